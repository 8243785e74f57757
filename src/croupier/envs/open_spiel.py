"""The games for OpenSpiel: its search, its solvers and its learners play them as they play its own games.

`import croupier.envs` registers python_croupier_las_vegas, python_croupier_las_vegas_royale,
python_croupier_sequence_dice and python_croupier_yellow_dwarf where OpenSpiel is installed.

>>> import croupier.envs
>>> import pyspiel
>>> game = pyspiel.load_game("python_croupier_las_vegas", {"players": 3, "starter": 0})
>>> state = game.new_initial_state()
>>> while not state.is_terminal():
...     if state.is_chance_node():
...         outcome, probability = state.chance_outcomes()[0]
...         state.apply_action(outcome)
...     else:
...         state.apply_action(state.legal_actions()[0])
>>> round(sum(state.returns()), 9)
0.0

**Parameters** are `players` (0, the default, means as few as the game allows), the settings of the game, and
`position`. A seat that chance draws is -1. In Royale's `faces`, names are separated by spaces. Where a setting is
either a number or a name, the name goes by its number in the rules: `purse` 0 is "shared" and `deals` 10000 is
"broke". Sequence Dice's `line` 0, the default, is the usual length for the number of players.

A game with a `position` begins there instead of at its start; each game's notation.py says how positions are
written. A semicolon is as good as the end of a line. What the text says of the settings holds.

>>> ending = "players 2 round 4; 1: 80 | A1 B1; 2: 30 | ; supply: B1; roll: A 1 2"
>>> state = pyspiel.load_game("python_croupier_las_vegas", {"position": ending}).new_initial_state()
>>> [state.action_to_string(action) for action in state.legal_actions()]
['place 1', 'place 2']
>>> from open_spiel.python.algorithms.minimax import expectiminimax
>>> value, action = expectiminimax(state, 10, None, maximizing_player_id=0)
>>> round(value, 9), state.action_to_string(action)
(0.444444444, 'place 1')

**Actions** of seats have the numbers of Croupier's own actions. Outcomes of chance are numbered from 0, which is the
first action of Croupier that is no seat's: `croupier.load(name).num_choices`. Where chance has a single outcome (a
casino is paid), it is played at once and is no node of the tree.

**Returns** are a seat's part of the first place less its part of a draw among all, so that they sum to zero: with
two players 0.5 for the winner, -0.5 for the loser and 0 for both in a tie. Partners each have what their side has.

**What a seat knows.** An observation is the seat's view: as a string its JSON, as a tensor its vector, in the pieces
that `croupier.layout` lists. An information state string has all moves so far, as the seat was shown them, and then
the view. The information state tensor is the vector of the view alone: it lacks the order of past events, for which
games of thousands of moves have no room. In Yellow Dwarf and Las Vegas Royale seats have secrets. Algorithms that
walk through states, such as MCTS, know all of them; algorithms that draw states with `resample_from_infostate`, such
as `open_spiel.python.algorithms.ismcts`, know what the seat knows. `str(state)` is for those who may see everything:
equal positions have equal strings, whatever moves led to them. `state.position` is the library's own Position, and
`print(state.position)` shows the board.

Search with the bots in `open_spiel.python.algorithms`: the compiled `pyspiel.MCTSBot` and `pyspiel.ISMCTSBot` of
OpenSpiel 2.0.2 let go of Python's lock and so crash with any game that is written in Python, its own included.
"""

import hashlib
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numpy as np
import pyspiel

from croupier.batch import layout
from croupier.errors import MoveError
from croupier.game import NAMES, Game, load
from croupier.kernel import CHANCE, NOBODY, generator
from croupier.moves import Move
from croupier.position import Position
from croupier.settings import Choice, Flag, NameList, Number, Setting

PREFIX = "python_croupier_"
USUAL = 0  # as a parameter: the game's default, which depends on the players
END_OF_LINE = ";"  # in a position; game strings of OpenSpiel have one line


def register() -> None:
    """Make the games known to OpenSpiel; a second call changes nothing."""
    for name in NAMES:
        game_type = _type_of(load(name))
        if game_type.short_name not in pyspiel.registered_names():
            # A class, because OpenSpiel lets go of it after Python has ended, when freeing anything crashes the
            # process; classes refer to themselves and are not freed.
            kind = type(game_type.short_name, (SpielGame,), {"game": load(name), "game_type": game_type})
            pyspiel.register_game(game_type, kind)


def _type_of(game: Game) -> Any:
    kinds = pyspiel.GameType
    information = kinds.Information
    return kinds(
        short_name=PREFIX + game.name.replace("-", "_"),
        long_name=f"Croupier's {game.name.replace('-', ' ').title()}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION if game.is_open else information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        min_num_players=game.players[0],
        max_num_players=game.players[-1],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": USUAL,
            "position": "",
            **{setting.name: _default_of(setting) for setting in game.settings},
        },
    )


def _default_of(setting: Setting) -> bool | int | str:
    """The default of a parameter; its type is the parameter's."""
    if isinstance(setting, Flag | Number):
        return setting.default
    if isinstance(setting, NameList):
        return " ".join(setting.default)
    if isinstance(setting, Choice):
        return USUAL if setting.exceptions else setting.default
    return CHANCE if setting.default is None else setting.default


def _value_of(setting: Setting, parameter: Any) -> Any:
    """What a parameter that is not its default means as a setting; `Position` refuses wrong values."""
    if isinstance(setting, NameList):
        return tuple(parameter.split())
    if isinstance(setting, Choice) and isinstance(parameter, int):
        return next((value for value, number in setting.values.items() if number == parameter), parameter)
    return parameter


def _begin(game: Game, parameters: Mapping[str, Any]) -> Position:
    """The first position of a game with these parameters."""
    given = {
        setting.name: _value_of(setting, parameters[setting.name])
        for setting in game.settings
        if parameters[setting.name] != _default_of(setting)
    }
    players = parameters["players"]
    if not parameters["position"]:
        return Position(game, game.players[0] if players == USUAL else players, given)
    written = Position.from_text(game, parameters["position"].replace(END_OF_LINE, "\n"))
    fixed = {"players": written.players, **written.settings}
    if players != USUAL:
        given["players"] = players
    for name, value in given.items():
        if name in game.rules.SETTINGS.names and fixed[name] != value:  # others are for screens
            raise MoveError("bad-position", reason=f"it has {name} {fixed[name]}; leave out the parameter {name}")
    return Position.restore(game, {**fixed, **given}, written.state)


def _in_one_line(text: str) -> str:
    """A written position without remarks, in the form that a game string of OpenSpiel can hold."""
    rows = (row.partition("#")[0].strip() for row in text.splitlines())
    return f"{END_OF_LINE} ".join(row for row in rows if row)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One of the games with its parameters; each game has its own subclass."""

    game: Game
    game_type: Any

    def __init__(self, params: Mapping[str, Any]) -> None:
        game = self.game
        parameters = {**params, "position": _in_one_line(params["position"])}
        start = _begin(game, parameters)
        num_sides = game.sides.get(start.players, start.players)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.num_choices,
            max_chance_outcomes=game.rules.NUM_ACTIONS - game.num_choices,
            num_players=start.players,
            min_utility=-1 / num_sides,
            max_utility=1 - 1 / num_sides,
            utility_sum=0,
            max_game_length=game.max_actions,
        )
        super().__init__(self.game_type, info, parameters)
        self._start, self._told = start, Told()
        self._told.play_forced(start)

    def new_initial_state(self) -> "SpielState":
        """The start of a game; OpenSpiel also calls this to copy a state."""
        return SpielState(self, self._start.copy(), self._told.copy())

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """An observer of what one seat knows or, without private information, of what spectators know."""
        if params:
            raise ValueError(f"observers have no parameters, but {params} were given")
        asked = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not asked.public_info or asked.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("an observer sees what is public, and what one seat or no seat knows besides")
        return Observer(self.game, asked.perfect_recall, asked.private_info == pyspiel.PrivateInfoType.NONE)


class Ply(NamedTuple):
    """A move that was played, and who may know it."""

    move: Move
    seats: frozenset[int] | None = None  # who was shown it; None: everybody
    until: str | None = None  # the decision whose answer shows it to everybody

    def text(self, seat: int) -> str:
        """The move as a seat may see it."""
        return str(self.move if self.seats is None or seat in self.seats else self.move.hidden())


class Told(list[Ply]):
    """The moves of a game so far."""

    def copy(self) -> "Told":
        """Another list of the same plies, which never change."""
        return Told(self)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Told":
        return self.copy()

    def play(self, position: Position, move: Move) -> None:
        """Play a move, in place, and write it down with those that it reveals; a refused move changes nothing."""
        game, decision, seats = position.game, position.decision, None
        secret = game.secret(decision)
        if secret is not None:
            everybody = range(position.players)
            seats = frozenset(seat for seat in everybody if not position.shown(move, seat).is_hidden)
        position.play(move)
        if game.reveals(decision):
            self[:] = [Ply(ply.move) if ply.until == decision else ply for ply in self]
        self.append(Ply(move, seats, secret.until if secret else None))

    def play_forced(self, position: Position) -> None:
        """Play, in place, what chance has no choice about."""
        while position.actor == CHANCE and len(position.legal_moves) == 1:
            self.play(position, position.legal_moves[0])

    def text(self, seat: int) -> str:
        """The moves as a seat may know them now."""
        return ", ".join(ply.text(seat) for ply in self)


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A game in progress; OpenSpiel copies it attribute by attribute."""

    def __init__(self, game: SpielGame, position: Position, told: Told) -> None:
        super().__init__(game)
        self.position, self.told = position, told

    def current_player(self) -> int:
        """The seat that decides, chance, or the mark of a game that is over."""
        actor = self.position.actor
        if actor is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.is_over

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal_actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each outcome that chance has now, with its probability."""
        position = self.position
        first, weights = position.game.num_choices, position.weights
        total = sum(weights)
        return [
            (move.action - first, weight / total) for move, weight in zip(position.legal_moves, weights, strict=True)
        ]

    def _apply_action(self, action: int) -> None:
        position = self.position
        move = self._move(position.actor == CHANCE, action)
        self.told.play(position, move)
        self.told.play_forced(position)

    def _move(self, is_chance: bool, action: int) -> Move:
        game = self.position.game
        return game.moves.read(action + game.num_choices if is_chance else action)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self._move(player == pyspiel.PlayerId.CHANCE, action))

    def returns(self) -> list[float]:
        """By seat: its part of the first place less its part of a draw among all; zeros while the game is on."""
        position, outcome = self.position, self.position.outcome
        game, players = position.game, position.players
        if outcome is None:
            return [0.0] * players
        winners = {game.side_of(seat, players) for seat in outcome.winners}
        draw = 1 / game.sides.get(players, players)
        return [(1 / len(winners) if game.side_of(seat, players) in winners else 0) - draw for seat in range(players)]

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> "SpielState":
        """A state that the seat cannot tell from this one; `history()` of it is still that of this state."""
        twin: SpielState = self.clone()
        rng = generator(int(probability_sampler() * 2**32))
        twin.position = self.position.imagine(self.position.view(player), rng)
        twin.told[:] = [
            ply if ply.seats is None or player in ply.seats else Ply(ply.move.hidden()) for ply in self.told
        ]
        return twin

    def __str__(self) -> str:
        position = self.position
        view = position.view(NOBODY if position.actor in (CHANCE, None) else position.actor)
        return f"{position!r}\n{view.to_json().decode()}\n{hashlib.sha256(position.state).hexdigest()}"


class Observer:
    """What a seat, or a spectator, knows of a state, as a string and as a tensor."""

    def __init__(self, game: Game, has_recall: bool, is_spectator: bool) -> None:
        self._has_recall, self._is_spectator = has_recall, is_spectator
        parts = layout(game.name)
        self.tensor = np.zeros(parts.size, np.float32)
        self.dict = parts.split(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill `tensor`, and with it `dict`, in place."""
        self.tensor[:] = state.position.vector(self._seat(player))

    def string_from(self, state: SpielState, player: int) -> str:
        """The view as JSON; with perfect recall, after all moves as they were shown."""
        seat = self._seat(player)
        view = state.position.view(seat).to_json().decode()
        return f"{state.told.text(seat)}\n{view}" if self._has_recall else view

    def _seat(self, player: int) -> int:
        return NOBODY if self._is_spectator else player
