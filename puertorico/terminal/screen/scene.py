"""What the screen draws: a view in the words of one language, and the choices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from ...game.position_types import Observation, SeatPosition
from ...locale.words import Words
from ...rules.answers import Verb
from ...rules.questions import Question
from ...table.wire.question import AnswerParts, AnswerView, BlockedView, QuestionView
from ...table.wire.view import Moment, View
from ..question_text import answer_text, asked
from .player_names import seat_names

# The kinds of pieces that give answers when pressed.
PIECE_KINDS = {piece.partition(":")[0] for verb in Verb for piece in verb.row.pieces}


@dataclass
class PieceAnswers:
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
        question = self.view.question
        if self.step is not None or question is None or question.seat != self.view.you or self.view.paused:
            return None
        return question

    @property
    def offered(self) -> Sequence[str]:
        """The buildings that can be chosen in the draft, by this or another player."""
        question = self.view.question
        return question.draft.offered if question and question.draft and self.step is None else ()

    @property
    def turn(self) -> tuple[str, int, int, int | None]:
        """A key that changes with every move, every displayed step and every table."""
        return self.view.table_id, self.view.steps, self.view.moved, self.step

    @cached_property
    def answers_by_piece(self) -> Mapping[str, PieceAnswers]:
        """The answers of each piece, by its target."""
        found: dict[str, PieceAnswers] = {}
        question = self.question
        if question is None:
            return found
        for answer in question.answers:
            for target in targets_of(question.name, answer):
                found.setdefault(target, PieceAnswers()).answers.append(answer)
        for blocked in question.blocked:
            for target in targets_of(question.name, blocked):
                found.setdefault(target, PieceAnswers()).blocked.append(blocked)
        return found

    def at(self, target: str | None) -> PieceAnswers:
        """Return what a piece gives."""
        return self.answers_by_piece.get(target or "") or PieceAnswers()

    def why_not(self, target: str) -> str:
        """Return why a piece cannot be chosen; an empty text if there is nothing to say."""
        for blocked in self.at(target).blocked:  # the closest to legal comes first
            if blocked.missing:
                return self.words("price-missing", n=blocked.missing)
            return self.words.of("why", blocked.why)
        return ""

    def answer(self, answer: AnswerParts, price: int | None = None) -> str:
        """Return an answer to the present question as on a button."""
        assert self.view.question is not None
        return answer_text(self.words, self.view.question, answer, price)

    def asked(self) -> str:
        """Return the question to this player or about another; empty if nobody is asked."""
        return asked(self.words, self.view.question, self.position) if self.view.question else ""
