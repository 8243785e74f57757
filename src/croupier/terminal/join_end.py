"""The end of a game at a table of a server: the account, the result, and the proof of every die."""

from croupier.account import Account
from croupier.errors import GameError
from croupier.kernel import CHANCE
from croupier.phrases import Phrase
from croupier.records import CHANCE_TEXT, Record
from croupier.stream import Reader
from croupier.terminal.join_story import Story, rows_of
from croupier.terminal.keys import Key
from croupier.terminal.screen import Screen
from croupier.terminal.verification import is_told_proven
from croupier.wire import BoardCell, Result, TableInfo


def tell_result(
    screen: Screen, story: Story, record: Record | None, board: list[list[BoardCell]], result: Result | None
) -> None:
    """The account by round or the final board, then the places and why; nothing of a game that was not finished."""
    told = _places(story, record, screen.company.you) if result is None else result.told
    if not told:
        return
    screen.say()
    if story.telling.CHAPTER:
        players = len(screen.company.names)
        screen.board(_account(story, record, screen.company.you).table(players, story.telling.CHAPTER))
    else:
        screen.board(rows_of(board))
    screen.say()
    for phrase in told:
        screen.tell(phrase, "bold")


def _places(story: Story, record: Record | None, you: int) -> list[Phrase]:
    """The places from the record: the server tells them only once, and a reader may have missed it."""
    position = None if record is None else record.final_position()
    if position is None or position.outcome is None:
        return []
    return story.telling.result(position.view(you), position.outcome)


def _account(story: Story, record: Record | None, you: int) -> Account:
    """The whole account, from the record where there is one: a reader may have missed a part."""
    if record is None:
        return story.account
    reader, account = Reader(you), Account()
    account.add(reader.read(step) for step in record.replay())
    return account


def tell_proof(screen: Screen, record: Record, table: TableInfo, key: Key | None, story: Story) -> bool:
    """Say what was checked on this computer; whether the record is that of the game that was seen, and right."""
    words = screen.words
    if not is_same_game(record, table, key, story):
        screen.say(words("join-other-record"), "red")
        return False
    try:
        is_proven = is_told_proven(record, screen)
    except GameError as error:
        screen.say(words("verify-refused", reason=error.phrase), "red")
        return False
    if is_proven and key is not None:
        screen.say(words("join-own-part", chance=story.game.chance))
    return is_proven


def is_same_game(record: Record, table: TableInfo, key: Key | None, story: Story) -> bool:
    """Whether a record has the promised seed, one's own entropy, and every move that was seen."""
    dealing = record.header.dealing
    if dealing.method != "fair" or dealing.table != table.table:
        return False
    if dealing.commitment != (table.commitment if key is None else key.commitment):
        return False
    if key is not None and key.entropy not in (dealing.entropy or ()):
        return False
    return all(_is_in(record, ply, *seen) for ply, seen in story.seen.items())


def _is_in(record: Record, ply: int, actor: int, move: str) -> bool:
    """Whether the record has that ply; of a hidden move only its name was seen."""
    if ply >= len(record.plies):
        return False
    kept = record.plies[ply]
    by = CHANCE_TEXT if actor == CHANCE else actor
    return kept.actor == by and (kept.move == move or kept.move.split(" ")[0] == move)
