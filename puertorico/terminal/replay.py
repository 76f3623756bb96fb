"""A replay of a game, answer by answer, with the changes of each."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping
from typing import Any

from ..game.game import Game
from ..game.log import Entry
from ..game.messages import Message
from ..game.narrator import tell_each
from ..game.observation import observe
from ..locale.message_text import sentence
from ..locale.words import Words, capital
from ..rules.questions import Question
from ..rules.state import State
from .board import WIDTH, Board, score_table, verdict

_PILES = {"face_up": "terminal-face-up", "face_down": "terminal-face-down", "discard": "terminal-discard"}
_PIECES = {"colonists": "board-colonists", "nobles": "board-nobles"}
_BANK = {"vp": "score-chips", "quarries": "tile-quarry", **_PIECES}


def replay(game: Game, words: Words) -> Iterator[str]:
    """Yield the whole game, then the score sheet."""
    heading = ""
    setup = words("terminal-setup")
    for entry, message in tell_each(game.log):
        here = words("board-round", round=_round(entry))
        if heading in ("", setup) and entry.question != Question.CHOOSE_ROLE:
            here = setup
        if here != heading:
            yield here
        heading = here
        yield from step(entry, message, words)
    yield words("end-title") if game.is_over else words("terminal-not-over")
    yield from score_table(game.scores, range(game.players), words)
    if game.is_over:
        yield from textwrap.wrap(verdict(game.scores, game.winners, words), WIDTH)


def replay_round(game: Game, number: int, words: Words) -> list[str]:
    """Return a round: its first board and its answers. Raises `ValueError` if unknown."""
    steps = [(entry, message) for entry, message in tell_each(game.log) if _round(entry) == number]
    start = next((entry.before for entry, _ in steps if entry.question == Question.CHOOSE_ROLE), None)
    if start is None and number == game.round and game.question == Question.CHOOSE_ROLE:
        start = game.record
    if start is None:
        raise ValueError(f"the game has no round {number}; it has rounds 1 to {game.round}")
    state = State.of(start)
    state.hidden_vp = 0  # a replay shows all points
    board = Board(start, observe(state, None), words).whole()
    return [*board, *(line for entry, message in steps for line in step(entry, message, words))]


def _round(entry: Entry) -> int:
    return State.of(entry.before).round_number


def step(entry: Entry, message: Message, words: Words) -> Iterator[str]:
    """Yield one answer or moment, and below it what changed."""
    yield from textwrap.wrap(sentence(words, message), WIDTH, initial_indent="  ", subsequent_indent=" " * 8)
    for owner, parts in _by_owner(entry.changes, words).items():
        text = f"{owner}: {', '.join(parts)}"
        yield from textwrap.wrap(text, WIDTH, initial_indent=" " * 6, subsequent_indent=" " * 8)


def _by_owner(changes: Mapping[str, tuple[Any, Any]], words: Words) -> dict[str, list[str]]:
    """Return the changes in words, by player and by part of the common table."""
    grouped: dict[str, list[str]] = {}
    for path, (old, new) in changes.items():
        owner, phrase = _phrase(path.split("."), old, new, words)
        if phrase:
            grouped.setdefault(owner, []).append(phrase)
    return grouped


def _phrase(path: list[str], old: Any, new: Any, words: Words) -> tuple[str, str]:
    """Return the owner and the text of a change; no text if another path covers it."""
    match path:
        case ["roles", role, "taken"]:
            holder = words("terminal-back") if new is None else words.name(new)
            return words("board-roles"), f"{words.of('role', role)} ({holder})"
        case ["seats", seat, "city", building, "colonists"] if old is None:
            return _player(seat, words), words("effect-gain", things=words.of("building", building))
        case ["ending", _]:
            return words("board-last-round"), words.of("ending", new) if new else ""
        case ["round"]:
            return words("chart-round"), str(new)
        case ["ships", ship, "good"]:
            return _ship(ship, words), _goods(old, new, words)
        case ["trading_house", _]:
            return words("place-trading-house"), _goods(old, new, words)
        case ["governor"]:
            return words("piece-governor"), words.name(new)
    owner, thing = _thing(path, words)
    # A missing value counts as 0.
    before, after = old or 0, new or 0
    return owner, words("terminal-change", thing=thing, old=before, new=after) if thing and before != after else ""


def _goods(old: str | None, new: str | None, words: Words) -> str:
    """Return which good came to a place, and which is gone."""
    parts = [("effect-loss", old), ("effect-gain", new)]
    return ", ".join(words(message, things=words.of("good", good)) for message, good in parts if good)


def _thing(path: list[str], words: Words) -> tuple[str, str]:
    match path:
        case ["seats", seat, *rest]:
            return _player(seat, words), _belonging(rest, words)
        case ["roles", role, "doubloons"]:
            return words("board-roles"), f"{words('board-doubloons')} ({words.of('role', role)})"
        case ["bank", "goods", good]:
            return words("board-supply"), words.of("good", good)
        case ["bank", thing]:
            return words("board-supply"), words(_BANK[thing])
        case ["plantations", pile, good]:
            return words(_PILES[pile]), words.of("good", good)
        case ["colonist_ship", pieces]:
            return words("place-colonist-ship"), words(_PIECES[pieces])
        case ["ships", ship, "loaded"]:
            return _ship(ship, words), words("terminal-barrels")
        case ["buildings", building]:
            return words("board-buildings"), words.of("building", building)
        case _:
            return "", ""


def _belonging(path: list[str], words: Words) -> str:
    """Return the name of a thing that a player owns."""
    match path:
        case ["island", kind, "tiles"]:
            return words.of("tile", kind)
        case ["island" | "city", kind, ("colonists" | "nobles") as pieces]:
            return f"{words(_PIECES[pieces])} ({words.place(kind)})"
        case ["san_juan", pieces]:
            return f"{words(_PIECES[pieces])} ({words('place-san-juan')})"
        case ["goods", good]:
            return words.of("good", good)
        case ["doubloons"]:
            return words("board-doubloons")
        case ["vp"]:
            return words("score-chips")
        case ["noted"]:
            return words("terminal-noted")
        case _:
            return ""


def _player(seat: str, words: Words) -> str:
    return capital(words.name(int(seat)))


def _ship(ship: str, words: Words) -> str:
    return words("terminal-ship", n=int(ship) + 1)
