"""One game of a tournament: its seating, its seeds and its result."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

from ..game.game import Game
from ..game.notation import GOOD_NAMES, Answer
from ..game.score import places_of
from ..game.wording import one_line
from ..rules.questions import Question
from ..rules.setup import ROLES_A_ROUND

MEMORY = 2.0  # gigabytes, far more than any built-in bot uses


def derived_seed(*parts: object) -> int:
    """Return a seed that depends only on these parts, and is the same on every machine."""
    return int.from_bytes(blake2b(" ".join(map(str, parts)).encode(), digest_size=8).digest(), "big") >> 1


@dataclass(frozen=True, slots=True)
class Match:
    """A game to play. It is reproducible if all bots use their seeds."""

    number: int
    block: int  # all games of a block have the same chance
    bots: tuple[str, ...]  # by seat
    rules: dict[str, Any]
    seed: int  # of the whole tournament
    seconds: float  # allowed for an answer
    memory: float = MEMORY  # allowed for a bot, in gigabytes

    def new_game(self) -> Game:
        return Game.new(**self.rules, seed=derived_seed(self.seed, "chance", self.block))

    def bot_seed(self, seat: int) -> int:
        """Return the seed of a seat's bot, which reveals nothing about the chance of the game.

        It has 32 bits, because some generators accept no more.
        """
        return derived_seed(self.seed, "bot", self.number, seat) % 2**32


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A seat that loses because its bot misbehaved, with the traceback of an exception."""

    seat: int
    reason: str
    trace: str = ""


@dataclass(frozen=True, slots=True)
class MatchResult:
    """The result of a game, by seat. Points are None if the game was not finished."""

    game: int
    block: int
    bots: list[str]
    places: list[float]  # tied seats share the mean of their places
    wins: list[float]  # a shared win counts in equal parts
    points: list[int] | None
    sources: list[dict[str, int]] | None
    rounds: int
    answers: list[int]
    seconds: list[float]  # the sum over all answers of the seat
    slowest: list[float]
    forfeit: int | None  # the seat that forfeited
    reason: str | None
    # How it was played; empty for an unfinished game.
    opening: list[str] = field(default_factory=list)  # the roles of the first round, in their order
    endings: list[str] = field(default_factory=list)  # the conditions that ended the game
    offered: list[str] = field(default_factory=list)  # the buildings of the game
    built: list[list[str]] = field(default_factory=list)
    planted: list[list[str]] = field(default_factory=list)

    def pairings(self) -> Iterator[tuple[str, str, float]]:
        """Yield a bot, its rival on another seat, and 1, 0.5 (tie) or 0 for the bot."""
        for place, bot in zip(self.places, self.bots, strict=True):
            for other, rival in zip(self.places, self.bots, strict=True):
                if bot != rival:
                    yield bot, rival, ((place <= other) + (place < other)) / 2


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A played match: its result and its game text."""

    outcome: MatchResult
    text: str


class MatchInProgress:
    """A match in progress: its game, and the time each seat took for its answers."""

    def __init__(self, match: Match) -> None:
        self.match, self.game = match, match.new_game()
        self._seconds: list[list[float]] = [[] for _ in match.bots]

    def play(self, answer: Answer | int | str) -> int:
        """Play an answer and return its number. Raises `IllegalAnswer`."""
        before = len(self.game.log)
        self.game.play(answer)
        return self.game.log[before].answer.id

    def count_time(self, seat: int, seconds: float) -> None:
        """Count the time that a seat took for an answer."""
        self._seconds[seat].append(seconds)

    def end(self, forfeit: Forfeit | None = None) -> PlayedMatch:
        """End the match, by the rules or because a seat forfeits."""
        game, match = self.game, self.match
        if forfeit is None:
            scores = game.scores
            places = places_of([(score.total, score.tie_break) for score in scores])
            wins = [(seat in game.winners) / len(game.winners) for seat in range(game.players)]
        else:
            # An interrupted game says little about the other seats: they all tie, ahead of the one that forfeits.
            places = places_of([(seat != forfeit.seat,) for seat in range(game.players)])
            wins = [(seat != forfeit.seat) / (game.players - 1) for seat in range(game.players)]
        outcome = MatchResult(
            game=match.number,
            block=match.block,
            bots=list(match.bots),
            places=places,
            wins=wins,
            points=None if forfeit else [score.total for score in scores],
            sources=None if forfeit else [score.sources() for score in scores],
            rounds=game.round,
            answers=[len(times) for times in self._seconds],
            seconds=[round(sum(times), 6) for times in self._seconds],
            slowest=[round(max(times, default=0.0), 6) for times in self._seconds],
            forfeit=forfeit.seat if forfeit else None,
            reason=forfeit.reason if forfeit else None,
            **({} if forfeit else _style(game)),
        )
        return PlayedMatch(outcome, self._text(forfeit))

    def _text(self, forfeit: Forfeit | None) -> str:
        """Return the game text, with the seating and the reason for a forfeit in comments."""
        names = [one_line(bot) for bot in self.match.bots]
        lines = [f"# game {self.match.number}", *(f"# seat {seat}: {name}" for seat, name in enumerate(names))]
        lines.append(self.game.to_text().rstrip("\n"))
        if forfeit:
            lines.append(f"# seat {forfeit.seat}, {names[forfeit.seat]}, loses: {forfeit.reason}")
            lines += [f"#   {line}" for line in forfeit.trace.splitlines()]
        return "\n".join(lines) + "\n"


def _style(game: Game) -> dict[str, Any]:
    """Return how a game was played: fields of its result."""
    roles = [entry.answer.text for entry in game.log if entry.question == Question.CHOOSE_ROLE]
    position = game.position()
    return {
        "opening": roles[: ROLES_A_ROUND[game.players - 2]],
        "endings": position["ending"],
        "offered": list(position["buildings"]),
        "built": [list(seat["city"]) for seat in position["seats"]],
        "planted": [[tile for tile in seat["island"] if tile in GOOD_NAMES] for seat in position["seats"]],
    }
