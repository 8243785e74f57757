"""The commands for research: what can happen in a position, how many lines of play there are, and learning a game."""

from pathlib import Path
from typing import Annotated

import typer

from croupier.cli_common import LEFT, Language, refusals, words_of

AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
PositionText = Annotated[
    str | None,
    typer.Option(help="A position as text, in the game's own notation (docs/odds.md).", show_default=False),
]


def odds(
    file: Annotated[
        Path | None,
        typer.Argument(
            help="A recorded game, by default the one that was played last; with --game a position as text, by "
            "default (or with -) from standard input.",
            show_default=False,
        ),
    ] = None,
    position: PositionText = None,
    game: Annotated[str | None, typer.Option(help="The game of a position as text.", show_default=False)] = None,
    ply: Annotated[
        int | None,
        typer.Option(help="After how many plies of the recorded game; by default where it was left."),
    ] = None,
    games: Annotated[int, typer.Option(help="Random games for each estimate.")] = 2_000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same estimates.")] = 0,
    json: AsJson = False,
    lang: Language = "",
) -> None:
    """Say what can come next, and where each choice leads if everybody then plays at random.

    When chance is to act, that is the distribution of the roll, the notes or the cards. When a player must choose,
    it is for each choice the chance to lead at the casino at the end of the round, to win the deal, or to win the game.
    Small questions are worked out exactly, larger ones estimated; every line says which. Nothing is used that the
    player who must choose may not know.
    """
    from croupier.terminal.odds import run

    with refusals(lang):
        run(file, position, game, ply, games, seed, json, words_of(lang))


def perft(
    game: Annotated[str, typer.Argument(help="A game, as `croupier games` lists it.", show_default=False)],
    players: Annotated[
        int | None, typer.Option(help="The number of seats.", show_default="the game's smallest")
    ] = None,
    set_: Annotated[
        list[str],
        typer.Option("--set", help="A setting of the game, as in neutral=true; may be repeated.", show_default=False),
    ] = [],  # noqa: B006  # Typer copies it
    depth: Annotated[int, typer.Option(help="The longest lines of play to count.")] = 4,
    divide: Annotated[bool, typer.Option("--divide", help="Count the longest lines by their first move, too.")] = False,
    position: PositionText = None,
    record: Annotated[
        Path | None, typer.Option(help="Count from where this recorded game was left.", show_default=False)
    ] = None,
    ply: Annotated[int | None, typer.Option(help="With --record: after how many plies instead.")] = None,
    json: AsJson = False,
) -> None:
    """Count the lines of play of every length up to a depth; an outcome of chance is a move like any other.

    Two programs that agree on these numbers almost surely have the same rules. A game that ends earlier counts as one
    line. Ctrl-C stops; what has been counted stands. Exit status: 0 everything was counted, 130 it was stopped, 1
    something was refused.
    """
    from croupier.terminal.perft import run

    with refusals():
        is_complete = run(game, players, set_, depth, divide, position, record, ply, json)
    raise typer.Exit(0 if is_complete else LEFT)


def train(
    game: Annotated[str, typer.Argument(help="A game, as `croupier games` lists it.", show_default=False)],
    players: Annotated[
        int | None, typer.Option(help="The number of seats.", show_default="the game's smallest")
    ] = None,
    minutes: Annotated[
        float,
        typer.Option(
            help="How long to learn. It stands for a fixed number of games, as many as one core of a two-core virtual "
            "machine played in that time; other machines take more or less time, and learn the same."
        ),
    ] = 4,
    seed: Annotated[int, typer.Option(help="The same seed gives the same file.")] = 0,
    out: Annotated[Path | None, typer.Option(help="The file to write.", show_default="GAME-PLAYERS.npz")] = None,
    plot: Annotated[
        Path | None, typer.Option(help="The picture of the learning curve.", show_default="the same with .svg")
    ] = None,
    rounds: Annotated[
        int, typer.Option(help="Rounds against itself untaught for each point of the curve; 0 for no curve.")
    ] = 400,
) -> None:
    """Teach a network a game by games against itself; the result is one small file that can sit down as a bot.

    The network learns what positions are worth from what the next positions are worth (temporal differences).
    `croupier play GAME --seats you,learned:FILE` plays against it, `croupier tournament` measures it. Ctrl-C stops;
    what was learned until the last point of the curve is then in GAME-PLAYERS.part.npz, and an earlier GAME-PLAYERS.npz
    is as it was. Exit status: 0 it learned all the time that was asked for, 130 it was stopped, 1 something was
    refused.
    """
    from croupier.terminal.training import run

    with refusals():
        is_whole = run(game, players, minutes, seed, out, plot, rounds)
    raise typer.Exit(0 if is_whole else LEFT)
