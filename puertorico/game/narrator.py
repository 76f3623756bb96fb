"""The narrator: selects the log entries to report, and groups related ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Literal, NamedTuple

from ..rules.answers import Verb
from ..rules.kinds import SHIPS, Ending
from ..rules.questions import Question
from ..rules.state import State
from ..rules.why import Why
from .log import Entry, board_gains
from .messages import Amounts, Argument, Gains, Line, Message, Moves, Piece, Seats, Shares, Tiles, message_id
from .notation import BUILDING_NAMES, GOOD_NAMES, TILE_NAMES


class Happening(NamedTuple):
    """An entry of the log and the step it led to."""

    step: int
    entry: Entry


Run = tuple[Happening, ...]

_ROUND = State.FIELDS["round_number"]
# Where a position lists the conditions for the end that have been met.
_ENDINGS = tuple(f"ending.{place}" for place in range(len(Ending)))


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
    """Return True for a turn without a choice, except the pass that ends storage."""
    return entry.answer.verb == Verb.PASS and not entry.chosen and entry.question != Question.STORE


def runs(log: Sequence[Entry], first: int = 0, last: int | None = None) -> list[Run]:
    """Return the entries of `log[first:last]` to report, grouped into runs.

    These form one run: a placement, arriving colonists, a new row of plantations, and turns skipped for one reason. The
    first run begins earlier in the log if the entries continue it.
    """
    last = len(log) if last is None else last
    if first == last:
        return []
    start = _start_of_open_run(log, first)
    new = (Happening(step, entry) for step, entry in enumerate(log[start:last], start + 1))
    told = [happening for happening in new if _is_worth_telling(log, happening)]
    found = [run for _, group in groupby(told, _group) if (run := tuple(group))[-1].step > first]
    # Report a placement when it is complete, not when the colonists are lifted.
    if found and len(found[-1]) == 1 and found[-1][0].step == last and log[last - 1].question == Question.LIFT:
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
    """Return a key, equal for entries told together; the step of an entry told alone."""
    entry = happening.entry
    match entry.question.row.told:
        case "placement":
            return "placement", entry.seat
        case "arrival":
            return "arrival"
        case "row" if _fills_row(entry):
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
    return entry.question.row.told != "silent" or bool(_endings(entry))


def _is_new_reason(log: Sequence[Entry], index: int) -> bool:
    """Return False if the player acted here in this phase, or already knows the reason."""
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


def told_apart(run: Run) -> set[int]:
    """Return the seats for which a run is worded differently."""
    entry = run[0].entry
    if is_skipped(entry):
        return {one.entry.seat for one in run} if len(run) > 1 else set()
    is_answer = not entry.is_moment and entry.question.row.told != "placement"
    return {entry.seat} if is_answer and not entry.chosen else set()


def tell(told: Iterable[Run], reader: int | None) -> list[Line]:
    """Return the lines for a reader: a seat, or None for a spectator.

    Everyone sees the chips that a player takes, so point gains are shown even if totals are hidden.
    """
    narrator = Narrator(reader)
    return [line for run in told for line in narrator.lines(run)]


def tell_each(log: Iterable[Entry]) -> Iterator[tuple[Entry, Message]]:
    """Yield every entry of a log with a sentence of its own, for a replay in detail.

    Only the pass that ends a turn after an answer is left out.
    """
    narrator, turn = Narrator(None), None
    for entry in log:
        if not is_skipped(entry) or turn != (entry.question, entry.seat):
            told = narrator.message((Happening(0, entry),)) or Message("log-continue")
            yield entry, Message("log-forced", {"sentence": told}) if _is_forced(entry) else told
        turn = (entry.question, entry.seat)


def opening(log: Iterable[Entry]) -> Message | None:
    """Announce the round that a log begins in; return None before a role is chosen.

    `NEW_ROUND` announces the others.
    """
    first = next((entry for entry in log if entry.question == Question.CHOOSE_ROLE), None)
    if first is None:
        return None
    current = int.from_bytes(first.before[_ROUND.offset : _ROUND.offset + _ROUND.bytes], "little")
    return Message(message_id("log-moment", Question.NEW_ROUND.name), {"round": current, "name": Seats((first.seat,))})


def verdict(winners: Sequence[int], reader: int | None) -> Message:
    """Say who has won, to a seat or a spectator (None).

    >>> verdict([1, 2], 0), verdict([1, 2], 2).id, verdict([1], 1).id
    (Message(id='end-shared', args={'name': Seats(seats=(1, 2))}), 'you-winners', 'end-you-win')
    """
    others = tuple(seat for seat in winners if seat != reader)
    if len(others) == len(winners):
        return Message("end-shared" if len(winners) > 1 else "end-winner", {"name": Seats(others)})
    return Message("you-winners", {"name": Seats(others)}) if others else Message("end-you-win")


class Narrator:
    """Writes the log for one reader: a seat, or None for a spectator."""

    def __init__(self, reader: int | None) -> None:
        self.reader = reader

    def lines(self, run: Run) -> Iterator[Line]:
        """Yield the lines about happenings that are told together."""
        for part in self._parts(run):
            first, last = part[0], part[-1]
            if (message := self.message(part)) is not None:
                kind: Literal["told", "skipped"] = "skipped" if is_skipped(last.entry) else "told"
                yield Line(first.step, last.step, message, _seats_of(part), kind)
            for happening in part:
                for ending in _endings(happening.entry):
                    told = Message("log-ending", {"ending": Message(message_id("ending", ending))})
                    yield Line(happening.step, happening.step, told, (), "ending")

    def _parts(self, run: Run) -> Iterator[Run]:
        """Split a run so that the reader's own skipped turn gets its own line with the reason."""
        if len(run) == 1 or not is_skipped(run[0].entry):
            yield run
            return
        for _, part in groupby(run, lambda one: one.entry.seat == self.reader):
            yield tuple(part)

    def message(self, run: Run) -> Message | None:
        """Return one sentence about happenings told together; None if there is nothing to say."""
        entry = run[0].entry
        if len(run) > 1 and is_skipped(entry):
            return _skipped([one.entry for one in run])
        match entry.question.row.told:
            case "placement":
                return _placement(entry.seat, _moved(run))
            case "arrival":
                return Message("log-moment-distribute", {"shares": Shares(tuple(_arrived(run).items()))})
            case "row" if _fills_row(entry):
                tiles = Tiles(tuple(str(one.entry.answer.thing) for one in run))
                return Message("log-with-gains", {"sentence": Message("log-moment-refill-row"), "gains": tiles})
        if entry.question == Question.STORE:
            return self._stored(entry)
        return self._moment(entry) if entry.is_moment else self._answer(entry)

    def _answer(self, entry: Entry) -> Message:
        answer, passes = entry.answer, entry.answer.verb == Verb.PASS
        args: dict[str, Argument] = {"name": Seats((entry.seat,))}
        if answer.thing is not None:
            args["thing"] = piece(answer.verb, answer.thing)
        if answer.number is not None:
            args["number"] = answer.number
        if passes:
            args["seats"] = 1
        family, name = ("log-pass", entry.question.name) if passes else ("log", answer.verb.name)
        line = Message(message_id(family, name), args)
        if gained := self.gained(entry):
            line = Message("log-with-gains", {"sentence": line, "gains": Gains(gained)})
        if is_skipped(entry):
            return _with_reason(line, entry.why)
        is_told = entry.seat == self.reader and _is_forced(entry)
        return Message("log-forced", {"sentence": line}) if is_told else line

    def _stored(self, entry: Entry) -> Message:
        lost = _lost(entry)
        if entry.answer.verb == Verb.PASS:
            return lost or Message("log-pass-store", {"name": Seats((entry.seat,)), "seats": 1})
        line = self._answer(entry)
        return Message("log-and", {"first": line, "last": lost}) if lost else line

    def _moment(self, entry: Entry) -> Message | None:
        message, name = message_id("log-moment", entry.question.name), Seats((entry.seat,))
        match entry.question:
            case Question.NEW_ROUND:
                governor = entry.changes.get("governor", (0, entry.seat))[1]
                return Message(message, {"round": entry.changes["round"][1], "name": Seats((governor,))})
            case Question.REFILL_SHIP:
                return _boarded(entry)
            case Question.UNLOAD:
                loads = _sailed(entry)
                return Message(message, {"things": Amounts(loads)}) if loads else None
            case Question.STORAGE:
                return _lost(entry) or Message(message, {"name": name})
        match entry.question.row.told:
            case "silent":
                return None
            case "gains":
                gained = self.gained(entry)
                return Message(message, {"name": name, "gains": Gains(gained)}) if gained else None
        return Message(message, {"name": name})

    def gained(self, entry: Entry) -> dict[str, int]:
        """Return what the seat of an entry gains or loses: doubloons, points (`vp`), goods.

        The barrel that the answer itself names is left out, unless the number of barrels is new information.
        """
        goods = entry.is_moment or entry.answer.verb.row.counts_barrels
        found: Counter[str] = Counter()
        for path, more in _own_gains(entry):
            thing = "vp" if path == "noted" else path.removeprefix("goods.")
            if thing in ("doubloons", "vp") or (goods and thing in GOOD_NAMES):
                found[thing] += more
        return {thing: number for thing, number in found.items() if number}


def _is_forced(entry: Entry) -> bool:
    """Return True for the only legal answer, if it does something."""
    return not entry.chosen and not entry.is_moment and entry.answer.verb != Verb.PASS


def _seats_of(run: Run) -> tuple[int, ...]:
    """Return the players that a line is about."""
    if run[0].entry.question == Question.DISTRIBUTE:
        return tuple(_arrived(run))
    return tuple(dict.fromkeys(one.entry.seat for one in run if one.entry.seat >= 0))


def _with_reason(line: Message, why: Why) -> Message:
    return Message("log-with-reason", {"sentence": line, "why": Message(message_id("why", f"{why.name}.skipped"))})


def _skipped(entries: Sequence[Entry]) -> Message:
    """Return the message about turns that were skipped for one reason."""
    seats = tuple(entry.seat for entry in entries)
    line = Message(message_id("log-pass", entries[0].question.name), {"name": Seats(seats), "seats": len(seats)})
    return _with_reason(line, entries[0].why)


def _placement(seat: int, moved: Mapping[str, int]) -> Message:
    name = Seats((seat,))
    # Mention people left in San Juan. Those who left it appear at their new places.
    places = {place: number for place, number in moved.items() if place != "san_juan" or number > 0}
    if not places:
        return Message("log-placement-unchanged", {"name": name})
    moves = [(piece(Verb.PLACE, place), number) for place, number in places.items()]
    shares = Moves(tuple((where.kind, where.name, number) for where, number in moves))
    return Message("log-placement", {"name": name, "shares": shares})


def _boarded(entry: Entry) -> Message:
    """Return the message about who is on the colonist ship."""
    aboard = {kind: entry.changes.get(f"colonist_ship.{kind}", (0, 0))[1] for kind in ("colonists", "nobles")}
    if not aboard["nobles"]:
        return Message("log-moment-refill-ship", {"n": aboard["colonists"]})
    people = Amounts({kind: number for kind, number in aboard.items() if number})
    return Message("log-refill-with-nobles", {"people": people})


def _lost(entry: Entry) -> Message | None:
    """Return the message about barrels lost for lack of storage."""
    goods = [(path.removeprefix("goods."), more) for path, more in _own_gains(entry)]
    lost = {good: -more for good, more in goods if good in GOOD_NAMES and more < 0}
    return Message("log-lost", {"name": Seats((entry.seat,)), "things": Amounts(lost)}) if lost else None


def _own_gains(entry: Entry) -> Iterator[tuple[str, int]]:
    """Yield the gains and losses of an entry's seat, by path on its board."""
    return ((path, more) for seat, path, more in board_gains(entry) if seat == entry.seat)


def _moved(run: Run) -> dict[str, int]:
    """Return how many people came to each place of the player, or left it."""
    moved: Counter[str] = Counter()
    for happening in run:
        for path, more in _own_gains(happening.entry):
            match path.split("."):
                case ["san_juan" as place, _] | ["island" | "city", place, "colonists" | "nobles"]:
                    moved[place] += more
    return {place: number for place, number in moved.items() if number}


def _arrived(run: Run) -> dict[int, int]:
    """Return how many people each seat got into San Juan."""
    arrived: Counter[int] = Counter()
    for happening in run:
        for seat, path, more in board_gains(happening.entry):
            if path.startswith("san_juan."):
                arrived[seat] += more
    return arrived


def _sailed(entry: Entry) -> dict[str, int]:
    """Return the loads of the ships that sailed."""
    changes = entry.changes
    sailed = [f"ships.{ship}" for ship in range(SHIPS) if f"ships.{ship}.good" in changes]
    return {changes[f"{ship}.good"][0]: changes[f"{ship}.loaded"][0] for ship in sailed}


def _endings(entry: Entry) -> list[str]:
    """Return the conditions for the end of the game that have just been met."""
    changes = entry.changes
    changed = [changes[path] for path in _ENDINGS if path in changes]
    if not changed:
        return []
    before = {old for old, _ in changed}
    return [new for _, new in changed if new and new not in before]


def _fills_row(entry: Entry) -> bool:
    return any(path.startswith("plantations.face_up") for path in entry.changes)
