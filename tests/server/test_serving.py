"""`croupier serve`, `tables`, `backup` and `open`, as their users call them."""

import json
import re
import socket
import sqlite3
import subprocess
import sys

from typer.testing import CliRunner

from croupier.cli import app
from croupier.server.serving import _listening, set_up_log
from tests.server.running import Running


def croupier(*arguments):
    return CliRunner().invoke(app, list(arguments))


def test_a_second_server_on_the_same_file_is_refused(sqlite):
    with Running(sqlite):
        second = croupier("serve", "--database", sqlite, "--port", "0")
    assert second.exit_code == 1
    assert second.stderr.startswith("croupier: another server uses ")
    assert second.stdout == ""


def test_a_port_that_is_taken_is_refused(sqlite):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        refused = croupier("serve", "--database", sqlite, "--port", str(taken.getsockname()[1]))
    assert refused.exit_code == 1
    assert "[cannot-listen]" in refused.stderr


def test_with_port_0_it_says_where_it_listens_and_ends_when_asked(sqlite):
    command = [sys.executable, "-u", "-m", "croupier", "serve", "--port", "0", "--database", sqlite]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        line = server.stdout.readline()
        assert re.fullmatch(r"Croupier serves on http://127\.0\.0\.1:\d+; Ctrl-C ends it\.\n", line)
        server.terminate()
        assert server.communicate(timeout=60)[1] == ""


def test_the_owner_lists_and_forgets_tables_and_copies_the_database(sqlite, tmp_path):
    with Running(sqlite) as server:
        opened = croupier("open", server.url, "yellow-dwarf", "--listed", "--name", "Anna")
        assert opened.exit_code == 4, opened.output  # the input has ended; the seat is kept
        listed = croupier("tables", "--database", sqlite).stdout.splitlines()
        assert len(listed) == 2
        table = listed[1].split()[2]
        assert re.search(r"yellow-dwarf +waiting +\d+$", listed[1])
        copy = tmp_path / "copy.sqlite"
        assert croupier("backup", str(copy), "--database", sqlite).exit_code == 0
        assert "exists already" in croupier("backup", str(copy), "--database", sqlite).stderr
        assert croupier("tables", "--database", sqlite, "--remove", table).stdout == f"{table}: removed\n"
        assert (
            croupier("tables", "--database", sqlite, "--remove", table).stdout == f"{table}: there is no such table\n"
        )
    with sqlite3.connect(copy) as database:
        assert database.execute("SELECT count(*) FROM tables").fetchone() == (1,)
    database.close()
    assert "pg_dump" in croupier("backup", str(tmp_path / "x"), "--database", "postgresql://a@b/c").stderr


def test_a_table_that_cannot_be_opened_is_refused_before_anybody_is_asked(sqlite):
    with Running(sqlite) as server:
        for arguments, code in (
            (("las-vegas", "--players", "7"), "bad-settings"),
            (("las-vegas", "--set", "neutral=perhaps"), "bad-settings"),
            (("las-vegas", "--bots", "genius"), "bad-message"),
            (("whist",), "unknown-game"),
        ):
            refused = croupier("open", server.url, *arguments, "--name", "Anna")
            assert (refused.exit_code, re.findall(r"\[(.*)\]", refused.stderr)[-1:]) == (1, [code])
    assert "[no-server]" in croupier("open", server.url, "las-vegas", "--name", "Anna").stderr


def test_the_log_is_json_and_holds_no_message_of_an_error(capsys):
    import io
    import logging

    stream = io.StringIO()
    set_up_log(stream)
    try:
        raise ValueError("a secret")
    except ValueError:
        logging.getLogger("croupier.server").exception("something went wrong")
    logging.getLogger("croupier.server").warning("not kept", extra={"reason": "disk", "secret": "a secret"})
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert [line["message"] for line in lines] == ["something went wrong", "not kept"]
    assert lines[0]["error"] == "ValueError"
    assert lines[1]["reason"] == "disk"
    assert "a secret" not in stream.getvalue()


def test_small_messages_are_sent_at_once():
    """asyncio sets TCP_NODELAY only on sockets that name TCP; without it a second small message waits for 40 ms."""
    with _listening("127.0.0.1", 0) as listener:
        assert listener.proto == socket.IPPROTO_TCP
