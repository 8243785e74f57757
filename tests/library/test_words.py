"""Every message in every language: none missing, none unused, none that fails to format."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import croupier
from croupier import GameError
from croupier.bots.levels import LEVELS
from croupier.game import NAMES
from croupier.games.las_vegas_royale.table import FACE_NAMES
from croupier.words import LANGUAGES, Words, default_language

SOURCE = Path(croupier.__file__).parent
PLURALS = {
    "en": {"one", "other"},
    "is": {"one", "other"},
    "de": {"one", "other"},
    "ru": {"one", "few", "many", "other"},
}
DERIVED = {  # ids put together in the code
    *(f"{name}-{part}" for name in NAMES for part in ("title", "about")),
    *(f"verify-{ending}" for ending in ("finished", "abandoned", "unfinished")),
    *(f"ry-tile-{face}" for face in FACE_NAMES),
    *(f"level-{level}{part}" for level in LEVELS for part in ("", "-about")),
}


def messages(language):
    found = {}
    for path in sorted((SOURCE / "locale" / language).glob("*.ftl")):
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


def used():
    text = "\n".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))
    return set(re.findall(r'"([a-z][a-z0-9]*(?:-[a-z0-9]+)*)"', text)) | DERIVED


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_messages_with_the_same_variables(language):
    english, other = messages("en"), messages(language)
    assert set(other) == set(english)
    for name, message in other.items():
        assert variables(message) == variables(english[name]), name


def test_no_message_is_missing_or_unused():
    known = set(messages("en"))
    assert known - used() == set(), "unused"
    prefixes = {name.split("-")[0] for name in known} - {name.split("-")[0] for name in NAMES} - {"game", "you"}
    named = {name for name in used() if name.split("-")[0] in prefixes and "-" in name}
    codes = set(re.findall(r'Error\(\s*"([a-z-]+)"', "".join(p.read_text("utf-8") for p in SOURCE.rglob("*.py"))))
    assert named - known - codes == set(), "missing"


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
    assert words.number(80_000) == text
    assert text in words("lv-note", casino=1, amount=80_000)
    assert {"en": "a, b and c", "is": "a, b og c", "de": "a, b und c", "ru": "a, b и c"}[language] == words.listing(
        "abc"
    )


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
