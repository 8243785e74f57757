"""The commands of servers: running one, looking after it, and sitting down at a table of one."""

from pathlib import Path
from typing import Annotated

import typer

from croupier.cli_common import Language, refusals, words_of

Database = Annotated[
    str | None,
    typer.Option(
        help="sqlite:///FILE or postgresql://USER@HOST/NAME; by default a SQLite file in the data folder.",
        envvar="CROUPIER_DATABASE",
        show_default=False,
    ),
]
Data = Annotated[
    Path | None,
    typer.Option(help="The folder for the SQLite file; by default this user's data folder.", envvar="CROUPIER_DATA"),
]


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for all of this machine.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on; 0 for any free one.", min=0, max=65_535)] = 8000,
    database: Database = None,
    public_url: Annotated[
        str | None,
        typer.Option(help="Where people reach the server, as in https://games.example.org.", envvar="CROUPIER_URL"),
    ] = None,
    data: Data = None,
    expire_days: Annotated[
        float, typer.Option(help="Close tables at which nothing has happened for so many days.", min=0.001)
    ] = 30.0,
    max_open: Annotated[int, typer.Option(help="The most open tables of one address.", min=1)] = 20,
    is_limited: Annotated[bool, typer.Option("--limits/--no-limits", help="Whether rates are limited.")] = True,
    can_move: Annotated[bool, typer.Option("--free-port", help="Take a free port if that one is taken.")] = False,
    bot: Annotated[
        list[str],
        typer.Option(
            help="A bot of your own that may sit at the tables: FILE.py:NAME, MODULE:NAME or learned:FILE, or "
            "LEVEL=FILE.py:NAME to say what it is called there; may be repeated.",
            show_default=False,
        ),
    ] = [],  # noqa: B006  # Typer copies it
    is_opened: Annotated[bool, typer.Option("--open", help="Open the front page in this machine's browser.")] = False,
) -> None:
    """Run a server, at whose tables people play in the browser or the terminal, together or far apart.

    Ctrl-C ends it, and its games can go on later.
    """
    with refusals():
        from croupier.server.app import Options
        from croupier.server.levels import read_bots
        from croupier.server.serving import database_url, open_page
        from croupier.server.serving import serve as run

        def announce(url: str) -> None:
            typer.echo(f"Croupier serves on {url}; Ctrl-C ends it.")
            if is_opened:
                open_page(url)

        options = Options(
            database=database_url(database, data),
            public_url=public_url,
            expire_days=expire_days,
            max_open=max_open,
            is_limited=is_limited,
            bots=read_bots(bot),
        )
        run(options, host, port, announce, can_move)


def tables(
    database: Database = None,
    data: Data = None,
    most: Annotated[int, typer.Option(help="The most tables to list.", min=1)] = 50,
    remove: Annotated[
        list[str], typer.Option(help="Forget this table for good, by its id; may be repeated.", show_default=False)
    ] = [],  # noqa: B006  # Typer copies it
) -> None:
    """List the tables of a server, for its owner; no hidden card or seed is shown."""
    with refusals():
        from croupier.server.owner import list_tables, remove_tables
        from croupier.server.serving import database_url

        url = database_url(database, data)
        for line in remove_tables(url, remove) if remove else list_tables(url, most):
            typer.echo(line)


def backup(
    file: Annotated[Path, typer.Argument(help="The new file for the copy.", show_default=False)],
    database: Database = None,
    data: Data = None,
) -> None:
    """Copy a server's SQLite database while the server runs; the copy is whole."""
    with refusals():
        from croupier.server.owner import back_up
        from croupier.server.serving import database_url

        back_up(database_url(database, data), file)
        typer.echo(f"The copy is {file}.")


def open_(
    server: Annotated[str, typer.Argument(help="The address of a server, as in https://games.example.org.")],
    game: Annotated[str, typer.Argument(help="A game, as `croupier games` lists it.")],
    players: Annotated[
        int | None,
        typer.Option(help="The number of seats, bots included.", min=1, max=8, show_default="the game's smallest"),
    ] = None,
    bots: Annotated[
        str,
        typer.Option(
            help="Levels of bots that take the last seats, separated by commas; a server may have bots of its own.",
            show_default=False,
        ),
    ] = "",
    set_: Annotated[
        list[str],
        typer.Option("--set", help="A setting of the game, as in neutral=true; may be repeated.", show_default=False),
    ] = [],  # noqa: B006  # Typer copies it
    listed: Annotated[bool, typer.Option("--listed", help="Let everybody find the table.")] = False,
    hints: Annotated[bool, typer.Option("--hints/--no-hints", help="Whether players may ask for hints.")] = True,
    chat: Annotated[bool, typer.Option("--chat/--no-chat", help="Whether players may write to each other.")] = True,
    spectators: Annotated[
        bool, typer.Option("--spectators/--no-spectators", help="Whether others may look on.")
    ] = True,
    clock: Annotated[
        int | None, typer.Option(help="Seconds for a decision; then a bot makes the move.", min=5, max=86_400)
    ] = None,
    absent: Annotated[
        int, typer.Option(help="Seconds after which a bot decides for a player who is away.", min=10, max=86_400)
    ] = 90,
    stand_in: Annotated[str, typer.Option(help="The level of that bot.")] = "medium",
    name: Annotated[str, typer.Option(help="Your name at the table; asked for if it is missing.")] = "",
    lang: Language = "",
) -> None:
    """Open a table on a server, sit down, and wait for the others; tell them its code or link."""
    with refusals(lang):
        from croupier.terminal.join import join_table
        from croupier.terminal.join_open import open_table

        rules = {
            "is_listed": listed,
            "has_hints": hints,
            "has_chat": chat,
            "has_spectators": spectators,
            "clock": clock,
            "absent_after": absent,
            "stand_in": stand_in,
        }
        levels = [level.strip() for level in bots.split(",") if level.strip()]
        url = open_table(server, game, players, levels, set_, rules)
        raise typer.Exit(join_table(url, name, False, words_of(lang)))


def join(
    url: Annotated[str, typer.Argument(help="The address of a table, as in https://games.example.org/kadomi47.")],
    name: Annotated[str, typer.Option(help="Your name at the table; asked for if it is missing.")] = "",
    watch: Annotated[bool, typer.Option("--watch", help="Look on, without a seat.")] = False,
    lang: Language = "",
) -> None:
    """Sit down at a table of a server and play in the terminal; the same command comes back to a game that was left."""
    with refusals(lang):
        from croupier.terminal.join import join_table

        raise typer.Exit(join_table(url, name, watch, words_of(lang)))
