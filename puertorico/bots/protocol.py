"""The bot protocol, and creation of bots by name."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import entry_points
from typing import Protocol, runtime_checkable

from ..game.game import Game
from ..game.notation import Answer
from ..game.wording import quote
from ..rules.questions import Question
from ..rules.state import Frame, State

ENTRY_POINT = "puertorico.bots"


@dataclass(frozen=True, slots=True)
class Prompt:
    """What a bot is asked: the record, the asked seat, and the answers to choose from.

    These are all legal answers, or a few of them to compare. The record contains the whole position but not the seed of
    the game, so a bot cannot know what chance will draw.
    """

    record: bytes
    seat: int
    answers: tuple[Answer, ...]

    @property
    def question(self) -> Question:
        """Return the question that is asked."""
        top = (State.FIELDS["depth"].read(self.record) - 1) * Frame.SIZE
        return Question(Frame.FIELDS["question"].read(self.record, top))

    @property
    def seats(self) -> int:
        """Return the number of players."""
        return State.FIELDS["seats"].read(self.record)

    @classmethod
    def of(cls, game: Game) -> Prompt:
        """Return the current prompt of a game. Raises `ValueError` if no player is asked."""
        seat = game.seat
        if seat is None or seat < 0:
            raise ValueError("no player is asked: the game is over or it is chance's turn")
        return cls(game.record, seat, game.answers)


@dataclass(frozen=True, slots=True)
class Candidate:
    """One legal answer in an evaluation: how often it was tried, and its expected results."""

    answer: Answer
    visits: int
    value: float  # the asked seat's expected result, from 0 (lost) to 1 (won)
    error: float  # standard error of that value
    points: tuple[float, ...]  # expected final points of each seat


@dataclass(frozen=True, slots=True)
class Evaluation:
    """A bot's expectations: chance and points of each seat, and all answers, best first."""

    seat: int
    winning: tuple[float, ...]
    points: tuple[float, ...]
    candidates: tuple[Candidate, ...]


@runtime_checkable
class Bot(Protocol):
    """A player that returns one of the legal answers to a prompt."""

    def choose(self, prompt: Prompt) -> Answer: ...


@runtime_checkable
class Evaluator(Bot, Protocol):
    """A bot that can also evaluate all answers."""

    def evaluate(self, prompt: Prompt) -> Evaluation: ...


class UnknownBot(ValueError):
    """Raised for an unknown bot name or option. The message lists the valid ones."""


Maker = Callable[..., Bot]


def names() -> list[str]:
    """Return the names of all built-in bots and of those that other packages register."""
    from .builtin_bots import BOTS

    return sorted({*BOTS, *(entry.name for entry in entry_points(group=ENTRY_POINT))})


def _maker(kind: str) -> Maker:
    """Load the maker of one bot, so that a broken package does not affect other bots."""
    from .builtin_bots import BOTS

    if kind in BOTS:
        return BOTS[kind]
    entries = [entry for entry in entry_points(group=ENTRY_POINT) if entry.name == kind]
    module, dot, member = kind.rpartition(".")
    if not entries and not dot:
        raise UnknownBot(f"unknown bot {kind!r}; valid bots: {', '.join(names())}")
    try:
        maker: Maker = entries[0].load() if entries else getattr(import_module(module), member)
    except Exception as error:
        place = f"{kind!r}, which is {entries[0].value!r}," if entries else repr(kind)
        raise UnknownBot(f"the bot {place} cannot be loaded: {type(error).__name__}: {error}") from error
    return maker


def make(name: str, seed: int = 0) -> Bot:
    """Create a bot by its name, such as `search:playouts=2000`. Equal seeds make equal bots.

    A dotted name is the path of a class, such as `mypackage.Greedy`. Raises `UnknownBot`.

    >>> make("random", seed=1).choose(Prompt.of(Game.new(players=3, seed=1))).text
    'mayor'
    """
    if not isinstance(name, str):
        raise UnknownBot(f"the name of a bot must be a string, got {quote(name)}")
    kind, _, rest = name.partition(":")
    maker = _maker(kind)
    options: dict[str, int | float | str] = {}
    for part in rest.split(",") if rest else ():
        option, equals, value = part.partition("=")
        if not equals or not option or option in options:
            raise UnknownBot(f"bot options must be `option=value`, got {part!r} in {name!r}")
        options[option] = _value(value)
    if not callable(maker):
        raise UnknownBot(f"{kind!r} is not a bot: it must be a class, or a function that returns a bot")
    taken = list(inspect.signature(maker).parameters)
    allowed = [parameter for parameter in taken if parameter != "seed"]
    for option in options:
        if option not in allowed:
            raise UnknownBot(f"{kind!r} has no option {option!r}; it has {', '.join(allowed) or 'none'}")
    try:
        bot = maker(**({"seed": seed} if "seed" in taken else {}), **options)
    except (TypeError, ValueError) as error:
        raise UnknownBot(f"{name!r} cannot be created: {error}") from None
    if not isinstance(bot, Bot):
        raise UnknownBot(f"{name!r} is not a bot: it has no method choose(prompt)")
    return bot


def _value(text: str) -> int | float | str:
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def play_game(game: Game, bots: Sequence[Bot]) -> Game:
    """Play a game to its end with one bot per seat."""
    while not game.is_over:
        prompt = Prompt.of(game)
        game.play(bots[prompt.seat].choose(prompt))
    return game
