"""Reasons in Sequence Dice against the rules: every one of the 36 throws is tried at the table."""

from collections import Counter
from functools import partial
from itertools import product

from croupier.games.sequence_dice import board
from croupier.games.sequence_dice.telling_reasons import ways_to_win
from croupier.kernel import CHANCE
from tests.reasons.choices import after, choices, listed, positions, tables_of

FACES = range(1, 7)
NUM_TRIED = 400  # positions in which all throws are tried for each sentence; each costs 36 throws
LINES = {
    length: [{board.NAMES[space] for space in range(board.SPACES) if mask >> space & 1} for mask in masks]
    for length, masks in board.LINES.items()
}


def throws(position):
    """The positions after each of the 36 throws."""
    for first, second in product(FACES, FACES):
        thrown = position.copy()
        thrown.play(f"die {first}")
        thrown.play(f"die {second}")
        yield thrown


def count(position, does):
    """How many throws give the thrower a move with that effect; `does` gets the view after it."""
    found = 0
    for thrown in throws(position):
        if thrown.actor != CHANCE:
            found += any(does(after(thrown, move).view()) for move in thrown.legal_moves)
    return found


class Table:
    def __init__(self, position, move):
        self.before, self.move, self.after = position, move, after(position, move)
        self.seat, self.space = position.actor, move.value
        self.view = self.after.view()
        self.mine = self.seat % self.view.sides
        self.length = self.view.line

    def best(self, view, side):
        """The most chips of a side in a line through the space without rivals' chips, and the lines that have them."""
        rivals = {space for other in range(view.sides) if other != side for space in view.held[other]}
        open_lines = [line for line in LINES[self.length] if self.space in line and not line & rivals]
        chips = [len(line & set(view.held[side])) for line in open_lines]
        return max(chips, default=0), open_lines

    def side(self, players):
        """The side of the players named: all of it is named."""
        seats = listed(players)
        (side,) = {seat % self.view.sides for seat in seats}
        assert len(seats) == self.view.players // self.view.sides
        return side


def check_wins(table, count):
    assert count == table.length
    assert table.view.winner == table.mine


def check_line(table, count, line, spaces):
    chips, open_lines = table.best(table.view, table.mine)
    assert (count, line) == (chips, table.length)
    mine = set(table.view.held[table.mine])
    assert set(spaces.all) in [found - mine for found in open_lines if len(found & mine) == chips]
    assert len(spaces.all) == line - count


def check_dead(table, count):
    assert table.best(table.view, table.mine) == (0, [])
    assert count == sum(table.space in line for line in LINES[table.length])


def check_break(table, player, ways, spaces):
    """Tried: after how many throws can the next player leave that line with a rival's chip, or without one of mine."""
    assert player.seat == table.view.turn_seat
    mine = set(table.view.held[table.mine])

    def is_broken(view, line):
        rivals = {space for other in range(view.sides) if other != table.mine for space in view.held[other]}
        return bool(line & rivals) or not line & mine <= set(view.held[table.mine])

    lines = [found for found in LINES[table.length] if table.space in found and found - mine == set(spaces)]
    assert ways in [count(table.after, partial(is_broken, line=line)) for line in lines]  # rarely two lack the same


def check_stops(table, players, count, line):
    side = table.side(players)
    assert side != table.mine
    assert (count, line) == (table.best(table.before.view(), side)[0], table.length)
    assert count >= 2
    held = set(table.view.held[side])
    open_lines = table.best(table.view, side)[1]
    assert not any(len(found & held) == count for found in open_lines)


def check_removes(table, players, count, left, line):
    side = table.side(players)
    assert table.space in table.before.view().held[side]
    assert (count, line) == (table.best(table.before.view(), side)[0], table.length)
    assert left == table.best(table.view, side)[0]


def check_removes_dead(table, players):
    side = table.side(players)
    assert table.space in table.before.view().held[side]
    assert table.best(table.before.view(), side) == (0, [])


def check_back(table, players, ways):
    side = table.side(players)
    if table.view.turn_seat % table.view.sides == side:
        assert count(table.after, lambda view: table.space in view.held[side]) == ways
    number = board.BOARD.ravel()[board.NAMES.index(table.space)]
    assert sum(first + second in (number, 11) for first, second in product(FACES, FACES)) == ways


def check_again(table, ways):
    assert table.view.turn_seat == table.seat
    assert count(table.after, lambda view: view.winner == table.mine) == ways > 0


def check_later(table, ways):
    assert table.view.turn_seat != table.seat
    assert ways_to_win(table.view, table.mine) == ways > 0  # itself tried below


def check_threat(table, player, ways):
    assert player.seat == table.view.turn_seat
    side = player.seat % table.view.sides
    assert side != table.mine
    assert count(table.after, lambda view: view.winner == side) == ways > 0


def check_averted(table, player):
    assert player.seat == table.view.turn_seat
    side = player.seat % table.view.sides
    assert count(table.after, lambda view: view.winner == side) == 0
    assert ways_to_win(table.before.view(), side) > 0


CHECKS = {
    "sd-why-wins": check_wins,
    "sd-why-line": check_line,
    "sd-why-dead": check_dead,
    "sd-why-break": check_break,
    "sd-why-stops": check_stops,
    "sd-why-removes": check_removes,
    "sd-why-removes-dead": check_removes_dead,
    "sd-why-back": check_back,
    "sd-why-again": check_again,
    "sd-why-later": check_later,
    "sd-why-threat": check_threat,
    "sd-why-averted": check_averted,
}
COSTLY = {check_break, check_back, check_again, check_threat, check_averted}


def test_every_reason_is_true():
    told = Counter()
    for position, move, phrases in choices("sequence-dice", games=2, chance_kept=0.4):
        table, named = Table(position, move), {}
        for phrase in phrases:
            told[phrase.id] += 1
            check = CHECKS[phrase.id]
            if check in COSTLY and told[phrase.id] > NUM_TRIED:
                continue
            if phrase.id == "sd-why-line":
                named["spaces"] = phrase.arguments["spaces"].all
            check(table, **phrase.arguments, **(named if check is check_break else {}))
    assert set(told) == set(CHECKS)


def test_ways_to_win_are_those_of_all_throws():
    tried = Counter()
    for number, table in enumerate(tables_of("sequence-dice")):
        for position in positions(table, number):
            for move in position.legal_moves[:3]:
                next_throw = after(position, move)
                if not next_throw.is_over:
                    view = next_throw.view()
                    side = view.turn_seat % view.sides
                    ways = ways_to_win(view, side)
                    tried[ways > 0] += 1
                    if tried[ways > 0] <= NUM_TRIED:
                        assert count(next_throw, lambda view, side=side: view.winner == side) == ways
    assert min(tried.values()) > 100
