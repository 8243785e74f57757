"""Las Vegas Royale in the terminal."""

import json
import re

import pytest

from croupier.words import LANGUAGES
from tests.terminal.program import croupier


@pytest.mark.parametrize("language", LANGUAGES)
def test_royale_rules_have_every_number_and_tile_in_every_language(language):
    text = croupier("rules", "las-vegas-royale", "--rulings", "--lang", language).stdout
    for number in (*range(1, 17), *range(20, 29)):
        assert text.count(f"**RY{number}.**") == 1
    for tile in ("A1 Lucky Punch", "D2 Power Play", "H2 My Choice"):
        assert f"### {tile}" in text
    assert text.count("\n### ") == 16


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "faces",
    [
        "lucky-punch,prime-time,high-five,pay-day,no-entry,block-it",
        "jackpot,fifty-fifty,bad-luck,power-play,knockout,handicap",
        "black-box,nice-dice,power-play,no-entry",
        "double-down,my-choice,handicap,lucky-punch,no-entry,power-play",
    ],
)
def test_a_whole_game_of_royale_with_every_tile_in_every_language(language, faces, tmp_path):
    answers = ["?", "i1", "i9", "t"] + [str(1 + turn % 3) for turn in range(60)] + ["1"] * 600
    done = croupier("play", "las-vegas-royale", "--seats", "you,random,random", "--lang", language, "--seed", 8,
                    "--set", f"faces={faces}", "--record", tmp_path / "g", input="\n".join(answers) + "\n")  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert croupier("replay", tmp_path / "g", "--lang", language).returncode == 0
    assert croupier("replay", tmp_path / "g", "--step", "--lang", language).returncode == 0
    assert croupier("verify", tmp_path / "g", "--lang", language).returncode == 0


def test_royale_explains_a_tile_on_request(tmp_path):
    done = croupier(
        "play", "las-vegas-royale", "--seed", 1, "--set", "faces=jackpot", "--record", tmp_path / "g", input="i1\ni2\n"
    )
    assert "Jackpot: roll both extra dice." in done.stdout
    assert done.stdout.count("That is not one of the choices.") == 1
    assert re.search(r"Jackpot \(marker on [3-8]0,000\)", done.stdout)


def test_royale_typed_at_a_real_table(tmp_path):
    cards = ["30 40 50", "60 70 80 90 100 30 40 50 60"]
    lines = ["1", *cards, *["30 30 40 40 50 50"] * 4, "jackpot", "1 2 3 4 5 6 6 6", "1", "3 4", "q"]
    done = croupier("play", "las-vegas-royale", "--seats", "you:Anna,you:Ben,you:Cleo", "--dice", "typed",
                    "--set", "tiles=1", "--record", tmp_path / "g", input="\n".join(lines) + "\n")  # fmt: skip
    assert done.returncode == 130, done.stdout + done.stderr
    assert "The tile Jackpot is laid at casino 1." in done.stdout
    assert "Anna rolls 1 2 3 4 5 6 6 and with the Biggy 6." in done.stdout
    assert "Jackpot: 3 and 4 make seven: Anna takes 30,000!" in done.stdout


def test_royale_simulations_count_every_tile():
    done = croupier(
        "simulate", "las-vegas-royale", "--games", 4000, "--seed", 3, "--set", "tiles=6", "--counts", "--json"
    )
    counts = json.loads(done.stdout)["counts"]
    activated = {name.partition("-")[2]: count for name, count in counts.items() if name.startswith("activated-")}
    assert len(activated) == 16
    assert all(activated.values())
    assert counts["paid-bad-luck"] < 0
    assert counts["paid-power-play"] == 0
    assert 10_000 <= counts["paid-pay-day"] / activated["pay-day"] <= 60_000
    shown = croupier("simulate", "las-vegas-royale", "--games", 100, "--counts").stdout
    assert "activated-my-choice" in shown
    assert "counts" not in json.loads(croupier("simulate", "las-vegas", "--games", 10, "--json").stdout)


@pytest.mark.parametrize(
    "settings",
    [["tiles=7"], ["tiles=x"], ["faces=jackpot,lucky-punch"], ["faces=jackpot,jackpot"], ["faces=roulette"]],
)
def test_royale_settings_are_checked(settings):
    pairs = [part for pair in settings for part in ("--set", pair)]
    done = croupier("play", "las-vegas-royale", *pairs)
    assert (done.returncode, "[bad-settings]" in done.stderr) == (1, True)
