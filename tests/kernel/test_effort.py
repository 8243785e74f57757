"""How much the compiler optimises: kernels that only compiled code calls little, doors in full."""

import pytest
from numba import config
from numba.core import event
from numba.core.errors import TypingError

from croupier.engine import LEARNING, engine_of
from croupier.game import NAMES, load
from croupier.kernel.decorator import LITTLE, compiled_anew
from tests.contract.games import IS_INTERPRETED

FULL = config.OPT
NEEDS_COMPILER = pytest.mark.skipif(IS_INTERPRETED, reason="nothing is compiled in interpreted mode")


class Watch(event.Listener):
    """Writes down at which level each function is compiled."""

    def __init__(self):
        self.levels = {}

    def on_start(self, event):
        self.levels[event.data["dispatcher"].py_func.__name__] = config.OPT

    def on_end(self, event):
        pass


def named_as_ours(function):
    function.__module__ = "croupier.kernel.made_up"
    return function


@NEEDS_COMPILER
def test_what_is_compiled_for_a_caller_is_optimised_little():
    @compiled_anew
    @named_as_ours
    def innermost(number):
        return number + 1

    @compiled_anew
    @named_as_ours
    def inner(number):
        return innermost(number) + 1

    @compiled_anew
    @named_as_ours
    def door(number):
        return inner(number) + innermost(number)

    with event.install_listener("numba:compile", Watch()) as watch:
        assert door(1) == 5
    assert watch.levels == {"door": FULL, "inner": LITTLE, "innermost": LITTLE}
    assert config.OPT == FULL


@NEEDS_COMPILER
def test_somebody_elses_functions_are_compiled_as_ever():
    @compiled_anew
    def inner(number):
        return number + 1

    @compiled_anew
    def door(number):
        return inner(number)

    with event.install_listener("numba:compile", Watch()) as watch:
        assert door(1) == 2
    assert watch.levels == {"door": FULL, "inner": FULL}


@NEEDS_COMPILER
def test_a_function_that_cannot_be_compiled_leaves_the_level_as_it_was():
    @compiled_anew
    @named_as_ours
    def inner(number):
        return number.nothing

    @compiled_anew
    @named_as_ours
    def door(number):
        return inner(number)

    with pytest.raises(TypingError):
        door(1)
    assert config.OPT == FULL


@pytest.mark.parametrize("name", NAMES)
def test_a_door_is_compiled_before_those_that_call_it(name):
    engine = engine_of(load(name))
    doors = [door for group in (*engine.groups(), LEARNING) for door in group]
    for number, door in enumerate(doors):
        function = getattr(engine.doors, door)
        called = getattr(function, "py_func", function).__code__.co_names
        assert not set(called) & set(doors[number + 1 :]), door
