"""Las Vegas Royale: the state, its decisions and actions, and what every tile does with dice and money."""

from croupier.games.las_vegas_royale.components import (
    BIGGY_STRENGTH,
    HIGHEST_CARD,
    HIGHEST_IN_CHIPS,
    LOWEST_CARD,
    SPLIT_NAMES,
)
from croupier.games.majority import cancel_ties, leader
from croupier.kernel import NOBODY, inlined_kernel, kernel, record_dtype, stack_fields

CASINOS, FACES, MAX_PLAYERS, NUM_ROUNDS, UNIT = 6, 6, 5, 3, 10_000
SMALL, BIGGY = range(2)  # the two kinds of dice
NEUTRAL = MAX_PLAYERS  # RY16's imaginary player, after the seats
BLANK = MAX_PLAYERS + 1  # the blanks' imaginary player (RY26)
OWNERS = MAX_PLAYERS + 2
NOWHERE = -1  # no casino
STOCKED, RESERVED = 12, 24  # cards turned up each round, and counted off for the later ones

# Tile faces: A1, A2, B1, ... so that face // 2 is the tile.
(LUCKY_PUNCH, JACKPOT, PRIME_TIME, FIFTY_FIFTY, HIGH_FIVE, BAD_LUCK, PAY_DAY, POWER_PLAY,
 NO_ENTRY, KNOCKOUT, BLOCK_IT, HANDICAP, BLACK_BOX, DOUBLE_DOWN, NICE_DICE, MY_CHOICE) = range(16)  # fmt: skip
FACE_NAMES = (
    "lucky-punch", "jackpot", "prime-time", "fifty-fifty", "high-five", "bad-luck", "pay-day", "power-play",
    "no-entry", "knockout", "block-it", "handicap", "black-box", "double-down", "nice-dice", "my-choice",
)  # fmt: skip
NUM_FACES = len(FACE_NAMES)

# Decisions. Those from NEXT_TURN on are the agenda: steps that happen by themselves when they come to the top.
(STARTER, CARD, RESERVE, TILE, NEUTRAL_DIE, ROLL, EXTRA, PAY, FINE,
 POWER, NUMBER, PLACE, HOLD, GUESS, FIFTY, ENTRY, BAR, GROUP, BLANKS, HANDICAP_BLANK, FIELD, SPECIAL, FROM,
 DOUBLE, NICE, CHOICE, ACTIVATE, GOLD, PRIME, SPLIT, PICK,
 NEXT_TURN, LAY_TILES, NOTE_PAYERS, END_ROUND) = range(35)  # fmt: skip
AGENDA = NEXT_TURN
DECISION_NAMES = (
    "starter", "card", "reserve", "tile", "neutral", "roll", "extra", "pay", "fine",
    "power", "number", "place", "hold", "guess", "fifty", "entry", "bar", "group", "blanks", "handicap", "field",
    "special", "from", "double", "nice", "choice", "activate", "gold", "prime", "split", "pick",
)  # fmt: skip

# Actions, NAME + n; casinos, faces and kinds count from 0. First those of seats.
PUT = 0  # + casino
SKIP = PUT + CASINOS
PASS = SKIP + 1
THROW = PASS + 1
USE = THROW + 1  # + kind
TO = USE + 2  # + casino
HOLD_UP = TO + CASINOS  # + number - 1
CALL = HOLD_UP + 3  # + number - 1
STOP, LOWER, HIGHER = range(CALL + 3, CALL + 6)
CLOSE = HIGHER + 1  # + casino
LEAVE = CLOSE + CASINOS
TO_BAR = LEAVE + 1  # + kind
TAKE_GROUP = TO_BAR + 2  # + size - 1
BLOCK = TAKE_GROUP + 3  # + casino
TAKE_BLANK = BLOCK + CASINOS  # + casino
DECLINE = TAKE_BLANK + CASINOS
COVER = DECLINE + 1  # + field
FETCH = COVER + 3  # + kind
OUT_OF = FETCH + 2  # + casino
MOVE = OUT_OF + CASINOS  # + kind
DONE = MOVE + 2
SET = DONE + 1  # + kind * FACES + face
CHOOSE = SET + 2 * FACES  # + face
WAKE = CHOOSE + FACES  # + casino
TO_GOLD = WAKE + CASINOS  # + kind
PUT_EXTRA = TO_GOLD + 2  # + face
DIVIDE = PUT_EXTRA + FACES  # + split
TAKE_PILE = DIVIDE + len(SPLIT_NAMES)  # + pile
NUM_CHOICES = TAKE_PILE + 2
DIE = NUM_CHOICES  # + face; from here on chance's
TURN_UP = DIE + FACES  # + value - LOWEST_CARD
SIT = TURN_UP + HIGHEST_CARD - LOWEST_CARD + 1  # + seat
LAY = SIT + MAX_PLAYERS  # + tile face
PAY_OUT = LAY + NUM_FACES  # + casino
PAY_FINES = PAY_OUT + CASINOS
NUM_ACTIONS = PAY_FINES + 1
MAX_OPTIONS = NUM_FACES

SETTINGS = record_dtype([
    ("players", "i1"), ("tiles", "i1"), ("no_repeats", "i1"), ("starter", "i1"), ("faces", "i1", CASINOS),
])  # fmt: skip
PUBLIC = [
    ("players", "i1"), ("num_tiles", "i1"), ("no_repeats", "i1"),
    ("fixed", "i1", CASINOS),  # faces laid every round, NOWHERE where none is fixed
    ("round_number", "i1"), ("starter", "i1"), ("turn_seat", "i1"),
    ("unseen", "i1", HIGHEST_CARD + 1), ("reserve", "i1", HIGHEST_CARD + 1),
    ("drawn", "i1", STOCKED), ("num_drawn", "i1"),
    ("cards", "i1", (CASINOS, 2)),  # higher first, 0 where there is none
    ("supply", "i1", (MAX_PLAYERS, 2)),  # by kind; a rolled die stays here until it is placed
    ("dice", "i1", (CASINOS, MAX_PLAYERS + 1, 2)),  # by owner (NEUTRAL last) and kind
    ("blanks", "i1", CASINOS),
    ("prime", "i1", CASINOS), ("prime_seat", "i1"),  # extra dice of Prime Time, and whose they are
    ("chips", "i2", MAX_PLAYERS), ("cash", "i2", MAX_PLAYERS), ("num_cards", "i2", MAX_PLAYERS),
    ("roll", "i1", FACES), ("roll_biggy", "i1"),  # small dice by face; the Biggy's face + 1, or 0
    ("placed", "i1", 2), ("extra", "i1", 2), ("num_extra", "i1"),  # this turn's set by kind; extra dice, face + 1
    ("faces", "i1", CASINOS), ("used", "i1", NUM_FACES),
    ("jackpot", "i1"), ("fifty_field", "i1"), ("fifty_sum", "i1"), ("fifty_call", "i1"),
    ("closed", "i1"), ("ring", "i1"), ("bar", "i1", (MAX_PLAYERS, 2)), ("groups", "i1", 4), ("fields", "i1", 3),
    ("high_five", "i1"), ("power_seat", "i1"), ("double", "i1", (MAX_PLAYERS, 2)),
    ("nice_owner", "i1", FACES), ("nice_kind", "i1", FACES), ("gold_owner", "i1"), ("gold_kind", "i1"),
    ("payers", "i1", MAX_PLAYERS), ("next_starter", "i1"), ("pile_size", "i1"),
    *stack_fields(16),
]  # fmt: skip
SECRET = [("held", "i1"), ("split", "i1")]  # Lucky Punch's number, Black Box's split
STATE = record_dtype([*PUBLIC, *SECRET, ("ranking", "i1", OWNERS)])
# A view shows the two secrets to the seats that made them, until they are revealed; else 0 and NOTHING.
VIEW = record_dtype([*PUBLIC, ("seat", "i1"), ("own_number", "i1"), ("own_split", "i1")])


@inlined_kernel
def is_open(s, casino):
    """Whether dice may go in and out (E1)."""
    return s.closed != casino


@inlined_kernel
def has_dice(s, seat):
    """Whether the seat has a die in its supply."""
    return s.supply[seat, SMALL] + s.supply[seat, BIGGY] > 0


@inlined_kernel
def casino_of(s, face):
    """Where a tile face lies, or NOWHERE."""
    for casino in range(CASINOS):
        if s.faces[casino] == face:
            return casino
    return NOWHERE


@kernel
def reward(s, seat, amount):
    """Pay a tile's reward: small ones in chips, larger ones as one card (RY23)."""
    if amount <= HIGHEST_IN_CHIPS:
        s.chips[seat] += amount
    else:
        s.cash[seat] += amount
        s.num_cards[seat] += 1


@inlined_kernel
def strength(s, casino, owner):
    """How strong an owner is in a casino."""
    if owner == BLANK:
        return int(s.blanks[casino])
    found = int(s.dice[casino, owner, SMALL]) + BIGGY_STRENGTH * int(s.dice[casino, owner, BIGGY])
    if owner == s.prime_seat:
        found += int(s.prime[casino])
    return found


@kernel
def rank_casino(s, casino):
    """Who comes first and second in a casino, ties removed; NOBODY where there is none."""
    for owner in range(OWNERS):
        s.ranking[owner] = strength(s, casino, owner)
    return first_and_second(s)


@inlined_kernel
def first_and_second(s):
    """The first and second in `ranking`, which is zero again afterwards."""
    cancel_ties(s.ranking)
    first = leader(s.ranking)
    second = NOBODY
    if first != NOBODY:
        s.ranking[first] = 0
        second = leader(s.ranking)
    for owner in range(OWNERS):
        s.ranking[owner] = 0
    return first, second


@kernel
def sole_leader(s, casino):
    """The seat that alone has the greatest strength in a casino; NOBODY if it is shared or imaginary (D2)."""
    best, most = NOBODY, 0
    for owner in range(OWNERS):
        found = strength(s, casino, owner)
        if found > most:
            best, most = owner, found
        elif found == most:
            best = NOBODY
    return best if best < MAX_PLAYERS else NOBODY


@inlined_kernel
def after_dice_moved(s):
    """Power Play's marker goes back to its tile whenever no player has the sole majority there."""
    if s.power_seat != NOBODY and sole_leader(s, casino_of(s, POWER_PLAY)) == NOBODY:
        s.power_seat = NOBODY


@kernel
def settle_die(s, seat, kind, casino):
    """Put one die from the supply into a casino."""
    s.supply[seat, kind] -= 1
    s.dice[casino, seat, kind] += 1


@inlined_kernel
def clear_roll(s):
    """Forget the roll and what was placed of it."""
    for face in range(FACES):
        s.roll[face] = 0
    s.roll_biggy = 0
    s.placed[SMALL], s.placed[BIGGY] = 0, 0


@inlined_kernel
def clear_extra(s):
    """Take the extra dice out of play."""
    s.extra[0], s.extra[1] = 0, 0
    s.num_extra = 0


@inlined_kernel
def list_open_casinos(s, actions, first):
    """Write `first + casino` for every casino that dice may enter."""
    n = 0
    for casino in range(CASINOS):
        if is_open(s, casino):
            actions[n] = first + casino
            n += 1
    return n


@inlined_kernel
def list_kinds_in_supply(s, seat, actions, first):
    """Write `first + kind` for the kinds of dice that the seat has left."""
    n = 0
    for kind in range(2):
        if s.supply[seat, kind] > 0:
            actions[n] = first + kind
            n += 1
    return n
