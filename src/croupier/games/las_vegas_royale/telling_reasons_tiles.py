"""What the tile at a casino offers whoever activates it, in one sentence with its numbers."""

from collections.abc import Callable
from itertools import product

from croupier.games.las_vegas_royale import components, state
from croupier.games.las_vegas_royale.telling_pieces import TILE_NAMES, reward_of
from croupier.games.las_vegas_royale.telling_strength import named, strengths
from croupier.games.las_vegas_royale.tiles import my_choice
from croupier.games.telling_majority import ahead_of, tied_with
from croupier.phrases import Name, Phrase, both, say
from croupier.views import View

THROWS = tuple(product(range(1, state.FACES + 1), repeat=2))  # of both extra dice


def tell_tile(view: View, after: View, casino: int) -> Phrase:
    """What the tile at a casino does or offers; `after` is the view after it was activated."""
    return TILES[view.faces[casino]](view, after, casino)


def _nothing(view: View, casino: int) -> Phrase:
    return say("ry-why-tile-nothing", tile=TILE_NAMES[view.faces[casino]])


def ways(is_right: Callable[[int, int], bool]) -> int:
    """How many of the 36 throws of both extra dice are right."""
    return sum(is_right(one, other) for one, other in THROWS)


def _lucky_punch(view: View, after: View, casino: int) -> Phrase:
    rewards = [int(reward) * state.UNIT for reward in components.LUCKY_PUNCH[1:]]
    neighbour = (view.actor + 1) % view.players
    return say("ry-why-punch", player=Name(neighbour), few=min(rewards), many=max(rewards))


def _jackpot(view: View, after: View, casino: int) -> Phrase:
    winning = ways(lambda one, other: one + other == components.JACKPOT_SUM or one == other)
    return say("ry-why-jackpot", ways=winning, amount=view.jackpot)


def _fifty_fifty(view: View, after: View, casino: int) -> Phrase:
    amounts = [int(reward) * state.UNIT for reward in components.FIFTY_FIFTY if reward]
    return say("ry-why-fifty", amounts=both(amounts))


def _at_payout(message: str) -> Callable[[View, View, int], Phrase]:
    """A tile that only matters at the payout, to whoever leads its casino then."""

    def tell(view: View, after: View, casino: int) -> Phrase:
        row = strengths(after, casino)
        leaders = [
            seat for seat in range(view.players) if row[seat] and not tied_with(row, seat) and not ahead_of(row, seat)
        ]
        amount = components.BLACK_BOX_TOTAL * state.UNIT
        if not leaders:
            return say(message, who="nobody", player="", amount=amount)
        return say(message, who=_you_or_other(view, leaders[0]), player=Name(leaders[0]), amount=amount)

    return tell


def _you_or_other(view: View, seat: int) -> str:
    return "you" if seat == view.actor else "other"


def _high_five(view: View, after: View, casino: int) -> Phrase:
    amount = components.HIGH_FIVE_TOKEN * state.UNIT
    if view.high_five is not None:
        return say("ry-why-token-gone", who=_you_or_other(view, view.high_five), player=Name(view.high_five))
    if after.high_five is not None:
        return say("ry-why-token", amount=amount)
    count = strengths(after, casino)[view.actor]
    return say("ry-why-token-needs", amount=amount, wanted=components.HIGH_FIVE_STRENGTH, count=count)


def _bad_luck(view: View, after: View, casino: int) -> Phrase:
    row = strengths(after, casino)[: view.players]
    weakest = [seat for seat in range(view.players) if row[seat] == min(row)]
    amount = components.BAD_LUCK_FINE * state.UNIT
    return say("ry-why-bad-luck", amount=amount, players=both(named(view, weakest, view.actor)))


def _pay_day(view: View, after: View, casino: int) -> Phrase:
    count = sum(strengths(after, place)[view.actor] > 0 for place in range(state.CASINOS))
    return say("ry-why-pay-day", count=count, amount=count * state.UNIT)


def _power_play(view: View, after: View, casino: int) -> Phrase:
    if after.power_seat != view.actor:
        return say("ry-why-power-no")
    return say("ry-why-power-kept" if view.power_seat == view.actor else "ry-why-power")


def _no_entry(view: View, after: View, casino: int) -> Phrase:
    ring = components.NO_ENTRY_RING
    return say("ry-why-entry", what=reward_of(int(ring[(view.ring + 1) % len(ring)])))


def _knockout(view: View, after: View, casino: int) -> Phrase:
    rivals = [
        seat
        for seat in range(view.players)
        if seat != view.actor and any(view.supply[seat]) and sum(view.bar[seat]) < components.BAR_PLACES
    ]
    if not rivals:
        return say("ry-why-knockout-none", back=sum(view.bar[view.actor]))
    return say("ry-why-knockout", players=both(map(Name, rivals)), back=sum(view.bar[view.actor]))


def _block_it(view: View, after: View, casino: int) -> Phrase:
    sizes = [size for size, count in enumerate(view.groups) if count]
    return say("ry-why-block", count=max(sizes)) if sizes else _nothing(view, casino)


def _handicap(view: View, after: View, casino: int) -> Phrase:
    return say("ry-why-handicap", count=sum(view.blanks)) if after.decision == "handicap" else _nothing(view, casino)


def _double_down(view: View, after: View, casino: int) -> Phrase:
    if after.decision != "double":
        return _nothing(view, casino)
    first, second = (int(prize) * state.UNIT for prize in components.DOUBLE_DOWN)
    return say("ry-why-double", first=first, second=second)


def _nice_dice(view: View, after: View, casino: int) -> Phrase:
    """The best field that a die of this turn could go to; the occupant of a closed casino's field cannot leave."""
    shown = {*after.roll, after.roll_biggy, casino + 1 if any(after.placed) else None} - {None}
    free = [number for number in shown if after.nice_owner[number - 1] is None or after.closed != number - 1]
    if not free:
        return _nothing(view, casino)
    return say("ry-why-nice", number=max(free), amount=int(components.NICE_DICE[max(free) - 1]) * state.UNIT)


def _my_choice(view: View, after: View, casino: int) -> Phrase:
    """The best that a throw of the extra dice can offer: the gold field, for whoever has a die to put there."""
    if any(after.supply[view.actor]) or view.gold_owner == view.actor:
        wanted, amount, message = my_choice.GOLD_NUMBER, components.GOLD_FIELD, "ry-why-choice-gold"
    else:
        rewards = components.MY_CHOICE_REWARDS.tolist()
        wanted, amount, message = rewards.index(max(rewards)), max(rewards), "ry-why-choice"
    return say(message, ways=ways(lambda one, other: wanted in (one, other)), amount=amount * state.UNIT)


TILES: dict[str, Callable[[View, View, int], Phrase]] = {
    "lucky-punch": _lucky_punch,
    "jackpot": _jackpot,
    "prime-time": _at_payout("ry-why-prime"),
    "fifty-fifty": _fifty_fifty,
    "high-five": _high_five,
    "bad-luck": _bad_luck,
    "pay-day": _pay_day,
    "power-play": _power_play,
    "no-entry": _no_entry,
    "knockout": _knockout,
    "block-it": _block_it,
    "handicap": _handicap,
    "black-box": _at_payout("ry-why-box"),
    "double-down": _double_down,
    "nice-dice": _nice_dice,
    "my-choice": _my_choice,
}
