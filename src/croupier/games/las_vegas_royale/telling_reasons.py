"""Why a choice in Las Vegas Royale is good or bad: how casinos would pay, who can still pass you, what tiles offer."""

from collections.abc import Callable, Sequence

from croupier.games.las_vegas_royale import components, state
from croupier.games.las_vegas_royale.telling_pieces import dice_left, number_of, strength_of
from croupier.games.las_vegas_royale.telling_reasons_tiles import tell_tile, ways
from croupier.games.las_vegas_royale.telling_strength import named, paid, reach, strengths
from croupier.games.las_vegas_royale.tiles import my_choice
from croupier.games.telling_majority import (
    YOU,
    ahead_of,
    can_pass,
    can_tie,
    payouts,
    tell_changes,
    tell_own,
    tied_ahead,
    tied_with,
)
from croupier.moves import Move
from croupier.phrases import Argument, Listed, Name, Phrase, both, say
from croupier.telling import tried
from croupier.views import View

FEW = 2  # more rivals than this are counted, not named


def reason(view: View, move: Move) -> list[Phrase]:
    """At least one sentence on any move of the actor."""
    return REASONS[move.name](view, move)


def _tell_placing(view: View, move: Move) -> list[Phrase]:
    """How the seat would stand in the casino, and what its tile offers."""
    after, casino = tried(view, move), number_of(move) - 1
    lines = _tell_standing(view, after, casino)
    is_activating = move.name == "place" or view.subject % 2
    if is_activating and view.faces[casino] is not None:
        lines.append(tell_tile(view, after, casino))
    return lines


def _tell_standing(view: View, after: View, casino: int) -> list[Phrase]:
    seat, row = view.actor, strengths(after, casino)
    before, gains = paid(view, strengths(view, casino), casino), paid(view, row, casino)
    said: dict[str, Argument] = {"casino": casino + 1, "count": row[seat]}
    tied, ahead = tied_with(row, seat), ahead_of(row, seat)
    if tied:
        lines = [say("ry-why-tied", players=both([YOU, *named(view, tied, seat)]), **said)]
    elif ahead:
        lines = [say("ry-why-behind", players=both(named(view, ahead, seat)), amount=gains[seat], **said)]
    else:
        lines = [say("ry-why-lead", amount=gains[seat], **said)]
    lines += _tell_threats(after, row, casino, seat) if gains[seat] else _tell_what_is_missing(after, row, casino, seat)
    return lines + tell_own(before, gains, seat) + tell_changes(before, gains, seat, view.players)


def _tell_threats(after: View, row: Sequence[int], casino: int, seat: int) -> list[Phrase]:
    """Who can still pass a seat that would be paid, or tie with it, by dice alone."""
    chances = reach(after, casino)
    passing, tying, tied = can_pass(row, chances, seat), can_tie(row, chances, seat), tied_ahead(row, chances, seat)
    lines = []
    if len(passing) > FEW:
        lines.append(say("ry-why-pass-many", count=len(passing), rival=_rival(after, row, passing[0])))
    elif passing:
        lines.append(say("ry-why-pass-you", rivals=both(_rival(after, row, rival) for rival in passing)))
    elif tying:
        lines.append(say("ry-why-tie", rivals=both(_rival(after, row, rival) for rival in tying)))
    if tied:
        lines.append(say("ry-why-tied-ahead", players=both(named(after, tied, seat))))
    return lines or [say("ry-why-safe")]


def _rival(after: View, row: Sequence[int], rival: int) -> Phrase:
    return say("ry-why-rival", player=Name(rival), there=row[rival], dice=dice_left(*after.supply[rival]))


def _tell_what_is_missing(after: View, row: Sequence[int], casino: int, seat: int) -> list[Phrase]:
    """How much more strength a seat that would get nothing needs there."""
    possible = sorted(reach(after, casino)[seat] - {row[seat]})
    for strength in possible:
        amount = paid(after, [*row[:seat], strength, *row[seat + 1 :]], casino)[seat]
        if amount:
            return [say("ry-why-more", count=strength - row[seat], amount=amount)]
    return [say("ry-why-never", dice=dice_left(*after.supply[seat]))] if possible else []


def _tell_pay(view: View, row: Sequence[int], casino: int) -> list[Phrase]:
    """What a casino would pay with other strengths than now: to the seat, and to others more or less."""
    seat, before, after = view.actor, paid(view, strengths(view, casino), casino), paid(view, row, casino)
    if before[seat] == after[seat]:
        own = say("ry-why-pays-same", casino=casino + 1, amount=after[seat])
    else:
        own = say("ry-why-pays", casino=casino + 1, amount=after[seat], before=before[seat])
    return [own, *tell_changes(before, after, seat, view.players)]


def _without_blank(view: View, casino: int) -> list[int]:
    *row, blanks = strengths(view, casino)
    return [*row, blanks - 1]


def _tell_skip(view: View, move: Move) -> list[Phrase]:
    return [say("ry-why-skip", amount=state.UNIT, dice=dice_left(*view.supply[view.actor]))]


def _tell_dice_left(message: str) -> Callable[[View, Move], list[Phrase]]:
    """A sentence with the dice that the seat would have left."""

    def tell(view: View, move: Move) -> list[Phrase]:
        return [say(message, dice=dice_left(*tried(view, move).supply[view.actor]))]

    return tell


def _tell_turning(view: View, move: Move) -> list[Phrase]:
    """A die to be turned still lies in the supply when its number is asked for."""
    kinds = [state.SMALL, state.BIGGY]
    kind = state.BIGGY if move.value == "biggy" else state.SMALL
    left = [view.supply[view.actor][other] - (other == kind) for other in kinds]
    return [say("ry-why-turn", dice=dice_left(*left))]


def _tell_holding(view: View, move: Move) -> list[Phrase]:
    neighbour, amount = (view.actor + 1) % view.players, _punch(number_of(move))
    return [say("ry-why-hold", player=Name(neighbour), amount=amount)]


def _tell_guessing(view: View, move: Move) -> list[Phrase]:
    return [say("ry-why-guess", player=Name(view.subject), amount=_punch(number_of(move)))]


def _punch(number: int) -> int:
    return int(components.LUCKY_PUNCH[number]) * state.UNIT


def _fifty(field: int) -> int:
    return int(components.FIFTY_FIFTY[field]) * state.UNIT


def _tell_calling(view: View, move: Move) -> list[Phrase]:
    """How many of 36 throws make a call right, and what is won or lost."""
    sign = 1 if move.name == "lower" else -1
    right = ways(lambda one, other: sign * (one + other) < sign * view.fifty_sum)
    now, then = _fifty(view.fifty_field), _fifty(view.fifty_field + 1)
    message = "ry-why-call" if now else "ry-why-call-first"
    return [say(message, ways=right, amount=then, now=now)]


def _tell_stopping(view: View, move: Move) -> list[Phrase]:
    return [say("ry-why-stop", amount=_fifty(view.fifty_field), next=_fifty(view.fifty_field + 1))]


def _tell_closing(view: View, move: Move) -> list[Phrase]:
    """Whom a closed casino would pay, and what the ring gives."""
    casino = number_of(move) - 1
    gains = paid(view, strengths(view, casino), casino)
    seats = [seat for seat in range(view.players) if gains[seat]]
    listed = [Listed((*named(view, [seat], view.actor), gains[seat]), " ") for seat in seats]
    if listed:
        lines = [say("ry-why-close", casino=casino + 1, players=both(listed))]
    else:
        lines = [say("ry-why-close-nobody", casino=casino + 1)]
    ring = int(components.NO_ENTRY_RING[(view.ring + 1) % len(components.NO_ENTRY_RING)])
    return [*lines, say("ry-why-ring", amount=ring * state.UNIT)]


def _tell_declining(view: View, move: Move) -> list[Phrase]:
    if view.decision == "handicap":
        return [say("ry-why-decline", count=sum(view.blanks))]
    casino = view.subject
    return [say("ry-why-keep", casino=casino + 1, count=strengths(view, casino)[view.actor])]


def _tell_field(view: View, move: Move) -> list[Phrase]:
    """What a field of Handicap gives, and what its blank leaves behind."""
    amount = int(components.HANDICAP_REWARDS[move.action - state.COVER]) * state.UNIT
    gain = say("ry-why-worth", amount=amount) if amount else say("ry-why-free")
    return [gain, *_tell_pay(view, _without_blank(view, view.subject), view.subject)]


def _tell_fetching(view: View, move: Move) -> list[Phrase]:
    small, biggy = view.supply[view.actor]
    is_biggy = move.value == "biggy"
    return [say("ry-why-fetch", dice=dice_left(small + (not is_biggy), biggy + is_biggy))]


def _tell_from(view: View, move: Move) -> list[Phrase]:
    casino = number_of(move) - 1
    return _tell_pay(view, strengths(tried(view, move), casino), casino)


def _tell_blocking(view: View, move: Move) -> list[Phrase]:
    """What a group of blanks would take in a casino, and from whom."""
    casino = number_of(move) - 1
    row = strengths(tried(view, move), casino)
    blanks = say("ry-why-blanks", casino=casino + 1, count=row[-1], amount=paid(view, row, casino)[-1])
    return [blanks, *_tell_pay(view, row, casino)]


def _tell_moving(view: View, move: Move) -> list[Phrase]:
    """How the seat would stand on the round field, and in the casino that the die leaves."""
    after, casino = tried(view, move), view.subject
    row = [strength_of(*dice) for dice in after.double]
    amount = payouts(row, [int(prize) * state.UNIT for prize in components.DOUBLE_DOWN])[view.actor]
    return [
        say("ry-why-round", count=row[view.actor], amount=amount),
        *_tell_pay(view, strengths(after, casino), casino),
    ]


def _tell_done(view: View, move: Move) -> list[Phrase]:
    if view.decision == "prime":
        return [say("ry-why-unused", count=len(view.extra))]
    casino = view.subject
    amount = paid(view, strengths(view, casino), casino)[view.actor]
    return [say("ry-why-stays", casino=casino + 1, amount=amount)]


def _tell_setting(view: View, move: Move) -> list[Phrase]:
    """What a field of Nice Dice pays, and what changes where the dice come from."""
    after, number = tried(view, move), number_of(move)
    lines = [say("ry-why-field", number=number, amount=int(components.NICE_DICE[number - 1]) * state.UNIT)]
    row = strengths(after, number - 1)
    if row != strengths(view, number - 1):
        lines += _tell_pay(view, row, number - 1)
    if after.supply[view.actor] != view.supply[view.actor]:
        lines.append(say("ry-why-left", dice=dice_left(*after.supply[view.actor])))
    return lines


def _tell_choosing(view: View, move: Move) -> list[Phrase]:
    """What a number of My Choice gives; what cannot be carried out does nothing."""
    number, after = number_of(move), tried(view, move)
    amount = int(components.MY_CHOICE_REWARDS[number]) * state.UNIT
    if amount:
        return [say("ry-why-worth", amount=amount)]
    if number == my_choice.ANOTHER_TILE and after.decision == "activate":
        return [say("ry-why-tiles", count=sum(face is not None for face in view.faces) - 1)]
    if number == my_choice.FREE_DIE and after.decision == "special":
        return [say("ry-why-free")]
    if number == my_choice.GOLD_NUMBER and after.decision == "gold":
        return [_gold()]
    return [say("ry-why-nothing")]


def _gold() -> Phrase:
    return say("ry-why-gold", amount=components.GOLD_FIELD * state.UNIT)


def _tell_gold(view: View, move: Move) -> list[Phrase]:
    left = say("ry-why-left", dice=dice_left(*tried(view, move).supply[view.actor]))
    back = [] if view.gold_owner is None else [say("ry-why-gold-back", player=Name(view.gold_owner))]
    return [_gold(), *back, left]


def _tell_split(view: View, move: Move) -> list[Phrase]:
    second = int(components.SECOND_PILES[move.action - state.DIVIDE]) * state.UNIT
    first = components.BLACK_BOX_TOTAL * state.UNIT - second
    return [say("ry-why-split", player=Name(view.subject), first=first, second=second)]


def _tell_pick(view: View, move: Move) -> list[Phrase]:
    """What the pile holds on average over all splits that have piles of these sizes."""
    sizes, piles = components.SECOND_SIZES.tolist(), components.SECOND_PILES.tolist()
    seconds = [pile for size, pile in zip(sizes, piles, strict=True) if size == view.pile_size]
    mean = sum(seconds) / len(seconds)
    amount = mean if move.value == 2 else components.BLACK_BOX_TOTAL - mean
    return [say("ry-why-pick", count=len(seconds), amount=round(amount * state.UNIT))]


def _tell_activating(view: View, move: Move) -> list[Phrase]:
    return [tell_tile(view, tried(view, move), number_of(move) - 1)]


REASONS: dict[str, Callable[[View, Move], list[Phrase]]] = {
    "place": _tell_placing,
    "skip": _tell_skip,
    "pass": lambda view, move: [say("ry-why-pass", casino=view.closed + 1)],
    "roll": lambda view, move: [say("ry-why-roll", dice=dice_left(*view.supply[view.actor]))],
    "use": _tell_turning,
    "number": _tell_placing,
    "hold": _tell_holding,
    "guess": _tell_guessing,
    "stop": _tell_stopping,
    "lower": _tell_calling,
    "higher": _tell_calling,
    "close": _tell_closing,
    "leave": lambda view, move: [say("ry-why-leave", casino=view.closed + 1)],
    "bar": _tell_dice_left("ry-why-bar"),
    "group": lambda view, move: [say("ry-why-group", count=number_of(move))],
    "casino": _tell_blocking,
    "blank": lambda view, move: _tell_pay(view, _without_blank(view, number_of(move) - 1), number_of(move) - 1),
    "decline": _tell_declining,
    "field": _tell_field,
    "fetch": _tell_fetching,
    "from": _tell_from,
    "move": _tell_moving,
    "done": _tell_done,
    "set-small": _tell_setting,
    "set-biggy": _tell_setting,
    "choose": _tell_choosing,
    "activate": _tell_activating,
    "gold": _tell_gold,
    "put": _tell_from,
    "split": _tell_split,
    "pick": _tell_pick,
}
