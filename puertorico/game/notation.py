"""Answers, questions and pieces as stable texts, both ways."""

from __future__ import annotations

from dataclasses import dataclass

from ..rules import answers as table
from ..rules.answers import Kind, Verb
from ..rules.buildings import BEIGE, LARGE, ROWS, Building
from ..rules.kinds import CHANCE, Good, Role
from ..rules.questions import Question

GOOD_NAMES = tuple(good.name.lower() for good in Good)
TILE_NAMES = (*GOOD_NAMES, "quarry")
BUILDING_NAMES = tuple(row.name for row in ROWS)
BUILDING_ROW = {row.name: row for row in ROWS}
PLACE_NAMES = (*TILE_NAMES, *BUILDING_NAMES, "san_juan")
ROLE_NAMES = tuple(role.name.lower().replace("_", " ") for role in Role)
ROLE_OF_CARD = {card: card.removesuffix(" 2") for card in ROLE_NAMES}  # there are two prospector cards

NAMES: dict[Kind, tuple[str, ...]] = {
    "good": GOOD_NAMES,
    "tile": TILE_NAMES,
    "building": BUILDING_NAMES,
    "place": PLACE_NAMES,
    "role": ROLE_NAMES,
}

# The verbs that answer each question, in the order in which their answers are listed.
QUESTION_VERBS = {question: question.verbs for question in Question if question.row.verbs}


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer: its number and text, and what they say in parts.

    >>> (answer,) = [answer for answer in ANSWERS if answer.text == "place 2 corn"]
    >>> answer.verb.name, answer.thing, answer.number
    ('PLACE', 'corn', 2)
    """

    id: int
    text: str
    verb: Verb
    thing: str | None
    number: int | None

    def __str__(self) -> str:
        return self.text


def _answer(number: int) -> Answer:
    verb = Verb(table.VERB[number])
    row = verb.row
    thing = NAMES[row.kind][table.SUBJECT[number]] if row.kind else None
    count = table.NUMBER[number] if "{number}" in row.text else None
    return Answer(number, row.text.format(thing=thing, number=count), verb, thing, count)


ANSWERS = tuple(_answer(number) for number in range(table.ANSWER_COUNT))
"""All answers by number; the numbers are the same in every rule set.

>>> ANSWERS[9].id, ANSWERS[9].text
(9, 'settler')
"""
ANSWER = {answer.text: answer for answer in ANSWERS}


def seat_name(seat: int) -> str:
    return "chance" if seat == CHANCE else str(seat)


def building_marks(row: Building) -> list[str]:
    """Return the roles in whose phases a building works, `any`, or `end` for scoring.

    >>> [building_marks(row) for row in ROWS if row.name in ("sugar_mill", "wharf", "fortress")]
    [['craftsman'], ['captain'], ['end']]
    """
    if row.kind == LARGE:
        return ["end"]
    if row.kind == BEIGE:
        return [ROLE_NAMES[role] for role in row.phases] or ["any"]
    return ["craftsman"]


def known_answer(answer: object) -> Answer | None:
    """Return the answer that a text, a number or an answer names; None if there is none."""
    if isinstance(answer, str):
        return ANSWER.get(answer)
    number = answer.id if isinstance(answer, Answer) else answer
    if type(number) is not int or not 0 <= number < len(ANSWERS):
        return None
    known = ANSWERS[number]
    return None if isinstance(answer, Answer) and answer != known else known
