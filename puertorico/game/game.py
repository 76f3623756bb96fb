"""The class `Game`: a record with its log, undo, text and positions."""

from __future__ import annotations

import operator
import secrets
import threading
from array import array
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Self

from ..rules.answers import LONGEST
from ..rules.chance import draw
from ..rules.jit import wrap
from ..rules.kinds import CHANCE
from ..rules.questions import FIRST_MOMENT, Question, asked
from ..rules.scoring import is_winner
from ..rules.setup import set_up
from ..rules.state import State
from ..rules.turn import legal, take, why_not
from ..rules.why import Why
from .arrangement import Arrangement, arranged
from .illegal_answer import IllegalAnswer
from .log import Entry
from .notation import ANSWERS, Answer, known_answer
from .observation import observe, observe_all
from .options import InvalidRules, read_rules, write_rules
from .position import InvalidPosition, is_role_choice, write_position, write_start
from .position_reader import differences, invalid_since, read_position
from .position_types import Observation, Position, Rules
from .record import check_record
from .score import Score, score_sheet
from .text import game_from_text, game_to_text
from .wording import quote


class _Workspace(threading.local):
    """A state shared by the games of a thread: one per game would cost 0.06 ms and 25 kB."""

    def __init__(self) -> None:
        self.state = State.blank()
        self.loaded: bytes | None = None


_workspace = _Workspace()


class Game:
    """A game of Puerto Rico.

    >>> game = Game.new(players=3, seed=1)
    >>> game.seat, game.question.name
    (0, 'CHOOSE_ROLE')
    >>> game.play("settler")
    >>> [answer.text for answer in game.answers][-1]
    'pass'
    """

    _answers: tuple[Answer, ...] | None  # computed on first use

    def __init__(self, record: bytes, seed: int, chance: str) -> None:
        """Internal: use `new`, `from_text`, `from_position` or `from_record` instead."""
        self._seed = seed
        self._manual = _is_manual(chance)
        self._start = record
        self._go_to(record)
        self._list = array("h", [0]) * LONGEST
        self._before: list[tuple[bytes, int, bool]] = []  # record, length of the log, whether chance answered
        self.log: list[Entry] = []

    @classmethod
    def new(
        cls,
        /,
        players: int,
        expansions: Iterable[str] = (),
        *,
        seed: int | None = None,
        chance: str = "auto",
        **options: bool | int | str,
    ) -> Self:
        """Start a game. The options are listed in `docs/rulings.md`. Raises `InvalidRules`.

        >>> Game.new(players=5, expansions=["nobles"], vp_5p=122, seed=3).position()["bank"]["vp"]
        122
        """
        state = State.blank()
        write_rules(state, players, expansions, options)
        set_up(state)
        game = cls(state.to_bytes(), _seed(seed), chance)
        game._continue()
        return game

    @classmethod
    def from_position(cls, position: Mapping[str, Any], *, seed: int | None = None, chance: str = "auto") -> Self:
        """Start from a position; omitted parts are as after setup. Raises `InvalidPosition`.

        Answers in the position (`answers`, or `since` in the middle of a phase) are played: they are in the log and
        in the text, and `undo` takes them back.

        >>> position = {"rules": {"players": 4}, "seats": [{"doubloons": 10}], "answers": ["builder"]}
        >>> game = Game.from_position(position, seed=1)
        >>> "build wharf" in {answer.text for answer in game.answers}
        True
        """
        state = State.blank()
        answers = read_position(state, position)
        game = cls(state.to_bytes(), _seed(seed), chance)
        in_phase = "since" in position
        if game.question == Question.REFILL_ROW and not in_phase:
            # A row that is left out is as after setup: it is there, even if chance is manual from now on.
            with game._chance(manual=False):
                game._continue()
            game._start = game._record
            game.log.clear()
        game._play_all(answers, position)
        if in_phase and (problems := differences(position, write_position(game._state))):
            raise InvalidPosition(problems)
        game._continue()
        return game

    @classmethod
    def from_record(cls, record: bytes, *, seed: int | None = None, chance: str = "auto") -> Self:
        """Continue from the bytes of a game, its `record`. Raises `InvalidPosition`.

        >>> game = Game.new(players=3, seed=1)
        >>> Game.from_record(game.record).answers == game.answers
        True
        """
        check_record(record)
        game = cls(record, _seed(seed), chance)
        game._continue()
        return game

    @classmethod
    def from_text(cls, text: str, *, seed: int | None = None, chance: str = "auto") -> Self:
        """Replay a game written by `to_text`. Raises `InvalidText`, which names the wrong line."""
        return game_from_text(cls, text, _seed(seed), _is_manual(chance))

    def to_text(self) -> str:
        """Return the whole game: rules, every answer by round and phase, and the scores."""
        return game_to_text(self)

    @property
    def _state(self) -> State:
        """The state of the record, until another game of this thread is used."""
        if _workspace.loaded is not self._record:
            _workspace.state.load(self._record)
            _workspace.loaded = self._record
        return _workspace.state

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._question is Question.GAME_OVER

    @property
    def seat(self) -> int | None:
        """The seat that answers next, `CHANCE` with manual chance; None when the game is over."""
        return None if self.is_over else self._seat

    @property
    def question(self) -> Question:
        """The current question."""
        return self._question

    @property
    def answers(self) -> tuple[Answer, ...]:
        """The legal answers."""
        if self._answers is None:
            self._answers = self._listed(legal(self._state, self._list))
        return self._answers

    @property
    def players(self) -> int:
        """The number of seats."""
        return self._state.seats

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return self._state.round_number

    @property
    def rules(self) -> Rules:
        """The rule set: players, expansions, and options that are not the default."""
        return read_rules(self._state)

    @property
    def record(self) -> bytes:
        """The game as bytes; equal games have equal bytes."""
        return self._record

    @property
    def scores(self) -> tuple[Score, ...]:
        """The score sheet of each seat, as if the game ended now."""
        return tuple(score_sheet(self._state, seat) for seat in range(self.players))

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats, as if the game ended now; several if they share the victory."""
        return tuple(seat for seat in range(self.players) if is_winner(self._state, seat))

    def why_not(self, answer: Answer | int | str) -> Why:
        """Return `Why.LEGAL` if the answer is legal now, else the reason why not."""
        known = known_answer(answer)
        if known is None:
            return Why.NOT_ASKED
        return Why(why_not(self._state, known.id, self._list))

    def play(self, answer: Answer | int | str) -> None:
        """Play an answer and continue to the next question with two or more answers.

        Raises `IllegalAnswer` and then changes nothing.
        """
        known = known_answer(answer)
        if known is None:
            raise IllegalAnswer(quote(answer), Why.NOT_ASKED, self.answers, "there is no such answer")
        if known not in self.answers:
            raise IllegalAnswer(repr(known.text), self.why_not(known), self.answers)
        self._before.append((self._record, len(self.log), self.seat == CHANCE))
        self._take(known.id, chosen=True)
        self._continue()

    def arrange(self, arrangement: Arrangement) -> None:
        """Play a whole mayor placement: pieces by kind, with nobles as `(colonists, nobles)`.

        Kinds left out stay empty. Raises `IllegalAnswer` and then changes nothing.
        """
        trial = arranged(self, arrangement)
        self._before.append((self._record, len(self.log), False))
        self._go_to(trial.record)
        self.log = trial.log

    def undo(self) -> None:
        """Take back the last answer of a player and what chance did after it."""
        while self._before:
            record, length, by_chance = self._before.pop()
            if by_chance and not self._manual:
                continue
            self._go_to(record)
            del self.log[length:]
            return
        raise IndexError("nothing to undo: no answer has been given")

    def at(self, step: int) -> Self:
        """Return a copy at the first question after that many log entries.

        >>> game = Game.new(players=3, seed=1)
        >>> game.play("settler"); game.play("take quarry")
        >>> steps = [entry.answer.text for entry in game.log].index("settler")
        >>> game.at(steps).question.name, game.at(steps + 1).question.name
        ('CHOOSE_ROLE', 'TAKE_TILE')
        """
        game = self.copy()
        for _, length, by_chance in reversed(self._before):
            if length < step:
                break
            if self._manual or not by_chance:
                game.undo()
        return game

    def copy(self) -> Self:
        """Return an independent copy that draws the same tiles from here on."""
        game = type(self)(self._record, self._seed, "manual" if self._manual else "auto")
        game._start, game._answers = self._start, self._answers
        game._before, game.log = self._before.copy(), self.log.copy()
        return game

    def position(self) -> Position:
        """Return the table as it is now, as a mapping that `from_position` reads back.

        In the middle of a phase it also contains `since`: the position when the role was chosen (or at the draft)
        with the `answers` since then. `since` is None if the game began from a record in the middle of this phase.
        """
        position = write_position(self._state)
        if not is_role_choice(self._state):
            position["since"] = self._since()
        return position

    def _since(self) -> dict[str, Any] | None:
        answers: list[str] = []
        for entry in reversed(self.log):
            if entry.chosen:
                answers.append(entry.answer.text)
            start = write_start(entry.before) if entry.question == Question.CHOOSE_ROLE else None
            if start is not None:
                break
        else:
            start = write_start(self._start)
        if start is not None:
            start["answers"] = answers[::-1]
        return start

    def observe(self, seat: int | None) -> Observation:
        """Return what a seat, or a spectator (None), is shown: the table without hidden points."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.players):
            raise ValueError(f"seat must be from 0 to {self.players - 1}, or None for a spectator, got {seat!r}")
        return observe(self._state, seat)

    def observe_all(self) -> dict[int | None, Observation]:
        """Return the observations of all seats and of a spectator (None). Do not change them."""
        return observe_all(self._state)

    def __repr__(self) -> str:
        state = "over" if self.is_over else f"{self.question.name} of seat {self.seat}"
        return f"<Game: {self.players} players, round {self.round}, {state}>"

    def _repr_svg_(self) -> str:
        """Return the table as a picture, which notebooks show."""
        from ..svg import board  # only notebooks need it

        return board(self)

    def _go_to(self, record: bytes) -> None:
        self._record = record
        self._answers = None
        frame = asked(self._state)
        self._question, self._seat = Question(frame.question), frame.seat

    def _take(self, answer: int, *, chosen: bool) -> None:
        """Take one answer or automatic moment and log it.

        Log and undo share the bytes of a record, because a server keeps many games.
        """
        state, before, question, seat = self._state, self._record, self._question, self._seat
        _workspace.loaded = None  # until the answer is taken
        take(state, answer)
        _workspace.loaded = state.to_bytes()
        self._go_to(_workspace.loaded)
        entry = Entry(question, seat, ANSWERS[answer], chosen, before, self._record)
        if question < FIRST_MOMENT or entry.changed:
            self.log.append(entry)

    def _step(self) -> bool:
        """Answer a question without a choice or of chance; return False for a player's."""
        state = self._state
        count = legal(state, self._list)
        if count == 1:
            self._take(self._list[0], chosen=False)
            return True
        if count and self._seat == CHANCE and not self._manual:
            self._take(draw(state, self._seed, self._list, count), chosen=True)
            return True
        self._answers = self._listed(count)
        return False

    def _listed(self, count: int) -> tuple[Answer, ...]:
        """Return the answers that have just been listed."""
        return tuple([ANSWERS[answer] for answer in self._list[:count]])

    def _play_all(self, answers: Iterable[Any], position: Mapping[str, Any]) -> None:
        """Play the answers of a position, chance's included. Raises `InvalidPosition`."""
        with self._chance(manual=True):
            self._continue()
            for number, answer in enumerate(answers):
                try:
                    self.play(answer)
                except IllegalAnswer as error:
                    problems = [f"answers.{number}: {error}"]
                    invalid = invalid_since(position, problems) if "since" in position else InvalidPosition(problems)
                    raise invalid from None

    @contextmanager
    def _chance(self, *, manual: bool) -> Iterator[None]:
        """Let chance wait for its answers, or not, for a while."""
        usual, self._manual = self._manual, manual
        try:
            yield
        finally:
            self._manual = usual

    def _continue(self) -> None:
        while self._step():
            pass


def _seed(seed: object) -> int:
    if seed is None:
        return wrap(secrets.randbits(63))
    try:
        return wrap(operator.index(seed))  # type: ignore[arg-type]
    except TypeError:
        raise InvalidRules([f"seed must be an integer or left out, got {quote(seed)}"]) from None


def _is_manual(chance: object) -> bool:
    if not isinstance(chance, str) or chance not in ("auto", "manual"):
        raise InvalidRules([f"chance must be 'auto' or 'manual', got {quote(chance)}"])
    return chance == "manual"
