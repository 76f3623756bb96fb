"""What the screen draws: a view in the words of one language, and the choices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from ...game.notation import ANSWER
from ...game.position_types import Observation, SeatPosition
from ...locale.words import Words, capital
from ...rules.answers import Verb
from ...rules.questions import Question
from ...table.wire.question import AnswerParts, AnswerView, BlockedView, QuestionView
from ...table.wire.view import Moment, View
from .names import seat_names

# The messages for gains of a seat whose names are not goods, tiles or buildings.
_COUNTED = {"doubloons": "doubloons", "vp": "points", "colonists": "colonists", "nobles": "nobles"}
_COUNTED_TILES = {"quarry": "quarries", "forest": "forests"}


@dataclass
class Possible:
    """The answers that a piece of the table gives, legal or not."""

    answers: list[AnswerView] = field(default_factory=list)
    blocked: list[BlockedView] = field(default_factory=list)


def targets_of(question: str, answer: AnswerParts) -> list[str]:
    """Return the pieces that give an answer, the main one first; possibly none.

    >>> targets_of("LOAD", AnswerParts("load corn 4", "load", "corn", 4))
    ['good:corn', 'ship:4']
    """
    values = {"thing": answer.thing, "number": answer.number, "part": Question[question].row.part}
    return [piece.format(**values) for piece in Verb[answer.verb.upper()].row.pieces]


class Scene:
    """A view as the parts of the screen read it.

    `step` is a step of the game that is looked at instead of the present; nothing can be chosen there.
    """

    def __init__(self, view: View, language: str, moments: Sequence[Moment], step: int | None = None) -> None:
        self.view, self.moments, self.step = view, moments, step
        self.words = Words(language, view.you, seat_names(view, language))

    @property
    def position(self) -> Observation:
        assert self.view.position is not None, "the game has started"
        return self.view.position

    @property
    def mine(self) -> SeatPosition | None:
        """The board of this player; None for a spectator."""
        return None if self.view.you is None else self.position["seats"][self.view.you]

    @property
    def question(self) -> QuestionView | None:
        """The question to this player; None if nobody or another player is asked."""
        asked = self.view.question
        if self.step is not None or asked is None or asked.seat != self.view.you or self.view.paused:
            return None
        return asked

    @property
    def turn(self) -> tuple[str, int, int, int | None]:
        """What changes with every move, every look back and every table."""
        return self.view.table_id, self.view.steps, self.view.moved, self.step

    @cached_property
    def possible(self) -> Mapping[str, Possible]:
        """The answers of each piece, by its target."""
        found: dict[str, Possible] = {}
        question = self.question
        if question is None:
            return found
        for answer in question.answers:
            for target in targets_of(question.name, answer):
                found.setdefault(target, Possible()).answers.append(answer)
        for blocked in question.blocked:
            for target in targets_of(question.name, blocked):
                found.setdefault(target, Possible()).blocked.append(blocked)
        return found

    def at(self, target: str | None) -> Possible:
        """Return what a piece gives."""
        return self.possible.get(target or "") or Possible()

    def why_not(self, target: str) -> str:
        """Return why a piece cannot be chosen; an empty text if there is nothing to say."""
        reasons = self.at(target).blocked
        if not reasons:
            return ""
        # Prefer the reason for a good that the player has.
        blocked = next((one for one in reasons if one.why != "no_goods"), reasons[0])
        if blocked.why == "too_expensive" and blocked.price is not None and self.mine is not None:
            return self.words("price-missing", n=blocked.price - self.mine["doubloons"])
        return self.words.of("why", blocked.why)

    def answer(self, answer: AnswerParts, price: int | None = None) -> str:
        """Return an answer as on a button."""
        asked = self.view.question
        name = asked.name if asked else "NOTHING"
        if answer.verb == "pass" and asked and asked.offer:
            return self.words.of("answer-pass", f"{name}_{asked.offer}")
        return self.words.answer(Question[name], ANSWER[answer.text], price or 0)

    def asked(self) -> str:
        """Return the question to this player or about another; empty if nobody is asked."""
        asked, words = self.view.question, self.words
        if asked is None:
            return ""
        if asked.seat != self.view.you:
            return capital(words.of("question", f"{asked.name}_other", name=words.name(asked.seat)))
        text = words.of("question", f"{asked.name}_{asked.offer}" if asked.offer else asked.name)
        if asked.payment is not None and self.mine is not None:
            left = words(
                "black-market-left",
                thing=words.of("building", asked.payment.building),
                left=asked.payment.left,
                have=self.mine["doubloons"],
            )
            return f"{text} {left}"
        laid = next((tile for one in asked.answers for tile in _laid(one)), None) if asked.name == "LAY_TILE" else None
        return f"{text} {words('tile-drawn', thing=words.of('tile', laid))}" if laid else text

    def effects(self, answer: AnswerView) -> list[str]:
        """Return what would change for each seat, one line per seat."""
        words, lines = self.words, []
        for seat, changes in answer.effects.items():
            told = self.gains(changes)
            if int(seat) == words.me:
                lines.append(words("effect-you", effects=told))
            else:
                lines.append(words("effect-seat", name=words.name(int(seat)), effects=told))
        return [*lines, words("effect-ending")] if answer.ends else lines

    def gains(self, changes: Mapping[str, int]) -> str:
        """Return gains and losses of one seat: "+2 points, +1 corn"."""
        return ", ".join(self.words.signed(self._amount(thing, abs(n)), n) for thing, n in changes.items())

    def _amount(self, thing: str, number: int) -> str:
        kind, _, name = thing.partition(".")
        words = self.words
        if kind == "goods":
            return words.amount(name, number)
        if kind == "city":
            return words.of("building", name)
        if kind == "island":
            if name in _COUNTED_TILES:
                return words.of("count", _COUNTED_TILES[name], n=number)
            return (
                words.of("tile", name) if number == 1 else words("hint-times", n=number, thing=words.of("tile", name))
            )
        return words.of("count", _COUNTED[thing], n=number)


def _laid(answer: AnswerView) -> list[str]:
    """Return the tile that an answer lays, found in its effects."""
    paths = [path for changes in answer.effects.values() for path in changes if path.startswith("island.")]
    return [path.partition(".")[2] for path in paths if path != "island.forest"]
