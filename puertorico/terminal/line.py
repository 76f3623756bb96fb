"""The plain line mode: one person at one seat, the other seats answered by somebody else."""

from __future__ import annotations

import os
import re
import sys
import textwrap
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from ..bots.findings import percent
from ..bots.hint import hint, placement_in_words
from ..bots.protocol import UnknownBot
from ..game import Game, IllegalAnswer
from ..log import Entry
from ..notation import ANSWER, BUILDING_NAMES, Answer
from ..position import write_position
from ..quote import quote
from ..rules.answers import Verb
from ..rules.questions import Question
from ..rules.state import State
from ..rules.turn import take
from ..rules.why import SENTENCES, Why
from .board import WIDTH, Board, building_facts, score_table, verdict
from .words import BUILDINGS, OPPONENTS, ROLES, Teller, count, gains, plain, question_in_words

HELP = """\
Answer with a number, with the answer itself, or with the beginning of it.
Commands:
  ?       this help; ? hacienda tells what a building or a role does,
          ? opponents who can play against you
  b       the whole board
  l       the log of this round; l 3 the log of round 3
  s       the scores so far
  h       a hint: the best answers and why; for the mayor a whole placement
  u       undo: take back your last answer
  q       quit
  Enter   the question again
Mayor: you are asked about one kind after the other. You may also type where
all your colonists go at once, kinds left out staying empty: corn 2, hacienda 1
With nobles, colonists + nobles: corn 1+1, villa 0+1
Captain: load corn 6 puts corn on the ship with 6 places.
On the board, corn 1/2 means two corn tiles, one of them with a colonist.
Numbers after buildings are the price for you, when somebody else is the
builder, and the copies left."""

# The part of the table that a question is about, besides the player's own board.
_ABOUT = {
    Question.HACIENDA: Board.tiles,
    Question.LAY_TILE: Board.tiles,
    Question.TAKE_TILE: Board.tiles,
    Question.MAYOR_PRIVILEGE: Board.supply,
    Question.VILLA: Board.supply,
    Question.SHIP_PIECE: Board.supply,
    Question.CRAFTSMAN_PRIVILEGE: Board.supply,
    Question.TRADE: Board.trading_house,
    Question.DELIVER: Board.ships,
    Question.LOAD: Board.ships,
    Question.SMALL_WHARF: Board.ships,
    Question.STORE: Board.ships,
    Question.DRAFT: Board.buildings,
}


HINT_SECONDS = 2.0

_PLACING = (Question.LIFT, Question.PLACE)
_PIECES = re.compile(r"([a-z_ ]+?) *([0-9]{1,2})(?: *\+ *([0-9]{1,2}))?")


class NotUnderstood(ValueError):
    """What was typed is no answer; the message says why."""


class LineGame:
    """A game played line by line. `others` answers for the other seats, `save` is called when something happened.

    `adviser` is the bot that gives hints.
    """

    def __init__(
        self,
        game: Game,
        seat: int,
        others: Callable[[Game], Answer],
        save: Callable[[], None],
        adviser: str = "search:threads=2",
    ) -> None:
        self.game, self.seat, self.others, self.save, self.adviser = game, seat, others, save, adviser
        self.bold = sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
        self.first = self.unadvised = True

    def play(self) -> bool:
        """Play to the end, or until the player quits; True if the game is over."""
        game = self.game
        while not game.is_over:
            while not game.is_over and game.seat != self.seat:
                game.play(self.others(game))
            self.save()
            if game.is_over:
                break
            self._show_table()
            if not self._ask():
                return False
            self.save()
        self._since()
        self._say("")
        self._heading("The game is over.")
        self._say_all(score_table(game.scores, range(game.players), self.seat))
        self._heading(verdict(game.scores, game.winners, self.seat))
        return True

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
                self._say("You have not answered anything yet.")
            elif command in ("?", "help"):
                self._help(rest.strip())
            elif typed in ("b", "board"):
                self._say_all(self._board().whole())
                self._show_question()
            elif command in ("l", "log") and re.fullmatch(r"[0-9]{0,5}", rest):
                self._log(int(rest or self.game.round))
                self._show_question()
            elif typed in ("s", "scores"):
                self._scores()
                self._show_question()
            elif typed in ("h", "hint"):
                self._hint()
            elif not typed:
                self._show_question()
            else:
                try:
                    self._answer(typed)
                    return True
                except NotUnderstood as error:
                    self._say(str(error))

    def _answer(self, typed: str) -> None:
        arrangement = self._arrangement(typed) if self.game.question == Question.PLACE else None
        if arrangement is None:
            self.game.play(self._meant(typed))
            return
        try:
            self.game.arrange(arrangement)
        except IllegalAnswer as error:
            raise NotUnderstood(f"{plain(str(error.answer))} cannot be: {SENTENCES[error.why]}.") from None

    def _meant(self, typed: str) -> Answer:
        """The answer with this number, this text, this beginning, or a word of it that begins like this."""
        answers = self.game.answers
        if re.fullmatch("[0-9]{1,4}", typed):
            if not 1 <= int(typed) <= len(answers):
                raise NotUnderstood(f"There is no answer {typed}: type a number from 1 to {len(answers)}.")
            return answers[int(typed) - 1]
        wanted = " ".join(plain(typed).split())
        texts = {plain(answer.text): answer for answer in answers}
        if wanted in texts:
            return texts[wanted]
        matches = [text for text in texts if text.startswith(wanted)]
        matches = matches or [text for text in texts if f" {wanted}" in text]
        if len(matches) == 1:
            return texts[matches[0]]
        if matches:
            few = ", ".join(matches[:4]) + (" ..." if len(matches) > 4 else "")
            raise NotUnderstood(f"That could be {few}: type more of it or the number.")
        for text, answer in ANSWER.items():
            if plain(text) == wanted and self.game.why_not(answer) != Why.NOT_ASKED:
                raise NotUnderstood(f"You cannot {wanted} now: {SENTENCES[self.game.why_not(answer)]}.")
        raise NotUnderstood(f"{quote(typed)} is no answer: type a number from 1 to {len(answers)}, or ? for help.")

    def _arrangement(self, typed: str) -> dict[str, tuple[int, int]] | None:
        """A whole placement such as `corn 2, hacienda 1`, on top of what has been placed; None if it is none."""
        if typed.startswith("place"):
            return None
        parts = [_PIECES.fullmatch(part.strip()) for part in typed.split(",")]
        arrangement = places = _places(self.game.observe(self.seat), self.seat)
        for part in parts:
            if part is None:
                if len(parts) > 1:
                    raise NotUnderstood("An arrangement reads like this: corn 2, hacienda 1")
                return None
            wanted = " ".join(plain(part[1]).split())
            matches = [place for place in places if plain(place) == wanted]
            matches = matches or [place for place in places if plain(place).startswith(wanted)]
            if len(matches) != 1:
                raise NotUnderstood(f"{wanted} is not one of your places: {', '.join(map(plain, places))}.")
            arrangement = {**arrangement, matches[0]: (int(part[2]), int(part[3] or 0))}
        return arrangement

    def _undo(self) -> bool:
        """Back to the player's last choice, over everything that others have answered since."""
        if not any(self._is_mine(entry) for entry in self.game.log):
            return False
        self.game.undo()
        while self.game.seat != self.seat:
            self.game.undo()
        self._say("Your last answer is taken back.")
        return True

    def _is_mine(self, entry: Entry) -> bool:
        return entry.seat == self.seat and entry.chosen and not entry.is_moment

    def _show_table(self) -> None:
        """The board, or the part of it that the question is about, and what happened since the last answer."""
        board = self._board()
        self._say("")
        if self.first or self.game.question == Question.CHOOSE_ROLE:
            self._say_all(board.whole())
            self.first = False
        else:
            about = _ABOUT.get(self.game.question)
            self._say_all([*board.round(), *(about(board) if about else []), *board.player(self.seat)])
        self._since()

    def _since(self) -> None:
        log = self.game.log
        mine = [index for index, entry in enumerate(log) if self._is_mine(entry)]
        entries = log[mine[-1] :] if mine else log
        if self.game.question == Question.PLACE:
            entries = [entry for entry in entries if entry.seat != self.seat or entry.question not in _PLACING]
        told = self._teller().tell(entries)
        if told:
            self._say("")
            self._heading("Since your last answer:" if mine else "Until now:")
            self._say_all("  " + sentence for sentence in told)

    def _show_question(self) -> None:
        game = self.game
        state = State.blank()
        state.load(game.record)
        self._say("")
        self._heading(question_in_words(state))
        answers = [plain(answer.text) for answer in game.answers]
        width = max(map(len, answers))
        for number, (answer, text) in enumerate(zip(game.answers, answers, strict=True), 1):
            effect = self._effect(answer)
            self._say(f"{number:>3}. {text:<{width}}  {effect}".rstrip())
        if game.question in (Question.BUILD, Question.DRAFT):
            self._say("(? hacienda tells what a hacienda does.)")
        if game.question == Question.PLACE:
            self._say("Or type where all of them go, as in: corn 2, hacienda 1")
            if stood := self._stood():
                self._say(f"Before this phase they stood so: {stood}")

    def _stood(self) -> str:
        """Where the player's pieces were before he took them up, as he could type it."""
        for entry in reversed(self.game.log):
            if entry.question == Question.CHOOSE_ROLE:
                break
            if entry.question == Question.LIFT and entry.seat == self.seat:
                state = State.blank()
                state.load(entry.before)
                return placement_in_words(_places(write_position(state), self.seat))
        return ""

    def _effect(self, answer: Answer) -> str:
        """What an answer brings or costs, by trying it on a copy of the record."""
        game, record = self.game, self.game.record
        if answer.verb == Verb.BUILD and answer.thing:
            return f"price {self._board().price(answer.thing)}"
        state = State.blank()
        state.load(record)
        take(state, answer.id)
        got = gains(Entry(game.question, self.seat, answer, True, record, state.to_bytes()))
        if answer.verb == Verb.ROLE:
            return (f"{got}; " if got else "") + ROLES[answer.text]
        return got

    def _help(self, thing: str) -> None:
        wanted = "_".join(plain(thing).split())
        if thing in ROLES:
            self._say(f"{thing}: {ROLES[thing]}.")
        elif wanted == "opponents":
            self._say("With --opponents and a name you choose who plays against you, from weak to strong:")
            self._say_all(f"  {level}: {who}" for level, who in OPPONENTS.items())
        elif wanted in BUILDING_NAMES:
            self._say(f"{building_facts(wanted)} {BUILDINGS[wanted]}")
        elif thing:
            self._say("There is no such building or role; type the whole name, as in ? hacienda.")
        else:
            self._say_all(HELP.splitlines())

    def _log(self, number: int) -> None:
        state = State.blank()
        entries = []
        for entry in self.game.log:
            state.load(entry.after)
            if state.round_number == number:
                entries.append(entry)
        self._heading(f"Round {number}:")
        self._say_all("  " + sentence for sentence in self._teller().tell(entries) or ["Nothing happened."])

    def _scores(self) -> None:
        """If the game ended now; only of the seats whose points are shown."""
        boards = self.game.observe(self.seat)["seats"]
        seats = [seat for seat, board in enumerate(boards) if board["vp"] is not None]
        self._heading("If the game ended now:")
        self._say_all(score_table(self.game.scores, seats, self.seat))
        if len(seats) < len(boards):
            self._say("The points of the others are hidden until the end.")

    def _hint(self) -> None:
        """The best answers with their numbers, so that the question need not be shown again."""
        self._say("Thinking ... (The very first time this takes about a minute.)" if self.unadvised else "Thinking ...")
        self.unadvised = False
        try:
            found = hint(self.game, HINT_SECONDS, evaluator=self.adviser)
        except (UnknownBot, ImportError) as error:
            self._say(f"There is no hint: {error}.")
            return
        self._heading(found.verdict)
        if found.plan and found.plan.reason != found.advice[0].reason:
            self._say(found.plan.reason)
        if found.plan and found.arrangement:
            self._say(f"To place them so, type: {found.plan.words}")
        self._say("Your chance to win with each answer, its standard error, and why:")
        for advice in found.advice:
            number, text = self.game.answers.index(advice.answer) + 1, plain(advice.answer.text)
            self._say(
                f"{number:>3}. {text}: {percent(advice.value)} ± {percent(max(0.01, advice.error))}. {advice.reason}"
            )

    def _board(self) -> Board:
        return Board(self.game.record, self.game.observe(self.seat), self.seat)

    def _teller(self) -> Teller:
        hidden = any(board["vp"] is None for board in self.game.observe(self.seat)["seats"])
        return Teller(self.seat, hidden)

    def _read(self) -> str:
        typed = input(f"Your answer, 1-{len(self.game.answers)}, h for a hint or ?: ")
        if not sys.stdin.isatty():
            self._say(ascii(typed)[1:-1][:40])
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
                print(self._label(line))
            else:
                self._say(line)

    def _label(self, line: str) -> str:
        """The word before a colon at the start of a line is easier to find in bold."""
        return re.sub(r"^( *[A-Z][a-z]+( [0-9]+)?[:,])", "\033[1m\\1\033[0m", line) if self.bold else line


def _places(shown: Mapping[str, Any], seat: int) -> dict[str, tuple[int, int]]:
    """A player's tiles and buildings, with the colonists and the nobles on each."""
    board = shown["seats"][seat]
    kinds = {**board["island"], **board["city"]}
    return {kind: (on["colonists"], on["nobles"]) for kind, on in kinds.items() if kind != "forest"}


def greeting(players: int, seat: int, opponents: str) -> str:
    """Who plays; a player who has not chosen opponents is told that he can."""
    if opponents in OPPONENTS:
        others = f"are played by {opponents}, {OPPONENTS[opponents]}"
    else:
        others = "choose at random" if opponents == "random" else f"are played by {opponents}"
    lines = [f"Puerto Rico. You are seat {seat} of {count(players, 'player')}; the others {others}."]
    if opponents == "random":
        names = ", ".join(OPPONENTS)
        lines.append(f"For opponents who think, start with --opponents and a level, from weak to strong: {names}.")
    return "\n".join(wrapped for line in lines for wrapped in textwrap.wrap(line, WIDTH))
