"""Comparisons of answers: chances, points and differences, each with a realistic error.

The first search run ranks all answers. The best of them are then examined again by several independent runs, which
share their chance and give every rival the same attention. All numbers come from these runs.

Searches of equal size agree with each other far better than with a search of ten times their size, because they have
the same blind spots. An error therefore consists of three parts: how far the searches differ among themselves, how far
their mean differs from the first run, and the blind spots, which `study/calibration.py` measures.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from ..bots.compiled.network import POINT_OF_LEAD
from ..bots.protocol import Candidate, Evaluation, Evaluator, Prompt
from ..game.notation import Answer

CLEAR = 2.0  # standard errors beyond which a difference counts

# Independent search runs after the first one.
RUNS = 3
# The minimum number of best answers that they compare.
RIVALS = 4

# An answer that was tried less than this share of the most tried one is ranked after all others.
_SERIOUSLY = 0.1

# Where every rival wins or loses almost surely, points decide which is better.
DECIDED = 0.03

# Blind spots. A share of the spread of a single result, which is 0.5 where the chances are even; a share of the
# difference itself; and final points.
CHANCE_BLIND = 0.1
LONG_CHANCE_BLIND = 0.075  # of the long searches of an analysis; `study/calibration.py --chances` measures it
DIFFERENCE_BLIND, DIFFERENCE_SHARE = 0.03, 0.2
POINTS_BLIND, POINTS_SHARE = 0.3, 0.2

EvaluatorOfRun = Callable[[int], Evaluator]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number with its standard error."""

    value: float
    error: float

    @property
    def is_clear(self) -> bool:
        """Return whether the number is above zero by more than its error explains."""
        return self.value > CLEAR * self.error


@dataclass(frozen=True, slots=True)
class Compared:
    """An answer after the comparison; `behind` is the lead of the best, 0 for itself."""

    answer: Answer
    visits: int
    chance: Estimate  # of the asked seat to win
    points: tuple[float, ...]  # final points of each seat
    behind: Estimate  # winning chance
    points_behind: tuple[Estimate, ...]  # final points of each seat, negative where it gets more than with the best
    lead_behind: Estimate  # points ahead of the mean of the others
    is_decided: bool  # with this answer and the best the asked seat wins, or loses, almost surely

    @property
    def is_clearly_worse(self) -> bool:
        return (self.lead_behind if self.is_decided else self.behind).is_clear


@dataclass(frozen=True, slots=True)
class Comparison:
    """The first search run over all answers, and the best answers after the comparison."""

    first: Evaluation
    rivals: tuple[Compared, ...]

    @property
    def best(self) -> Compared:
        return self.rivals[0]

    @property
    def as_good(self) -> tuple[Answer, ...]:
        """Return the other answers that are not clearly worse than the best."""
        return tuple(rival.answer for rival in self.rivals[1:] if not rival.is_clearly_worse)


def compare(
    prompt: Prompt,
    evaluator_of: EvaluatorOfRun,
    rivals: int = RIVALS,
    *,
    also: Answer | None = None,
    unless_first: bool = False,
) -> Comparison:
    """Rank all answers, then compare the best of them.

    The answer `also` is compared in any case, or with `unless_first` only if it is not ranked first. `evaluator_of(k)`
    returns the evaluator of search run k; different numbers make independent evaluators. Raises `ValueError` if the
    first run does not contain `also`.
    """
    first = evaluator_of(0).evaluate(prompt)
    before = {candidate.answer: candidate for candidate in first.candidates}
    ranked = _ranking({answer: [candidate] for answer, candidate in before.items()}, first.seat)
    chosen = [answer for answer in ranked[:rivals] if before[answer].visits or answer == ranked[0]]
    if also is not None:
        if also not in before:
            raise ValueError(f"the answer {also.text!r} was not evaluated")
        chosen = [also] if unless_first and chosen[0] == also else list(dict.fromkeys([*chosen, also]))
    some = replace(prompt, answers=tuple(chosen))
    evaluations = [evaluator_of(run).evaluate(some) for run in range(1, RUNS + 1)] if len(chosen) > 1 else [first]
    samples = {
        answer: [candidate for found in evaluations for candidate in found.candidates if candidate.answer == answer]
        for answer in chosen
    }
    best, *others = _ranking(samples, first.seat)
    pairs = [_Pair(samples[best], samples[each], before[best], before[each]) for each in (best, *others)]
    return Comparison(first, tuple(_compared(pair, first.seat) for pair in pairs))


def _ranking(samples: Mapping[Answer, Sequence[Candidate]], seat: int) -> list[Answer]:
    """Rank the answers by mean value, with rarely tried ones last.

    Visits do not count: a search that stops as its ranking changes has visited another answer most.
    """
    visits = {answer: sum(each.visits for each in found) for answer, found in samples.items()}
    most = max(visits.values())

    def promise(answer: Answer) -> tuple[bool, float]:
        worth = _mean([utility(each, seat) for each in samples[answer]])
        return visits[answer] < _SERIOUSLY * most, -worth

    return sorted(samples, key=promise)


def utility(candidate: Candidate, seat: int) -> float:
    """Return the winning chance plus a small bonus for a lead in points, as in `search`."""
    return candidate.value + POINT_OF_LEAD * lead(candidate.points, seat)


def lead(points: Sequence[float], seat: int) -> float:
    """Return how many points a seat is ahead of the mean of the others.

    >>> lead((30.0, 20.0, 26.0), 0)
    7.0
    """
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


@dataclass(frozen=True, slots=True)
class _Pair:
    """What all runs say about the best answer and another one, and what the first run said."""

    best: Sequence[Candidate]
    other: Sequence[Candidate]
    best_before: Candidate
    other_before: Candidate

    def difference(self, number: Callable[[Candidate], float]) -> Estimate:
        """Return by how much the best answer is ahead, with the error that the runs show."""
        differences = [number(best) - number(other) for best, other in zip(self.best, self.other, strict=True)]
        mean = _mean(differences)
        drift = mean - (number(self.best_before) - number(self.other_before))
        if not (self.best_before.visits and self.other_before.visits):
            drift = 0.0  # never tried before
        return Estimate(mean, math.hypot(standard_error(differences), drift))

    def chances(self) -> Estimate:
        """Return the difference of winning chances; certain results have no error."""
        found = self.difference(lambda each: each.value)
        claimed = math.hypot(_claimed(self.best), _claimed(self.other))
        blind = math.hypot(DIFFERENCE_BLIND, DIFFERENCE_SHARE * found.value)
        results = math.hypot(*(_deviation(_value(samples)) for samples in (self.best, self.other)))
        return Estimate(found.value, math.hypot(max(found.error, claimed), blind * results))

    def points(self, number: Callable[[Candidate], float]) -> Estimate:
        """Return a difference of points."""
        found = self.difference(number)
        return Estimate(found.value, math.hypot(found.error, POINTS_BLIND, POINTS_SHARE * found.value))


_NONE = Estimate(0.0, 0.0)


def _compared(pair: _Pair, seat: int) -> Compared:
    samples = pair.other
    is_best = samples is pair.best
    seats = range(len(samples[0].points))
    values = _value(pair.best), _value(samples)
    return Compared(
        answer=samples[0].answer,
        visits=sum(each.visits for each in samples),
        chance=chance_of([each.value for each in samples], _claimed(samples)),
        points=tuple(_mean([each.points[whose] for each in samples]) for whose in seats),
        behind=_NONE if is_best else pair.chances(),
        points_behind=tuple(_NONE if is_best else pair.points(_points_of(whose)) for whose in seats),
        lead_behind=_NONE if is_best else pair.points(lambda each: lead(each.points, seat)),
        is_decided=max(values) <= DECIDED or min(values) >= 1 - DECIDED,
    )


def _points_of(seat: int) -> Callable[[Candidate], float]:
    return lambda each: each.points[seat]


def chance_of(values: Sequence[float], claimed: float, blind: float = CHANCE_BLIND) -> Estimate:
    """Return a winning chance from several searches, with the error of their mean."""
    value = _mean(values)
    return Estimate(value, math.hypot(max(standard_error(values), claimed), blind * _deviation(value)))


def _value(samples: Sequence[Candidate]) -> float:
    return _mean([each.value for each in samples])


def _claimed(samples: Sequence[Candidate]) -> float:
    return math.hypot(*(each.error for each in samples)) / len(samples)


def _deviation(chance: float) -> float:
    """Return the standard deviation of a single result, 1 for a win and 0 for a loss."""
    return math.sqrt(max(0.0, chance * (1 - chance)))


def standard_error(numbers: Sequence[float]) -> float:
    """Return the standard error of a mean, as far as the numbers show it."""
    mean, count = _mean(numbers), len(numbers)
    return math.sqrt(sum((number - mean) ** 2 for number in numbers) / (count - 1) / count) if count > 1 else 0.0


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)
