"""Las Vegas (2012): its descriptor."""

from croupier.game import Game, Tuning
from croupier.games.las_vegas import fast, outlook, rules, study
from croupier.moves import ActionKind
from croupier.settings import Flag, SeatChoice

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
    tuning=Tuning(prior=40, exploration=0.3, hard=60, expert=3_000, expert_among={5: 2_500}),
    is_open=True,
    max_actions=6000,
)
