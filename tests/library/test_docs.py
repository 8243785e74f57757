"""The documents are true: their code runs, their links lead somewhere, their commands exist."""

import contextlib
import io
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from typer.testing import CliRunner

from croupier.cli import app
from croupier.game import NAMES
from croupier.words import LANGUAGES

ROOT = Path(__file__).parents[2]
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_python_examples_run(path):
    for code in re.findall(r"```python\n(.*?)```", path.read_text("utf-8"), re.DOTALL):
        with contextlib.redirect_stdout(io.StringIO()):
            exec(compile(code, str(path), "exec"), {})


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(path):
    for link in re.findall(r"\]\(([^)#]+)", path.read_text("utf-8")):
        assert (path.parent / link).exists(), link


def test_commands_in_the_readme_exist():
    text = (ROOT / "README.md").read_text("utf-8")
    commands = set(re.findall(r"^croupier ([a-z]+)", text, re.MULTILINE))
    assert {"games", "rules", "play", "replay", "verify", "simulate"} <= commands
    for command in commands:
        assert CliRunner().invoke(app, [command, "--help"]).exit_code == 0
    assert "make play" in text
    assert "make test" in text


def test_every_game_has_its_rules_in_every_language():
    for name in NAMES:
        for language in LANGUAGES:
            suffix = "" if language == "en" else f".{language}"
            for folder in ("how-to-play", "rules"):
                assert (ROOT / "docs" / folder / f"{name}{suffix}.md").is_file()


def test_a_wheel_carries_rules_and_words(tmp_path):
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    for name in NAMES:
        for language in LANGUAGES:
            suffix = "" if language == "en" else f".{language}"
            assert {f"croupier/{folder}/{name}{suffix}.md" for folder in ("guide", "rulebook")} <= names
            assert f"croupier/games/{name.replace('-', '_')}/{language}.ftl" in names
            assert f"croupier/locale/{language}/common.ftl" in names


def test_nothing_names_this_machine_or_a_registry():
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True)
    if listed.returncode:
        pytest.skip("not a git checkout")
    for name in listed.stdout.split():
        if name.endswith((".txt", ".toml", "Makefile", ".json", ".md", ".py", "run")) and (ROOT / name).is_file():
            text = (ROOT / name).read_text("utf-8", errors="replace")
            assert not re.search(r"https?://[^\s\"]*(pypi|registry|mirror)", text), name
