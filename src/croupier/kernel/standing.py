"""Places: the one module that turns scores and tie-breaks into places."""

from croupier.kernel.decorator import inlined_kernel, kernel


@inlined_kernel
def place_seats(standing, players, places):
    """Write each seat's place by (score, tie-break): 1 is first, and equals share a place."""
    for seat in range(players):
        num_ahead = 0
        for other in range(players):
            is_ahead = standing[other, 0] > standing[seat, 0]
            if standing[other, 0] == standing[seat, 0]:
                is_ahead = standing[other, 1] > standing[seat, 1]
            num_ahead += is_ahead
        places[seat] = 1 + num_ahead


@kernel
def place_games(standings, players, places):
    """`place_seats` for each game."""
    for game in range(len(standings)):
        place_seats(standings[game], players, places[game])
