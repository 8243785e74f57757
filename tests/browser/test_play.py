"""Whole games in a browser, against a real server: alone against bots, and two people with a bot."""

import re
import urllib.request

import pytest
from playwright.sync_api import expect

import croupier
from croupier.game import NAMES
from tests.browser.people import ENDED
from tests.browser.test_pages import found_by_axe

CHECKED = "[data-proof=right]"
CHECK_SECONDS = 20
LUCK, LUCK_SECONDS = "[data-luck=found]", 60  # what it needs may still have to be compiled


@pytest.mark.parametrize("game", NAMES)
def test_a_new_user_plays_a_game_against_bots_from_the_front_page_to_its_end(people, game):
    anna = people("Anna", size=(390, 844), touch=True, seed=NAMES.index(game)).open("/")
    anna.press(anna.button("lobby-play-named", title=anna.words(f"lobby-title-{game}")))
    anna.play()
    expect(anna.page.locator(ENDED)).to_be_visible()
    expect(anna.page.locator(CHECKED)).to_be_visible(timeout=CHECK_SECONDS * 1000)
    assert (anna.num_choices > 0) == was_asked(anna)
    see_who_was_lucky(anna)
    anna.check_is_well()
    assert found_by_axe(anna) == []
    look_at_it_again(anna)


def was_asked(person):
    """Whether the game that has ended left somebody any choice: where cards decide nearly all, there may be none."""
    with urllib.request.urlopen(f"{person.url}/api/tables/{person.code()}/record") as answer:
        record = croupier.read(answer.read())
    seat = [seat.kind for seat in record.header.seats].index("human")
    return any(step.actor == seat and step.before.obvious is None for step in record.replay())


def see_who_was_lucky(person):
    """The course of the chances as a picture and as a table, and a bar with its sign for everybody."""
    course = person.page.locator(LUCK)
    expect(course).to_be_visible(timeout=LUCK_SECONDS * 1000)
    rows = course.locator("tbody tr").all_inner_texts()
    assert rows[0].startswith(person.words("luck-start"))
    assert 2 <= len(rows) <= 12
    players = person.page.get_by_role("list", name=person.words("ending-places")).get_by_role("listitem").count()
    assert course.locator("svg path").count() > 2 * course.locator("thead th").count()
    amounts = person.page.locator("section", has_text=person.words("luck-title")).locator("li b").all_inner_texts()
    assert len(amounts) == players
    assert all(re.fullmatch(r"0|[+\u2212]\d+", amount) for amount in amounts)


def look_at_it_again(person):
    """The replay, step by step and from another seat."""
    person.page.get_by_role("link", name=person.words("ending-replay")).tap()
    person.page.wait_for_selector("main.table")
    on, back = person.button("replay-browser-on"), person.button("replay-browser-back")
    first = person.page.locator("main.table").inner_text()
    for _ in range(4):
        person.press(on)
    expect(person.page.locator("main.table")).not_to_have_text(first)
    for _ in range(4):
        person.press(back)
    expect(back).to_be_disabled()
    person.page.keyboard.press("End")
    expect(on).to_be_disabled()
    expect(person.page.locator("[data-chances]")).to_be_visible()
    assert "100 %" in person.page.get_by_label(person.words("replay-browser-place")).get_attribute("aria-valuetext")
    person.check_is_well()


def test_two_people_and_a_bot_play_by_keyboard_and_by_touch_and_go_on_together(people):
    """Anna opens a table with her keyboard; Ben comes with the link, in German, on his phone; a bot is the third."""
    anna = people("Anna", keyboard=True, seed=1).open("/new/las-vegas")
    anna.press(anna.button("new-open"))
    anna.page.wait_for_selector("[data-page=waiting]")
    ben = people("Ben", size=(390, 844), touch=True, language="de", seed=2).open(f"/{anna.code()}")
    ben.press(ben.button("waiting-sit"))
    expect(anna.page.get_by_text("Ben").first).to_be_visible()
    anna.press(anna.button("waiting-fill"))
    expect(anna.button("waiting-start")).to_be_enabled()
    anna.press(anna.button("waiting-start"))
    for person in (anna, ben):
        person.page.wait_for_selector("section.tray")
    while not (anna.is_over and ben.is_over):
        for person in (anna, ben):
            if person.is_asked:
                person.choose()
        anna.page.wait_for_timeout(30)
    assert min(anna.num_choices, ben.num_choices) > 5
    for person in (anna, ben):
        expect(person.page.locator(CHECKED)).to_be_visible(timeout=CHECK_SECONDS * 1000)
        person.check_is_well()
    anna.press(anna.button("ending-rematch"))
    anna.page.wait_for_selector("[data-page=waiting]")
    ben.press(ben.button("ending-go-on"))
    ben.page.wait_for_selector("[data-page=waiting]")
    assert ben.code() == anna.code()
    assert anna.errors == ben.errors == []


def test_a_bot_of_the_servers_owner_sits_down_like_the_others(people):
    anna = people("Anna", seed=3).open("/new/las-vegas")
    for number in (2, 3, 4):
        chair = anna.page.get_by_label(anna.words("new-seat", number=number), exact=True)
        expect(chair.locator("option[value=bold]")).to_have_count(1)
        chair.select_option("bold" if number == 2 else "easy")
    anna.press(anna.button("waiting-start"))
    anna.page.wait_for_selector("section.tray")
    anna.play(most=2)
    expect(anna.page.locator("main.table")).to_be_visible()
    anna.check_is_well()
