"""The game in one language: names, amounts, questions and answers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from .. import locale
from ..game.messages import Piece, message_id
from ..game.narrator import piece
from ..game.notation import BUILDING_NAMES, GOOD_NAMES, PLACE_NAMES, Answer
from ..rules.answers import Verb
from ..rules.kinds import CHANCE
from ..rules.questions import Question, asked
from ..rules.state import State
from ..rules.supply import circles_at

_COUNTS = {"doubloons": "count-doubloons", "vp": "count-points"}


class Words:
    """One language, addressed to seat `me` or to nobody; `called` are the seats' names.

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
        return self.called[seat] if self.called else self("terminal-seat", n=seat)

    def names(self, seats: Iterable[int]) -> str:
        return self.joined(map(self.name, seats))

    def joined(self, parts: Iterable[str]) -> str:
        """Return an enumeration."""
        *first, last = list(parts) or [""]
        return self("log-and", first=", ".join(first), last=last) if first else last

    def either(self, parts: Iterable[str]) -> str:
        """Return alternatives: `Governor or Viceroy`."""
        *first, last = list(parts) or [""]
        return self("report-or", first=", ".join(first), last=last) if first else last

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
        """Return a number of doubloons, points (`vp`) or barrels of a good."""
        return self(_COUNTS.get(thing) or message_id("count", thing), n=number)

    def gains(self, amounts: Mapping[str, int]) -> str:
        """Return gains and losses.

        >>> Words("en").gains({"doubloons": 2, "corn": 3})
        '+2 doubloons, +3 corn'
        """
        return ", ".join(self.signed(self.amount(thing, abs(number)), number) for thing, number in amounts.items())

    def signed(self, things: str, number: int) -> str:
        """Return things with the sign of a number."""
        return self("effect-gain" if number > 0 else "effect-loss", things=things)

    def pieces(self, pieces: Mapping[str, int]) -> str:
        """Return colonists, and nobles if there are any."""
        colonists = self("count-colonists", n=pieces["colonists"])
        return self.joined([colonists, self("count-nobles", n=pieces["nobles"])]) if pieces["nobles"] else colonists

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

    def question(self, s: State) -> str:
        """Return the question to the seat whose turn it is."""
        frame = asked(s)
        question = Question(frame.question)
        p = s.players[frame.seat]
        if question == Question.PLACE:
            message = "terminal-place-nobles" if frame.b else "terminal-place-colonists"
            in_hand = p.noble_san_juan if frame.b else p.san_juan - p.noble_san_juan
            circles = self("count-circles", n=circles_at(s, p, frame.a))
            return self(message, thing=self.place(PLACE_NAMES[frame.a]), circles=circles, n=in_hand)
        words = self.of("question", question.name)
        if question == Question.LAY_TILE:
            return f"{words} ({self.of('tile', GOOD_NAMES[frame.a])})"
        if question == Question.BLACK_MARKET:
            building = self.of("building", BUILDING_NAMES[frame.a])
            return f"{words} {self('black-market-left', thing=building, left=s.to_pay, have=p.doubloons)}"
        if question in (Question.BUILD, Question.TRADE):
            return f"{words} {self('terminal-have', money=self('count-doubloons', n=p.doubloons))}"
        return words


def capital(text: str) -> str:
    """Return a sentence with a capital letter at its start."""
    return text[:1].upper() + text[1:]
