"""How fast a game is told on a terminal: chosen with --pace, and kept for the next game."""

from enum import Enum
from pathlib import Path

import msgspec
from platformdirs import user_config_path

from croupier.errors import SettingsError
from croupier.phrases import Listed, quoted, say

SECONDS = {"slow": 2.0, "normal": 0.7, "instant": 0.0}  # between what the others do


class Pace(Enum):
    """A pace by its name."""

    SLOW, NORMAL, INSTANT = SECONDS

    @property
    def seconds(self) -> float:
        """How long a screen waits between what the others do; without a wait it does not stop after rounds either."""
        return SECONDS[self.value]


def read_pace(text: str) -> Pace:
    """The pace of that name."""
    try:
        return Pace(text.strip().lower())
    except ValueError:
        raise SettingsError(say("problem-pace", value=quoted(text), known=Listed(tuple(SECONDS), ", "))) from None


def kept_pace() -> Pace:
    """The pace that was chosen last, or normal."""
    try:
        kept = msgspec.json.decode(_file().read_bytes(), type=dict[str, str])
        return Pace(kept["pace"])
    except (OSError, msgspec.DecodeError, KeyError, ValueError):
        return Pace.NORMAL  # nothing was kept, or nothing that means anything


def keep_pace(pace: Pace) -> None:
    """Keep the pace for the next game; where that cannot be written, it holds for this one."""
    try:
        _file().parent.mkdir(parents=True, exist_ok=True)
        _file().write_bytes(msgspec.json.encode({"pace": pace.value}))
    except OSError:
        pass  # a game is no worse for a pace that must be chosen again


def _file() -> Path:
    return user_config_path("croupier") / "settings.json"
