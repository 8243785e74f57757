"""Reasons in Las Vegas Royale against the rules: casinos ranked by the kernels, tiles played out, throws tried."""

from collections import Counter
from itertools import product

from croupier.games.las_vegas_royale import rules, state
from croupier.games.las_vegas_royale.components import SPLIT_NAMES
from croupier.games.las_vegas_royale.tiles import bad_luck, double_down, my_choice, nice_dice
from croupier.kernel import CHANCE, NOBODY, over
from tests.reasons.choices import after, choices, listed, plain

FACES = range(1, 7)
UNIT = 10_000
NUM_CHECKED = 500  # of each sentence
NUM_TRIED = 50  # of the sentences about throws; each costs 36 throws
TILE_DECISIONS = ("group", "handicap", "double", "nice")


def state_of(position):
    return over(bytearray(position.state), rules.STATE)[0]


def strength(s, casino, owner):
    return int(state.strength(s, casino - 1, owner))


def paid(s, casino):
    """What each seat gets of a casino's cards as it stands, by the rules."""
    first, second = state.rank_casino(s, casino - 1)
    cards = [int(card) * UNIT for card in s.cards[casino - 1]]
    return [cards[0] * (seat == first) + cards[1] * (seat == second) for seat in range(s.players)]


def wealth(position, seat):
    s = state_of(position)
    return (int(s.cash[seat]) + int(s.chips[seat])) * UNIT


def gain(before, later, seat):
    assert before.view().round_number == later.view().round_number
    return wealth(later, seat) - wealth(before, seat)


def throws(position):
    """The positions after each of the 36 throws of the extra dice."""
    assert (position.actor, position.decision) == (CHANCE, "extra")
    for first, second in product(FACES, FACES):
        thrown = position.copy()
        thrown.play(f"die {first}")
        thrown.play(f"die {second}")
        yield thrown


def moves(position, name):
    return [move for move in position.legal_moves if move.name == name]


def dice_in(argument):
    """Small dice and Biggies in a phrase or list of dice."""
    parts = getattr(argument, "all", (argument,))
    small = sum(part.arguments["count"] for part in parts if part.id == "ry-small")
    return small, sum(part.id == "ry-biggy-left" for part in parts)


class Table:
    """A position before and after a move, and the casino that a sentence is about."""

    def __init__(self, position, move):
        self.before, self.move, self.after = position, move, after(position, move)
        self.seat, self.view, self.later = position.actor, position.view(position.actor), self.after.view()
        self.was, self.now = state_of(position), state_of(self.after)
        self.casino = move.value if isinstance(move.value, int) and 1 <= move.value <= 6 else None
        owners = {seat: seat for seat in range(position.players)}
        self.owners = {**owners, "ry-neutral": state.NEUTRAL, "ry-blanks": state.BLANK}

    @property
    def tile_casino(self):
        """The casino whose tile the move activates."""
        assert self.move.name in ("place", "number", "activate")
        return self.casino

    def gained(self):
        return gain(self.before, self.after, self.seat)

    def row(self):
        """How strong each owner is after the move, by the name that a list has for it."""
        return {name: strength(self.now, self.casino, owner) for name, owner in self.owners.items()}

    def reach(self, name):
        """How strong an owner can come to be with the dice it has left."""
        small, biggy = self.later.supply[name] if isinstance(name, int) else (0, 0)
        more = {few + 2 * big for few in range(small + 1) for big in range(biggy + 1)}
        return {self.row()[name] + strength for strength in more}

    def tied(self, name):
        row = self.row()
        return {other for other in row if other != name and row[other] == row[name]}

    def ahead(self):
        row = self.row()
        return {other for other in row if row[other] > row[self.seat] and not self.tied(other)}

    def passing(self):
        row, mine = self.row(), self.row()[self.seat]
        return {name for name in row if row[name] < mine < max(self.reach(name))}

    def tying(self):
        row, mine = self.row(), self.row()[self.seat]
        return {name for name in row if row[name] < mine == max(self.reach(name))}

    def tied_ahead(self):
        row, mine = self.row(), self.row()[self.seat]
        ahead = {name for name in row if row[name] > mine and self.tied(name)}
        return {name for name in ahead if any(len(self.reach(one)) > 1 for one in (name, *self.tied(name)))}

    def rival(self, phrase):
        name = plain(phrase.arguments["player"])
        assert phrase.arguments["there"] == self.row()[name]
        assert dice_in(phrase.arguments["dice"]) == self.later.supply[name]
        return name


def check_lead(table, casino, count, amount):
    assert (casino, count) == (table.casino, table.row()[table.seat])
    assert amount == paid(table.now, casino)[table.seat]
    assert (state.rank_casino(table.now, casino - 1)[0], table.ahead()) == (table.seat, set())


def check_behind(table, casino, count, amount, players):
    assert (casino, count) == (table.casino, table.row()[table.seat])
    assert amount == paid(table.now, casino)[table.seat]
    assert set(listed(players)) == table.ahead() != set()


def check_tied(table, casino, count, players):
    assert (casino, count) == (table.casino, table.row()[table.seat])
    assert paid(table.now, casino)[table.seat] == 0
    assert listed(players)[0] == "you-in-a-list"
    assert set(listed(players)[1:]) == table.tied(table.seat) != set()


def check_safe(table):
    assert not table.passing() | table.tying() | table.tied_ahead()


def check_pass_you(table, rivals):
    assert {table.rival(rival) for rival in rivals.all} == table.passing() != set()


def check_pass_many(table, count, rival):
    assert count == len(table.passing()) > 2
    closest = max(table.passing(), key=lambda name: (table.row()[name], max(table.reach(name))))
    name = table.rival(rival)
    assert (table.row()[name], max(table.reach(name))) == (table.row()[closest], max(table.reach(closest)))


def check_tie(table, rivals):
    assert not table.passing()
    assert {table.rival(rival) for rival in rivals.all} == table.tying() != set()


def check_tied_ahead(table, players):
    assert set(listed(players)) == table.tied_ahead() != set()


def paid_with(table, more):
    s = state_of(table.after)
    s.dice[table.casino - 1, table.seat, state.SMALL] += more
    return paid(s, table.casino)[table.seat]


def check_more(table, count, amount):
    possible = sorted(strength - table.row()[table.seat] for strength in table.reach(table.seat))
    assert count in possible
    assert [paid_with(table, more) for more in possible if more < count] == [0] * possible.index(count)
    assert paid_with(table, count) == amount > 0


def check_never(table, dice):
    assert dice_in(dice) == table.later.supply[table.seat] != (0, 0)
    assert not any(paid_with(table, more - table.row()[table.seat]) for more in table.reach(table.seat))


def casino_changed(table):
    """(casino, state with what the move changes there), also where the change is asked for in two steps."""
    if table.move.name in ("blank", "field"):
        casino = table.casino if table.move.name == "blank" else table.view.subject + 1
        covered = table.after.copy() if table.move.name == "blank" else table.before.copy()
        covered.play(moves(covered, "field")[0] if table.move.name == "blank" else table.move)
        return casino, state_of(covered)
    if table.move.name == "move":
        return table.view.subject + 1, table.now
    return table.casino, table.now


def check_pays(table, casino, amount, before):
    changed, s = casino_changed(table)
    assert (casino, amount, before) == (changed, paid(s, casino)[table.seat], paid(table.was, casino)[table.seat])
    assert amount != before


def check_pays_same(table, casino, amount):
    changed, s = casino_changed(table)
    assert (casino, amount, amount) == (changed, paid(s, casino)[table.seat], paid(table.was, casino)[table.seat])


def check_already(table, amount):
    assert paid(table.was, table.casino)[table.seat] == paid(table.now, table.casino)[table.seat] == amount > 0


def check_own_less(table, amount):
    assert paid(table.was, table.casino)[table.seat] - paid(table.now, table.casino)[table.seat] == amount > 0


def check_others(table, players, sign):
    casino, s = casino_changed(table)
    was, now = paid(table.was, casino), paid(s, casino)
    gains = {(seat, sign * (now[seat] - was[seat])) for seat in range(len(was)) if seat != table.seat}
    assert set(listed(players)) == {(seat, more) for seat, more in gains if more > 0} != set()


def check_skip(table, amount, dice):
    assert table.gained() == -amount
    assert dice_in(dice) == table.later.supply[table.seat] == table.view.supply[table.seat]


def check_pass(table, casino):
    assert [move.name for move in table.before.legal_moves] == ["pass"]
    assert casino == table.view.closed + 1
    assert {*table.view.roll, table.view.roll_biggy} <= {casino, None}


def check_roll(table, dice):
    assert dice_in(dice) == table.view.supply[table.seat]
    assert table.after.decision == "roll"
    assert table.later.subject == sum(dice_in(dice))


def check_turn(table, dice):
    for move in moves(table.after, "number"):
        placed = after(table.after, move)
        if table.view.faces[move.value - 1] is None:
            assert dice_in(dice) == placed.view().supply[table.seat]
    assert sum(dice_in(dice)) == sum(table.view.supply[table.seat]) - 1


def check_hold(table, player, amount):
    assert (table.after.actor, table.after.decision) == (player.seat, "guess")
    for guess in table.after.legal_moves:
        right = guess.value == table.move.value
        assert gain(table.before, after(table.after, guess), table.seat) == (0 if right else amount)


def check_guess(table, player, amount):
    """The holder would have got that with the number guessed: the same position with that number held."""
    assert player.seat == table.view.subject
    s = state_of(table.before)
    s.held = table.move.value
    rules.apply(s, state.CALL + table.move.value % 3)  # another number
    assert (int(s.cash[player.seat]) + int(s.chips[player.seat])) * UNIT == wealth(table.before, player.seat) + amount


def check_stop(table, amount, next):
    assert table.gained() == amount
    for call in ("lower", "higher"):
        for thrown in throws(after(table.before, call)):
            if worth_of_call(table, thrown) is not None:
                assert worth_of_call(table, thrown) == next


def worth_of_call(table, thrown):
    """What a player who stops after the call has got, or None if the call was wrong."""
    if thrown.decision == "fifty":
        return gain(table.before, after(thrown, "stop"), table.seat)
    return gain(table.before, thrown, table.seat) or None


def check_call(table, ways, amount, now):
    worths = [worth_of_call(table, thrown) for thrown in throws(table.after)]
    assert Counter(worths) == Counter({amount: ways, None: 36 - ways})
    assert gain(table.before, after(table.before, "stop"), table.seat) == now


def check_close(table, casino, players):
    assert table.later.closed == casino - 1
    names = ["you-in-a-list" if seat == table.seat else seat for seat in range(table.before.players)]
    expected = {(names[seat], amount) for seat, amount in enumerate(paid(table.was, casino)) if amount}
    assert set(listed(players)) == expected != set()


def check_close_nobody(table, casino):
    assert table.later.closed == casino - 1
    assert not any(paid(table.was, casino))


def check_ring(table, amount):
    assert table.gained() == amount


def check_leave(table, casino):
    assert (table.later.closed, table.view.closed, table.gained()) == (casino - 1, casino - 1, 0)


def check_left(table, dice):
    assert dice_in(dice) == table.later.supply[table.seat]


def check_bar(table, dice):
    check_left(table, dice)
    assert sum(table.later.bar[table.seat]) == sum(table.view.bar[table.seat]) + 1


def check_group(table, count):
    for move in moves(table.after, "casino"):
        placed = after(table.after, move).view()
        assert placed.blanks[move.value - 1] == table.view.blanks[move.value - 1] + count


def check_blanks(table, casino, count, amount):
    assert (casino, count) == (table.casino, strength(table.now, casino, state.BLANK))
    places = list(state.rank_casino(table.now, casino - 1))
    cards = [int(card) * UNIT for card in table.now.cards[casino - 1]]
    assert amount == (cards[places.index(state.BLANK)] if state.BLANK in places else 0)


def check_decline(table, count):
    assert table.view.decision == "handicap"
    assert (count, table.gained()) == (sum(table.view.blanks), 0)
    assert table.later.blanks == table.view.blanks


def check_keep(table, casino, count):
    assert (table.view.decision, casino) == ("nice", table.view.subject + 1)
    assert count == strength(table.now, casino, table.seat)


def check_worth(table, amount):
    assert table.gained() == amount


def check_free(table):
    assert (table.after.actor, table.after.decision) == (table.seat, "special")


def check_fetch(table, dice):
    for move in moves(table.after, "from"):
        assert dice_in(dice) == after(table.after, move).view().supply[table.seat]


def check_round(table, count, amount):
    small, biggy = table.later.double[table.seat]
    assert count == small + 2 * biggy
    s = state_of(table.after)
    double_down.pay(s)
    assert (int(s.cash[table.seat]) + int(s.chips[table.seat])) * UNIT == wealth(table.after, table.seat) + amount


def check_stays(table, casino, amount):
    assert (table.view.decision, casino) == ("double", table.view.subject + 1)
    assert amount == paid(table.now, casino)[table.seat]


def check_unused(table, count):
    assert table.view.decision == "prime"
    assert (count, table.later.prime) == (len(table.view.extra), table.view.prime)


def check_field(table, number, amount):
    assert table.later.nice_owner[number - 1] == table.seat
    s = state_of(table.after)
    for face in range(6):
        if face != number - 1:
            s.nice_owner[face] = NOBODY
    nice_dice.pay(s)
    assert (int(s.cash[table.seat]) + int(s.chips[table.seat])) * UNIT == wealth(table.after, table.seat) + amount


def check_tiles(table, count):
    assert table.after.decision == "activate"
    assert count == len(table.after.legal_moves)


def check_nothing(table):
    assert table.move.name == "choose"
    assert table.after.decision not in ("activate", "special", "gold")
    assert table.gained() == 0


def check_tile_nothing(table, tile):
    if table.after.decision == "nice":
        assert [move.name for move in table.after.legal_moves] == ["decline"]
    else:
        assert table.after.decision not in TILE_DECISIONS


def check_gold(table, amount):
    if table.move.name == "choose":
        assert (table.after.actor, table.after.decision) == (table.seat, "gold")
        for move in table.after.legal_moves:
            check_gold(Table(table.after, move), amount)
    else:
        s = state_of(table.after)
        my_choice.pay(s)
        assert (int(s.cash[table.seat]) + int(s.chips[table.seat])) * UNIT == wealth(table.after, table.seat) + amount


def check_gold_back(table, player):
    assert sum(table.later.supply[player.seat]) == sum(table.view.supply[player.seat]) + 1


def check_split(table, player, first, second):
    assert (table.after.actor, table.after.decision) == (player.seat, "pick")
    gains = [gain(table.before, after(table.after, f"pick {pile}"), player.seat) for pile in (1, 2)]
    assert gains == [first, second]


def check_pick(table, count, amount):
    """The mean over all splits with as many tokens in the second pile, from their names."""
    fitting = [name.split("+") for name in SPLIT_NAMES if len(name.split("+")) == table.view.pile_size]
    seconds = [sum(map(int, tokens)) * 1_000 for tokens in fitting]
    piles = seconds if table.move.value == 2 else [100_000 - second for second in seconds]
    assert (count, amount) == (len(piles), round(sum(piles) / len(piles)))


def check_punch(table, player, few, many):
    assert (table.after.actor, table.after.decision) == (table.seat, "hold")
    gains = set()
    for held in table.after.legal_moves:
        guessing = after(table.after, held)
        assert guessing.actor == player.seat
        gains |= {gain(table.after, after(guessing, guess), table.seat) for guess in guessing.legal_moves}
    assert (min(gains - {0}), max(gains)) == (few, many)


def check_jackpot(table, ways, amount):
    gains = Counter(gain(table.after, thrown, table.seat) for thrown in throws(table.after))
    assert gains == {amount: ways, 0: 36 - ways}


def check_fifty(table, amounts):
    assert table.after.decision == "extra"
    assert amounts.all == (10_000, 30_000, 40_000, 60_000)


def check_leader(table, who, player, amount):
    leader = state.rank_casino(table.now, table.tile_casino - 1)[0]
    assert amount == 100_000
    if who == "nobody":
        assert leader == NOBODY or leader >= table.before.players
    else:
        assert leader == player.seat
        assert (who == "you") == (leader == table.seat)


def check_token_gone(table, who, player):
    assert table.view.high_five == player.seat
    assert (who == "you") == (player.seat == table.seat)


def check_token(table, amount):
    assert (table.view.high_five, table.later.high_five, amount) == (None, table.seat, 100_000)


def check_token_needs(table, amount, wanted, count):
    assert (table.later.high_five, amount, wanted) == (None, 100_000, 5)
    assert count == strength(table.now, table.tile_casino, table.seat) < wanted


def check_bad_luck(table, amount, players):
    s = state_of(table.after)
    bad_luck.note_payers(s)
    payers = {seat for seat in range(table.before.players) if s.payers[seat]}
    assert {table.seat if name == "you-in-a-list" else name for name in listed(players)} == payers
    assert amount == 50_000


def check_pay_day(table, count, amount):
    assert table.gained() == amount
    assert count == sum(strength(table.now, casino, table.seat) > 0 for casino in FACES)


def check_power(table):
    assert table.view.power_seat != table.seat == table.later.power_seat


def check_power_kept(table):
    assert table.view.power_seat == table.seat == table.later.power_seat


def check_power_no(table):
    assert table.later.power_seat != table.seat
    assert state.sole_leader(table.now, table.tile_casino - 1) != table.seat


def check_entry(table, what):
    amount = what.arguments.get("amount", what.arguments.get("count", 0) * UNIT)  # money, chips or nothing
    for move in moves(table.after, "close"):
        assert gain(table.after, after(table.after, move), table.seat) == amount


def check_knockout(table, back, players=None):
    placed = (0, 0)
    if table.move.name == "place":
        placed = (table.view.roll.count(table.casino), int(table.view.roll_biggy == table.casino))
    elif table.move.name == "number":
        placed = (int(table.view.subject // 2 == 0), int(table.view.subject // 2 == 1))
    assert sum(table.later.supply[table.seat]) == sum(table.view.supply[table.seat]) - sum(placed) + back
    asked, position = [], table.after.copy()
    while position.decision == "bar":
        asked.append(position.actor)
        position.play(position.legal_moves[0])
    assert sorted(asked) == ([] if players is None else sorted(listed(players)))


def check_block(table, count):
    assert max(move.value for move in moves(table.after, "group")) == count


def check_handicap(table, count):
    assert (table.after.decision, count) == ("handicap", sum(table.later.blanks))


def check_double(table, first, second):
    assert (table.after.decision, first, second) == ("double", 60_000, 30_000)


def check_nice(table, number, amount):
    fields = [move.value for move in table.after.legal_moves if move.name.startswith("set-")]
    assert (max(fields), amount) == (number, number * UNIT)


def offers(table, number, does):
    """How many throws let the seat choose a number with that effect."""
    found = 0
    for thrown in throws(table.after):
        assert (thrown.actor, thrown.decision) == (table.seat, "choice")
        found += any(does(after(thrown, move)) for move in thrown.legal_moves if move.value == number)
    return found


def check_choice_gold(table, ways, amount):
    assert offers(table, 6, lambda chosen: chosen.decision == "gold") == ways
    assert amount == 60_000


def check_choice(table, ways, amount):
    assert offers(table, 6, lambda chosen: chosen.decision == "gold") == 0
    assert offers(table, 3, lambda chosen: gain(table.after, chosen, table.seat) == amount) == ways


CHECKS = {
    "ry-why-lead": check_lead,
    "ry-why-behind": check_behind,
    "ry-why-tied": check_tied,
    "ry-why-safe": check_safe,
    "ry-why-pass-you": check_pass_you,
    "ry-why-pass-many": check_pass_many,
    "ry-why-tie": check_tie,
    "ry-why-tied-ahead": check_tied_ahead,
    "ry-why-more": check_more,
    "ry-why-never": check_never,
    "ry-why-pays": check_pays,
    "ry-why-pays-same": check_pays_same,
    "why-already": check_already,
    "why-own-less": check_own_less,
    "why-others-less": lambda table, players: check_others(table, players, -1),
    "why-others-more": lambda table, players: check_others(table, players, 1),
    "ry-why-skip": check_skip,
    "ry-why-pass": check_pass,
    "ry-why-roll": check_roll,
    "ry-why-turn": check_turn,
    "ry-why-hold": check_hold,
    "ry-why-guess": check_guess,
    "ry-why-stop": check_stop,
    "ry-why-call": check_call,
    "ry-why-call-first": check_call,
    "ry-why-close": check_close,
    "ry-why-close-nobody": check_close_nobody,
    "ry-why-ring": check_ring,
    "ry-why-leave": check_leave,
    "ry-why-bar": check_bar,
    "ry-why-group": check_group,
    "ry-why-blanks": check_blanks,
    "ry-why-decline": check_decline,
    "ry-why-keep": check_keep,
    "ry-why-worth": check_worth,
    "ry-why-free": check_free,
    "ry-why-fetch": check_fetch,
    "ry-why-round": check_round,
    "ry-why-stays": check_stays,
    "ry-why-unused": check_unused,
    "ry-why-field": check_field,
    "ry-why-left": check_left,
    "ry-why-tiles": check_tiles,
    "ry-why-nothing": check_nothing,
    "ry-why-tile-nothing": check_tile_nothing,
    "ry-why-gold": check_gold,
    "ry-why-gold-back": check_gold_back,
    "ry-why-split": check_split,
    "ry-why-pick": check_pick,
    "ry-why-punch": check_punch,
    "ry-why-jackpot": check_jackpot,
    "ry-why-fifty": check_fifty,
    "ry-why-prime": check_leader,
    "ry-why-box": check_leader,
    "ry-why-token-gone": check_token_gone,
    "ry-why-token": check_token,
    "ry-why-token-needs": check_token_needs,
    "ry-why-bad-luck": check_bad_luck,
    "ry-why-pay-day": check_pay_day,
    "ry-why-power": check_power,
    "ry-why-power-kept": check_power_kept,
    "ry-why-power-no": check_power_no,
    "ry-why-entry": check_entry,
    "ry-why-knockout": check_knockout,
    "ry-why-knockout-none": check_knockout,
    "ry-why-block": check_block,
    "ry-why-handicap": check_handicap,
    "ry-why-double": check_double,
    "ry-why-nice": check_nice,
    "ry-why-choice-gold": check_choice_gold,
    "ry-why-choice": check_choice,
}
COSTLY = {check_stop, check_call, check_jackpot, check_choice_gold, check_choice, check_gold, check_punch}


def test_every_reason_is_true():
    told = Counter()
    for position, move, phrases in choices("las-vegas-royale", games=3):
        for phrase in phrases:
            told[phrase.id] += 1
            check = CHECKS[phrase.id]
            if told[phrase.id] <= (NUM_TRIED if check in COSTLY else NUM_CHECKED):
                check(Table(position, move), **phrase.arguments)
    assert set(told) == set(CHECKS)
