"""Answers, questions and pieces as text, both ways. The texts speak the rulebook and are stable."""

from __future__ import annotations

from dataclasses import dataclass

from ..rules import answers as table
from ..rules.answers import Verb
from ..rules.buildings import ROWS
from ..rules.kinds import CHANCE, Good, Role
from ..rules.questions import Question

GOOD_NAMES = tuple(good.name.lower() for good in Good)
TILE_NAMES = (*GOOD_NAMES, "quarry")
BUILDING_NAMES = tuple(row.name for row in ROWS)
PLACE_NAMES = (*TILE_NAMES, *BUILDING_NAMES, "san_juan")
ROLE_NAMES = ("settler", "mayor", "builder", "craftsman", "trader", "captain", "prospector", "prospector 2")
assert len(ROLE_NAMES) == len(Role)

_TEMPLATES = {
    Verb.CONTINUE: ("continue", ()),
    Verb.PASS: ("pass", ()),
    Verb.DONE: ("done", ()),
    Verb.DRAW: ("draw", ()),
    Verb.PLANTATION: ("plantation", ()),
    Verb.FOREST: ("forest", ()),
    Verb.COLONIST: ("colonist", ()),
    Verb.NOBLE: ("noble", ()),
    Verb.LIBRARY: ("library", ()),
    Verb.ROLE: ("{thing}", ROLE_NAMES),
    Verb.CHOOSE: ("choose {thing}", BUILDING_NAMES),
    Verb.TAKE: ("take {thing}", TILE_NAMES),
    Verb.TAKE_AS_FOREST: ("take {thing} as forest", GOOD_NAMES),
    Verb.DISCARD: ("discard {thing}", GOOD_NAMES),
    Verb.DISCARD_COLONIST: ("discard {thing} colonist", GOOD_NAMES),
    Verb.DISCARD_NOBLE: ("discard {thing} noble", GOOD_NAMES),
    Verb.DISCARD_FOREST: ("discard forest {thing}", GOOD_NAMES),
    Verb.PLACE: ("place {number} {thing}", PLACE_NAMES),
    Verb.PLACE_NOBLE: ("place {number} noble {thing}", PLACE_NAMES),
    Verb.BUILD: ("build {thing}", BUILDING_NAMES),
    Verb.PAY_COLONIST: ("pay colonist {thing}", PLACE_NAMES),
    Verb.PAY_NOBLE: ("pay noble {thing}", PLACE_NAMES),
    Verb.PAY_BARREL: ("pay barrel {thing}", GOOD_NAMES),
    Verb.PAY_CHIP: ("pay chip", ()),
    Verb.EXTRA: ("extra {thing}", GOOD_NAMES),
    Verb.SELL: ("sell {thing}", GOOD_NAMES),
    Verb.SELL_TO_POST: ("sell {thing} trading_post", GOOD_NAMES),
    Verb.BUY: ("buy", ()),
    Verb.DELIVER: ("deliver {thing}", GOOD_NAMES),
    Verb.LOAD: ("load {thing} {number}", GOOD_NAMES),
    Verb.LOAD_WHARF: ("load {thing} wharf", GOOD_NAMES),
    Verb.LOAD_SMALL_WHARF: ("load small_wharf", ()),
    Verb.BARREL: ("barrel {thing}", GOOD_NAMES),
    Verb.KEEP_ALL: ("keep all {thing}", GOOD_NAMES),
    Verb.KEEP_ONE: ("keep one {thing}", GOOD_NAMES),
    Verb.GUEST: ("guest {thing}", PLACE_NAMES),
    Verb.NOBLE_GUEST: ("noble guest {thing}", PLACE_NAMES),
    Verb.TURN: ("turn {thing}", GOOD_NAMES),
}

_GUESTS = (Verb.GUEST, Verb.NOBLE_GUEST)
_DISCARDS = (Verb.DISCARD, Verb.DISCARD_COLONIST, Verb.DISCARD_NOBLE, Verb.DISCARD_FOREST)

# What answers each question, in the order in which they are listed.
QUESTION_VERBS = {
    Question.DRAFT: (Verb.CHOOSE,),
    Question.CHOOSE_ROLE: (Verb.ROLE, *_GUESTS),
    Question.LIBRARY: (Verb.LIBRARY, Verb.PASS),
    Question.HACIENDA: (Verb.DRAW, Verb.PASS, *_GUESTS),
    Question.LAY_TILE: (Verb.PLANTATION, Verb.FOREST),
    Question.TAKE_TILE: (Verb.TAKE, Verb.TAKE_AS_FOREST, Verb.PASS, *_GUESTS),
    Question.HOSPICE: (Verb.COLONIST, Verb.NOBLE, Verb.PASS),
    Question.HUNTING_LODGE: (*_DISCARDS, Verb.PASS),
    Question.MAYOR_PRIVILEGE: (Verb.COLONIST, Verb.PASS),
    Question.VILLA: (Verb.NOBLE, Verb.COLONIST, Verb.PASS),
    Question.SHIP_PIECE: (Verb.NOBLE, Verb.COLONIST),
    Question.PLACE: (Verb.PLACE, Verb.PLACE_NOBLE),
    Question.BUILD: (Verb.BUILD, Verb.PASS, *_GUESTS),
    Question.BLACK_MARKET: (Verb.PAY_COLONIST, Verb.PAY_NOBLE, Verb.PAY_BARREL, Verb.PAY_CHIP, Verb.PASS),
    Question.UNIVERSITY: (Verb.COLONIST, Verb.NOBLE, Verb.PASS),
    Question.CRAFTSMAN_PRIVILEGE: (Verb.EXTRA, Verb.PASS, *_GUESTS),
    Question.TRADE: (Verb.SELL, Verb.SELL_TO_POST, Verb.BUY, *_DISCARDS, Verb.PASS, *_GUESTS),
    Question.DELIVER: (Verb.DELIVER, Verb.PASS, *_GUESTS),
    Question.LOAD: (Verb.LOAD, Verb.LOAD_WHARF, Verb.LOAD_SMALL_WHARF, Verb.PASS, *_GUESTS),
    Question.SMALL_WHARF: (Verb.BARREL, Verb.DONE),
    Question.STORE: (Verb.KEEP_ALL, Verb.KEEP_ONE, Verb.PASS),
    Question.GUESTS: (Verb.PASS, *_GUESTS),
    Question.CHANCE: (Verb.TURN,),
}


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer: its number and text, and what they say in parts.

    >>> ANSWER["place 2 corn"].verb.name, ANSWER["place 2 corn"].thing, ANSWER["place 2 corn"].number
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
    template, names = _TEMPLATES[verb]
    thing = names[table.SUBJECT[number]] if names else None
    count = table.NUMBER[number] if "{number}" in template else None
    return Answer(number, template.format(thing=thing, number=count), verb, thing, count)


ANSWERS = tuple(_answer(number) for number in range(table.ANSWERS))
ANSWER = {answer.text: answer for answer in ANSWERS}


def seat_name(seat: int) -> str:
    return "chance" if seat == CHANCE else str(seat)
