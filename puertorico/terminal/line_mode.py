"""The line mode: one person at one seat, bots at the others."""

from __future__ import annotations

import os
import re
import sys
import textwrap
from collections.abc import Callable, Iterable

from .. import locale
from ..game.arrangement import arranged
from ..game.game import Game
from ..game.illegal_answer import IllegalAnswer
from ..game.log import Entry
from ..game.narrator import runs, tell
from ..game.notation import ANSWER, Answer
from ..game.position_types import Observation
from ..game.wording import quote
from ..locale.message_text import text
from ..locale.words import Words
from ..rules.answers import Verb
from ..rules.questions import Part, Question
from ..rules.state import State
from ..table.domain.refusals import NotNow, Refused
from ..table.wire.question import AnswerView, QuestionView
from . import hint_text
from .board import WIDTH, Board, score_table, verdict
from .help import about, help_lines, language_names
from .line_editing import completions, edit_lines
from .log_text import log_lines
from .question_text import answer_text, asked, own_gains
from .sources.local_table import LocalTable
from .sources.loop_thread import LoopThread, running
from .typed_answers import NotUnderstood, arrangement, example, parse_answer, places, refusal

# How each part of the table that a question is about is shown, besides the player's own board.
_PARTS: dict[Part, Callable[[Board], list[str]]] = {
    "roles": Board.roles,
    "buildings": Board.buildings,
    "tiles": Board.tiles,
    "supply": Board.supply,
    "colonist_ship": Board.supply,
    "trading_house": Board.trading_house,
    "ships": Board.ships,
}
_ABOUT_MONEY = (Question.BUILD, Question.TRADE)
_WIDE = WIDTH // 2


class LineGame:
    """A game of one person, played line by line, at first in `language`."""

    _loop: LoopThread

    def __init__(self, table: LocalTable, language: str = locale.ENGLISH) -> None:
        self.table = table
        [self.seat] = table.people
        self.words = Words(language, self.seat)
        self.bold = sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
        self.first = True
        table.preparing = lambda: print(self.words("terminal-preparing"), flush=True)
        if sys.stdin.isatty() and sys.stdout.isatty():
            edit_lines(self._completions)

    @property
    def game(self) -> Game:
        return self.table.table.game

    @property
    def question(self) -> QuestionView:
        assert self.table.view is not None
        assert self.table.view.question is not None
        return self.table.view.question

    @property
    def position(self) -> Observation:
        assert self.table.view is not None
        assert self.table.view.position is not None
        return self.table.view.position

    def play(self) -> bool:
        """Play to the end, or until the player quits; True if the game is over."""
        with running(self.table) as self._loop:
            while self._loop.run(self.table.person_is_asked()):
                self._tell_problem()
                self._show_table()
                if not self._ask():
                    return False
        self._tell_problem()
        self._since()
        self._say("")
        self._heading(self.words("end-title"))
        self._say_all(score_table(self.game.scores, range(self.game.players), self.words))
        self._heading(verdict(self.game.scores, self.game.winners, self.words))
        return True

    def _tell_problem(self) -> None:
        if problem := self.table.save_problem:
            self._say(self.words("terminal-not-saved", problem=problem))

    def _ask(self) -> bool:
        """Ask until the player answers or undoes a move. Return False if they quit."""
        self._show_question()
        while True:
            typed = self._read().strip().lower()
            command, _, rest = typed.partition(" ")
            if typed in ("q", "quit"):
                return False
            if typed in ("u", "undo"):
                try:
                    self._loop.run(self.table.undo())
                    self._say(self.words("terminal-undone"))
                    return True
                except NotNow:
                    self._say(self.words("error-nothing-to-undo"))
            elif command in ("?", "help"):
                self._say_all(about(self.words, rest) if rest.strip() else help_lines(self.words))
            elif typed in ("b", "board"):
                self._say_board(self._board().whole())
                self._show_question()
            elif command in ("l", "log") and re.fullmatch(r"[0-9]{0,5}", rest):
                self._log(int(rest or self.game.round))
                self._show_question()
            elif typed in ("s", "scores"):
                self._scores()
                self._show_question()
            elif typed in ("h", "hint"):
                self._hint()
            elif command == "language":
                self._speak(rest.strip())
            elif not typed:
                self._show_question()
            else:
                try:
                    self._answer(typed)
                    return True
                except NotUnderstood as error:
                    self._say(str(error))

    def _answer(self, typed: str) -> None:
        wanted = None
        if self.question.placement is not None:
            wanted = arrangement(places(self.position, self.seat), self.words, typed)
        if wanted is None:
            answer = parse_answer(self.game, self.words, self._shown(), typed)
            self._loop.run(self.table.answer([answer.text]))
            return
        try:
            arranged(self.game, wanted)
        except IllegalAnswer as error:
            raise NotUnderstood(refusal(self.words, error)) from None
        self._loop.run(self.table.arrange(wanted))

    def _is_mine(self, entry: Entry) -> bool:
        return entry.seat == self.seat and entry.chosen and not entry.is_moment

    def _speak(self, code: str) -> None:
        """Switch the language."""
        language = locale.known(code)
        if language is None:
            self._say(self.words("terminal-unknown-language", typed=quote(code), languages=language_names()))
            return
        self.words = Words(language, self.seat)
        self._show_question()

    def _show_table(self) -> None:
        """Print the board, or the part in question, and what happened since the last answer."""
        board = self._board()
        self._say("")
        if self.first or self.game.question == Question.CHOOSE_ROLE:
            self._say_board(board.whole())
            self.first = False
        else:
            # The answers to BUILD list the buildings with their prices.
            part = None if self.game.question == Question.BUILD else self.game.question.row.part
            self._say_board([*board.round(), *(_PARTS[part](board) if part else []), *board.player(self.seat)])
        self._since()

    def _since(self) -> None:
        log = self.game.log
        mine = [index for index, entry in enumerate(log) if self._is_mine(entry)]
        told = self._told(mine[-1] if mine else 0, len(log))
        if told:
            self._say("")
            self._heading(self.words("log-since-last-turn" if mine else "terminal-until-now") + ":")
            self._say_all("  " + line for line in told)

    def _show_question(self) -> None:
        words, question = self.words, self.question
        self._say("")
        self._heading(self._asked())
        texts = [self._text(answer) for answer in question.answers]
        width = max(map(len, texts))
        # What an answer brings is wrapped below itself, unless there is little room.
        indent = " " * (width + 7 if width < _WIDE else 7)
        for number, (answer, shown) in enumerate(zip(question.answers, texts, strict=True), 1):
            line = f"{number:>3}. {shown:<{width}}  {own_gains(words, answer)}".rstrip()
            print("\n".join(textwrap.wrap(line, WIDTH, subsequent_indent=indent)))
        kinds = ((ANSWER[answer.text].verb.row.kind, answer.thing) for answer in question.answers)
        if building := next((thing for kind, thing in kinds if kind == "building" and thing), None):
            self._say(f"({words('terminal-tells', thing=words.of('building', building))})")
        if question.placement is not None:
            self._say(words("terminal-place-all", example=example(words)))
            is_begun = any(map(any, places(self.position, self.seat).values()))
            if question.placement.before and not is_begun:
                self._say(words("terminal-stood", places=words.arrangement(question.placement.before)))

    def _asked(self) -> str:
        """Return the question: a placement kind by kind, and a sale or a building with the money."""
        words, question, mine = self.words, self.question, self.position["seats"][self.seat]
        if question.placement is not None:
            first = ANSWER[question.answers[0].text]
            is_noble, place = first.verb == Verb.PLACE_NOBLE, str(first.thing)
            message = "terminal-place-nobles" if is_noble else "terminal-place-colonists"
            circles = words("count-circles", n=question.placement.circles[place])
            waiting = mine["san_juan"]["nobles" if is_noble else "colonists"]
            return words(message, thing=words.place(place), circles=circles, n=waiting)
        text = asked(words, question, self.position)
        if Question[question.name] not in _ABOUT_MONEY:
            return text
        return f"{text} {words('terminal-have', money=words('count-doubloons', n=mine['doubloons']))}"

    def _text(self, answer: AnswerView) -> str:
        """Return an answer as it is listed, a building with its price."""
        return answer_text(self.words, self.question, answer, answer.price)

    def _shown(self) -> dict[Answer, str]:
        return {ANSWER[answer.text]: self._text(answer) for answer in self.question.answers}

    def _log(self, number: int) -> None:
        state = State.blank()
        indexes = []
        for index, entry in enumerate(self.game.log):
            state.load(entry.after)
            if state.round_number == number:
                indexes.append(index)
        told = self._told(indexes[0], indexes[-1] + 1) if indexes else []
        self._heading(self.words("board-round", round=number) + ":")
        self._say_all("  " + line for line in told or [self.words("log-empty")])

    def _scores(self) -> None:
        """Print the scores if the game ended now, for the seats whose points are visible."""
        boards = self.position["seats"]
        seats = [seat for seat, board in enumerate(boards) if board["vp"] is not None]
        self._heading(self.words("terminal-if-over"))
        self._say_all(score_table(self.game.scores, seats, self.words))
        if len(seats) < len(boards):
            self._say(self.words("terminal-hidden"))

    def _hint(self) -> None:
        """Print the best answers with their numbers, so that the question need not be shown again."""
        words, question = self.words, self.game.question
        self._say(words("hint-thinking"))
        try:
            found = self._loop.run(self.table.hint())
        except Refused as error:
            self._say(words("terminal-no-hint", problem=error.sentence))
            return
        self._heading(hint_text.verdict(words, question, found))
        if found.arrangement:
            self._say(words("terminal-type-placement", places=words.arrangement(found.arrangement)))
        shown = self._shown()
        for one in found.advice:
            answer = ANSWER[one.answer.text]
            number = list(shown).index(answer) + 1
            self._say(f"{number:>3}. {shown[answer]}: {text(words, one.expectation)}")
            self._say_all(f"     {line}" for line in hint_text.reasons(words, one))
        self._say(words("hint-honest"))

    def _board(self) -> Board:
        return Board(self.game.record, self.position, self.words)

    def _told(self, first: int, last: int) -> list[str]:
        """Return the log from one index to another in words."""
        log = self.game.log
        told = runs(log, first, last)
        # The player is still placing.
        if told and self.game.question == Question.PLACE and told[-1][-1].entry.seat == self.seat:
            told.pop()
        return log_lines(self.words, tell(told, self.seat))

    def _completions(self, typed: str) -> list[str]:
        """Return the completions of what was typed."""
        own = places(self.position, self.seat)
        return completions(self.words, self._shown(), own, self.question.placement is not None, typed)

    def _read(self) -> str:
        typed = input(self.words("terminal-prompt", n=len(self.question.answers)) + " ")
        if not sys.stdin.isatty():
            self._say("".join(letter if letter.isprintable() else "?" for letter in typed[:40]))
        return typed

    def _heading(self, text: str) -> None:
        for line in textwrap.wrap(text, WIDTH):
            print(f"\033[1m{line}\033[0m" if self.bold else line)

    def _say(self, text: str) -> None:
        indent = len(text) - len(text.lstrip())
        print("\n".join(textwrap.wrap(text, WIDTH, subsequent_indent=" " * (indent + 2), drop_whitespace=True)))

    def _say_all(self, lines: Iterable[str]) -> None:
        for line in lines:
            if len(line) <= WIDTH:
                print(line)
            else:
                self._say(line)

    def _say_board(self, lines: Iterable[str]) -> None:
        """Print the board with the labels of its rows in bold."""
        for line in lines:
            print(re.sub(r"^( {0,2}\S[^:]*:)", "\033[1m\\1\033[0m", line) if self.bold else line)
