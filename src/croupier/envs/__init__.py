"""The games as environments of other libraries, whose conventions stop here; no rule stands in it.

    las_vegas_v1, las_vegas_royale_v1, sequence_dice_v1, yellow_dwarf_v1    PettingZoo, every seat an agent
    VectorEnv                                                               Gymnasium, one learner's seat in many games
    SingleEnv                                                               the same in one game

The packages come with `pip install 'croupier[research]'`. Importing this one registers the games with those libraries
that are installed: with Gymnasium as croupier/LasVegas-v1, croupier/LasVegasRoyale-v1, croupier/SequenceDice-v1 and
croupier/YellowDwarf-v1, with PettingZoo as croupier/las_vegas-v1 and so on.

>>> from croupier.envs import las_vegas_v1
>>> env = las_vegas_v1.env(players=3)
>>> env.possible_agents
['player_0', 'player_1', 'player_2']
>>> import gymnasium
>>> envs = gymnasium.make_vec("croupier/SequenceDice-v1", num_envs=16)
>>> observations, infos = envs.reset(seed=1)
>>> observations.shape, infos["action_mask"].shape
((16, 145), (16, 108))
"""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from croupier.envs import las_vegas_royale_v1, las_vegas_v1, sequence_dice_v1, yellow_dwarf_v1
    from croupier.envs.learner import SingleEnv, VectorEnv

__all__ = ["SingleEnv", "VectorEnv", "las_vegas_royale_v1", "las_vegas_v1", "sequence_dice_v1", "yellow_dwarf_v1"]

PLAYERS = {"las-vegas": 4, "las-vegas-royale": 4, "sequence-dice": 2, "yellow-dwarf": 4}  # unless others are asked for
_LEARNER = "croupier.envs.learner"


def __getattr__(name: str) -> Any:
    """Import a public name when it is first used, so that only what is used must be installed."""
    if name not in __all__:
        raise AttributeError(f"module 'croupier.envs' has no attribute {name!r}")
    if name.endswith("Env"):
        return getattr(import_module(_LEARNER), name)
    return import_module(f"croupier.envs.{name}")


def _register() -> None:
    if find_spec("gymnasium") is not None:
        import gymnasium

        for game, players in PLAYERS.items():
            gymnasium.register(
                f"croupier/{game.title().replace('-', '')}-v1",
                entry_point=f"{_LEARNER}:SingleEnv",
                vector_entry_point=f"{_LEARNER}:VectorEnv",
                kwargs={"game": game, "players": players},
            )
    if find_spec("pettingzoo") is not None:
        import pettingzoo

        for game in PLAYERS:
            module = game.replace("-", "_")
            pettingzoo.register("aec", f"croupier/{module}-v1", f"croupier.envs.{module}_v1:env")
    if find_spec("pyspiel") is not None:
        import_module("croupier.envs.open_spiel").register()


_register()
