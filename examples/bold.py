"""A bot for Las Vegas that looks at each casino by itself: what would its dice win there, and take from the others?"""

DIE = 10_000  # what a die is worth that can still be placed elsewhere


def bold(view, moves, budget, rng):
    """The move of the greatest worth."""
    return max(moves, key=lambda move: worth(view, move.value))


def worth(view, casino):
    """What placing the dice of that number brings, less what it costs."""
    notes, before, placed = view.notes[casino - 1], view.dice[casino - 1], view.roll_own.count(casino)
    after = [dice + placed if seat == view.seat else dice for seat, dice in enumerate(before)]
    changes = [won(notes, after, seat) - won(notes, before, seat) for seat in range(view.players)]
    own = changes.pop(view.seat)
    return own - sum(changes) / len(changes) - DIE * placed


def won(notes, dice, seat):
    """What a seat would be paid now; those who have equally many dice get nothing."""
    ahead = [count for count in set(dice) if count > dice[seat] and dice.count(count) == 1]
    is_paid = dice[seat] and dice.count(dice[seat]) == 1 and len(ahead) < len(notes)
    return notes[len(ahead)] if is_paid else 0
