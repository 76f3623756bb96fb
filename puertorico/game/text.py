"""Game texts: a header, rounds and phases with a line per answer, then the scores.

    puertorico 1
    players: 3
    expansions: nobles

    setup
      chance: turn corn
    round 1, governor 0
     settler
      0: settler
      0: take corn
      # 1: pass (all 12 spaces of your island are filled)

Lines that begin with `#` are comments: forced answers, which are played automatically. The header may also contain the
commitment of a server to its seed (`commitment.py`).
"""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, TypeVar

from ..rules.answers import PASS
from ..rules.kinds import CHANCE, NOBODY
from ..rules.questions import Question
from ..rules.state import State
from .commitment import COMMITMENT_LINES
from .notation import ANSWER, ROLE_NAMES, seat_name
from .options import OPTIONS, InvalidRules, read_rules
from .position import InvalidPosition, write_start
from .wording import comma_separated, first_few, quote

if TYPE_CHECKING:
    from .game import Game
    from .log import Entry

G = TypeVar("G", bound="Game")

FIRST_LINE = "puertorico 1"
LONGEST_TEXT = 4_000_000

_ANSWER_LINE = re.compile(r"(chance|[0-4]): ([a-z0-9_ ]+)")
_HEADING = re.compile(rf"setup|round [0-9]{{1,5}}, governor [0-4]|{'|'.join(ROLE_NAMES)}|scores")
_SCORE_LINE = re.compile(r"seat ([0-4]): (-?[0-9]{1,6})( .*)?")


class InvalidText(ValueError):
    """Raised for a text that is not a game. The message names the line and the problem.

    >>> from puertorico import Game
    >>> Game.from_text("hello")
    Traceback (most recent call last):
    puertorico.game.text.InvalidText: the first line must be 'puertorico 1'
    """


def game_to_text(game: Game) -> str:
    start = write_start(game._start)
    lines = [FIRST_LINE]
    for name, value in game.rules.items():
        lines.append(f"{name}: {_text(value)}".rstrip())
    if start is None:
        lines.append(record_line(game._start))
    elif "seats" in start:
        lines.append("position: " + json.dumps(start, separators=(",", ":")))
    lines.append("")
    heading = ("", "")
    last: Entry | None = None
    for entry in game.log:
        if entry.is_moment:
            continue
        round_line, phase = _heading(entry)
        if (round_line, phase) != heading:
            if round_line != heading[0]:
                lines.append(round_line)
            if phase:
                lines.append(f" {phase}")
            heading = round_line, phase
        if entry.chosen:
            lines.append(f"  {seat_name(entry.seat)}: {entry.answer}")
        elif entry.answer.id != PASS:
            lines.append(f"  # {seat_name(entry.seat)}: {entry.answer}")
        elif last is None or (last.question, last.seat) != (entry.question, entry.seat):
            lines.append(f"  # {seat_name(entry.seat)}: pass ({entry.why.sentence})")
        last = entry
    if game.is_over:
        lines.append("scores")
        for seat, score in enumerate(game.scores):
            sources = ", ".join(f"{name} {points}" for name, points in score.sources().items() if points)
            lines.append(f"  seat {seat}: {score.total} ({sources or 'nothing'}), {score.tie_break} for ties")
        lines.append(f"  # won by seat {' and '.join(map(str, game.winners))}")
    return "\n".join(lines) + "\n"


def record_line(record: bytes) -> str:
    """Return the header line of a game that began from a record in the middle of a phase."""
    return f"record: {base64.b64encode(record).decode()}"


def has_record(text: str) -> bool:
    """Return whether a game text begins with a record; records are checked less strictly."""
    return re.search(r"^\s*record:", text, re.MULTILINE) is not None


def _heading(entry: Entry) -> tuple[str, str]:
    """Return the round and the phase of an answer."""
    role = State.FIELDS["role"].read(entry.after)
    if role == NOBODY and entry.question != Question.CHOOSE_ROLE:
        return "setup", ""
    governor, number = (State.FIELDS[name].read(entry.before) for name in ("governor", "round_number"))
    return f"round {number}, governor {governor}", ROLE_NAMES[role] if role != NOBODY else ""


def game_from_text(kind: type[G], text: str, seed: int, manual: bool) -> G:
    if not isinstance(text, str):
        raise InvalidText(f"a game text must be a string, got {type(text).__name__}")
    if len(text) > LONGEST_TEXT:
        raise InvalidText(f"a game text must have at most {LONGEST_TEXT} characters, got {len(text)}")
    lines = _lines(text)
    game = _start_game(kind, _read_header(lines), seed)
    scores = False
    for number, line in lines:
        if not line:
            continue
        if scores:
            _check_score(game, number, line)
        elif _HEADING.fullmatch(line):
            scores = line == "scores"
            if scores and not game.is_over:
                raise InvalidText(f"line {number}: scores must follow the end of the game, but it is not over")
        else:
            _play_line(game, number, line)
    game._manual = manual
    game._continue()
    return game


def play_lines(game: Game, lines: Iterable[str]) -> None:
    """Play lines of a game text, chance's included. Raises `InvalidText`."""
    with game._chance(manual=True):
        for number, line in enumerate(lines, 1):
            _play_line(game, number, line)
    game._continue()


def read_header(text: str) -> dict[str, str]:
    """Return the header of a game text, by name. Raises `InvalidText`."""
    return _read_header(_lines(text))


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """Yield the lines of a text without comments, each with its number."""
    stripped = ((number, line.strip()) for number, line in enumerate(text.splitlines(), 1))
    return ((number, line) for number, line in stripped if not line.startswith("#"))


def _read_header(lines: Iterator[tuple[int, str]]) -> dict[str, str]:
    """Return the lines up to the first empty one, by name."""
    if next((line for _, line in lines if line), None) != FIRST_LINE:
        raise InvalidText(f"the first line must be {FIRST_LINE!r}")
    header: dict[str, str] = {}
    for number, line in lines:
        if not line:
            break
        name, colon, value = line.partition(":")
        if not colon or name in header:
            raise InvalidText(f"line {number} must be a new `name: value` of the header, got {_short(line)}")
        header[name] = value.strip()
    return header


def _start_game(kind: type[G], header: dict[str, str], seed: int) -> G:
    """Start the game of a header. Chance is manual, because the text contains its answers."""
    for name in COMMITMENT_LINES:
        header.pop(name, None)  # only `puertorico verify` needs them
    position, record = header.pop("position", None), header.pop("record", None)
    known = ("players", "expansions", *OPTIONS)
    unknown = [quote(name) for name in header if name not in known]
    if unknown:
        raise InvalidText(f"header: unknown lines: {first_few(unknown)}; valid lines: {', '.join(known)}")
    try:
        if position is not None or record is not None:
            if record is not None:
                game = kind.from_record(_bytes(record), seed=seed, chance="manual")
            else:
                game = kind.from_position(_json(position or ""), seed=seed, chance="manual")
            _check_rules(game, header)
            return game
        if "players" not in header:
            raise InvalidText("the header must have the number of players, for example `players: 4`")
        options: dict[str, Any] = {name: _value(value) for name, value in header.items()}
        players = options.pop("players")
        options.pop("expansions", None)
        expansions = comma_separated(header.get("expansions", ""))
        return kind.new(players, expansions, seed=seed, chance="manual", **options)
    except (InvalidRules, InvalidPosition) as error:
        raise InvalidText(f"header: {error}") from None


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise InvalidText("header: position must be JSON") from None


def _bytes(text: str) -> bytes:
    try:
        return base64.b64decode(text, validate=True)
    except ValueError:
        raise InvalidText("header: record must be base64") from None


def _check_rules(game: Game, header: dict[str, str]) -> None:
    """Raise `InvalidText` if the header has other rules than its position or record."""
    rules = {name: option.default for name, option in OPTIONS.items()} | read_rules(game._state)
    for name, value in header.items():
        if value != _text(rules[name]):
            raise InvalidText(f"header: {name} must be {_text(rules[name])!r} as at the start, got {_short(value)}")


def _text(value: Any) -> str:
    return ", ".join(value) if isinstance(value, list) else str(value)


def _value(text: str) -> bool | int | str:
    if text in ("True", "False"):
        return text == "True"
    return int(text) if re.fullmatch(r"[0-9]{1,9}", text) else text


def _play_line(game: Game, number: int, line: str) -> None:
    match = _ANSWER_LINE.fullmatch(line)
    if not match:
        raise InvalidText(f"line {number} must be `seat: answer`, a heading or a `#` comment, got {_short(line)}")
    seat = CHANCE if match[1] == "chance" else int(match[1])
    if game.is_over:
        raise InvalidText(f"line {number}: the game is already over, got {_short(line)}")
    if seat != game.seat:
        asked = seat_name(game.seat if game.seat is not None else CHANCE)
        raise InvalidText(f"line {number} must be an answer of {asked} to {game.question.name}, got {_short(line)}")
    answer = ANSWER.get(match[2])
    if answer is None:
        raise InvalidText(f"line {number}: unknown answer {_short(match[2])}")
    if answer not in game.answers:
        raise InvalidText(f"line {number}: {answer.text!r} is not legal: {game.why_not(answer).sentence}")
    game.play(answer)


def _check_score(game: Game, number: int, line: str) -> None:
    match = _SCORE_LINE.fullmatch(line)
    if not match or int(match[1]) >= game.players:
        raise InvalidText(f"line {number} must be the score of a seat, got {_short(line)}")
    total = game.scores[int(match[1])].total
    if total != int(match[2]):
        raise InvalidText(f"line {number}: the score of seat {match[1]} must be {total}, got {match[2]}")


def _short(line: str) -> str:
    return quote(line, longest=60)
