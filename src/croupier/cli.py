"""The command line. Slow imports happen inside the commands, so that help comes at once."""

from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from croupier import cli_research, cli_server
from croupier.cli_common import LEFT, Language, refusals, words_of

app = typer.Typer(
    name="croupier",
    help="Tabletop games in the terminal, with people and bots, on dice that you can verify.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
UNPROVEN = 3  # an exit status
ERROR_RATE = 0.05  # of tournaments that end once the order is settled
GameName = Annotated[str, typer.Argument(help="A game, as `croupier games` lists it.", show_default=False)]
Settings = Annotated[
    list[str],
    typer.Option("--set", help="A setting of the game, as in neutral=true; may be repeated.", show_default=False),
]
RecordFile = Annotated[
    Path | None, typer.Argument(help="A recorded game; by default the one that was played last.", show_default=False)
]


@app.command()
def games(lang: Language = "") -> None:
    """List the games with their numbers of players and their settings."""
    from croupier.game import NAMES, load
    from croupier.terminal.screen import Screen

    with refusals(lang):
        words = words_of(lang)
        screen = Screen(words)
        for name in NAMES:
            game = load(name)
            about = {"title": words(f"{name}-title"), "about": words(f"{name}-about")}
            line = words("game-line", few=game.players[0], many=game.players[-1], **about)
            screen.say(f"{name}\n  {line}", indent=2)
            for setting in game.settings:
                label = game.label(setting)
                screen.say(f"  --set {setting.usage()}\n      {words(label)}: {words(f'{label}-about')}", indent=6)


@app.command()
def rules(
    game: GameName,
    rulings: Annotated[
        bool,
        typer.Option("--rulings", help="The numbered rules instead, with rulings on what the rulebook leaves open."),
    ] = False,
    lang: Language = "",
) -> None:
    """Show how a game is played, page by page on a terminal."""
    from croupier.terminal.rules import show_rules

    with refusals(lang):
        show_rules(game, words_of(lang), rulings)


class _Play(TyperCommand):
    """`play`, whose --resume may stand alone."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Give --resume an empty value where another option or nothing follows it."""
        given = list[str]()
        for number, word in enumerate(args):
            given.append(word)
            if word == "--resume" and (number + 1 == len(args) or args[number + 1].startswith("-")):
                given.append("")
        return super().parse_args(ctx, given)


@app.command(cls=_Play)
def play(
    game: Annotated[str, typer.Argument(help="A game, as `croupier games` lists it.", show_default=False)] = "",
    seats: Annotated[
        str | None,
        typer.Option(
            help="Players, separated by commas: you, you:NAME or an opponent (see `croupier opponents`). Options and a "
            "name may follow an opponent, as in hard:Ada or search:iterations=5000:Ada; parts with = are options. "
            "FILE.py:NAME or MODULE:NAME is a bot of your own.",
            show_default="you,medium,medium,medium",
        ),
    ] = None,
    set_: Settings = [],  # noqa: B006  # Typer copies it
    seed: Annotated[
        int | None, typer.Option(help="Deal from this number, the same game every time; by default fair dealing.")
    ] = None,
    dice: Annotated[
        str | None,
        typer.Option(help="dealt: by the program; typed: you throw them and type what you see.", show_default="dealt"),
    ] = None,
    entropy: Annotated[
        str, typer.Option(help="Any words of yours, to be mixed into fair dealing.", show_default=False)
    ] = "",
    record: Annotated[
        Path | None, typer.Option(help="The file for the game; by default a new one in this program's own folder.")
    ] = None,
    resume: Annotated[
        str | None,
        typer.Option(
            help="Go on with a game that was left: a number of `croupier saved`, a file, or by itself the last one.",
            metavar="[WHICH]",
        ),
    ] = None,
    pace: Annotated[
        str | None,
        typer.Option(
            help="slow, normal or instant: how fast the others' moves are told; kept for the next game. There is no "
            "waiting where the input is not a terminal.",
            show_default="the last one chosen, at first normal",
        ),
    ] = None,
    lang: Language = "",
) -> None:
    """Play a game in the terminal, alone against bots or with others at one keyboard.

    Without a game, you are asked which (where the input is not a terminal, it is las-vegas). Ctrl-C leaves the game;
    it is kept, and --resume goes on with it. Exit status: 0 the game ended,
    130 it was left, 4 the input ended, 1 something was refused.
    """
    from croupier.terminal.screen import Leave
    from croupier.terminal.start import Options, sit_down

    options = Options(game, seats, set_, seed, dice, entropy, record, resume, pace)
    with refusals(lang):
        try:
            status = sit_down(options, words_of(lang)).play()
        except (Leave, EOFError):  # before there was a game
            status = LEFT
    raise typer.Exit(status)


@app.command()
def saved(
    all_: Annotated[
        bool, typer.Option("--all", help="Also games that are over, and files that cannot be read.")
    ] = False,
    lang: Language = "",
) -> None:
    """List the games that were left: when, who, how far and whose turn; `croupier play --resume` goes on with one."""
    from croupier.terminal.saved import list_saved

    with refusals(lang):
        list_saved(words_of(lang), all_)


@app.command()
def opponents(lang: Language = "") -> None:
    """List the opponents that can sit at a table: levels, weakest first, then kinds of bots with their options."""
    from croupier.bots.levels import COUNTS, OPPONENTS, OPTIONS
    from croupier.terminal.screen import Screen

    with refusals(lang):
        words = words_of(lang)
        screen = Screen(words)
        for name in sorted(OPPONENTS, key=lambda name: name != "random"):
            screen.say(f"{name:8} {words(f'level-{name}')}: {words(f'level-{name}-about')}", indent=9)
        screen.say(words("level-options"))
        for name in (*COUNTS, *OPTIONS["search"], *OPTIONS["learned"]):
            screen.say(f"  {name:12} {words(f'option-{name}', default=COUNTS['iterations'])}", indent=15)
        screen.say(words("opponents-own"))


@app.command()
def simulate(
    game: GameName,
    players: Annotated[int, typer.Option(help="How many seats, all played at random.")] = 4,
    games: Annotated[int, typer.Option(help="How many games.")] = 100_000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same result, whatever the workers.")] = 0,
    set_: Settings = [],  # noqa: B006  # Typer copies it
    workers: Annotated[
        int | None,
        typer.Option(min=1, help="How many games are played at the same time; by default one for each core."),
    ] = None,
    counts: Annotated[
        bool,
        typer.Option(
            "--counts", help="Also count what studies of the game count (ties, tiles, pots, ...); several times slower."
        ),
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Play many random games: wins by seat with 95 % intervals, money, length."""
    from croupier.terminal.simulation import run

    with refusals():
        run(game, players, games, seed, set_, workers, json, counts)


@app.command()
def tournament(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            help="Opponents of `croupier opponents`, separated by commas; with options as in "
            "search:iterations=5000:exploration=0.3. FILE.py:NAME or MODULE:NAME is a bot of your own."
        ),
    ] = "random,easy,medium,hard",
    rounds: Annotated[
        int, typer.Option(help="How many rounds; in each, every bot plays every seat with the same dice and cards.")
    ] = 100,
    players: Annotated[int, typer.Option(help="How many seats; with fewer bots, a bot has several seats.")] = 4,
    seed: Annotated[
        int, typer.Option(help="The same seed gives the same result, unless bots think in milliseconds.")
    ] = 0,
    set_: Settings = [],  # noqa: B006  # Typer copies it
    stop_when_clear: Annotated[
        bool, typer.Option("--stop-when-clear", help="End before the last round once the order is settled.")
    ] = False,
    error_rate: Annotated[
        float | None,
        typer.Option(
            help="How often the order may be called settled wrongly; implies --stop-when-clear.",
            show_default=f"{ERROR_RATE:g}",
        ),
    ] = None,
    no_luck: Annotated[
        bool,
        typer.Option(
            "--no-luck", help="Do not measure luck: faster with fast bots, but --stop-when-clear needs more games."
        ),
    ] = False,
    workers: Annotated[
        int | None, typer.Option(min=1, help="How many processes play; by default one for each core.")
    ] = None,
    dask: Annotated[
        str, typer.Option(help="Let the Dask cluster of the scheduler at this address play.", show_default=False)
    ] = "",
    out: Annotated[
        Path | None,
        typer.Option(help="The folder of its files; a tournament that is in it goes on.", show_default=False),
    ] = None,
) -> None:
    """Let bots play against each other, each in every seat on the same dice, and say who is better and how surely.

    Bots are sorted by rating; a matrix says who is ahead of whom. Another matrix says the same with luck taken out: on
    average the results are the same, and their errors are smaller, so --stop-when-clear goes by them. After Ctrl-C the
    same command goes on where the tournament was left. More rounds may be asked for later.
    """
    from croupier.terminal.tournament import run

    with refusals():
        stops_at = ERROR_RATE if stop_when_clear and error_rate is None else error_rate
        run(game, players, bots, rounds, seed, set_, stops_at, not no_luck, workers, dask, out)


@app.command()
def lab(
    game: GameName,
    games: Annotated[
        int, typer.Option(help="How many games at each kind of table; fewer than 100 show nothing clearly.")
    ] = 5_000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same result, whatever the workers.")] = 0,
    workers: Annotated[
        int | None,
        typer.Option(min=1, help="How many games are played at the same time; by default one for each core."),
    ] = None,
    out: Annotated[Path | None, typer.Option(help="The page to write.", show_default="lab-GAME.html")] = None,
) -> None:
    """Study how a game is balanced: what seats, tiles, spaces or pots are worth.

    The result is one HTML page. It opens with a verdict; only clear differences are named and coloured.
    """
    from croupier.terminal.laboratory import run

    with refusals():
        run(game, games, seed, workers, out)


@app.command()
def replay(
    file: RecordFile = None,
    step: Annotated[
        bool, typer.Option("--step", help="Show the table after each thing told, and go back and forth in the game.")
    ] = False,
    luck: Annotated[
        bool,
        typer.Option(
            "--luck", help="Instead, the result, who was lucky and in which round, and how the chances of winning went."
        ),
    ] = False,
    lang: Language = "",
) -> None:
    """Tell a recorded game again, whole or step by step, or say who was lucky in it."""
    from croupier.terminal.luck import show_luck
    from croupier.terminal.replay import show_record

    with refusals(lang):
        show = show_luck if luck else show_record
        show(_file_or_last(file), step, words_of(lang))


@app.command()
def verify(file: RecordFile = None, lang: Language = "") -> None:
    """Check a recorded game: its hash chain, every move, the result and every die.

    Exit status: 0 every outcome of chance is proven, 3 nothing is wrong but the dice cannot be proven
    (typed in, or the game is still on), 1 the record is refused.
    """
    from croupier.terminal.verification import is_proven

    with refusals(lang):
        proven = is_proven(_file_or_last(file), words_of(lang))
    raise typer.Exit(0 if proven else UNPROVEN)


@app.command()
def hint(file: RecordFile = None, lang: Language = "") -> None:
    """Say what each choice promises where a recorded game was left, and why the best is good and the worst bad.

    That is its chance to win and the money or points at the end, with their errors.
    """
    from croupier.terminal.hinting import hint_for

    with refusals(lang):
        hint_for(_file_or_last(file), words_of(lang))


@app.command()
def schema() -> None:
    """Print every game's settings, decisions, moves and views, and every code of refusal, as one JSON object."""
    import msgspec

    from croupier.description import schema

    typer.echo(msgspec.json.format(msgspec.json.encode(schema())).decode())


@app.command()
def warmup(
    games: Annotated[list[str], typer.Argument(help="Games, by default all of them.", show_default=False)] = [],  # noqa: B006
    rules: Annotated[
        bool, typer.Option("--rules", help="Leave out what learned players and the measuring of luck need.")
    ] = False,
) -> None:
    """Compile games for this machine now, so that nothing has to wait later."""
    from croupier.engine import JUDGING, LUCK, Engine
    from croupier.game import NAMES, load

    with refusals():
        for name in games or NAMES:
            engine = Engine(load(name))
            for doors in engine.groups():
                if not rules or doors not in (JUDGING, LUCK):
                    engine.ready(doors)
            typer.echo(f"{name}: compiled")


@app.callback(invoke_without_command=True)
def main(version: Annotated[bool, typer.Option("--version", help="Print the version and stop.")] = False) -> None:
    """Tabletop games in the terminal, with people and bots, on dice that you can verify."""
    from croupier.terminal.encoding import print_whatever_comes

    print_whatever_comes()
    if version:
        from croupier import __version__

        typer.echo(f"croupier {__version__}")
        raise typer.Exit


def _file_or_last(file: Path | None) -> Path:
    from croupier.terminal.saved import last_game

    return file or last_game()


for command in (
    cli_research.odds, cli_research.perft, cli_research.train,
    cli_server.serve, cli_server.tables, cli_server.backup, cli_server.open_, cli_server.join,
):  # fmt: skip
    app.command(command.__name__.rstrip("_"))(command)
