"""Generated TypeScript for the page: `python -m puertorico.table.views.typescript`.

`requests.ts`, `wire.ts`, `study.ts` and `position.ts` have the types that travel, `game.ts` the names of the pieces,
the notation of answers and the buildings, so that nothing of it is written twice. A test compares the files with what
is made here.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, get_args

from msgspec import NODEFAULT, Struct, inspect

from ...bots.builtin_bots import LEVELS
from ...game import messages
from ...game.game import Game
from ...game.notation import (
    BUILDING_NAMES,
    GOOD_NAMES,
    PLACE_NAMES,
    QUESTION_VERBS,
    ROLE_NAMES,
    ROLE_OF_CARD,
    TILE_NAMES,
    building_marks,
)
from ...game.options import EXPANSIONS
from ...game.position_types import GoodName, Observation
from ...rules import buildings
from ...rules.answers import Kind, Verb
from ...rules.buildings import BOXES, Building, BuildingKind, Expansion
from ...rules.kinds import CITY_SPACES, HOUSE_PLACES, ISLAND_SPACES, SEATS
from ...rules.questions import FIRST_MOMENT, GUEST_VERBS, Part, Question
from ...rules.trader import PRICE
from ...rules.why import Why
from ...study.analysis_results import Expectation
from ...study.hint import IN_PARTS
from ..domain import commands, settings
from ..domain.settings import Strict
from ..wire import advice, analysis, question, replies, view

FOLDER = Path(__file__).parents[3] / "web" / "src" / "lib"
_MADE_BY = "// Made by `python -m puertorico.table.views.typescript`; change the Python source instead.\n"

# The kind of a frame says what it brings, which Python's type does not.
_FRAME = """export type StreamFrame =
  | { v: number; kind: "view"; payload: View }
  | { v: number; kind: "presence"; payload: Presence }
  | { v: number; kind: string; payload: Happened };
"""

# What Python's types leave open, the page says itself.
_ELSEWHERE = {("NewTable", "settings"): "Partial<Settings>", ("Message", "args"): "Record<string, Argument>"}


# What the page sends, what it is shown, and what studies find; each imports from those before it.
_PARTS = {
    "requests.ts": ((settings, commands), ""),
    "wire.ts": (
        (question, view, replies),
        'import type { Observation } from "./position";\nimport type { Settings } from "./requests";\n\n',
    ),
    "study.ts": (
        (advice, analysis),
        'import type { Observation } from "./position";\n'
        'import type { AnswerParts, Message, Moment, QuestionView, Series } from "./wire";\n\n',
    ),
}


def wire_types() -> dict[str, str]:
    """Return all types that travel, by file, in the order in which they are written."""
    done: set[type] = {Strict, commands.Action, view.StreamFrame}
    made = {}
    for file, (modules, imports) in _PARTS.items():
        named = dict.fromkeys(kind for module in modules for kind in vars(module).values() if isinstance(kind, type))
        structs = [kind for kind in named if issubclass(kind, (Strict, Expectation)) and kind not in done]
        done.update(structs)
        parts = [_interface(inspect.type_info(kind)) for kind in structs]
        if file == "wire.ts":
            parts = [*_message_types(), *parts, _FRAME]
        elif file == "requests.ts":
            actions = [kind.__name__ for kind in structs if issubclass(kind, commands.Action)]
            parts.append("export type AnyAction =\n" + "".join(f"  | {name}\n" for name in actions).rstrip() + ";\n")
        made[file] = f"{_MADE_BY}\n{imports}" + "\n".join(parts)
    return made


def _message_types() -> list[str]:
    """Return the types of log lines and of message arguments, which travel as arrays."""
    arguments = [kind for kind in get_args(messages.Argument) if kind not in (int, float)]
    tuples = []
    for kind in arguments:
        info = inspect.type_info(kind)
        assert isinstance(info, inspect.StructType)
        items = [json.dumps(info.tag), *(_ELSEWHERE.get((kind.__name__, f.name)) or _type(f.type) for f in info.fields)]
        tuples.append(f"export type {kind.__name__} = [{', '.join(items)}];\n")
    names = "".join(f"  | {kind.__name__}\n" for kind in arguments).rstrip()
    return [*tuples, f"export type Argument =\n  | number\n{names};\n", _interface(inspect.type_info(messages.Line))]


def _interface(info: inspect.Type) -> str:
    assert isinstance(info, inspect.StructType | inspect.DataclassType)
    name = info.cls.__name__
    given = issubclass(info.cls, _GIVEN)
    lines = [f'  {info.tag_field}: "{info.tag}";'] if isinstance(info, inspect.StructType) and info.tag_field else []
    for field in info.fields:
        optional = not field.required and (given or _is_left_out(info.cls, field))
        kind = _ELSEWHERE.get((name, field.name)) or _type(field.type)
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {kind};")
    return f"export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def position_types() -> str:
    """Return the types of positions, each after those that it consists of."""
    found: dict[str, str] = {}
    _collect(inspect.type_info(Observation), found)
    goods = " | ".join(json.dumps(name) for name in get_args(GoodName))
    aliases = f"export type Good = {goods};\n\nexport type Goods = Record<Good, number>;\n"
    return "\n".join([_MADE_BY, aliases, *found.values()])


def _collect(kind: inspect.Type, found: dict[str, str]) -> None:
    """Add the interfaces of a type and of its parts."""
    match kind:
        case inspect.UnionType():
            for part in kind.types:
                _collect(part, found)
        case inspect.ListType():
            _collect(kind.item_type, found)
        case inspect.DictType():
            _collect(kind.value_type, found)
        case inspect.TypedDictType():
            for field in kind.fields:
                _collect(field.type, found)
            name = kind.cls.__name__
            lines = [f"  {field.name}{'' if field.required else '?'}: {_type(field.type)};" for field in kind.fields]
            found[name] = f"/** {kind.cls.__doc__} */\nexport interface {name} {{\n" + "\n".join(lines) + "\n}\n"


# What clients write: there every field with a default can be left out.
_GIVEN = (commands.NewSeat, commands.NewTable, commands.Command, commands.Action)


def _is_left_out(cls: type, field: inspect.Field) -> bool:
    """Return True if the server leaves the field out when it has its default."""
    unset = field.default is NODEFAULT and field.default_factory is NODEFAULT
    return unset or (issubclass(cls, Struct) and cls.__struct_config__.omit_defaults)


def _type(kind: inspect.Type) -> str:
    match kind:
        case inspect.Metadata():
            return _type(kind.type)
        case inspect.UnionType():
            return " | ".join(sorted({_type(part) for part in kind.types}, key=lambda part: (part == "null", part)))
        case inspect.LiteralType() if set(kind.values) == set(get_args(GoodName)):
            return "Good"
        case inspect.LiteralType():
            return " | ".join(json.dumps(value) for value in kind.values)
        case inspect.ListType() | inspect.VarTupleType():
            item = _type(kind.item_type)
            return f"({item})[]" if " | " in item else f"{item}[]"
        case inspect.TupleType():
            return f"[{', '.join(_type(item) for item in kind.item_types)}]"
        case inspect.DictType() if isinstance(kind.key_type, inspect.LiteralType):
            return "Goods"
        case inspect.DictType():
            return f"Record<string, {_type(kind.value_type)}>"
        case inspect.StructType() | inspect.DataclassType() | inspect.TypedDictType():
            return kind.cls.__name__
        case inspect.StrType():
            return "string"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType():
            return "unknown"
    raise TypeError(f"TypeScript has no word for {kind} yet; add one here")


def game_constants() -> str:
    """Return the names of the pieces and the rows of verbs, questions and buildings."""
    parts = [
        _MADE_BY,
        *(_names(name, values) for name, values in _lists()),
        f"export const ISLAND_SPACES = {ISLAND_SPACES};",
        f"export const CITY_SPACES = {CITY_SPACES};",
        f"export const HOUSE_PLACES = {HOUSE_PLACES};",
        "",
        "/** What the trading house pays for a barrel. */",
        "export const PRICES: Record<string, number> = {",
        *(f"  {good}: {price}," for good, price in zip(GOOD_NAMES, PRICE, strict=True)),
        "};",
        "",
        "/** What a game starts with, by number of players; `starts` are the islands with each tile. */",
        "export const SETUP = [",
        *(f"  {_object(_setup(players))}," for players in range(2, SEATS + 1)),
        "] as const;",
        "",
        "/**",
        " * A row of the verbs: what kind of thing its answers name, the pieces on the board that give the answer when",
        " * pressed (the first is what it is about), the pictures on its chip, the `building` it needs, the piece that",
        " * moves as a `guest`, whether it `declines`, and whether the thing alone says the answer (`isShort`).",
        " */",
        f"export type ThingKind = {_union(get_args(Kind))};",
        "export interface Verb {",
        "  thing: ThingKind | null;",
        "  pieces: readonly string[];",
        "  pictures: readonly string[];",
        "  building: string | null;",
        f"  guest: {_union(_guest(verb) for verb in GUEST_VERBS)} | null;",
        "  declines?: true;",
        "  isShort?: true;",
        "}",
        "",
        "export const VERBS: Record<string, Verb> = {",
        *(f"  {verb.name.lower()}: {_object(_verb(verb))}," for verb in Verb),
        "};",
        "",
        "/**",
        " * A row of the questions: verbs in order, part of the table, where it is answered, and whether in parts;",
        " * why a place takes nothing more, and why an arrangement is not complete.",
        " */",
        f"export type TablePart = {_union(get_args(Part))};",
        "export interface Question {",
        "  verbs: readonly string[];",
        "  part: TablePart | null;",
        "  ownBoard: boolean;",
        "  inParts: boolean;",
        "  noRoom?: string;",
        "  tooFew?: string;",
        "}",
        "",
        "export const QUESTIONS: Record<string, Question> = {",
        *(f"  {question.name}: {_object(_question(question))}," for question in QUESTION_VERBS),
        "};",
        "",
        "/** Where guests come from, and why a place takes none. */",
        f"export const GUESTS = {_object(_guests())} as const;",
        "",
        "/** The role of each card; there are two prospectors. */",
        "export const ROLE_OF_CARD: Record<string, string> = {",
        *(f"  {json.dumps(card)}: {json.dumps(role)}," for card, role in ROLE_OF_CARD.items()),
        "};",
        "",
        "/** A row of the building table: `good` is what it produces, `marks` the roles in whose phases it works. */",
        "export interface Building {",
        f"  expansion: {_union(EXPANSIONS)} | null;",
        f"  kind: {_union(kind.name.lower() for kind in BuildingKind)};",
        "  cost: number;",
        "  points: number;",
        "  circles: number;",
        "  spaces: number;",
        "  column: number;",
        "  good: string | null;",
        "  marks: readonly string[];",
        "}",
        "",
        "export const BUILDINGS: Record<string, Building> = {",
        *(f"  {row.name}: {_object(_building(box, row))}," for box in BOXES for row in box.buildings),
        "};",
        "",
    ]
    return "\n".join(parts)


def _lists() -> Iterator[tuple[str, list[str]]]:
    yield "GOODS", list(GOOD_NAMES)
    yield "TILES", list(TILE_NAMES)
    yield "PLACES", list(PLACE_NAMES)
    yield "ROLES", list(ROLE_NAMES)
    yield "EXPANSIONS", list(EXPANSIONS)
    yield "LEVELS", list(LEVELS)
    yield "MOMENTS", [question.name for question in Question if question >= FIRST_MOMENT]
    yield "REASONS", [why.name.lower() for why in Why]


def _names(name: str, values: list[str]) -> str:
    rows = "".join(f"  {json.dumps(value)},\n" for value in values)
    return f"export const {name} = [\n{rows}] as const;\n"


def _union(values: Iterable[str]) -> str:
    return " | ".join(json.dumps(value) for value in values)


def _object(row: Mapping[str, Any]) -> str:
    return f"{{ {', '.join(f'{key}: {json.dumps(value)}' for key, value in row.items())} }}"


def _setup(players: int) -> dict[str, Any]:
    position = Game.new(players).position()
    seats, bank = position["seats"], position["bank"]
    return {
        "players": players,
        "doubloons": seats[0]["doubloons"],
        "chips": bank["vp"],
        "colonists": bank["colonists"],
        "ships": [ship["capacity"] for ship in position["ships"]],
        "starts": Counter(tile for seat in seats for tile in seat["island"]),
    }


def _verb(verb: Verb) -> dict[str, Any]:
    row = verb.row
    return {
        "thing": row.kind,
        "pieces": row.pieces,
        "pictures": row.pictures,
        "building": None if row.building is None else BUILDING_NAMES[row.building],
        "guest": _guest(verb) if verb in GUEST_VERBS else None,
        **_those_set(declines=row.declines, isShort=row.is_short),
    }


def _those_set(**values: bool | str | None) -> dict[str, Any]:
    return {name: value for name, value in values.items() if value}


def _guest(verb: Verb) -> str:
    """Return the piece that moves."""
    return verb.row.pictures[0]


def _guests() -> dict[str, Any]:
    [home] = {verb.row.building for verb in GUEST_VERBS}
    assert home is not None
    return {"home": BUILDING_NAMES[home], "noRoom": _reason(Question.GUESTS.row.no_room)}


def _reason(why: Why | None) -> str | None:
    return None if why is None else why.name.lower()


def _question(question: Question) -> dict[str, Any]:
    verbs = [verb.name.lower() for verb in question.verbs]
    return {
        "verbs": verbs,
        "part": question.row.part,
        "ownBoard": question.row.own_board,
        "inParts": question in IN_PARTS,
        **_those_set(noRoom=_reason(question.row.no_room), tooFew=_reason(question.row.too_few)),
    }


def _building(box: Expansion, row: Building) -> dict[str, Any]:
    return {
        "expansion": box.name if box.name in EXPANSIONS else None,
        "kind": row.kind.name.lower(),
        "cost": row.cost,
        "points": row.points,
        "circles": row.circles,
        "spaces": int(buildings.SPACES[buildings.BUILDING[row.name]]),
        "column": row.column,
        "good": GOOD_NAMES[row.good] if row.good >= 0 else None,
        "marks": building_marks(row),
    }


def files() -> dict[Path, str]:
    """Return the contents of all generated files, by path."""
    made = {**wire_types(), "position.ts": position_types(), "game.ts": game_constants()}
    return {FOLDER / name: content for name, content in made.items()}


if __name__ == "__main__":
    for path, content in files().items():
        path.write_text(content, encoding="utf-8")
