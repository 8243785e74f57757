"""Las Vegas Royale (2019): its descriptor."""

from croupier.game import Game, Tuning
from croupier.games.las_vegas_royale import fast, outlook, rules, study, table
from croupier.games.las_vegas_royale.components import HIGHEST_CARD, LOWEST_CARD, SPLIT_NAMES
from croupier.moves import ActionKind
from croupier.settings import Flag, NameList, Number, SeatChoice

NUMBERS = range(1, table.CASINOS + 1)  # of casinos and of dice
KINDS = ("small", "biggy")
THREE = (1, 2, 3)

GAME = Game(
    name="las-vegas-royale",
    rules_version=1,
    players=range(2, table.MAX_PLAYERS + 1),
    settings=(
        Number("tiles", 3, range(table.CASINOS + 1)),
        Flag("no_repeats"),
        NameList("faces", table.FACE_NAMES, table.CASINOS),
        SeatChoice("starter"),
        Flag("open_money"),  # for screens, as in Las Vegas
    ),
    decisions=table.DECISION_NAMES,
    actions=(
        ActionKind("place", table.PUT, NUMBERS),
        ActionKind("skip", table.SKIP),
        ActionKind("pass", table.PASS),
        ActionKind("roll", table.THROW),
        ActionKind("use", table.USE, KINDS),
        ActionKind("number", table.TO, NUMBERS),
        ActionKind("hold", table.HOLD_UP, THREE),
        ActionKind("guess", table.CALL, THREE),
        ActionKind("stop", table.STOP),
        ActionKind("lower", table.LOWER),
        ActionKind("higher", table.HIGHER),
        ActionKind("close", table.CLOSE, NUMBERS),
        ActionKind("leave", table.LEAVE),
        ActionKind("bar", table.TO_BAR, KINDS),
        ActionKind("group", table.TAKE_GROUP, THREE),
        ActionKind("casino", table.BLOCK, NUMBERS),
        ActionKind("blank", table.TAKE_BLANK, NUMBERS),
        ActionKind("decline", table.DECLINE),
        ActionKind("field", table.COVER, ("chip", 30_000, "special")),
        ActionKind("fetch", table.FETCH, KINDS),
        ActionKind("from", table.OUT_OF, NUMBERS),
        ActionKind("move", table.MOVE, KINDS),
        ActionKind("done", table.DONE),
        ActionKind("set-small", table.SET, NUMBERS),
        ActionKind("set-biggy", table.SET + table.FACES, NUMBERS),
        ActionKind("choose", table.CHOOSE, NUMBERS),
        ActionKind("activate", table.WAKE, NUMBERS),
        ActionKind("gold", table.TO_GOLD, KINDS),
        ActionKind("put", table.PUT_EXTRA, NUMBERS),
        ActionKind("split", table.DIVIDE, SPLIT_NAMES),
        ActionKind("pick", table.TAKE_PILE, (1, 2)),
        ActionKind("die", table.DIE, NUMBERS),
        ActionKind("card", table.TURN_UP, range(LOWEST_CARD * table.UNIT, HIGHEST_CARD * table.UNIT + 1, table.UNIT)),
        ActionKind("starter", table.SIT, range(1, table.MAX_PLAYERS + 1)),
        ActionKind("tile", table.LAY, table.FACE_NAMES),
        ActionKind("pay", table.PAY_OUT, NUMBERS),
        ActionKind("fine", table.PAY_FINES),
    ),
    rules=rules,
    outlook=outlook,
    study=study,
    fast=fast,
    tuning=Tuning(prior=40, exploration=0.3, hard=40, expert=2_000, expert_among={4: 1_300, 5: 700}),
    max_actions=20_000,
    private=("hold", "split"),
)
