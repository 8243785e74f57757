"""`make bench-browser`: what the pages weigh, and how many frames are dropped while a table plays.

The system's Chromium, without a window and without a GPU, visits a server of its own. Weights are bytes as they come
over the wire, headers included. For the frames Chromium gets a quarter of the CPU and shows a table of four whose
players are elsewhere; beside each table, in the same run, stands a plain page on which twelve squares move.
docs/benchmarks.md explains the rows.
"""

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import random
import statistics
import sys
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, Page, async_playwright
from tests.browser import needed
from tests.browser.conftest import FLAGS
from tests.server.running import Running

from croupier import client
from croupier.game import NAMES, load
from croupier.wire import Option
from croupier.words import LANGUAGES

SIZES = ((390, 844), (1440, 900))
TABLES: dict[str, dict[str, Any]] = {"las-vegas": {}, "las-vegas-royale": {"tiles": 3}}
PLAYERS = 4
SLOWER = 4  # how many times less CPU Chromium gets
EVENTS = 7  # of other players, shown in each window
PLAIN_SECONDS = 3.0
FRAME = 1000 / 60  # milliseconds
LONG = 1.5 * FRAME
SHOWN_SECONDS, START_SECONDS = 30.0, 120.0  # that anything may take
KB = 1000
MOST_FRONT, MOST_TABLE = 150 * KB, 250 * KB  # wanted
FIRST_ROUND = 2  # the log has some lines by then

# Notes when each event of another player comes and is painted, every frame, and every long one with its parts. An
# event is shown when nothing moves and no short timer is set (the client pauses after each sentence).
WATCH = """(() => {
  const own = 0, shortest = 2000, calm = 3;
  const log = window.watched = {frames: [], events: [], long: []};
  const timers = new Set();
  const {setTimeout: set, clearTimeout: clear} = window;
  window.setTimeout = (run, wait = 0, ...given) => {
    const id = set(() => { timers.delete(id); run(...given); }, wait);
    if (wait < shortest) timers.add(id);
    return id;
  };
  window.clearTimeout = (id) => { timers.delete(id); clear(id); };
  const moves = () => document.getAnimations().some((one) => one.playState === 'running');
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({data}) => {
        const [, seat] = /^.{0,40}"kind":"moved","seat":(\\d+)/.exec(data) ?? [];
        if (seat === undefined) return;
        const event = {seat: Number(seat), came: performance.now(), painted: null, shown: null};
        log.events.push(event);
        requestAnimationFrame(() => requestAnimationFrame(() => (event.painted = performance.now())));
      });
    }
  };
  let quiet = 0;
  const frame = (now) => {
    log.frames.push(now);
    quiet = timers.size || moves() ? 0 : quiet + 1;
    const last = log.events[log.events.length - 1];
    if (last && last.painted && !last.shown && quiet > calm) last.shown = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => {
    for (const {startTime, duration, renderStart, styleAndLayoutStart, scripts} of list.getEntries()) {
      const forced = scripts.reduce((sum, script) => sum + script.forcedStyleAndLayoutDuration, 0);
      const end = startTime + duration;
      log.long.push({start: startTime, duration, forced, layout: end - styleAndLayoutStart, render: end - renderStart});
    }
  }).observe({type: 'long-animation-frame'});
})()"""

PLAIN = """<!doctype html><style>i { position: absolute; width: 40px; height: 40px; background: #b33 }</style><script>
  for (let n = 0; n < 12; n++) {
    const square = document.body.appendChild(document.createElement('i'));
    square.style.left = n * 30 + 'px';
    square.animate([{ transform: 'none' }, { transform: 'translate(0, 500px) rotate(300deg)' }],
                   { duration: 700, delay: n * 60, iterations: Infinity });
  }
</script>"""


# Weights


class Scales:
    """Adds up what a page fetches."""

    def __init__(self) -> None:
        self._paths: dict[str, str] = {}
        self.bytes: dict[str, float] = {}

    async def weigh(self, page: Page) -> None:
        """Begin to add up."""
        session = await page.context.new_cdp_session(page)
        session.on("Network.requestWillBeSent", self._sent)
        session.on("Network.loadingFinished", self._loaded)
        await session.send("Network.enable")

    def _sent(self, event: dict[str, Any]) -> None:
        self._paths[event["requestId"]] = "/" + event["request"]["url"].split("/", 3)[-1]

    def _loaded(self, event: dict[str, Any]) -> None:
        path = self._paths.get(event["requestId"], "?")
        self.bytes[path] = self.bytes.get(path, 0) + event["encodedDataLength"]


async def front_weight(browser: Browser, url: str, language: str) -> dict[str, Any]:
    """A first visit of the front page."""
    context = await browser.new_context(locale=language)
    page, scales = await context.new_page(), Scales()
    await scales.weigh(page)
    await page.goto(url, wait_until="networkidle")
    await page.wait_for_selector("main article")
    assert await page.evaluate("document.documentElement.lang") == language
    await context.close()
    fonts = sum(size for path, size in scales.bytes.items() if path.endswith(".woff2"))
    return {"what": "front", "language": language, "bytes": sum(scales.bytes.values()), "fonts": fonts}


async def table_weight(browser: Browser, url: str, game: str) -> dict[str, Any]:
    """What a game's table fetches, in English, after the front page; without the table's own data."""
    context = await browser.new_context(locale="en")
    page = await context.new_page()
    await page.goto(url, wait_until="networkidle")
    scales = Scales()
    await scales.weigh(page)
    async with playing(url, game, load(game).players[0], {}) as seats:
        await page.goto(f"{url}/{code_of(seats[0])}", wait_until="networkidle")
        await page.wait_for_selector("main.table")
    await context.close()
    found = {path: size for path, size in scales.bytes.items() if path.startswith("/assets/")}
    return {"what": "table", "game": game, "bytes": sum(found.values())}


# Tables


@contextlib.asynccontextmanager
async def playing(url: str, game: str, players: int, settings: dict[str, Any]) -> AsyncIterator[list[client.Seat]]:
    """The seats of a table that has begun, in the order of the seats; each follows what happens."""
    server = client.Server(url)
    table = await server.open_table(game, players, settings=settings)
    seats = []
    for number in range(players):
        joined = await server.join(table.table, f"Player {number + 1}")
        seats.append(Secret(url, table.table, joined.secret))
        await seats[-1].open()
    following = [asyncio.create_task(follow(seat)) for seat in seats]
    try:
        await seats[0].start()
        await asked(seats)
        yield seats
    finally:
        for task in following:
            task.cancel()
        for seat in seats:
            await seat.close()


class Secret(client.Seat):
    """A seat whose secret a browser may borrow."""

    def __init__(self, server: str, table: str, secret: str) -> None:
        super().__init__(server, table, secret)
        self.secret = secret


async def follow(seat: client.Seat) -> None:
    async for _ in seat:
        pass


async def asked(seats: list[client.Seat]) -> client.Seat:
    """Whoever must choose."""
    async with asyncio.timeout(START_SECONDS):
        while True:
            for seat in seats:
                if seat.ask is not None:
                    return seat
            await asyncio.sleep(0.005)


async def choose(seats: list[client.Seat], chooser: random.Random) -> int:
    """Make one random choice, with all its parts; returns whose it was."""
    seat = await asked(seats)
    assert seat.ask is not None
    assert seat.seat is not None
    moves, options = [], seat.ask.options
    while options:
        option: Option = chooser.choice(options)
        moves.append(option.move)
        options = option.then or []
    await seat.play(*moves)
    return seat.seat


def code_of(seat: client.Seat) -> str:
    assert seat.table is not None
    return str(seat.table.code)


def round_of(seat: client.Seat) -> int:
    assert seat.view is not None
    return int(seat.view["round_number"])


# Frames


async def window(browser: Browser, size: tuple[int, int]) -> Page:
    """A new window in which frames are watched, with little CPU."""
    kept = {"language": "en", "theme": "light", "pace": "normal", "hasSound": False, "name": "Player 1", "colour": 0}
    context = await browser.new_context(viewport={"width": size[0], "height": size[1]}, locale="en")
    await context.add_init_script(f"localStorage.setItem('croupier', {json.dumps(json.dumps(kept))})")
    await context.add_init_script(WATCH)
    page = await context.new_page()
    session = await context.new_cdp_session(page)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return page


async def shown(page: Page, count: int) -> None:
    """Wait until so many events have been shown; polled from here, because a timer in the page would be watched."""
    async with asyncio.timeout(SHOWN_SECONDS):
        while not await page.evaluate("count => watched.events[count - 1]?.shown", count):
            await asyncio.sleep(0.1)


async def table_frames(browser: Browser, url: str, game: str) -> list[dict[str, Any]]:
    """A row for each window: the first events of a round, one after the other."""
    rows, chooser = [], random.Random(1)
    async with playing(url, game, PLAYERS, TABLES[game]) as seats:
        assert isinstance(seats[0], Secret)
        code, name = code_of(seats[0]), seats[0].table_name
        own = {
            "table": name,
            "seat": 0,
            "secret": seats[0].secret,
            "game": game,
            "name": "Player 1",
            "code": code,
            "when": 1,
        }
        for number, size in enumerate(SIZES):
            while round_of(seats[0]) < FIRST_ROUND + number:
                await choose(seats, chooser)
            page = await window(browser, size)
            kept = json.dumps(json.dumps({name: own}))
            await page.context.add_init_script(f"localStorage.setItem('croupier-seats', {kept})")
            await page.goto(f"{url}/{code}", wait_until="networkidle")
            await page.wait_for_selector("main.table")
            await page.wait_for_timeout(1000)
            others = count = 0
            while others < EVENTS:
                others += await choose(seats, chooser) != 0
                count += 1
                await shown(page, count)
            watched = await page.evaluate("watched")
            await page.context.close()
            rows.append({"what": "frames", "game": game, "size": size, **figures(watched)})
            say(f"  {size[0]} x {size[1]}: {rows[-1]['dropped']} of {rows[-1]['frames']} frames dropped")
    return rows


def figures(watched: dict[str, Any]) -> dict[str, Any]:
    """What happened from each event's coming until it was shown; one's own events are left out."""
    events = [event for event in watched["events"] if event["seat"] != 0]
    stretches = [(event["came"], event["shown"]) for event in events]
    frames = [later - earlier for begin, end in stretches
              for earlier, later in itertools.pairwise(watched["frames"]) if begin < later <= end]  # fmt: skip
    long = [one for one in watched["long"] if any(begin <= one["start"] + one["duration"] and one["start"] <= end
                                                  for begin, end in stretches)]  # fmt: skip
    return {
        **lengths(frames),
        "events": len(events),
        "painted": statistics.median(event["painted"] - event["came"] for event in events),
        "worst_painted": max(event["painted"] - event["came"] for event in events),
        "long": long,
    }


async def plain_frames(browser: Browser, size: tuple[int, int]) -> dict[str, Any]:
    """Twelve squares on an empty page: what this machine can draw at all."""
    page = await window(browser, size)
    await page.route("**/*", lambda route: route.fulfill(body=PLAIN, content_type="text/html"))
    await page.goto("http://plain.test/")
    await page.wait_for_timeout(500)
    await page.evaluate("watched.frames.length = 0")
    await page.wait_for_timeout(PLAIN_SECONDS * 1000)
    times = await page.evaluate("watched.frames")
    await page.context.close()
    frames = [later - earlier for earlier, later in itertools.pairwise(times)]
    return {"what": "plain", "size": size, **lengths(frames)}


def lengths(frames: list[float]) -> dict[str, Any]:
    seconds, dropped = sum(frames) / 1000, sum(frame > LONG for frame in frames)
    return {"frames": len(frames), "seconds": seconds, "dropped": dropped, "worst": max(frames)}


# What is printed


def show(rows: list[dict[str, Any]]) -> None:
    print(f"{'first visit of the front page':42}{'kB':>8}{'of it fonts':>14}")
    for row in rows:
        if row["what"] == "front":
            print(f"  {row['language']:40}{row['bytes'] / KB:8.1f}{row['fonts'] / KB:14.1f}")
    print(f"  (wanted: under {MOST_FRONT // KB} kB)")
    print("a table's code and words, beyond that")
    for row in rows:
        if row["what"] == "table":
            print(f"  {row['game']:40}{row['bytes'] / KB:8.1f}")
    print(f"  (wanted: under {MOST_TABLE // KB} kB)")
    names = ("events", "frames", "dropped", "share", "per event", "worst ms", "painted ms", "worst")
    print("{:42}{:>8}{:>8}{:>9}{:>8}{:>11}{:>10}{:>12}{:>8}".format(f"frames, CPU / {SLOWER}", *names))
    for row in rows:
        if row["what"] not in ("frames", "plain"):
            continue
        width, height = row["size"]
        title = f"  {row.get('game', 'twelve squares on a plain page')}, {width} x {height}"
        share = f"{row['dropped'] / row['frames']:8.1%}"
        if row["what"] == "plain":
            print(f"{title:42}{'':8}{row['frames']:8}{row['dropped']:9}{share}{'':11}{row['worst']:10.0f}")
        else:
            print(
                f"{title:42}{row['events']:8}{row['frames']:8}{row['dropped']:9}{share}"
                f"{row['dropped'] / row['events']:11.1f}{row['worst']:10.0f}{row['painted']:12.0f}"
                f"{row['worst_painted']:8.0f}"
            )


def say(what: str) -> None:
    print(what, file=sys.stderr, flush=True)


async def measure(url: str, browser: Browser) -> list[dict[str, Any]]:
    """Every row."""
    say("weights")
    rows = [await front_weight(browser, url, language) for language in LANGUAGES]
    rows += [await table_weight(browser, url, game) for game in NAMES]
    say("frames of a plain page")
    rows += [await plain_frames(browser, size) for size in SIZES]
    for game in TABLES:
        say(f"frames of {game}")
        rows += await table_frames(browser, url, game)
    return rows


async def run(database: Path) -> tuple[str, list[dict[str, Any]]]:
    with Running(f"sqlite:///{database}") as server:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=needed.chromium(), args=FLAGS)
            return browser.version, await measure(server.url, browser)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    options = arguments.parse_args()
    for is_there, reason in (needed.has_pages(), needed.NO_PAGES), (needed.chromium(), needed.NO_BROWSER):
        if not is_there:
            raise SystemExit(reason)
    with tempfile.TemporaryDirectory() as folder:
        version, rows = asyncio.run(run(Path(folder) / "bench.sqlite"))
    if options.json:
        print(json.dumps(rows, indent=1))
        return
    load_average = os.getloadavg()[0]
    print(f"Chromium {version}, no GPU, {os.cpu_count()} cores, load average at the end {load_average:.1f}")
    show(rows)


if __name__ == "__main__":
    main()
