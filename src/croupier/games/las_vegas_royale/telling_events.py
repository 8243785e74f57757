"""What the tiles of Las Vegas Royale do, told with the numbers that decided."""

from collections.abc import Callable

from croupier.games.las_vegas_royale import components, state
from croupier.games.las_vegas_royale.telling_pieces import (
    TILE_NAMES,
    amount,
    counted_dice,
    die_of,
    gains_between,
    money,
    nice_field,
    number_of,
    reward_of,
    strength_at,
)
from croupier.games.las_vegas_royale.tiles import my_choice
from croupier.moves import Move
from croupier.phrases import Argument, Phrase, Player, say
from croupier.views import View

Told = Callable[[View, Move, View], list[Phrase]]

# The question that each tile asks when it is activated; the others ask nothing then.
ASKS = {
    "lucky-punch": "hold", "jackpot": "extra", "fifty-fifty": "extra", "no-entry": "entry", "knockout": "bar",
    "block-it": "group", "handicap": "handicap", "double-down": "double", "nice-dice": "nice", "my-choice": "extra",
}  # fmt: skip
AT_PAYOUT = ("prime-time", "bad-luck", "black-box")  # these do nothing when dice arrive
WHAT_CANNOT_BE = {"block-it": "ry-block-none", "handicap": "ry-handicap-none", "knockout": "ry-knockout-nobody"}
MY_CHOICE_ASKS = {my_choice.ANOTHER_TILE: "activate", my_choice.FREE_DIE: "special", my_choice.GOLD_NUMBER: "gold"}
MY_CHOICES = {
    my_choice.ANOTHER_TILE: "ry-my-choice-tile",
    my_choice.FREE_DIE: "ry-my-choice-free",
    my_choice.GOLD_NUMBER: "ry-my-choice-gold",
}


def activated(before: View, after: View, seat: int, casino: int) -> list[Phrase]:
    """What the tile at a casino did at once when a seat activated it; later questions tell the rest."""
    face, who = before.faces[casino], Player(seat)
    if face == "pay-day":
        count = sum(strength_at(after, place, seat) > 0 for place in range(state.CASINOS))
        return [say("ry-pay-day", count=count, what=reward_of(count), player=who)]
    if face == "high-five":
        return _reach_for_token(before, after, seat, casino)
    if face == "power-play":
        if after.power_seat != seat:
            return [say("ry-power-not", casino=casino + 1, player=who)]
        return [say("ry-gets-power", casino=casino + 1, player=who)] if before.power_seat != seat else []
    said = []
    if face == "knockout" and any(before.bar[seat]):
        said.append(say("ry-knockout-back", dice=counted_dice(*before.bar[seat]), player=who))
    if face in WHAT_CANNOT_BE and after.decision != ASKS[face]:
        said.append(say(WHAT_CANNOT_BE[face]))
    return said


def _reach_for_token(before: View, after: View, seat: int, casino: int) -> list[Phrase]:
    if before.high_five is not None:
        return []
    message = "ry-gets-token" if after.high_five == seat else "ry-token-not"
    strength = strength_at(after, casino, seat)
    worth = components.HIGH_FIVE_TOKEN * state.UNIT
    return [say(message, casino=casino + 1, strength=strength, amount=money(worth), player=Player(seat))]


def marker_lost(before: View, after: View) -> list[Phrase]:
    """That Power Play's marker went back to its tile."""
    if before.power_seat is None or after.power_seat is not None or after.round_number != before.round_number:
        return []
    return [say("ry-power-back", casino=before.faces.index("power-play") + 1)]


def extra_dice(before: View, move: Move, after: View) -> list[Phrase]:
    """Both extra dice, and what the tile for which they were rolled makes of them."""
    first, second = before.extra[0], number_of(move)
    face = state.FACE_NAMES[before.subject]
    seat = before.prime_seat if face == "prime-time" else before.turn_seat
    dice: dict[str, Argument] = {"first": first, "second": second, "player": Player(seat)}
    if face == "jackpot":
        return [_jackpot(before, after, dice, first, second)]
    if face == "fifty-fifty":
        return _fifty(before, after, dice, first + second)
    if face == "my-choice":
        return [say("ry-my-choice-roll", **dice)]
    said = [say("ry-prime-roll", casino=before.faces.index("prime-time") + 1, **dice)]
    return said if after.decision == "prime" else [*said, say("ry-prime-none")]


def _jackpot(before: View, after: View, dice: dict[str, Argument], first: int, second: int) -> Phrase:
    if any(any(gain) for gain in gains_between(before, after)):
        message = "ry-jackpot-double" if first == second else "ry-jackpot-seven"
        return say(message, amount=money(before.jackpot), **dice)
    message = "ry-jackpot-rises" if after.jackpot != before.jackpot else "ry-jackpot-stays"
    return say(message, amount=money(after.jackpot), **dice)


def _fifty(before: View, after: View, dice: dict[str, Argument], total: int) -> list[Phrase]:
    if before.fifty_field == 0:
        return [say("ry-fifty-first", sum=total, **dice)]
    is_last = after.fifty_field == 0 and any(any(gain) for gain in gains_between(before, after))
    is_right = after.fifty_field > 0 or is_last
    message = "ry-fifty-right" if is_right else "ry-fifty-wrong"
    said = [say(message, sum=total, call=before.fifty_call, last=before.fifty_sum, **dice)]
    if is_last:
        said.append(say("ry-fifty-last", what=reward_of(int(components.FIFTY_FIFTY[-1])), player=dice["player"]))
    return said


def _guess(before: View, move: Move, after: View) -> list[Phrase]:
    """A wrong guess pays the holder by the number held, so the payment reveals it."""
    holder, guessed = before.subject, number_of(move)
    cash, chips = gains_between(before, after)[holder]
    held = components.LUCKY_PUNCH.tolist().index(cash + chips) if cash + chips else guessed
    if held == guessed:
        return [say("ry-guess-right", number=guessed, player=Player(before.actor))]
    said = say("ry-guess-wrong", number=guessed, held=held, player=Player(before.actor))
    return [say("told-together", first=said, then=say("ry-gets", what=amount(cash, chips), player=Player(holder)))]


def _stop(before: View, move: Move, after: View) -> list[Phrase]:
    reward = int(components.FIFTY_FIFTY[before.fifty_field])
    return [say("ry-stop", what=reward_of(reward), player=Player(before.actor))]


def _called(before: View, move: Move, after: View) -> list[Phrase]:
    return [say(f"ry-{move.name}", sum=before.fifty_sum, player=Player(before.actor))]


def _close(before: View, move: Move, after: View) -> list[Phrase]:
    cash, chips = gains_between(before, after)[before.actor]
    said = say("ry-close", casino=number_of(move), player=Player(before.actor))
    if not cash + chips:
        return [said]
    return [say("told-together", first=said, then=say("ry-ring", what=reward_of(cash + chips)))]


def _bar(before: View, move: Move, after: View) -> list[Phrase]:
    return [say("ry-bar", die=die_of(str(move.value)), player=Player(before.actor))]


def _blanks(before: View, move: Move, after: View) -> list[Phrase]:
    return [say("ry-block", count=before.subject, casino=number_of(move), player=Player(before.actor))]


def _decline(before: View, move: Move, after: View) -> list[Phrase]:
    message = "ry-handicap-declined" if before.decision == "handicap" else "ry-nice-declined"
    return [say(message, player=Player(before.actor))]


def _field(before: View, move: Move, after: View) -> list[Phrase]:
    who, casino = Player(before.actor), before.subject + 1
    reward = int(components.HANDICAP_REWARDS[move.action - state.COVER])
    if reward == 0:
        return [say("ry-handicap-special", casino=casino, player=who)]
    return [say("ry-handicap", casino=casino, what=reward_of(reward), player=who)]


def _from(before: View, move: Move, after: View) -> list[Phrase]:
    return [say("ry-from", die=die_of(before.subject), casino=number_of(move), player=Player(before.actor))]


def _turned(before: View, move: Move, after: View) -> list[Phrase]:
    kind, is_power = before.subject // 2, before.subject % 2
    message = "ry-turned-power" if is_power else "ry-turned"
    said = say(message, die=die_of(kind), casino=number_of(move), player=Player(before.actor))
    return [said, *(activated(before, after, before.actor, number_of(move) - 1) if is_power else [])]


def _move(before: View, move: Move, after: View) -> list[Phrase]:
    return [say("ry-move", die=die_of(str(move.value)), player=Player(before.actor))]


def _done(before: View, move: Move, after: View) -> list[Phrase]:
    """Only who added none of the dice of Prime Time is mentioned; else what was done was told."""
    if before.decision == "prime" and len(before.extra) > 1:
        return [say("ry-prime-declined", player=Player(before.actor))]
    return []


def _set(before: View, move: Move, after: View) -> list[Phrase]:
    number = number_of(move)
    field = nice_field(number)
    die = die_of(move.name.removeprefix("set-"))
    said = [say("ry-set", die=die, field=number, amount=field, player=Player(before.actor))]
    owner, kind = before.nice_owner[number - 1], before.nice_kind[number - 1]
    if owner is not None:
        said.append(say("ry-nice-moved", die=die_of(kind), casino=number, player=Player(owner)))
    return said


def _choose(before: View, move: Move, after: View) -> list[Phrase]:
    number, who = number_of(move), Player(before.actor)
    reward = int(components.MY_CHOICE_REWARDS[number])
    if reward:
        return [say("ry-choose-reward", number=number, what=reward_of(reward), player=who)]
    if after.decision == MY_CHOICE_ASKS[number]:
        return [say("ry-choose", number=number, what=say(MY_CHOICES[number]), player=who)]
    return [say("ry-choose-nothing", number=number, player=who)]


def _activate(before: View, move: Move, after: View) -> list[Phrase]:
    casino = number_of(move) - 1
    face = before.faces[casino]
    message = "ry-activate-later" if face in AT_PAYOUT else "ry-activate"
    said = say(message, tile=TILE_NAMES[face], casino=casino + 1, player=Player(before.actor))
    return [said, *activated(before, after, before.actor, casino)]


def _gold(before: View, move: Move, after: View) -> list[Phrase]:
    said = [say("ry-gold", die=die_of(str(move.value)), player=Player(before.actor))]
    if before.gold_owner is not None:
        said.append(say("ry-gold-back", die=die_of(before.gold_kind), player=Player(before.gold_owner)))
    return said


def _put(before: View, move: Move, after: View) -> list[Phrase]:
    return [say("ry-put", casino=number_of(move), player=Player(before.actor))]


def _split(before: View, move: Move, after: View) -> list[Phrase]:
    second = after.pile_size  # all that anyone but the splitter sees
    return [say("ry-split", first=components.BLACK_BOX_TOKENS - second, second=second, player=Player(before.actor))]


def _pick(before: View, move: Move, after: View) -> list[Phrase]:
    second = before.pile_size
    count = second if number_of(move) == 2 else components.BLACK_BOX_TOKENS - second
    cash, chips = gains_between(before, after)[before.actor]
    return [say("ry-pick", count=count, what=reward_of(cash + chips), player=Player(before.actor))]


def _fine(before: View, move: Move, after: View) -> list[Phrase]:
    """Who was weakest, and what each of them pays."""
    casino, gains = before.faces.index("bad-luck"), gains_between(before, after)
    return [
        say("ry-fine", casino=casino + 1, strength=strength_at(before, casino, seat), what=amount(*gains[seat]),
            player=Player(seat))
        for seat in range(before.players)
        if before.payers[seat]
    ]  # fmt: skip


TOLD: dict[str, Told] = {
    "hold": lambda before, move, after: [say("ry-hold", player=Player(before.actor))],
    "guess": _guess, "stop": _stop, "lower": _called, "higher": _called, "close": _close,
    "leave": lambda before, move, after: [say("ry-leave", casino=before.closed + 1, player=Player(before.actor))],
    "bar": _bar, "casino": _blanks, "decline": _decline, "field": _field, "from": _from, "number": _turned,
    "move": _move, "done": _done, "set-small": _set, "set-biggy": _set, "choose": _choose, "activate": _activate,
    "gold": _gold, "put": _put, "split": _split, "pick": _pick, "fine": _fine,
}  # fmt: skip
# Halves of a choice, told with the other half.
HALVES: dict[str, Told] = {
    "group": lambda before, move, after: [say("ry-group", count=number_of(move), player=Player(before.actor))],
    "blank": lambda before, move, after: [say("ry-blank", casino=number_of(move), player=Player(before.actor))],
    "use": lambda before, move, after: [say("ry-use", die=die_of(str(move.value)), player=Player(before.actor))],
    "fetch": lambda before, move, after: [say("ry-fetch", die=die_of(str(move.value)), player=Player(before.actor))],
    "roll": lambda before, move, after: [say("ry-roll-choice", player=Player(before.actor))],
}


def paid_by_tile(before: View, casino: int, gains: list[int]) -> list[Phrase]:
    """What the tile at a casino paid at its payout, by seat in units."""
    face = before.faces[casino]
    earners = [seat for seat, gain in enumerate(gains) if gain]
    if face == "nice-dice":
        return [
            say("ry-nice-pays", field=number, what=nice_field(number), player=Player(owner))
            for number, owner in enumerate(before.nice_owner, 1)
            if owner is not None
        ]
    message = {"high-five": "ry-token-pays", "double-down": "ry-double-pays", "my-choice": "ry-gold-pays"}.get(face)
    if message is None:
        return []
    ordered = sorted(earners, key=lambda seat: -gains[seat])
    return [say(message, what=reward_of(gains[seat]), player=Player(seat)) for seat in ordered]


def source_of(before: View, move: Move) -> Phrase:
    """Which tile, or what else, a gain or payment outside the payout of casinos comes from."""
    if move.name == "skip":
        return say("ry-where-skips")
    faces = {
        "guess": "lucky-punch", "stop": "fifty-fifty", "close": "no-entry", "field": "handicap", "choose": "my-choice",
        "pick": "black-box", "fine": "bad-luck",
    }  # fmt: skip
    if move.name in ("place", "number", "activate"):
        face = before.faces[number_of(move) - 1]
    elif move.name == "die":
        face = state.FACE_NAMES[before.subject]
    else:
        face = faces[move.name]
    return say("ry-tile-name", tile=TILE_NAMES[face])
