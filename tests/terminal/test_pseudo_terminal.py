"""A game played to its end on a pseudo-terminal, as a person at a keyboard would."""

import os
import random
import re
import subprocess
import sys

import pexpect


def test_a_game_at_the_keyboard(tmp_path):
    record = tmp_path / "game.jsonl"
    cache = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100"}
    arguments = ["-m", "croupier", "play", "las-vegas", "--seats", "you,random,random", "--set", "neutral=true"]
    child = pexpect.spawn(
        sys.executable,
        [*arguments, "--record", str(record), "--pace", "instant"],
        encoding="utf-8",
        timeout=90,
        env=cache,
    )
    log = tmp_path / "log.txt"
    chooser = random.Random(1)
    with log.open("w") as child.logfile_read:
        child.expect(r"Their fingerprint:\s+[0-9a-f]{64}")
        turns = 0
        while True:
            found = child.expect([r"Your choice, 1 to (\d):", "Only one choice; press Enter:", "The game is over."])
            if found == 2:
                break
            child.sendline(str(chooser.randint(1, int(child.match[1]))) if found == 0 else "")
            turns += 1
        child.expect("wins|win together|You win")
        child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert turns > 12
    text = log.read_text()
    assert "\x1b[" in text, "a terminal is dressed with colour"
    plain = re.sub(r"\x1b\[[0-9;]*m", "", text)
    assert "Round 4 of 4." in plain
    assert "as it stands you take" in plain


def test_compiling_shows_one_line_and_progress_on_a_terminal_and_nothing_elsewhere(tmp_path):
    cache = tmp_path / "cache"
    environment = {**os.environ, "CROUPIER_CACHE_DIR": str(cache), "TERM": "xterm-256color"}
    arguments = ["-c", "import croupier; croupier.start('sequence-dice', 2); print('ready')"]
    child = pexpect.spawn(sys.executable, arguments, encoding="utf-8", timeout=180, env=environment)
    child.expect("Compiling sequence-dice for this machine; this happens once.")
    child.expect(r"\d+/\d+")
    child.expect("ready")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0

    (marker,) = cache.glob("*/sequence-dice.*.compiled")
    marker.unlink()
    done = subprocess.run([sys.executable, *arguments], env=environment, capture_output=True, text=True, check=True)
    assert (done.stdout, done.stderr) == ("ready\n", "")
    assert marker.exists()
