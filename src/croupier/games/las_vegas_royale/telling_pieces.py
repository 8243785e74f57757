"""Las Vegas Royale's pieces in words: dice, money, tiles."""

from croupier.games.las_vegas_royale import components, state
from croupier.moves import Move
from croupier.phrases import Argument, Listed, Name, Phrase, both, say
from croupier.views import View

TILE_NAMES = {  # as a tile is called in every language
    "lucky-punch": "Lucky Punch", "jackpot": "Jackpot", "prime-time": "Prime Time", "fifty-fifty": "Fifty Fifty",
    "high-five": "High Five", "bad-luck": "Bad Luck", "pay-day": "Pay Day", "power-play": "Power Play",
    "no-entry": "No Entry!", "knockout": "Knockout?", "block-it": "Block It!", "handicap": "Handicap",
    "black-box": "Black Box", "double-down": "Double Down", "nice-dice": "Nice Dice", "my-choice": "My Choice",
}  # fmt: skip
NEUTRAL = say("ry-neutral")
BIGGY = say("ry-biggy")
BIGGY_LEFT = say("ry-biggy-left")


def money(amount: int) -> Phrase:
    """An amount of money."""
    return say("ry-money", amount=amount)


def reward_of(units: int) -> Phrase:
    """A reward as it is paid: chips, money or nothing."""
    if units == 0:
        return say("ry-state-nothing")
    return say("ry-chips", count=units) if units <= components.HIGHEST_IN_CHIPS else money(units * state.UNIT)


def counted_dice(small: int, biggy: int, called: Phrase = BIGGY) -> Listed:
    """Some small dice and perhaps the Biggy, called as the sentence needs it."""
    parts = [say("ry-small", count=small)] if small else []
    return both(parts + [called] * bool(biggy))


def dice_left(small: int, biggy: int) -> Argument:
    """The dice that a player has left, if any."""
    return counted_dice(small, biggy, BIGGY_LEFT) if small or biggy else say("ry-table-none")


def die_of(kind: int | str) -> Phrase:
    """One die by its kind."""
    return BIGGY if kind in (state.BIGGY, "biggy") else say("ry-a-die")


def pieces(owner: Argument, small: int, biggy: int) -> Listed:
    """Whose dice they are and how many, as in "Ada 2+Biggy"."""
    parts: list[Argument] = [small] if small else []
    return Listed((owner, Listed((*parts, *["Biggy"] * biggy), "+")), " ")


def owner_name(view: View, owner: int) -> Argument:
    """A seat's name, or the neutral player or the blanks, who come after the seats."""
    if owner < view.players:
        return Name(owner)
    return NEUTRAL if owner == view.players else say("ry-blanks")


def dice_at(view: View, casino: int, owner: int) -> Listed:
    """An owner's dice in a casino, as in "Ada 2+Biggy"."""
    if owner > view.players:
        return pieces(owner_name(view, owner), view.blanks[casino], 0)
    small, biggy = view.neutral_dice[casino] if owner == view.players else view.dice[casino][owner]
    extra = view.prime[casino] if owner == view.prime_seat else 0
    return pieces(owner_name(view, owner), small + extra, biggy)


def field_name(move: Move) -> Phrase:
    """A field of Handicap."""
    reward = int(components.HANDICAP_REWARDS[move.action - state.COVER])
    return reward_of(reward) if reward else say("ry-field-special")


def cards_at(view: View, casino: int) -> Argument:
    """The cards at a casino."""
    cards = view.cards[casino]
    return both(cards) if cards else say("ry-table-no-cards")


def nice_field(number: int) -> Phrase:
    """What a field of Nice Dice pays."""
    return reward_of(int(components.NICE_DICE[number - 1]))


def strength_of(small: int, biggy: int) -> int:
    """How strong dice are together."""
    return small + components.BIGGY_STRENGTH * biggy


def strength_at(view: View, casino: int, owner: int) -> int:
    """How strong an owner is in a casino; after the seats come the neutral player and the blanks."""
    if owner > view.players:
        blanks: int = view.blanks[casino]
        return blanks
    dice = view.neutral_dice[casino] if owner == view.players else view.dice[casino][owner]
    extra = view.prime[casino] if owner == view.prime_seat else 0
    return strength_of(*dice) + extra


def ranked(untied: View, casino: int) -> list[int]:
    """The owners with dice in a casino, strongest first; ties must have been taken back."""
    strengths = {owner: strength_at(untied, casino, owner) for owner in range(untied.players + 2)}
    return sorted((owner for owner in strengths if strengths[owner]), key=lambda owner: -strengths[owner])


def ties_at(view: View, untied: View, casino: int) -> list[tuple[int, list[int]]]:
    """The owners that are tied in a casino, by their strength, highest first."""
    tied: dict[int, list[int]] = {}
    for owner in range(view.players + 2):
        strength = strength_at(view, casino, owner)
        if strength and not strength_at(untied, casino, owner):
            tied.setdefault(strength, []).append(owner)
    return sorted(tied.items(), reverse=True)


def cards_taken(untied: View, casino: int) -> tuple[list[tuple[int, int]], list[int]]:
    """Which owner would take which card of a casino, highest first, and the cards that nobody would take."""
    cards, owners = untied.cards[casino], ranked(untied, casino)
    return list(zip(owners, cards, strict=False)), list(cards[len(owners) :])


def gains_between(before: View, after: View) -> list[tuple[int, int]]:
    """By seat, money and chips got (or paid, below zero) between two views, in units of 10,000.

    The chips that everybody gets for a new round do not count.
    """
    new = components.CHIPS_PER_ROUND if after.round_number != before.round_number else 0
    had, has = before.numbers("cash"), after.numbers("cash")
    return [(has[seat] - had[seat], after.chips[seat] - before.chips[seat] - new) for seat in range(before.players)]


def amount(cash: int, chips: int) -> Listed:
    """Money and chips together, in units, whether got or paid."""
    parts = [money(abs(cash) * state.UNIT)] if cash else []
    if chips:
        parts.append(say("ry-chips", count=abs(chips)))
    return both(parts or [reward_of(0)])


def number_of(move: Move) -> int:
    """The number that a move names."""
    assert isinstance(move.value, int)
    return move.value
