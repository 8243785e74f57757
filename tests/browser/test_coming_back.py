"""Reloading, and a server that is killed and started again, in the middle of a game: nothing is lost or doubled."""

import pytest
from playwright.sync_api import expect

from tests.browser.people import ASKED, Person
from tests.server.running import Running


@pytest.fixture
def own_server(built, tmp_path):
    """A server that a test may stop."""
    with Running(f"sqlite:///{tmp_path / 'own.sqlite'}") as running:
        yield running


def begin(person, game="las-vegas"):
    person.open("/")
    person.press(person.button("lobby-play-named", title=person.words(f"lobby-title-{game}")))
    person.play(most=2)


def test_after_a_reload_the_table_the_question_and_the_log_are_the_same(people):
    anna = people("Anna", size=(1440, 900))
    begin(anna)
    anna.wait_for_turn()
    anna.page.mouse.move(0, 0)  # off the houses, which preview what they are touched by
    before = anna.log(), anna.page.locator(".board").inner_text(), anna.page.locator(ASKED).get_attribute("data-at")
    anna.page.reload()
    anna.wait_for_turn()
    expect(anna.page.locator("[role=log] p")).to_have_count(len(before[0]))
    after = anna.log(), anna.page.locator(".board").inner_text(), anna.page.locator(ASKED).get_attribute("data-at")
    assert after == before
    anna.choose()
    anna.wait_for_turn()
    assert anna.log()[: len(before[0])] == before[0]
    anna.check_is_well()


def test_a_server_that_is_killed_and_started_again_is_found_again(browser, own_server):
    anna = Person(browser, own_server.url, "Anna")
    begin(anna)
    anna.wait_for_turn()
    number = int(anna.page.locator(ASKED).get_attribute("data-at"))
    own_server.kill()
    expect(anna.page.get_by_text(anna.words("browser-lost"))).to_be_visible(timeout=20_000)
    own_server.start()
    expect(anna.page.get_by_text(anna.words("browser-lost"))).to_be_hidden(timeout=30_000)
    anna.wait_for_turn()
    assert int(anna.page.locator(ASKED).get_attribute("data-at")) >= number
    anna.play(most=5)
    anna.check_is_well()
    anna.close()


def test_a_move_that_is_made_while_the_server_is_away_counts_once_when_it_is_back(browser, own_server):
    anna = Person(browser, own_server.url, "Anna", size=(1440, 900))
    begin(anna)
    anna.wait_for_turn()
    asked = anna.page.locator(ASKED).get_attribute("data-at")
    num_own = sum("You put" in line for line in anna.log())
    own_server.kill()
    anna.choose(waits=False)
    own_server.start()
    anna.page.wait_for_function(
        "([asked, number]) => (document.querySelector(asked)?.dataset.at ?? number) !== number",
        arg=[ASKED, asked], timeout=60_000,
    )  # fmt: skip
    assert sum("You put" in line for line in anna.log()) == num_own + 1
    anna.check_is_well()
    anna.close()


def test_a_game_that_was_left_is_offered_on_the_front_page(people):
    anna = people("Anna")
    begin(anna)
    code = anna.code()
    anna.open("/")
    anna.page.locator(f"a[href='/{code}'], [data-code={code}] button").first.click()
    anna.wait_for_turn()
    assert anna.code() == code
