"""`python -m croupier`."""

from croupier.cli import app

app(prog_name="croupier")
