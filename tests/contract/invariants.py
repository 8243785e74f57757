"""What holds in every state of each game, checked over many states at once."""

from collections.abc import Callable
from typing import Any

import numpy as np

from croupier.games.las_vegas import rules as lv
from croupier.games.las_vegas_royale import state as ry
from croupier.games.sequence_dice import board
from croupier.games.sequence_dice import rules as sd
from croupier.games.yellow_dwarf import rules as yd
from croupier.kernel import NOBODY


def las_vegas(s: Any) -> None:
    """54 notes, and every die is somewhere."""
    values = np.arange(1, 10)
    lying = _counts(s["notes"].reshape(len(s), -1), values)
    under = _counts(s["returned"], values)
    places = np.arange(lv.NUM_NOTES)
    _hold(s, (s["returned"] > 0) == (places < s["num_returned"][:, None]), "the notes under the stack lie together")
    missing = lv.NUM_OF_NOTE[1:] - s["unseen"][:, 1:] - lying - under
    _hold(s, missing >= 0, "no note is there twice")
    _hold(s, missing.sum(1) == s["num_notes"].sum(1), "every note that is gone was won")
    _hold(s, missing @ values == s["money"].sum(1), "money is what the notes that are gone are worth")
    _hold(s, np.diff(s["notes"], axis=2) <= 0, "notes lie highest first")
    _hold(s, (s["dice"] >= 0).all((1, 2)) & (s["own"] >= 0).all(1), "no less than no dice")
    is_on = s["turn_seat"] >= 0
    seat = np.where(is_on, s["turn_seat"], 0)
    is_seated = _is_seated(s, lv.MAX_PLAYERS)
    own = s["own"] + s["dice"][:, :, : lv.WHITE].sum(1)
    _hold(s, ~is_on[:, None] | (own == lv.NUM_DICE * is_seated), "all dice of a player are somewhere")
    white = s["white"].sum(1) + s["dice"][:, :, lv.WHITE].sum(1)
    _hold(s, ~is_on | (white == 8 * s["neutral"]), "eight white dice, or none")
    for roll, supply in (("roll_own", "own"), ("roll_white", "white")):
        _hold(s, s[roll].sum(1) <= np.where(is_on, _of(s[supply], seat), 0), "no more is rolled than there is")


def las_vegas_royale(s: Any) -> None:
    """90 cards, nine blanks, and every die is somewhere; nobody owes anything."""
    for field in ("unseen", "reserve", "chips", "cash", "num_cards"):
        _hold(s, s[field] >= 0, f"less than none: {field}")
    _hold(s, s["num_cards"] * 3 <= s["cash"], "no card is below 30,000")
    lying = (s["cards"] > 0).sum((1, 2)) + s["num_drawn"]
    _hold(s, s["unseen"].sum(1) + s["reserve"].sum(1) + lying <= 90, "90 cards")
    is_round_on = (s["round_number"] < 4) & (s["depth"] > 0)
    is_seated = _is_seated(s, ry.MAX_PLAYERS)
    seats = np.arange(ry.MAX_PLAYERS)
    for kind, count in ((ry.SMALL, 7), (ry.BIGGY, 1)):
        places = s["supply"][:, :, kind] + s["dice"][:, :, : ry.NEUTRAL, kind].sum(1)
        places += s["bar"][:, :, kind] + s["double"][:, :, kind]
        places += ((s["nice_owner"][:, :, None] == seats) & (s["nice_kind"] == kind)[:, :, None]).sum(1)
        places += (s["gold_owner"][:, None] == seats) & (s["gold_kind"] == kind)[:, None]
        _hold(s, places == count * (is_seated & is_round_on[:, None]), "all dice of a player are somewhere")
    has_face = (s["faces"][:, :, None] == np.arange(ry.NUM_FACES)).sum(1)
    has_blanks = (has_face[:, ry.BLOCK_IT] | has_face[:, ry.HANDICAP]) > 0
    covered = np.where(has_face[:, ry.HANDICAP], 9 - s["fields"].sum(1), 0)
    _hold(s, s["blanks"].sum(1) + s["groups"] @ np.arange(4) + covered == 9 * has_blanks, "nine blanks, or none")
    _hold(s, has_face[:, 0::2] + has_face[:, 1::2] <= 1, "a tile lies once")
    _hold(s, (s["closed"] == ry.NOWHERE) | (has_face[:, ry.NO_ENTRY] > 0), "only No Entry! closes a casino")
    _hold(s, s["ranking"] == 0, "the ranking is cleared")
    top = _of(s["decision"], np.maximum(s["depth"] - 1, 0))
    _hold(s, (s["held"] > 0) == ((s["depth"] > 0) & (top == ry.GUESS)), "a number is held until the guess")
    _hold(s, (s["power_seat"] == NOBODY) | _has_sole_leader(s), "the marker goes back without a sole leader")


def _has_sole_leader(s: Any) -> Any:
    """By state, whether one player alone is strongest where Power Play lies; meaningless if it lies nowhere."""
    states, here = np.arange(len(s)), np.argmax(s["faces"] == ry.POWER_PLAY, axis=1)
    strengths = s["dice"][states, here] @ [1, 2]
    is_prime = s["prime_seat"] != NOBODY
    strengths[states[is_prime], s["prime_seat"][is_prime]] += s["prime"][states, here][is_prime]
    players, others = strengths[:, : ry.NEUTRAL], [strengths[:, ry.NEUTRAL], s["blanks"][states, here]]
    second, first = np.sort(players, axis=1)[:, -2:].T
    return (first > second) & (first > np.max(others, axis=0))


def royale_closed_casino(s: Any) -> None:
    """While a casino is closed nothing goes in or out. The states are those of one game, in order."""
    decision = _of(s["decision"], np.maximum(s["depth"] - 1, 0))
    is_paying = np.isin(decision, (ry.PAY, ry.FINE, ry.SPLIT, ry.PICK)) | (s["depth"] == 0)
    s = s[(s["closed"] != ry.NOWHERE) & ~is_paying]
    is_same = (s["closed"][1:] == s["closed"][:-1]) & (s["round_number"][1:] == s["round_number"][:-1])
    if not is_same.any():
        return
    for field in ("dice", "blanks"):
        inside = s[field][np.arange(len(s)), s["closed"]].reshape(len(s), -1)
        _hold(s[1:], ~is_same | (inside[1:] == inside[:-1]).all(1), "a closed casino does not change")


def sequence_dice(s: Any) -> None:
    """A space has one chip at most, and nobody has a line but the winner."""
    held = s["held"]
    _hold(s, held.sum(1) == np.bitwise_or.reduce(held, 1), "a space has one chip at most")
    _hold(s, (held >= 0) & (held < 1 << board.SPACES), "chips lie on the board")
    sides = np.arange(sd.MAX_SIDES)
    _hold(s, (held == 0) | (sides < s["sides"][:, None]), "only those who play have chips")
    with_line = np.zeros(held.shape, bool)
    for length in (board.SHORT, board.LONG):
        for line in board.LINES[length]:
            with_line |= (held & line == line) & (s["line"] <= length)[:, None]
    _hold(s, with_line == (sides == s["winner"][:, None]), "the winner has a line, and nobody else")
    _hold(s, (s["winner"] == NOBODY) | (s["depth"] == 0), "a line ends the game")
    _hold(s, s["num_throws"] <= sd.CAP, "throws are counted up to the cap")
    _hold(s, (s["first_die"] >= 0) & (s["first_die"] <= 6), "a die has six faces")


def yellow_dwarf(s: Any) -> None:
    """Every card is in one place at most, no chip is lost, and nobody has what they are known to lack."""
    together = s["played"].copy()
    for cards in (*s["hands"].T, *s["shown"].T):
        _hold(s, together & cards == 0, "a card is in one place")
        together |= cards
    _hold(s, together >> yd.CARDS == 0, "there are 52 cards")
    _hold(s, np.bitwise_count(s["hands"]) == s["sizes"], "a hand has as many cards as it says")
    _hold(s, (s["sizes"] == 0) | _is_seated(s, yd.MAX_PLAYERS), "only those who play have cards")
    _hold(s, (s["purses"] >= 0).all(1) & (s["pots"] >= 0).all(1), "nobody owes anything")
    players = s["players"].astype(int)
    chips = s["purses"].sum(1) + s["pots"].sum(1)
    purses = [50 * players, 100 * players, 200 * players, yd.CHIPS // players * players]
    _hold(s, np.any([chips == total for total in purses], axis=0), "no chip is lost")
    for rank in range(yd.RANKS):
        is_held = s["hands"] >> (yd.SUITS * rank) & yd.OF_A_RANK > 0
        _hold(s, ~(is_held & (s["lacks"] >> rank & 1 > 0)), "nobody has what they are known to lack")
    _hold(s, s["sequence"] & ~s["played"] == 0, "a sequence is of cards that were laid")


def the_stack(s: Any) -> None:
    """A decision that was popped leaves nothing behind, and there is room to spare."""
    slots = np.arange(s["decision"].shape[1])
    for field in ("decision", "actor", "subject"):
        _hold(s, (s[field] == 0) | (slots < s["depth"][:, None]), "a popped slot is zero")
    _hold(s, s["depth"] < len(slots), "there is room to spare on the stack")


def _hold(s: Any, is_so: Any, what: str) -> None:
    """Assert that it holds in every state; the message shows the first state in which it does not."""
    is_so = is_so.reshape(len(s), -1).all(1)
    if not is_so.all():
        number = int(np.argmin(is_so))
        fields = " ".join(f"{name}={s[number][name].tolist()}" for name in s.dtype.names)
        raise AssertionError(f"not so in state {number} of {len(s)}: {what}\n{fields}")


def _counts(found: Any, values: Any) -> Any:
    """By state, how often each value occurs."""
    return (found[:, :, None] == values).sum(1)


def _of(rows: Any, numbers: Any) -> Any:
    """The item of each row with that number."""
    return np.take_along_axis(rows, numbers[:, None].astype(int), 1)[:, 0]


def _is_seated(s: Any, max_players: int) -> Any:
    return np.arange(max_players) < s["players"][:, None]


def _of_any_number(check: Callable[[Any], None]) -> Callable[[Any], None]:
    """The check for an array of states, or for one."""
    return lambda states: check(np.atleast_1d(states))


INVARIANTS: dict[str, Callable[[Any], None]] = {
    "las-vegas": _of_any_number(las_vegas),
    "las-vegas-royale": _of_any_number(las_vegas_royale),
    "sequence-dice": _of_any_number(sequence_dice),
    "yellow-dwarf": _of_any_number(yellow_dwarf),
}
