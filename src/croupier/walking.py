"""Lines of play, many at a time: counted, followed to their ends with exact chances, or drawn at random.

States are bytes here and moves are actions, which is several times faster than positions. Nothing is checked: states
come from positions, and actions from the rules.
"""

import math
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice

import numpy as np

from croupier.engine import engine_of
from croupier.game import Game
from croupier.kernel import CHANCE, blank, over
from croupier.views import View

MOST_TOGETHER = 100_000  # states that are kept at the same time when lines are counted

# The open decision of a state: the number of options (none when the game is over), decision, actor and subject.
Look = tuple[int, int, int, int]
Tally = tuple[int, ...]  # actions in ascending order
IsEnd = Callable[[int, int], bool]  # of the decision and the subject of the state that the walker is at


class Walker:
    """Plays one game's actions on states; it is always at one of them."""

    def __init__(self, game: Game) -> None:
        engine, state = engine_of(game), game.rules.STATE
        fields = engine.options_dtype.fields
        assert fields is not None
        self.game = game
        self._memory, written = bytearray(state.itemsize), bytearray(engine.options_dtype.itemsize)
        self._states, self._options = over(self._memory, state), over(written, engine.options_dtype)
        self._views = blank(game.rules.VIEW)
        room = game.rules.MAX_OPTIONS
        self._actions = memoryview(written)[fields["actions"][1] :][: 2 * room].cast("h")
        self._weights = memoryview(written)[fields["weights"][1] :][: 4 * room].cast("i")
        self._look: Callable[..., Look] = engine.entry("look_at")
        self._play: Callable[..., Look] = engine.entry("play_at")
        self._weigh, self._observe = engine.entry("weigh_at"), engine.entry("observe_at")
        self._returns, self._standing = engine.entry("returns_at"), np.zeros((game.rules.MAX_PLAYERS, 2), np.int64)

    @property
    def state(self) -> bytes:
        """Where the walker is."""
        return bytes(self._memory)

    def view(self, seat: int) -> View:
        """What a seat may know there."""
        self._observe(self._states, 0, seat, self._views)
        return self.game.view_class(self._views.tobytes(), True)

    def score(self, seat: int) -> int:
        """What a seat has there."""
        self._returns(self._states, 0, self._standing)
        return int(self._standing[seat, 0])

    def go(self, state: bytes) -> Look:
        """Go to a state."""
        self._memory[:] = state
        return self._look(self._states, 0, self._options)

    def play(self, action: int) -> Look:
        """Go on by an action."""
        return self._play(self._states, 0, action, self._options)

    def play_from(self, state: bytes, action: int) -> Look:
        """Go to the state after another one and an action."""
        self._memory[:] = state
        return self._play(self._states, 0, action, self._options)

    def options(self, look: Look) -> tuple[list[int], list[int]]:
        """The actions and their weights, which are 1 for a seat; `look` is what the last step has returned."""
        count, _, actor, _ = look
        actions = self._actions[:count].tolist()
        if actor != CHANCE:
            return actions, [1] * count
        self._weigh(self._states, 0, self._options)
        return actions, self._weights[:count].tolist()


@dataclass(frozen=True)
class Spread:
    """Where lines of play end: the weight of each state with the actions on the way to it, if they were noted."""

    weights: dict[tuple[bytes, Tally], int]
    total: int


def unfold(walker: Walker, state: bytes, is_end: IsEnd, most: int, is_noted: bool = False) -> tuple[Spread | None, int]:
    """Where every line from a state ends if seats choose evenly, and the number of steps; None if those exceed `most`.

    A line ends with the game, or where `is_end` says so, but not before its first step. Lines that come to the same
    state go on together, unless different actions on the way are noted.
    """
    layer: dict[tuple[bytes, Tally], int] = {(state, ()): 1}
    ended: dict[tuple[bytes, Tally], int] = {}
    steps, total = 0, 1
    while layer:
        asked = [(key, weight, *walker.options(walker.go(key[0]))) for key, weight in layer.items()]
        steps += sum(len(actions) for _, _, actions, _ in asked)
        if steps > most:
            return None, steps
        sums = [sum(weights) for _, _, _, weights in asked]
        scale = math.lcm(*sums)
        total *= scale
        ended = {key: weight * scale for key, weight in ended.items()}
        layer = {}
        for ((before, tally), weight, actions, weights), whole in zip(asked, sums, strict=True):
            part = weight * (scale // whole)
            for action, times in zip(actions, weights, strict=True):
                count, decision, _, subject = walker.play_from(before, action)
                key = walker.state, tuple(sorted((*tally, action))) if is_noted else ()
                target = ended if count == 0 or is_end(decision, subject) else layer
                target[key] = target.get(key, 0) + part * times
    return Spread(ended, total), steps


def wander(walker: Walker, state: bytes, is_end: IsEnd, chooser: random.Random) -> Tally:
    """Take one random line from a state to its end, as `unfold` follows them all; returns the actions on the way."""
    look, path = walker.go(state), list[int]()
    while True:
        actions, weights = walker.options(look)
        if min(weights) == max(weights):
            path.append(actions[int(chooser.random() * len(actions))])
        else:
            path += chooser.choices(actions, weights)
        look = count, decision, _, subject = walker.play(path[-1])
        if count == 0 or is_end(decision, subject):
            return tuple(sorted(path))


def count_lines(walker: Walker, states: dict[bytes, int], depth: int) -> Iterator[int]:
    """Yield parts of the number of lines of that length from some states, each as often as it says.

    A game that ends earlier is one line. Equal states are counted together. The reader may stop between parts.
    """
    while depth > 1:
        layer: dict[bytes, int] = {}
        for state, times in states.items():
            actions, _ = walker.options(walker.go(state))
            if not actions:
                yield times
            for action in actions:
                walker.play_from(state, action)
                after = walker.state
                layer[after] = layer.get(after, 0) + times
        states, depth = layer, depth - 1
        yield 0
        if len(states) > MOST_TOGETHER:
            rest = iter(states.items())
            while part := dict(islice(rest, max(MOST_TOGETHER // 2, 1))):
                yield from count_lines(walker, part, depth)
            return
    yield sum(times * (max(walker.go(state)[0], 1) if depth else 1) for state, times in states.items())
