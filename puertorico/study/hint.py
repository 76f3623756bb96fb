"""Hints: the best answers to a question, what to expect of them, and reasons in words.

An evaluator supplies the expectation; `reason.py` decides what is worth mentioning.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from .. import locale
from ..bots.protocol import Evaluation, Evaluator, Prompt, UnknownBot, make
from ..game.arrangement import Arrangement
from ..game.game import Game
from ..game.messages import Message
from ..game.notation import PLACE_NAMES, Answer
from ..game.observation import forget_hidden_points
from ..locale.message_text import text
from ..locale.words import Words
from ..rules.answers import SAN_JUAN
from ..rules.buildings import NOBLES
from ..rules.questions import Question
from ..rules.state import State
from ..rules.supply import nobles_at, pieces_at
from .advice_messages import (
    PointsRace,
    behind,
    brief,
    certainty,
    chance,
    points_ahead,
    points_behind,
    reason_lines,
)
from .advice_text import in_english, plan_in_words, verdict
from .comparison import RIVALS, RUNS, Comparison, Estimate, EvaluatorOfRun, compare, lead
from .outlook import Outlook, add_outlook
from .phase_effects import Changes, after
from .reason import Reason, explain_comparison, explain_effect

# Seconds: about as long as players are willing to wait for a hint.
HINT_SECONDS = 2.0

# Questions asked kind by kind, for which a hint covers the whole decision.
IN_PARTS = tuple(question for question in Question if question.row.limits in ("placement", "storage"))


@dataclass(frozen=True, slots=True)
class Advice:
    """One answer: its expected result, what each seat gains in the phase, and why."""

    question: Question
    answer: Answer
    value: float  # the asked seat's expected result, from 0 (lost) to 1 (won)
    error: float  # standard error of that value
    behind: Estimate  # how much lower than with the best answer; more precise than either value
    visits: int
    points: tuple[float, ...]  # expected final points of each seat
    lead_behind: Estimate  # how much smaller the lead over the others' mean is than with the best answer
    is_decided: bool  # the asked seat almost surely wins, or loses, with this answer and the best one, so points count
    changes: Changes
    told: Reason

    @property
    def name(self) -> Message:
        """Return the answer in few words."""
        return brief(self.question, self.answer)

    @property
    def reasons(self) -> tuple[Message, ...]:
        """Return the reason line by line."""
        return reason_lines(self.question, self.told)

    @property
    def reason(self) -> str:
        """Return the reason in English."""
        return in_english(self.reasons, self.told.seat)


@dataclass(frozen=True, slots=True)
class Plan:
    """A whole mayor placement or storage, which is asked kind by kind: all answers, and why."""

    question: Question
    answers: tuple[Answer, ...]
    arrangement: Arrangement | None  # of a placement, as `Game.arrange` takes it; kinds that stay empty are left out
    as_good: tuple[Answer, ...]  # other answers, to any of the questions, that may be equally good
    changes: Changes
    told: Reason

    @property
    def reasons(self) -> tuple[Message, ...]:
        """Return the reason line by line."""
        return reason_lines(self.question, self.told)

    @property
    def reason(self) -> str:
        """Return the reason in English."""
        return in_english(self.reasons, self.told.seat)

    @property
    def words(self) -> str:
        """Return the placement as players type it in the terminal, or the goods to keep."""
        return plan_in_words(Words(locale.ENGLISH), self.question, self.answers, self.arrangement)


@dataclass(frozen=True, slots=True)
class Hint:
    """The best answers, best first, and how they were compared."""

    seat: int
    advice: tuple[Advice, ...]
    comparison: Comparison
    plan: Plan | None  # if a placement or a storage is asked for

    @property
    def best(self) -> Answer:
        return self.advice[0].answer

    @property
    def evaluation(self) -> Evaluation:
        """Return the first search run over all answers, which ranks them."""
        return self.comparison.first

    @property
    def arrangement(self) -> Arrangement | None:
        """Return the whole placement for `game.arrange`, or None if the question is another one."""
        return self.plan.arrangement if self.plan else None

    @property
    def as_good(self) -> tuple[Answer, ...]:
        """Return the other answers that are not clearly worse than the best."""
        return self.comparison.as_good

    @property
    def is_decided(self) -> bool:
        """Return whether all advised answers win, or all lose, almost surely: points count."""
        return len(self.advice) > 1 and all(advice.is_decided for advice in self.advice)

    def expectation(self, advice: Advice) -> Message:
        """Return the chance of the best answer, or how much worse another is; points if decided."""
        if advice is not self.advice[0]:
            return points_behind(advice.lead_behind) if advice.is_decided else behind(advice.behind)
        if self.is_decided:
            return points_ahead(advice.points[self.seat], lead(advice.points, self.seat))
        return chance(Estimate(advice.value, advice.error))

    @property
    def certainty(self) -> tuple[Message, ...]:
        """Return how certain it is that the first answer is best."""
        first, *others = self.advice
        race = PointsRace(first.value, others[0].answer, others[0].lead_behind.value) if self.is_decided else None
        as_good = (self.plan or self).as_good
        return certainty(first.question, as_good, alone=not others, plan=self.plan is not None, race=race)

    @property
    def verdict(self) -> str:
        """Recommend an answer in English, as certain as the comparison."""
        words = Words(locale.ENGLISH)
        best = self.plan.words if self.plan else text(words, self.advice[0].name)
        return verdict(words, best, self.certainty)


def hint(
    game: Game,
    budget: int | float = HINT_SECONDS,
    *,
    evaluator: str | Evaluator = "search",
    seed: int = 0,
    answers: int = 3,
    played: Answer | None = None,
) -> Hint:
    """Return the best answers with reasons; `plan` covers a whole placement or storage.

    `budget` is a number of playouts (int) or of seconds (float) for an evaluator given by name; an evaluator object
    has its own and is asked several times. Equal seeds produce equal hints. The game's own seed and hidden points do
    not influence them. The answer that was `played` is explained as well, even if it is not one of the best.
    """
    prompt = as_known(Prompt.of(game))
    evaluator_of = evaluators(evaluator, budget, seed)
    comparison = compare(prompt, evaluator_of, max(RIVALS, answers), also=played)
    best = [rival for place, rival in enumerate(comparison.rivals) if place < answers or rival.answer == played]
    outlooks = [Outlook(prompt.record, (rival.answer,), prompt.seat, seed) for rival in best]
    advice = []
    for rival, outlook in zip(best, outlooks, strict=True):
        if rival is best[0]:
            told = explain_effect(outlook.changes, prompt.seat, rival.answer)
            other = outlooks[1] if len(best) > 1 else None
        else:
            told = explain_comparison(best[0].answer, rival, outlooks[0].changes, outlook.changes, prompt.seat)
            other = outlook
        advice.append(
            Advice(
                question=game.question,
                answer=rival.answer,
                value=rival.chance.value,
                error=rival.chance.error,
                behind=rival.behind,
                visits=rival.visits,
                points=rival.points,
                lead_behind=rival.lead_behind,
                is_decided=rival.is_decided,
                changes=outlook.changes,
                told=add_outlook(told, outlook, outlooks[0], other),
            )
        )
    plan = _plan(prompt, comparison, evaluator_of, seed) if game.question in IN_PARTS else None
    return Hint(prompt.seat, tuple(advice), comparison, plan)


def evaluators(evaluator: str | Evaluator, budget: int | float, seed: int) -> EvaluatorOfRun:
    """Return the evaluators of a hint, which share its budget."""
    if not isinstance(evaluator, str):
        return lambda run: evaluator
    name = _with_budget(evaluator, budget)
    evaluator_by_name(name, seed)
    return lambda run: evaluator_by_name(name, seed + run)


def as_known(prompt: Prompt) -> Prompt:
    """Return the prompt without what is hidden from the asked seat."""
    state = State.of(prompt.record)
    forget_hidden_points(state, prompt.seat)
    return replace(prompt, record=state.to_bytes())


def _plan(prompt: Prompt, comparison: Comparison, evaluator_of: EvaluatorOfRun, seed: int) -> Plan:
    """Compare the answers for every kind in turn, as the player is asked."""
    answers = [comparison.best.answer]
    as_good = comparison.as_good
    game = after(prompt.record, answers[0], seed=seed)
    while not game.is_over and game.question == prompt.question and game.seat == prompt.seat:
        following = compare(Prompt.of(game), evaluator_of)
        answers.append(following.best.answer)
        as_good += following.as_good
        game.play(answers[-1])
    arrangement = _arrangement(game, prompt.seat) if game.log[0].question == Question.PLACE else None
    outlook = Outlook(prompt.record, tuple(answers), prompt.seat, seed)
    told = add_outlook(explain_effect(outlook.changes, prompt.seat, most=None), outlook, outlook, None)
    return Plan(prompt.question, tuple(answers), arrangement, as_good, outlook.changes, told)


def _arrangement(game: Game, seat: int) -> Arrangement:
    """Return a seat's placement right after its last PLACE answer."""
    last = [entry for entry in game.log if entry.question == Question.PLACE and entry.seat == seat][-1]
    state = State.of(last.after)
    player = state.players[seat]
    placed: dict[str, int | tuple[int, int]] = {}
    for place, name in enumerate(PLACE_NAMES[:SAN_JUAN]):
        pieces, nobles = pieces_at(player, place), nobles_at(player, place)
        if pieces:
            placed[name] = (pieces - nobles, nobles) if state.expansions[NOBLES] else pieces
    return placed


def _with_budget(name: str, budget: int | float) -> str:
    """Return the name of an evaluator with an equal share of the budget per search run."""
    kind = "seconds" if isinstance(budget, float) else "playouts"
    if isinstance(budget, bool) or not budget > 0:
        raise ValueError(f"budget must be a positive number of playouts (int) or seconds (float), got {budget!r}")
    share = budget / (1 + RUNS) if isinstance(budget, float) else max(1, budget // (1 + RUNS))
    return f"{name}{',' if ':' in name else ':'}{kind}={share}"


def evaluator_by_name(name: str, seed: int) -> Evaluator:
    """Create an evaluator by name. Raises `UnknownBot` if the bot has no `evaluate`."""
    bot = make(name, seed)
    if not isinstance(bot, Evaluator):
        raise UnknownBot(f"{name!r} cannot evaluate answers; use search")
    return bot
