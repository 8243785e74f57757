"""Measures the rules in the interpreter: run with NUMBA_DISABLE_JIT=1."""

import sys

from run import Bulk

bulk = Bulk("las-vegas", 4)
for _ in sys.stdin:
    print(bulk.playouts(games=6), flush=True)
