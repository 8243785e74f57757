"""Where CHANCE's outcomes come from: a seed, fair dealing that anyone can check, or a script.

Every dealing is a function of the ply alone: a game can be resumed anywhere, and one die can be
checked without dealing those before it. A forced step, with its single outcome, uses no chance.
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable, Sequence
from typing import Protocol

from croupier.errors import DealingError
from croupier.kernel import CHANCE
from croupier.moves import Move
from croupier.phrases import quoted
from croupier.position import Position

DIGEST_SPACE = 1 << 256  # HMAC-SHA256 gives a number below this


class Dealing(Protocol):
    """Decides what chance does."""

    is_instant: bool  # whether it deals at once: a move and the chance that follows it are then kept together

    def outcome(self, position: Position, ply: int) -> Move:
        """The outcome of the open decision, which must be CHANCE's; the position is left as it is."""


class Seeded:
    """Dice and cards from a seed: the same seed deals the same, so whoever knows the seed knows every outcome.

    >>> import croupier
    >>> position = croupier.start("las-vegas", players=2)
    >>> str(Seeded(1).outcome(position, ply=0)) == str(Seeded(1).outcome(position, ply=0))
    True
    """

    is_instant = True

    def __init__(self, seed: int) -> None:
        if type(seed) is not int or seed < 0:
            raise DealingError("bad-seed", seed=quoted(seed))
        self.seed = seed
        self._key = hashlib.sha256(f"croupier seed {seed}".encode()).digest()

    def outcome(self, position: Position, ply: int) -> Move:
        """The outcome that this dealing gives at `ply`."""
        return _deal(position, self._key, f"seeded\n{ply}")


class Fair:
    """Dice and cards that nobody can have chosen, and that everybody can check afterwards.

    The dealer's secret seed is fixed by its published `commitment` before anyone sits down; each
    player then adds entropy. Neither side alone decides a single die.

    >>> import croupier
    >>> fair = Fair(bytes(32), "an-example", ["00ff"])
    >>> fair.commitment[:16], str(fair.outcome(croupier.start("las-vegas", players=2), ply=0))
    ('66687aadf862bd77', 'starter 2')
    """

    is_instant = True

    def __init__(self, seed: bytes, table: str, entropy: Sequence[str]) -> None:
        if len(seed) != 32:
            raise DealingError("bad-seed", "fair", size=len(seed))
        if not re.fullmatch(r"[A-Za-z0-9_-]{1,64}", table):
            raise DealingError("bad-table")
        for text in entropy:
            check_entropy(text)
        self.seed, self.table, self.entropy = seed, table, tuple(entropy)

    @property
    def commitment(self) -> str:
        """What is published before anyone sits down."""
        return commitment(self.seed)

    def outcome(self, position: Position, ply: int) -> Move:
        """The outcome that this dealing gives at `ply`."""
        return _deal(position, self.seed, fair_message(self.table, ply, self.entropy))


class Scripted:
    """Outcomes listed beforehand, or yielded as people type what they see on a real table.

    >>> import croupier
    >>> str(Scripted(["starter 2"]).outcome(croupier.start("las-vegas", players=2), ply=0))
    'starter 2'
    """

    is_instant = False

    def __init__(self, outcomes: Iterable[str]) -> None:
        self._outcomes = iter(outcomes)

    def outcome(self, position: Position, ply: int) -> Move:
        """The next outcome of the script; a forced step takes none."""
        if len(position.legal_moves) == 1:
            return position.legal_moves[0]
        text = next(self._outcomes, None)
        if text is None:
            raise DealingError("script-exhausted", ply=ply)
        move = position.game.moves.parse(text)
        if move not in position.legal_moves:
            raise DealingError("illegal-outcome", text=quoted(text), ply=ply)
        return move


def new_fair_seed() -> bytes:
    """A secret seed from the operating system."""
    return secrets.token_bytes(32)


def new_table() -> str:
    """An id for a table."""
    return secrets.token_hex(8)


def new_entropy() -> str:
    """Random entropy for a player who brings none."""
    return secrets.token_hex(16)


def commitment(seed: bytes) -> str:
    """SHA-256 of the seed, in hexadecimal."""
    return hashlib.sha256(seed).hexdigest()


def check_entropy(text: str) -> str:
    """The text, if it is 1 to 64 bytes in lower-case hexadecimal."""
    if not re.fullmatch(r"(?:[0-9a-f]{2}){1,64}", text):
        raise DealingError("bad-entropy")
    return text


def fair_message(table: str, ply: int, entropy: Sequence[str]) -> str:
    """The message that HMAC gets for one outcome, up to the number of the attempt."""
    return f"croupier fair dealing 1\n{table}\n{ply}\n{','.join(entropy)}"


def draw(key: bytes, message: str, weights: Sequence[int]) -> int:
    """The index of an outcome by its weight: HMAC-SHA256, with rejection so that no outcome is favoured.

    >>> draw(bytes(32), "an example", [1, 1, 1, 1, 1, 1])
    3
    """
    total = sum(weights)
    limit = DIGEST_SPACE - DIGEST_SPACE % total
    attempt = 0
    while True:
        digest = hmac.digest(key, f"{message}\n{attempt}".encode(), "sha256")
        number = int.from_bytes(digest, "big")
        if number < limit:
            break
        attempt += 1  # pragma: no cover  # once in 2**250 draws of a die
    ticket = number % total
    for index, weight in enumerate(weights):
        if ticket < weight:
            return index
        ticket -= weight
    raise AssertionError("weights add up to their sum")  # pragma: no cover


def _deal(position: Position, key: bytes, message: str) -> Move:
    if position.actor != CHANCE:
        raise DealingError("nothing-to-deal")
    moves = position.legal_moves
    if len(moves) == 1:
        return moves[0]
    return moves[draw(key, message, position.weights)]
