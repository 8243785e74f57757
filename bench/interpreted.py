"""Measures rules and search in the interpreter, with NUMBA_DISABLE_JIT=1: reads names, answers each with a rate."""

import sys

from run import Bulk
from searching import MIDDLE, Searching

bulk, searching = Bulk("las-vegas", 4), Searching(*MIDDLE)
for line in sys.stdin:
    print(bulk.playouts(games=6) if line.strip() == "playouts" else searching.iterations(chunk=5), flush=True)
