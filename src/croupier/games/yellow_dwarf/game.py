"""Yellow Dwarf: its descriptor."""

from croupier.game import Game, Look, Secret, Tuning
from croupier.games.yellow_dwarf import fast, outlook, rules, study
from croupier.games.yellow_dwarf.cards import CARD_NAMES, MAX_PLAYERS, RANK_NAMES
from croupier.games.yellow_dwarf.notation import CHOICES, DEFAULTS
from croupier.moves import ActionKind
from croupier.settings import Choice, Flag, SeatChoice
from croupier.views import FLAG, SEAT, Attribute, name_of, names_of, unless

POT_NAMES = tuple(CARD_NAMES[card] for card in rules.POT_CARDS)
SEAT_NUMBERS = range(1, MAX_PLAYERS + 1)

GAME = Game(
    name="yellow-dwarf",
    rules_version=1,
    players=range(3, MAX_PLAYERS + 1),
    settings=(
        Choice("purse", CHOICES["purse"], DEFAULTS["purse"]),  # YD5
        Choice("deals", CHOICES["deals"], DEFAULTS["deals"]),  # YD18
        Choice("gap", CHOICES["gap"], DEFAULTS["gap"]),  # YD11
        Flag("claim_by_hand"),  # YD12
        Choice("points", CHOICES["points"], DEFAULTS["points"]),  # YD15
        Choice("opera", CHOICES["opera"], DEFAULTS["opera"]),  # YD16
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
    tuning=Tuning(
        exploration=0.5, hard=60, rolls=60, expert={3: Look(80, 60), **dict.fromkeys((4, 5, 6), Look(120, 60))}
    ),
    max_actions=1000 * rules.UNTIL_BROKE,
    chance="cards",
    private=("lead", "follow", "higher"),
    secrets=(Secret("deal", known_to="subject"),),  # a card is revealed when it is laid or shown
    attributes=(
        Attribute("players", about="the number of players"),
        Attribute("played", names_of(CARD_NAMES), "cards laid in this deal"),
        Attribute("sequence", names_of(CARD_NAMES), "cards of the running sequence, one of each rank"),
        Attribute("shown", names_of(CARD_NAMES), "by seat: cards shown when they were counted", by="players"),
        Attribute("sizes", about="by seat: hidden cards in hand", by="players"),
        Attribute("lacks", names_of(RANK_NAMES), "by seat: ranks that it is known not to have", by="players"),
        Attribute("purses", about="by seat", by="players", unit=10),
        Attribute("pots", about="in the order of their stakes: 10d, jc, qs, kh, 7d", unit=10),
        Attribute("triple", names_of(POT_NAMES), "by seat: pots in which it stakes three times as much", by="players"),
        Attribute("layer", SEAT, "who laid the last card"),
        Attribute("run", about="how many cards the layer has laid since another did"),
        Attribute("dealer", SEAT, "null until drawn"),
        Attribute("deal_number", about="the deal, from 1"),
        Attribute("num_deals", unless(rules.UNTIL_BROKE), "null: until somebody is broke"),
        Attribute("gap", name_of(("new", "higher")), "what the layer does when nobody can follow"),
        Attribute("claim_by_hand", FLAG, "whether pots are claimed by hand"),
        Attribute("points", name_of(("flat", "pips")), "how cards in hand are counted"),
        Attribute("opera", name_of(("turn", "strict")), "what makes a Grand Opera"),
        Attribute("seat", SEAT, "whose view it is; null for spectators"),
        Attribute("hand", names_of(CARD_NAMES), "one's own cards"),
    ),
)
