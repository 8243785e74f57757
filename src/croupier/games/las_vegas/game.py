"""Las Vegas (2012): its descriptor."""

from croupier.game import Game, Look, Tuning
from croupier.games.las_vegas import fast, outlook, rules, study
from croupier.moves import ActionKind
from croupier.settings import Flag, SeatChoice
from croupier.views import FACES, FLAG, SEAT, Attribute, amount, amounts, counted

CASINO_NUMBERS = range(1, rules.CASINOS + 1)

GAME = Game(
    name="las-vegas",
    rules_version=1,
    players=range(2, rules.MAX_PLAYERS + 1),
    settings=(
        Flag("neutral", players=range(2, rules.MAX_PLAYERS)),
        SeatChoice("starter"),
        Flag("open_money"),  # for screens: whether rivals' sums are shown before the end (LV16)
    ),
    decisions=("starter", "note", "spare", "roll", "place", "ties", "pay"),
    actions=(
        ActionKind("place", rules.PUT, CASINO_NUMBERS),
        ActionKind("die", rules.DIE, range(1, rules.FACES + 1)),
        ActionKind("note", rules.TURN_UP, range(rules.UNIT, rules.HIGHEST_NOTE * rules.UNIT + 1, rules.UNIT)),
        ActionKind("starter", rules.SIT, range(1, rules.MAX_PLAYERS + 1)),
        ActionKind("ties", rules.CANCEL),
        ActionKind("pay", rules.PAY_OUT, CASINO_NUMBERS),
    ),
    rules=rules,
    outlook=outlook,
    study=study,
    fast=fast,
    tuning=Tuning(
        prior=40, exploration=0.3, hard=60, rolls=30, doubt=0.01,
        expert={2: Look(200, 2), **dict.fromkeys((3, 4, 5), Look(200, 8))},
        exact=0.75,  # six of the eight dice of a player
    ),
    is_open=True,
    max_actions=6000,
    attributes=(
        Attribute("players", about="the number of players"),
        Attribute("neutral", FLAG, "whether neutral white dice are played with"),
        Attribute("round_number", about="the round, from 1"),
        Attribute("starter", SEAT, "who begins the round; null until drawn"),
        Attribute("turn_seat", SEAT, "whose dice are rolled and placed"),
        Attribute("unseen", counted(rules.UNIT, 1), "how many notes of each value have not been turned up"),
        Attribute("returned", amounts(rules.UNIT), "notes under the stack, in the order in which they come up",
                  by="num_returned"),
        Attribute("notes", amounts(rules.UNIT), "by casino, highest first"),
        Attribute("dice", about="by casino and seat", by="players", axis=1),
        Attribute("white_dice", about="neutral dice by casino", field="dice", part=(1, rules.WHITE)),
        Attribute("own", about="by seat: own dice not placed yet", by="players"),
        Attribute("white", about="by seat: white dice not placed yet", by="players"),
        Attribute("roll_own", FACES, "own dice that were rolled and not placed"),
        Attribute("roll_white", FACES, "white dice that were rolled and not placed"),
        Attribute("money", amount(rules.UNIT), "by seat; null where it is kept closed", by="players", is_closed=True,
                  unit=10),
        Attribute("num_notes", about="by seat", by="players"),
        Attribute("seat", SEAT, "whose view it is; null for spectators"),
    ),
)  # fmt: skip
