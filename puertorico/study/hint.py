"""Hints: the best answers to a question, what to expect of them, and reasons in words.

An evaluator supplies the expectation; `reason.py` decides what is worth mentioning.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from ..bots.protocol import Candidate, Evaluation, Evaluator, Prompt, UnknownBot, make
from ..game.game import Game
from ..game.notation import PLACE_NAMES, Answer
from ..game.observation import forget_hidden_points
from ..game.wording import joined, plain
from ..rules.answers import SAN_JUAN
from ..rules.questions import Question
from ..rules.state import State
from ..rules.supply import nobles_at, pieces_at
from .changes import Changes, after, phase_changes
from .reason import CLEAR, Reason, brought, compared, in_words, sentence

# As long as players like to wait for a hint.
HINT_SECONDS = 2.0

# An answer that was tried less than this share of the best one never counts as equally good.
_SERIOUSLY = 0.1

# A lead of one point over the best other seat counts as much as this winning chance.
_OF_A_POINT = 0.002

Arrangement = Mapping[str, int | tuple[int, int]]


@dataclass(frozen=True, slots=True)
class Advice:
    """One answer: its expected result, what each seat gains or loses until the end of the phase, and why."""

    answer: Answer
    value: float  # the asked seat's expected result, from 0 (lost) to 1 (won)
    error: float  # standard error of that value
    visits: int
    points: tuple[float, ...]  # expected final points of each seat
    changes: Changes
    told: Reason

    @property
    def reason(self) -> str:
        return in_words(self.told)


@dataclass(frozen=True, slots=True)
class Plan:
    """A whole mayor placement or storage, which is asked kind by kind: all answers, and why."""

    answers: tuple[Answer, ...]
    arrangement: Arrangement | None  # of a placement, as `Game.arrange` takes it; kinds that stay empty are left out
    as_good: tuple[Answer, ...]  # other answers, to any of the questions, that may be equally good
    changes: Changes
    told: Reason

    @property
    def reason(self) -> str:
        return in_words(self.told)

    @property
    def words(self) -> str:
        """Return the placement as players type it in the terminal, or the goods to keep."""
        if self.arrangement is None:
            return joined(plain(answer.text) for answer in self.answers)
        return placement_in_words(self.arrangement)


def placement_in_words(arrangement: Arrangement) -> str:
    """Describe a placement: colonists, and nobles after a plus sign.

    >>> placement_in_words({"corn": 2, "small_market": (1, 0), "villa": (0, 1)})
    'corn 2, small market 1, villa 0+1'
    """
    parts = []
    for kind, pieces in arrangement.items():
        colonists, nobles = pieces if isinstance(pieces, tuple) else (pieces, 0)
        parts.append(f"{plain(kind)} {colonists}" + (f"+{nobles}" if nobles else ""))
    return ", ".join(parts)


@dataclass(frozen=True)
class Hint:
    """The best answers, best first, and the whole evaluation."""

    seat: int
    advice: tuple[Advice, ...]
    evaluation: Evaluation
    plan: Plan | None  # if a placement or a storage is asked for

    @property
    def best(self) -> Answer:
        return self.advice[0].answer

    @property
    def arrangement(self) -> Arrangement | None:
        """Return the whole placement for `game.arrange`, or None if the question is another one."""
        return self.plan.arrangement if self.plan else None

    @cached_property
    def as_good(self) -> tuple[Answer, ...]:
        """Return the other answers that were tried often and whose value is within the error of the best."""
        return _as_good(self.evaluation.candidates[: len(self.advice)])

    @property
    def verdict(self) -> str:
        """Recommend an answer in one sentence that is as certain as the evaluation."""
        best = self.plan.words if self.plan else plain(self.best.text)
        if not (self.plan or self).as_good:
            return f"{sentence(best)[:-1]} is best."
        others = "others" if self.plan else joined(plain(answer.text) for answer in self.as_good)
        return f"{sentence(best)[:-1]} looks best, but {others} may be as good."


def _as_good(candidates: Sequence[Candidate]) -> tuple[Answer, ...]:
    best, *others = candidates
    return tuple(
        other.answer
        for other in others
        if other.visits >= _SERIOUSLY * best.visits
        and best.value - other.value <= CLEAR * math.hypot(_error(best), _error(other))
    )


def _error(candidate: Candidate) -> float:
    """Return the standard error, which after a few trials is larger than evaluators assume."""
    return max(candidate.error, share_error(candidate.value, candidate.visits))


def hint(
    game: Game,
    budget: int | float = HINT_SECONDS,
    *,
    evaluator: str | Evaluator = "search",
    seed: int = 0,
    answers: int = 3,
) -> Hint:
    """Return the best answers to the current question, with reasons; `plan` covers a whole placement or storage.

    `budget` is a number of playouts (int) or of seconds (float) for an evaluator given by name; an evaluator object
    has its own. Equal seeds produce equal hints. The game's own seed and hidden points do not influence them.
    """
    prompt = _as_known(Prompt.of(game))
    judge = evaluator_by_name(_with_budget(evaluator, budget), seed) if isinstance(evaluator, str) else evaluator
    evaluation = _best_first(judge.evaluate(prompt))
    best = [
        candidate
        for candidate in evaluation.candidates[:answers]
        if candidate.visits or candidate is evaluation.candidates[0]
    ]
    changes = [phase_changes(prompt.record, candidate.answer, seed=seed) for candidate in best]
    advice = []
    for candidate, change in zip(best, changes, strict=True):
        if candidate is best[0]:
            told = brought(change, prompt.seat, candidate.answer)
        else:
            told = compared(best[0], candidate, changes[0], change, prompt.seat)
        advice.append(
            Advice(
                candidate.answer, candidate.value, _error(candidate), candidate.visits, candidate.points, change, told
            )
        )
    plan = _plan(prompt, evaluation, judge, seed) if game.question in (Question.PLACE, Question.STORE) else None
    return Hint(prompt.seat, tuple(advice), evaluation, plan)


def _best_first(evaluation: Evaluation) -> Evaluation:
    """Sort the answers that were tried often by their value, before all others.

    A search that ends while it changes its mind has tried another answer most. In decided games, more points count.
    """
    most = max(candidate.visits for candidate in evaluation.candidates)

    def promise(candidate: Candidate) -> float:
        others = [points for seat, points in enumerate(candidate.points) if seat != evaluation.seat]
        return candidate.value + _OF_A_POINT * (candidate.points[evaluation.seat] - max(others))

    ordered = sorted(
        evaluation.candidates,
        key=lambda candidate: (candidate.visits < _SERIOUSLY * most, -promise(candidate), -candidate.visits),
    )
    return replace(evaluation, candidates=tuple(ordered))


def _as_known(prompt: Prompt) -> Prompt:
    """Return the prompt without what is hidden from the asked seat."""
    state = State.of(prompt.record)
    forget_hidden_points(state)
    return replace(prompt, record=state.to_bytes())


def _plan(prompt: Prompt, evaluation: Evaluation, judge: Evaluator, seed: int) -> Plan:
    """Evaluate every kind in turn, as the player is asked."""
    answers = [evaluation.candidates[0].answer]
    as_good = _as_good(evaluation.candidates)
    game = after(prompt.record, answers[0], seed=seed)
    while not game.is_over and game.question == prompt.question and game.seat == prompt.seat:
        candidates = _best_first(judge.evaluate(Prompt.of(game))).candidates
        answers.append(candidates[0].answer)
        as_good += _as_good(candidates)
        game.play(answers[-1])
    arrangement = _arrangement(game, prompt.seat) if game.log[0].question == Question.PLACE else None
    changes = phase_changes(prompt.record, *answers, seed=seed)
    return Plan(tuple(answers), arrangement, as_good, changes, brought(changes, prompt.seat, most=None))


def _arrangement(game: Game, seat: int) -> Arrangement:
    """Return the placement of a seat after its last PLACE answer; later events may have moved pieces."""
    last = [entry for entry in game.log if entry.question == Question.PLACE and entry.seat == seat][-1]
    state = State.of(last.after)
    player = state.players[seat]
    placed: dict[str, int | tuple[int, int]] = {}
    for place, name in enumerate(PLACE_NAMES[:SAN_JUAN]):
        pieces, nobles = pieces_at(player, place), nobles_at(player, place)
        if pieces:
            placed[name] = (pieces - nobles, nobles) if state.nobles else pieces
    return placed


def _with_budget(name: str, budget: int | float) -> str:
    kind = "seconds" if isinstance(budget, float) else "playouts"
    if isinstance(budget, bool) or not budget > 0:
        raise ValueError(f"budget must be a positive number of playouts (int) or seconds (float), got {budget!r}")
    return f"{name}{',' if ':' in name else ':'}{kind}={budget}"


def evaluator_by_name(name: str, seed: int) -> Evaluator:
    """Create an evaluator by name. Raises `UnknownBot` if the bot has no `evaluate`."""
    bot = make(name, seed)
    if not isinstance(bot, Evaluator):
        raise UnknownBot(f"{name!r} cannot evaluate answers; use search")
    return bot


def share_error(share: float, visits: int) -> float:
    """Return the standard error of a share of wins, with one win and one loss added for small samples.

    >>> round(share_error(0.5, 398), 3), round(share_error(0.0, 4), 3)
    (0.025, 0.152)
    """
    smoothed = (share * visits + 1) / (visits + 2)
    return math.sqrt(smoothed * (1 - smoothed) / (visits + 2))
