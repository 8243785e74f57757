"""Every message in every language: none missing, none unused, none that fails to format."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

import croupier
from croupier import GameError
from croupier.bots.levels import COUNTS, OPPONENTS, OPTIONS
from croupier.errors import CODES
from croupier.fluent import sources
from croupier.game import NAMES, load
from croupier.games.las_vegas_royale.state import FACE_NAMES
from croupier.phrases import Card, Name, Phrase, Player, both, say
from croupier.telling import names, telling_of
from croupier.terminal.pace import Pace
from croupier.wire import Preset
from croupier.words import LANGUAGES, Company, Words, default_language

SOURCE = Path(croupier.__file__).parent
CLIENT = Path(__file__).parents[2] / "client" / "src"
PLURALS = {
    "en": {"one", "other"},
    "is": {"one", "other"},
    "de": {"one", "other"},
    "ru": {"one", "few", "many", "other"},
}
DERIVED = {  # ids put together in the code
    *(f"{name}-{part}" for name in NAMES for part in ("title", "about")),
    *(f"{name}-score" for name in NAMES if load(name).is_scored),
    *(f"verify-{ending}" for ending in ("finished", "abandoned", "unfinished")),
    *(f"ry-tile-{face}" for face in FACE_NAMES),
    *("ry-lower", "ry-higher"),
    *(name for chapter in ("round", "deal") for name in (f"chapter-{chapter}-over", f"luck-in-{chapter}")),
    *(f"pace-{pace.value}" for pace in Pace),
    *(f"resume-{what}" for what in ("game", "seats", "settings", "seed", "dice", "entropy", "file")),
    *(f"level-{level}{part}" for level in OPPONENTS for part in ("", "-about")),
    *(f"option-{option}" for option in (*COUNTS, *OPTIONS["search"], *OPTIONS["learned"])),
    *(f"say-{preset}" for preset in get_args(Preset)),
    *(f"{name}-ask-{decision}" for name in NAMES for decision in load(name).decisions),
    *(
        f"setting-{name}-{setting.name.replace('_', '-')}{part}"
        for name in NAMES
        for setting in load(name).settings
        for part in ("", "-about")
    ),
}
# Messages with different arguments by language: a list with the reader in it, or without.
EQUIVALENT = {f"{game}-stands-tied": {"players", "everybody"} for game in ("lv", "ry")}


def messages(language):
    found = {}
    for path in sources(language):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} twice"
                found[entry.id.name] = entry
    return found


def variables(message):
    return set(re.findall(r"\$([a-z]+)", _source(message)))


def _source(message):
    from fluent.syntax import FluentSerializer

    return FluentSerializer().serialize_entry(message)


def used_by_the_browser():
    """Every text in the client's code that could be a message's id, and those that it surely asks for."""
    sources = [path.read_text("utf-8") for end in ("ts", "svelte") for path in CLIENT.rglob(f"*.{end}")]
    text = "\n".join(sources)
    return set(re.findall(r"['`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*)['`]", text)), set(
        re.findall(r"\bt\('([a-z0-9-]+)'", text)
    )


def used():
    text = "\n".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))
    return set(re.findall(r'(?<!tag=)"([a-z][a-z0-9]*(?:-[a-z0-9]+)*)"', text)) | DERIVED


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_messages_with_the_same_variables(language):
    english, other = messages("en"), messages(language)
    assert set(other) == set(english)
    for name, message in other.items():
        either = EQUIVALENT.get(name, set())
        assert variables(message) - either == variables(english[name]) - either, name


def test_no_message_is_missing_or_unused():
    known = set(messages("en"))
    refusals = {name for name in known if name.startswith("error-")}
    could, surely = used_by_the_browser()
    assert known - used() - could - refusals == set(), "unused"
    assert surely - known == set(), "missing in the browser"
    assert {name for name in refusals if not is_raised(name)} == set(), "unused refusals"
    prefixes = {name.split("-")[0] for name in known} - {name.split("-")[0] for name in NAMES} - {"game", "you"}
    named = {name for name in used() if name.split("-")[0] in prefixes and "-" in name}
    assert named - known - set(CODES) == set(), "missing"


def is_raised(name):
    """Whether the sources name the code and the detail of a refusal side by side."""
    source = "\n".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))
    if f'"{name}"' in source:
        return True
    for code in CODES:
        detail = name.removeprefix(f"error-{code}").removeprefix("-")
        if name.startswith(f"error-{code}") and (name == f"error-{code}" or name[len(f"error-{code}")] == "-"):
            following = r"(?!,\s*\")" if not detail else rf',\s*"{detail}"'
            if re.search(rf'(?:Error|__init__)\(\s*"{code}"{following}', source):
                return True
    return name in ("error-record-ended-finished", "error-record-ended-abandoned")  # by how it ended


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_every_form_of_their_language(language):
    for name, message in messages(language).items():
        for block in re.findall(r"\{ \$(?:count|plies|moves) ->(.*?)\n\s*\}", _source(message), re.DOTALL):
            forms = set(re.findall(r"\[(\w+)\]", block)) - {"0"}
            assert forms == PLURALS[language], name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language):
    words = Words(language)
    for name, message in messages(language).items():
        numbers = {
            "count",
            "plies",
            "moves",
            "face",
            "casino",
            "amount",
            "money",
            "round",
            "rounds",
            "place",
            "few",
            "many",
            "win",
            "winerror",
            "value",
        }
        for you in ("yes", "no"):
            arguments = {key: 3 if key in numbers else "X" for key in variables(message)}
            said = words(name, **{**arguments, "you": you})
            assert said.strip()
            assert "{" not in said


@pytest.mark.parametrize(
    ("language", "count", "text"),
    [
        ("en", 1, "1 die"),
        ("en", 2, "2 dice"),
        ("is", 1, "1 tening"),
        ("is", 11, "11 teninga"),
        ("is", 21, "21 tening"),
        ("de", 5, "5 Würfel"),
        ("ru", 1, "1 кубик"),
        ("ru", 3, "3 кубика"),
        ("ru", 8, "8 кубиков"),
        ("ru", 21, "21 кубик"),
    ],
)
def test_plurals(language, count, text):
    assert Words(language)("lv-dice", count=count) == text


@pytest.mark.parametrize(
    ("language", "text"), [("en", "80,000"), ("is", "80.000"), ("de", "80.000"), ("ru", "80\u00a0000")]
)
def test_numbers_and_lists_as_the_language_writes_them(language, text):
    words = Words(language)
    assert words("number", value=80_000) == text
    assert text in words("lv-note", casino=1, amount=80_000)
    ending = {"en": "b and", "is": "b og", "de": "b und", "ru": "b и"}[language]
    assert words("text", text=both(["a", "b", 80_000])) == f"a, {ending} {text}"
    assert words("text", text=both(["a"])) == "a"
    assert words("text", text=both([])) == ""


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "as it stands you are tied with Dimitri and white"),
        ("is", "eins og stendur er jafnt: þú, Dimitri og hvítur"),
        ("de", "Stand jetzt gleichauf mit Dimitri und Weiß"),
        ("ru", "пока ничья, столько же кубиков: Dimitri и белые"),
    ],
)
def test_the_reader_stands_in_the_list_where_the_language_wants_it(language, text):
    position = croupier.Position.from_text("las-vegas", "players 4 neutral\n1: 80 | D2 white2\nroll: A 1 1")
    company = Company(("You", "Bruno", "Clara", "Dimitri"), you=0)
    phrase = telling_of(position.game).choice(position.view(0), position.legal_moves[0])
    assert Words(language).say(phrase, company).endswith(text)


def test_whoever_is_spoken_to_comes_first_in_a_list():
    phrase = say("result-winners", players=names([0, 2]))
    assert Words("en").say(phrase, Company(("Ada", "Bruno", "You"), you=2)) == "You and Ada win together."
    assert Words("en").say(phrase, Company(("Ada", "Bruno", "Clara"))) == "Ada and Clara win together."


def test_a_phrase_is_the_same_after_a_journey_as_json():
    phrase = say("yd-lay", card=Card("10d"), player=Player(1), more=both([Name(0), say("lv-white"), 3, "x", 1.5]))
    assert msgspec.json.decode(msgspec.json.encode(phrase), type=Phrase) == phrase
    assert Words("de").say(say("yd-lay", card=Card("qd"), player=Player(0)), Company(("Ada",))) == "Ada legt D♦."


def test_an_unknown_language_or_message_is_refused():
    with pytest.raises(GameError) as refusal:
        Words("fr")
    assert refusal.value.code == "unknown-language"
    with pytest.raises(LookupError):
        Words("en")("no-such-message")
    with pytest.raises(ValueError, match="lv-dice"):
        Words("en")("lv-dice")


def test_the_language_of_the_system(monkeypatch):
    assert default_language() == "en"
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert default_language() == "ru"
    monkeypatch.setenv("CROUPIER_LANG", "is")
    assert default_language() == "is"
    monkeypatch.setenv("CROUPIER_LANG", "fr")
    assert default_language() == "ru"
