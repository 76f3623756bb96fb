"""The arena's service for worker processes: plays matches and announces each step.

Each request is a `Match`. The replies are steps: one before a bot is made or asked, one after each answer, and one at
the end. All are lines of JSON.
"""

from __future__ import annotations

import random
import time
import traceback
from collections.abc import Callable

import msgspec
from msgspec import Struct

from ..bots.processes.program import Reply, Requests
from ..bots.protocol import Bot, Prompt, make
from ..game.illegal_answer import IllegalAnswer
from ..game.wording import one_line
from .match import Forfeit, Match, MatchInProgress, PlayedMatch, derived_seed

LONGEST_TRACE = 20


class MakesBot(Struct, frozen=True, tag="make"):
    """The bot of a seat is about to be made."""

    seat: int


class AsksBot(Struct, frozen=True, tag="ask"):
    """The bot of a seat is about to be asked."""

    seat: int


class BotAnswered(Struct, frozen=True, tag="answer"):
    """The bot that was asked gave the answer with this number."""

    number: int
    seconds: float


class MatchEnded(Struct, frozen=True, tag="done"):
    """The match has ended."""

    played: PlayedMatch


MatchStep = MakesBot | AsksBot | BotAnswered | MatchEnded


def play(match: Match, announce: Callable[[MatchStep], object]) -> PlayedMatch:
    """Play a match to the end or to the first forfeit."""
    # Games stay reproducible even if a bot ignores its seed and uses Python's global generator.
    random.seed(derived_seed(match.seed, "random", match.number))
    playing, bots = MatchInProgress(match), list[Bot]()
    for seat, name in enumerate(match.bots):
        announce(MakesBot(seat))
        try:
            bots.append(make(name, match.bot_seed(seat)))
        except BaseException as error:
            return playing.end(_crash(seat, error))
    while not playing.game.is_over:
        prompt = Prompt.of(playing.game)
        seat = prompt.seat
        announce(AsksBot(seat))
        begin = time.perf_counter()
        crash = None
        try:
            answer = bots[seat].choose(prompt)
        except BaseException as error:
            crash = _crash(seat, error)
        seconds = time.perf_counter() - begin
        playing.count_time(seat, seconds)
        if crash:
            return playing.end(crash)
        if seconds > match.seconds:
            return playing.end(Forfeit(seat, overrun(match)))
        try:
            number = playing.play(answer)
        except IllegalAnswer as error:
            return playing.end(Forfeit(seat, one_line(f"answered {error.answer}: {error.why.sentence}")))
        announce(BotAnswered(number, seconds))
    return playing.end()


def overrun(match: Match) -> str:
    """Return the reason for the forfeit of a bot that took too long."""
    return f"took longer than {match.seconds:g} s for an answer"


def _crash(seat: int, error: BaseException) -> Forfeit:
    lines = "".join(traceback.format_exception(error)).splitlines()
    what = "".join(traceback.format_exception_only(error)).removeprefix(f"{type(error).__module__}.")
    return Forfeit(seat, one_line(what), "\n".join(lines[-LONGEST_TRACE:]))


def serve(requests: Requests, reply: Reply) -> None:
    """Play the requested matches until there are no more."""

    def announce(step: MatchStep) -> None:
        reply(msgspec.json.encode(step))

    while True:
        announce(MatchEnded(play(msgspec.json.decode(requests.get(), type=Match), announce)))
