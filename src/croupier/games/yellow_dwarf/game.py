"""Yellow Dwarf: its descriptor."""

from croupier.game import Game, Tuning
from croupier.games.yellow_dwarf import fast, outlook, rules, study
from croupier.games.yellow_dwarf.cards import MAX_PLAYERS
from croupier.moves import ActionKind
from croupier.settings import Choice, Flag, SeatChoice

RANK_NAMES = ("a", *map(str, range(2, 11)), "j", "q", "k")
CARD_NAMES = tuple(rank + suit for rank in RANK_NAMES for suit in "cdhs")
SEAT_NUMBERS = range(1, MAX_PLAYERS + 1)

GAME = Game(
    name="yellow-dwarf",
    rules_version=1,
    players=range(3, MAX_PLAYERS + 1),
    settings=(
        Choice("purse", {50: 50, 100: 100, 200: 200, "shared": rules.SHARED}, 100),  # YD5
        Choice("deals", {3: 3, 5: 5, 8: 8, "broke": rules.UNTIL_BROKE}, 5),  # YD18
        Choice("gap", {"new": rules.START_ANEW, "higher": rules.GO_HIGHER}, "new"),  # YD11
        Flag("claim_by_hand"),  # YD12
        Choice("points", {"flat": rules.FLAT, "pips": rules.PIPS}, "flat"),  # YD15
        Choice("opera", {"turn": rules.IN_ONE_TURN, "strict": rules.BEFORE_ALL_OTHERS}, "turn"),  # YD16
        SeatChoice("dealer"),  # YD6
    ),
    decisions=("dealer", "stake", "deal", "lead", "follow", "higher", "claim", "opera", "show", "pay"),
    actions=(
        ActionKind("lay", rules.LAY, CARD_NAMES),
        ActionKind("pass", rules.SAY_NO),
        ActionKind("claim", rules.TAKE_POT),
        ActionKind("forget", rules.FORGET_POT),
        ActionKind("card", rules.GIVE, CARD_NAMES),
        ActionKind("show", rules.SHOW_CARD, CARD_NAMES),
        ActionKind("pay", rules.PAY_UP, SEAT_NUMBERS),
        ActionKind("dealer", rules.SIT, SEAT_NUMBERS),
        ActionKind("stake", rules.STAKE_ALL),
        ActionKind("opera", rules.TAKE_ALL),
    ),
    rules=rules,
    outlook=outlook,
    study=study,
    fast=fast,
    tuning=Tuning(exploration=0.5, hard=60, expert=10_000),
    max_actions=1000 * rules.UNTIL_BROKE,
    chance="cards",
    private=("lead", "follow", "higher"),
)
