"""Sets as bits, against counting one by one."""

import random

from croupier.kernel import count_bits, nth_bit


def test_counting_and_finding_ones():
    chooser = random.Random(1)
    sets = [0, 1, 1 << 51, (1 << 52) - 1, (1 << 56) - 1]
    sets += [chooser.getrandbits(56) & chooser.getrandbits(56) for _ in range(300)]
    for bits in sets:
        places = [place for place in range(56) if bits >> place & 1]
        assert count_bits(bits) == len(places)
        assert [nth_bit(bits, n) for n in range(len(places))] == places
