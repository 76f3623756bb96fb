"""Reading a position: what is left out is filled in, and what cannot be is refused with everything that is wrong.

A value that cannot be read is a problem and then counts as left out, so that the rest can be checked too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ..rules.answers import SAN_JUAN
from ..rules.buildings import BUILDINGS, COST, DRAFTABLE, SPACES
from ..rules.faults import SENTENCES, Fault, faults
from ..rules.kinds import CHANCE, CITY_SPACES, GOODS, NOBODY, QUARRY, SHIPS, TILES, Ending
from ..rules.questions import Question, ask, asked, close, seat_after
from ..rules.setup import (
    DRAFT_PICKS,
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
from ..rules.state import STACK, Player, State
from ..rules.supply import all_nobles, all_pieces, put
from .notation import BUILDING_NAMES, GOOD_NAMES, ROLE_NAMES, TILE_NAMES
from .options import DOUBLOONS_A_ROUND, InvalidRules, write_rules
from .position import PHASE_CELLS, PHASE_FIELDS, InvalidPosition
from .position_stack import cards_taken, drafted, is_last_role, stack_problems
from .wording import quote

MOST_DOUBLOONS = 32_767
QUESTIONS = tuple(question.name for question in Question if question != Question.NOTHING)
ENDINGS = tuple(ending.name.lower() for ending in Ending)
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


class _Reader:
    """Takes values out of mappings and collects everything that is wrong on the way."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.problems: list[str] = []
        self.told = 0  # faults that a problem speaks of already

    def wrong(self, where: str, what: str, fault: int = 0) -> None:
        self.problems.append(f"{where}: {what}")
        self.told |= fault

    def mapping(self, value: object, where: str, keys: Iterable[str]) -> dict[str, Any]:
        """What a mapping has of these keys; any other key is a problem."""
        keys = tuple(keys)
        if not isinstance(value, Mapping):
            self.wrong(where, f"{quote(value)} should be a mapping")
            return {}
        unknown = [quote(key) for key in value if key not in keys]
        if unknown:
            self.wrong(where, f"there is no {', '.join(unknown[:5])}, only {_listed(keys)}")
        return {key: value[key] for key in keys if key in value}

    def part(self, given: Mapping[str, Any], key: str, keys: Iterable[str]) -> dict[str, Any]:
        """A mapping inside the position; empty if it is left out."""
        return self.mapping(given.get(key, {}), key, keys)

    def sequence(self, value: object, where: str, most: int) -> list[Any]:
        if not isinstance(value, (list, tuple)):
            self.wrong(where, f"{quote(value)} should be a list")
            return []
        if len(value) > most:
            self.wrong(where, f"has {len(value)} entries; there can be {most}")
        return list(value[:most])

    def number(
        self, given: Mapping[str, Any], key: str, where: str, otherwise: int, least: int = 0, most: int = 255
    ) -> int:
        """The number under a key, or what it is otherwise."""
        if key not in given:
            return otherwise
        value = given[key]
        if type(value) is int and least <= value <= most:
            return value
        path = f"{where}.{key}" if where else key
        self.wrong(path, f"{quote(value)} should be a whole number from {least} to {most}")
        return otherwise

    def name(self, value: object, where: str, names: tuple[str, ...]) -> int:
        """The number of a name; -1 and a problem if there is none."""
        if not isinstance(value, str) or value not in names:
            self.wrong(where, f"{quote(value)} should be one of {_listed(names)}")
            return -1
        return names.index(value)

    def goods(self, value: object, where: str, cells: Any) -> None:
        given = self.mapping(value, where, GOOD_NAMES)
        for good, name in enumerate(GOOD_NAMES):
            cells[good] = self.number(given, name, where, 0)

    def pieces(self, given: Mapping[str, Any], where: str, p: Player, place: int) -> None:
        colonists = self.number(given, "colonists", where, 0, most=100)
        nobles = self.number(given, "nobles", where, 0, most=NOBLES_IN_ALL)
        put(p, place, colonists + nobles, nobles)

    def player(self, value: object, where: str, p: Player) -> None:
        known = ("doubloons", "vp", "noted", "goods", "island", "city", "san_juan")
        given = self.mapping(value, where, known)
        p.doubloons = self.number(given, "doubloons", where, p.doubloons, most=MOST_DOUBLOONS)
        p.vp = self.number(given, "vp", where, 0)
        p.noted = self.number(given, "noted", where, 0, most=1_000)
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
                spaces += self.forest(entry, place, p)
                continue
            given = self.mapping(entry, place, ("tiles", "colonists", "nobles"))
            tile = TILE_NAMES.index(name)
            p.tiles[tile] = self.number(given, "tiles", place, 1)
            self.pieces(given, place, p, tile)
            spaces += p.tiles[tile]
        p.island_spaces = min(spaces, 255)

    def forest(self, value: object, where: str, p: Player) -> int:
        """Forests, by the kinds on their hidden sides; returns how many."""
        given = self.mapping(value, where, ("tiles", "under"))
        self.goods(given.get("under", {}), f"{where}.under", p.forests)
        tiles = sum(p.forests[good] for good in range(GOODS))
        if self.number(given, "tiles", where, tiles) != tiles:
            self.wrong(where, "`tiles` should be the sum of `under`, the kinds on the hidden sides")
        if not self.s.new_buildings:
            self.wrong(where, "only Expansion I, new_buildings, has forests")
        return tiles


def _listed(names: tuple[str, ...]) -> str:
    return ", ".join(names) if len(names) <= 20 else f"{', '.join(names[:3])} … {names[-1]}"


def read_position(s: State, position: object) -> None:
    """Write a position into the record; raises `InvalidPosition` with everything that is wrong.

    If the face-up row is left out, the record asks chance to turn it up first.
    """
    r = _Reader(s)
    given = r.mapping(position, "position", TOP_LEVEL)
    _read_rules(r, given)
    set_up(s)
    if given.get("draft", False) is not False:
        _read_draft(r, given)
        return
    while s.depth:
        close(s)
    for number, seat in enumerate(r.sequence(given.get("seats", []), "seats", s.seats)):
        r.player(seat, f"seats.{number}", s.players[number])
    s.round_number = r.number(given, "round", "", 1, 1, s.max_rounds)
    s.draws = r.number(given, "draws", "", 0, most=10**9)
    if given.get("role") is not None:
        s.role = r.name(given["role"], "role", ROLE_NAMES[: s.role_cards])
    if "stack" in given:
        _read_stack(r, given)
    _read_board(r, given)
    _read_buildings(r, given)
    _read_supplies(r, given)
    _read_ending(r, given)
    to_choose = _read_roles(r, given)
    _check_money(r)
    if "stack" not in given:
        _ask_for_a_role(r, given, to_choose)
    elif to_choose not in (NOBODY, asked(s).seat if asked(s).question == Question.CHOOSE_ROLE else NOBODY):
        r.wrong("to_choose", f"seat {to_choose} is not asked by the stack to choose a role")
    if s.ending & Ending.MAX_ROUNDS and s.stack[0].question != Question.GAME_OVER:
        r.wrong("ending", "max_rounds ends a game only after its last round")
    found = faults(s) & ~r.told
    r.problems += [SENTENCES[fault] for fault in Fault if found & fault]
    if "stack" in given and not r.problems:
        # Only now: a stack is judged by the board.
        r.problems += stack_problems(s)
    if r.problems:
        raise InvalidPosition(r.problems)
    if "stack" not in given and "face_up" not in given.get("plantations", {}):
        ask(s, Question.REFILL_ROW, 0, s.seats + 1, 0)


def _read_rules(r: _Reader, given: Mapping[str, Any]) -> None:
    """Without rules nothing else can be read."""
    rules = given.get("rules", {})
    if not isinstance(rules, Mapping):
        r.wrong("rules", f"{quote(rules)} should be a mapping")
        raise InvalidPosition(r.problems)
    options = dict(rules)
    players, expansions = options.pop("players", None), options.pop("expansions", ())
    try:
        write_rules(r.s, players, expansions, options)
    except InvalidRules as error:
        raise InvalidPosition([*r.problems, *(f"rules: {problem}" for problem in error.problems)]) from None


def _read_draft(r: _Reader, given: Mapping[str, Any]) -> None:
    if given["draft"] is not True:
        r.wrong("draft", f"{quote(given['draft'])} should be true or left out")
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
    for number, entry in enumerate(r.sequence(given.get("ships", []), "ships", len(capacities))):
        where = f"ships.{number}"
        ship_given = r.mapping(entry, where, ("capacity", "good", "loaded"))
        capacity = ship_given.get("capacity")
        if type(capacity) is not int or capacity not in capacities or capacity in seen:
            wanted = ", ".join(map(str, capacities))
            r.wrong(where, f"capacity {quote(capacity)} should be one of {wanted}, each once")
            continue
        seen.add(capacity)
        ship = capacities.index(capacity)
        s.ship_loaded[ship] = r.number(ship_given, "loaded", where, 0, most=capacity)
        if ship_given.get("good") is not None:
            s.ship_good[ship] = r.name(ship_given["good"], f"{where}.good", GOOD_NAMES)
    for number, name in enumerate(r.sequence(given.get("trading_house", []), "trading_house", 4)):
        good = r.name(name, f"trading_house.{number}", GOOD_NAMES)
        if good >= 0:
            s.trading_house[good] += 1
    aboard = r.part(given, "colonist_ship", ("colonists", "nobles"))
    s.ship_colonists = r.number(aboard, "colonists", "colonist_ship", s.ship_colonists, most=100)
    s.ship_nobles = r.number(aboard, "nobles", "colonist_ship", s.ship_nobles, most=1 if s.nobles else 0)


def _read_buildings(r: _Reader, given: Mapping[str, Any]) -> None:
    """Copies left, which follow from the rules and from what is built."""
    s = r.s
    owned = [sum(s.players[seat].city[b] for seat in range(s.seats)) for b in range(BUILDINGS)]
    named = r.part(given, "buildings", BUILDING_NAMES)
    if s.new_buildings:
        chosen = {b for b in DRAFTABLE if owned[b] or BUILDING_NAMES[b] in named}
        _read_outcome_of_draft(r, chosen, complete="buildings" in given)
    for b, name in enumerate(BUILDING_NAMES):
        if s.buildings[b] < owned[b]:
            r.wrong("buildings", f"{owned[b]} {name} are built; the game has {s.buildings[b]}", Fault.BUILDINGS)
        s.buildings[b] = max(0, s.buildings[b] - owned[b])
        left = r.number(named, name, "buildings", s.buildings[b])
        if left != s.buildings[b]:
            r.wrong(f"buildings.{name}", f"{left} copies left should be {s.buildings[b]}")


def _read_outcome_of_draft(r: _Reader, chosen: set[int], complete: bool) -> None:
    """With Expansion I the types named are the outcome of the draft; left out, it is the types that somebody owns,
    then rulebook order for each cost."""
    s = r.s
    for b in sorted(chosen):
        if is_excluded(s, b):
            r.wrong("buildings", f"{BUILDING_NAMES[b]} is in play together with what draft_exclusions keeps it from")
        s.buildings[b] = copies_in_all(s, b)
    for cost in sorted({COST[b] for b in DRAFTABLE}):
        count = sum(COST[b] == cost for b in chosen)
        if count > DRAFT_PLACES[cost]:
            r.wrong("buildings", f"{count} types of cost {cost} are in play; there is room for {DRAFT_PLACES[cost]}")
    for b in DRAFTABLE:
        on_cost = sum(COST[other] == COST[b] for other in chosen)
        if not complete and b not in chosen and on_cost < DRAFT_PLACES[COST[b]] and not is_excluded(s, b):
            chosen.add(b)
            s.buildings[b] = copies_in_all(s, b)


def _read_supplies(r: _Reader, given: Mapping[str, Any]) -> None:
    """Supplies that are given are taken as they are; those left out are whatever remains."""
    s = r.s
    seats = [s.players[seat] for seat in range(s.seats)]
    bank = r.part(given, "bank", ("vp", "colonists", "nobles", "goods", "quarries"))

    def rest(given: Mapping[str, Any], name: str, where: str, in_all: int, used: int, fault: Fault) -> int:
        if name not in given and used > in_all:
            r.wrong(f"{where}.{name}", f"{used} are on the table; the game has {in_all}", fault)
        return r.number(given, name, where, max(0, in_all - used))

    nobles = sum(all_nobles(s, p) for p in seats)
    colonists = sum(all_pieces(s, p) for p in seats) - nobles
    nobles_in_all = NOBLES_IN_ALL if s.nobles else 0
    s.vp = rest(bank, "vp", "bank", chips_in_all(s), sum(p.vp for p in seats), Fault.CHIPS)
    in_use = colonists + s.ship_colonists
    s.colonists = rest(bank, "colonists", "bank", colonists_in_all(s), in_use, Fault.COLONISTS)
    s.noble_supply = rest(bank, "nobles", "bank", nobles_in_all, nobles + s.ship_nobles, Fault.NOBLES)
    quarries = sum(p.tiles[QUARRY] for p in seats)
    s.quarries = rest(bank, "quarries", "bank", QUARRIES[s.seats - 2], quarries, Fault.QUARRIES)

    goods = r.mapping(bank.get("goods", {}), "bank.goods", GOOD_NAMES)
    piles = r.part(given, "plantations", ("face_up", "face_down", "discard"))
    r.goods(piles.get("face_up", {}), "plantations.face_up", s.face_up)
    r.goods(piles.get("discard", {}), "plantations.discard", s.discard)
    face_up = sum(s.face_up[good] for good in range(GOODS))
    if face_up > s.seats + 1:
        r.wrong("plantations.face_up", f"{face_up} tiles are in the row; there can be {s.seats + 1}")
    in_hand = asked(s).a if s.depth and asked(s).question == Question.LAY_TILE else NOBODY
    face_down = r.mapping(piles.get("face_down", {}), "plantations.face_down", GOOD_NAMES)
    for good, name in enumerate(GOOD_NAMES):
        used = s.trading_house[good] + sum(p.goods[good] for p in seats)
        used += sum(s.ship_loaded[ship] for ship in range(SHIPS) if s.ship_good[ship] == good)
        s.goods[good] = rest(goods, name, "bank.goods", goods_in_all(s, good), used, Fault.GOODS)
        used = s.face_up[good] + s.discard[good] + sum(p.tiles[good] + p.forests[good] for p in seats)
        used += good == in_hand
        in_all = tiles_in_all(s, good)
        s.face_down[good] = rest(face_down, name, "plantations.face_down", in_all, used, Fault.PLANTATIONS)


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
    if s.nobles and s.ending & Ending.COLONISTS:
        r.wrong("ending", "with nobles too few colonists do not end the game")


def _read_roles(r: _Reader, given: Mapping[str, Any]) -> int:
    """Role cards, governor and who chooses, which is returned; each follows from the others where it is left out."""
    s = r.s
    names = ROLE_NAMES[: s.role_cards]
    cards = r.part(given, "roles", names)
    for name, entry in cards.items():
        where = f"roles.{name}"
        card = r.mapping(entry, where, ("doubloons", "taken"))
        role = names.index(name)
        s.role_doubloons[role] = r.number(card, "doubloons", where, 0, most=MOST_DOUBLOONS)
        if card.get("taken") is not None:
            s.role_taken[role] = r.number(card, "taken", where, NOBODY, most=s.seats - 1)
    taken = [s.role_taken[role] for role in range(s.role_cards) if s.role_taken[role] != NOBODY]
    to_choose = NOBODY
    if given.get("to_choose") is not None:
        to_choose = r.number(given, "to_choose", "", NOBODY, most=s.seats - 1)
    s.governor = r.number(given, "governor", "", 0, most=s.seats - 1)
    if "governor" not in given and to_choose != NOBODY:
        s.governor = (to_choose - len(taken)) % s.seats
    if to_choose != NOBODY and "stack" not in given:
        # Cards that the position does not speak of lie with the seats before the one that chooses.
        free = [role for role in range(s.role_cards) if names[role] not in cards]
        while free and seat_after(s, s.governor, len(taken)) != to_choose:
            taken.append(seat_after(s, s.governor, len(taken)))
            s.role_taken[free.pop()] = taken[-1]
    expected = [seat_after(s, s.governor, turn) for turn in range(len(taken))]
    if sorted(taken) != sorted(expected):
        r.wrong("roles", f"cards lie with seats {sorted(taken)}; from governor {s.governor} it should be {expected}")
    return to_choose


def _check_money(r: _Reader) -> None:
    """Money is 16 bits wide and must not overflow before the game ends."""
    s = r.s
    on_cards = sum(s.role_doubloons[role] for role in range(s.role_cards))
    to_come = DOUBLOONS_A_ROUND * (s.max_rounds - s.round_number + 1)
    for seat in range(s.seats):
        doubloons = s.players[seat].doubloons
        if doubloons + on_cards + to_come > MOST_DOUBLOONS:
            r.wrong(
                f"seats.{seat}.doubloons",
                f"{doubloons}, with {on_cards} on the role cards, is more than can be counted to the end of the game",
            )


def _ask_for_a_role(r: _Reader, given: Mapping[str, Any], to_choose: int) -> None:
    """Without a stack somebody is about to choose a role."""
    s = r.s
    taken, choices = cards_taken(s), ROLES_A_ROUND[s.seats - 2]
    chooser = seat_after(s, s.governor, taken)
    if taken >= choices:
        r.wrong("roles", f"{taken} cards are taken; when one is to be chosen at most {choices - 1} can be")
    if to_choose not in (NOBODY, chooser):
        r.wrong("to_choose", f"{to_choose} should be {chooser}, after the cards taken")
    if "phase" in given:
        r.wrong("phase", "only a position with a stack is in the middle of a phase")
    if s.role != NOBODY and not is_last_role(s):
        r.wrong("role", f"{ROLE_NAMES[s.role]} was not the last role: its card should lie with the last to choose")
    if s.new_buildings and drafted(s) != DRAFT_PICKS:
        r.wrong("buildings", f"{drafted(s)} of the types for the draft are in play; it chooses {DRAFT_PICKS}")
    ask(s, Question.ROUND, 0, taken + 1, 0)
    ask(s, Question.CHOOSE_ROLE, chooser, 0, 0)


def _read_stack(r: _Reader, given: Mapping[str, Any]) -> None:
    """The questions in the middle of a phase and what the phase remembers."""
    s = r.s
    for number, entry in enumerate(r.sequence(given["stack"], "stack", STACK)):
        where = f"stack.{number}"
        frame = r.mapping(entry, where, ("question", "seat", "a", "b"))
        if "question" not in frame or "seat" not in frame:
            r.wrong(where, "should have a question and a seat")
            continue
        question = r.name(frame["question"], f"{where}.question", QUESTIONS)
        seat = r.number(frame, "seat", where, 0, CHANCE, s.seats - 1)
        a = r.number(frame, "a", where, 0, most=1_000)
        b = r.number(frame, "b", where, 0, most=1_000)
        if question >= 0:
            ask(s, Question[QUESTIONS[question]], seat, a, b)
    if s.depth == 0:
        r.wrong("stack", "is empty")
    phase = r.part(given, "phase", (*PHASE_FIELDS, *PHASE_CELLS))
    for name in PHASE_FIELDS:
        most = 1_000 if name in ("to_pay", "guest_from") else 255
        setattr(s, name, r.number(phase, name, "phase", 0, most=most))
    kept = r.sequence(phase.get("kept", []), "phase.kept", GOODS)
    for good in range(len(kept)):
        s.kept[good] = r.number({"kept": kept[good]}, "kept", "phase", 0)
