"""Questions and answers, as shown to the asked seat and to the others."""

from __future__ import annotations

from typing import Any, Self

from ...game.notation import Answer
from ...rules.answers import Verb
from ..domain.settings import Strict

_VERBS = {verb: verb.name.lower() for verb in Verb}


class AnswerParts(Strict, omit_defaults=True):
    """An answer and its parts: `place 2 corn` has verb `place`, thing `corn`, number 2."""

    text: str
    verb: str
    thing: str | None = None
    number: int | None = None

    @classmethod
    def of(cls, answer: Answer, **more: Any) -> Self:
        """Return an answer of the game; `more` are the fields of a subclass."""
        return cls(answer.text, _VERBS[answer.verb], answer.thing, answer.number, **more)


class AnswerView(AnswerParts, kw_only=True, omit_defaults=True):
    """A legal answer.

    `price` is what a building costs now, after `discounts`; the player lacks `missing` of it, which the building
    `covered_by` replaces. `effects` is what each seat gains or loses by the answer and its automatic consequences;
    `leads_on` is true if that is more than the answer says, because others, or the player, have to load next. `ends` is
    true if the game ends after this round because of it. `gives_up` is the verb that a passing player gives up, if the
    client should ask for confirmation. `prospects` is what each seat could gain in the phase of a role by its own
    choices: `vp` and `doubloons` by the best loads and sale, `quarries` and `plantations`, and the printed `cost` of a
    building.
    """

    id: int
    price: int | None = None
    discounts: dict[str, int] = {}
    missing: int = 0
    covered_by: str | None = None
    effects: dict[str, dict[str, int]] = {}
    prospects: dict[str, dict[str, int]] = {}
    leads_on: bool = False
    ends: bool = False
    gives_up: str | None = None


class BlockedView(AnswerParts, kw_only=True, omit_defaults=True):
    """An answer that belongs to the question but is not legal now, and the key of the reason.

    A building has its price and the doubloons that are `missing`, if that is the reason.
    """

    why: str
    price: int | None = None
    discounts: dict[str, int] = {}
    missing: int = 0


class DraftView(Strict):
    """Places left in the draft, by cost, and the buildings that can still be chosen."""

    places: dict[str, int]
    offered: list[str]


class PlacementView(Strict):
    """A placement of the mayor phase: circles by place, named as in an arrangement.

    `must` is how many people have to be placed. `before` is the placement before this phase.
    """

    circles: dict[str, int]
    must: int
    before: dict[str, tuple[int, int]]


class ChoiceView(Strict):
    """Barrels that can be kept together, and the answers that keep them."""

    goods: dict[str, int]
    answers: list[AnswerParts]


class StorageView(Strict):
    """Places for whole kinds and for single barrels, and all choices, largest first."""

    kinds: int
    singles: int
    choices: list[ChoiceView]


class BarrelsView(Strict):
    """Barrels that a question takes: at most `each` of a kind, `least` to `most` in total.

    `verb` is that of the answers that name a barrel. `points[n]` is what n barrels bring; it is empty without points.
    """

    verb: str
    each: dict[str, int]
    most: int
    least: int
    points: list[int]


class PaymentView(Strict):
    """A payment at the Black Market: what is `left` of the price, and what is `missing`.

    `groups` are the answers that give something; one of each group can be given, in place of `each` doubloons. `ways`
    are all that pay enough.
    """

    building: str
    left: int
    missing: int
    each: int
    groups: list[list[AnswerParts]]
    ways: list[list[AnswerParts]]


class QuestionView(Strict, omit_defaults=True):
    """What is asked, and of whom. Only the asked seat is shown the answers.

    Questions that take several answers come with their limits: `placement`, `storage`, `barrels`, `payment`, and for
    all seats `draft`. `blocked` begins with the reasons closest to legal. `repeats` is true if the question may come
    again in this phase. `offer` is the building that all answers belong to, for questions that are usually broader.
    `tile` is the drawn tile to lay, and `drawn` are the tiles that the seat drew since its last answer.
    """

    name: str
    seat: int
    answers: list[AnswerView] = []
    blocked: list[BlockedView] = []
    draft: DraftView | None = None
    placement: PlacementView | None = None
    storage: StorageView | None = None
    barrels: BarrelsView | None = None
    payment: PaymentView | None = None
    repeats: bool = False
    offer: str | None = None
    tile: str | None = None
    drawn: list[str] = []
