"""Who sits at a terminal game: people and bots, as written in --seats."""

from collections.abc import Sequence

from croupier.bots.levels import OPPONENTS, check_opponent, own_in, parted
from croupier.errors import SettingsError
from croupier.phrases import Listed, Phrase, quoted, say
from croupier.records import Seat
from croupier.words import LANGUAGES, Company, Words

MAX_NAME = 24


def read_seats(text: str, words: Words) -> list[Seat]:
    """Seats from "you,random" or "you:Anna,you:Ben,search:best=8:Ada"; one SettingsError names every problem."""
    seats: list[Seat] = []
    problems: list[Phrase] = []
    entries = [entry.strip() for entry in text.split(",")]
    read = [_kind_and_name(entry) for entry in entries]
    num_people = sum(kind == "you" for kind, _ in read)
    given = {name.casefold() for _, name in read}
    for number, (entry, (kind, name)) in enumerate(zip(entries, read, strict=True), 1):
        wrong = _problems_of(kind, number, entry)
        if wrong:
            problems += wrong
            continue
        if not name and kind == "you":
            name = words("you") if num_people == 1 else words("player-number", number=number)
        elif not name:
            name = _bot_name(number, given, words)
            given.add(name.casefold())
        if len(name) > MAX_NAME or not name.isprintable():
            problems.append(say("problem-seat-name", number=number, most=MAX_NAME))
        if any(seat.name == name for seat in seats):
            problems.append(say("problem-same-name", name=quoted(name)))
        seats.append(Seat(name, "human" if kind == "you" else kind))
    if problems:
        raise SettingsError(*problems)
    return seats


def _bot_name(number: int, taken: set[str], words: Words) -> str:
    """A name of the language for the bot at seat `number`, one that nobody else has."""
    names = words("bot-names").split(", ")
    ordered = [*names[number - 1 :], *names[: number - 1]]
    return next((name for name in ordered if name.casefold() not in taken), f"{names[0]} {number}")


def _kind_and_name(entry: str) -> tuple[str, str]:
    """Of the parts after the opponent, those with "=" are its options; what is left is a name."""
    first, *others = entry.split(":")
    kind, parts = (first, others) if first.strip() == "you" else parted(entry)
    kind, parts = _absolute(kind.strip()), [part.strip() for part in parts]
    options = [part for part in parts if "=" in part and kind != "you"]
    return ":".join([kind, *options]), ":".join(part for part in parts if part not in options)


def _absolute(kind: str) -> str:
    """A bot of one's own by its whole path, so that the game can go on from any folder."""
    found = own_in(kind)
    return kind if found is None else str(found[0].absolute())


def _problems_of(kind: str, number: int, entry: str) -> Sequence[Phrase]:
    """What is wrong with the kind of a seat, if anything is."""
    if kind == "you":
        return ()
    try:
        check_opponent(kind)
    except SettingsError as error:
        if kind.split(":")[0] in OPPONENTS or own_in(kind) is not None:
            return error.problems
        known = Listed(OPPONENTS, ", ")
        return [say("problem-seat-kind", number=number, levels=known, value=quoted(entry))]
    return ()


def level_name(kind: str, words: Words) -> str:
    """What a kind of opponent is called; with options it goes by its own text, a bot of one's own without folders."""
    found = own_in(kind)
    if found is not None:
        return ":".join(filter(None, (found[0].label, found[1])))
    return words(f"level-{kind}") if kind in OPPONENTS else kind


def company_of(seats: list[Seat], words: Words) -> Company:
    """How a game speaks of these seats: the only person is "you" unless they gave a name."""
    people = [number for number, seat in enumerate(seats) if seat.kind == "human"]
    names = [seat.name for seat in seats]
    if len(people) != 1:
        return Company(tuple(names))
    if names[people[0]] in {Words(language)("you") for language in LANGUAGES}:
        names[people[0]] = words("you")  # the game may have begun in another language
    return Company(tuple(names), people[0])
