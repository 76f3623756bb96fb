"""A worker process: it plays the matches that it is told, and says what it is doing before it does it.

Bots may crash, hang or take the process with them, so they run here and not in the process that keeps the results.
Each line of standard input is a match. The answer is lines of text: `make SEAT` and `ask SEAT` before a bot is made and
asked, `answer NUMBER SECONDS` after each answer, and `done RESULT` at the end.
"""

from __future__ import annotations

import json
import os
import queue
import random
import signal
import threading
import time
import traceback
from collections.abc import Callable
from typing import TextIO

from ..game import IllegalAnswer
from ..rules.why import SENTENCES
from .match import Course, Forfeit, Match, Played, derived, one_line
from .protocol import Bot, Question, make

LONGEST_TRACE = 20


def play(match: Match, note: Callable[[str], object]) -> Played:
    """Play a match to its end or to the first forfeit."""
    # Bots should use the seed they are given; a careless one is reproducible too.
    random.seed(derived(match.seed, "random", match.number))
    course, bots = Course(match), list[Bot]()
    for seat, name in enumerate(match.bots):
        note(f"make {seat}")
        try:
            bots.append(make(name, match.bot_seed(seat)))
        except BaseException as error:
            return course.end(_crash(seat, error))
    while not course.game.is_over:
        question = Question.of(course.game)
        seat = question.seat
        note(f"ask {seat}")
        begin = time.perf_counter()
        try:
            answer = bots[seat].choose(question)
        except BaseException as error:
            course.took(seat, time.perf_counter() - begin)
            return course.end(_crash(seat, error))
        seconds = time.perf_counter() - begin
        if seconds > match.seconds:
            course.took(seat, seconds)
            return course.end(Forfeit(seat, overrun(match)))
        try:
            number = course.give(answer, seconds)
        except IllegalAnswer as error:
            course.took(seat, seconds)
            return course.end(Forfeit(seat, one_line(f"answered {error.answer}: {SENTENCES[error.why]}")))
        note(f"answer {number} {seconds:.6f}")
    return course.end()


def overrun(match: Match) -> str:
    """Why a seat that thinks too long forfeits."""
    return f"took longer than {match.seconds:g} s for an answer"


def _crash(seat: int, error: BaseException) -> Forfeit:
    lines = "".join(traceback.format_exception(error)).splitlines()
    what = "".join(traceback.format_exception_only(error)).removeprefix(f"{type(error).__module__}.")
    return Forfeit(seat, one_line(what), "\n".join(lines[-LONGEST_TRACE:]))


def _take_pipes() -> tuple[TextIO, TextIO]:
    """Standard input and output, out of reach of bots that read or print."""
    matches, notes = os.fdopen(os.dup(0), encoding="utf-8"), os.fdopen(os.dup(1), "w", encoding="utf-8")
    nowhere = os.open(os.devnull, os.O_RDWR)
    for standard in (0, 1, 2):
        os.dup2(nowhere, standard)
    return matches, notes


def _read(matches: TextIO, waiting: queue.SimpleQueue[str]) -> None:
    """Pass the matches on. Whoever gave them is gone when they end: leave at once, even while a bot is thinking."""
    for line in matches:
        waiting.put(line)
    if hasattr(os, "killpg") and os.getpgrp() == os.getpid():
        os.killpg(os.getpid(), signal.SIGKILL)  # with the programs that bots may have started
    os._exit(0)


def serve() -> None:
    """Play matches until there are no more."""
    matches, notes = _take_pipes()
    waiting: queue.SimpleQueue[str] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(matches, waiting), daemon=True).start()

    def note(line: str) -> None:
        notes.write(f"{line}\n")
        notes.flush()

    while True:
        played = play(Match.from_json(json.loads(waiting.get())), note)
        note(f"done {json.dumps(played.to_json())}")


if __name__ == "__main__":
    serve()
