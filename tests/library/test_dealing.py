"""Where chance comes from: seeds, fair dealing with its vectors, scripts."""

import hashlib
import hmac
import json
from pathlib import Path

import pytest

import croupier
from croupier import DealingError, Fair, Scripted, Seeded
from croupier.dealing import check_entropy, commitment, draw, fair_message

VECTORS = json.loads((Path(__file__).parents[1] / "golden" / "fair-dealing.json").read_text("utf-8"))


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["about"])
def test_fair_dealing_vectors(vector):
    seed = bytes.fromhex(vector["seed"])
    assert commitment(seed) == vector["commitment"]
    message = fair_message(vector["table"], vector["ply"], vector["entropy"])
    assert message == vector["message"]
    assert draw(seed, message, vector["weights"]) == vector["outcome"]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["about"])
def test_fair_dealing_vectors_by_hand(vector):
    """The same draw, written from the description in docs/records.md."""
    text = f"{vector['message']}\n0".encode()
    number = int(hmac.new(bytes.fromhex(vector["seed"]), text, hashlib.sha256).hexdigest(), 16)
    total = sum(vector["weights"])
    assert number < 2**256 // total * total
    ticket, outcome = number % total, 0
    while ticket >= vector["weights"][outcome]:
        ticket -= vector["weights"][outcome]
        outcome += 1
    assert outcome == vector["outcome"]


def test_rejection_goes_on_to_the_next_attempt(monkeypatch):
    digests = iter([b"\xff" * 32, bytes(31) + b"\x07"])
    monkeypatch.setattr("croupier.dealing.hmac.digest", lambda key, message, name: next(digests))
    assert draw(bytes(32), "message", [1, 1, 1, 1, 1, 1]) == 1  # 2**256 - 1 is beyond the limit, 7 % 6 is 1


@pytest.mark.parametrize("method", ["fair", "seeded"])
def test_dealt_dice_are_even(method):
    """Chi-square with five degrees of freedom; 25.7 is its 0.9999 quantile. Seeded, so it cannot flicker."""
    counts = [0] * 6
    for ply in range(12_000):
        if method == "fair":
            counts[draw(b"k" * 32, fair_message("t", ply, ["ab"]), [1] * 6)] += 1
        else:
            counts[draw(Seeded(5)._key, f"seeded\n{ply}", [1] * 6)] += 1
    assert sum((count - 2000) ** 2 / 2000 for count in counts) < 25.7


def test_dealt_notes_follow_their_numbers():
    counts, weights = [0] * 9, [6, 8, 8, 6, 6, 5, 5, 5, 5]
    for ply in range(10_800):
        counts[draw(b"n" * 32, fair_message("t", ply, []), weights)] += 1
    expected = [weight * 200 for weight in weights]
    assert sum((count - mean) ** 2 / mean for count, mean in zip(counts, expected, strict=True)) < 31.8  # 8 degrees


def test_every_ply_seed_table_and_player_matters():
    start = croupier.start("las-vegas", 2, starter=0)
    dealings = [
        Fair(bytes(32), "t", ["aa"]),
        Fair(b"\x01" * 32, "t", ["aa"]),
        Fair(bytes(32), "u", ["aa"]),
        Fair(bytes(32), "t", ["ab"]),
        Fair(bytes(32), "t", ["aa", "ab"]),
        Seeded(1),
        Seeded(2),
    ]
    runs = {tuple(str(dealing.outcome(start, ply)) for ply in range(30)) for dealing in dealings}
    assert len(runs) == len(dealings)


@pytest.mark.parametrize("seed", [-1, True, 1.5, "7", None])
def test_a_seed_is_a_whole_number(seed):
    with pytest.raises(DealingError) as refusal:
        Seeded(seed)
    assert refusal.value.code == "bad-seed"


@pytest.mark.parametrize(
    ("seed", "table", "entropy", "code"),
    [
        (b"short", "t", [], "bad-seed"),
        (bytes(32), "", [], "bad-table"),
        (bytes(32), "a\nb", [], "bad-table"),
        (bytes(32), "t", ["AA"], "bad-entropy"),
        (bytes(32), "t", ["a"], "bad-entropy"),
        (bytes(32), "t", ["a,b"], "bad-entropy"),
        (bytes(32), "t", ["00" * 65], "bad-entropy"),
    ],
)
def test_fair_dealing_refuses_what_could_be_read_in_two_ways(seed, table, entropy, code):
    with pytest.raises(DealingError) as refusal:
        Fair(seed, table, entropy)
    assert refusal.value.code == code
    assert check_entropy("00ff") == "00ff"


def test_chance_is_dealt_only_when_it_decides():
    position = croupier.start("las-vegas", 2, starter=0)
    while position.actor == croupier.CHANCE:
        position.play(position.legal_moves[0])
    with pytest.raises(DealingError) as refusal:
        Seeded(1).outcome(position, 0)
    assert refusal.value.code == "nothing-to-deal"


def test_a_script_deals_what_it_says_and_forced_steps_by_itself():
    position = croupier.start("las-vegas", 2, starter=None)
    script = Scripted(["starter 2", "note 50000", "die 6"])
    for expected in ("starter 2", "note 50000"):
        move = script.outcome(position, 0)
        assert str(move) == expected
        position.play(move)
    with pytest.raises(DealingError) as refusal:
        script.outcome(position, 2)
    assert refusal.value.code == "illegal-outcome"
    with pytest.raises(DealingError) as refusal:
        script.outcome(position, 3)
    assert refusal.value.code == "script-exhausted"
