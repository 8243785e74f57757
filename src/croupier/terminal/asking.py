"""`croupier play` without a game, on a terminal: which game, against whom, or go on with one that was left."""

from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from croupier.bots.levels import LEVELS
from croupier.game import NAMES, load
from croupier.phrases import Phrase, say
from croupier.terminal.saved import games_left, title_of
from croupier.terminal.screen import Leave, Screen

MOST_LEFT = 3  # games that can go on are offered, at most
USUAL_PLAYERS = 4
PEOPLE = "people"


@dataclass(frozen=True)
class Wish:
    """What somebody wants to play: a game that was left, or a new one with its seats."""

    resume: Path | None = None
    game: str = ""
    seats: str = ""


def ask_what(screen: Screen) -> Wish:
    """Ask until something can be played; q leaves."""
    left = list(islice(games_left(), MOST_LEFT))
    titles = [say("ask-title", title=say(f"{name}-title"), about=say(f"{name}-about")) for name in NAMES]
    chosen = _choose(screen, "ask-game", [*(title_of(game, screen.words) for game in left), *titles])
    if chosen < len(left):
        return Wish(resume=left[chosen].path)
    name = NAMES[chosen - len(left)]
    levels = sorted(LEVELS, key=lambda level: level != "random")
    offered = [say("ask-level", level=say(f"level-{level}"), about=say(f"level-{level}-about")) for level in levels]
    against = _choose(screen, "ask-opponents", [*offered, say("ask-people")])
    if against == len(levels):
        return Wish(game=name, seats=_ask_names(screen, name))
    players = _ask_players(screen, name)
    return Wish(game=name, seats=",".join(["you", *[levels[against]] * (players - 1)]))


def _choose(screen: Screen, question: str, choices: list[Phrase]) -> int:
    """Which of the choices, from 0."""
    screen.say(screen.words(question), "bold")
    screen.choices(choices)
    while True:
        number = _number(screen, screen.words("ask-number", count=len(choices)), range(1, len(choices) + 1))
        if number is not None:
            return number - 1


def _number(screen: Screen, prompt: str, allowed: range) -> int | None:
    """The number that was typed, or None after saying that it is none of those allowed."""
    answer = screen.ask(prompt).lower()
    if answer == "q":
        raise Leave
    if answer.isascii() and answer.isdigit() and len(answer) < 4 and int(answer) in allowed:
        return int(answer)
    screen.say(screen.words("ask-bad-number", first=allowed[0], last=allowed[-1]), "yellow")
    return None


def _ask_players(screen: Screen, name: str) -> int:
    allowed = load(name).players
    usual = min(USUAL_PLAYERS, allowed[-1])
    prompt = screen.words("ask-players", few=allowed[0], many=allowed[-1], usual=usual)
    while True:
        answer = screen.ask(prompt).lower()
        if answer == "":
            return usual
        if answer == "q":
            raise Leave
        if answer.isascii() and answer.isdigit() and len(answer) < 4 and int(answer) in allowed:
            return int(answer)
        screen.say(screen.words("ask-bad-number", first=allowed[0], last=allowed[-1]), "yellow")


def _ask_names(screen: Screen, name: str) -> str:
    """Seats for people at this keyboard, by their names."""
    allowed = load(name).players
    while True:
        answer = screen.ask(screen.words("ask-names"))
        if answer.lower() == "q":
            raise Leave
        people = [person.strip() for person in answer.split(",") if person.strip()]
        if len(people) in allowed and not any(":" in person for person in people):
            return ",".join(f"you:{person}" for person in people)
        screen.say(screen.words("ask-bad-names", few=allowed[0], many=allowed[-1]), "yellow")
