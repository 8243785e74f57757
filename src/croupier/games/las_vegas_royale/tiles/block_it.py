"""F1 Block It!: put a group of blank dice on one casino."""

from croupier.games.las_vegas_royale.components import BLOCK_IT_GROUPS
from croupier.games.las_vegas_royale.state import BLANKS, BLOCK, GROUP, TAKE_GROUP, after_dice_moved
from croupier.kernel import kernel, push


@kernel
def prepare(s):
    """Five groups of blanks lie on the tile."""
    for size in range(1, len(BLOCK_IT_GROUPS)):
        s.groups[size] = BLOCK_IT_GROUPS[size]


@kernel
def activate(s, seat):
    """A must while a group is left."""
    if s.groups[1] + s.groups[2] + s.groups[3] > 0:
        push(s, GROUP, seat)


@kernel
def list_groups(s, actions):
    """Groups of the same size are the same choice."""
    n = 0
    for size in range(1, len(BLOCK_IT_GROUPS)):
        if s.groups[size] > 0:
            actions[n] = TAKE_GROUP + size - 1
            n += 1
    return n


@kernel
def take_group(s, seat, action):
    """Ask for the casino; the subject is the size of the group."""
    push(s, BLANKS, seat, action - TAKE_GROUP + 1)


@kernel
def put_blanks(s, size, action):
    """The whole group goes to one casino."""
    s.groups[size] -= 1
    s.blanks[action - BLOCK] += size
    after_dice_moved(s)
