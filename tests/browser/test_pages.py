"""Every page in every language and both themes: no missing message, nothing too wide, nothing that axe-core finds."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from croupier.game import NAMES
from croupier.words import LANGUAGES
from tests.browser.people import ASKED

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
NARROW = (360, 740)


def found_by_axe(person):
    """What axe-core finds in the page as it is."""
    person.page.evaluate(AXE.read_text("utf-8"))
    found = person.page.evaluate("axe.run({resultTypes: ['violations']})")
    return [
        (fault["id"], [node["target"] for node in fault["nodes"]][:3], fault["help"]) for fault in found["violations"]
    ]


def table_of(person, game):
    person.open("/")
    person.press(person.button("lobby-play-named", title=person.words(f"lobby-title-{game}")))
    person.wait_for_turn()


@pytest.mark.parametrize("language", LANGUAGES)
def test_front_page_new_table_and_waiting_room_in_every_language(people, language):
    anna = people("Anna", language=language, size=NARROW, touch=True).open("/")
    anna.page.wait_for_selector("main article")
    anna.check_is_well()
    assert found_by_axe(anna) == []
    anna.open("/new/las-vegas-royale")
    anna.page.wait_for_selector("form")
    anna.check_is_well()
    assert found_by_axe(anna) == []
    anna.press(anna.button("new-open"))
    anna.page.wait_for_selector("[data-page=waiting]")
    anna.check_is_well()
    assert found_by_axe(anna) == []
    anna.press(anna.page.get_by_role("button", name=anna.words("browser-menu")))
    anna.page.wait_for_selector("dialog[open]")
    anna.check_is_well()
    assert found_by_axe(anna) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_tables_in_every_language(people, game, language):
    theme = "dark" if LANGUAGES.index(language) % 2 else "light"
    anna = people("Anna", language=language, size=NARROW, touch=True, theme=theme)
    table_of(anna, game)
    anna.check_is_well()
    assert found_by_axe(anna) == []
    anna.choose()
    anna.wait_for_turn()
    anna.press(anna.page.get_by_role("button", name=anna.words("browser-menu")))
    anna.page.wait_for_selector("dialog[open]")
    anna.check_is_well()
    assert found_by_axe(anna) == []
    anna.page.keyboard.press("Escape")
    anna.press(anna.page.get_by_role("button", name=anna.words("browser-rules")))
    anna.page.wait_for_selector("dialog[open] .rulebook")
    anna.check_is_well()


def test_the_language_changes_at_once_and_the_past_with_it(people):
    anna = people("Anna", size=(1440, 900))
    table_of(anna, "las-vegas")
    before = anna.log()
    assert any("You roll" in line for line in before)
    anna.press(anna.page.get_by_role("button", name=anna.words("browser-menu")))
    anna.page.get_by_text(anna.words("menu-preferences")).click()
    anna.press(anna.page.get_by_role("button", name="Deutsch"))
    anna.page.wait_for_function("() => document.documentElement.lang === 'de'")
    anna.page.keyboard.press("Escape")
    after = anna.log()
    assert len(after) == len(before)
    assert any("Du würfelst" in line for line in after)
    anna.check_is_well()


@pytest.mark.parametrize("game", NAMES)
def test_a_hint_says_how_often_choices_win_and_why(people, game):
    anna = people("Anna", size=(390, 844), touch=True)
    table_of(anna, game)
    anna.press(anna.button("browser-hint"))
    expect(anna.page.locator(f"{ASKED} >> text=/^\\d+ %$/").first).to_be_visible(timeout=60_000)
    anna.check_is_well()
    assert found_by_axe(anna) == []
    anna.choose()
    anna.wait_for_turn()
    expect(anna.page.locator(f"{ASKED} >> text=/^\\d+ %$/")).to_have_count(0)
