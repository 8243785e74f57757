"""Sequence Dice: its descriptor."""

from croupier.game import Game, Look, Tuning
from croupier.games.sequence_dice import board, fast, outlook, rules, study
from croupier.moves import ActionKind
from croupier.settings import Choice, SeatChoice
from croupier.views import DIE, FLAG, SEAT, SIDE, Attribute, names_of

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
    tuning=Tuning(
        num_best=2, is_judged=True, exploration=0.1, hard=60, doubt=0.01, expert=dict.fromkeys((2, 3, 4), Look(60, 4))
    ),
    is_open=True,
    is_scored=False,
    sides=dict(enumerate(rules.NUM_SIDES.tolist())),
    max_actions=3 * rules.CAP,  # two dice, and what is done with them
    attributes=(
        Attribute("players", about="the number of players"),
        Attribute("held", names_of(board.NAMES), "by side: the spaces with its chips", by="sides"),
        Attribute("sides", about="how many sides there are; of four players those across the table are partners"),
        Attribute("line", about="how long a line must be"),
        Attribute("turn_seat", SEAT, "whose turn it is; null in the starting roll and after the end"),
        Attribute("winner", SIDE, "the side that has won"),
        Attribute("first_die", DIE, "the first die of a throw that is half done"),
        Attribute("sums", about="by seat: what was thrown in this round of the starting roll", by="players"),
        Attribute("contends", FLAG, "by seat: still in the starting roll", by="players"),
        Attribute("num_throws", about="throws of both dice so far", unit=100),
        Attribute("seat", SEAT, "whose view it is; null for spectators"),
    ),
)
