"""The line mode: one person at one seat, bots at the others."""

from __future__ import annotations

import os
import re
import sys
import textwrap
from collections.abc import Callable, Iterable

from .. import locale
from ..game.game import Game
from ..game.illegal_answer import IllegalAnswer
from ..game.log import Entry
from ..game.narrator import Narrator, runs, tell
from ..game.notation import ANSWER, Answer
from ..game.position import write_position
from ..game.wording import quote
from ..locale.words import Words
from ..rules.answers import Verb
from ..rules.builder import price
from ..rules.buildings import BUILDING
from ..rules.questions import Part, Question
from ..rules.state import State
from ..rules.turn import take
from ..table.jobs.workers import ThinkingFailed
from ..table.wire.advice import HintView
from . import hint_text
from .board import WIDTH, Board, score_table, verdict
from .help import about, help_lines, language_names
from .line_editing import completions, edit_lines
from .log_text import log_lines
from .typed import NotUnderstood, arrangement, example, meant, places, refusal

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


_WIDE = WIDTH // 2


class LineGame:
    """A game played line by line. `others` answers for the other seats.

    `save` is called when something happened and returns why it failed, or an empty text. `advise` returns a hint or
    raises `ThinkingFailed`. `language` is the code of the language that is spoken at first.
    """

    def __init__(
        self,
        game: Game,
        seat: int,
        others: Callable[[Game], Answer],
        save: Callable[[Game], str],
        advise: Callable[[Game], HintView],
        language: str = locale.ENGLISH,
    ) -> None:
        self.game, self.seat, self.others, self.save, self.advise = game, seat, others, save, advise
        self.words = Words(language, seat)
        self.bold = sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
        self.first = True
        if sys.stdin.isatty() and sys.stdout.isatty():
            edit_lines(self._completions)

    def play(self) -> bool:
        """Play to the end, or until the player quits; True if the game is over."""
        game = self.game
        while not game.is_over:
            while not game.is_over and game.seat != self.seat:
                game.play(self.others(game))
            self._save()
            if game.is_over:
                break
            self._show_table()
            if not self._ask():
                return False
            self._save()
        self._since()
        self._say("")
        self._heading(self.words("end-title"))
        self._say_all(score_table(game.scores, range(game.players), self.words))
        self._heading(verdict(game.scores, game.winners, self.words))
        return True

    def _save(self) -> None:
        if problem := self.save(self.game):
            self._say(self.words("terminal-not-saved", problem=problem))

    def _ask(self) -> bool:
        """Ask until an answer is given or taken back; False if the player quits."""
        self._show_question()
        while True:
            typed = self._read().strip().lower()
            command, _, rest = typed.partition(" ")
            if typed in ("q", "quit"):
                return False
            if typed in ("u", "undo"):
                if self._undo():
                    return True
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
        arranged = None
        if self.game.question == Question.PLACE:
            arranged = arrangement(places(self.game.observe(self.seat), self.seat), self.words, typed)
        if arranged is None:
            shown = {answer: self._shown(answer) for answer in self.game.answers}
            self.game.play(meant(self.game, self.words, shown, typed))
            return
        try:
            self.game.arrange(arranged)
        except IllegalAnswer as error:
            raise NotUnderstood(refusal(self.words, error)) from None

    def _undo(self) -> bool:
        """Undo to the player's last choice, including the answers of others since then."""
        if not any(self._is_mine(entry) for entry in self.game.log):
            return False
        self.game.undo()
        while self.game.seat != self.seat:
            self.game.undo()
        self._say(self.words("terminal-undone"))
        return True

    def _is_mine(self, entry: Entry) -> bool:
        return entry.seat == self.seat and entry.chosen and not entry.is_moment

    def _speak(self, code: str) -> None:
        """Continue in another language."""
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
        game, words = self.game, self.words
        state = State.of(game.record)
        self._say("")
        self._heading(words.question(state))
        answers = [self._shown(answer) for answer in game.answers]
        width = max(map(len, answers))
        # What an answer brings is wrapped below itself, unless there is little room.
        indent = " " * (width + 7 if width < _WIDE else 7)
        for number, (answer, text) in enumerate(zip(game.answers, answers, strict=True), 1):
            line = f"{number:>3}. {text:<{width}}  {self._effect(answer)}".rstrip()
            print("\n".join(textwrap.wrap(line, WIDTH, subsequent_indent=indent)))
        building = next((answer.thing for answer in game.answers if answer.verb in (Verb.BUILD, Verb.CHOOSE)), None)
        if building:
            self._say(f"({words('terminal-tells', thing=words.of('building', building))})")
        if game.question == Question.PLACE:
            self._say(words("terminal-place-all", example=example(words)))
            if stood := self._stood():
                self._say(words("terminal-stood", places=stood))

    def _shown(self, answer: Answer) -> str:
        """Return an answer as it is listed, a building with its price."""
        cost = 0
        if answer.verb == Verb.BUILD and answer.thing:
            state = State.of(self.game.record)
            cost = price(state, self.seat, BUILDING[answer.thing])
        return self.words.answer(self.game.question, answer, cost)

    def _stood(self) -> str:
        """Return where the player's people stood before this phase, as it can be typed."""
        for entry in reversed(self.game.log):
            if entry.question == Question.CHOOSE_ROLE:
                break
            if entry.question == Question.LIFT and entry.seat == self.seat:
                state = State.of(entry.before)
                return self.words.arrangement(places(write_position(state), self.seat))
        return ""

    def _effect(self, answer: Answer) -> str:
        """Return what an answer brings, found on a copy; a build already shows its price."""
        game, record = self.game, self.game.record
        if answer.verb == Verb.BUILD:
            return ""
        state = State.of(record)
        take(state, answer.id)
        entry = Entry(game.question, self.seat, answer, True, record, state.to_bytes())
        gains = self.words.gains(Narrator(self.seat).gained(entry))
        if answer.verb != Verb.ROLE:
            return gains
        brief = self.words.of("terminal-role", answer.text.removesuffix(" 2"))
        return f"{gains}; {brief}" if gains else brief

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
        boards = self.game.observe(self.seat)["seats"]
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
            found = self.advise(self.game)
        except ThinkingFailed as error:
            self._say(words("terminal-no-hint", problem=str(error)))
            return
        self._heading(hint_text.verdict(words, question, found))
        if found.arrangement:
            self._say(words("terminal-type-placement", places=words.arrangement(found.arrangement)))
        for one in found.advice:
            answer = ANSWER[one.answer.text]
            number = self.game.answers.index(answer) + 1
            self._say(f"{number:>3}. {self._shown(answer)}: {hint_text.chance(words, found, one)}")
            self._say_all(f"     {line}" for line in hint_text.reasons(words, question, one.told))
        self._say(words("hint-honest"))

    def _board(self) -> Board:
        return Board(self.game.record, self.game.observe(self.seat), self.words)

    def _told(self, first: int, last: int) -> list[str]:
        """Return the log from one index to another in words."""
        log = self.game.log
        told = runs(log, first, last)
        # The player is still placing.
        if told and self.game.question == Question.PLACE and told[-1][-1].entry.seat == self.seat:
            told.pop()
        return log_lines(self.words, tell(told, self.seat))

    def _completions(self, typed: str) -> list[str]:
        """Return what a typed beginning can become."""
        game = self.game
        shown = {answer: self._shown(answer) for answer in game.answers}
        own = places(game.observe(self.seat), self.seat)
        return completions(self.words, shown, own, game.question == Question.PLACE, typed)

    def _read(self) -> str:
        typed = input(self.words("terminal-prompt", n=len(self.game.answers)) + " ")
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
