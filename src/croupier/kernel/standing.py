"""Places: the one module that turns scores and tie-breaks into places."""

from croupier.kernel.decorator import inlined_kernel, kernel


@inlined_kernel
def meeting(standing, one, other):
    """Who of two seats is ahead by (score, tie-break): 1 if it is the first, -1 if it is the second, else 0."""
    for nth in range(2):
        if standing[one, nth] != standing[other, nth]:
            return 1 if standing[one, nth] > standing[other, nth] else -1
    return 0


@inlined_kernel
def place_seats(standing, players, places):
    """Write each seat's place: 1 is first, and equals share a place."""
    for seat in range(players):
        num_ahead = 0
        for other in range(players):
            num_ahead += meeting(standing, other, seat) > 0
        places[seat] = 1 + num_ahead


@kernel
def place_games(standings, players, places):
    """`place_seats` for each game."""
    for game in range(len(standings)):
        place_seats(standings[game], players, places[game])
