"""Las Vegas Royale: the way to each tile's module, a line for each tile and no rule."""

from croupier.games.las_vegas_royale.state import (
    BLACK_BOX,
    BLOCK_IT,
    DOUBLE_DOWN,
    FIFTY_FIFTY,
    HANDICAP,
    HIGH_FIVE,
    JACKPOT,
    KNOCKOUT,
    LUCKY_PUNCH,
    MY_CHOICE,
    NICE_DICE,
    NO_ENTRY,
    PAY_DAY,
    POWER_PLAY,
)
from croupier.games.las_vegas_royale.tiles import (
    black_box,
    block_it,
    double_down,
    fifty_fifty,
    handicap,
    high_five,
    jackpot,
    knockout,
    lucky_punch,
    my_choice,
    nice_dice,
    no_entry,
    pay_day,
    power_play,
    prime_time,
)
from croupier.kernel import kernel


@kernel
def prepare(s, face):
    """Set a tile up for the round."""
    if face == JACKPOT:
        jackpot.prepare(s)
    elif face == BLOCK_IT:
        block_it.prepare(s)
    elif face == HANDICAP:
        handicap.prepare(s)


@kernel
def activate(s, seat, casino):
    """Activate the tile at a casino, if there is one that does anything."""
    face = s.faces[casino]
    if face == LUCKY_PUNCH:
        lucky_punch.activate(s, seat)
    elif face == JACKPOT:
        jackpot.activate(s)
    elif face == FIFTY_FIFTY:
        fifty_fifty.activate(s)
    elif face == HIGH_FIVE:
        high_five.activate(s, seat, casino)
    elif face == PAY_DAY:
        pay_day.activate(s, seat)
    elif face == POWER_PLAY:
        power_play.activate(s, seat, casino)
    elif face == NO_ENTRY:
        no_entry.activate(s, seat, casino)
    elif face == KNOCKOUT:
        knockout.activate(s, seat)
    elif face == BLOCK_IT:
        block_it.activate(s, seat)
    elif face == HANDICAP:
        handicap.activate(s, seat)
    elif face == DOUBLE_DOWN:
        double_down.activate(s, seat, casino)
    elif face == NICE_DICE:
        nice_dice.activate(s, seat, casino)
    elif face == MY_CHOICE:
        my_choice.activate(s)


@kernel
def thrown(s, face):
    """Go on with the tile for which both extra dice were thrown."""
    if face == JACKPOT:
        jackpot.thrown(s)
    elif face == FIFTY_FIFTY:
        fifty_fifty.thrown(s)
    elif face == MY_CHOICE:
        my_choice.thrown(s)
    else:
        prime_time.ask(s)


@kernel
def pay(s, face, winner):
    """Play a tile's part in the payout of its casino, which `winner` leads."""
    if face == HIGH_FIVE:
        high_five.pay(s)
    elif face == BLACK_BOX:
        black_box.pay(s, winner)
    elif face == DOUBLE_DOWN:
        double_down.pay(s)
    elif face == NICE_DICE:
        nice_dice.pay(s)
    elif face == MY_CHOICE:
        my_choice.pay(s)
