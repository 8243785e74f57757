"""`croupier train`: a network learns a game from games against itself; progress, a learning curve, and one file."""

from pathlib import Path

from croupier.errors import RecordError, SettingsError
from croupier.game import load
from croupier.phrases import Listed, quoted, say
from croupier.terminal.progress import progress_bar
from croupier.training import Point, Trainer, curve_picture, meet, num_windows

POINTS = 8  # of the curve, after the first
LEAST_MINUTES, MOST_MINUTES = 0.01, 10_000


def run(
    name: str, players: int | None, minutes: float, seed: int, out: Path | None, plot: Path | None, rounds: int
) -> bool:
    """Teach, measure and save; whether it came to its end, and was not stopped by Ctrl-C."""
    game = load(name)
    if players is None:
        players = game.players[0]
    if players not in game.players:
        few, many = game.players[0], game.players[-1]
        raise SettingsError(say("problem-number", name="players", least=few, most=many, value=str(players)))
    if not LEAST_MINUTES <= minutes <= MOST_MINUTES:
        least, most = LEAST_MINUTES, MOST_MINUTES
        raise SettingsError(say("problem-number", name="minutes", least=least, most=most, value=f"{minutes:g}"))
    for option, value in (("seed", seed), ("rounds", rounds)):
        if value < 0:
            raise SettingsError(say("problem-at-least", name=option, least=0, value=str(value)))
    if rounds == 1:  # an error is estimated from two
        raise SettingsError(say("problem-at-least", name="rounds", least=2, value=str(rounds)))
    path = out or Path(f"{name}-{players}.npz")
    picture = plot or path.with_suffix(".svg")
    for place, suffixes in ((path, (".npz",)), (picture, (".svg", ".png", ".pdf"))):
        if place.suffix not in suffixes:
            values = Listed(suffixes, ", ")
            raise SettingsError(say("problem-choice", name="suffix", values=values, value=quoted(str(place))))
        if place.is_dir() or not place.parent.is_dir():
            raise RecordError("record-unwritable", "place", path=str(place))
    command = f"croupier train {name} --players {players} --minutes {minutes:g} --seed {seed}"
    return _teach(Trainer(game, players, seed), num_windows(game, players, minutes), command, path, picture, rounds)


def _teach(trainer: Trainer, windows: int, command: str, path: Path, picture: Path, rounds: int) -> bool:
    """Teach to the end; until then everything is in files of other names, so that earlier ones are not lost."""
    curve = list[Point]()
    part, part_picture = (place.with_suffix(f".part{place.suffix}") for place in (path, picture))
    untaught = trainer.judgement()
    untaught.save(part)
    print("of the work  games played  ahead of itself untaught, in a hundred meetings", flush=True)
    with progress_bar() as progress:
        bar = progress.add_task("", total=windows)
        try:
            for window in range(windows + 1):
                if window * POINTS >= len(curve) * windows:
                    left = "" if window == windows else f", left after {window} of {windows} windows"
                    judgement = trainer.judgement(command + left)
                    judgement.save(part)
                    ahead, error = meet(judgement, untaught, rounds, trainer.seed) if rounds else (None, 0.0)
                    curve.append(Point(window / windows, trainer.num_games, ahead, error))
                    progress.stop()  # while something else is printed
                    print(curve[-1], flush=True)
                    progress.start()
                if window < windows:
                    trainer.step(window / windows)
                    progress.update(bar, completed=window + 1)
        except KeyboardInterrupt:
            print(f"left; {part} has what was learned until the last line above; training anew writes over it")
            return False
        finally:
            if rounds and len(curve) > 1:
                curve_picture(trainer, curve, part_picture)
    part.replace(path)
    if rounds:
        part_picture.replace(picture)
    print(f"{path} is ready: croupier play {trainer.game.name} --seats you{f',learned:{path}' * (trainer.players - 1)}")
    if rounds:
        print(f"{picture} is its learning curve.")
    return True
