"""Hints and puzzles as sent to clients, with answers split into their parts."""

from __future__ import annotations

from ...game.messages import Message
from ...game.notation import Answer
from ...study.comparison import lead
from ...study.hint import Advice, Hint
from ...study.puzzle import Puzzle, PuzzleAnswer
from ...study.puzzle_messages import missed_by, solution
from ..wire.advice import AdviceView, HintView, LeadView, PuzzleSummary, PuzzleView, SolutionView
from ..wire.question import AnswerParts
from .log_view import LogPart
from .question import question_view


def hint_view(found: Hint) -> HintView:
    """Return a hint; a plan for a whole placement or storage is explained by its first advice."""
    plan = found.plan
    view = HintView(
        verdict=found.verdict,
        certainty=list(found.certainty),
        advice=[_advice_view(one, found.expectation(one)) for one in found.advice],
        as_good=[AnswerParts.of(answer) for answer in (plan or found).as_good],
        arrangement=dict(plan.arrangement) if plan and plan.arrangement is not None else None,
        answers=[AnswerParts.of(answer) for answer in plan.answers] if plan else None,
        is_decided=found.is_decided,
    )
    if plan:
        view.advice[0].reasons, view.advice[0].reason = list(plan.reasons), plan.reason
    return view


def _advice_view(one: Advice | PuzzleAnswer, expectation: Message) -> AdviceView:
    """Return an answer with its expected result and its reason."""
    return AdviceView(
        answer=AnswerParts.of(one.move if isinstance(one, PuzzleAnswer) else one.answer),
        value=one.value,
        error=one.error,
        behind=one.behind.value,
        behind_error=one.behind.error,
        points=list(one.points),
        name=one.name,
        expectation=expectation,
        reasons=list(one.reasons),
        reason=one.reason,
        lead=_lead_view(one) if isinstance(one, Advice) and one.is_decided else None,
    )


def _lead_view(one: Advice) -> LeadView:
    seat, less = one.told.seat, one.lead_behind
    return LeadView(one.points[seat], lead(one.points, seat), less.value, less.error)


def puzzle_summary(puzzle: Puzzle) -> PuzzleSummary:
    """Return a puzzle for a list."""
    return PuzzleSummary(puzzle.id, puzzle.players, list(puzzle.expansions), puzzle.question, list(puzzle.missed_by))


def puzzle_view(puzzle: Puzzle) -> PuzzleView:
    """Return a puzzle as the asked seat sees it, with its solution."""
    game = puzzle.game()
    seat, question = game.seat, question_view(game)
    assert seat is not None
    assert question is not None
    own = [step for step, entry in enumerate(game.log, 1) if entry.seat == seat and entry.chosen]
    since = own[-1] if own else 0
    return PuzzleView(
        puzzle=puzzle_summary(puzzle),
        rules=dict(game.rules),
        steps=len(game.log),
        since=since,
        moments=LogPart.of(game.log, since).shown_to(seat, hidden_points=True),
        position=game.observe(seat),
        question=question,
        missed_by=missed_by(puzzle),
        advice=[_advice_view(answer, answer.expectation) for answer in puzzle.answers],
        solutions={answer.text: _solution_view(puzzle, answer) for answer in game.answers},
    )


def _solution_view(puzzle: Puzzle, chosen: Answer) -> SolutionView:
    found = solution(puzzle, chosen)
    other = puzzle.answers.index(found.other) if found.other else None
    return SolutionView(found.is_right, found.verdict, found.title, other)
