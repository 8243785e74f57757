"""Sequence Dice in words."""

from croupier.engine import engine_of
from croupier.game import load
from croupier.games.sequence_dice import board as spaces
from croupier.games.sequence_dice import rules
from croupier.kernel import NOBODY, blank, generator
from croupier.moves import Move
from croupier.outcome import Outcome
from croupier.phrases import Argument, Listed, Phrase, Player, say
from croupier.telling import Band, Cell, Earning, Question, Row, Standing, line, names, tried, winners
from croupier.views import View

CHAPTER = ""  # there are neither rounds nor deals
QUIET: tuple[str, ...] = ()
NEARLY = 2  # chips that a line may lack for a screen to mark it
THREATENING = 3  # a screen mentions a rival's open line with at least this many chips
COLOURS = ("green", "blue", "red")  # of the sides; also what terminals call them
TITLES = {"place": "sd-table-place", "replace": "sd-table-replace", "remove": "sd-table-remove"}
LINES = {  # by length: the names of each line's spaces
    length: [frozenset(name for space, name in enumerate(spaces.NAMES) if mask >> space & 1) for mask in masks]
    for length, masks in spaces.LINES.items()
}


def step(before: View, move: Move, after: View) -> list[Phrase]:
    """One action as a sentence or a few."""
    if move.name == "die":
        return [say("sd-die", face=_number(move), player=Player(_thrower(before))), *_tell_start(before, after)]
    seat, number = before.turn_seat, before.subject
    who = Player(seat)
    if move.name == "pass":
        return [say("sd-pass-defence" if number == spaces.DEFENCE else "sd-pass-own", number=number, player=who)]
    if move.name == "place":
        lines = [say("sd-place", space=_space(move), player=who)]
    else:
        message, owner = "sd-replace" if move.name == "replace" else "sd-remove", _owner(before, _space(move))
        assert owner is not None
        lines = [say(message, space=_space(move), colour=COLOURS[owner], player=who)]
    if after.winner is not None:
        lines += _tell_lines(after)
    elif after.turn_seat == seat:
        lines.append(say("sd-again", number=number, player=who))
    return lines


def summary(before: View, move: Move, after: View) -> list[Phrase]:
    """What a table hears: both dice together."""
    if move.name != "die":
        return step(before, move, after)
    if before.first_die is None:
        return []
    message = "sd-start-roll" if before.decision == "start" else "sd-roll"
    first, second = before.first_die, _number(move)
    said = say(message, first=first, second=second, number=first + second, player=Player(_thrower(before)))
    return [said, *_tell_start(before, after)]


def _thrower(view: View) -> int:
    seat: int = view.subject if view.decision == "start" else view.turn_seat
    return seat


def _tell_start(before: View, after: View) -> list[Phrase]:
    """The result of the starting roll, or of a round of it, if this die ended one."""
    if before.decision != "start":
        return []
    if after.turn_seat is not None:
        return [say("sd-begins", player=Player(after.turn_seat))]
    if before.first_die is not None and not any(after.sums) and any(after.contends):
        return [say("sd-start-tie", players=names([seat for seat, still in enumerate(after.contends) if still]))]
    return []


def _tell_lines(view: View) -> list[Phrase]:
    completed = spaces.completed_lines(view.numbers("held")[view.winner], view.line)
    return [
        say("sd-line", count=len(found), first=spaces.NAMES[found[0]], last=spaces.NAMES[found[-1]])
        for found in completed
    ]


def chapter(view: View) -> int:
    """The game has neither rounds nor deals."""
    return 0


def settles(view: View) -> bool:
    """Nothing is paid here."""
    return False


def progress(view: View) -> Phrase:
    """The number of throws."""
    return say("sd-progress", throws=view.num_throws)


def earned(before: View, move: Move, after: View) -> list[Earning]:
    """Nothing is earned on the way."""
    return []


def stands(view: View) -> Standing:
    """Lines that a side lacks one or two chips of, or has completed."""
    bands = []
    for side in range(view.sides):
        mine = set(view.held[side])
        rivals = {taken for other in range(view.sides) if other != side for taken in view.held[other]}
        for found in LINES[view.line]:
            missing = found - mine
            if len(missing) <= NEARLY and not found & rivals:
                bands.append(Band(side, sorted(found, key=spaces.NAMES.index), sorted(missing)))
    return Standing(bands=bands)


def board(view: View) -> list[Row]:
    """The board with its coordinates, chips as letters, legal spaces or the line that won in brackets; the players."""
    legal = _legal_spaces(view) if view.winner is None else _won_spaces(view)
    legend = "sd-table-legend" if view.winner is None else "sd-table-won"
    title = say(TITLES.get(view.decision, "sd-table-waiting"), count=view.line, number=view.subject)
    rows: list[Row] = [line(title), [_text(""), *(_text(f"  {name}") for name in "abcdef")]]
    for row in range(spaces.EDGE):
        named = spaces.NAMES[spaces.EDGE * row : spaces.EDGE * (row + 1)]
        rows.append([_text(str(row + 1)), *(_cell(view, space, space in legal) for space in named)])
    if legal:
        rows.append(line(say(legend)))
    for side in range(view.sides):
        chips = say("sd-table-chips", count=len(view.held[side]))
        colour = say("sd-table-side", colour=COLOURS[side], letter=_letter(side))
        rows.append(line(say("sd-table-player", players=_side_names(view, side), side=colour, chips=chips)))
    return rows


def _text(text: str) -> Cell:
    return Cell(say("text", text=text), "")


def _cell(view: View, space: str, is_legal: bool) -> Cell:
    owner, number = _owner(view, space), f"{spaces.BOARD.flat[spaces.NAMES.index(space)]:>2}"
    letter = " " if owner is None else _letter(owner)
    style = "" if owner is None else COLOURS[owner]
    phrase = say("sd-space-legal" if is_legal else "sd-space", number=number, letter=letter)
    return Cell(phrase, f"bold {style}".strip() if is_legal else style)


def _legal_spaces(view: View) -> set[str]:
    """The spaces that the open decision of a seat allows, as the rules say."""
    if view.decision not in TITLES:
        return set()
    engine = engine_of(load("sequence-dice"))
    states, options = blank(rules.STATE), engine.new_options()
    engine.entry("imagine_at")(view.record(), NOBODY, states, 0, generator(0))
    count = engine.entry("look_at")(states, 0, options)[0]
    return {spaces.NAMES[action % spaces.SPACES] for action in options["actions"][0, :count].tolist()}


def _won_spaces(view: View) -> set[str]:
    completed = spaces.completed_lines(view.numbers("held")[view.winner], view.line)
    return {spaces.NAMES[space] for found in completed for space in found}


def choice(view: View, move: Move) -> Phrase:
    """What a move would make of the lines through its space."""
    space, length = _space(move), view.line
    owner, mine = _owner(view, space), _side(view, view.actor)
    if move.name == "remove":
        assert owner is not None
        count = _best_line(view, owner, space)
        message = "sd-choice-remove" if count else "sd-choice-remove-dead"
        return say(message, space=space, player=_rival(view, owner), count=count, line=length)
    after = tried(view, move)
    count = _best_line(after, mine, space)
    message = "sd-choice-wins" if after.is_over else "sd-choice-line" if count else "sd-choice-dead"
    said = say(message, space=space, count=count, line=length)
    rivals = [side for side in range(view.sides) if side != mine]
    threat, side = max((_best_line(view, side, space), side) for side in rivals if owner in (None, side))
    if threat >= THREATENING and not after.is_over:
        message = "sd-choice-stops" if owner is None else "sd-choice-replace-stops"
        return say(message, choice=said, player=_rival(view, side), count=threat)
    return said if owner is None else say("sd-choice-replace", choice=said, player=_rival(view, side))


def _best_line(view: View, side: int, space: str) -> int:
    """The most chips of a side in a line through `space` in which no rival has one; 0 if there is no such line."""
    mine = set(view.held[side])
    rivals = {taken for other in range(view.sides) if other != side for taken in view.held[other]}
    lines = [line for line in LINES[view.line] if space in line and not line & rivals]
    return max((len(line & mine) for line in lines), default=0)


def ask(view: View) -> Question:
    """What to type at a real table for the open decision of chance."""
    wanted = 2 if view.first_die is None else 1
    phrase = say("typed-dice", count=wanted, player=Player(_thrower(view)))
    return Question(phrase, wanted, (view.decision, view.num_throws))


def explain(view: View, number: int) -> Phrase | None:
    """Nothing here needs explaining beyond the rules."""
    return None


def more_help() -> list[Phrase]:
    """How to name a space."""
    return [say("sd-help-spaces")]


def result(view: View, outcome: Outcome) -> list[Phrase]:
    """Who has won; the lines were told when they were completed."""
    if view.winner is None:
        return [say("result-title"), say("sd-capped", throws=view.num_throws)]
    if view.players == view.sides:
        return [say("result-title"), winners(outcome.winners)]
    players = _side_names(view, view.winner)
    return [say("result-title"), say("sd-team-wins", colour=COLOURS[view.winner], players=players)]


def called(move: Move) -> list[Phrase]:
    """A space goes by its name, which is the same in every language."""
    return []


def _number(move: Move) -> int:
    assert isinstance(move.value, int)
    return move.value


def _space(move: Move) -> str:
    return str(move.value)


def _owner(view: View, space: str) -> int | None:
    """The side whose chip lies there, if there is one."""
    return next((side for side in range(view.sides) if space in view.held[side]), None)


def _side(view: View, seat: int) -> int:
    side: int = load("sequence-dice").side_of(seat, view.players)
    return side


def _side_names(view: View, side: int) -> Listed:
    return names([seat for seat in range(view.players) if _side(view, seat) == side])


def _rival(view: View, side: int) -> Argument:
    """A side in a few letters, for lists of choices: a player by name, partners by their colour."""
    return _side_names(view, side) if view.players == view.sides else say("sd-partners", colour=COLOURS[side])


def _letter(side: int) -> Phrase:
    return say("sd-letter", colour=COLOURS[side])
