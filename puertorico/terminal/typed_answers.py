"""Typed lines: answers, and whole placements of the mayor phase."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping

from ..game.game import Game
from ..game.illegal_answer import IllegalAnswer
from ..game.notation import ANSWER, GOOD_NAMES, Answer
from ..game.position_types import Observation
from ..game.wording import quote
from ..locale.words import Words
from ..rules.why import Why

_PIECES = re.compile(r"([^0-9,+]+?) *([0-9]{1,2})(?: *\+ *([0-9]{1,2}))?")
_MOST_NAMED = 4


class NotUnderstood(ValueError):
    """Raised when the typed line is not an answer. The message says why."""


def folded(text: str) -> str:
    """Normalize a text for comparison with typed lines.

    >>> folded("Small  MARKET"), folded("build small_market"), folded("Bürgermeister")
    ('small market', 'build small market', 'burgermeister')
    """
    plain = "".join(letter for letter in unicodedata.normalize("NFKD", text) if not unicodedata.combining(letter))
    return " ".join(plain.casefold().replace("_", " ").split())


def parse_answer(game: Game, words: Words, shown: Mapping[Answer, str], typed: str) -> Answer:
    """Return the answer that a line means: by number, text, or the first letters of a word.

    A text is the one that is shown, or the one of the notation, which is the same in every language.
    """
    answers = game.answers
    if re.fullmatch("[0-9]{1,4}", typed):
        if not 1 <= int(typed) <= len(answers):
            raise NotUnderstood(words("terminal-no-such-number", typed=typed, n=len(answers)))
        return answers[int(typed) - 1]
    wanted = folded(typed)
    texts = {answer: {folded(answer.text), folded(shown[answer]), *_named(words, answer)} for answer in answers}
    matches = _first_that_fit(texts, wanted)
    if len(matches) == 1:
        return matches[0]
    if matches:
        few = ", ".join(shown[answer] for answer in matches[:_MOST_NAMED])
        few += " ..." if len(matches) > _MOST_NAMED else ""
        raise NotUnderstood(words("terminal-ambiguous", answers=few))
    for text, answer in ANSWER.items():
        if folded(text) == wanted and game.why_not(answer) != Why.NOT_ASKED:
            raise NotUnderstood(_not_now(words, quote(wanted), game.why_not(answer)))
    raise NotUnderstood(words("terminal-no-answer", typed=quote(typed), n=len(answers)))


def _named(words: Words, answer: Answer) -> list[str]:
    """Return the name in an answer in its basic form, because sentences inflect it."""
    return [folded(words.thing(answer))] if answer.thing else []


def _first_that_fit(texts: Mapping[Answer, Iterable[str]], wanted: str) -> list[Answer]:
    ways: tuple[Callable[[str], bool], ...] = (
        lambda text: text == wanted,
        lambda text: text.startswith(wanted),
        lambda text: f" {wanted}" in text,
    )
    for fits in ways:
        found = [answer for answer, own in texts.items() if any(map(fits, own))]
        if found:
            return found
    return []


def arrangement(places: dict[str, tuple[int, int]], words: Words, typed: str) -> dict[str, tuple[int, int]] | None:
    """Return a placement typed as `corn 2, hacienda 1`, from the current one; or None."""
    if typed.startswith("place"):
        return None
    parts = [_PIECES.fullmatch(part.strip()) for part in typed.split(",")]
    arranged = dict(places)
    for part in parts:
        if part is None:
            if len(parts) > 1:
                raise NotUnderstood(words("terminal-arrangement", example=example(words)))
            return None
        wanted = folded(part[1])
        matches = _first_places_that_fit({place: _names(words, place) for place in places}, wanted)
        if len(matches) != 1:
            names = ", ".join(map(words.place, places))
            raise NotUnderstood(words("terminal-no-such-place", thing=wanted, places=names))
        arranged[matches[0]] = (int(part[2]), int(part[3] or 0))
    return arranged


def _first_places_that_fit(names: Mapping[str, set[str]], wanted: str) -> list[str]:
    whole = [place for place, own in names.items() if wanted in own]
    return whole or [place for place, own in names.items() if any(name.startswith(wanted) for name in own)]


def _names(words: Words, place: str) -> set[str]:
    """Return the names of a tile or building that can be typed."""
    names = {place, words.place(place)}
    if place in GOOD_NAMES:
        names.add(words.of("tile", place))
    return set(map(folded, names))


def refusal(words: Words, error: IllegalAnswer) -> str:
    """Return why an arrangement is refused, with the place and the number."""
    answer = str(error.answer) if error.place is None else f"{words.place(error.place)} {error.number}"
    return _not_now(words, answer, error.why)


def _not_now(words: Words, answer: str, why: Why) -> str:
    return words("terminal-not-now", answer=answer, why=words.of("why", why.name))


def example(words: Words) -> str:
    """Return an example of a placement."""
    return words.arrangement({"corn": 2, "hacienda": 1})


def places(shown: Observation, seat: int) -> dict[str, tuple[int, int]]:
    """Return a player's tiles and buildings, with the colonists and the nobles on each."""
    board = shown["seats"][seat]
    tiles = {kind: (on["colonists"], on["nobles"]) for kind, on in board["island"].items() if kind != "forest"}
    return tiles | {kind: (on["colonists"], on["nobles"]) for kind, on in board["city"].items()}
