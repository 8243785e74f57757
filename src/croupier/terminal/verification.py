"""`croupier verify`: what was checked, in plain words."""

from pathlib import Path

from croupier.errors import RecordError
from croupier.game import load
from croupier.proof import verify
from croupier.records import Record, read_file
from croupier.terminal.screen import Screen
from croupier.words import Words


def is_proven(path: Path, words: Words) -> bool:
    """Say what was checked; return whether every outcome of chance is proven."""
    screen = Screen(words)
    try:
        return is_told_proven(read_file(path), screen)
    except RecordError as error:
        screen.say(words("verify-refused", reason=error.phrase), "red")
        raise


def is_told_proven(record: Record, screen: Screen) -> bool:
    """`is_proven` for a record that was read; RecordError if it is not right."""
    found, words = verify(record), screen.words
    chance = load(record.header.game).chance
    screen.say(words("verify-plies", plies=found.num_plies))
    screen.say(words("verify-rules", title=words(f"{record.header.game}-title"), moves=found.num_moves))
    screen.say(words(f"verify-{found.ending}"))
    if found.method == "typed":
        screen.say(words("verify-typed", chance=chance))
    elif found.method == "seeded":
        screen.say(words("verify-seeded", count=found.num_dealt, seed=str(record.header.dealing.seed)))
    elif record.ending is None:
        screen.say(words("verify-unrevealed", chance=chance))
    else:
        screen.say(words("verify-fair", count=found.num_dealt))
    return found.is_proven
