"""A browser, a server, and a page: what the tests of the client share.

Playwright keeps an event loop in the tests' own thread, so a test here must not call `asyncio.run`; the browser ends
with the last test of this folder.
"""

from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from tests.browser import needed
from tests.browser.people import Person
from tests.server.running import Running

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
SIZE = {"width": 390, "height": 844}
BOLD = Path(__file__).parents[2] / "examples" / "bold.py"


@pytest.fixture(scope="package")
def built():
    """Needs the built client."""
    if not needed.has_pages():
        pytest.skip(needed.NO_PAGES)


@pytest.fixture(scope="package")
def browser():
    path = needed.chromium()
    if path is None:
        pytest.skip(needed.NO_BROWSER)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield found
        found.close()


@pytest.fixture(scope="package")
def server(built, tmp_path_factory):
    """A running server with a database of its own, whose owner has brought a bot."""
    database = tmp_path_factory.mktemp("browser") / "croupier.sqlite"
    with Running(f"sqlite:///{database}", "--bot", f"{BOLD}:bold") as running:
        yield running


@pytest.fixture
def problems():
    """What went wrong in the page: errors, failed requests, breaches of the Content-Security-Policy.

    A test fails if anything is left here at its end; one that provokes an error removes it.
    """
    found = []
    yield found
    assert found == []


@pytest.fixture
def page(browser, server, problems):
    """A new visitor's page, on a phone; addresses are relative to the server."""
    context = browser.new_context(base_url=server.url, viewport=SIZE, locale="en-GB")
    opened = context.new_page()
    opened.on("console", lambda said: problems.append(said.text) if said.type in ("error", "warning") else None)
    opened.on("pageerror", lambda error: problems.append(str(error)))
    opened.on("requestfailed", lambda request: problems.append(f"{request.url}: {request.failure}"))
    yield opened
    context.close()


@pytest.fixture
def people(browser, server):
    """Makes people, and closes their windows."""
    made = []

    def make(name, **how):
        made.append(Person(browser, server.url, name, **how))
        return made[-1]

    yield make
    for person in made:
        person.close()
