"""Questions answered with numbers: a placement, or barrels of several kinds.

The numbers are changed one by one and sent together. All limits come from the question. `change` returns why a number
cannot change, `status` what is still to do, and `problem` why the numbers cannot be sent yet, or an empty text.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...rules.questions import Question
from ...table.wire.question import AnswerView, QuestionView
from ..sources.source import Arrangement
from .scene import Scene

COLONIST, NOBLE = 0, 1


@dataclass(frozen=True)
class CountRow:
    """A number that can be changed: of people of a kind on a place, or of barrels."""

    key: tuple[str, int]
    label: str
    number: int
    most: int


def counts(scene: Scene) -> NumberForm | None:
    """Return the numbers of the question; None if it is answered from a list."""
    question = scene.question
    if question is None:
        return None
    if question.placement is not None:
        return Placing(scene, question)
    limits = question.barrels
    # A single barrel is an answer like any other, unless the question needs another one to end.
    if limits is not None and (limits.most > 1 or limits.least > 0):
        return BarrelCounts(scene, question)
    return None


class Placing:
    """A placement: people start where they were, newcomers without a place."""

    def __init__(self, scene: Scene, question: QuestionView) -> None:
        assert question.placement is not None
        assert scene.mine is not None
        self.scene, self.limits = scene, question.placement
        board = scene.mine
        standing: list[Any] = [*board["island"].values(), *board["city"].values(), board["san_juan"]]
        self.people: list[int] = [sum(there.get(kind, 0) for there in standing) for kind in ("colonists", "nobles")]
        self.placed: dict[str, list[int]] = {place: [0, 0] for place in self.limits.circles}
        self.restore()

    def clear(self) -> None:
        """Take everyone off the circles."""
        self.placed = {place: [0, 0] for place in self.limits.circles}

    def restore(self) -> None:
        """Put everyone back where they were, as far as there are people and circles for it."""
        self.clear()
        for place, people in self.limits.before.items():
            if place in self.placed:
                for kind, number in enumerate(people):
                    free = self.limits.circles[place] - sum(self.placed[place])
                    self.placed[place][kind] += max(0, min(number, free, self.in_hand(kind)))

    def in_hand(self, kind: int) -> int:
        """Return how many colonists or nobles have no place yet."""
        return self.people[kind] - sum(pair[kind] for pair in self.placed.values())

    def rows(self) -> list[CountRow]:
        words = self.scene.words
        found = []
        for place, circles in self.limits.circles.items():
            for kind in (COLONIST, NOBLE) if self.people[NOBLE] else (COLONIST,):
                name = words.place(place)
                label = f"{name} ({words('board-nobles')})" if kind == NOBLE else name
                found.append(CountRow((place, kind), label, self.placed[place][kind], circles))
        return found

    def change(self, key: tuple[str, int], by: int) -> str:
        place, kind = key
        pair, words = self.placed[place], self.scene.words
        if by < 0:
            pair[kind] = max(0, pair[kind] + by)
            return ""
        if sum(pair) >= self.limits.circles[place]:
            # A noble takes the circle of a colonist, and vice versa.
            if not pair[1 - kind] or not self.in_hand(kind):
                why = Question.PLACE.row.no_room
                return words.of("why", why.name) if why else ""
            pair[1 - kind] -= 1
        if not self.in_hand(kind):
            return words("mayor-nobody-left")
        pair[kind] += 1
        return ""

    def status(self) -> str:
        return self.scene.words("mayor-in-hand", n=self._missing())

    def _missing(self) -> int:
        return self.limits.must - sum(map(sum, self.placed.values()))

    def problem(self) -> str:
        return self.status() if self._missing() > 0 else ""

    def arrangement(self) -> Arrangement:
        """Return the placement as it is sent."""
        return {place: (pair[0], pair[1]) if pair[1] else pair[0] for place, pair in self.placed.items() if any(pair)}


class BarrelCounts:
    """Barrels to ship, deliver or take."""

    def __init__(self, scene: Scene, question: QuestionView) -> None:
        assert question.barrels is not None
        self.scene, self.question, self.limits = scene, question, question.barrels
        self.chosen = dict.fromkeys(self.limits.each, 0)

    def rows(self) -> list[CountRow]:
        words = self.scene.words
        return [
            CountRow((good, 0), words.of("good", good), self.chosen[good], most)
            for good, most in self.limits.each.items()
        ]

    def change(self, key: tuple[str, int], by: int) -> str:
        good, words = key[0], self.scene.words
        number = self.chosen[good] + by
        if number > self.limits.each[good] or (by > 0 and sum(self.chosen.values()) >= self.limits.most):
            return words("barrels-most", n=self.limits.most)
        self.chosen[good] = max(0, number)
        return ""

    def status(self) -> str:
        words, number = self.scene.words, sum(self.chosen.values())
        told = words("small-wharf-chosen", n=number)
        if self.limits.points:
            told += f" ({words.signed(words('count-points', n=self.limits.points[number]), 1)})"
        return told

    def problem(self) -> str:
        why = Question[self.question.name].row.too_few
        return self.scene.words.of("why", why.name) if why and sum(self.chosen.values()) < self.limits.least else ""

    def answers(self) -> list[AnswerView]:
        """Return the answers that are sent, one per barrel."""
        by_good = {answer.thing: answer for answer in self.question.answers if answer.verb == self.limits.verb}
        return [by_good[good] for good, number in self.chosen.items() for _ in range(number)]


NumberForm = Placing | BarrelCounts
