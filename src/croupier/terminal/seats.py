"""Who sits at a terminal game: people and bots, as written in --seats."""

from croupier.bots.levels import LEVELS
from croupier.errors import SettingsError
from croupier.phrases import Listed, quoted, say
from croupier.records import Seat
from croupier.words import LANGUAGES, Company, Words

MAX_NAME = 24
BOT_NAMES = ("Ada", "Bruno", "Clara", "Dimitri", "Edda", "Felix")  # by seat


def read_seats(text: str, words: Words) -> list[Seat]:
    """Seats from "you,random" or "you:Anna,you:Ben,random"; one SettingsError names every problem."""
    seats: list[Seat] = []
    problems = []
    entries = [entry.strip() for entry in text.split(",")]
    num_people = sum(entry.split(":")[0] == "you" for entry in entries)
    for number, entry in enumerate(entries, 1):
        kind, _, name = (part.strip() for part in entry.partition(":"))
        if kind != "you" and kind not in LEVELS:
            levels = Listed(tuple(LEVELS), ", ")
            problems.append(say("problem-seat-kind", number=number, levels=levels, value=quoted(entry)))
            continue
        if not name and kind == "you":
            name = words("you") if num_people == 1 else words("player-number", number=number)
        elif not name:
            name = BOT_NAMES[(number - 1) % len(BOT_NAMES)]
        if len(name) > MAX_NAME or not name.isprintable():
            problems.append(say("problem-seat-name", number=number, most=MAX_NAME))
        if any(seat.name == name for seat in seats):
            problems.append(say("problem-same-name", name=quoted(name)))
        seats.append(Seat(name, "human" if kind == "you" else kind))
    if problems:
        raise SettingsError(*problems)
    return seats


def company_of(seats: list[Seat], words: Words) -> Company:
    """How a game speaks of these seats: the only person is "you" unless they gave a name."""
    people = [number for number, seat in enumerate(seats) if seat.kind == "human"]
    names = [seat.name for seat in seats]
    if len(people) != 1 or names[people[0]] not in {Words(language)("you") for language in LANGUAGES}:
        return Company(tuple(names))
    names[people[0]] = words("you")  # the game may have begun in another language
    return Company(tuple(names), people[0])
