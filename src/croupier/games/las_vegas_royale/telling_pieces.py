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
    """A seat's name, or the neutral player, who comes after the seats."""
    return NEUTRAL if owner == view.players else Name(owner)


def field_name(move: Move) -> Phrase:
    """A field of Handicap."""
    reward = int(components.HANDICAP_REWARDS[move.action - state.COVER])
    return reward_of(reward) if reward else say("ry-field-special")


def cards_at(view: View, casino: int) -> Argument:
    """The cards at a casino."""
    cards = view.cards[casino]
    return both(cards) if cards else say("ry-table-no-cards")


def number_of(move: Move) -> int:
    """The number that a move names."""
    assert isinstance(move.value, int)
    return move.value
