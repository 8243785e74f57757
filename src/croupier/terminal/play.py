"""A game played in the terminal, from the first question to the last line."""

import shutil
import signal
import sys
from dataclasses import dataclass, field
from pathlib import Path

from croupier.bots.levels import Opponent, opponent
from croupier.dealing import Fair
from croupier.kernel import CHANCE, NOBODY, generator
from croupier.match import Match
from croupier.moves import Move
from croupier.records import Record
from croupier.telling import Company, telling_of
from croupier.terminal.hinting import tell_hints
from croupier.terminal.rules import show_rules
from croupier.terminal.screen import Leave, Screen
from croupier.words import Words

OVER, LEFT, INPUT_ENDED = 0, 130, 4  # exit statuses
TOLD_AGAIN = 12  # lines, when a game goes on


class Abandon(Exception):  # noqa: N818  # no error
    """The player wants to end the game for good."""


@dataclass
class Sitting:
    """One game at one keyboard: people are asked, bots answer for themselves, chance is dealt or typed."""

    match: Match
    company: Company
    words: Words
    screen: Screen
    bot_seed: int | bytes
    opponents: dict[str, Opponent] = field(default_factory=dict)  # by their kind
    heard: list[str] = field(default_factory=list)  # what the table has heard
    heard_by: dict[int, int] = field(default_factory=dict)  # how much of it a seat had heard when it was last alone

    def play(self) -> int:
        """Play until the game is over or left; returns the exit status."""
        self.telling = telling_of(self.match.position.game)
        try:
            while not self.match.position.is_over:
                self._step()
        except Abandon:
            self.match.abandon()
            self._say_command("play-abandoned", "verify")
            return OVER
        except (KeyboardInterrupt, Leave):
            self._say_kept()
            return LEFT
        except EOFError:
            self.screen.say()
            self.screen.say(self.words("play-input-ended"), "yellow")
            self._say_kept()
            return INPUT_ENDED
        finally:
            self.match.close()
        for line in self.telling.result(self.words, self.company, self.match.position):
            self.screen.say(line, "bold")
        self._say_command("play-check", "verify")
        return OVER

    def _step(self) -> None:
        """One action, by chance, a person or a bot, and what a table hears of it."""
        position = self.match.position
        before, actor = position.view(self.company.you), position.actor
        assert actor is not None
        if actor == CHANCE:
            move = self.match.deal()
        elif (obvious := position.obvious) is not None:
            move = self.match.play(obvious, actor)
        elif self.match.header.seats[actor].kind == "human":
            move = self.match.play(self._ask_alone(actor), actor)
        else:
            rng = generator(self.bot_seed, actor, self.match.ply)
            action = self._opponent_at(actor)(position.view(actor), position.legal_actions, rng)
            move = self.match.play(position.game.table.moves[action], actor)
        after = position.view(self.company.you)
        for line in self.telling.summary(self.words, self.company, before, move, after):
            self.screen.say(line)
            self.heard.append(line)

    def _opponent_at(self, seat: int) -> Opponent:
        kind = self.match.header.seats[seat].kind
        if kind not in self.opponents:
            self.opponents[kind] = opponent(kind, self.match.position.game)
        return self.opponents[kind]

    def _ask_alone(self, seat: int) -> Move:
        """`_ask`, with the others at this keyboard looking away while something secret is shown."""
        if not self._is_shared() or self.match.position.decision not in self.match.position.game.private:
            return self._ask(seat)
        self.screen.clear()
        for line in self.heard[self.heard_by.get(seat, 0) :]:
            self.screen.say(line)
        self.screen.ask(self.words("play-alone", **self.company.who(seat)))
        try:
            return self._ask(seat)
        finally:
            self.heard_by[seat] = len(self.heard)
            self.screen.clear()

    def _is_shared(self) -> bool:
        """Whether several people look at this screen."""
        return [chair.kind for chair in self.match.header.seats].count("human") > 1

    def remember(self, record: Record) -> None:
        """Take up what the table had heard in a game that goes on; each seat is told the last of it again."""
        telling, before = telling_of(self.match.position.game), None
        for ply, position in record.replay():
            after = position.view(self.company.you)
            if ply is not None and before is not None:
                move = position.game.table.parse(ply.move)
                self.heard += telling.summary(self.words, self.company, before, move, after)
            before = after
        self.heard_by = dict.fromkeys(range(self.match.position.players), max(len(self.heard) - TOLD_AGAIN, 0))

    def _ask(self, seat: int) -> Move:
        """The move that the person at `seat` chooses."""
        words, screen, moves = self.words, self.screen, self.match.position.legal_moves
        self._show(seat)
        prompt = words("play-prompt", count=len(moves)) if len(moves) > 1 else words("play-prompt-one")
        while True:
            answer = screen.ask(prompt).lower()
            if answer.isascii() and answer.isdigit() and 1 <= int(answer[:6]) <= len(moves):
                return moves[int(answer) - 1]
            if answer == "" and len(moves) == 1:
                return moves[0]
            named = [move for move in moves if not answer.isdigit() and answer in self._names_of(move)]
            if named:
                return named[0]
            explained = self._explain(answer)
            if explained:
                screen.say(explained)
            elif answer == "?":
                screen.say("\n".join([words("play-help"), *self.telling.more_help(words)]))
            elif answer == "t":
                self._show(seat)
            elif answer == "h":
                tell_hints(screen, words, self.company, self.match.position, self.match.ply)
            elif answer == "r":
                show_rules(self.match.position.game.name, words.language)
            elif answer == "q":
                raise Leave
            elif answer == "x" and self.match.writer is not None:
                if screen.ask(words("play-sure")).lower() == "x":
                    raise Abandon
            else:
                screen.say(words("play-bad-choice", count=len(moves)), "yellow")

    def _names_of(self, move: Move) -> set[str]:
        """What a move may be typed as, besides its number."""
        return {str(move), str(move.value), *(name.lower() for name in self.telling.called(self.words, move))}

    def _explain(self, answer: str) -> str | None:
        """What "i" and a number ask for: a part of the table in a sentence."""
        if answer[:1] == "i" and answer[1:].isascii() and answer[1:].isdigit():
            return self.telling.explain(self.words, self.match.position.view(self.company.you), int(answer[1:6]))
        return None

    def _show(self, seat: int) -> None:
        """The table and the numbered choices, as `seat` may see them."""
        position = self.match.position
        is_hidden = self._is_shared() and position.game.private and position.decision not in position.game.private
        view = position.view(NOBODY if is_hidden else seat)
        self.screen.say()
        self.screen.rows(self.telling.table(self.words, self.company, view, position.settings))
        self.screen.say(self.words("play-turn", **self.company.who(seat)), "bold")
        for number, move in enumerate(position.legal_moves, 1):
            self.screen.say(f"{number}) {self.telling.choice(self.words, self.company, position, move)}")

    def _say_kept(self) -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # a second Ctrl-C must not cut off where to go on
        self.screen.say()
        self._say_command("play-saved", "play --resume")

    def _say_command(self, message: str, command: str) -> None:
        if self.match.writer is not None:
            self.screen.say(self.words(message, chance=self.match.position.game.chance))
            self.screen.say(f"  {_program()} {command} {_shown(self.match.writer.path)}")


def welcome(sitting: Sitting) -> None:
    """Say what is played, by whom, and where the dice come from."""
    words, screen, match = sitting.words, sitting.screen, sitting.match
    title = words(f"{match.position.game.name}-title")
    names = [
        name if seat.kind == "human" else f"{name} ({words(f'level-{seat.kind}')})"
        for name, seat in zip(sitting.company.names, match.header.seats, strict=True)
    ]
    screen.say(words("play-welcome", title=title, players=words.listing(names)), "bold")
    dealing, chance = match.header.dealing, match.position.game.chance
    if isinstance(match.dealing, Fair):
        screen.say(words("play-fair", chance=chance, commitment=match.dealing.commitment))
    elif dealing.method == "seeded":
        screen.say(words("play-seeded", chance=chance, seed=str(dealing.seed)))
    else:
        screen.say(words("play-typed", chance=chance))
    if match.writer is not None:
        screen.say(words("play-recorded", file=_shown(match.writer.path)))
    screen.say(words("play-help-hint"))


def _program() -> str:
    """How this program was called: what `make play` starts is not on everybody's path."""
    called = sys.argv[0]
    return called if Path(called).name == "croupier" and shutil.which("croupier") is None else "croupier"


def _shown(path: Path) -> str:
    text = str(path)
    return f"'{text}'" if " " in text else text
