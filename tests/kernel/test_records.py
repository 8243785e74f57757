"""Fields that two records share are copied as a block, and no others."""

import numpy as np
import pytest

from croupier.game import NAMES, load
from croupier.kernel import blank, copy_common, kernel, record_dtype

OPEN = [("counts", "i2", (2, 3)), ("total", "i8")]
STATE = record_dtype([*OPEN, ("secret", "i1")])
VIEW = record_dtype([*OPEN, ("seat", "i1")])


@kernel
def _copy(source, target):
    copy_common(source, target)


@pytest.mark.parametrize("copy", [_copy, copy_common])
def test_the_fields_with_which_both_begin_are_copied(copy):
    states, views = blank(STATE), blank(VIEW)
    states["counts"], states["total"], states["secret"] = np.arange(6).reshape(2, 3), 1 << 40, 7
    views["seat"] = 3
    copy(states[0], views[0])
    assert views["counts"].tolist() == states["counts"].tolist()
    assert (views["total"][0], views["seat"][0]) == (1 << 40, 3)
    states["counts"] = 0
    copy(views[0], states[0])
    assert (states["counts"][0, 1, 2], states["secret"][0]) == (5, 7)


@pytest.mark.parametrize("name", NAMES)
def test_a_view_begins_as_its_state_and_then_has_names_of_its_own(name):
    """So `copy_common` copies everything that is public and cannot copy anything else."""
    rules = load(name).rules
    state, view = rules.STATE.names, rules.VIEW.names
    common = [one for one, other in zip(state, view, strict=False) if one == other]
    assert "depth" in common
    assert list(view[: len(common)]) == common
    assert not set(view[len(common) :]) & set(state)
