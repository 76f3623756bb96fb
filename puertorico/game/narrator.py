"""The narrator: what is told about a log, as messages with typed arguments.

Page and terminal format the same messages in the reader's language. A message id is an id of the Fluent files in
`locale`. What is worth telling, and what is told together, is decided here and nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from typing import Any, Literal

from msgspec import Struct

from ..rules.answers import Verb
from ..rules.kinds import SHIPS, Ending
from ..rules.questions import Question
from ..rules.why import Why
from .log import Entry, changes_between
from .notation import BUILDING_NAMES, GOOD_NAMES, TILE_NAMES


class Seats(Struct, frozen=True, array_like=True, tag="seats"):
    """Players, named by their seats; -1 is chance."""

    seats: tuple[int, ...]


class Piece(Struct, frozen=True, array_like=True, tag="piece"):
    """A thing of the game. `kind` is `good`, `tile`, `building`, `role` or `place`."""

    kind: str
    name: str


class Gains(Struct, frozen=True, array_like=True, tag="gains"):
    """What a player has more or less of: "+2 doubloons, +3 corn"."""

    amounts: dict[str, int]


class Amounts(Struct, frozen=True, array_like=True, tag="amounts"):
    """An enumeration of counted things: "2 corn and 1 sugar"."""

    amounts: dict[str, int]


class Shares(Struct, frozen=True, array_like=True, tag="shares"):
    """How many people each seat gets, as (seat, number)."""

    shares: tuple[tuple[int, int], ...]


class Moves(Struct, frozen=True, array_like=True, tag="moves"):
    """How many people come to a place or leave it, as (kind, name, number)."""

    moves: tuple[tuple[str, str, int], ...]


class Tiles(Struct, frozen=True, array_like=True, tag="tiles"):
    """Plantations, named by what grows there."""

    tiles: tuple[str, ...]


class Message(Struct, frozen=True, array_like=True, tag="message"):
    """A message of the Fluent files with its arguments.

    A `Piece` fills `$thing`, `$object` and `$of`, which are its grammatical forms. An id with an attribute that a
    language does not have, as `why-no-goods.skipped`, means the message itself.
    """

    id: str
    args: dict[str, Argument] = {}


Argument = int | Seats | Piece | Gains | Amounts | Shares | Moves | Tiles | Message


class Line(Struct, frozen=True, omit_defaults=True):
    """One line of the log. It covers the steps `first` to `step` and is about the players at `seats`.

    Something told together may grow: a line replaces an earlier one with the same `first`. A line of the kind
    `ending` stays: it says why the game ends after this round. `skipped` means that the players had no turn.
    """

    first: int
    step: int
    message: Message
    seats: tuple[int, ...]
    kind: Literal["told", "skipped", "ending"] = "told"


@dataclass(frozen=True)
class Happening:
    """An entry of the log and the step it led to."""

    step: int
    entry: Entry

    @cached_property
    def changes(self) -> dict[str, tuple[Any, Any]]:
        """Return what changed. The log would keep `Entry.changes` for as long as the game lives."""
        return changes_between(self.entry.before, self.entry.after)


Run = tuple[Happening, ...]

# Where a position lists the conditions for the end that have been met.
_ENDINGS = tuple(f"ending.{place}" for place in range(len(Ending)))

_PLACING = (Question.LIFT, Question.PLACE)

# The number of barrels is news for these answers; all others name what they move.
_BARREL_VERBS = (Verb.PASS, Verb.LOAD, Verb.LOAD_WHARF, Verb.LOAD_SMALL_WHARF)

# Moments that are told with what they brought. If that is hidden from the reader, nothing is told.
_BRINGING = (Question.PRODUCE, Question.FIRST_TURN, Question.PROSPECTOR, Question.LODGE_POINTS)

# Moments that only move the game on, or whose result is visible on the board.
SILENT = (Question.ROUND, Question.LODGES, Question.CAPTAIN, Question.REFILL_ROW, Question.LAST_GUESTS)


def piece(verb: Verb, thing: str) -> Piece:
    """Return the thing that an answer names. A place is a tile, a building or San Juan.

    >>> piece(Verb.SELL, "corn").kind, piece(Verb.PLACE, "corn").kind, piece(Verb.PLACE, "san_juan").kind
    ('good', 'tile', 'place')
    """
    kind: str = verb.row.kind or ""
    if kind == "place":
        kind = "tile" if thing in TILE_NAMES else "building" if thing in BUILDING_NAMES else "place"
    return Piece(kind, thing)


def is_skipped(entry: Entry) -> bool:
    """Return True for a turn without a choice. The pass that ends storage is none: it tells what was lost."""
    return entry.answer.verb == Verb.PASS and not entry.chosen and entry.question != Question.STORE


def happenings(log: Sequence[Entry], first: int = 0, last: int | None = None) -> list[Happening]:
    """Return the entries `log[first:last]` with their steps."""
    return [Happening(step, entry) for step, entry in enumerate(log[first:last], first + 1)]


def runs(log: Sequence[Entry], new: Sequence[Happening]) -> list[Run]:
    """Return the new happenings as they are told together, without those that are not worth telling.

    Told together are a placement, arriving colonists, a new row of plantations, and turns skipped for one reason. The
    first run begins earlier in the log if the new happenings continue it.
    """
    if not new:
        return []
    start = new[0].step - 1
    known = happenings(log, _start_of_open_run(log, start), start)
    told = [happening for happening in (*known, *new) if _is_worth_telling(log, happening)]
    found = [run for _, group in groupby(told, _group) if (run := tuple(group))[-1].step > start]
    # A placement is told when the people stand, not when they are picked up.
    if found and [one.entry.question for one in found[-1]] == [Question.LIFT] and found[-1][0] is new[-1]:
        found.pop()
    return found


def _start_of_open_run(log: Sequence[Entry], end: int) -> int:
    """Return the index of the entry with which the last run before `end` begins."""
    start, open_group = end, None
    for index in range(end - 1, -1, -1):
        happening = Happening(index + 1, log[index])
        if not _is_worth_telling(log, happening):
            continue
        group = _group(happening)
        if group == happening.step or open_group not in (None, group):
            break
        start, open_group = index, group
    return start


def _group(happening: Happening) -> Any:
    """Return a key that is equal for entries that are told together; an entry told alone has its step."""
    entry = happening.entry
    if entry.question in _PLACING:
        return "placement", entry.seat
    if entry.question == Question.DISTRIBUTE:
        return "arrival"
    if entry.question == Question.CHANCE and _fills_row(happening.changes):
        return "row"
    if is_skipped(entry):
        return "skipped", entry.question, entry.why
    return happening.step


def _is_worth_telling(log: Sequence[Entry], happening: Happening) -> bool:
    entry = happening.entry
    if is_skipped(entry):
        return _is_new_reason(log, happening.step - 1)
    if entry.question == Question.STORE and entry.answer.verb == Verb.PASS:
        return entry.changed
    return entry.question not in SILENT or bool(_endings(happening.changes))


def _is_new_reason(log: Sequence[Entry], index: int) -> bool:
    """Return False if the player has answered this question in this phase, or was skipped for the same reason."""
    entry = log[index]
    for before in range(index - 1, -1, -1):
        earlier = log[before]
        if earlier.question == Question.CHOOSE_ROLE:
            break
        if (earlier.question, earlier.seat) == (entry.question, entry.seat) and (
            not is_skipped(earlier) or earlier.why == entry.why
        ):
            return False
    return True


def tell(told: Iterable[Run], reader: int | None, *, hidden_points: bool) -> list[Line]:
    """Return the lines for a reader: a seat, or None for a spectator.

    With `hidden_points` the points of other seats are left out.
    """
    narrator = Narrator(reader, hidden_points=hidden_points)
    return [line for run in told for line in narrator.lines(run)]


class Narrator:
    """Tells happenings to one reader: a seat, or None for a spectator."""

    def __init__(self, reader: int | None, *, hidden_points: bool) -> None:
        self.reader, self.hidden_points = reader, hidden_points

    def lines(self, run: Run) -> Iterator[Line]:
        """Yield the lines about happenings that are told together."""
        for part in self._parts(run):
            first, last = part[0], part[-1]
            if (message := self._message(part)) is not None:
                kind: Literal["told", "skipped"] = "skipped" if is_skipped(last.entry) else "told"
                yield Line(first.step, last.step, message, _seats_of(part), kind)
            for happening in part:
                for ending in _endings(happening.changes):
                    told = Message("log-ending", {"ending": Message(_id("ending", ending))})
                    yield Line(happening.step, happening.step, told, (), "ending")

    def _parts(self, run: Run) -> Iterator[Run]:
        """Yield a run without the reader's own skipped turn, whose reason they look for, and that turn alone."""
        if len(run) == 1 or not is_skipped(run[0].entry):
            yield run
            return
        for _, part in groupby(run, lambda one: one.entry.seat == self.reader):
            yield tuple(part)

    def sentence(self, entry: Entry) -> Message:
        """Return one entry in one sentence, even if a log would leave it out."""
        return self._message((Happening(0, entry),)) or Message("log-continue")

    def _message(self, run: Run) -> Message | None:
        entry = run[0].entry
        if len(run) > 1 and is_skipped(entry):
            return _skipped([one.entry for one in run])
        if entry.question in _PLACING:
            return _placement(entry.seat, _moved(entry.seat, run))
        if entry.question == Question.DISTRIBUTE:
            return Message("log-moment-distribute", {"shares": Shares(tuple(_arrived(run).items()))})
        changes = run[0].changes
        if entry.question == Question.CHANCE and _fills_row(changes):
            tiles = Tiles(tuple(str(one.entry.answer.thing) for one in run))
            return Message("log-with-gains", {"sentence": Message("log-moment-refill-row"), "gains": tiles})
        if entry.question == Question.STORE:
            return self._stored(entry, changes)
        return self._moment(entry, changes) if entry.is_moment else self._answer(entry, changes)

    def _answer(self, entry: Entry, changes: Mapping[str, Any]) -> Message:
        answer, passes = entry.answer, entry.answer.verb == Verb.PASS
        args: dict[str, Argument] = {"name": Seats((entry.seat,))}
        if answer.thing is not None:
            args["thing"] = piece(answer.verb, answer.thing)
        if answer.number is not None:
            args["number"] = answer.number
        if passes:
            args["seats"] = 1
        line = Message(_id("log-pass", entry.question.name) if passes else _id("log", answer.verb.name), args)
        if gained := self.gained(entry, changes):
            line = Message("log-with-gains", {"sentence": line, "gains": Gains(gained)})
        if is_skipped(entry):
            return _with_reason(line, entry.why)
        is_forced = entry.seat == self.reader and not entry.chosen and not passes
        return Message("log-forced", {"sentence": line}) if is_forced else line

    def _stored(self, entry: Entry, changes: Mapping[str, Any]) -> Message:
        lost = _lost(entry.seat, changes)
        if entry.answer.verb == Verb.PASS:
            return lost or Message("log-pass-store", {"name": Seats((entry.seat,)), "seats": 1})
        line = self._answer(entry, changes)
        return Message("log-and", {"first": line, "last": lost}) if lost else line

    def _moment(self, entry: Entry, changes: Mapping[str, Any]) -> Message | None:
        message, name = _id("log-moment", entry.question.name), Seats((entry.seat,))
        match entry.question:
            case Question.NEW_ROUND:
                governor = changes.get("governor", (0, entry.seat))[1]
                return Message(message, {"round": changes["round"][1], "name": Seats((governor,))})
            case Question.REFILL_SHIP:
                return _boarded(changes)
            case Question.UNLOAD:
                loads = _sailed(changes)
                return Message(message, {"things": Amounts(loads)}) if loads else None
            case Question.STORAGE:
                return _lost(entry.seat, changes) or Message(message, {"name": name})
        if entry.question in _BRINGING:
            gained = self.gained(entry, changes)
            return Message(message, {"name": name, "gains": Gains(gained)}) if gained else None
        return Message(message, {"name": name}) if entry.question not in SILENT else None

    def gained(self, entry: Entry, changes: Mapping[str, Any]) -> dict[str, int]:
        """Return what the seat of an entry has more or less of: doubloons, points (`vp`) and goods.

        The barrel that the answer itself names is left out, unless the number of barrels is news.
        """
        goods = entry.is_moment or entry.answer.verb in _BARREL_VERBS
        points = entry.seat == self.reader or not self.hidden_points
        found: dict[str, int] = {}
        own = f"seats.{entry.seat}."
        for path, (old, new) in changes.items():
            if not path.startswith(own):
                continue
            thing = path.removeprefix(own)
            thing = "vp" if thing == "noted" else thing.removeprefix("goods.")
            if thing == "doubloons" or (points and thing == "vp") or (goods and thing in GOOD_NAMES):
                found[thing] = found.get(thing, 0) + (new or 0) - (old or 0)
        return {thing: number for thing, number in found.items() if number}


def _id(family: str, name: str) -> str:
    """Return the id of a message, as `locale.phrase` does."""
    return f"{family}-{name}".lower().replace("_", "-")


def _seats_of(run: Run) -> tuple[int, ...]:
    """Return the players that a line is about."""
    if run[0].entry.question == Question.DISTRIBUTE:
        return tuple(_arrived(run))
    return tuple(dict.fromkeys(one.entry.seat for one in run if one.entry.seat >= 0))


def _all_changes(run: Run) -> Iterator[tuple[str, tuple[Any, Any]]]:
    for happening in run:
        yield from happening.changes.items()


def _with_reason(line: Message, why: Why) -> Message:
    return Message("log-with-reason", {"sentence": line, "why": Message(_id("why", f"{why.name}.skipped"))})


def _skipped(entries: Sequence[Entry]) -> Message:
    """Turns of several players, skipped for one reason."""
    seats = tuple(entry.seat for entry in entries)
    line = Message(_id("log-pass", entries[0].question.name), {"name": Seats(seats), "seats": len(seats)})
    return _with_reason(line, entries[0].why)


def _placement(seat: int, moved: Mapping[str, int]) -> Message:
    name = Seats((seat,))
    # People who are left over in San Juan are news; those who left it stand elsewhere.
    places = {place: number for place, number in moved.items() if place != "san_juan" or number > 0}
    if not places:
        return Message("log-placement-unchanged", {"name": name})
    moves = [(piece(Verb.PLACE, place), number) for place, number in places.items()]
    shares = Moves(tuple((where.kind, where.name, number) for where, number in moves))
    return Message("log-placement", {"name": name, "shares": shares})


def _boarded(changes: Mapping[str, Any]) -> Message:
    """Who is on the colonist ship now."""
    kinds = ("colonists", "nobles")
    aboard = {kind: changes.get(f"colonist_ship.{kind}", (0, 0))[1] for kind in kinds}
    if not aboard["nobles"]:
        return Message("log-moment-refill-ship", {"n": aboard["colonists"]})
    people = Amounts({kind: number for kind, number in aboard.items() if number})
    return Message("log-refill-with-nobles", {"people": people})


def _lost(seat: int, changes: Mapping[str, Any]) -> Message | None:
    """Barrels that went back to the supply because there was no room for them."""
    lost = {}
    for good in GOOD_NAMES:
        old, new = changes.get(f"seats.{seat}.goods.{good}", (0, 0))
        if (old or 0) > (new or 0):
            lost[good] = (old or 0) - (new or 0)
    return Message("log-lost", {"name": Seats((seat,)), "things": Amounts(lost)}) if lost else None


def _moved(seat: int, run: Run) -> dict[str, int]:
    """Return how many people came to each place of a seat, or left it."""
    moved: dict[str, int] = {}
    for path, (old, new) in _all_changes(run):
        match path.split("."):
            case ["seats", owner, "san_juan", _] if owner == str(seat):
                place = "san_juan"
            case ["seats", owner, "island" | "city", place, "colonists" | "nobles"] if owner == str(seat):
                pass
            case _:
                continue
        moved[place] = moved.get(place, 0) + (new or 0) - (old or 0)
    return {place: number for place, number in moved.items() if number}


def _arrived(run: Run) -> dict[int, int]:
    """Return how many people each seat got into San Juan."""
    arrived: dict[int, int] = {}
    for path, (old, new) in _all_changes(run):
        if path.startswith("seats.") and ".san_juan." in path:
            seat = int(path.split(".")[1])
            arrived[seat] = arrived.get(seat, 0) + new - old
    return arrived


def _sailed(changes: Mapping[str, Any]) -> dict[str, int]:
    """Return the loads of the ships that sailed."""
    sailed = [f"ships.{ship}" for ship in range(SHIPS) if f"ships.{ship}.good" in changes]
    return {changes[f"{ship}.good"][0]: changes[f"{ship}.loaded"][0] for ship in sailed}


def _endings(changes: Mapping[str, Any]) -> list[str]:
    """Return the conditions for the end of the game that have just been met."""
    changed = [changes[path] for path in _ENDINGS if path in changes]
    if not changed:
        return []
    before = {old for old, _ in changed}
    return [new for _, new in changed if new and new not in before]


def _fills_row(changes: Mapping[str, Any]) -> bool:
    return any(path.startswith("plantations.face_up") for path in changes)
