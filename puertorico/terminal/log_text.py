"""The narrator's messages as sentences of one language."""

from __future__ import annotations

from collections.abc import Iterable

from .. import locale
from ..game.messages import Amounts, Argument, Gains, Line, Message, Moves, Piece, Seats, Shares, Tiles
from ..locale.words import Words, capital
from ..table.wire.view import Moment


def log_lines(words: Words, lines: list[Line]) -> list[str]:
    """Return the lines of a log as text."""
    return [sentence(words, line.message) for line in lines]


def told(moments: Iterable[Moment]) -> list[Line]:
    """Return the lines of the log. A line that has grown replaces its earlier version."""
    lines: list[Line] = []
    for line in (line for moment in moments for line in moment.told):
        if line.first < line.step:
            earlier = (i for i in range(len(lines) - 1, -1, -1) if _grows(lines[i], line))
            if (index := next(earlier, None)) is not None:
                del lines[index]
        lines.append(line)
    return lines


def _grows(before: Line, line: Line) -> bool:
    return before.first == line.first and before.kind != "ending"


def sentence(words: Words, message: Message) -> str:
    """Return a message as text that begins with a capital letter.

    >>> sold = Message("log-sell", {"name": Seats((1,)), "thing": Piece("good", "corn")})
    >>> sentence(Words("en", me=0), sold), sentence(Words("en", me=1), sold), sentence(Words("de", me=0), sold)
    ('Seat 1 sells corn', 'You sell corn', 'Platz 1 verkauft Mais')
    """
    return capital(_text(words, message))


def _text(words: Words, message: Message) -> str:
    values: dict[str, str | int] = {}
    for name, argument in message.args.items():
        if isinstance(argument, Piece):
            values |= words.forms(argument)
        else:
            values[name] = _value(words, argument)
    return words(_id(words, message), **values)


def _id(words: Words, message: Message) -> str:
    """Return a message id: addressed to the player if it is about them."""
    if message.args.get("name") == Seats((words.me,)) and message.id.startswith("log-"):  # type: ignore[arg-type]
        yours = "you-" + message.id.removeprefix("log-")
        if locale.has(words.language, yours):
            return yours
    return message.id if locale.has(words.language, message.id) else message.id.partition(".")[0]


def _value(words: Words, argument: Argument) -> str | int:
    match argument:
        case Seats(seats):
            return words.names(seats)
        case Gains(amounts):
            return words.gains(amounts)
        case Amounts(amounts):
            return words.joined(words.amount(thing, number) for thing, number in amounts.items())
        case Shares(shares):
            return ", ".join(words("log-share", name=words.name(seat), n=number) for seat, number in shares)
        case Moves(moves):
            return ", ".join(
                words("log-moved", thing=words.of(kind, name), amount=words.signed(str(abs(number)), number))
                for kind, name, number in moves
            )
        case Tiles(tiles):
            return ", ".join(words.of("good", tile) for tile in tiles)
        case Message():
            return _text(words, argument)
        case int():
            return argument
    raise TypeError(f"a message cannot have the argument {argument!r}")
