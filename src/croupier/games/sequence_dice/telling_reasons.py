"""Why a space in Sequence Dice is good or bad: your line, what it stops, and what the next throw can do."""

from croupier.game import load
from croupier.games.sequence_dice import board, rules
from croupier.games.sequence_dice.telling import LINES
from croupier.moves import Move
from croupier.phrases import Listed, Name, Phrase, say
from croupier.telling import names, tried
from croupier.views import View

WORTH_STOPPING = 2  # chips in a rival's line from which on it is mentioned
NUMBER_OF = {name: int(number) for name, number in zip(board.NAMES, board.BOARD.ravel(), strict=True)}
WAYS = {number: rules.FACES - abs(number - rules.FACES - 1) for number in range(2, board.HIGHEST + 1)}  # of 36 throws


def reason(view: View, move: Move) -> list[Phrase]:
    """What a move makes of your lines and of the rivals', and who could win with the next throw."""
    after = tried(view, move)
    if after.is_over:
        return [say("sd-why-wins", count=view.line)]
    if move.name == "remove":
        return _tell_removal(view, move) + _tell_next_throw(view, after)
    return _tell_own_line(after, move, view.actor) + _tell_stopped(view, move) + _tell_next_throw(view, after)


def side_of(view: View, seat: int) -> int:
    """The side of a seat."""
    side: int = load("sequence-dice").side_of(seat, view.players)
    return side


def _tell_own_line(after: View, move: Move, seat: int) -> list[Phrase]:
    """The best line through the space after the move, and how easily it is broken."""
    space, mine = str(move.value), set(after.held[side_of(after, seat)])
    line = _best_open_line(after, side_of(after, seat), space)
    if line is None:
        return [say("sd-why-dead", count=sum(space in line for line in LINES[after.line]))]
    missing = tuple(sorted(line - mine))
    lines = [say("sd-why-line", count=len(line & mine), line=after.line, spaces=Listed(missing, " "))]
    following = after.turn_seat
    if len(line & mine) > 1 and side_of(after, following) != side_of(after, seat):
        lines.append(say("sd-why-break", player=Name(following), ways=_ways_to_break(after, line, mine)))
    return lines


def _best_open_line(view: View, side: int, space: str) -> frozenset[str] | None:
    """Of the lines through a space in which no rival has a chip, the fullest; of equals the one thrown most easily."""
    mine, rivals = set(view.held[side]), _held_by_others(view, side)
    return max(
        (line for line in LINES[view.line] if space in line and not line & rivals),
        key=lambda line: (len(line & mine), sum(WAYS[NUMBER_OF[missing]] for missing in line - mine), sorted(line)),
        default=None,
    )


def _held_by_others(view: View, side: int) -> set[str]:
    return {space for other in range(view.sides) if other != side for space in view.held[other]}


def _ways_to_break(view: View, line: frozenset[str], mine: set[str]) -> int:
    """How many of 36 throws let a rival take a space of a line, or a chip out of it."""
    taken = {space for held in view.held for space in held}
    ways = WAYS[board.WILD]  # on a space that is missing
    if any(NUMBER_OF[space] not in board.DICE_NUMBERS for space in line & mine):
        ways += WAYS[board.DEFENCE]
    for number in set(NUMBER_OF.values()):
        spaces = {space for space in NUMBER_OF if NUMBER_OF[space] == number}
        if (line - taken) & spaces or (spaces <= taken and spaces & line):
            ways += WAYS[number]
    return ways


def _chips_in_line(view: View, side: int, space: str) -> int:
    """How many chips a side has in its best open line through a space."""
    return len((_best_open_line(view, side, space) or frozenset()) & set(view.held[side]))


def _owner(view: View, space: str) -> int | None:
    return next((side for side in range(view.sides) if space in view.held[side]), None)


def _side_names(view: View, side: int) -> Listed:
    return names([seat for seat in range(view.players) if side_of(view, seat) == side])


def _tell_stopped(view: View, move: Move) -> list[Phrase]:
    """The fullest line of a rival that the move spoils."""
    space, mine = str(move.value), side_of(view, view.actor)
    owner = _owner(view, space)
    rivals = [side for side in range(view.sides) if side != mine and owner in (None, side)]
    side = max(rivals, key=lambda side: _chips_in_line(view, side, space))
    count = _chips_in_line(view, side, space)
    if count < WORTH_STOPPING:
        return []
    return [say("sd-why-stops", players=_side_names(view, side), count=count, line=view.line)]


def _tell_removal(view: View, move: Move) -> list[Phrase]:
    """What a rival's line has left without a chip, and how easily the chip comes back."""
    space = str(move.value)
    owner = _owner(view, space)
    assert owner is not None
    count, who = _chips_in_line(view, owner, space), _side_names(view, owner)
    back = say("sd-why-back", players=who, ways=WAYS[NUMBER_OF[space]] + WAYS[board.WILD])
    if not count:
        return [say("sd-why-removes-dead", players=who), back]
    return [say("sd-why-removes", players=who, count=count, left=count - 1, line=view.line), back]


def _tell_next_throw(view: View, after: View) -> list[Phrase]:
    """Who could win with a single throw: you, if you throw again or later; and the next player."""
    seat, following = view.actor, after.turn_seat
    mine, lines = side_of(after, seat), []
    own = ways_to_win(after, mine)
    if own:
        lines.append(say("sd-why-again" if following == seat else "sd-why-later", ways=own))
    if side_of(after, following) != mine:
        threat = ways_to_win(after, side_of(after, following))
        if threat:
            lines.append(say("sd-why-threat", player=Name(following), ways=threat))
        elif ways_to_win(view, side_of(after, following)):
            lines.append(say("sd-why-averted", player=Name(following)))
    return lines


def ways_to_win(view: View, side: int) -> int:
    """How many of 36 throws would let a side complete a line at once."""
    mine, rivals = set(view.held[side]), _held_by_others(view, side)
    winning = {space for line in LINES[view.line] if len(line - mine) == 1 for space in line - mine}
    ways = 0
    for number in set(NUMBER_OF.values()):
        spaces = {space for space in NUMBER_OF if NUMBER_OF[space] == number}
        empty = spaces - mine - rivals
        if winning & (empty or spaces & rivals):
            ways += WAYS[number]
    anywhere = set(NUMBER_OF) - mine - rivals
    return ways + WAYS[board.WILD] * bool(winning & (anywhere or rivals))
