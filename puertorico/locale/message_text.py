"""Messages as sentences of one language."""

from __future__ import annotations

import re
from collections.abc import Iterable

from .. import locale
from ..game.messages import (
    Amounts,
    Argument,
    Gains,
    Message,
    Moves,
    Piece,
    PlayerName,
    Seats,
    Series,
    Shares,
    Tiles,
)
from .words import Words, capital


def sentence(words: Words, message: Message | Series) -> str:
    """Return a message, or several, as text that begins with a capital letter.

    >>> sold = Message("log-sell", {"name": Seats((1,)), "thing": Piece("good", "corn")})
    >>> sentence(Words("en", me=0), sold), sentence(Words("en", me=1), sold), sentence(Words("de", me=0), sold)
    ('Seat 1 sells corn', 'You sell corn', 'Platz 1 verkauft Mais')
    """
    return capital(text(words, message))


def text(words: Words, message: Message | Series) -> str:
    """Return a message, or several, as part of a line."""
    return str(_value(words, message))


def _formatted(words: Words, message: Message) -> str:
    values: dict[str, str | int | float] = {}
    for name, argument in message.args.items():
        if isinstance(argument, Piece):
            values |= words.forms(argument)
        else:
            values[name] = _value(words, argument)
    formatted = words(_id(words, message), **values)
    # The name of a player before what they gain is a heading.
    return capital(formatted) if message.id == "effect-seat" else formatted


def _id(words: Words, message: Message) -> str:
    """Return a message id: addressed to the player if it is about them."""
    if words.me is not None and message.args.get("name") == Seats((words.me,)):
        yours = re.sub("^log-", "you-", re.sub("-seat$", "-you", message.id))
        if locale.has(words.language, yours):
            return yours
    return message.id if locale.has(words.language, message.id) else message.id.partition(".")[0]


def _value(words: Words, argument: Argument) -> str | int | float:
    match argument:
        case Seats(seats):
            return words.names(seats)
        case PlayerName(seat):
            return words.player(seat)
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
            return _formatted(words, argument)
        case Series(messages, joint):
            return _series(words, [text(words, message) for message in messages], joint)
        case int() | float():
            return argument
    raise TypeError(f"a message cannot have the argument {argument!r}")


def _series(words: Words, parts: list[str], joint: str) -> str:
    match joint:
        case "and":
            return words.joined(parts)
        case "or":
            return words.either(parts)
    return f"{joint} ".join(parts)


def sentences(words: Words, messages: Iterable[Message]) -> str:
    """Return messages as one text; what ends without a punctuation mark gets a period."""
    lines = (sentence(words, message) for message in messages)
    return " ".join(line if line.endswith((":", ".")) else f"{line}." for line in lines)
