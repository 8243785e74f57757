"""`croupier lab`: shows progress while games are played, then writes a page."""

from pathlib import Path

from croupier.arena.lab import Lab
from croupier.arena.lab_report import balance_study, num_studies
from croupier.errors import RecordError, SettingsError
from croupier.game import load
from croupier.phrases import say
from croupier.terminal.progress import progress_bar


def run(name: str, games: int, seed: int, workers: int | None, out: Path | None) -> None:
    """Study a game and write the page."""
    game = load(name)
    if seed < 0:
        raise SettingsError(say("problem-seed", value=str(seed)))
    path = out or Path(f"lab-{name}.html")
    if path.is_dir() or not path.parent.is_dir():
        raise RecordError("record-unwritable", "place", path=str(path))
    with progress_bar() as progress:
        bar = progress.add_task("", total=games * num_studies(game))
        lab = Lab(game, games, seed, workers, lambda done: progress.advance(bar, done))
        html = balance_study(lab, f"croupier lab {name} --games {games} --seed {seed}")
    try:
        path.write_text(html, encoding="utf-8")
    except OSError as error:
        raise RecordError("record-unwritable", path=str(path), reason=str(error.strerror)) from None
    print(f"{path} has the study.")
