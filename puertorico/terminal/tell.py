"""What happened, in sentences: the lines of the page's log, and others for what the reader did himself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import groupby
from typing import Any

from ..game.log import Entry
from ..game.notation import GOOD_NAMES
from ..locale import phrase
from ..rules.answers import Verb
from ..rules.kinds import SHIPS
from ..rules.questions import Question
from ..rules.why import Why
from .words import Words, capital

_PLACING = (Question.LIFT, Question.PLACE)

# The answers whose number of barrels is news; all others name what they move.
_BARRELS = (Verb.PASS, Verb.LOAD, Verb.LOAD_WHARF, Verb.LOAD_SMALL_WHARF)

# Moments of which nothing is to be told if they brought nothing.
_BRINGING = (Question.PRODUCE, Question.FIRST_TURN, Question.PROSPECTOR, Question.LODGE_POINTS, Question.STORAGE)

# Moments that only move the game on, or are to be seen on the board.
_SILENT = (
    Question.ROUND,
    Question.LODGES,
    Question.CAPTAIN,
    Question.DISCARD_ROW,
    Question.REFILL_ROW,
    Question.LAST_GUESTS,
)


def amounts(entry: Entry, *, points: bool = True) -> dict[str, int]:
    """Of what its seat has more or less after an entry: doubloons, points (`vp`) and goods.

    The barrel that the answer itself names is left out, unless the number of barrels is news.
    """
    goods = entry.is_moment or entry.answer.verb in _BARRELS
    found: dict[str, int] = {}
    for path, (old, new) in entry.changes.items():
        thing = path.removeprefix(f"seats.{entry.seat}.")
        if thing == path:
            continue
        thing = "vp" if thing == "noted" else thing.removeprefix("goods.")
        if thing == "doubloons" or (points and thing == "vp") or (goods and thing in GOOD_NAMES):
            found[thing] = found.get(thing, 0) + (new or 0) - (old or 0)
    return {thing: number for thing, number in found.items() if number}


class Teller:
    """Tells the log to the seat to which the words are spoken; hidden points of others stay hidden."""

    def __init__(self, words: Words, hidden_points: bool) -> None:
        self.words, self.hidden_points = words, hidden_points

    def tell(self, entries: Iterable[Entry]) -> list[str]:
        """One line for each thing worth telling."""
        lines = []
        for run in _runs(entries, self.words.me):
            whole = replace(run[0], after=run[-1].after) if len(run) > 1 else run[0]
            if len(run) > 1 and is_skipped(run[0]):
                lines.append(self._skipped(run))
            elif not self._is_silent(whole):
                lines.append(self.told(whole))
            lines += [self._ending(ending) for ending in _endings(whole)]
        return lines

    def told(self, entry: Entry) -> str:
        """One entry in one line, whatever it is."""
        match entry.question:
            case Question.LIFT | Question.PLACE:
                line = self._placement(entry)
            case Question.STORE:
                line = self._stored(entry)
            case Question.CHANCE if _is_to_row(entry):
                laid = self.words.of("good", entry.answer.thing or "")
                line = self.words("log-with-gains", sentence=self.words("log-moment-refill-row"), gains=laid)
            case _:
                line = self._moment(entry) if entry.is_moment else self._answer(entry)
        return capital(line)

    def _line(self, entry: Entry, message: str, **values: str | int) -> str:
        """A line about the seat of an entry: spoken to it, or told of it."""
        if entry.seat == self.words.me:
            return self.words.of("you", message, **values)
        return self.words.of("log", message, name=self.words.name(entry.seat), seats=1, **values)

    def _amounts(self, entry: Entry) -> dict[str, int]:
        return amounts(entry, points=entry.seat == self.words.me or not self.hidden_points)

    def _is_silent(self, entry: Entry) -> bool:
        if entry.question == Question.STORE and entry.answer.verb == Verb.PASS:
            return not entry.changed
        if entry.question == Question.CHANCE:
            return _is_to_row(entry)
        if entry.question in _PLACING:
            return not _moved(entry)
        if entry.question in _BRINGING:
            return not self._amounts(entry)
        return entry.question in _SILENT or (entry.question == Question.UNLOAD and not _sailed(entry))

    def _answer(self, entry: Entry) -> str:
        answer, words = entry.answer, self.words
        passes = answer.verb == Verb.PASS
        message = phrase("pass", entry.question.name) if passes else answer.verb.name
        line = self._line(entry, message, **words.forms(answer))
        if gains := words.gains(self._amounts(entry)):
            line = words("log-with-gains", sentence=line, gains=gains)
        if is_skipped(entry):
            return words("log-with-reason", sentence=line, why=words.why_skipped(entry.why.name))
        forced = entry.seat == words.me and not entry.chosen and not passes
        return words("log-forced", sentence=line) if forced else line

    def _skipped(self, run: list[Entry]) -> str:
        """Turns of several others, skipped for one reason."""
        name = self.words.names(skipped.seat for skipped in run)
        line = self.words.of("log-pass", run[0].question.name, name=name, seats=len(run))
        return capital(self.words("log-with-reason", sentence=line, why=self.words.why_skipped(run[0].why.name)))

    def _stored(self, entry: Entry) -> str:
        lost = self._lost(entry)
        if entry.answer.verb == Verb.PASS and lost:
            return lost
        line = self._line(entry, "pass-store") if entry.answer.verb == Verb.PASS else self._answer(entry)
        return self.words("log-and", first=line, last=lost) if lost else line

    def _lost(self, entry: Entry) -> str:
        """Barrels that went back to the supply because there was no room for them."""
        lost = [
            self.words.amount(good, (old or 0) - (new or 0))
            for good in GOOD_NAMES
            for old, new in [entry.changes.get(f"seats.{entry.seat}.goods.{good}", (0, 0))]
            if (old or 0) > (new or 0)
        ]
        return self._line(entry, "lost", things=self.words.joined(lost)) if lost else ""

    def _placement(self, entry: Entry) -> str:
        shares = [
            self.words("log-moved", thing=self.words.thing(Verb.PLACE, place), amount=self._signed(number))
            for place, number in _moved(entry).items()
            if place != "san_juan" or number > 0
        ]
        if not shares:
            return self._line(entry, "placement-unchanged")
        return self._line(entry, "placement", shares=", ".join(shares))

    def _signed(self, number: int) -> str:
        return self.words("effect-gain" if number > 0 else "effect-loss", things=abs(number))

    def _moment(self, entry: Entry) -> str:
        changes, words = entry.changes, self.words
        message = phrase("log-moment", entry.question.name)
        match entry.question:
            case Question.NEW_ROUND:
                governor = changes.get("governor", (0, entry.seat))[1]
                return words(message, round=changes["round"][1], name=words.name(governor))
            case Question.DISTRIBUTE:
                shares = [
                    words("log-moved", thing=words.name(seat), amount=self._signed(number))
                    for seat, number in _arrived(entry).items()
                ]
                return words(message, shares=", ".join(shares))
            case Question.REFILL_SHIP:
                aboard = [change[1] for path, change in changes.items() if path.startswith("colonist_ship")]
                return words(message, n=sum(aboard))
            case Question.UNLOAD:
                loads = [words.amount(good, barrels) for good, barrels in _sailed(entry)]
                return words(message, things=words.joined(loads)) if loads else words("log-continue")
            case Question.STORAGE:
                return self._lost(entry) or words(message, name=words.name(entry.seat))
        gains = words.gains(self._amounts(entry))
        if entry.question not in _BRINGING:
            return words(message, name=words.name(entry.seat))
        return self._line(entry, phrase("moment", entry.question.name), gains=gains) if gains else words("log-continue")

    def _ending(self, ending: str) -> str:
        return self.words("log-ending", ending=self.words.of("ending", ending))


def _moved(entry: Entry) -> dict[str, int]:
    """Where people came and went on the board of a seat."""
    moved: dict[str, int] = {}
    for path, (old, new) in entry.changes.items():
        match path.split("."):
            case ["seats", seat, "san_juan", _] if seat == str(entry.seat):
                place = "san_juan"
            case ["seats", seat, "island" | "city", place, "colonists" | "nobles"] if seat == str(entry.seat):
                pass
            case _:
                continue
        moved[place] = moved.get(place, 0) + (new or 0) - (old or 0)
    return {place: number for place, number in moved.items() if number}


def _arrived(entry: Entry) -> dict[int, int]:
    """How many people each seat got into San Juan."""
    arrived: dict[int, int] = {}
    for path, (old, new) in entry.changes.items():
        if path.startswith("seats.") and ".san_juan." in path:
            seat = int(path.split(".")[1])
            arrived[seat] = arrived.get(seat, 0) + new - old
    return arrived


def _sailed(entry: Entry) -> list[tuple[str, int]]:
    """The loads of the ships that sailed."""
    ships = [f"ships.{ship}" for ship in range(SHIPS) if f"ships.{ship}.good" in entry.changes]
    return [(entry.changes[f"{ship}.good"][0], entry.changes[f"{ship}.loaded"][0]) for ship in ships]


def _endings(entry: Entry) -> list[str]:
    """The conditions of the end that were met now."""
    changed = [change for path, change in entry.changes.items() if path.startswith("ending")]
    before = {old for old, _ in changed}
    return [new for _, new in changed if new and new not in before]


def _is_to_row(entry: Entry) -> bool:
    return any(path.startswith("plantations.face_up") for path in entry.changes)


def is_skipped(entry: Entry) -> bool:
    """A pass without a choice; the one that ends storage tells what was lost and is no skipped turn."""
    return entry.answer.verb == Verb.PASS and not entry.chosen and entry.question != Question.STORE


def _runs(entries: Iterable[Entry], me: int | None) -> Iterator[list[Entry]]:
    """Entries that are told together: a placement, the pieces of a ship, others' turns skipped for one reason.

    Left out is the pass of somebody who has answered that question in this phase, and a reason told in this phase.
    """
    kept: list[Entry] = []
    told: set[tuple[Question, int, Why]] = set()
    answered: set[tuple[Question, int]] = set()
    for entry in entries:
        if entry.question == Question.CHOOSE_ROLE:
            told.clear()
            answered.clear()
        turn, reason = (entry.question, entry.seat), (entry.question, entry.seat, entry.why)
        if not is_skipped(entry):
            kept.append(entry)
            answered.add(turn)
        elif turn not in answered and reason not in told:
            kept.append(entry)
            told.add(reason)

    def key(numbered: tuple[int, Entry]) -> tuple[Any, ...]:
        index, entry = numbered
        if entry.question in _PLACING:
            return ("placement", entry.seat)
        if entry.question == Question.DISTRIBUTE:
            return ("arrival",)
        if is_skipped(entry) and entry.seat != me:
            return ("skipped", entry.question, entry.why)
        return (index,)

    for _, run in groupby(enumerate(kept), key):
        yield [entry for _, entry in run]
