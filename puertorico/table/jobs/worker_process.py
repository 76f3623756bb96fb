"""The server's service for worker processes: answers of bots, hints and analyses.

Requests and replies are JSON. The first reply tells whether the compiled bots are available. Without them, the plain
planner answers for every bot that needs them.
"""

from __future__ import annotations

import os
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache, partial
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Raw, Struct

from ...bots import Bot, Prompt, make
from ...bots.builtin_bots import BOTS, SLOW_LEVELS
from ...bots.plain_planner import PlainPlanner, without_compiler
from ...bots.processes.program import Requests
from ...game.game import Game
from ...game.notation import ANSWER
from ...game.wording import one_line
from ...rules.state import State
from ...study.analysis import AnalysisError, analyze
from ...study.hint import hint
from ..views.advice_view import hint_view
from ..views.analysis_view import analysis_view
from ..wire.advice import HintView

T = TypeVar("T")

COMPILED = "compiled"  # the argument to load the compiled bots, even if they have to be compiled first
GAME_FILE, LOOKS_FILE = "game.txt", "looks.jsonl"
MOST_BOTS = 12  # bots kept with their search trees, tens of megabytes each
# Niceness: the server has the highest priority, then quick bots and hints, slow bots, analyses.
NICENESS, SLOW_BOTS, ANALYSES = 5, 10, 19


class Choose(Struct, tag="choose"):
    """Ask a bot for an answer. A bot that has to be created gets the seed."""

    bot: str
    record: bytes
    seat: int
    table_id: str
    seed: int = 0


class Advise(Struct, tag="advise"):
    """Ask for a hint, or for the explanation of an answer that was played."""

    record: bytes
    seconds: float
    played: str | None = None


class Look(Struct, tag="look"):
    """Examine one more decision of the game in a folder, which also caches the results."""

    folder: str
    bot: str


Request = Choose | Advise | Look


class Hello(Struct, tag="hello"):
    """The first reply: whether the compiled bots are available, and if not, why."""

    compiled: bool
    problem: str | None = None


class Chosen(Struct, tag="chosen"):
    """An answer. `trouble` is set if the bot failed and the planner answered for it."""

    answer: str
    trouble: str | None = None


class Advised(Struct, tag="advised"):
    """A hint."""

    hint: HintView


class Looked(Struct, tag="looked"):
    """The number of decisions examined so far."""

    done: int
    of: int


class Analyzed(Struct, tag="analyzed"):
    """The analysis, after all decisions have been examined."""

    of: int
    analysis: Raw


class Failed(Struct, tag="refused"):
    """A request that cannot be answered; the problem is one sentence."""

    problem: str


Reply = Hello | Chosen | Advised | Looked | Analyzed | Failed


class _Enough(Exception):
    """Raised after one more decision has been examined."""


class Thinker:
    """Answers requests, and keeps the bots it creates for them."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

    def answer(self, request: Request) -> Reply:
        """Answer any request."""
        try:
            match request:
                case Choose():
                    return self.choose(request)
                case Advise():
                    return advise(request)
                case Look():
                    return look(request)
        except (AnalysisError, ValueError) as error:
            return Failed(one_line(str(error)))
        except Exception as error:
            return Failed(one_line(f"{type(error).__name__}: {error}"))

    def choose(self, request: Choose) -> Chosen:
        """Return the bot's answer, or the planner's if the bot fails or answers something illegal."""
        prompt = Prompt.of(_game(request.record))
        if prompt.seat != request.seat:
            raise ValueError(f"seat {prompt.seat} is asked, not seat {request.seat}")
        try:
            answer = self._bot(request).choose(prompt)
            if answer not in prompt.answers:
                raise ValueError(f"answered {answer}, which is not legal")
        except BaseException as error:
            self._bots.pop((request.table_id, request.seat, request.bot), None)
            trouble = one_line(f"{type(error).__name__}: {error}")
            return Chosen(PlainPlanner().choose(prompt).text, trouble)
        return Chosen(answer.text)

    def _bot(self, request: Choose) -> Bot:
        key = (request.table_id, request.seat, request.bot)
        bot = self._bots.pop(key, None)
        if bot is None:
            bot = make(request.bot, request.seed)
        self._bots[key] = bot
        while len(self._bots) > MOST_BOTS:
            self._bots.popitem(last=False)
        return bot


def _game(record: bytes) -> Game:
    if len(record) != State.SIZE:
        raise ValueError(f"a record is {State.SIZE} bytes, not {len(record)}")
    return Game(record, 0, "manual")


def advise(request: Advise) -> Advised:
    """Return a hint for the asked seat, from what this seat can see."""
    game = _game(request.record)
    found = hint(game, float(request.seconds), played=ANSWER[request.played] if request.played else None)
    return Advised(hint_view(found))


def look(request: Look) -> Looked | Analyzed:
    """Continue an analysis until one more decision has been examined."""
    folder = Path(request.folder)
    begun: list[int] = []
    numbers = (0, 0)

    def progress(done: int, of: int) -> None:
        nonlocal numbers
        numbers = (done, of)
        begun.append(done)
        if begun[0] < done < of:
            raise _Enough

    try:
        analysis = analyze(_game_of(folder), request.bot, cache=folder / LOOKS_FILE, progress=progress)
    except _Enough:
        return Looked(*numbers)
    return Analyzed(numbers[1], Raw(msgspec.json.encode(analysis_view(analysis))))


@lru_cache(maxsize=4)
def _game_of(folder: Path) -> Game:
    """Read the game of an analysis. Replaying it takes longer than examining one decision."""
    return Game.from_text((folder / GAME_FILE).read_text(encoding="utf-8"))


def _load_compiled() -> Hello:
    """Import the compiled bots, compiling them if they are not in the cache."""
    try:
        import_module("puertorico.bots.compiled_bots")
    except Exception as error:
        return Hello(False, one_line(f"{type(error).__name__}: {error}"))
    return Hello(True)


def serve(requests: Requests, reply: Callable[[bytes], None], *arguments: str) -> None:
    """Answer requests until there are no more."""
    encode, decode = msgspec.json.Encoder().encode, msgspec.json.Decoder[Any](Request).decode
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    hello = _load_compiled() if COMPILED in arguments else Hello(False)
    if not hello.compiled:
        without_compiler(BOTS)
    thinker = Thinker()
    reply(encode(hello))
    while True:
        request = decode(requests.get())
        reply(encode(with_niceness(niceness_of(request), partial(thinker.answer, request))))


def niceness_of(request: Request) -> int:
    """Return the niceness of the work for a request."""
    if isinstance(request, Look):
        return ANALYSES
    return SLOW_BOTS if isinstance(request, Choose) and request.bot in SLOW_LEVELS else NICENESS


def with_niceness(niceness: int, work: Callable[[], T]) -> T:
    """Run work and return its result; low-priority work runs in its own thread."""
    if niceness <= NICENESS or sys.platform != "linux":
        return work()
    results: list[T] = []

    def do() -> None:
        # On Linux each thread has its own priority. It cannot be raised again, so the thread does nothing else.
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), niceness)
        results.append(work())

    thread = threading.Thread(target=do)
    thread.start()
    thread.join()
    return results[0]
