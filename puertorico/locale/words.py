"""The game in one language: names, amounts and answers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from .. import locale
from ..game.messages import Piece, message_id
from ..game.narrator import piece
from ..game.notation import BUILDING_NAMES, GOOD_NAMES, Answer
from ..game.position_types import Bank, People
from ..rules.answers import Verb
from ..rules.kinds import CHANCE
from ..rules.questions import Question

# Things whose messages have another name; the others are counted by their own, as `count-corn`.
_COUNTED = {"vp": "points", "quarry": "quarries", "forest": "forests"}


class Words:
    """Messages in one language, addressed to seat `me`, if any; `called` are seat names.

    >>> english, german = Words("en", me=0), Words("de", me=0)
    >>> english.name(0), english.names([1, 2, 0]), german.names([1, 2, 0])
    ('you', 'seat 1, seat 2 and you', 'Platz 1, Platz 2 und du')
    >>> german("count-doubloons", n=2), german.of("building", "small_market")
    ('2 Dublonen', 'Kleine Markthalle')
    """

    def __init__(self, language: str, me: int | None = None, called: Sequence[str] = ()) -> None:
        self.language, self.me, self.called = language, me, called

    def __call__(self, message: str, **values: str | int | float) -> str:
        return locale.text(self.language, message, **values)

    def of(self, kind: str, thing: str, /, **values: str | int | float) -> str:
        """Return the message that names a thing of the game: `of("building", "hacienda")`."""
        return self(message_id(kind, thing), **values)

    def name(self, seat: int) -> str:
        if seat == CHANCE:
            return self("log-chance")
        if seat == self.me:
            return self("lobby-you")
        return self.player(seat)

    def player(self, seat: int) -> str:
        """Return the name of a player, even of the one addressed."""
        return self.called[seat] if self.called else self("terminal-seat", n=seat)

    def names(self, seats: Iterable[int]) -> str:
        return self.joined(map(self.name, seats))

    def joined(self, parts: Iterable[str], message: str = "log-and") -> str:
        """Return an enumeration; `message` joins its last two parts."""
        *first, last = list(parts) or [""]
        return self(message, first=", ".join(first), last=last) if first else last

    def either(self, parts: Iterable[str]) -> str:
        """Return alternatives: `Governor or Viceroy`."""
        return self.joined(parts, "report-or")

    def place(self, kind: str) -> str:
        """Return a tile, a building or San Juan in few words, as people type it."""
        if kind in BUILDING_NAMES:
            return self.of("building", kind)
        if kind in GOOD_NAMES:
            return self.of("good", kind)
        return self.of("place" if kind == "san_juan" else "tile", kind)

    def arrangement(self, places: Mapping[str, int | tuple[int, int]]) -> str:
        """Return a placement as it can be typed: colonists, and nobles after a plus sign.

        >>> Words("en").arrangement({"corn": 2, "small_market": (1, 0), "villa": (0, 1)})
        'Corn 2, Small Market 1, Villa 0+1'
        """
        parts = []
        for kind, pieces in places.items():
            colonists, nobles = pieces if isinstance(pieces, tuple) else (pieces, 0)
            parts.append(f"{self.place(kind)} {colonists}" + (f"+{nobles}" if nobles else ""))
        return ", ".join(parts)

    def amount(self, thing: str, number: int) -> str:
        """Return an amount: of doubloons, points (`vp`), people, goods, or a path on a board.

        >>> english = Words("en")
        >>> english.amount("corn", 2), english.amount("goods.corn", 2), english.amount("island.quarry", 2)
        ('2 corn', '2 corn', '2 quarries')
        """
        kind, _, name = thing.rpartition(".")
        if kind == "city":
            return self.of("building", name)
        if kind == "island" and name in GOOD_NAMES:
            tile = self.of("tile", name)
            return tile if number == 1 else self("hint-times", n=number, thing=tile)
        return self.of("count", _COUNTED.get(name, name), n=number)

    def gains(self, amounts: Mapping[str, int]) -> str:
        """Return gains and losses.

        >>> Words("en").gains({"doubloons": 2, "corn": 3})
        '+2 doubloons, +3 corn'
        """
        return ", ".join(self.signed(self.amount(thing, abs(number)), number) for thing, number in amounts.items())

    def signed(self, things: str, number: int) -> str:
        """Return an amount with a plus or minus sign."""
        return self("effect-gain" if number > 0 else "effect-loss", things=things)

    def people(self, there: People | Bank) -> str:
        """Return colonists, and nobles if there are any."""
        colonists = self("count-colonists", n=there["colonists"])
        return self.joined([colonists, self("count-nobles", n=there["nobles"])]) if there["nobles"] else colonists

    def thing(self, answer: Answer) -> str:
        """Return the thing that an answer names, as on a label; an empty string if it names none."""
        named = answer.thing and piece(answer.verb, answer.thing)
        return self.of(named.kind, named.name) if named else ""

    def forms(self, piece: Piece) -> dict[str, str]:
        """Return the forms of a name that messages use as `$thing`, `$object` and `$of`."""
        message = message_id(piece.kind, piece.name)

        def form(part: str) -> str:
            return self(f"{message}.{part}" if locale.has(self.language, f"{message}.{part}") else message)

        return {"thing": self(message), "object": form("object"), "of": form("of")}

    def answer(self, question: Question, answer: Answer, price: int = 0) -> str:
        """Return an answer as on a button of the page; a role by its name alone."""
        if answer.verb == Verb.ROLE and answer.thing:
            return self.of("role", answer.thing)
        if answer.verb == Verb.PASS:
            return self.of("answer-pass", question.name)
        forms = self.forms(piece(answer.verb, answer.thing)) if answer.thing else {}
        return self.of("answer", answer.verb.name, **forms, number=answer.number or 0, price=price)


def capital(text: str) -> str:
    """Return a sentence with a capital letter at its start."""
    return text[:1].upper() + text[1:]
