"""Records: written as played, read back the same, refused when anything was changed."""

import errno
import json
import os
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import croupier
from croupier import Fair, Match, RecordError, Scripted, Seeded, read, read_file, verify
from croupier.kernel import NOBODY
from croupier.records import Seat, header_hash, make_ending, ply_hash
from croupier.sinks import File, Memory
from croupier.stream import history

SEATS = [Seat("Ada", "human"), Seat("Bruno", "random")]


def play_out(match, plies=10_000, seed=0):
    chooser = random.Random(seed)
    while not match.position.is_over and match.ply < plies:
        if match.position.actor == croupier.CHANCE:
            match.deal()
        else:
            match.play(chooser.choice(match.position.legal_moves), match.position.actor)


def recorded(path, dealing=None, plies=10_000):
    position = croupier.start("las-vegas", 2, neutral=True)
    match = Match.begin(position, SEATS, dealing or Fair(b"s" * 32, "t1", ["aa", "bb"]), path)
    play_out(match, plies)
    match.close()
    return path


@pytest.fixture(scope="module")
def fair_lines(tmp_path_factory):
    return recorded(tmp_path_factory.mktemp("records") / "game.jsonl").read_bytes()


def rechained(lines):
    """The record with its hashes made right again, as a careful cheat would."""
    record = read(b"".join(line + b"\n" for line in lines))
    chain, plies = header_hash(record.header), []
    for ply in record.plies:
        chain = ply_hash(chain, ply.ply, ply.actor, ply.move)
        plies.append(type(ply)(ply.ply, ply.actor, ply.move, chain))
    record.plies = plies
    return record, chain


def test_lines_and_document_are_the_same_record(fair_lines):
    record = read(fair_lines)
    assert record.to_lines() == fair_lines
    again = read(record.to_document())
    assert again == record
    assert again.final_position() == record.final_position()


def test_a_fair_game_is_proven(fair_lines):
    found = verify(read(fair_lines))
    assert found.is_proven
    assert (found.method, found.ending) == ("fair", "finished")
    assert found.num_proven == found.num_dealt > 300
    assert found.num_moves > 40


def test_a_seeded_game_is_dealt_again(tmp_path):
    found = verify(read_file(recorded(tmp_path / "game.jsonl", Seeded(3))))
    assert (found.is_proven, found.method) == (True, "seeded")


def test_a_typed_game_is_legal_but_not_proven(tmp_path):
    position = croupier.start("las-vegas", 2, starter=0)
    match = Match.begin(position, SEATS, Scripted(["note 50000"] * 6 + ["die 3"] * 8), tmp_path / "game.jsonl")
    play_out(match, 15)
    match.abandon()
    match.close()
    found = verify(read_file(tmp_path / "game.jsonl"))
    assert (found.is_proven, found.method, found.ending) == (False, "typed", "abandoned")


@pytest.mark.parametrize("ply", [0, 1, 20, 100, 300])
def test_one_changed_action_is_refused_with_its_ply(fair_lines, ply):
    lines = fair_lines.split(b"\n")
    changed = json.loads(lines[ply + 1])
    name, _, value = changed["move"].partition(" ")
    changed["move"] = f"{name} {2 if value != '2' else 3}"
    lines[ply + 1] = json.dumps(changed).encode()
    with pytest.raises(RecordError) as refusal:
        verify(read(b"\n".join(lines)))
    assert (refusal.value.code, refusal.value.ply) == ("record-tampered", ply)
    assert f"ply {ply}:" in refusal.value.message


def test_a_changed_die_with_the_chain_made_right_is_refused_with_its_ply(fair_lines):
    lines = fair_lines.rstrip(b"\n").split(b"\n")
    ply = next(number for number, line in enumerate(lines[1:]) if b'"die ' in line)
    changed = json.loads(lines[ply + 1])
    changed["move"] = "die 1" if changed["move"] != "die 1" else "die 2"
    lines[ply + 1] = json.dumps(changed).encode()
    record, _ = rechained(lines)
    with pytest.raises(RecordError) as refusal:
        verify(record)
    assert refusal.value.code == "record-wrong-outcome"
    assert refusal.value.ply == ply


def test_another_seed_is_refused_with_its_ply(fair_lines):
    record = read(fair_lines)
    position = record.final_position()
    record.ending = make_ending(position, record.plies[-1].hash, (b"x" * 32).hex())
    with pytest.raises(RecordError) as refusal:
        verify(record)
    assert (refusal.value.code, refusal.value.ply) == ("record-wrong-seed", len(record.plies))


def test_a_changed_seeded_seed_is_refused(tmp_path):
    lines = recorded(tmp_path / "game.jsonl", Seeded(3)).read_bytes()
    record, chain = rechained(lines.replace(b'"seed":3', b'"seed":4', 1).rstrip(b"\n").split(b"\n"))
    record.ending = make_ending(read(lines).final_position(), chain, None)
    with pytest.raises(RecordError) as refusal:
        verify(record)
    assert (refusal.value.code, refusal.value.ply) == ("record-wrong-outcome", 0)


def test_a_changed_result_is_refused(fair_lines):
    lines = fair_lines.rstrip(b"\n").split(b"\n")
    ending = json.loads(lines[-1])
    ending["places"].reverse()
    lines[-1] = json.dumps(ending).encode()
    with pytest.raises(RecordError) as refusal:
        verify(read(b"\n".join(lines) + b"\n"))
    assert (refusal.value.code, refusal.value.ply) == ("record-tampered", len(lines) - 2)


def _without_last_plies(lines):
    return b"\n".join([*lines.split(b"\n")[:-3], lines.split(b"\n")[-2]]) + b"\n"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda lines: b"", "record-empty"),
        (lambda lines: b" \n\n", "record-empty"),
        (lambda lines: lines[:100], "record-truncated"),
        (lambda lines: lines[:-30], "record-truncated"),
        (_without_last_plies, "record-truncated"),
        (lambda lines: b"\xff\xfe" + lines, "record-not-text"),
        (lambda lines: b"hello\n", "record-malformed"),
        (lambda lines: b"[]\n", "record-malformed"),
        (lambda lines: b"[" * 100_000 + b"\n", "record-malformed"),
        (lambda lines: lines.replace(b'"players":2', b'"players":"2"', 1), "record-malformed"),
        (lambda lines: lines.replace(b'"players":2', b'"players":6', 1), "record-malformed"),
        (lambda lines: lines.replace(b'"neutral":true', b'"neutral":7', 1), "record-malformed"),
        (lambda lines: lines.replace(b'"game":"las-vegas"', b'"game":"poker"', 1), "record-malformed"),
        (lambda lines: lines.replace(b"croupier-record", b"something-else", 1), "record-malformed"),
        (lambda lines: lines.replace(b'"version":1', b'"version":2', 1), "record-version"),
        (lambda lines: lines.replace(b'"rules":1', b'"rules":2', 1), "record-version"),
        (lambda lines: lines.replace(b'"ply":5', b'"ply":6', 1), "record-tampered"),
        (lambda lines: lines.replace(b'"name":"Ada"', b'"name":"Eve"', 1), "record-tampered"),
        (lambda lines: lines + lines.split(b"\n")[1] + b"\n", "record-malformed"),
        (lambda lines: lines.replace(b'"end":"finished"', b'"end":"abandoned"', 1), "record-truncated"),
    ],
)
def test_malformed_truncated_and_tampered_records(fair_lines, change, code):
    with pytest.raises(RecordError) as refusal:
        verify(read(change(fair_lines)))
    assert refusal.value.code == code


@pytest.mark.parametrize(
    ("actor", "move", "code"),
    [
        (0, "note 50000", "record-illegal"),
        ("nobody", "starter 1", "record-malformed"),
        ("chance", "die 1", "record-illegal"),
    ],
)
def test_a_wrong_actor_or_move_is_refused_even_with_the_chain_right(fair_lines, actor, move, code):
    record = read(fair_lines)
    chain = ply_hash(header_hash(record.header), 0, actor, move)
    record.plies = [type(record.plies[0])(0, actor, move, chain)]
    record.ending = None
    with pytest.raises(RecordError) as refusal:
        record.final_position()
    assert (refusal.value.code, refusal.value.ply) == (code, 0)


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_any_bytes_are_a_record_or_refused(fair_lines, data):
    """Cut out, double or overwrite a piece anywhere: a clear refusal, or the very same record."""
    start = data.draw(st.integers(0, len(fair_lines)))
    end = data.draw(st.integers(start, min(len(fair_lines), start + 200)))
    junk = data.draw(st.binary(max_size=40))
    fuzzed = fair_lines[:start] + junk + fair_lines[end:]
    try:
        found = verify(read(fuzzed))
    except RecordError as refusal:
        assert refusal.code.startswith("record-")
    else:
        same = read(fuzzed) == read(fair_lines)
        is_shorter = found.ending == "unfinished" and fair_lines.startswith(fuzzed.rstrip(b"\n"))
        assert same or is_shorter


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=300))
def test_random_bytes_are_refused(data):
    with pytest.raises(RecordError):
        read(data).final_position()


def test_resuming_goes_on_exactly_as_if_never_left(tmp_path):
    whole = recorded(tmp_path / "whole.jsonl").read_bytes()
    for plies in (1, 57, 200):
        path = tmp_path / f"left-{plies}.jsonl"
        match = Match.begin(
            croupier.start("las-vegas", 2, neutral=True), SEATS, Fair(b"s" * 32, "t1", ["aa", "bb"]), path
        )
        chooser = random.Random(0)
        while not match.position.is_over:
            if match.ply == plies:
                match.close()
                with path.open("ab") as file:
                    file.write(b'{"ply":99')  # the machine died in the middle of a line
                match, record = Match.resume(path)
                assert len(record.plies) == plies
                plies = -1
            if match.position.actor == croupier.CHANCE:
                match.deal()
            else:
                match.play(chooser.choice(match.position.legal_moves), match.position.actor)
        match.close()
        assert path.read_bytes() == whole
        assert not path.with_name(path.name + ".secret").exists()


def test_the_secret_is_only_its_owners_and_gone_at_the_end(tmp_path):
    path = recorded(tmp_path / "game.jsonl", plies=30)
    secret = tmp_path / "game.jsonl.secret"
    assert secret.stat().st_mode & 0o077 == 0
    assert b"s" * 32 not in path.read_bytes()
    assert (b"s" * 32).hex().encode() not in path.read_bytes()
    assert verify(read_file(path)).ending == "unfinished"
    secret.write_text("00" * 32)
    with pytest.raises(RecordError) as refusal:
        Match.resume(path)
    assert refusal.value.code == "record-secret"
    secret.unlink()
    with pytest.raises(RecordError) as refusal:
        Match.resume(path)
    assert refusal.value.code == "record-secret"


def test_a_finished_game_cannot_be_resumed_and_no_file_is_written_over(tmp_path):
    path = recorded(tmp_path / "game.jsonl")
    before = path.read_bytes()
    with pytest.raises(RecordError) as refusal:
        Match.resume(path)
    assert refusal.value.code == "record-ended"
    with pytest.raises(RecordError) as refusal:
        recorded(path)
    assert refusal.value.code == "record-exists"
    assert path.read_bytes() == before


@pytest.mark.parametrize("name", ["missing/game.jsonl", "."])
def test_files_that_cannot_be_read_or_written(tmp_path, name):
    with pytest.raises(RecordError) as refusal:
        read_file(tmp_path / name)
    assert refusal.value.code == "record-unreadable"
    with pytest.raises(RecordError) as refusal:
        recorded(tmp_path / name)
    assert refusal.value.code in ("record-unwritable", "record-exists")


class FullDisk:
    """A file on a disk that fills up in the middle of a line."""

    def __init__(self, file, room):
        self.file, self.room = file, room

    def write(self, data):
        if not self.room:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        written = self.file.write(data[: self.room])
        self.room -= written
        return written

    def __getattr__(self, name):
        return getattr(self.file, name)


@pytest.mark.parametrize("room", [0, 1, 50, 1000, 5000])
def test_a_full_disk_loses_nothing_that_was_recorded(tmp_path, room):
    path = tmp_path / "game.jsonl"
    match = Match.begin(croupier.start("las-vegas", 2, neutral=True), SEATS, Fair(b"s" * 32, "t1", ["aa"]), path)
    match.sink._file = FullDisk(match.sink._file, room)
    with pytest.raises(RecordError) as refusal:
        play_out(match)
    assert refusal.value.code == "record-unwritable"
    assert "No space left" in refusal.value.message
    recorded_plies = match.ply
    match.close()
    assert len(read_file(path).plies) == recorded_plies  # whole lines only
    resumed, _ = Match.resume(path)
    assert resumed.ply == recorded_plies
    play_out(resumed)
    resumed.close()
    assert verify(read_file(path)).is_proven


def test_a_document_is_not_resumed_in_place(tmp_path):
    path = recorded(tmp_path / "game.jsonl", plies=30)
    document = tmp_path / "game.json"
    document.write_bytes(read_file(path).to_document())
    (tmp_path / "game.json.secret").write_text((b"s" * 32).hex())
    with pytest.raises(RecordError) as refusal:
        Match.resume(document)
    assert refusal.value.code == "record-document"
    assert read_file(document) == read_file(path)


class Failing(Memory):
    """Memory that refuses the appends it is told to refuse, and the ending once."""

    def __init__(self, header, refused):
        super().__init__(header)
        self.refused, self.appends = refused, 0

    def append(self, plies):
        self.appends += 1
        if self.appends in self.refused:
            raise RecordError("record-unwritable", path="nowhere", reason="full")
        super().append(plies)

    def finish(self, ending):
        if "end" in self.refused:
            self.refused.remove("end")
            raise RecordError("record-unwritable", path="nowhere", reason="full")
        super().finish(ending)


TABLES = [
    ("las-vegas", 2, {"neutral": True}),
    ("las-vegas-royale", 3, {"tiles": 6}),
    ("sequence-dice", 2, {}),
    ("yellow-dwarf", 3, {"deals": 3}),
]


@pytest.mark.parametrize("is_by_ply", [True, False], ids=["ply by ply", "advancing"])
@pytest.mark.parametrize("table", TABLES, ids=lambda table: table[0])
def test_whatever_append_fails_position_and_record_stay_together(table, is_by_ply):
    """Fail every append once: the position and the chain are as before, and going on gives the very same game."""
    name, players, settings = table

    def begin(refused):
        position = croupier.start(name, players, **settings)
        return Match.begin(position, dealing=Seeded(5), sink=lambda header: Failing(header, refused))

    def go_on(match, chooser):
        actor = match.position.actor
        if is_by_ply and actor == croupier.CHANCE:
            return match.deal()
        if actor == croupier.CHANCE:
            return list(match.advance())
        move = match.position.legal_moves[chooser % len(match.position.legal_moves)]
        return match.play(move, actor) if is_by_ply else list(match.advance(move, actor))

    whole, appends = begin(set()), 0
    while not whole.position.is_over and appends < 400:
        go_on(whole, whole.ply)
        appends += 1
    match, failures = begin(set(range(1, 2 * appends, 2)) | {"end"}), 0
    for _ in range(appends):
        state, ply, plies = match.position.state, match.ply, len(match.record().plies)
        with pytest.raises(RecordError) as refusal:
            go_on(match, match.ply)
        failures += 1
        assert refusal.value.code == "record-unwritable"
        if match.position.is_over:
            break
        assert (match.position.state, match.ply, len(match.record().plies)) == (state, ply, plies)
        go_on(match, match.ply)  # an ending that fails does not take back what has happened
        assert match.record().final_position() == match.position
    assert failures == appends
    assert match.record().plies == whole.record().plies
    if match.position.is_over:
        assert not is_by_ply or match.record().ending is None
        match.close()  # the ending that could not be kept is written after all
        assert match.record() == whole.record()
        assert verify(match.record()).is_proven


def test_nothing_is_played_after_the_seed_is_revealed():
    match = Match.begin(croupier.start("las-vegas", 2, starter=0), dealing=Fair(b"s" * 32, "t1", ["aa"]))
    list(match.advance())
    match.abandon()
    plies = match.ply
    for go_on in (match.advance, match.deal, lambda: match.play(match.position.legal_moves[0], 0)):
        with pytest.raises(croupier.GameError):
            go_on()
    assert match.ply == plies
    assert verify(match.record()).ending == "abandoned"


def test_a_match_begins_at_the_opening_with_all_seats():
    position = croupier.start("las-vegas", 3, starter=0)
    with pytest.raises(croupier.SettingsError, match="a seat for each of the 3 players, not 2"):
        Match.begin(position, SEATS)
    match = Match.begin(position, dealing=Seeded(1))
    position.play("note 50000")  # the match has a position of its own
    list(match.advance())
    assert verify(match.record()).is_proven
    with pytest.raises(croupier.MoveError) as refusal:
        Match.begin(position)
    assert refusal.value.code == "bad-position"


def test_what_is_kept_is_the_rules_own_move():
    match = Match.begin(croupier.start("las-vegas", 2, starter=0), dealing=Seeded(1))
    first = match.position.legal_moves[0]
    match.play(first._replace(value=float(first.value)), croupier.CHANCE)
    assert match.record().plies[0].move == "note 10000"
    assert match.record().final_position() == match.position


def test_a_refused_answer_changes_nothing():
    match = Match.begin(croupier.start("las-vegas", 2, starter=0), dealing=Seeded(1))
    list(match.advance())
    state, ply = match.position.state, match.ply
    for answer, seat in (("place 9", 0), ("note 50000", 0), (match.position.legal_moves[0], 1), (99, 0)):
        with pytest.raises(croupier.MoveError):
            match.advance(answer, seat)
        assert (match.position.state, match.ply, len(match.record().plies)) == (state, ply, ply)


def test_a_failed_write_leaves_no_hole_in_the_file(tmp_path):
    path = tmp_path / "game.jsonl"
    match = Match.begin(croupier.start("las-vegas", 2, starter=0), SEATS, Seeded(1), path)
    file = match.sink._file
    match.sink._file = FullDisk(file, 20)
    with pytest.raises(RecordError):
        list(match.advance())
    match.sink._file = file  # there is room again
    list(match.advance())
    match.close()
    assert b"\0" not in path.read_bytes()
    assert verify(read_file(path)).is_proven


def test_a_game_whose_ending_was_lost_gets_it_when_it_is_resumed(tmp_path):
    path = recorded(tmp_path / "game.jsonl", Seeded(2))
    whole = path.read_bytes()
    path.write_bytes(whole[: whole.rstrip(b"\n").rfind(b"\n") + 1])
    match, _ = Match.resume(path)
    match.close()
    assert path.read_bytes() == whole


def test_a_record_is_read_from_a_path_or_a_string(tmp_path):
    path = recorded(tmp_path / "game.jsonl", plies=20)
    assert read_file(str(path)) == read_file(path)


def test_a_file_is_closed_and_no_header_is_left_without_its_secret(tmp_path, monkeypatch):
    path = tmp_path / "game.jsonl"
    (tmp_path / "game.jsonl.secret").mkdir()
    with pytest.raises(RecordError) as refusal:
        recorded(path)
    assert refusal.value.code == "record-unwritable"
    assert not path.exists()
    header = read_file(recorded(tmp_path / "other.jsonl", plies=3)).header
    sink = File(path, header)
    sink.close()
    with pytest.raises(ValueError, match="closed"):
        sink._file.write(b"x")


def test_bots_and_people_meet_in_one_stream():
    position = croupier.start("sequence-dice", 3, starter=0)
    bots = {1: lambda view, actions, rng: actions[0], 2: lambda view, actions, rng: actions[-1]}
    match = Match.begin(position, dealing=Seeded(3), bots=bots)
    asked = []
    answer = None
    while not match.position.is_over and match.ply < 300:
        steps = list(match.advance(answer))
        assert [step.ply for step in steps] == list(range(match.ply - len(steps), match.ply))
        if match.position.actor is not None:
            asked.append(match.position.actor)
            answer = match.position.legal_moves[0]
    assert set(asked) == {0}, "only the person is asked"
    assert match.record().final_position() == match.position


def test_history_shows_a_secret_when_it_has_come_out():
    faces = ["lucky-punch"]
    position = croupier.start("las-vegas-royale", 2, faces=faces, starter=0)
    match = Match.begin(position, dealing=Seeded(1))
    list(match.advance())
    while match.position.decision != "hold":
        moves = match.position.legal_moves
        wanted = [move for move in moves if str(move) == "place 1"]
        list(match.advance((wanted or moves)[0]))
    holder = match.position.actor
    list(match.advance("hold 2"))
    steps = list(match.record().replay())
    assert str(history(steps, holder)[-1].move) == "hold 2"
    for reader in (1 - holder, NOBODY):
        assert str(history(steps, reader)[-1].move) == "hold"
    list(match.advance("guess 1"))
    steps = list(match.record().replay())
    shown = [str(shown.move) for shown in history(steps, NOBODY)]
    assert shown[-len(steps) :].count("hold 2") == 1
