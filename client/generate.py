"""Write client/src/wire.ts: the messages of `croupier.wire` and the views of every game as TypeScript types.

`make wire` runs it; a test fails if the file differs from what this program would write.
"""

from pathlib import Path
from typing import Any

from msgspec import inspect

import croupier
from croupier import wire
from croupier.game import NAMES
from croupier.server.app import GameState
from croupier.words import LANGUAGES

TARGET = Path(__file__).parent / "src" / "wire.ts"
ROOTS = (
    *(wire.NewTable, wire.Join, wire.Seated, wire.TableInfo, wire.Replay, wire.Dealings, wire.Luck, GameState),
    *wire.FromClient.__args__,
    *wire.FromServer.__args__,
)
NAMED = {"view": "View", "first": "View", "game": "GameName"}  # fields whose type is known better here
ALIASES = {  # unions that have a name
    "Level": frozenset(wire.Level.__args__),
    "Preset": frozenset(wire.Preset.__args__),
    "Argument": frozenset(("number", "string", "Player", "Name", "Card", "Listed", "Phrase")),
}


def main() -> None:
    """Write the file."""
    TARGET.write_text(typescript(), "utf-8")


def typescript() -> str:
    """The whole file."""
    structs = _structs(inspect.multi_type_info(ROOTS))
    parts = [
        "// Made by client/generate.py from croupier.wire and the games' views. Do not edit: run `make wire`.",
        f"export const PROTOCOL = {wire.PROTOCOL};",
        _constant("GAMES", NAMES),
        "export type GameName = (typeof GAMES)[number];",
        _constant("LANGUAGES", LANGUAGES),
        "export type Language = (typeof LANGUAGES)[number];",
        _constant("LEVELS", wire.Level.__args__),
        "export type Level = (typeof LEVELS)[number];",
        _constant("PRESETS", wire.Preset.__args__),
        "export type Preset = (typeof PRESETS)[number];",
        "export type Argument = number | string | Player | Name | Card | Listed | Phrase;",
        *(_interface(struct) for struct in structs),
        f"export type FromClient = {_union(wire.FromClient)};",
        f"export type FromServer = {_union(wire.FromServer)};",
        *(_view(name, game) for name, game in croupier.schema()["games"].items()),
        "export interface Views {\n" + "".join(f"  '{name}': {_view_name(name)};\n" for name in NAMES) + "}",
        "export type View = Views[GameName];",
    ]
    return "\n\n".join(parts) + "\n"


def _constant(name: str, values: Any) -> str:
    return f"export const {name} = [{', '.join(repr(value) for value in values)}] as const;"


def _union(types: Any) -> str:
    return " | ".join(kind.__name__ for kind in types.__args__)


def _structs(roots: Any) -> list[inspect.StructType]:
    """The structs that the roots need, each after those that it is made of."""
    found: dict[type, inspect.StructType] = {}
    seen: set[type] = set()

    def visit(kind: Any) -> None:
        if isinstance(kind, inspect.StructType):
            if kind.cls in seen:
                return
            seen.add(kind.cls)
            for field in kind.fields:
                visit(field.type)
            found[kind.cls] = kind
        for name in ("types", "item_types"):
            for inner in getattr(kind, name, ()):
                visit(inner)
        for name in ("item_type", "key_type", "value_type"):
            if hasattr(kind, name):
                visit(getattr(kind, name))

    for root in roots:
        visit(root)
    return list(found.values())


def _interface(struct: inspect.StructType) -> str:
    lines = []
    if struct.tag_field is not None:
        lines.append(f"  {struct.tag_field}: {struct.tag!r};")
    is_short = struct.cls.__struct_config__.omit_defaults
    for field in struct.fields:
        kind = _type(field.type, field.encode_name)
        if kind == "Rules" and _is_from_client(struct.cls):
            kind = "Partial<Rules>"
        can_lack = not field.required and (is_short or _is_from_client(struct.cls))
        lines.append(f"  {field.encode_name}{'?' if can_lack else ''}: {kind};")
    about = (struct.cls.__doc__ or "").strip().splitlines()[0]
    return f"/** {about} */\nexport interface {struct.cls.__name__} {{\n" + "\n".join(lines) + "\n}"


def _is_from_client(cls: type) -> bool:
    """A client may leave out whatever has a default; a server says it unless its struct omits defaults."""
    return cls in (wire.NewTable, wire.Join, *wire.FromClient.__args__)


def _type(kind: Any, name: str) -> str:
    if name in NAMED:
        return NAMED[name] + (" | null" if isinstance(kind, inspect.UnionType) else "")
    match kind:
        case inspect.StructType():
            return kind.cls.__name__
        case inspect.UnionType():
            kinds = [_type(inner, "") for inner in kind.types if inner.__class__.__name__ != "UnsetType"]
            return _joined(kinds)
        case inspect.ListType() | inspect.VarTupleType():
            inner = _type(kind.item_type, "")
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case inspect.TupleType():
            return "[" + ", ".join(_type(inner, "") for inner in kind.item_types) + "]"
        case inspect.DictType():
            return f"Record<string, {_type(kind.value_type, '')}>"
        case inspect.LiteralType():
            alias = next((name for name, values in ALIASES.items() if values == set(kind.values)), None)
            return alias or " | ".join(repr(value) for value in kind.values)
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.StrType():
            return "string"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType():
            return "unknown"
    raise TypeError(f"{kind} of {name} has no type in TypeScript")


def _joined(kinds: list[str]) -> str:
    parts = list(dict.fromkeys(kinds))
    for alias, members in ALIASES.items():
        if members <= set(parts):
            parts = [alias, *(part for part in parts if part not in members)]
    return " | ".join(parts)


def _view_name(game: str) -> str:
    return "".join(word.capitalize() for word in game.split("-")) + "View"


def _view(name: str, game: dict[str, Any]) -> str:
    fields = "".join(
        f"  /** {field['about']} */\n  {key}: {field['type']};\n" for key, field in game["view"].items()
    )  # fmt: skip
    return f"export interface {_view_name(name)} {{\n{fields}}}"


if __name__ == "__main__":
    main()
    print(f"wrote {TARGET.relative_to(Path.cwd()) if TARGET.is_relative_to(Path.cwd()) else TARGET.name}")
