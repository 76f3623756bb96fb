"""The arena's service for worker processes: plays matches and announces each step.

Each request is a match. The reply is lines of text: `make SEAT` and `ask SEAT` before a bot is made and asked,
`answer NUMBER SECONDS` after each answer, and `done RESULT` at the end.
"""

from __future__ import annotations

import json
import random
import time
import traceback
from collections.abc import Callable
from dataclasses import asdict

from ..bots.processes.program import Reply, Requests
from ..bots.protocol import Bot, Prompt, make
from ..game.illegal_answer import IllegalAnswer
from ..game.wording import one_line
from .match import Course, Forfeit, Match, Played, derived

LONGEST_TRACE = 20


def play(match: Match, note: Callable[[str], object]) -> Played:
    """Play a match to its end or to the first forfeit."""
    # Games stay reproducible even if a bot ignores its seed and uses Python's global generator.
    random.seed(derived(match.seed, "random", match.number))
    course, bots = Course(match), list[Bot]()
    for seat, name in enumerate(match.bots):
        note(f"make {seat}")
        try:
            bots.append(make(name, match.bot_seed(seat)))
        except BaseException as error:
            return course.end(_crash(seat, error))
    while not course.game.is_over:
        prompt = Prompt.of(course.game)
        seat = prompt.seat
        note(f"ask {seat}")
        begin = time.perf_counter()
        crash = None
        try:
            answer = bots[seat].choose(prompt)
        except BaseException as error:
            crash = _crash(seat, error)
        seconds = time.perf_counter() - begin
        course.count_time(seat, seconds)
        if crash:
            return course.end(crash)
        if seconds > match.seconds:
            return course.end(Forfeit(seat, overrun(match)))
        try:
            number = course.play(answer)
        except IllegalAnswer as error:
            return course.end(Forfeit(seat, one_line(f"answered {error.answer}: {error.why.sentence}")))
        note(f"answer {number} {seconds:.6f}")
    return course.end()


def overrun(match: Match) -> str:
    """Return the reason for the forfeit of a bot that took too long."""
    return f"took longer than {match.seconds:g} s for an answer"


def _crash(seat: int, error: BaseException) -> Forfeit:
    lines = "".join(traceback.format_exception(error)).splitlines()
    what = "".join(traceback.format_exception_only(error)).removeprefix(f"{type(error).__module__}.")
    return Forfeit(seat, one_line(what), "\n".join(lines[-LONGEST_TRACE:]))


def serve(requests: Requests, reply: Reply) -> None:
    """Play matches until there are no more."""

    def note(line: str) -> None:
        reply(line.encode())

    while True:
        played = play(Match.from_json(json.loads(requests.get())), note)
        note(f"done {json.dumps(asdict(played))}")
