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
        assert "://" in link or (path.parent / link).exists(), link


def test_commands_in_the_readme_exist():
    text = (ROOT / "README.md").read_text("utf-8")
    commands = set(re.findall(r"^croupier ([a-z]+)", text, re.MULTILINE))
    assert {"games", "rules", "play", "replay", "verify", "simulate"} <= commands
    for command in commands:
        assert CliRunner().invoke(app, [command, "--help"]).exit_code == 0
    assert "make play" in text
    assert "make test" in text


def blocks_of(path):
    """The blocks of a document without those that are code."""
    parts = re.split(r"^```(\w*)\n", path.read_text("utf-8"), flags=re.MULTILINE)
    return [text.rstrip("\n") for kind, text in zip(parts[1::4], parts[2::4], strict=True) if not kind]


@pytest.mark.parametrize(
    ("arguments", "answers", "last"),
    [
        ("las-vegas --set neutral=true --seed 7", "5\n1\n", "Bruno puts 3 dice on casino 3."),
        ("yellow-dwarf --seed 3", "1\n", "5) 10♣"),
    ],
)
def test_tables_in_the_readme_are_what_the_program_shows(arguments, answers, last, tmp_path):
    command = ["play", *arguments.split(), "--lang", "en", "--record", str(tmp_path / "game")]
    shown = CliRunner().invoke(app, command, input=answers).stdout
    (block,) = [block for block in blocks_of(ROOT / "README.md") if block.endswith(f"\n{last}")]
    without_answer = re.sub(r"(Your choice, 1 to \d: )\d\n", r"\1", block)
    assert without_answer in shown


def test_the_output_of_the_example_in_the_readme_is_what_it_prints():
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    with contextlib.redirect_stdout(io.StringIO()) as out:
        exec(compile(code, "README.md", "exec"), {})
    assert out.getvalue().rstrip() in blocks_of(ROOT / "README.md")


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
