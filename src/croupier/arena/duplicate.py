"""Games between bots that get the same dice and cards in every seating."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from croupier import settings as table_settings
from croupier.bots import Opponent
from croupier.engine import ARENA, engine_of
from croupier.game import Game
from croupier.kernel import CHANCE, NOBODY, blank, generator
from croupier.luck import LuckMeter, Values

DICE, BOTS, LUCK = range(3)  # streams of a round: for dealing, for the bots, and for measuring luck


class DuplicateGame:
    """Plays one game after another between bots.

    What is dealt depends on the seed, the round of the tournament, the chapter (a round of Las Vegas, a deal of Yellow
    Dwarf) and the number of the choice in that chapter: every seating of a round gets the same notes and the same
    hands, and the same dice in the same seat as long as all players have the same numbers of dice left. A `meter`
    measures luck as the games are played, and changes nothing in them.
    """

    def __init__(self, game: Game, players: int, given: dict[str, Any], meter: LuckMeter | None = None) -> None:
        values = table_settings.check(players, game.players, game.settings, given)
        self._packed = table_settings.pack(game.rules.SETTINGS, game.settings, players, values)
        self._players, engine, rules, self._view = players, engine_of(game), game.rules, game.view_class
        engine.ready(ARENA)
        self._is_open = bool(values.get("open_money"))
        self._states, self._views, self._options = blank(rules.STATE), blank(rules.VIEW), engine.new_options()
        self._standing = np.zeros((rules.MAX_PLAYERS, 2), np.int64)
        self._start, self._meter = engine.entry("start_at"), meter
        self._open = engine.entry("open_chapter") if meter is None else meter.open
        self._play, self._returns = engine.entry("play_at"), engine.entry("returns_at")

    def play(
        self, seated: Sequence[Opponent], seed: int, number: int, seating: int
    ) -> tuple[list[tuple[int, int]], Values | None]:
        """Play one game of round `number` in that seating; return (score, tie-break) by seat, and the luck."""
        if self._meter is not None:
            self._meter.begin(int(generator(seed, number, LUCK)["a"][0]))  # the same for all seatings
        thoughts = [generator(seed, number, BOTS, seating, seat) for seat in range(self._players)]
        self._states.view(np.uint8)[:] = 0
        self._start(self._states, 0, self._packed, self._options)
        chapter, turn, left = 0, 0, -1
        while True:
            luck = generator(seed, number, DICE, chapter, turn)
            count, actor, left = self._open(self._states, luck, self._options, self._views, left)
            if actor == NOBODY:
                break
            if actor == CHANCE:
                chapter, turn = chapter + 1, 0
                continue
            turn += 1
            actions = self._options["actions"][0, :count].tolist()
            self._play(
                self._states,
                0,
                seated[actor](self._view(self._views.tobytes(), self._is_open), actions, thoughts[actor]),
                self._options,
            )
        self._returns(self._states, 0, self._standing)
        standing = [(int(score), int(tiebreak)) for score, tiebreak in self._standing[: self._players]]
        return standing, None if self._meter is None else self._meter.luck
