"""The list of faults stays true to the rules; `make faults` plants them."""

from pathlib import Path

import pytest

import croupier
from croupier.game import NAMES
from tests.faults.planted import FAULTS

GAMES = Path(croupier.__file__).parent / "games"


@pytest.mark.parametrize("file", sorted({file for file, _, _ in FAULTS}))
def test_every_fault_has_its_place_in_the_rules(file):
    text = (GAMES / file).read_text()
    for _, old, new in (fault for fault in FAULTS if fault[0] == file):
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file}"
        assert old != new


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_faults_to_plant(name):
    folder = name.replace("-", "_") + "/"
    assert sum(file.startswith(folder) for file, _, _ in FAULTS) >= 10
