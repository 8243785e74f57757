"""`make screenshots`: every screen at three widths, light and dark, at tables with five people that are well under way.

python -m tests.browser.screenshots [FOLDER] [--only las-vegas]
"""

import argparse
import json
import tempfile
import urllib.request
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from croupier.game import NAMES, load
from tests.browser import needed
from tests.browser.conftest import FLAGS
from tests.browser.people import Person
from tests.server.running import Running

SIZES = {390: 844, 768: 1024, 1440: 900}
THEMES = ("light", "dark")
SETTINGS = {"las-vegas-royale": {"tiles": 6}}  # a tile at every casino
CHOICES = {"las-vegas": 5, "las-vegas-royale": 5, "sequence-dice": 9, "yellow-dwarf": 3}  # before the picture
MOST_PEOPLE = 5


def main() -> None:
    """Take every picture."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("folder", nargs="?", default="build/screenshots", type=Path)
    arguments.add_argument("--only", choices=(*NAMES, "pages"), help="the tables of one game, or the other pages")
    options = arguments.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as kept,
        Running(f"sqlite:///{kept}/shots.sqlite") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=needed.chromium(), args=FLAGS)
        if options.only in (None, "pages"):
            take_pages(browser, server.url, options.folder)
        for game in NAMES:
            if options.only in (None, game):
                take_game(browser, server.url, options.folder, game)
        browser.close()


def take_pages(browser: Browser, url: str, folder: Path) -> None:
    """The front page, a new table, and the waiting room."""
    for theme in THEMES:
        anna = Person(browser, url, "Anna", theme=theme)
        anna.open("/")
        anna.page.wait_for_selector("main article")
        take(anna, folder, "front", theme)
        anna.open("/new/las-vegas-royale")
        anna.page.wait_for_selector("form")
        take(anna, folder, "new-table", theme)
        anna.press(anna.button("new-open"))
        anna.page.wait_for_selector("[data-page=waiting]")
        take(anna, folder, "waiting", theme)
        anna.close()


def take_game(browser: Browser, url: str, folder: Path, game: str) -> None:
    """A table with as many people as can sit there, in the middle of a game and at its end, and its replay."""
    anna = Person(browser, url, "Anna", seed=3)
    seat = sit_down(url, game, anna)
    anna.page.wait_for_selector("[data-page=waiting]")
    anna.press(anna.button("waiting-start"))
    anna.play(most=CHOICES[game])
    anna.wait_for_turn()
    for theme in THEMES:
        dress(anna, theme)
        anna.wait_for_turn()
        take(anna, folder, game, theme)
    anna.play()
    for theme in THEMES:
        dress(anna, theme)
        anna.page.wait_for_selector("[data-proof]")
        anna.page.wait_for_selector("[data-luck=found]")
        take(anna, folder, f"{game}-end", theme)
    anna.open(f"/{seat['code']}/replay")
    anna.page.wait_for_selector("main.table")
    anna.page.wait_for_selector("[data-chances]")
    take(anna, folder, f"{game}-replay", THEMES[0])
    anna.close()


def sit_down(url: str, game: str, person: Person) -> dict[str, str]:
    """Open a table full of bots but for one seat, and sit down there."""
    players = min(load(game).players[-1], MOST_PEOPLE)
    table = post(url, "/tables", {"game": game, "players": players, "settings": SETTINGS.get(game, {}),
                                  "bots": ["medium"] * (players - 1)})  # fmt: skip
    seated = post(url, f"/tables/{table['table']}/seats", {"name": person.name, "colour": 0})
    seat = {**seated, "code": table["code"], "game": game, "name": person.name, "when": 1}
    person.open("/")
    person.page.evaluate("seat => localStorage.setItem('croupier-seats', JSON.stringify({[seat.table]: seat}))", seat)
    person.open(f"/{table['code']}")
    return seat


def post(url: str, path: str, body: object) -> dict[str, str]:
    """Ask the server for something."""
    request = urllib.request.Request(
        f"{url}/api{path}", json.dumps(body).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=10) as answer:
        found: dict[str, str] = json.load(answer)
        return found


def dress(person: Person, theme: str) -> None:
    """Change the theme, as the menu does."""
    person.page.evaluate(
        "theme => localStorage.setItem('croupier', JSON.stringify({...JSON.parse(localStorage.croupier), theme}))",
        theme,
    )
    person.page.reload()


def take(person: Person, folder: Path, name: str, theme: str) -> None:
    """A picture at each width."""
    for width, height in SIZES.items():
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_timeout(400)
        person.page.screenshot(path=folder / f"{name}-{width}-{theme}.png")
    person.check_is_well()


if __name__ == "__main__":
    main()
