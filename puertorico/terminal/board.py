"""Draws the table as lines of text, at most 80 characters wide, one thing a line."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ..notation import BUILDING_NAMES
from ..rules.builder import price
from ..rules.buildings import COLUMN, COST, ROWS, circles
from ..rules.kinds import CITY_SPACES, HOUSE_PLACES, ISLAND_SPACES
from ..rules.questions import Question, asked
from ..rules.state import State
from ..score import Score
from .words import ENDINGS, count, name, names, plain

WIDTH = 80
_LABEL = 10


class Board:
    """The table as a seat is shown it, or with seat None as it lies; `shown` is an observation or a position."""

    def __init__(self, record: bytes, shown: Mapping[str, Any], seat: int | None) -> None:
        self.state = State.blank()
        self.state.load(record)
        self.shown, self.seat = shown, seat

    def whole(self) -> list[str]:
        """Everything on the table."""
        lines = [
            *self.round(),
            *self.roles(),
            *self.supply(),
            *self.tiles(),
            *self.ships(),
            *self.trading_house(),
            *self.buildings(),
            "Players, with colonists/circles on each kind:",
        ]
        seats = len(self.shown["seats"])
        first = self.seat or 0
        for turn in range(seats):
            lines += self.player((first + turn) % seats)
        return lines

    def round(self) -> list[str]:
        shown = self.shown
        text = f"Round {shown['round']}, governor {name(shown['governor'], self.seat)}"
        if shown["role"] and asked(self.state).question != Question.CHOOSE_ROLE:
            chooser = shown["roles"][shown["role"]]["taken"]
            whose = "your" if chooser == self.seat else f"seat {chooser}'s"
            text += f", {whose} {shown['role']} phase"
        if shown["ending"]:
            text += ", the last round: " + ", ".join(ENDINGS[ending] for ending in shown["ending"])
        return paragraph("", [text])

    def roles(self) -> list[str]:
        cards = self.shown["roles"]
        free = [
            role + (f" with {count(card['doubloons'], 'doubloon')}" if card["doubloons"] else "")
            for role, card in cards.items()
            if card["taken"] is None
        ]
        taken = [
            f"{role} by {name(card['taken'], self.seat)}" for role, card in cards.items() if card["taken"] is not None
        ]
        return [*paragraph("Roles", free or ["all taken"]), *(paragraph("Taken", taken) if taken else [])]

    def supply(self) -> list[str]:
        bank, ship = self.shown["bank"], self.shown["colonist_ship"]
        things = [count(bank["vp"], "point chip"), count(bank["quarries"], "quarry"), _pieces(bank)]
        goods = [f"{good} {barrels}" for good, barrels in bank["goods"].items()]
        return [
            *paragraph("Supply", [*things, f"colonist ship: {_pieces(ship)}"]),
            *paragraph("Goods", goods),
        ]

    def tiles(self) -> list[str]:
        piles = self.shown["plantations"]
        face_up = [good if tiles == 1 else f"{good} x{tiles}" for good, tiles in piles["face_up"].items() if tiles]
        face_down, discard = sum(piles["face_down"].values()), sum(piles["discard"].values())
        return paragraph("Tiles", [*(face_up or ["none face up"]), f"{face_down} face down, {discard} discarded"])

    def ships(self) -> list[str]:
        ships = [f"{ship['good'] or 'empty'} {ship['loaded']}/{ship['capacity']}" for ship in self.shown["ships"]]
        return paragraph("Ships", ships)

    def trading_house(self) -> list[str]:
        sold = self.shown["trading_house"]
        return paragraph("Trading", [*(sold or ["house empty"]), f"{count(HOUSE_PLACES - len(sold), 'place')} free"])

    def buildings(self) -> list[str]:
        """What can still be built, by column; with the price for the seat, else the printed cost."""
        left = {building: copies for building, copies in self.shown["buildings"].items() if copies}
        costs = "your price" if self.seat is not None else "its cost"
        lines = [f"Buildings left, each with {costs} and the number of copies:"] if left else []
        for column in range(1, 5):
            items = [
                f"{plain(building)} {self.price(building)} x{copies}"
                for building, copies in left.items()
                if COLUMN[BUILDING_NAMES.index(building)] == column
            ]
            if items:
                lines += paragraph(f"Column {column}", items)
        return lines

    def price(self, building: str) -> str:
        """What the seat would pay now; outside the builder phase, if somebody else were the builder."""
        number = BUILDING_NAMES.index(building)
        if self.seat is None:
            return str(COST[number])
        if building in self.shown["seats"][self.seat]["city"]:
            return "yours"
        return str(price(self.state, self.seat, number))

    def player(self, seat: int) -> list[str]:
        """Doubloons, points and goods, then island and city."""
        board, p = self.shown["seats"][seat], self.state.players[seat]
        points = "points hidden" if board["vp"] is None else count(board["vp"] + board["noted"], "point")
        goods = [f"{good} {barrels}" for good, barrels in board["goods"].items() if barrels]
        who = "You" if seat == self.seat else f"Seat {seat}"
        has = [count(board["doubloons"], "doubloon"), points]
        if _manned(board["san_juan"]):
            has.append(f"{_pieces(board['san_juan'])} in San Juan")
        island = [
            f"{kind} {tile['tiles']}" if kind == "forest" else f"{kind} {_manned(tile)}/{tile['tiles']}{_nobles(tile)}"
            for kind, tile in board["island"].items()
        ]
        city = [
            f"{plain(kind)} {_manned(pieces)}/{circles(self.state, BUILDING_NAMES.index(kind))}{_nobles(pieces)}"
            for kind, pieces in board["city"].items()
        ]
        return [
            *paragraph(who, [*has, "goods: " + (", ".join(goods) or "none")]),
            *paragraph("  Island", [*island, f"{count(ISLAND_SPACES - p.island_spaces, 'space')} free"]),
            *paragraph("  City", [*city, f"{count(CITY_SPACES - p.city_spaces, 'space')} free"]),
        ]


def paragraph(label: str, items: Iterable[str]) -> list[str]:
    """A label and its items, wrapped between items.

    >>> paragraph("Ships", ["corn 3/6", "empty 0/7"])
    ['Ships:    corn 3/6, empty 0/7']
    """
    first = f"{label + ':':<{_LABEL}}" if label else ""
    text = re.sub(r"(?<!,) ", "\0", ", ".join(items))
    lines = textwrap.wrap(text, WIDTH, initial_indent=first, subsequent_indent=" " * _LABEL, break_on_hyphens=False)
    return [line.replace("\0", " ") for line in lines]


def score_table(scores: Sequence[Score], seats: Sequence[int], me: int | None) -> list[str]:
    """Points by source, one column for each of these seats; sources that gave nobody anything are left out."""
    rows = [("", [name(seat, me) for seat in seats])]
    for source in scores[0].sources():
        points = [scores[seat].sources()[source] for seat in seats]
        if any(points) or source in ("chips", "buildings"):
            rows.append((plain(source), [str(number) for number in points]))
    rows.append(("total", [str(scores[seat].total) for seat in seats]))
    rows.append(("doubloons and goods", [str(scores[seat].tie_break) for seat in seats]))
    return [f"{label:<20}{''.join(f'{cell:>9}' for cell in cells)}".rstrip() for label, cells in rows]


def verdict(scores: Sequence[Score], winners: Sequence[int], me: int | None) -> str:
    """Who has won.

    >>> verdict([], [1, 2], 0)
    'Seat 1 and seat 2 share the victory.'
    """
    who = names(winners, me)
    who = who[0].upper() + who[1:]
    if len(winners) > 1:
        return f"{who} share the victory."
    total = scores[winners[0]].total
    level = sum(score.total == total for score in scores) > 1
    reason = " and more doubloons and goods than the other" if level else ""
    return f"{who} win{'' if winners[0] == me else 's'} with {count(total, 'point')}{reason}."


def building_facts(building: str) -> str:
    """What is printed on a building, in one line."""
    row = ROWS[BUILDING_NAMES.index(building)]
    return (
        f"{plain(building)}: column {row.column}, cost {row.cost}, {count(row.points, 'point')}, "
        f"{count(row.circles, 'circle')}."
    )


def _manned(pieces: Mapping[str, int]) -> int:
    return pieces["colonists"] + pieces["nobles"]


def _nobles(pieces: Mapping[str, int]) -> str:
    return f" ({count(pieces['nobles'], 'noble')})" if pieces["nobles"] else ""


def _pieces(pieces: Mapping[str, int]) -> str:
    text = count(pieces["colonists"], "colonist")
    return f"{text} and {count(pieces['nobles'], 'noble')}" if pieces["nobles"] else text
