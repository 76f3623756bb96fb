"""Reading of positions: fills in what is left out, reports all that is impossible."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ..rules.buildings import BUILDINGS, COST, DRAFTABLE, NEW_BUILDINGS, NOBLES
from ..rules.faults import Fault, fault_sentences, faults
from ..rules.kinds import CITY_SPACES, GOODS, HOUSE_PLACES, NOBODY, QUARRY, SHIPS, Ending
from ..rules.questions import Question, ask, close, seat_after
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
from ..rules.state import State
from ..rules.supply import all_nobles, all_pieces
from .notation import BUILDING_NAMES, GOOD_NAMES, ROLE_NAMES
from .options import DOUBLOONS_A_ROUND, InvalidRules, write_rules
from .position import InvalidPosition
from .position_fields import MOST_DOUBLOONS, FieldReader
from .position_types import Bank, CargoShip, People, Plantations, RoleCard, TableTop
from .wording import quote

ENDINGS = tuple(ending.name.lower() for ending in Ending)
TABLE_KEYS = ("rules", *TableTop.__annotations__, "to_choose", "draws")


def read_position(s: State, position: object) -> list[Any]:
    """Write the start of a position into the record and return the answers to play from there.

    The start is a role choice or the draft: the position itself or, in the middle of a phase, its `since`. If the
    start leaves out the face-up row, the record asks chance for it. Raises `InvalidPosition`.
    """
    if not isinstance(position, Mapping) or "since" not in position:
        return _read_start(FieldReader(s), position)
    if position["since"] is None:
        unknown = "since is unknown for a game that began from a record; use Game.from_record with its record"
        raise InvalidPosition([*_table_problems(position), unknown])
    try:
        return _read_start(FieldReader(s), position["since"])
    except InvalidPosition as error:
        raise invalid_since(position, error.problems) from None


def invalid_since(position: Mapping[str, Any], problems: Iterable[str]) -> InvalidPosition:
    """Return the error for a wrong `since`, with the problems of the table beside it."""
    return InvalidPosition([*_table_problems(position), *(f"since: {problem}" for problem in problems)])


def _table_problems(position: Mapping[str, Any]) -> list[str]:
    """Return the problems of a table that cannot be compared with `since`."""
    r = FieldReader(State.blank(), compare=False)
    given = r.mapping(position, "position", (*TABLE_KEYS, "since"))
    unknown, has_rules = list(r.problems), "rules" in given
    if not has_rules and isinstance(given["since"], Mapping):
        given["rules"] = given["since"].get("rules")
    try:
        _read_rules(r, given)
    except InvalidPosition as error:
        return list(error.problems) if has_rules else unknown
    set_up(r.s)
    _read_table(r, given)
    return r.problems


def differences(position: Mapping[str, Any], reached: Mapping[str, Any]) -> list[str]:
    """Return the differences between the described table and the one reached by the answers."""
    r = FieldReader(State.blank())
    r.mapping(position, "position", (*TABLE_KEYS, "since"))
    for key in position:
        if key in reached:
            r.problems += _differences(position[key], reached[key], key)
    return r.problems


def _differences(given: Any, reached: Any, path: str) -> Iterator[str]:
    if isinstance(given, Mapping) and isinstance(reached, dict):
        for key in (*reached, *(key for key in given if key not in reached)):
            yield from _differences(given.get(key), reached.get(key), f"{path}.{key}")
    elif isinstance(given, (list, tuple)) and isinstance(reached, list) and len(given) == len(reached):
        for number, (one, other) in enumerate(zip(given, reached, strict=True)):
            yield from _differences(one, other, f"{path}.{number}")
    elif type(given) is not type(reached) or given != reached:
        yield f"{path} must be {quote(reached)} after the answers in `since`, got {quote(given)}"


def _read_start(r: FieldReader, position: object) -> list[Any]:
    s = r.s
    given = r.mapping(position, "position", (*TABLE_KEYS, "draft", "answers"))
    _read_rules(r, given)
    set_up(s)
    answers = r.sequence(given, "answers")
    if given.get("draft", False) is not False:
        _read_draft(r, given)
    elif s.expansions[NEW_BUILDINGS] or given.keys() - {"rules", "answers"}:
        _read_role_choice(r, given)
    if r.problems:
        raise InvalidPosition(r.problems)
    return answers


def read_table(position: Mapping[str, Any]) -> State:
    """Return a state with the table of a position. Raises `InvalidPosition`."""
    r = FieldReader(State.blank())
    _read_rules(r, position)
    set_up(r.s)
    _read_table(r, position)
    if r.problems:
        raise InvalidPosition(r.problems)
    return r.s


def _read_role_choice(r: FieldReader, given: Mapping[str, Any]) -> None:
    s = r.s
    _ask_for_a_role(r, _read_table(r, given))
    _check_money(r)
    r.problems += fault_sentences(faults(s) & ~r.told)
    if "face_up" not in r.part(given, "plantations", Plantations.__annotations__):
        ask(s, Question.REFILL_ROW, 0, s.seats + 1, 0)


def _read_table(r: FieldReader, given: Mapping[str, Any]) -> int:
    """Read everything on the table, and return the seat that chooses a role."""
    s = r.s
    while s.depth:
        close(s)
    for number, seat in enumerate(r.sequence(given, "seats", s.seats)):
        r.player(seat, f"seats.{number}", s.players[number])
    s.round_number = r.number(given, "round", "", 1, 1, s.max_rounds)
    s.draws = r.number(given, "draws", "", 0, most=10**9)
    if given.get("role") is not None:
        s.role = r.name(given["role"], "role", ROLE_NAMES[: s.role_cards])
    _read_board(r, given)
    _read_buildings(r, given)
    _read_supplies(r, given)
    _read_ending(r, given)
    return _read_roles(r, given)


def _read_rules(r: FieldReader, given: Mapping[str, Any]) -> None:
    """Read the rules, which everything else depends on."""
    rules = given.get("rules", {})
    if not isinstance(rules, Mapping):
        r.wrong(f"rules must be a mapping, got {quote(rules)}")
        raise InvalidPosition(r.problems)
    options = dict(rules)
    players, expansions = options.pop("players", None), options.pop("expansions", ())
    try:
        write_rules(r.s, players, expansions, options)
    except InvalidRules as error:
        raise InvalidPosition([*r.problems, *(f"rules: {problem}" for problem in error.problems)]) from None


def _read_draft(r: FieldReader, given: Mapping[str, Any]) -> None:
    if given["draft"] is not True:
        r.wrong(f"draft must be true or left out, got {quote(given['draft'])}")
    if not r.s.expansions[NEW_BUILDINGS]:
        r.wrong("draft: a draft needs the expansion new_buildings")
    for key in given.keys() - {"rules", "draft", "answers"}:
        r.wrong(f"{key} must be left out at the draft; a position there has only rules and answers")


def _read_board(r: FieldReader, given: Mapping[str, Any]) -> None:
    """Read ships, trading house and colonist ship."""
    s = r.s
    capacities = [s.ship_capacity[ship] for ship in range(SHIPS) if s.ship_capacity[ship]]
    seen = set()
    for number, entry in enumerate(r.sequence(given, "ships", len(capacities))):
        where = f"ships.{number}"
        ship_given = r.mapping(entry, where, CargoShip.__annotations__)
        capacity = ship_given.get("capacity")
        if type(capacity) is not int or capacity not in capacities or capacity in seen:
            wanted = ", ".join(map(str, capacities))
            r.wrong(f"{where}.capacity must be one of {wanted}, each once, got {quote(capacity)}")
            continue
        seen.add(capacity)
        ship = capacities.index(capacity)
        s.ship_loaded[ship] = r.number(ship_given, "loaded", where, 0, most=capacity)
        if ship_given.get("good") is not None:
            s.ship_good[ship] = r.name(ship_given["good"], f"{where}.good", GOOD_NAMES)
    for number, name in enumerate(r.sequence(given, "trading_house", HOUSE_PLACES)):
        good = r.name(name, f"trading_house.{number}", GOOD_NAMES)
        if good >= 0:
            s.trading_house[good] += 1
    aboard = r.part(given, "colonist_ship", People.__annotations__)
    s.ship_colonists = r.number(aboard, "colonists", "colonist_ship", s.ship_colonists, most=100)
    s.ship_nobles = r.number(aboard, "nobles", "colonist_ship", s.ship_nobles, most=1 if s.expansions[NOBLES] else 0)


def _read_buildings(r: FieldReader, given: Mapping[str, Any]) -> None:
    """Read the copies left, which follow from the rules and from what is built."""
    s = r.s
    owned = [sum(s.players[seat].city[b] for seat in range(s.seats)) for b in range(BUILDINGS)]
    named = r.part(given, "buildings", BUILDING_NAMES)
    if s.expansions[NEW_BUILDINGS]:
        chosen = {b for b in DRAFTABLE if owned[b] or BUILDING_NAMES[b] in named}
        _read_outcome_of_draft(r, chosen, complete="buildings" in given)
    for b, name in enumerate(BUILDING_NAMES):
        if s.buildings[b] < owned[b]:
            r.mismatch(f"buildings: {owned[b]} {name} are built, but the game has {s.buildings[b]}", Fault.BUILDINGS)
        s.buildings[b] = max(0, s.buildings[b] - owned[b])
        left = r.number(named, name, "buildings", s.buildings[b])
        if left != s.buildings[b]:
            r.mismatch(f"buildings.{name} must be {s.buildings[b]}, the copies left, got {left}")


def _read_outcome_of_draft(r: FieldReader, chosen: set[int], complete: bool) -> None:
    """Put the drafted types in play: named ones, owned ones, then by rulebook order."""
    s = r.s
    for b in sorted(chosen):
        if is_excluded(s, b):
            r.wrong(
                f"buildings: draft_exclusions does not allow {BUILDING_NAMES[b]} together with another type in play"
            )
        s.buildings[b] = copies_in_all(s, b)
    for cost in sorted({COST[b] for b in DRAFTABLE}):
        count = sum(COST[b] == cost for b in chosen)
        if count > DRAFT_PLACES[cost]:
            r.wrong(f"buildings: {count} types of cost {cost} are in play, but there is room for {DRAFT_PLACES[cost]}")
    for b in DRAFTABLE:
        on_cost = sum(COST[other] == COST[b] for other in chosen)
        if not complete and b not in chosen and on_cost < DRAFT_PLACES[COST[b]] and not is_excluded(s, b):
            chosen.add(b)
            s.buildings[b] = copies_in_all(s, b)


def _read_supplies(r: FieldReader, given: Mapping[str, Any]) -> None:
    """Read supplies; those left out are whatever remains."""
    s = r.s
    seats = [s.players[seat] for seat in range(s.seats)]
    bank = r.part(given, "bank", Bank.__annotations__)

    def rest(given: Mapping[str, Any], name: str, where: str, in_all: int, used: int, fault: Fault) -> int:
        if name not in given and used > in_all:
            r.mismatch(f"{where}.{name}: {used} are on the table, but the game has {in_all}", fault)
        return r.number(given, name, where, max(0, in_all - used))

    nobles = sum(all_nobles(s, p) for p in seats)
    colonists = sum(all_pieces(s, p) for p in seats) - nobles
    nobles_in_all = NOBLES_IN_ALL if s.expansions[NOBLES] else 0
    s.vp = rest(bank, "vp", "bank", chips_in_all(s), sum(p.vp for p in seats), Fault.CHIPS)
    in_use = colonists + s.ship_colonists
    s.colonists = rest(bank, "colonists", "bank", colonists_in_all(s), in_use, Fault.COLONISTS)
    s.noble_supply = rest(bank, "nobles", "bank", nobles_in_all, nobles + s.ship_nobles, Fault.NOBLES)
    quarries = sum(p.tiles[QUARRY] for p in seats)
    s.quarries = rest(bank, "quarries", "bank", QUARRIES[s.seats - 2], quarries, Fault.QUARRIES)

    goods = r.mapping(bank.get("goods", {}), "bank.goods", GOOD_NAMES)
    piles = r.part(given, "plantations", Plantations.__annotations__)
    r.goods(piles.get("face_up", {}), "plantations.face_up", s.face_up)
    r.goods(piles.get("discard", {}), "plantations.discard", s.discard)
    face_up = sum(s.face_up[good] for good in range(GOODS))
    if face_up > s.seats + 1:
        r.wrong(f"plantations.face_up must have at most {s.seats + 1} tiles, got {face_up}")
    face_down = r.mapping(piles.get("face_down", {}), "plantations.face_down", GOOD_NAMES)
    for good, name in enumerate(GOOD_NAMES):
        used = s.trading_house[good] + sum(p.goods[good] for p in seats)
        used += sum(s.ship_loaded[ship] for ship in range(SHIPS) if s.ship_good[ship] == good)
        s.goods[good] = rest(goods, name, "bank.goods", goods_in_all(s, good), used, Fault.GOODS)
        used = s.face_up[good] + s.discard[good] + sum(p.tiles[good] + p.forests[good] for p in seats)
        in_all = tiles_in_all(s, good)
        s.face_down[good] = rest(face_down, name, "plantations.face_down", in_all, used, Fault.PLANTATIONS)


def _read_ending(r: FieldReader, given: Mapping[str, Any]) -> None:
    """Read the end conditions; an empty chip supply and a full city imply theirs."""
    s = r.s
    if s.vp == 0:
        s.ending |= Ending.CHIPS
    if any(s.players[seat].city_spaces >= CITY_SPACES for seat in range(s.seats)):
        s.ending |= Ending.CITY
    for number, name in enumerate(r.sequence(given, "ending", len(ENDINGS))):
        ending = r.name(name, f"ending.{number}", ENDINGS)
        if ending >= 0:
            s.ending |= Ending[ENDINGS[ending].upper()]
    if s.expansions[NOBLES] and s.ending & Ending.COLONISTS:
        r.wrong("ending: colonists do not end a game with nobles")


def _read_roles(r: FieldReader, given: Mapping[str, Any]) -> int:
    """Read role cards and governor, each from the others if left out; return who chooses."""
    s = r.s
    names = ROLE_NAMES[: s.role_cards]
    cards = r.part(given, "roles", names)
    for name, entry in cards.items():
        where = f"roles.{name}"
        card = r.mapping(entry, where, RoleCard.__annotations__)
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
    if to_choose != NOBODY:
        # The seats before the one that chooses have taken cards that the position does not mention.
        free = [role for role in range(s.role_cards) if names[role] not in cards]
        while free and seat_after(s, s.governor, len(taken)) != to_choose:
            taken.append(seat_after(s, s.governor, len(taken)))
            s.role_taken[free.pop()] = taken[-1]
    expected = [seat_after(s, s.governor, turn) for turn in range(len(taken))]
    if sorted(taken) != sorted(expected):
        r.mismatch(f"roles must be taken by seats {expected} with governor {s.governor}, got {sorted(taken)}")
    return to_choose


def _check_money(r: FieldReader) -> None:
    """Refuse money that could overflow before the game ends."""
    s = r.s
    on_cards = sum(s.role_doubloons[role] for role in range(s.role_cards))
    to_come = DOUBLOONS_A_ROUND * (s.max_rounds - s.round_number + 1)
    for seat in range(s.seats):
        doubloons = s.players[seat].doubloons
        if doubloons + on_cards + to_come > MOST_DOUBLOONS:
            most = max(0, MOST_DOUBLOONS - on_cards - to_come)
            r.wrong(f"seats.{seat}.doubloons must be at most {most} in this round, got {doubloons}")


def _ask_for_a_role(r: FieldReader, to_choose: int) -> None:
    s = r.s
    taken = sum(s.role_taken[role] != NOBODY for role in range(s.role_cards))
    most = ROLES_A_ROUND[s.seats - 2] - 1
    if s.ending & Ending.MAX_ROUNDS:
        r.wrong("ending: max_rounds ends a game only after its last round")
    chooser, last = seat_after(s, s.governor, taken), seat_after(s, s.governor, taken + s.seats - 1)
    if taken > most:
        r.wrong(f"roles: at most {most} cards can be taken before a role is chosen, got {taken}")
    if to_choose not in (NOBODY, chooser):
        r.wrong(f"to_choose must be {chooser} after the cards taken, got {to_choose}")
    if s.role != NOBODY and (s.role_taken[s.role] != last if taken else s.round_number == 1):
        r.wrong(f"role must be the last one taken, got {ROLE_NAMES[s.role]!r}")
    cities = [s.players[seat].city for seat in range(s.seats)]
    drafted = sum(s.buildings[b] > 0 or any(city[b] for city in cities) for b in DRAFTABLE)
    if s.expansions[NEW_BUILDINGS] and drafted != DRAFT_PICKS:
        r.wrong(f"buildings: the draft puts {DRAFT_PICKS} types in play, got {drafted}")
    ask(s, Question.ROUND, 0, taken + 1, 0)
    ask(s, Question.CHOOSE_ROLE, chooser, 0, 0)
