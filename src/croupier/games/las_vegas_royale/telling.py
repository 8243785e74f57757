"""Las Vegas Royale in words."""

from croupier.games.las_vegas_royale import components, outlook, state
from croupier.games.las_vegas_royale.telling_choices import choice
from croupier.games.las_vegas_royale.telling_events import (
    HALVES,
    TOLD,
    activated,
    extra_dice,
    marker_lost,
    paid_by_tile,
    source_of,
)
from croupier.games.las_vegas_royale.telling_pieces import (
    TILE_NAMES,
    cards_at,
    cards_taken,
    counted_dice,
    dice_at,
    dice_left,
    gains_between,
    money,
    number_of,
    owner_name,
    ranked,
    ties_at,
)
from croupier.games.las_vegas_royale.telling_strength import strengths
from croupier.games.las_vegas_royale.telling_tiles import tile_state
from croupier.moves import Move
from croupier.outcome import Outcome
from croupier.phrases import Argument, Listed, Name, Phrase, Player, both, say
from croupier.telling import (
    Cell,
    Earning,
    House,
    Question,
    Row,
    Standing,
    by_place,
    equal,
    line,
    seats_by_number,
    settled,
    winners,
    won_by,
)
from croupier.views import View

__all__ = [
    "ask",
    "board",
    "called",
    "chapter",
    "choice",
    "earned",
    "explain",
    "more_help",
    "progress",
    "result",
    "stands",
    "step",
    "summary",
]

CHAPTER = "chapter-round"  # the message that names a round
QUIET = ("reserve", "neutral", "roll")
TILE_STYLE = "magenta"
PLAIN = {"skip": "ry-skip", "pass": "ry-pass"}  # told with their seat and nothing else
TYPED = {"card": "ry-typed-card", "reserve": "ry-typed-reserve", "neutral": "ry-typed-neutral"}


def step(before: View, move: Move, after: View) -> list[Phrase]:
    """One action as a sentence or a few, with what it brought."""
    if move.name in HALVES:
        return HALVES[move.name](before, move, after)
    if move.name == "die":
        said = [_die(before, move)]
        return said + (extra_dice(before, move, after) if before.decision == "extra" and before.extra else [])
    if move.name == "card":
        return [say("ry-reserve" if before.decision == "reserve" else "ry-card", amount=number_of(move))]
    if move.name == "starter":
        return [say("ry-starter", player=Player(move.action - state.SIT))]
    return _tell(before, move, after)


def summary(before: View, move: Move, after: View) -> list[Phrase]:
    """What a table hears: stocked casinos, whole rolls and whole choices instead of their parts."""
    decision, following = before.decision, after.decision
    if move.name in HALVES or move.name == "starter" or decision == "reserve":
        return []
    if move.name == "card":
        if following == "card":
            return []
        stocked = [
            say("ry-stocked", casino=casino + 1, cards=cards_at(after, casino)) for casino in range(state.CASINOS)
        ]
        return [_tell_round(before), *stocked]
    if decision == "neutral":
        if following == "neutral":
            return []
        faces = [number for number, dice in enumerate(after.neutral_dice, 1) for _ in range(sum(dice))]
        return [say("ry-neutral-placed", dice=Listed(tuple(faces), " "))]
    if decision == "roll":
        return [_tell_roll(after)] if following == "place" else []
    if decision == "extra":
        return extra_dice(before, move, after) if before.extra else []
    return _tell(before, move, after)


def _tell(before: View, move: Move, after: View) -> list[Phrase]:
    if move.name == "tile":
        return [say("ry-tile", casino=before.subject + 1, tile=TILE_NAMES[str(move.value)])]
    if move.name == "pay":
        return _tell_payout(before, after)
    if move.name in PLAIN:
        said = [say(PLAIN[move.name], player=Player(before.actor))]
    elif move.name == "place":
        said = [_placed(before, move), *activated(before, after, before.actor, number_of(move) - 1)]
    else:
        said = TOLD[move.name](before, move, after)
    return said + marker_lost(before, after)


def _die(before: View, move: Move) -> Phrase:
    face = number_of(move)
    if before.decision == "extra":
        return say("ry-extra-die", face=face)
    if before.decision == "neutral":
        return say("ry-neutral-biggy" if before.subject == components.NUM_BIGGY else "ry-neutral-die", face=face)
    is_biggy = before.subject <= before.supply[before.turn_seat][state.BIGGY]
    return say("ry-die-biggy" if is_biggy else "ry-die", face=face, player=Player(before.turn_seat))


def _placed(before: View, move: Move) -> Phrase:
    number = number_of(move)
    dice = counted_dice(before.roll.count(number), before.roll_biggy == number)
    return say("ry-place", dice=dice, casino=number, player=Player(before.actor))


def _tell_payout(before: View, after: View) -> list[Phrase]:
    """Ties, then the casino's cards, highest first, then what its tile pays."""
    casino = before.subject
    untied = settled(before, outlook.TIES)
    said = [
        say("ry-tie", casino=casino + 1, players=both(owner_name(before, owner) for owner in owners), strength=strength)
        for strength, owners in ties_at(before, untied, casino)
    ]
    taken, cards_left = cards_taken(untied, casino)
    paid: list[Argument] = [
        say("ry-takes", amount=amount, player=Player(owner))
        if owner < before.players
        else say("ry-nobody-takes", owner=owner_name(before, owner), amount=amount)
        for owner, amount in taken
    ]
    if not paid and not cards_left:
        paid.append(say("ry-pays-nobody"))
    elif cards_left:
        paid.append(say("ry-left-over", cards=both(cards_left)))
    said.append(say("ry-pays", casino=casino + 1, what=Listed(tuple(paid), " ")))
    return said + paid_by_tile(before, casino, _tile_gains(before, after, taken))


def _tile_gains(before: View, after: View, taken: list[tuple[int, int]]) -> list[int]:
    """By seat: what a payout brought besides the casino's cards, in units."""
    gains = [cash + chips for cash, chips in gains_between(before, after)]
    for owner, amount in taken:
        if owner < before.players:
            gains[owner] -= amount // state.UNIT
    return gains


def chapter(view: View) -> int:
    """The round."""
    number: int = view.round_number
    return number


def settles(view: View) -> bool:
    """Whether the casinos are being paid."""
    return view.decision in ("pay", "fine", "split", "pick")


def progress(view: View) -> Phrase:
    """The round."""
    return say("chapter-round-of", number=view.round_number, all=state.NUM_ROUNDS)


def earned(before: View, move: Move, after: View) -> list[Earning]:
    """Cards by casino, what tiles paid and took, chips handed out and paid."""
    if move.name == "card" and before.decision == "card" and not before.drawn:
        handed = components.CHIPS_PER_ROUND * state.UNIT
        return [Earning(seat, say("ry-where-chips"), handed) for seat in range(before.players)]
    gains = [cash + chips for cash, chips in gains_between(before, after)]
    if not any(gains):
        return []
    if move.name != "pay":
        where = source_of(before, move)
        return [Earning(seat, where, gain * state.UNIT) for seat, gain in enumerate(gains) if gain]
    casino = before.subject
    taken, _ = cards_taken(settled(before, outlook.TIES), casino)
    here = say("ry-table-casino", casino=casino + 1)
    found = [Earning(owner, here, amount) for owner, amount in taken if owner < before.players]
    for seat, gain in enumerate(_tile_gains(before, after, taken)):
        if gain:
            tile = say("ry-tile-name", tile=TILE_NAMES[before.faces[casino]])
            found.append(Earning(seat, tile, gain * state.UNIT))
    return found


def stands(view: View) -> Standing:
    """Who would take which card if the round ended now."""
    untied = settled(view, outlook.TIES)
    gains = [(cash + chips) * state.UNIT for cash, chips in gains_between(view, settled(view, outlook.WHOLE_ROUND))]
    houses = [_stands_at(view, untied, casino) for casino in range(state.CASINOS)]
    return Standing(view.round_number, state.NUM_ROUNDS, gains, houses)


def _stands_at(view: View, untied: View, casino: int) -> House:
    taken, _ = cards_taken(untied, casino)
    ties = [owners for _, owners in ties_at(view, untied, casino)]
    return House(casino + 1, taken, ties, ranked(untied, casino)[len(taken) :], strengths(view, casino))


def _tell_round(view: View) -> Phrase:
    return say("ry-round", round=view.round_number, rounds=state.NUM_ROUNDS, player=Player(view.starter))


def _tell_roll(view: View) -> Phrase:
    dice, biggy, who = Listed(view.roll, " "), view.roll_biggy, Player(view.turn_seat)
    if biggy is None:
        return say("ry-roll", dice=dice, player=who)
    return say("ry-roll-biggy" if view.roll else "ry-roll-only-biggy", dice=dice, biggy=biggy, player=who)


def board(view: View) -> list[Row]:
    """The table as rows of cells: casinos with who would get their cards now, and tile; then a row for each player."""
    title = say("table-round", number=view.round_number, all=state.NUM_ROUNDS)
    rows = [] if view.starter is None else [line(title)]
    untied = settled(view, outlook.TIES)
    for casino in range(state.CASINOS):
        row = [Cell(say("ry-table-casino", casino=casino + 1)), Cell(_tell_casino(view, untied, casino))]
        if view.faces[casino] is not None:
            row.append(Cell(tile_state(view, casino), TILE_STYLE))
        rows.append(row)
    gains = gains_between(view, settled(view, outlook.WHOLE_ROUND))
    rows += [line(_tell_player(view, seat, sum(gains[seat]))) for seat in range(view.players)]
    if view.decision == "place":
        rows.append([Cell(say("ry-table-roll", player=Player(view.turn_seat))), Cell(_rolled(view), "dice")])
    return rows


def _tell_casino(view: View, untied: View, casino: int) -> Phrase:
    """The cards with who would get them now, then ties, then who would get none."""
    taken, cards_left = cards_taken(untied, casino)
    said: list[Argument] = [
        say("ry-table-taken", amount=amount, dice=dice_at(view, casino, owner)) for owner, amount in taken
    ]
    said += cards_left
    said += [equal([dice_at(view, casino, owner) for owner in owners]) for _, owners in ties_at(view, untied, casino)]
    said += [dice_at(view, casino, owner) for owner in ranked(untied, casino)[len(taken) :]]
    standing = say("ry-table-standing", what=Listed(tuple(said), "; ")) if said else say("ry-table-no-cards")
    return say("ry-table-closed", what=standing) if view.closed == casino else standing


def _rolled(view: View) -> Phrase:
    message = "ry-rolled" if view.roll_biggy is None else "ry-rolled-biggy" if view.roll else "ry-rolled-only-biggy"
    return say(message, dice=Listed(view.roll, " "), biggy=view.roll_biggy or 0)


def _tell_player(view: View, seat: int, gain: int) -> Phrase:
    """Dice left, chips, cards and money, and what the round would bring if it ended now."""
    has: list[Argument] = [
        say("ry-table-left", dice=dice_left(*view.supply[seat])),
        say("ry-chips", count=view.chips[seat]),
        say("ry-cards", count=view.num_cards[seat]),
    ]
    if view.cash[seat]:  # neither closed nor nothing
        has.append(money(view.cash[seat]))
    if gain:
        has.append(say("table-now" if gain > 0 else "table-now-loses", amount=abs(gain) * state.UNIT))
    return say("ry-table-player", player=Name(seat), has=Listed(tuple(has), ", "))


def explain(view: View, number: int) -> Phrase | None:
    """The tile at casino `number` in a sentence, if there is one."""
    if 1 <= number <= state.CASINOS and view.faces[number - 1] is not None:
        return say(f"ry-tile-{view.faces[number - 1]}")
    return None


def more_help() -> list[Phrase]:
    """How to have a tile explained."""
    return [say("ry-help-tiles")]


def ask(view: View) -> Question:
    """What to type at a real table for the open decision of chance."""
    decision, subject = view.decision, view.subject
    if decision == "starter":
        return Question(say("typed-starter", seats=seats_by_number(view.players)), 1, (decision, 0))
    if decision == "tile":
        return Question(say("ry-typed-tile", casino=subject + 1), 1, (decision, subject))
    if decision == "extra":
        left = 2 - len(view.extra)
        return Question(say("ry-typed-extra", count=left), left, (decision, subject))
    if decision == "roll":
        seat = view.turn_seat
        phrase = say("typed-dice", count=subject, player=Player(seat))
        if view.supply[seat][state.BIGGY]:
            phrase = say("typed-dice-last", count=subject, last=say("ry-typed-biggy"), player=Player(seat))
        return Question(phrase, subject, (decision, seat))
    return Question(say(TYPED[decision], count=subject), subject, (decision, 0))


def called(move: Move) -> list[Phrase]:
    """Choices go by their numbers."""
    return []


def result(view: View, outcome: Outcome) -> list[Phrase]:
    """The final standing, best first."""
    lines = [say("result-title")]
    for seat in by_place(outcome.places):
        chips, cards = say("ry-chips", count=view.chips[seat]), say("ry-cards", count=view.num_cards[seat])
        place, wealth = outcome.places[seat], outcome.scores[seat]
        lines.append(say("ry-result", place=place, player=Name(seat), money=wealth, cards=cards, chips=chips))
    return [*lines, winners(outcome.winners), won_by(outcome, "ry-result-cards")]
