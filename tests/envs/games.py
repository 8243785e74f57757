"""What the tests of the environments share."""

import numpy as np

from croupier.envs import las_vegas_royale_v1, las_vegas_v1, sequence_dice_v1, yellow_dwarf_v1

# By game: its module, and a table that is soon finished.
TABLES = {
    "las-vegas": (las_vegas_v1, {"players": 2}),
    "las-vegas-royale": (las_vegas_royale_v1, {"players": 2, "tiles": 6}),
    "sequence-dice": (sequence_dice_v1, {"players": 3}),
    "yellow-dwarf": (yellow_dwarf_v1, {"players": 3, "deals": 3}),
}


def first_legal(observations, masks):
    """A policy, the same whoever plays it."""
    return masks.argmax(axis=1)


def last_legal(observations, masks):
    """Another."""
    return masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)


def episode(env, seed=None):
    """A PettingZoo game of first legal choices: every (agent, observation), and the rewards and scores by agent."""
    env.reset(seed=seed)
    seen, rewards, scores = [], {}, {}
    for agent in env.agent_iter():
        observation, reward, is_over, _, info = env.last()
        if is_over:
            rewards[agent], scores[agent] = reward, info["score"]
            env.step(None)
        else:
            seen.append((agent, observation["observation"].tobytes()))
            env.step(int(np.flatnonzero(observation["action_mask"])[0]))
    return seen, rewards, scores
