"""A tiny game that compiles in a second or two: one die is thrown until the sum of the steps reaches the goal."""

STEPS = '''"""How far a die takes you."""

from croupier.kernel import kernel


@kernel
def steps_of(face):
    """A step for each eye."""
    return face
'''

RULES = '''"""Race: throw the die and go that far, until you have gone twelve steps."""

from croupier.games.race.steps import steps_of
from croupier.kernel import CHANCE, kernel, pop, push, record_dtype, stack_fields

GOAL, FACES, MAX_OPTIONS = 12, 6, 6
SETTINGS = record_dtype([("players", "i1")])
STATE = record_dtype([("place", "i4"), *stack_fields(1)])


@kernel
def setup(s, settings):
    """Stand at the start."""
    push(s, 0, CHANCE)


@kernel
def legal(s, actions):
    """The faces."""
    for face in range(FACES):
        actions[face] = face + 1
    return FACES


@kernel
def chance(s, weights):
    """All alike."""
    for face in range(FACES):
        weights[face] = 1
    return FACES


@kernel
def apply(s, action):
    """Go on."""
    pop(s)
    s.place += steps_of(action)
    if s.place < GOAL:
        push(s, 0, CHANCE)
'''

# Prints how many doors were found in the cache and how many were compiled, then the result of the game.
PROGRAM = """
from croupier.games.race import rules
from croupier.kernel import blank, contract, drive, generator
from croupier.kernel.decorator import specialise
from croupier.kernel.records import options_dtype

functions = {name: getattr(rules, name) for name in ("setup", "legal", "chance", "apply")}
functions["deal_step"] = specialise(contract.deal_step, functions, "race")
for name in ("deal", "look_at", "start_at", "play_at", "deal_at"):
    functions[name] = specialise(getattr(drive, name), functions, "race")
states, options = blank(rules.STATE), blank(options_dtype(rules.MAX_OPTIONS))
functions["start_at"](states, 0, blank(rules.SETTINGS), options)
functions["play_at"](states, 0, 5, options)
place = states["place"][0]
functions["deal_at"](states, 0, generator(1), options)
stats = [functions[name].stats for name in ("start_at", "play_at", "deal_at")]
print(sum(sum(s.cache_hits.values()) for s in stats), sum(sum(s.cache_misses.values()) for s in stats))
print(place, states["depth"][0])
"""
