"""What a tile of Las Vegas Royale shows on the table."""

from croupier.games.las_vegas_royale import components
from croupier.games.las_vegas_royale.telling_pieces import TILE_NAMES, money, pieces, reward_of
from croupier.phrases import Argument, Listed, Name, Phrase, say
from croupier.views import View

EMPTY = say("ry-state-empty")


def tile_state(view: View, casino: int) -> Phrase:
    """A tile's name with its state, where it has one."""
    face = view.faces[casino]
    state = _state(view, face)
    if state is None:
        return say("ry-tile-name", tile=TILE_NAMES[face])
    return say("ry-tile-state", tile=TILE_NAMES[face], state=state)


def _state(view: View, face: str) -> Phrase | None:
    if face == "jackpot":
        return say("ry-state-jackpot", amount=money(view.jackpot))
    if face == "no-entry":
        following = (view.ring + 1) % len(components.NO_ENTRY_RING)
        return say("ry-state-ring", what=reward_of(int(components.NO_ENTRY_RING[following])))
    if face == "high-five":
        return _holder("ry-state-token", view.high_five)
    if face == "power-play":
        return _holder("ry-state-marker", view.power_seat)
    if face == "block-it":
        groups = [size for size in (1, 2, 3) for _ in range(view.groups[size])]
        return say("ry-state-groups", groups=Listed(tuple(groups) or (0,), " "))
    if face == "handicap":
        chip, card, special = view.fields
        return say("ry-state-fields", chip=chip, card=card, special=special)
    if face == "knockout":
        return say("ry-state-bar", dice=_dice(view.bar))
    if face == "double-down":
        return say("ry-state-double", dice=_dice(view.double))
    if face == "nice-dice":
        return say("ry-state-nice", dice=_nice(view))
    if face == "my-choice":
        return say("ry-state-gold", dice=EMPTY if view.gold_owner is None else Name(view.gold_owner))
    return None


def _holder(message: str, seat: int | None) -> Phrase:
    return say("ry-state-free") if seat is None else say(message, player=Name(seat))


def _dice(places: tuple[tuple[int, int], ...]) -> Argument:
    parts = [pieces(Name(seat), small, biggy) for seat, (small, biggy) in enumerate(places) if small or biggy]
    return Listed(tuple(parts), ", ") if parts else EMPTY


def _nice(view: View) -> Argument:
    parts = [Listed((number, Name(owner)), " ") for number, owner in enumerate(view.nice_owner, 1) if owner is not None]
    return Listed(tuple(parts), ", ") if parts else EMPTY
