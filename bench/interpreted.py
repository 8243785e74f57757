"""Measures the rules and the search in the interpreter: run with NUMBA_DISABLE_JIT=1; reads names, answers rates."""

import sys

from run import Bulk
from searching import MIDDLE, Searching

bulk, searching = Bulk("las-vegas", 4), Searching(*MIDDLE)
for line in sys.stdin:
    print(bulk.playouts(games=6) if line.strip() == "playouts" else searching.iterations(chunk=5), flush=True)
