"""Messages: Fluent ids with typed arguments, for logs, hints and reviews.

Page and terminal format the same messages in the reader's language.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


def message_id(family: str, name: str) -> str:
    """Return the id of the message about something that has a name in the game.

    >>> message_id("building", "small_market"), message_id("role", "prospector 2"), message_id("why", "TOO_EXPENSIVE")
    ('building-small-market', 'role-prospector-2', 'why-too-expensive')
    """
    return f"{family}-{name}".lower().replace("_", "-").replace(" ", "-")


class Seats(Struct, frozen=True, array_like=True, tag="seats"):
    """Players, named by their seats; -1 is chance."""

    seats: tuple[int, ...]


class PlayerName(Struct, frozen=True, array_like=True, tag="player"):
    """A player by name, even in a message to that player: "keeps Ana from selling corn"."""

    seat: int


class Piece(Struct, frozen=True, array_like=True, tag="piece"):
    """A thing of the game. `kind` is `good`, `tile`, `building`, `role` or `place`."""

    kind: str
    name: str


class Gains(Struct, frozen=True, array_like=True, tag="gains"):
    """Gains and losses of a player: "+2 doubloons, +3 corn"."""

    amounts: dict[str, int]


class Amounts(Struct, frozen=True, array_like=True, tag="amounts"):
    """An enumeration of counted things: "2 corn and 1 sugar"."""

    amounts: dict[str, int]


class Shares(Struct, frozen=True, array_like=True, tag="shares"):
    """How many people each seat gets, as (seat, number)."""

    shares: tuple[tuple[int, int], ...]


class Moves(Struct, frozen=True, array_like=True, tag="moves"):
    """How many people come to a place or leave it, as (kind, name, number)."""

    moves: tuple[tuple[str, str, int], ...]


class Tiles(Struct, frozen=True, array_like=True, tag="tiles"):
    """Plantations, named by what grows there."""

    tiles: tuple[str, ...]


class Message(Struct, frozen=True, array_like=True, tag="message"):
    """A message of the Fluent files with its arguments.

    A `Piece` fills `$thing`, `$object` and `$of`, which are its grammatical forms. An id with an attribute that a
    language does not have, as `why-no-goods.skipped`, means the message itself. If `name` is the reader, the message
    that addresses them is used where there is one: `you-sell` for `log-sell`, `effect-you` for `effect-seat`.
    """

    id: str
    args: dict[str, Argument] = {}


class Series(Struct, frozen=True, array_like=True, tag="series"):
    """Several messages in a row, joined by `and`, `or`, a comma or a semicolon."""

    messages: tuple[Message | Series, ...]
    joint: Literal["and", "or", ",", ";"]


Argument = int | float | Seats | PlayerName | Piece | Gains | Amounts | Shares | Moves | Tiles | Message | Series


class Line(Struct, frozen=True, omit_defaults=True):
    """One line of the log: steps `first` to `step`, about the players at `seats`.

    A line may grow while entries are added: it replaces an earlier one with the same `first`. A line of the kind
    `ending` stays: it says why the game ends after this round. `skipped` means that the players had no turn.
    """

    first: int
    step: int
    message: Message
    seats: tuple[int, ...]
    kind: Literal["told", "skipped", "ending"] = "told"
