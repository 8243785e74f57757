"""The stack of decisions."""

import numpy as np
import pytest

from croupier.kernel import CHANCE, blank, is_over, pop, push, record_dtype, stack_fields, top

STATE = record_dtype([("score", "i4"), *stack_fields(3)])


def test_the_last_pushed_is_on_top_and_popping_restores_the_bytes():
    states = blank(STATE)
    s = states[0]
    assert is_over(s)
    push(s, 1, 0, 300)
    below = states.tobytes()
    push(s, 2, CHANCE)
    assert tuple(top(s)) == (2, CHANCE, 0)
    assert tuple(pop(s)) == (2, CHANCE, 0)
    assert states.tobytes() == below
    assert tuple(pop(s)) == (1, 0, 300)
    assert is_over(s)
    assert states.tobytes() == blank(STATE).tobytes()


def test_a_field_may_not_have_the_name_of_a_record_method():
    with pytest.raises(AssertionError, match="round"):
        record_dtype([("round", "i1")])


def test_fields_are_attributes_of_an_item():
    states = blank(STATE, 2)
    states[1].score = 5
    assert states["score"].tolist() == [0, 5]
    assert isinstance(states[0], np.record)
