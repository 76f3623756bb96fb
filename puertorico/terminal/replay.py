"""A game text told answer by answer, with what each changed."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping
from typing import Any

from ..game import Game
from ..log import Entry
from ..position import write_position
from ..rules.answers import Verb
from ..rules.questions import Question
from ..rules.state import State
from ..rules.why import SENTENCES
from .board import WIDTH, Board, score_table, verdict
from .words import name, of_others, plain

_MOMENTS = {
    Question.ROUND: "the round ends",
    Question.NEW_ROUND: "a new round begins",
    Question.LODGE_POINTS: "points of the hunting lodge (seat {seat})",
    Question.DISCARD_ROW: "the row is discarded",
    Question.RESHUFFLE: "the discarded plantations are shuffled",
    Question.DISTRIBUTE: "a colonist arrives",
    Question.LIFT: "placement begins (seat {seat})",
    Question.REFILL_SHIP: "the colonist ship is filled",
    Question.PRODUCE: "production (seat {seat})",
    Question.EMPTY_HOUSE: "the trading house is emptied",
    Question.FIRST_TURN: "before the first loading (seat {seat})",
    Question.UNLOAD: "full ships are unloaded",
    Question.PROSPECTOR: "the prospector's doubloon (seat {seat})",
}


def replay(game: Game) -> Iterator[str]:
    """The whole game, then the score sheet."""
    heading = ""
    for entry, number in _with_rounds(game):
        if heading in ("", "Setup"):
            here = f"Round {number}" if entry.question == Question.CHOOSE_ROLE else "Setup"
        else:
            here = f"Round {number}"
        if here != heading:
            yield here
        heading = here
        yield from step(entry)
    yield "The game is over." if game.is_over else "The game is not over. If it ended now:"
    yield from score_table(game.scores, range(game.players), None)
    if game.is_over:
        yield verdict(game.scores, game.winners, None)


def replay_round(game: Game, number: int) -> list[str]:
    """The board when a round began, then the answers of that round; raises `ValueError` if there is no such round."""
    entries = [entry for entry, round_number in _with_rounds(game) if round_number == number]
    start = next((entry.before for entry in entries if entry.question == Question.CHOOSE_ROLE), None)
    if start is None and number == game.round and game.question == Question.CHOOSE_ROLE:
        start = game.record
    if start is None:
        raise ValueError(f"the game has no round {number}; it has rounds 1 to {game.round}")
    board = Board(start, write_position(_state(start)), None).whole()
    return [*board, *(line for entry in entries for line in step(entry))]


def step(entry: Entry) -> Iterator[str]:
    """One answer or moment, and below it what changed."""
    if entry.is_moment:
        what = _MOMENTS.get(entry.question, plain(entry.question.name.lower())).format(seat=entry.seat)
    else:
        what = f"{name(entry.seat, None)}: {entry.answer}"
        if entry.answer.verb == Verb.PASS and not entry.chosen:
            what += f", no choice: {of_others(SENTENCES[entry.why])}"
        elif not entry.chosen:
            what += ", no choice"
    yield from textwrap.wrap(what, WIDTH, initial_indent="  ", subsequent_indent=" " * 8)
    for owner, parts in _by_owner(entry.changes).items():
        text = f"{owner}: {', '.join(parts)}"
        yield from textwrap.wrap(text, WIDTH, initial_indent=" " * 6, subsequent_indent=" " * 8)


def _by_owner(changes: Mapping[str, tuple[Any, Any]]) -> dict[str, list[str]]:
    """The changes in words, for each player and each part of the common table."""
    grouped: dict[str, list[str]] = {}
    for path, (old, new) in changes.items():
        owner, phrase = _phrase(path.split("."), old, new)
        if phrase:
            grouped.setdefault(owner, []).append(phrase)
    return grouped


def _phrase(path: list[str], old: Any, new: Any) -> tuple[str, str]:
    """Whose thing at this path of a position changed, and how; no words for what another path tells already."""
    match path:
        case ["roles", role, "taken"]:
            return "roles", f"{role} back" if new is None else f"{role} taken by seat {new}"
        case ["seats", seat, "city", building, "colonists"] if old is None:
            return f"seat {seat}", f"new {plain(building)}"
    owner, thing = _thing(path)
    nothing = 0 if isinstance(old, int) or isinstance(new, int) else "none"
    old, new = nothing if old is None else old, nothing if new is None else new
    return owner, f"{thing} {old} to {new}" if thing and old != new else ""


def _thing(path: list[str]) -> tuple[str, str]:
    match path:
        case ["seats", seat, "island", kind, "tiles"]:
            return f"seat {seat}", f"{kind} tiles"
        case ["seats", seat, "island" | "city", kind, ("colonists" | "nobles") as pieces]:
            return f"seat {seat}", f"{pieces} on {plain(kind)}"
        case ["seats", seat, "san_juan", pieces]:
            return f"seat {seat}", f"{pieces} in San Juan"
        case ["seats", seat, "goods", good]:
            return f"seat {seat}", good
        case ["seats", seat, "doubloons"]:
            return f"seat {seat}", "doubloons"
        case ["seats", seat, "vp"]:
            return f"seat {seat}", "point chips"
        case ["seats", seat, "noted"]:
            return f"seat {seat}", "noted points"
        case ["roles", role, "doubloons"]:
            return "roles", f"doubloons on {role}"
        case ["bank", "vp"]:
            return "supply", "point chips"
        case ["bank", "goods", thing] | ["bank", thing]:
            return "supply", thing
        case ["plantations", pile, good]:
            return f"plantations {plain(pile)}", good
        case ["colonist_ship", pieces]:
            return "colonist ship", pieces
        case ["ships", ship, "good"]:
            return f"cargo ship {int(ship) + 1}", "kind"
        case ["ships", ship, "loaded"]:
            return f"cargo ship {int(ship) + 1}", "barrels"
        case ["trading_house", place]:
            return "trading house", f"place {int(place) + 1}"
        case ["buildings", building]:
            return "buildings left", plain(building)
        case ["ending", _]:
            return "end of the game", "reason"
        case ["round"]:
            return "round", "number"
        case ["governor"]:
            return "round", "governor seat"
        case _:
            return "", ""


def _with_rounds(game: Game) -> Iterator[tuple[Entry, int]]:
    state = State.blank()
    for entry in game.log:
        state.load(entry.before)
        yield entry, state.round_number


def _state(record: bytes) -> State:
    state = State.blank()
    state.load(record)
    return state
