"""The usual loop over an AEC environment, the same for ours and for PettingZoo's own."""

import random
import time
from typing import Any


def aec_steps(env: Any, seconds: float) -> float:
    """Steps a second of random games."""
    chooser, steps, started = random.Random(1), 0, time.perf_counter()
    while time.perf_counter() - started < seconds:
        env.reset(seed=chooser.randrange(1_000_000))
        for _ in env.agent_iter():
            observation, _, is_over, is_cut, _ = env.last()
            legal = observation["action_mask"].nonzero()[0]
            env.step(None if is_over or is_cut else legal[int(chooser.random() * len(legal))])
            steps += 1
    return steps / (time.perf_counter() - started)
