"""Positions: one moment of a game as a mapping that people can write and JSON can carry.

Anything left out is as after setup, and supplies left out are whatever remains, so that an example from the
rulebook takes a few lines. What cannot be is refused with everything that is wrong.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from .notation import BUILDING_NAMES, GOOD_NAMES, ROLE_NAMES, TILE_NAMES
from .options import InvalidRules, read_rules, write_rules
from .rules.answers import SAN_JUAN
from .rules.buildings import BUILDINGS, COST, DRAFTABLE, SPACES
from .rules.faults import SENTENCES, Fault, faults
from .rules.kinds import CHANCE, CITY_SPACES, GOODS, NOBODY, QUARRY, SHIPS, TILES, Ending
from .rules.questions import Question, ask
from .rules.setup import (
    DRAFT_PLACES,
    NOBLES_IN_ALL,
    QUARRIES,
    ROLES_A_ROUND,
    chips_in_all,
    colonists_in_all,
    copies_in_all,
    goods_in_all,
    is_excluded,
    set_up,
    tiles_in_all,
)
from .rules.state import STACK, Player, State
from .rules.supply import all_nobles, all_pieces, nobles_at, pieces_at, put
from .rules.turn import legal, take

ENDINGS = tuple(ending.name.lower() for ending in Ending)

# What a phase remembers (see `State`), by name.
PHASE_CELLS = ("kept",)
PHASE_FIELDS = (
    "library_doubles",
    "library_spent",
    "circles_left",
    "produced",
    "idle_turns",
    "privilege_used",
    "wharves_used",
    "small_wharves_used",
    "keep_from",
    "to_pay",
    "guest_from",
)


class InvalidPosition(ValueError):
    """A position that cannot be; `problems` lists everything wrong with it."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("; ".join(self.problems))


def write_position(s: State) -> dict[str, Any]:
    """The position of a record, complete: everything that `read_position` understands."""
    position: dict[str, Any] = {
        "rules": read_rules(s),
        "round": s.round_number,
        "governor": s.governor,
        "to_choose": None,
        "roles": {
            ROLE_NAMES[role]: {
                "doubloons": s.role_doubloons[role],
                "taken": None if s.role_taken[role] == NOBODY else s.role_taken[role],
            }
            for role in range(s.role_cards)
        },
        "bank": {
            "vp": s.vp,
            "colonists": s.colonists,
            "nobles": s.noble_supply,
            "goods": _goods(s.goods),
            "quarries": s.quarries,
        },
        "plantations": {
            "face_up": _goods(s.face_up),
            "face_down": _goods(s.face_down),
            "discard": _goods(s.discard),
        },
        "colonist_ship": {"colonists": s.ship_colonists, "nobles": s.ship_nobles},
        "ships": [
            {
                "capacity": s.ship_capacity[ship],
                "good": None if s.ship_good[ship] == NOBODY else GOOD_NAMES[s.ship_good[ship]],
                "loaded": s.ship_loaded[ship],
            }
            for ship in range(SHIPS)
            if s.ship_capacity[ship]
        ],
        "trading_house": [name for good, name in enumerate(GOOD_NAMES) for _ in range(s.trading_house[good])],
        "buildings": {
            BUILDING_NAMES[building]: s.buildings[building]
            for building in range(s.types)
            if s.buildings[building] or any(s.players[seat].city[building] for seat in range(s.seats))
        },
        "ending": [ending.name.lower() for ending in Ending if s.ending & ending],
        "role": None if s.role == NOBODY else ROLE_NAMES[s.role],
        "draws": s.draws,
        "seats": [_write_player(s.players[seat]) for seat in range(s.seats)],
    }
    frame = s.stack[s.depth - 1]
    if frame.question == Question.CHOOSE_ROLE:
        position["to_choose"] = frame.seat
    if frame.question != Question.CHOOSE_ROLE or any(getattr(s, name) for name in PHASE_FIELDS):
        position["stack"] = [
            {
                "question": Question(s.stack[i].question).name,
                "seat": s.stack[i].seat,
                "a": s.stack[i].a,
                "b": s.stack[i].b,
            }
            for i in range(s.depth)
        ]
        position["phase"] = {name: getattr(s, name) for name in PHASE_FIELDS}
        position["phase"].update({name: list(getattr(s, name)) for name in PHASE_CELLS})
    return position


def _goods(cells: Any) -> dict[str, int]:
    return {name: cells[good] for good, name in enumerate(GOOD_NAMES)}


def _write_player(p: Player) -> dict[str, Any]:
    def pieces(place: int) -> dict[str, int]:
        nobles = nobles_at(p, place)
        return {"colonists": pieces_at(p, place) - nobles, "nobles": nobles}

    island: dict[str, Any] = {
        TILE_NAMES[tile]: {"tiles": p.tiles[tile], **pieces(tile)} for tile in range(TILES) if p.tiles[tile]
    }
    under = {name: p.forests[good] for good, name in enumerate(GOOD_NAMES) if p.forests[good]}
    if under:
        island["forest"] = {"tiles": sum(under.values()), "under": under}
    return {
        "doubloons": p.doubloons,
        "vp": p.vp,
        "noted": p.noted,
        "goods": _goods(p.goods),
        "island": island,
        "city": {BUILDING_NAMES[b]: pieces(TILES + b) for b in range(BUILDINGS) if p.city[b]},
        "san_juan": pieces(SAN_JUAN),
    }


class _Reader:
    """Reads a mapping into a record and collects everything that is wrong on the way."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.problems: list[str] = []

    def wrong(self, where: str, what: str) -> None:
        self.problems.append(f"{where}: {what}")

    def mapping(self, value: object, where: str, keys: Iterable[str]) -> Mapping[str, Any]:
        """A mapping with no keys but these; an unknown key is a problem."""
        keys = tuple(keys)
        if not isinstance(value, Mapping):
            self.wrong(where, f"{_short(value)} should be a mapping")
            return {}
        for key in value:
            if key not in keys:
                self.wrong(where, f"{_short(key)} is unknown; known are {', '.join(keys)}")
        return {key: value[key] for key in keys if key in value}

    def sequence(self, value: object, where: str, most: int) -> list[Any]:
        if not isinstance(value, (list, tuple)):
            self.wrong(where, f"{_short(value)} should be a list")
            return []
        if len(value) > most:
            self.wrong(where, f"has {len(value)} entries; there can be {most}")
        return list(value[:most])

    def number(self, value: object, where: str, least: int = 0, most: int = 255) -> int:
        if type(value) is not int or not least <= value <= most:
            self.wrong(where, f"{_short(value)} should be a whole number from {least} to {most}")
            return least
        return value

    def name(self, value: object, where: str, names: tuple[str, ...]) -> int:
        """The number of a name; -1 and a problem if there is none."""
        if not isinstance(value, str) or value not in names:
            self.wrong(where, f"{_short(value)} should be one of {', '.join(names)}")
            return -1
        return names.index(value)

    def goods(self, value: object, where: str, cells: Any) -> None:
        given = self.mapping(value, where, GOOD_NAMES)
        for good, name in enumerate(GOOD_NAMES):
            cells[good] = self.number(given.get(name, 0), f"{where}.{name}")

    def pieces(self, value: Mapping[str, Any], where: str, p: Player, place: int) -> None:
        colonists = self.number(value.get("colonists", 0), f"{where}.colonists", most=100)
        nobles = self.number(value.get("nobles", 0), f"{where}.nobles", most=NOBLES_IN_ALL)
        put(p, place, colonists + nobles, nobles)

    def player(self, value: object, where: str, p: Player) -> None:
        known = ("doubloons", "vp", "noted", "goods", "island", "city", "san_juan")
        given = self.mapping(value, where, known)
        if "doubloons" in given:
            p.doubloons = self.number(given["doubloons"], f"{where}.doubloons", most=30_000)
        p.vp = self.number(given.get("vp", 0), f"{where}.vp")
        p.noted = self.number(given.get("noted", 0), f"{where}.noted", most=30_000)
        self.goods(given.get("goods", {}), f"{where}.goods", p.goods)
        if "island" in given:
            for tile in range(TILES):
                p.tiles[tile] = 0
            self.island(given["island"], f"{where}.island", p)
        city = self.mapping(given.get("city", {}), f"{where}.city", BUILDING_NAMES)
        for name, entry in city.items():
            building = BUILDING_NAMES.index(name)
            p.city[building] = 1
            p.city_spaces += SPACES[building]
            place = f"{where}.city.{name}"
            self.pieces(self.mapping(entry, place, ("colonists", "nobles")), place, p, TILES + building)
        san_juan = self.mapping(given.get("san_juan", {}), f"{where}.san_juan", ("colonists", "nobles"))
        self.pieces(san_juan, f"{where}.san_juan", p, SAN_JUAN)

    def island(self, value: object, where: str, p: Player) -> None:
        spaces = 0
        for name, entry in self.mapping(value, where, (*TILE_NAMES, "forest")).items():
            place = f"{where}.{name}"
            if name == "forest":
                forest = self.mapping(entry, place, ("tiles", "under"))
                self.goods(forest.get("under", {}), f"{place}.under", p.forests)
                tiles = sum(p.forests[good] for good in range(GOODS))
                if self.number(forest.get("tiles", tiles), f"{place}.tiles") != tiles:
                    self.wrong(place, "`tiles` should be the sum of `under`, the kinds on the hidden sides")
            else:
                given = self.mapping(entry, place, ("tiles", "colonists", "nobles"))
                tile = TILE_NAMES.index(name)
                tiles = p.tiles[tile] = self.number(given.get("tiles", 1), f"{place}.tiles")
                self.pieces(given, place, p, tile)
            spaces += tiles
        p.island_spaces = min(spaces, 255)


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."


TOP_LEVEL = (
    "rules",
    "round",
    "governor",
    "to_choose",
    "roles",
    "bank",
    "plantations",
    "colonist_ship",
    "ships",
    "trading_house",
    "buildings",
    "ending",
    "seats",
    "draft",
    "role",
    "draws",
    "stack",
    "phase",
)


def read_position(s: State, position: object) -> None:
    """Write a position into the record; raises `InvalidPosition` with everything that is wrong.

    If the face-up row is left out, the record asks chance to turn it up first.
    """
    r = _Reader(s)
    given = r.mapping(position, "position", TOP_LEVEL)
    rules = given.get("rules", {})
    if not isinstance(rules, Mapping):
        raise InvalidPosition([*r.problems, f"rules: {_short(rules)} should be a mapping"])
    try:
        names = {str(key): value for key, value in rules.items()}
        players = names.pop("players", None)
        write_rules(s, players, names.pop("expansions", ()), names)
    except InvalidRules as error:
        raise InvalidPosition([*r.problems, *(f"rules: {problem}" for problem in error.problems)]) from None
    set_up(s)
    if given.get("draft", False) is not False:
        _read_draft(r, given)
        return
    _clear_stack(s)
    for number, seat in enumerate(r.sequence(given.get("seats", []), "seats", s.seats)):
        r.player(seat, f"seats.{number}", s.players[number])
    s.round_number = r.number(given.get("round", 1), "round", 1, 30_000)
    s.draws = r.number(given.get("draws", 0), "draws", 0, 10**9)
    if given.get("role") is not None:
        s.role = r.name(given["role"], "role", ROLE_NAMES[: s.role_cards])
    _read_board(r, given)
    _read_buildings(r, given)
    _read_supplies(r, given)
    _read_ending(r, given)
    _read_roles(r, given)
    if "stack" in given and not r.problems:
        _read_stack(r, given)
    if r.problems:
        raise InvalidPosition(r.problems)
    found = faults(s)
    if found:
        raise InvalidPosition(SENTENCES[fault] for fault in Fault if found & fault)
    if "stack" in given:
        _try_stack(s)


def _clear_stack(s: State) -> None:
    for i in range(STACK):
        frame = s.stack[i]
        frame.question = frame.seat = frame.a = frame.b = 0
    s.depth = 0


def _read_draft(r: _Reader, given: Mapping[str, Any]) -> None:
    if given["draft"] is not True:
        r.wrong("draft", f"{_short(given['draft'])} should be true or left out")
    if not r.s.new_buildings:
        r.wrong("draft", "only Expansion I, new_buildings, has a draft")
    for key in given:
        if key not in ("rules", "draft"):
            r.wrong(key, "a position at the draft has only its rules")
    if r.problems:
        raise InvalidPosition(r.problems)


def _read_board(r: _Reader, given: Mapping[str, Any]) -> None:
    """Ships, trading house and colonist ship."""
    s = r.s
    capacities = [s.ship_capacity[ship] for ship in range(SHIPS) if s.ship_capacity[ship]]
    seen = set()
    for number, entry in enumerate(r.sequence(given.get("ships", []), "ships", SHIPS)):
        where = f"ships.{number}"
        ship_given = r.mapping(entry, where, ("capacity", "good", "loaded"))
        capacity = ship_given.get("capacity")
        if type(capacity) is not int or capacity not in capacities or capacity in seen:
            wanted = ", ".join(map(str, capacities))
            r.wrong(where, f"capacity {_short(capacity)} should be one of {wanted}, each once")
            continue
        seen.add(capacity)
        ship = capacities.index(capacity)
        good = ship_given.get("good")
        s.ship_loaded[ship] = r.number(ship_given.get("loaded", 0), f"{where}.loaded", 0, capacity)
        if good is not None:
            s.ship_good[ship] = r.name(good, f"{where}.good", GOOD_NAMES)
    for number, name in enumerate(r.sequence(given.get("trading_house", []), "trading_house", 4)):
        good_sold = r.name(name, f"trading_house.{number}", GOOD_NAMES)
        if good_sold >= 0:
            s.trading_house[good_sold] += 1
    aboard = r.mapping(given.get("colonist_ship", {}), "colonist_ship", ("colonists", "nobles"))
    if "colonists" in aboard:
        s.ship_colonists = r.number(aboard["colonists"], "colonist_ship.colonists", most=100)
    if "nobles" in aboard:
        s.ship_nobles = r.number(aboard["nobles"], "colonist_ship.nobles", most=1 if s.nobles else 0)


def _read_buildings(r: _Reader, given: Mapping[str, Any]) -> None:
    """Copies left. With Expansion I the types named are the outcome of the draft; left out, it is the types that
    somebody owns, then rulebook order for each cost."""
    s = r.s
    owned = [sum(s.players[seat].city[b] for seat in range(s.seats)) for b in range(BUILDINGS)]
    named = given.get("buildings")
    if named is not None:
        named = r.mapping(named, "buildings", BUILDING_NAMES)
    if s.new_buildings:
        chosen = [b for b in DRAFTABLE if owned[b]]
        if named is not None:
            chosen = [b for b in DRAFTABLE if BUILDING_NAMES[b] in named or owned[b]]
        else:
            for b in chosen:
                s.buildings[b] = 1
            for b in DRAFTABLE:
                on_cost = sum(COST[other] == COST[b] for other in chosen)
                if b not in chosen and on_cost < DRAFT_PLACES[COST[b]] and not is_excluded(s, b):
                    chosen.append(b)
                    s.buildings[b] = 1
        for cost in sorted({COST[b] for b in DRAFTABLE}):
            count = sum(COST[b] == cost for b in chosen)
            if count > DRAFT_PLACES[cost]:
                r.wrong(
                    "buildings", f"{count} types of cost {cost} are in play; there is room for {DRAFT_PLACES[cost]}"
                )
        for b in DRAFTABLE:
            s.buildings[b] = copies_in_all(s, b) if b in chosen else 0
    for b in range(BUILDINGS):
        if s.buildings[b] < owned[b]:
            r.wrong("buildings", f"{owned[b]} copies of {BUILDING_NAMES[b]} are built; the game has {s.buildings[b]}")
        s.buildings[b] = max(0, s.buildings[b] - owned[b])
        if named is not None and BUILDING_NAMES[b] in named:
            left = r.number(named[BUILDING_NAMES[b]], f"buildings.{BUILDING_NAMES[b]}", most=4)
            if left != s.buildings[b]:
                r.wrong(f"buildings.{BUILDING_NAMES[b]}", f"{left} copies left should be {s.buildings[b]}")


def _read_supplies(r: _Reader, given: Mapping[str, Any]) -> None:
    """Supplies that are given are taken as they are; those left out are whatever remains."""
    s = r.s
    seats = [s.players[seat] for seat in range(s.seats)]
    bank = r.mapping(given.get("bank", {}), "bank", ("vp", "colonists", "nobles", "goods", "quarries"))

    def rest(name: str, in_all: int, used: int, most: int = 255) -> int:
        if name in bank:
            return r.number(bank[name], f"bank.{name}", most=most)
        if used > in_all:
            r.wrong(name, f"{used} are on the table; the game has {in_all}")
        return max(0, in_all - used)

    nobles = sum(all_nobles(s, p) for p in seats)
    colonists = sum(all_pieces(s, p) for p in seats) - nobles
    s.vp = rest("vp", chips_in_all(s), sum(p.vp for p in seats))
    s.colonists = rest("colonists", colonists_in_all(s), colonists + s.ship_colonists, 100)
    s.noble_supply = rest("nobles", NOBLES_IN_ALL if s.nobles else 0, nobles + s.ship_nobles)
    s.quarries = rest("quarries", QUARRIES[s.seats - 2], sum(p.tiles[QUARRY] for p in seats))

    goods = r.mapping(bank.get("goods", {}), "bank.goods", GOOD_NAMES)
    piles = r.mapping(given.get("plantations", {}), "plantations", ("face_up", "face_down", "discard"))
    for pile in ("face_up", "discard"):
        if pile in piles:
            r.goods(piles[pile], f"plantations.{pile}", getattr(s, pile))
    stack = r.mapping(piles.get("face_down", {}), "plantations.face_down", GOOD_NAMES)
    for good, name in enumerate(GOOD_NAMES):
        used = s.trading_house[good] + sum(p.goods[good] for p in seats)
        used += sum(s.ship_loaded[ship] for ship in range(SHIPS) if s.ship_good[ship] == good)
        s.goods[good] = _remaining(r, goods, name, "bank.goods", goods_in_all(s, good), used)
        used = s.face_up[good] + s.discard[good] + sum(p.tiles[good] + p.forests[good] for p in seats)
        s.face_down[good] = _remaining(r, stack, name, "plantations.face_down", tiles_in_all(s, good), used)


def _remaining(r: _Reader, given: Mapping[str, Any], name: str, where: str, in_all: int, used: int) -> int:
    if name in given:
        return r.number(given[name], f"{where}.{name}")
    if used > in_all:
        r.wrong(where, f"{used} of {name} are on the table; the game has {in_all}")
    return max(0, in_all - used)


def _read_ending(r: _Reader, given: Mapping[str, Any]) -> None:
    """What has been met; an empty chip supply and a full city speak for themselves."""
    s = r.s
    if s.vp == 0:
        s.ending |= Ending.CHIPS
    if any(s.players[seat].city_spaces >= CITY_SPACES for seat in range(s.seats)):
        s.ending |= Ending.CITY
    for number, name in enumerate(r.sequence(given.get("ending", []), "ending", len(ENDINGS))):
        ending = r.name(name, f"ending.{number}", ENDINGS)
        if ending >= 0:
            s.ending |= Ending[ENDINGS[ending].upper()]


def _read_roles(r: _Reader, given: Mapping[str, Any]) -> None:
    """Role cards, governor and who chooses; each follows from the other two where it is left out."""
    s = r.s
    names = ROLE_NAMES[: s.role_cards]
    cards = r.mapping(given.get("roles", {}), "roles", names)
    for name, entry in cards.items():
        card = r.mapping(entry, f"roles.{name}", ("doubloons", "taken"))
        role = names.index(name)
        s.role_doubloons[role] = r.number(card.get("doubloons", 0), f"roles.{name}.doubloons", most=30_000)
        if card.get("taken") is not None:
            s.role_taken[role] = r.number(card["taken"], f"roles.{name}.taken", 0, s.seats - 1)
    taken = [s.role_taken[role] for role in range(s.role_cards) if s.role_taken[role] != NOBODY]
    to_choose = given.get("to_choose")
    if to_choose is not None:
        to_choose = r.number(to_choose, "to_choose", 0, s.seats - 1)
    if "governor" in given:
        s.governor = r.number(given["governor"], "governor", 0, s.seats - 1)
    elif to_choose is not None:
        s.governor = (to_choose - len(taken)) % s.seats
    if to_choose is not None and "stack" not in given:
        # Cards that the position does not speak of lie with the seats before the one that chooses.
        free = [role for role in reversed(range(s.role_cards)) if names[role] not in cards]
        while (s.governor + len(taken) - to_choose) % s.seats and free:
            s.role_taken[free[0]] = (s.governor + len(taken)) % s.seats
            taken.append(s.role_taken[free.pop(0)])
    expected = [(s.governor + turn) % s.seats for turn in range(len(taken))]
    choices = ROLES_A_ROUND[s.seats - 2]
    if sorted(taken) != sorted(expected):
        r.wrong("roles", f"cards lie with seats {sorted(taken)}; from governor {s.governor} it should be {expected}")
    elif "stack" in given:
        return
    elif len(taken) >= choices:
        r.wrong("roles", f"{len(taken)} cards are taken; when one is to be chosen at most {choices - 1} can be")
    elif to_choose is not None and to_choose != (s.governor + len(taken)) % s.seats:
        r.wrong("to_choose", f"{to_choose} should be {(s.governor + len(taken)) % s.seats}, after the cards taken")
    else:
        ask(s, Question.ROUND, 0, len(taken), 0)
        if "face_up" not in given.get("plantations", {}):
            ask(s, Question.REFILL_ROW, 0, s.seats + 1, 0)


# The numbers that a question on the stack may carry: largest a, largest b.
_LIMITS: dict[int, tuple[int, int]] = {
    Question.DRAFT: (16, 0),
    Question.LAY_TILE: (GOODS - 1, 0),
    Question.TAKE_TILE: (1, 0),
    Question.HOSPICE: (TILES, 0),
    Question.MAYOR_PRIVILEGE: (2, 0),
    Question.PLACE: (TILES + BUILDINGS - 1, 1),
    Question.BLACK_MARKET: (BUILDINGS - 1, 3),
    Question.UNIVERSITY: (BUILDINGS - 1, 0),
    Question.CRAFTSMAN_PRIVILEGE: (2, GOODS),
    Question.TRADE: (1, 1),
    Question.DELIVER: (GOODS, GOODS),
    Question.SMALL_WHARF: (50, GOODS - 1),
    Question.STORE: (3, 4),
    Question.CHANCE: (2, 4),
    Question.ROUND: (7, 0),
    Question.REFILL_ROW: (6, 0),
    Question.DISTRIBUTE: (4, 0),
    Question.CAPTAIN: (4, 5),
    Question.LAST_GUESTS: (5, 0),
}


def _read_stack(r: _Reader, given: Mapping[str, Any]) -> None:
    """The questions in the middle of a phase and what the phase remembers."""
    s = r.s
    questions = tuple(question.name for question in Question if question != Question.NOTHING)
    _clear_stack(s)
    for number, entry in enumerate(r.sequence(given["stack"], "stack", STACK - 2)):
        where = f"stack.{number}"
        frame = r.mapping(entry, where, ("question", "seat", "a", "b"))
        index = r.name(frame.get("question"), f"{where}.question", questions)
        if index < 0:
            continue
        question = Question[questions[index]]
        most_a, most_b = _LIMITS.get(question, (0, 0))
        seat = r.number(frame.get("seat"), f"{where}.seat", CHANCE, s.seats - 1)
        a = r.number(frame.get("a", 0), f"{where}.a", 0, most_a)
        b = r.number(frame.get("b", 0), f"{where}.b", 0, most_b)
        if question in (Question.CHANCE, Question.RESHUFFLE):
            if seat != CHANCE:
                r.wrong(f"{where}.seat", "chance answers this question: -1")
        elif seat == CHANCE and not (question == Question.DRAFT and s.random_draft):
            r.wrong(f"{where}.seat", "chance does not answer this question")
        if (number == 0) != (question in (Question.ROUND, Question.GAME_OVER)):
            r.wrong(where, "the stack begins with ROUND or GAME_OVER, and only there")
        ask(s, question, seat, a, b)
    if s.depth == 0:
        r.wrong("stack", "is empty")
    phase = r.mapping(given.get("phase", {}), "phase", (*PHASE_FIELDS, *PHASE_CELLS))
    for name in PHASE_FIELDS:
        most = {"to_pay": 10, "guest_from": 1000, "idle_turns": s.seats}.get(name, 255)
        setattr(s, name, r.number(phase.get(name, 0), f"phase.{name}", 0, most))
    for good, kept in enumerate(r.sequence(phase.get("kept", [0] * GOODS), "phase.kept", GOODS)):
        s.kept[good] = r.number(kept, f"phase.kept.{good}", 0, 11)


def _try_stack(s: State) -> None:
    """A stack must lead to a question; its numbers are too many to check one by one, so it is tried on a copy."""
    from array import array

    trial = State.blank()
    trial.load(s.to_bytes())
    answers = array("h", [0]) * 256
    try:
        for _ in range(2_000):
            n = legal(trial, answers)
            if n != 1:
                break
            take(trial, answers[0])
        sound = n != 1 and not faults(trial) and (n > 0 or trial.stack[0].question == Question.GAME_OVER)
    except (IndexError, ValueError):
        sound = False
    if not sound:
        raise InvalidPosition(["stack: it does not lead to a question of this position"])
