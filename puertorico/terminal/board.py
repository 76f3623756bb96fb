"""The table as lines of text, at most 80 characters wide, one item per line."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Sequence

from ..game import narrator
from ..game.notation import BUILDING_ROW
from ..game.position_types import IslandTiles, Observation, People, SeatPosition
from ..game.score import Score
from ..locale.message_text import sentence
from ..locale.words import Words, capital
from ..rules.builder import price
from ..rules.buildings import BUILDING
from ..rules.kinds import CITY_SPACES, HOUSE_PLACES, ISLAND_SPACES
from ..rules.state import State

WIDTH = 80
# Labels of rows, besides columns and seats.
_LABELS = ("board-roles", "terminal-taken", "terminal-supply", "board-goods", "terminal-tiles", "terminal-ships")
_NARROWEST = 9


class Board:
    """The table as the seat `words.me` sees it; `shown` is an observation."""

    def __init__(self, record: bytes, shown: Observation, words: Words) -> None:
        self.state = State.of(record)
        self.shown, self.words, self.seat = shown, words, words.me
        labels = [
            *map(words, (*_LABELS, "terminal-house")),
            words("board-column", n=1),
            *(f"  {words(label)}" for label in ("terminal-island", "board-city")),
            *(words.name(seat) for seat in range(len(shown["seats"]))),
        ]
        self.label_width = max(map(len, labels)) + 2

    def whole(self) -> list[str]:
        """Return everything on the table."""
        lines = [
            *self.round(),
            *self.roles(),
            *self.supply(),
            *self.tiles(),
            *self.ships(),
            *self.trading_house(),
            *self.buildings(),
            *textwrap.wrap(self.words("terminal-players"), WIDTH),
        ]
        seats = len(self.shown["seats"])
        first = self.seat or 0
        for turn in range(seats):
            lines += self.player((first + turn) % seats)
        return lines

    def round(self) -> list[str]:
        parts = round_parts(self.words, self.shown, with_chooser=True)
        return textwrap.wrap(". ".join(parts), WIDTH, subsequent_indent=" " * self.label_width)

    def roles(self) -> list[str]:
        cards, words = self.shown["roles"], self.words
        free, taken = [], []
        for role, card in cards.items():
            name = words.of("role", role)
            if card["taken"] is not None:
                taken.append(f"{name} ({words.name(card['taken'])})")
            elif card["doubloons"]:
                free.append(f"{name} ({words.gains({'doubloons': card['doubloons']})})")
            else:
                free.append(name)
        lines = self._row(words("board-roles"), free or [words("terminal-all-taken")])
        return [*lines, *self._row(words("terminal-taken"), taken)] if taken else lines

    def supply(self) -> list[str]:
        bank, words = self.shown["bank"], self.words
        things = [
            words("terminal-chips", n=bank["vp"]),
            words("count-quarries", n=bank["quarries"]),
            words.people(bank),
            f"{words('place-colonist-ship')}: {words.people(self.shown['colonist_ship'])}",
        ]
        goods = [words.amount(good, barrels) for good, barrels in bank["goods"].items()]
        return [*self._row(words("terminal-supply"), things), *self._row(words("board-goods"), goods)]

    def tiles(self) -> list[str]:
        piles, words = self.shown["plantations"], self.words
        face_up = [
            words.of("good", good) + (f" x{tiles}" if tiles > 1 else "")
            for good, tiles in piles["face_up"].items()
            if tiles
        ]
        face_down, discard = sum(piles["face_down"].values()), sum(piles["discard"].values())
        hidden = words("terminal-piles", down=face_down, discard=discard)
        return self._row(words("terminal-tiles"), [*(face_up or [words("terminal-no-tiles")]), hidden])

    def ships(self) -> list[str]:
        ships = []
        for ship in self.shown["ships"]:
            load = self.words.of("good", ship["good"]) if ship["good"] else self.words("terminal-empty")
            ships.append(f"{load} {ship['loaded']}/{ship['capacity']}")
        return self._row(self.words("terminal-ships"), ships)

    def trading_house(self) -> list[str]:
        sold = [self.words.of("good", good) for good in self.shown["trading_house"]]
        places = self.words("terminal-places", n=HOUSE_PLACES - len(sold))
        return self._row(self.words("terminal-house"), [*(sold or [self.words("terminal-empty")]), places])

    def buildings(self) -> list[str]:
        """Return the buildings left, by column, with the seat's price or the printed cost."""
        left = {building: copies for building, copies in self.shown["buildings"].items() if copies}
        heading = self.words("terminal-buildings" if self.seat is None else "terminal-buildings-for-you")
        lines = textwrap.wrap(heading, WIDTH) if left else []
        for column in range(1, 5):
            items = [
                f"{self.words.of('building', building)} {self._cost(building)} x{copies}"
                for building, copies in left.items()
                if BUILDING_ROW[building].column == column
            ]
            if items:
                lines += self._row(self.words("board-column", n=column), items)
        return lines

    def _cost(self, building: str) -> str:
        """Return what the seat would pay; outside the builder phase, without the privilege."""
        if self.seat is None:
            return str(BUILDING_ROW[building].cost)
        if building in self.shown["seats"][self.seat]["city"]:
            return self.words("terminal-owned")
        return str(price(self.state, self.seat, BUILDING[building]))

    def player(self, seat: int) -> list[str]:
        """Return a player's doubloons, points and goods, then island and city."""
        board, p, words = self.shown["seats"][seat], self.state.players[seat], self.words
        points = words("terminal-points-hidden") if (vp := points_of(board)) is None else words.amount("vp", vp)
        goods = [words.amount(good, barrels) for good, barrels in board["goods"].items() if barrels]
        has = [words.amount("doubloons", board["doubloons"]), points, *(goods or [words("terminal-no-goods")])]
        if _manned(board["san_juan"]):
            has.append(f"{words('place-san-juan')}: {words.people(board['san_juan'])}")
        island = [
            f"{words.place(kind)} " + (str(on["tiles"]) if kind == "forest" else self._circles(on, on["tiles"]))
            for kind, on in board["island"].items()
        ]
        city = [
            f"{words.place(kind)} {self._circles(on, self.shown['circles'][kind])}"
            for kind, on in board["city"].items()
        ]
        return [
            *self._row(capital(words.name(seat)), has),
            *self._row(f"  {words('terminal-island')}", [*island, self._free(ISLAND_SPACES - p.island_spaces)]),
            *self._row(f"  {words('board-city')}", [*city, self._free(CITY_SPACES - p.city_spaces)]),
        ]

    def _circles(self, on: People | IslandTiles, number: int) -> str:
        nobles = f" ({self.words('count-nobles', n=on['nobles'])})" if on.get("nobles") else ""
        return f"{_manned(on)}/{number}{nobles}"

    def _free(self, spaces: int) -> str:
        return self.words("count-spaces", n=spaces)

    def _row(self, label: str, items: Iterable[str]) -> list[str]:
        return paragraph(label, items, self.label_width)


def round_parts(words: Words, shown: Observation, *, with_chooser: bool = False) -> list[str]:
    """Return the round with its governor, the phase, and why the game ends after this round."""
    parts = [words("log-moment-new-round", round=shown["round"], name=words.name(shown["governor"]))]
    if phase := shown["phase"]:
        chooser = shown["roles"][phase]["taken"] if with_chooser else None
        told = words("board-phase", role=words.of("role", phase))
        parts.append(told if chooser is None else f"{told} ({words.name(chooser)})")
    if shown["ending"]:
        reasons = ", ".join(words.of("ending", ending) for ending in shown["ending"])
        parts.append(f"{words('board-last-round')}: {reasons}")
    return parts


def paragraph(label: str, items: Iterable[str], label_width: int) -> list[str]:
    """Return a label and its items, wrapped between items.

    >>> paragraph("Ships", ["Corn 3/6", "empty 0/7"], 10)
    ['Ships:    Corn 3/6, empty 0/7']
    """
    text = re.sub(r"(?<!,) ", "\0", ", ".join(items))
    lines = textwrap.wrap(
        text,
        WIDTH,
        initial_indent=f"{label + ':':<{label_width}}",
        subsequent_indent=" " * label_width,
        break_on_hyphens=False,
    )
    return [line.replace("\0", " ") for line in lines]


def score_table(scores: Sequence[Score], seats: Sequence[int], words: Words) -> list[str]:
    """Return points by source, with a column per seat. Sources without points are left out."""
    rows = [("", [words.name(seat) for seat in seats])]
    for source in scores[0].sources():
        points = [scores[seat].sources()[source] for seat in seats]
        if any(points) or source in ("chips", "buildings"):
            rows.append((words.of("score", source), [str(number) for number in points]))
    rows.append((words("score-total"), [str(scores[seat].total) for seat in seats]))
    rows.append((words("terminal-tie-break"), [str(scores[seat].tie_break) for seat in seats]))
    first = max(len(label) for label, _ in rows)
    column = max(_NARROWEST, *(len(name) + 1 for name in rows[0][1]))
    return [f"{label:<{first}}{''.join(f'{cell:>{column}}' for cell in cells)}".rstrip() for label, cells in rows]


def verdict(scores: Sequence[Score], winners: Sequence[int], words: Words) -> str:
    """Return who has won, in words.

    >>> verdict([], [1, 2], Words("en", me=0)), verdict([], [0, 2], Words("en", me=0))
    ('Seat 1 and seat 2 share the victory!', 'You and seat 2 share the victory!')
    """
    told = sentence(words, narrator.verdict(winners, words.me))
    is_broken_tie = len(winners) == 1 and sum(score.total == scores[winners[0]].total for score in scores) > 1
    return f"{told} {words('terminal-level')}" if is_broken_tie else told


def role_facts(role: str, words: Words) -> str:
    """Return what a role does, and its privilege."""
    name = words.of("role", role)
    return f"{name}: {words.of('role', f'{role}.action')} {words.of('role', f'{role}.privilege')}"


def building_facts(building: str, words: Words) -> str:
    """Return what is printed on a building, and what it does."""
    row = BUILDING_ROW[building]
    facts = [
        words("board-column", n=row.column),
        words("board-cost", n=row.cost),
        words("board-worth", n=row.points),
        words("count-circles", n=row.circles),
    ]
    return f"{words.of('building', building)}: {', '.join(facts)}. {words.of('building', f'{building}.rule')}"


def points_of(board: SeatPosition) -> int | None:
    """Return the points of a player in chips and noted; None if they are hidden."""
    return None if board["vp"] is None else board["vp"] + (board["noted"] or 0)


def _manned(on: People | IslandTiles) -> int:
    return on.get("colonists", 0) + on.get("nobles", 0)
