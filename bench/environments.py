"""The environments beside those of others: vector steps with observation and mask, and single AEC steps."""

import time
from collections.abc import Callable
from typing import Any

import croupier
from aec import aec_steps
from croupier.envs import las_vegas_v1

SIZES = (1_024, 16_384)
TABLES = (  # title, game, players
    ("Las Vegas", "las-vegas", 4),
    ("Las Vegas Royale", "las-vegas-royale", 4),
    ("Sequence Dice", "sequence-dice", 2),
    ("Yellow Dwarf", "yellow-dwarf", 4),
)
PEERS = (("Pgx, tic-tac-toe", "pgx tic_tac_toe"), ("Pgx, leduc", "pgx leduc_holdem"),
         ("Pgx, backgammon", "pgx backgammon"), ("Gymnasium, CartPole vector", "cartpole"))  # fmt: skip
SECONDS = 0.7


def vector_steps(name: str, players: int, count: int) -> Callable[[], float]:
    """A function that measures steps a second, random choices included, with observations and masks."""
    batch = croupier.Batch(name, players, count, seed=3)

    def rate() -> float:
        steps, started = 0, time.perf_counter()
        while time.perf_counter() - started < SECONDS:
            batch.step(batch.sample())
            steps += count
        return steps / (time.perf_counter() - started)

    return rate


def environment_rows(in_turns: Callable[..., Any], peer: Any) -> list[dict[str, Any]]:
    """The rows of docs/benchmarks.md about environments."""
    rows = list[dict[str, Any]]()
    for count in SIZES:
        ours = {title: vector_steps(name, players, count) for title, name, players in TABLES}
        first, *others = ours
        rivals: dict[str, Callable[[], float]] = {title: ours[title] for title in others}
        rivals |= {title: lambda name=name: peer.rate(f"{name} {count}") for title, name in PEERS}  # noqa: B023
        rate, found = in_turns(ours[first], rivals)
        row = {"what": f"{first}, {count:,} games in step, observation and mask", "value": rate, "unit": "steps/s"}
        rows.append({**row, "wanted": "8 million"})
        for title, theirs in found.items():
            what = f"  {'beside' if title in ours else 'against'} {title}"
            rows.append({"what": what, "value": theirs, "unit": "steps/s", "ratio": rate / theirs})
    names = {"PettingZoo's leduc": "aec leduc_holdem_v4", "PettingZoo's tic-tac-toe": "aec tictactoe_v3"}
    env = las_vegas_v1.env(players=4)
    rate, found = in_turns(
        lambda: aec_steps(env, SECONDS), {title: lambda name=name: peer.rate(name) for title, name in names.items()}
    )
    rows.append({"what": "Las Vegas as an AEC environment", "value": rate, "unit": "steps/s", "wanted": "100,000"})
    for title, theirs in found.items():
        rows.append({"what": f"  against {title}", "value": theirs, "unit": "steps/s", "ratio": rate / theirs})
    return rows
