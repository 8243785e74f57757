"""The client starts in a real browser."""

from playwright.sync_api import expect

PROBE = "document.body.setAttribute('style', 'color: red')"


def test_the_front_page_loads_without_an_error(page, problems):
    answer = page.goto("/")
    assert answer.status == 200
    expect(page).to_have_title("Croupier")
    expect(page.get_by_role("heading").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert problems == []


def test_a_breach_of_the_policy_would_be_seen(page, problems):
    page.goto("/")
    page.wait_for_load_state("networkidle")
    problems.clear()
    page.evaluate(PROBE)
    page.wait_for_function("() => getComputedStyle(document.body).color !== 'rgb(255, 0, 0)'")
    assert any("Content Security Policy" in said for said in problems), problems
    problems.clear()
