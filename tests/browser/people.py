"""People in browsers: each has a window of their own, plays through what can be seen and touched, and nothing else."""

import json
import random
import re

from playwright.sync_api import TimeoutError

from croupier.words import Words

ASKED = "section.tray[data-at]"  # a question that is open
GO = f"{ASKED} .btn.main"
ENDED = "[data-page=ending]"
CHOICES = "main button[aria-pressed]:visible:enabled"
TURN_SECONDS = 60
# where to touch something; other cards may lie over parts of a card
PLACES = ((0.5, 0.5), (0.2, 0.5), (0.2, 0.2), (0.5, 0.15), (0.8, 0.5), (0.15, 0.85))


class Person:
    """Somebody with a browser; `touch` is a phone's, `keyboard` never uses the mouse."""

    def __init__(
        self, browser, url, name, *, language="en", size=(1280, 900), touch=False, keyboard=False, theme="light", seed=0
    ):
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=touch, is_mobile=touch, locale=language
        )
        kept = {"language": language, "theme": theme, "pace": "instant", "hasSound": False, "name": name, "colour": 0}
        self.context.add_init_script(
            f"if (!localStorage.getItem('croupier')) localStorage.setItem('croupier', {json.dumps(json.dumps(kept))})"
        )
        self.page = self.context.new_page()
        self.url, self.name, self._touch, self._keyboard = url, name, touch, keyboard
        self.words = Words(language)
        self._chooser = random.Random(seed)
        self.errors = []
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.num_choices = 0

    def _hear(self, message):
        is_network = "WebSocket" in message.text or "net::ERR" in message.text  # expected where a server is stopped
        if message.type in ("error", "warning") and not is_network:
            self.errors.append(message.text)

    def open(self, path="/"):
        """Go to an address of the server."""
        self.page.goto(self.url + path)
        return self

    def press(self, locator):
        """Touch, click, or reach by keyboard and press Enter."""
        if self._keyboard:
            locator.focus()
            self.page.keyboard.press("Enter")
            return
        touch = locator.tap if self._touch else locator.click
        for across, down in PLACES:
            box = locator.bounding_box(timeout=5_000)
            assert box is not None, "it is not to be seen"
            try:
                touch(position={"x": box["width"] * across, "y": box["height"] * down}, timeout=2_000)
            except TimeoutError:
                continue  # something lies over it there
            return
        raise AssertionError(f"nothing of it can be touched: {locator}")

    def button(self, message, **arguments):
        """A button by its words in the person's language."""
        text = self.words(message, **arguments)
        return self.page.get_by_role("button", name=text, exact=True).or_(
            self.page.get_by_role("button").filter(has=self.page.locator("small")).filter(has_text=text)
        )  # some have a second, small line

    @property
    def is_asked(self):
        """Whether a question is open."""
        return self.page.locator(ASKED).count() > 0

    @property
    def is_over(self):
        """Whether the ending is shown."""
        return self.page.locator(ENDED).count() > 0

    def wait_for_turn(self, seconds=TURN_SECONDS):
        """Whether a question is open; not, if the game is over."""
        self.page.wait_for_selector(f"{ASKED}, {ENDED}", timeout=seconds * 1000)
        return not self.is_over

    def choose(self, waits=True):
        """Answer the open question with something that can be chosen, part by part, until it is sent."""
        number = self.page.locator(ASKED).get_attribute("data-at")
        for _ in range(40):
            if self._asked_at() != number:
                break  # it was sent
            go = self.page.locator(GO)
            if go.is_enabled():
                self.press(go)
                if waits:
                    self._wait_until_sent(number)
                break
            choices = self.page.locator(CHOICES)
            open_ones = [n for n in range(choices.count()) if choices.nth(n).get_attribute("aria-pressed") == "false"]
            assert open_ones, "a question is open, and nothing can be chosen"
            self.press(choices.nth(self._chooser.choice(open_ones)))
            self.page.wait_for_timeout(20)
        self.num_choices += 1

    def _asked_at(self):
        return self.page.evaluate("asked => document.querySelector(asked)?.dataset.at ?? null", ASKED)

    def _wait_until_sent(self, number):
        self.page.wait_for_function(
            "([asked, number]) => document.querySelector(asked)?.dataset.at !== number", arg=[ASKED, number]
        )

    def play(self, most=1_000):
        """Play until the game is over, or so many choices were made."""
        while self.num_choices < most and self.wait_for_turn():
            self.choose()
        return self

    def log(self):
        """The sentences of the log that can be seen."""
        return [line.strip() for line in self.page.locator("[role=log] p").all_inner_texts()]

    def check_is_well(self):
        """No errors, no missing words, nothing wider than the window."""
        assert self.errors == []
        wide = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, f"{wide} pixels too wide"

    def code(self):
        """The code of the table that the person is at."""
        found = re.match(r".*/([a-z0-9]+)$", self.page.url)
        assert found, self.page.url
        return found[1]

    def close(self):
        """Close the window."""
        self.context.close()
