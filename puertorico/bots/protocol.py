"""What a bot is, and how one is made by name."""

from __future__ import annotations

import inspect
import sys
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

_DEPTH = State.FIELDS["depth"].offset


@dataclass(frozen=True, slots=True)
class Prompt:
    """What a bot is asked: the position as record bytes, whose answer it is, and the legal answers.

    The record is all there is to know: perfect information, with chance still to come. A bot never sees the game's
    seed, so nothing in it tells the future.
    """

    record: bytes
    seat: int
    answers: tuple[Answer, ...]

    @property
    def question(self) -> Question:
        """Return what is asked."""
        top = (self.record[_DEPTH] - 1) * Frame.SIZE
        return Question(int.from_bytes(self.record[top : top + 2], sys.byteorder))

    @classmethod
    def of(cls, game: Game) -> Prompt:
        """Return what a game asks now. Raises `ValueError` if no player is asked."""
        seat = game.seat
        if seat is None or seat < 0:
            raise ValueError("no player is asked: the game is over or it is chance's turn")
        return cls(game.record, seat, game.answers)


@dataclass(frozen=True, slots=True)
class Candidate:
    """One answer as a bot sees it: how often it was tried, and the expected result of each seat after it."""

    answer: Answer
    visits: int
    value: float  # the asked seat's expected result, from 0 (lost) to 1 (won)
    error: float  # standard error of that value
    points: tuple[float, ...]  # expected final points of each seat


@dataclass(frozen=True, slots=True)
class Evaluation:
    """What a bot expects: for each seat its chance to win and its final points, and every legal answer, best first."""

    seat: int
    winning: tuple[float, ...]
    points: tuple[float, ...]
    candidates: tuple[Candidate, ...]


@runtime_checkable
class Bot(Protocol):
    """A player: given a question it returns one of the legal answers."""

    def choose(self, prompt: Prompt) -> Answer: ...


@runtime_checkable
class Evaluator(Bot, Protocol):
    """A bot that can also say what it expects."""

    def evaluate(self, prompt: Prompt) -> Evaluation: ...


class UnknownBot(ValueError):
    """There is no bot of that name or with those options; the message says what there is."""


Maker = Callable[..., Bot]


def names() -> list[str]:
    """The bots that can be made by a short name: the own ones, and those that other packages bring."""
    from .roster import BOTS

    return sorted({*BOTS, *(entry.name for entry in entry_points(group=ENTRY_POINT))})


def _maker(kind: str) -> Maker:
    """What makes the bots of a name. Only that one is loaded: a broken package is no other bot's trouble."""
    from .roster import BOTS

    if kind in BOTS:
        return BOTS[kind]
    entries = [entry for entry in entry_points(group=ENTRY_POINT) if entry.name == kind]
    module, dot, member = kind.rpartition(".")
    if not entries and not dot:
        raise UnknownBot(f"there is no bot {kind!r}; there are {', '.join(names())}")
    try:
        maker: Maker = entries[0].load() if entries else getattr(import_module(module), member)
    except Exception as error:
        place = f"{kind!r}, which is {entries[0].value!r}," if entries else repr(kind)
        raise UnknownBot(f"the bot {place} cannot be loaded: {type(error).__name__}: {error}") from error
    return maker


def make(name: str, seed: int = 0) -> Bot:
    """A bot by its name with options, as in `search:playouts=2000,threads=2`; equal seeds make equal bots.

    A name with a dot is that of a class, `mypackage.Greedy`.

    >>> make("random", seed=1).choose(Prompt.of(Game.new(players=3, seed=1))).text
    'mayor'
    """
    if not isinstance(name, str):
        raise UnknownBot(f"a bot is made by its name, as in 'planner', not by {quote(name)}")
    kind, _, rest = name.partition(":")
    maker = _maker(kind)
    options: dict[str, int | float | str] = {}
    for part in rest.split(",") if rest else ():
        option, equals, value = part.partition("=")
        if not equals or not option or option in options:
            raise UnknownBot(f"{part!r} in {name!r} should be one `option=value`")
        options[option] = _value(value)
    if not callable(maker):
        raise UnknownBot(f"{kind!r} is no bot: it should be a class, or a function that makes one")
    taken = list(inspect.signature(maker).parameters)
    allowed = [parameter for parameter in taken if parameter != "seed"]
    for option in options:
        if option not in allowed:
            raise UnknownBot(f"{kind!r} has no option {option!r}; it has {', '.join(allowed) or 'none'}")
    try:
        bot = maker(**({"seed": seed} if "seed" in taken else {}), **options)
    except (TypeError, ValueError) as error:
        raise UnknownBot(f"{name!r} cannot be made: {error}") from None
    if not isinstance(bot, Bot):
        raise UnknownBot(f"{name!r} is no bot: it has no method choose(prompt)")
    return bot


def _value(text: str) -> int | float | str:
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def play_game(game: Game, bots: Sequence[Bot]) -> Game:
    """Let one bot a seat play a game to its end."""
    while not game.is_over:
        prompt = Prompt.of(game)
        game.play(bots[prompt.seat].choose(prompt))
    return game
