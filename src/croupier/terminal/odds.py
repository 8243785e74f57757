"""`croupier odds`: what can come next and where each choice leads, in words or as JSON."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from croupier.game import Game
from croupier.kernel import NOBODY
from croupier.moves import Move
from croupier.odds import Casino, Coming, Figure, Holding, Odds, Opened, Promise, odds, until_open
from croupier.phrases import Argument, Listed, Name, Phrase, Player, say
from croupier.position import Position
from croupier.telling import Cell, Row, telling_of
from croupier.terminal import positions
from croupier.terminal.progress import progress_bar
from croupier.terminal.saved import last_game
from croupier.terminal.screen import Screen
from croupier.words import Words

INDENT = 3  # columns, below the number of a choice
MOST_SHOWN = 6  # results of chance that are told together
ONCE = 2  # chances of an outcome that comes once or not at all
TINY = 0.0005  # chances below this would be shown as nothing


def run(
    file: Path | None,
    text: str | None,
    game: str | None,
    ply: int | None,
    games: int,
    seed: int,
    as_json: bool,
    words: Words,
) -> None:
    """Work out the odds of a position and print them."""
    positions.check(text is not None, game is not None, file is not None, ply is not None)
    if game is None:
        found = positions.find(file or last_game(), ply, words)
    else:
        found = positions.read(game, positions.text_of(text, file))
    position = until_open(found.position)
    with progress_bar() as progress:
        bar = progress.add_task("", total=len(position.legal_moves))
        answer = odds(position, games, seed, lambda: progress.advance(bar))
    if as_json:
        print(msgspec.json.encode(answer).decode())
    else:
        show(Screen(words, found.company), position, answer)


def show(screen: Screen, position: Position, answer: Odds) -> None:
    """The table as the reader sees it, and the odds in words."""
    seat = answer.actor if isinstance(answer.actor, int) else NOBODY
    screen.board(telling_of(position.game).board(position.view(seat)))
    if seat != NOBODY:
        screen.tell(say("play-turn", player=Player(seat)), "bold")
        _tell_choices(screen, position, answer)
    elif answer.coming is not None:
        _tell_coming(screen, position.game, answer, answer.coming)
    else:
        screen.tell(say("odds-unknown"))


def _tell_coming(screen: Screen, game: Game, answer: Odds, coming: Coming) -> None:
    title = "odds-coming-exact" if coming.is_exact else "odds-coming-estimate"
    screen.tell(say(title, games=answer.games), "bold")
    if game.name == "sequence-dice" and answer.decision == "roll":
        screen.board([_opened(opened) for opened in coming.opens])
        return
    alike: dict[tuple[Figure, ...], list[Argument]] = {}  # outcomes that have the same chances
    for outcome in coming.outcomes:
        alike.setdefault((outcome.at_least_once, *outcome.times), []).append(_label(game.moves.parse(outcome.move)))
    most = max(map(len, alike)) - 1
    if most == ONCE:
        screen.board([_row([_listed(labels), _percent(chances[0])]) for chances, labels in alike.items()])
        return
    times = [say("odds-times", value=number) for number in range(most)]
    rows = [_row([say("text", text=""), say("odds-at-least-once"), *times])]
    rows += [_row([_listed(labels), *map(_percent, chances)]) for chances, labels in alike.items()]
    screen.board(rows)
    _tell_results(screen, game, coming)


def _opened(opened: Opened) -> Row:
    """What a sum of the dice opens."""
    choices = say("odds-choices", count=opened.choices[0])
    what = say("odds-opens", decision=str(opened.decision), choices=choices)
    return _row([say("number", value=opened.subject), _percent(opened.chance), what])


def _tell_results(screen: Screen, game: Game, coming: Coming) -> None:
    """The results that are most probable."""
    screen.tell(say("odds-results", all=coming.num_results), "bold")
    shown = coming.results[:MOST_SHOWN]
    for result in shown:
        labels = Listed(tuple(_label(game.moves.parse(move)) for move in result.moves), " ")
        screen.tell(say("odds-result", what=labels, chance=_percent(result.chance)), indent=INDENT)
    equal = sum(result.chance == shown[-1].chance for result in coming.results[MOST_SHOWN:])
    if equal and coming.is_exact:
        screen.tell(say("odds-results-equal", all=equal))


def _tell_choices(screen: Screen, position: Position, answer: Odds) -> None:
    assert isinstance(answer.actor, int)
    view, telling = position.view(answer.actor), telling_of(position.game)
    screen.tell(say("odds-choices-title"), "bold")
    for number, promise in enumerate(answer.choices, 1):
        named = telling.choice(view, position.game.moves.parse(promise.move))
        screen.tell(say("hint-choice", number=number, choice=named), indent=INDENT)
        for phrase in _promised(promise):
            screen.tell(phrase, indent=INDENT, prefix=" " * INDENT)
    if not all(promise.is_exact for promise in answer.choices):
        screen.tell(say("odds-interval", games=answer.games))
    if answer.hands:
        _tell_hands(screen, answer.hands)


def _promised(promise: Promise) -> list[Phrase]:
    if promise.brings is None:
        assert promise.wins is not None
        return [say("odds-win-exact" if promise.is_exact else "odds-win", chance=_chance(promise.wins))]
    if promise.wins is not None:
        return [say("odds-deal", chance=_chance(promise.wins), points=_points(promise.brings))]
    said = [_at_casino(casino, promise.is_exact) for casino in promise.casinos]
    message = "odds-round-exact" if promise.is_exact else "odds-round"
    return [*said, say(message, money=_money(promise.brings))]


def _at_casino(casino: Casino, is_exact: bool) -> Phrase:
    return say(
        "odds-casino-exact" if is_exact else "odds-casino",
        casino=casino.casino,
        leads=_chance(casino.leads),
        paid=_chance(casino.paid),
        money=_money(casino.amount),
    )


def _tell_hands(screen: Screen, hands: Sequence[Holding]) -> None:
    """For each hidden hand the chance to have each rank, in whole per cent."""
    screen.tell(say("odds-hands"), "bold")
    ranks = list(hands[0].ranks)
    head = _row([say("text", text=""), *(say("card-rank", rank=rank) for rank in ranks)])
    rows = []
    for hand in hands:
        chances = [say("number", value=round(100 * hand.ranks[rank].value)) for rank in ranks]
        rows.append(_row([say("text", text=Name(hand.seat)), *chances]))
    screen.board([head, *rows])


def _row(phrases: Sequence[Phrase]) -> Row:
    return [Cell(phrase) for phrase in phrases]


def _listed(labels: Sequence[Argument]) -> Phrase:
    return say("text", text=Listed(tuple(labels), " "))


def _label(move: Move) -> Argument:
    """An outcome of chance in a table: a number, a player, or its own name."""
    if move.name in ("starter", "dealer"):
        assert isinstance(move.value, int)
        return Name(move.value - 1)
    return str(move) if move.value is None else move.value


def _percent(figure: Figure) -> Phrase:
    if 0 < figure.value < TINY:
        return say("odds-tiny")
    return say("odds-percent", win=round(100 * figure.value, 1))


def _chance(figure: Figure) -> Phrase:
    if figure.fraction is not None:
        return _percent(figure)
    low, high = (round(100 * bound, 1) for bound in (figure.low, figure.high))
    return say("odds-between", win=round(100 * figure.value, 1), few=low, many=high)


def _money(figure: Figure) -> Phrase:
    value, low, high = (round(number) for number in (figure.value, figure.low, figure.high))
    if figure.fraction is not None:
        return say("number", value=value)
    return say("odds-money-between", value=value, few=low, many=high)


def _points(figure: Figure) -> Phrase:
    value, low, high = (round(number, 1) for number in (figure.value, figure.low, figure.high))
    return say("odds-points-between", value=value, few=low, many=high)
