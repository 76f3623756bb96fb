"""The review of a game in one language, for reports and the terminal."""

from __future__ import annotations

from typing import Protocol

from ..locale.words import Words
from .analysis_results import Analysis


class PhaseOfRound(Protocol):
    """When something happened: a decision or a turning point, here or as it travels."""

    @property
    def round(self) -> int: ...
    @property
    def phase(self) -> str: ...


def when(words: Words, moment: PhaseOfRound) -> str:
    """Return the round and the phase."""
    phase = words("draft-title") if moment.phase == "draft" else words.of("role", moment.phase)
    return f"{words('board-round', round=moment.round)}, {phase}"


def words_for(analysis: Analysis, language: str) -> Words:
    """Return the words of a report with its players; equal names get their seats."""
    seats, names = Words(language), analysis.names
    called = [name if names.count(name) == 1 else f"{name} ({seats.name(seat)})" for seat, name in enumerate(names)]
    return Words(language, called=called)


def about(analysis: Analysis, words: Words) -> str:
    """Return the size of a game, and the bot that evaluates."""
    game = analysis.game
    players = words("count-players", n=game.players)
    size = words("report-game", players=players, rounds=game.round, decisions=len(analysis.decisions))
    return f"{size}. {words('report-bot', bot=analysis.bot)}."
