"""Sequence Dice: its descriptor."""

from croupier.game import Game, Tuning
from croupier.games.sequence_dice import board, fast, outlook, rules, study
from croupier.moves import ActionKind
from croupier.settings import Choice, SeatChoice

GAME = Game(
    name="sequence-dice",
    rules_version=1,
    players=range(2, rules.MAX_PLAYERS + 1),
    settings=(
        Choice("line", {board.SHORT: board.SHORT, board.LONG: board.LONG}, board.LONG, {3: board.SHORT}),  # SD4
        SeatChoice("starter"),
    ),
    decisions=("start", "roll", "place", "replace", "remove", "pass"),
    actions=(
        ActionKind("place", rules.PUT, board.NAMES),
        ActionKind("replace", rules.SWAP, board.NAMES),
        ActionKind("remove", rules.TAKE, board.NAMES),
        ActionKind("die", rules.DIE, range(1, rules.FACES + 1)),
        ActionKind("pass", rules.SKIP),
    ),
    rules=rules,
    outlook=outlook,
    study=study,
    fast=fast,
    tuning=Tuning(num_best=2, is_judged=True, exploration=0.1, hard=60, expert=10_000),
    is_open=True,
    is_scored=False,
    sides=dict(enumerate(rules.NUM_SIDES.tolist())),
    max_actions=3 * rules.CAP,  # two dice, and what is done with them
)
