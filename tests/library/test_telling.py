"""What is told is what happens: previews, payouts, accounts and tiles, over random games at every kind of table."""

import random
from collections import Counter

import pytest

import croupier
from croupier.games.las_vegas_royale.telling_pieces import TILE_NAMES
from croupier.kernel import CHANCE
from croupier.phrases import Listed, Phrase, Player
from croupier.stream import Reader
from croupier.telling import telling_of
from croupier.words import LANGUAGES, Company, Words
from tests.contract.games import IS_INTERPRETED, TABLES, table_id

GAMES = 1 if IS_INTERPRETED else 4
CASINOS = range(6)
COMPANY = Company(("You", "Bruno", "Clara", "Dimitri", "Edda", "Felix"), 0)
MONEY = [table for table in TABLES if table[0].startswith("las-vegas")]


def random_steps(table, seed):
    """A random game, step by step: the position, the move and the position after it."""
    name, players, settings = table
    chooser = random.Random(f"{table_id(table)} {seed}")
    position = croupier.start(name, players, **settings)
    while not position.is_over:
        weights = position.weights if position.actor == CHANCE else None
        move, before = chooser.choices(position.legal_moves, weights)[0], position.copy()
        position.play(move)
        yield before, move, position.copy()


def phrases_in(phrase):
    """A phrase and all that are nested in it."""
    yield phrase
    for value in phrase.arguments.values():
        for part in value.all if isinstance(value, Listed) else [value]:
            if isinstance(part, Phrase):
                yield from phrases_in(part)


def wealth(position, seat):
    view = position.view(seat)
    if position.game.name == "las-vegas":
        return view.money[seat]
    if position.game.name == "las-vegas-royale":
        return view.cash[seat] + 10_000 * view.chips[seat]
    return view.purses[seat]


@pytest.mark.parametrize("table", [table for table in TABLES if table[0] != "sequence-dice"], ids=table_id)
def test_the_account_adds_up_to_what_is_paid(table):
    for seed in range(GAMES):
        reader, account, first = Reader(), croupier.Account(), None
        for ply, (before, move, after) in enumerate(random_steps(table, seed)):
            if first is None:
                first = [wealth(before, seat) for seat in range(table[1])]
                if table[0] == "las-vegas-royale":
                    first = [0] * table[1]  # the chips of the first round are in the account
            account.add([reader.read(croupier.Step(ply, before.actor, move, before, after))])
            last = after
        for seat in range(table[1]):
            earned = sum(account.total(chapter, seat) for chapter in account.chapters)
            assert first[seat] + earned == last.outcome.scores[seat]
        assert sorted(account.chapters) == list(range(1, max(account.chapters) + 1))


def plain_take(cards, strengths, seat):
    """What a seat takes at a casino, counted as a child would: ties away, then highest card to the strongest."""
    shared = Counter(strength for strength in strengths.values() if strength)
    alone = sorted((strength for strength in strengths.values() if shared[strength] == 1), reverse=True)
    mine = strengths[seat]
    if shared[mine] != 1 or alone.index(mine) >= len(cards):
        return 0
    return cards[alone.index(mine)]


def strengths_at(view, casino):
    if view.game_name == "las-vegas":
        return {**dict(enumerate(view.dice[casino])), "white": view.white_dice[casino]}
    dice = {**dict(enumerate(view.dice[casino])), "neutral": view.neutral_dice[casino]}
    found = {owner: small + 2 * biggy for owner, (small, biggy) in dice.items()}
    if view.prime_seat is not None:
        found[view.prime_seat] += view.prime[casino]
    return {**found, "blanks": view.blanks[casino]}


def claimed(phrase):
    """The amount that a preview or a table says somebody takes: (message, amount)."""
    for part in phrases_in(phrase):
        if part.id.endswith(("-stands-take", "-stands-nothing", "-stands-tied", "lv-stands-white")):
            amount = part.arguments.get("amount", 0)
            return part.id, amount.arguments["amount"] if isinstance(amount, Phrase) else amount
    return None


@pytest.mark.parametrize("table", MONEY, ids=table_id)
def test_previews_say_what_the_casino_would_then_pay(table):
    seen = Counter()
    for seed in range(GAMES):
        for before, move, after in random_steps(table, seed):
            is_placement = move.name in ("place", "number", "put")
            if not is_placement or before.actor == CHANCE:
                continue
            seat, casino = before.actor, int(move.value) - 1
            message, amount = claimed(telling_of(before.game).choice(before.view(seat), move))
            view = after.view(seat)
            if view.round_number != before.view(seat).round_number or after.is_over:
                continue  # the casinos were paid at once
            notes = view.notes if view.game_name == "las-vegas" else view.cards
            strengths = strengths_at(view, casino)
            seen[message.partition("-")[2]] += 1
            assert amount == plain_take(notes[casino], strengths, seat), before
            is_tied = strengths[seat] and list(strengths.values()).count(strengths[seat]) > 1
            assert message.endswith("-tied") == bool(is_tied), before
    assert seen["stands-take"]
    assert seen["stands-tied"]


@pytest.mark.parametrize("table", MONEY, ids=table_id)
def test_the_table_says_who_would_get_what_if_the_round_ended_now(table):
    for seed in range(GAMES):
        for ply, (before, _, _) in enumerate(random_steps(table, seed)):
            view = before.view(0)
            if ply % 11 or view.starter is None:
                continue
            rows = telling_of(before.game).board(view)
            for casino in CASINOS:
                notes = (view.notes if view.game_name == "las-vegas" else view.cards)[casino]
                said = [part for part in phrases_in(rows[1 + casino][1].phrase) if part.id.endswith("-table-taken")]
                strengths = strengths_at(view, casino)
                takes = sorted((plain_take(notes, strengths, owner) for owner in strengths), reverse=True)
                assert [part.arguments["amount"] for part in said] == [amount for amount in takes if amount], before


@pytest.mark.parametrize("table", MONEY, ids=table_id)
def test_payouts_are_told_as_they_are_paid(table):
    is_royale = table[0] == "las-vegas-royale"
    takes = {"lv-take", "ry-takes"}
    for seed in range(GAMES):
        for before, move, after in random_steps(table, seed):
            if move.name != "pay":
                continue
            told = telling_of(before.game).summary(before.view(), move, after.view())
            notes = [part for phrase in told for part in phrases_in(phrase) if part.id in takes]
            amounts = [part.arguments["amount"] for part in notes]
            assert amounts == sorted(amounts, reverse=True), "highest first"
            gains = {part.arguments["player"].seat: part.arguments["amount"] for part in notes}
            for phrase in told:
                if phrase.id.endswith("-pays") and "what" in phrase.arguments and phrase.id != "lv-pays":
                    gains = _with_tile(gains, phrase)
            new_chips = 20_000 if is_royale and after.view().round_number != before.view().round_number else 0
            for seat in range(table[1]):
                paid = wealth(after, seat) - wealth(before, seat) - new_chips
                assert gains.get(seat, 0) == paid, f"{move} for {seat}\n{before}"


def _with_tile(gains, phrase):
    if phrase.id == "ry-pays":
        return gains
    what = phrase.arguments["what"]
    amount = what.arguments.get("amount", 10_000 * what.arguments.get("count", 0))
    seat = phrase.arguments["player"].seat
    return {**gains, seat: gains.get(seat, 0) + amount}


# The tile that a move of Royale answers or that a sentence after it must name; None where any may have led to it.
TILE_OF_MOVE = {
    "hold": "lucky-punch", "guess": "lucky-punch", "stop": "fifty-fifty", "lower": "fifty-fifty",
    "higher": "fifty-fifty", "close": "no-entry", "leave": "no-entry", "bar": "knockout", "casino": "block-it",
    "field": "handicap", "move": "double-down", "set-small": "nice-dice", "set-biggy": "nice-dice",
    "choose": "my-choice", "activate": "my-choice", "gold": "my-choice", "put": "prime-time", "split": "black-box",
    "pick": "black-box", "fine": "bad-luck",
}  # fmt: skip


@pytest.mark.parametrize("table", [table for table in MONEY if "royale" in table[0]], ids=table_id)
def test_every_tile_names_itself_when_it_acts(table):
    words = Words("en")
    for seed in range(GAMES):
        for before, move, after in random_steps(table, seed):
            told = telling_of(before.game).summary(before.view(0), before.shown(move, 0), after.view(0))
            text = " ".join(words.say(phrase, COMPANY) for phrase in told)
            if move.name in TILE_OF_MOVE:
                assert TILE_NAMES[TILE_OF_MOVE[move.name]] in text, move
            if move.name == "die" and before.decision == "extra" and before.view().extra:
                assert list(TILE_NAMES.values())[before.view().subject] in text
            gained = [wealth(after, seat) > wealth(before, seat) for seat in range(table[1])]
            is_new_round = after.view().round_number != before.view().round_number
            if any(gained) and move.name == "place" and not is_new_round:
                assert "Pay Day" in text
            if before.view().high_five != after.view().high_five and not is_new_round and not after.is_over:
                assert "High Five" in text
            if before.view().power_seat != after.view().power_seat and not is_new_round and not after.is_over:
                assert "Power Play" in text


@pytest.mark.parametrize("table", [table for table in MONEY if "royale" in table[0]], ids=table_id)
def test_no_choice_activates_a_tile_that_acts_only_at_the_payout(table):
    words = Words("en")
    for before, _, _ in random_steps(table, "choices"):
        if before.actor == CHANCE:
            continue
        for option in before.legal_moves:
            text = words.say(telling_of(before.game).choice(before.view(before.actor), option), COMPANY)
            for tile in ("Black Box", "Prime Time", "Bad Luck"):
                assert f"activate {tile}" not in text
                assert f"then {tile}" not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_whatever_happens_can_be_told_in_every_language(table, language):
    words, telling, name = Words(language), telling_of(croupier.load(table[0])), table[0]
    for ply, (before, move, after) in enumerate(random_steps(table, language)):
        seat = ply % table[1]
        company = Company(COMPANY.names[: table[1]], seat)
        told = telling.step(before.view(seat), before.shown(move, seat), after.view(seat))
        told += telling.summary(before.view(seat), before.shown(move, seat), after.view(seat))
        if ply % 9 == 0:
            told += [cell.phrase for row in telling.board(before.view(seat)) for cell in row]
            told.append(telling.progress(before.view(seat)))
            if before.actor == CHANCE and len(before.legal_moves) > 1:
                told.append(telling.ask(before.view()).phrase)
        for phrase in told:
            text = words.say(phrase, company)
            assert "{" not in text
            assert "!." not in text, name
            assert "  " not in text.strip(), text
    for phrase in telling.result(after.view(0), after.outcome):
        words.say(phrase, COMPANY)


def test_the_last_casino_is_told_though_a_new_round_gives_chips():
    """It was told as "nobody is paid": the chips of the new round came in the same action."""
    for before, move, after in random_steps(("las-vegas-royale", 3, {"tiles": 0}), "last"):
        if move.name == "pay" and before.view().subject == 5:
            told = telling_of(before.game).summary(before.view(), move, after.view())
            takers = {part.arguments["player"].seat for phrase in told for part in phrases_in(phrase)
                      if part.id == "ry-takes"}  # fmt: skip
            paid = {seat for seat in range(3) if after.view(seat).cash[seat] > before.view(seat).cash[seat]}
            assert takers == paid


def test_a_phrase_with_a_reader_is_the_same_for_all_readers():
    table = ("las-vegas-royale", 3, {"tiles": 6})
    for before, move, after in random_steps(table, "readers"):
        if move.name == "fine":
            told = [telling_of(before.game).summary(before.view(seat), move, after.view(seat)) for seat in range(3)]
            assert told[0] == told[1] == told[2]
            assert all(isinstance(phrase.arguments["player"], Player) for phrase in told[0])
