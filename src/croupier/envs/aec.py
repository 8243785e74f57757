"""The games as PettingZoo AEC environments: one class for all of them; each game's module is its manual."""

import secrets
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from croupier.batch import Batch
from croupier.envs import PLAYERS
from croupier.envs.extra import lacking
from croupier.errors import MoveError
from croupier.phrases import quoted

try:
    from gymnasium import logger
    from gymnasium.spaces import Box, Dict
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv

    from croupier.envs.pictures import RENDER_FPS, RENDER_MODES, check_render_mode, frame
    from croupier.envs.spaces import ILLEGAL_REWARD, Choices, check_illegal, is_illegal, vectors_of
except ImportError as error:
    raise lacking(error) from None

Observation = dict[str, NDArray[Any]]


class TableEnv(AECEnv[str, Observation, int | None], EzPickle):  # type: ignore[misc]  # PettingZoo is not typed
    """One table at which every seat is an agent.

    It checks the order of calls, the range and the legality of choices itself: PettingZoo's wrappers for that take
    several times as long as a step.
    """

    def __init__(
        self,
        game: str,
        name: str,
        players: int,
        illegal: str,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        EzPickle.__init__(self, game, name, players, illegal, render_mode, **settings)
        self.render_mode, self._ends_illegal = check_render_mode(render_mode), check_illegal(illegal)
        self._batch = batch = Batch(game, players, 1, secrets.randbits(63), auto_reset=False, **settings)
        self._play, self._vector, self._mask = batch.single(), batch.observations[0], batch.masks[0].view(np.int8)
        self.metadata = {
            "name": name, "render_modes": list(RENDER_MODES), "render_fps": RENDER_FPS, "is_parallelizable": False
        }  # fmt: skip
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._choices = [Choices(batch.game.num_choices) for _ in self.possible_agents]
        mask = Box(0, 1, self._mask.shape, np.int8)
        self._observations = [
            Dict({"observation": vectors_of(batch.layout), "action_mask": mask}) for _ in self.possible_agents
        ]
        self.reset()

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game from a seed; without one the dice go on from where they are, at first at random.

        There are no options.
        """
        self._batch.reset(seed)
        agents = self.agents = self.possible_agents[:]
        self.rewards, self._cumulative_rewards = dict.fromkeys(agents, 0.0), dict.fromkeys(agents, 0.0)
        self.terminations, self.truncations = dict.fromkeys(agents, False), dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._skip_agent_selection = None
        self.agent_selection = agents[self._batch.seats[0]]

    def step(self, action: int | None) -> None:
        """Play a choice of the selected agent, and chance up to the next; after the end agents leave with None."""
        if self.terminations.get(self.agent_selection, True):
            if not self.agents:
                raise MoveError("game-over", move=quoted(action))
            self._was_dead_step(action)
            return
        try:
            seat = self._play(action)
        except MoveError as refusal:
            if not self._ends_illegal or not is_illegal(refusal, action, self._batch.game.num_choices):
                raise
            self._end_illegally()
        else:
            if seat >= 0:
                self.agent_selection = self.possible_agents[seat]
            else:
                self._end()
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        """Tell every agent how the game ended; nothing was to be told before."""
        agents, scores = self.agents, self._batch.scores[0].tolist()
        self.rewards = dict(zip(agents, self._batch.rewards[0].tolist(), strict=True))
        self.infos = {agent: {"score": score} for agent, score in zip(agents, scores, strict=True)}
        self._dismiss()

    def _end_illegally(self) -> None:
        """End as PettingZoo's TerminateIllegalWrapper does."""
        self.rewards[self.agent_selection] = ILLEGAL_REWARD
        self.truncations = dict.fromkeys(self.agents, True)
        self._dismiss()

    def _dismiss(self) -> None:
        """Let the agents leave, from the first on."""
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """What an agent sees, as new arrays; the mask of an agent that does not choose now is zero."""
        if agent == self.agent_selection and not self.terminations.get(agent, True):
            return {"observation": self._vector.copy(), "action_mask": self._mask.copy()}
        return {"observation": self._batch.observe(self._seat(agent))[0], "action_mask": np.zeros_like(self._mask)}

    def _seat(self, agent: str) -> int:
        if agent not in self._seats:
            raise MoveError("no-such-seat", "agent", agent=quoted(agent), agents=", ".join(self.possible_agents))
        return self._seats[agent]

    def observation_space(self, agent: str) -> Dict:
        """The space of its observations."""
        return self._observations[self._seat(agent)]

    def action_space(self, agent: str) -> Choices:
        """The space of its choices."""
        return self._choices[self._seat(agent)]

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the agent that must choose sees it; after the end, as spectators do."""
        if self.render_mode is None:
            logger.warn("render() shows nothing: the environment was made without a render_mode")
            return None
        return frame(self._batch, 0, None, self.render_mode)

    def close(self) -> None:
        """Do nothing: nothing is held open."""


def makers(game: str) -> tuple[Callable[..., TableEnv], Callable[..., TableEnv]]:
    """The functions `env` and `raw_env` of a game's module; they differ in what an illegal choice does."""
    usual = PLAYERS[game]

    def env(players: int = usual, illegal: str = "end", render_mode: str | None = None, **settings: Any) -> TableEnv:
        """The environment; an illegal choice ends the game."""
        return TableEnv(game, f"{game.replace('-', '_')}_v1", players, illegal, render_mode, **settings)

    def raw_env(
        players: int = usual, illegal: str = "refuse", render_mode: str | None = None, **settings: Any
    ) -> TableEnv:
        """The environment; an illegal choice is refused."""
        return env(players, illegal, render_mode, **settings)

    return env, raw_env
