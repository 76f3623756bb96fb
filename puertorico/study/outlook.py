"""The outlook of an answer: effect in this phase, expected line, sources of points."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from ..game.notation import Answer
from ..rules.answers import Verb
from .expected_line import ExpectedRole, Lines, expected_lines, motives, steps
from .phase_effects import Changes, phase_changes
from .point_sources import Sheets, final_sheets, main_source
from .reason import FinalPoints, Reason


@dataclass(frozen=True)
class Outlook:
    """What is expected after some answers of a seat, computed on demand."""

    record: bytes
    answers: tuple[Answer, ...]
    seat: int
    seed: int

    @cached_property
    def changes(self) -> Changes:
        """Return the gains and losses of each seat by the end of the phase."""
        return phase_changes(self.record, *self.answers, seed=self.seed)

    @cached_property
    def lines(self) -> Lines:
        """Return continuations until the seat has chosen its next role."""
        return expected_lines(self.record, *self.answers, seat=self.seat, seed=self.seed)

    @cached_property
    def sheets(self) -> Sheets:
        """Return the score sheets of games that are played to their end."""
        return final_sheets(self.record, *self.answers, seed=self.seed)

    @property
    def line(self) -> tuple[ExpectedRole, ...]:
        """Return the roles that are expected after the answers."""
        return steps(self.lines, sum(answer.verb == Verb.ROLE for answer in self.answers))


def add_outlook(reason: Reason, own: Outlook, best: Outlook, rival: Outlook | None) -> Reason:
    """Add the expected line, motives against the rival, and sources of final points."""
    against = rival and motives(best.answers[0], best.lines, rival.lines, reason.seat)

    def sourced(final: FinalPoints) -> FinalPoints:
        source = main_source(own.sheets, best.sheets, final.seat, gains=final.number > 0)
        return replace(final, source=source)

    return replace(reason, motives=against or (), line=own.line, final=tuple(map(sourced, reason.final)))
