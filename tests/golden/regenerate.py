"""The golden files: perft counts, playthroughs and stories, written anew by `make golden`."""

import random
from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import numpy as np

import croupier
from croupier.bots.levels import opponent
from croupier.game import NAMES, load
from croupier.kernel import CHANCE
from croupier.match import Match
from croupier.perft import perft
from croupier.position import Position
from croupier.telling import telling_of
from croupier.terminal.play import Sitting, welcome
from croupier.terminal.screen import Screen
from croupier.terminal.seats import company_of, read_seats
from croupier.views import View
from croupier.words import LANGUAGES, Company, Words
from tests.contract.games import TABLES, table_id

GOLDEN = Path(__file__).parent
PERFT_DEPTH = 5
PERFT_NODES = 60_000  # a table is counted to the depth at which it stays below this
STORIES: dict[str, tuple[int, dict[str, Any]]] = {  # players and settings
    "las-vegas": (3, {"neutral": True}),
    "las-vegas-royale": (4, {"tiles": 4}),
    "sequence-dice": (3, {}),
    "yellow-dwarf": (4, {"deals": 3}),
}
STORY_SEED = 12
NAMES_AT_TABLE = ("Ada", "Bruno", "Clara", "Dimitri", "Edda", "Felix")


def positions(name: str) -> Iterator[tuple[str, Position]]:
    """The positions of a game that are counted: the start and some from the middle of a seeded game."""
    for table in TABLES:
        if table[0] == name:
            for plies in (0, 40, 200, 350):
                chooser = random.Random(f"perft {table_id(table)}")
                position = croupier.start(name, table[1], **table[2])
                for _ in range(plies):
                    if not position.is_over:
                        weights = position.weights if position.actor == CHANCE else None
                        position.play(chooser.choices(position.legal_moves, weights)[0])
                yield f"{table_id(table)} after {plies}", position


def perft_lines(name: str) -> list[str]:
    """One line for each position: its counts at depths 1, 2, ..."""
    lines = []
    for title, position in positions(name):
        counts: list[int] = []
        while len(counts) < PERFT_DEPTH and (not counts or counts[-1] < PERFT_NODES // 10):
            counts.append(perft(position, len(counts) + 1))
        lines.append(f"{title}: {' '.join(map(str, counts))}")
    return lines


def playthrough_lines(name: str) -> list[str]:
    """One whole seeded game as bots and screens read it, step by step."""
    table = [table for table in TABLES if table[0] == name][3]
    chooser, words = random.Random(f"playthrough {name}"), Words("en")
    position = croupier.start(name, table[1], **table[2])
    company = Company(NAMES_AT_TABLE[: table[1]])
    telling = telling_of(position.game)
    lines = [f"# {table_id(table)}"]
    while not position.is_over:
        before, actor = position.view(), position.actor
        who = "chance" if actor == CHANCE else f"seat {actor}"
        options = _listed([str(move) for move in position.legal_moves])
        weights = position.weights if actor == CHANCE else None
        weighed = "" if weights is None or len(set(weights)) == 1 else f" (weights {' '.join(map(str, weights))})"
        move = chooser.choices(position.legal_moves, weights)[0]
        lines += ["", f"{who} decides {position.decision}: {options}{weighed}", f"> {move}"]
        shown = position.shown(move)
        position.play(move)
        after = position.view()
        lines += [words.say(phrase, company) for phrase in telling.step(before, shown, after)]
        if actor != CHANCE:
            lines.append(f"standing {position.standing}; view {_digest(after)}")
    assert position.outcome is not None
    result = [words.say(phrase, company) for phrase in telling.result(position.view(), position.outcome)]
    return [*lines, "", *result, f"outcome {position.outcome}"]


def story(name: str, language: str) -> str:
    """One whole seeded game as a person at the terminal hears it; bots choose for everybody.

    The luck account at the end is left out: it depends on what was learned, and changes when it is learned anew.
    """
    players, settings = STORIES[name]
    game, words = load(name), Words(language)
    seats = read_seats(",".join(["you"] + ["medium"] * (players - 1)), words)
    bots = dict.fromkeys(range(players), opponent("medium", game))
    position = croupier.start(name, players, **settings)
    match = Match.begin(position, seats, croupier.Seeded(STORY_SEED), bots=bots, bot_seed=STORY_SEED)
    with redirect_stdout(StringIO()) as out:
        sitting = Sitting(match, Screen(words, company_of(seats, words)))
        welcome(sitting)
        sitting.play()
    told, _, _ = out.getvalue().partition(f"\n{words('luck-title')}\n")
    return "\n".join(line.rstrip() for line in told.rstrip().splitlines()) + "\n"


def _listed(moves: list[str]) -> str:
    return ", ".join(moves) if len(moves) <= 16 else f"{moves[0]}, {moves[1]}, ... {moves[-1]} ({len(moves)})"


def _digest(view: View) -> str:
    """The fields of a view's record that are not zero, short enough to be read in a diff."""
    shown, record = [], view.record()[0]
    for field in view.dtype.names or ():
        value = np.asarray(getattr(record, field))
        if value.any():
            shown.append(f"{field}={np.array2string(value, separator=',', max_line_width=10_000).replace(chr(10), '')}")
    return " ".join(shown)


def main() -> None:
    for name in NAMES:
        for kind, lines in (("perft", perft_lines(name)), ("playthrough", playthrough_lines(name))):
            (GOLDEN / f"{name}.{kind}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
            print(f"{name}.{kind}.txt: {len(lines)} lines")
        for language in LANGUAGES:
            (GOLDEN / f"{name}.story.{language}.txt").write_text(story(name, language), encoding="utf-8")


if __name__ == "__main__":
    main()
