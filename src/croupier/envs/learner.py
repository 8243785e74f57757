"""The games as Gymnasium environments: one learner's seat, the others played by bots or a policy."""

import secrets
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from croupier.batch import Batch
from croupier.bots import opponent
from croupier.envs.extra import lacking
from croupier.errors import MoveError, SettingsError
from croupier.game import Game
from croupier.kernel import NOTHING, generator
from croupier.phrases import quoted, say

try:
    import gymnasium
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space

    from croupier.envs.pictures import RENDER_FPS, RENDER_MODES, check_render_mode, frame
    from croupier.envs.spaces import ILLEGAL_REWARD, Choices, check_illegal, is_illegal, vectors_of
except ImportError as error:
    raise lacking(error) from None

# A policy: observations and masks of the games in which somebody must choose in, their choices out.
Policy = Callable[[NDArray[np.float32], NDArray[np.bool_]], ArrayLike]

EACH = "each"  # the learner's seat moves on by one with every episode
RANDOM = "random"  # the opponents that are as fast as the games
BOTS = 3  # the stream of a game's seed for bots; those below are the batch's
METADATA = {"render_modes": list(RENDER_MODES), "render_fps": RENDER_FPS}


class Games:
    """Games in which the learner must choose, or which have ended: the others' choices are made here."""

    def __init__(
        self,
        game: Game | str,
        players: int,
        count: int,
        seat: int | str,
        opponents: str | Policy,
        seed: int | None = None,
        threads: int = 1,
        **settings: Any,
    ) -> None:
        self._first_seed: int | None = secrets.randbits(63) if seed is None else seed
        self._policy = opponents if callable(opponents) else None
        self.batch = Batch(
            game, players, count, self._first_seed, threads=threads, vectors=callable(opponents), auto_reset=False,
            **settings,
        )  # fmt: skip
        if seat != EACH and (type(seat) is not int or not 0 <= seat < players):
            raise SettingsError(say("problem-seat-each", name="seat", last=players - 1, value=quoted(seat)))
        self._bot = None if callable(opponents) or opponents == RANDOM else opponent(str(opponents), self.batch.game)
        self._rngs, self._is_ready = list[NDArray[np.record]](), False
        self._is_each, self._all = seat == EACH, np.arange(count)
        self.seats = self._all % players if isinstance(seat, str) else np.full(count, seat)

    def begin(self, seed: int | None = None, games: NDArray[np.bool_] | None = None) -> None:
        """Begin all games, or those where the mask is true, and play up to the learner's first choice.

        A game that ends before it is no episode: another is begun.
        """
        if games is None:
            seed, self._first_seed = self._first_seed if seed is None else seed, None
        self.batch.reset(seed, games)
        if seed is not None and self._bot is not None:
            self._rngs = [generator(int(seed), game, BOTS) for game in range(self.batch.count)]
        if self._is_each:
            begun = slice(None) if games is None else games
            self.seats[begun] = (self.seats[begun] + 1 if seed is None else self._all) % self.batch.players
        ended, _ = self.answer()
        if ended.any():
            self.begin(None, ended)

    def choose(self, choices: ArrayLike) -> None:
        """Play the learner's choices; `answer` must follow. Refused before `begin`, and after others have failed."""
        if not self._is_ready:
            raise MoveError("game-over", "begin")
        self.batch.step(choices)

    def answer(self) -> tuple[NDArray[np.bool_], NDArray[np.float32]]:
        """Play the others' choices up to the learner's next; say which games ended and what it got there."""
        self._is_ready = False  # until all have answered
        batch = self.batch
        ended, rewards = batch.ends.copy(), batch.rewards[self._all, self.seats]
        while True:
            others = (batch.seats != self.seats) & (batch.seats >= 0)
            if not others.any():
                self._is_ready = True
                return ended, rewards
            batch.step(self._answer(others), others)
            ended |= batch.ends
            rewards += batch.rewards[self._all, self.seats]

    def _answer(self, others: NDArray[np.bool_]) -> NDArray[Any]:
        """What the other seats choose in the games where they must."""
        batch = self.batch
        if self._policy is None and self._bot is None:
            return batch.sample(others)
        choices = np.full(batch.count, NOTHING)
        if self._policy is not None:
            answer = np.asarray(self._policy(batch.observations[others], batch.masks[others]))
            count = int(others.sum())
            if answer.shape != (count,) or answer.dtype.kind not in "iu":
                raise MoveError("malformed-move", "batch", count=count, shape=f"{answer.dtype}{list(answer.shape)}")
            choices[others] = answer
        elif self._bot is not None:
            for game in np.flatnonzero(others).tolist():
                actions = np.flatnonzero(batch.masks[game]).tolist()
                choices[game] = self._bot(batch.view(game), actions, self._rngs[game])
        return choices

    def observe(self) -> NDArray[np.float32]:
        """What the learner sees in every game, as new arrays."""
        return self.batch.observe(self.seats)

    def masks(self) -> NDArray[np.int8]:
        """What the learner may choose in every game, as new arrays."""
        return self.batch.masks.astype(np.int8)

    def scores(self) -> NDArray[np.int64]:
        """The learner's score in the last finished game of every place."""
        scores: NDArray[np.int64] = self.batch.scores[self._all, self.seats]
        return scores

    def frame(self, game: int, mode: str) -> str | NDArray[np.uint8] | None:
        """A game as the learner sees it."""
        return frame(self.batch, game, int(self.seats[game]), mode)


class VectorEnv(gymnasium.vector.VectorEnv[NDArray[np.float32], NDArray[np.int64], NDArray[Any]]):
    """Many games in step, with a learner at one seat of each: a `gymnasium.vector.VectorEnv`.

    >>> from croupier.envs import VectorEnv
    >>> envs = VectorEnv("las-vegas", players=4, num_envs=64, opponents="random")
    >>> observations, infos = envs.reset(seed=7)
    >>> observations.shape, infos["action_mask"].shape
    ((64, 190), (64, 6))
    >>> won = 0.0
    >>> for _ in range(50):
    ...     actions = infos["action_mask"].argmax(axis=1)  # the first legal choice of each game
    ...     observations, rewards, terminations, truncations, infos = envs.step(actions)
    ...     won += float(rewards.sum())
    >>> won > 0
    True

    **Observations** are vectors, as `croupier.layout(game)` says. The legal choices are in `infos["action_mask"]`, by
    game and choice, as 0 and 1. An illegal choice is refused with a `MoveError`, and then nothing is played at all.

    **Rewards** are the learner's part of the first place when a game ends (1 for a win, a half for two winners), else
    0. Games are never truncated.

    **Autoreset** is SAME_STEP: where `terminations` is true, the observation and the mask are already those of the next
    game, and `infos["final_obs"]` (by game, None where no game has ended) and `infos["final_info"]["score"]` tell how
    the last one ended. `infos["_final_obs"]` and the like say, as everywhere in Gymnasium, for which games there is
    something.

    **seat** is the learner's, or "each": then it moves on by one with every episode.

    **opponents** play the other seats: "random", the fast ones; the name of any bot ("easy", "medium", "hard",
    "expert", "greedy", "search:iterations=50", ...), game by game and slower; or a policy, which is called with the
    observations and the masks of those games in which somebody else must choose, and returns their choices.

    **seed** is that of the first `reset`, unless it is given one. A game's dice, its random opponents and its bots
    depend on the seed and on its number alone, not on `num_envs`; `croupier.Batch` with the same seed has the same
    dice. A `reset` without a seed goes on with them. `reset` takes no options.

    **settings** are the game's.
    """

    def __init__(
        self,
        game: Game | str,
        players: int,
        num_envs: int = 1,
        *,
        seat: int | str = 0,
        opponents: str | Policy = RANDOM,
        seed: int | None = None,
        threads: int = 1,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        self.num_envs, self.render_mode = num_envs, check_render_mode(render_mode)
        self._games = Games(game, players, num_envs, seat, opponents, seed, threads, **settings)
        batch = self._games.batch
        self.metadata = METADATA | {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space, self.single_action_space = (
            vectors_of(batch.layout),
            Choices(batch.game.num_choices),
        )
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begin all games; return the observations and the infos."""
        super().reset(seed=seed)
        self._games.begin(seed)
        return self._games.observe(), self._infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.float32], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play the learner's choices and the others' up to its next, in new games where one has ended."""
        self._games.choose(actions)
        ended, rewards = self._games.answer()
        infos = {}
        if ended.any():
            final = np.full(self.num_envs, None, object)
            observations = self._games.observe()
            for game in np.flatnonzero(ended).tolist():
                final[game] = observations[game]
            told = {"score": np.where(ended, self._games.scores(), 0), "_score": ended.copy()}
            infos = {"final_obs": final, "_final_obs": ended.copy(), "final_info": told, "_final_info": ended.copy()}
            self._games.begin(None, ended)
        return self._games.observe(), rewards, ended, np.zeros(self.num_envs, np.bool_), infos | self._infos()

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self._games.masks(), "_action_mask": np.ones(self.num_envs, np.bool_)}

    def render(self) -> tuple[Any, ...] | None:
        """Every game as its learner sees it."""
        if self.render_mode is None:
            return None
        return tuple(self._games.frame(game, self.render_mode) for game in range(self.num_envs))


class SingleEnv(gymnasium.Env[NDArray[np.float32], np.int64]):
    """One game with a learner at one seat: a `gymnasium.Env`, otherwise like `VectorEnv`.

    >>> import gymnasium, croupier.envs
    >>> env = gymnasium.make("croupier/LasVegas-v1", players=2, opponents="greedy")
    >>> observation, info = env.reset(seed=7)
    >>> terminated = False
    >>> while not terminated:
    ...     action = env.action_space.sample(info["action_mask"])
    ...     observation, reward, terminated, truncated, info = env.step(action)
    >>> reward in (0, 0.5, 1), info["score"] >= 0
    (True, True)

    An illegal choice is refused with a `MoveError` and changes nothing; with `illegal="end"` it ends the episode with a
    reward of -1, for learners that know no masks.
    """

    metadata = METADATA

    def __init__(
        self,
        game: Game | str,
        players: int,
        *,
        seat: int | str = 0,
        opponents: str | Policy = RANDOM,
        illegal: str = "refuse",
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        self.render_mode, self._ends_illegal = check_render_mode(render_mode), check_illegal(illegal)
        self._games = Games(game, players, 1, seat, opponents, **settings)
        self._is_over = True
        batch = self._games.batch
        self.observation_space, self.action_space = vectors_of(batch.layout), Choices(batch.game.num_choices)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begin a game; return the observation and the info."""
        super().reset(seed=seed)
        self._games.begin(seed)
        self._is_over = False
        return self._games.observe()[0], {"action_mask": self._games.masks()[0]}

    def step(self, action: Any) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Play the learner's choice, and the others' up to its next."""
        if self._is_over:
            raise MoveError("game-over", move=quoted(action))
        info: dict[str, Any] = {}
        try:
            self._games.choose([action])
        except MoveError as refusal:
            if not self._ends_illegal or not is_illegal(refusal, action, self._games.batch.game.num_choices):
                raise
            self._is_over, reward = True, ILLEGAL_REWARD
        else:
            ended, rewards = self._games.answer()
            self._is_over, reward = bool(ended[0]), float(rewards[0])
            info = {"score": int(self._games.scores()[0])} if self._is_over else {}
        return self._games.observe()[0], reward, self._is_over, False, info | {"action_mask": self._games.masks()[0]}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which choices are legal, under the name that MaskablePPO of sb3-contrib looks for."""
        masks: NDArray[np.bool_] = self._games.batch.masks[0].copy()
        return masks

    def render(self) -> Any:
        """The game as the learner sees it."""
        return None if self.render_mode is None else self._games.frame(0, self.render_mode)
