"""The picture of the whole table: what is in the middle, and the boards of all players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .. import locale
from ..game.game import Game
from ..game.narrator import verdict
from ..game.notation import GOOD_NAMES, ROLE_OF_CARD, building_marks
from ..game.position_types import Observation
from ..game.wording import quote
from ..locale.words import Words, capital
from ..rules.answers import Verb
from ..rules.builder import price
from ..rules.buildings import BUILDING, ROWS, Building
from ..rules.kinds import CHANCE
from ..rules.questions import Question
from . import seats
from .canvas import THEMES, Canvas
from .seats import draw_seat, stripe

_MARGIN, _GAP = 14.0, 10.0
_BAR = 44.0
_LEFT = 760.0
_WIDTH = 3 * _MARGIN + _LEFT + seats.WIDTH
_ROLES, _QUARRIES, _MARKET = 58.0, 18.0, 132.0
_LOWEST_CELL, _HIGHEST_CELL, _WITH_EFFECT = 40.0, 60.0, 54.0
_COLUMNS = 4
_CELL_GAP = 5.0
_TIMES = "\N{MULTIPLICATION SIGN}"


class PictureWords(Words):
    """Words for labels: a player without a name is a seat with a capital letter."""

    def name(self, seat: int) -> str:
        name = super().name(seat)
        return name if self.called else capital(name)


def board(
    game: Game,
    *,
    seat: int | None = None,
    language: str = locale.ENGLISH,
    theme: str = "light",
    names: Sequence[str] = (),
) -> str:
    """Return the table as an SVG picture, with the drawings and colors of the page.

    `seat` sees its own board first, and with `hidden_vp` not the points of the others; without it everything is shown.
    `theme` is "light" or "dark", and `names` are the players by seat. Raises `ValueError` for wrong arguments.

    >>> from puertorico import Game
    >>> board(Game.new(players=3, seed=1), theme="dark")[:40]
    '<svg xmlns="http://www.w3.org/2000/svg" '
    """
    if theme not in THEMES:
        raise ValueError(f"theme must be {' or '.join(map(repr, THEMES))}, got {quote(theme)}")
    if language not in locale.languages():
        raise ValueError(f"language must be one of {', '.join(locale.languages())}, got {quote(language)}")
    if names and len(names) != game.players:
        raise ValueError(f"names must be {game.players} names, one for each seat, got {len(names)}")
    shown = game.observe(seat)
    if seat is None:
        shown["seats"] = game.position()["seats"]
    return _TablePicture(game, shown, seat or 0, Canvas(theme), PictureWords(language, called=names)).draw()


@dataclass(frozen=True, slots=True)
class _TablePicture:
    game: Game
    shown: Observation
    first: int  # the seat whose board comes first
    canvas: Canvas
    words: PictureWords

    def draw(self) -> str:
        columns = self._columns()
        rows = max(map(len, columns))
        boards = self.game.players * (seats.HEIGHT + _GAP) - _GAP

        def heights(market_left: bool) -> tuple[float, float, float]:
            """Return the height of a building's cell, and of both columns."""
            above = _ROLES + _QUARRIES + _GAP + (_MARKET + _GAP if market_left else 0)
            right = boards + (0 if market_left else _MARKET + _GAP)
            cell = min(_HIGHEST_CELL, max(_LOWEST_CELL, (right - above) / rows - _CELL_GAP))
            return cell, above + rows * (cell + _CELL_GAP) - _CELL_GAP, right

        # The market goes where it makes the two columns more equal.
        market_left = min((True, False), key=lambda side: abs(heights(side)[1] - heights(side)[2]))
        cell, left_height, right_height = heights(market_left)
        height = max(left_height, right_height)
        seat_height = seats.HEIGHT + (height - right_height) / self.game.players
        canvas, top, right = self.canvas, _BAR + _GAP, 2 * _MARGIN + _LEFT
        canvas.box(0, 0, _WIDTH, top + height + _MARGIN, "cloth")
        title = self._bar()
        self._roles(top)
        self._buildings(columns, top + _ROLES + _GAP, cell)
        for place in range(self.game.players):
            self._seat((self.first + place) % self.game.players, right, top + place * (seat_height + _GAP), seat_height)
        if market_left:
            self._market(_MARGIN, top + height - _MARKET, _LEFT)
        else:
            self._market(right, top + height - _MARKET, seats.WIDTH)
        return canvas.to_svg(_WIDTH, top + height + _MARGIN, title)

    def _bar(self) -> str:
        """Draw the bar: round, governor, phase and question. Return it as one sentence."""
        canvas, words, shown = self.canvas, self.words, self.shown
        canvas.box(0, 0, _WIDTH, _BAR, "cloth-deep")
        round_ = words("board-round", round=shown["round"])
        x = _MARGIN + canvas.text(_MARGIN, 29, round_, 20, color="on-cloth", bold=True, font="stamp") + 18
        governor = words("board-governor", name=words.name(shown["governor"]))
        x += canvas.piece("role", "governor", x, 10, 24) + 6
        x += canvas.text(x, 28, governor, 16, color="on-cloth") + 18
        parts = [round_, governor]
        if shown["phase"] is not None:
            name = ROLE_OF_CARD[shown["phase"]]
            phase = words("board-phase", role=words.of("role", name))
            x += canvas.piece("role", name, x, 10, 24) + 6
            x += canvas.text(x, 28, phase, 16, color="on-cloth") + 18
            parts.append(phase)
        if shown["last_round"] and not self.game.is_over:
            parts.append(words("board-last-round"))
            x += canvas.text(x, 28, parts[-1], 16, color="focus-bright", bold=True) + 18
        parts.append(self._asked())
        room = _WIDTH - _MARGIN - x
        canvas.text(_WIDTH - _MARGIN, 28, parts[-1], 16, color="on-cloth", bold=True, anchor="end", within=room)
        return ", ".join(parts)

    def _asked(self) -> str:
        """Return what is asked of whom, or who has won."""
        game, words = self.game, self.words
        if game.is_over:
            return words(verdict(game.winners, None).id, name=words.names(game.winners))
        name = "" if game.seat is None or game.seat == CHANCE else words.name(game.seat)
        return words.of("question", f"{game.question.name}-other", name=name)

    def _roles(self, y: float) -> None:
        canvas, words = self.canvas, self.words
        cards = self.shown["roles"]
        step = (_LEFT + 6) / len(cards)
        for number, (role, card) in enumerate(cards.items()):
            x, width, taken = _MARGIN + number * step, step - 6, card["taken"]
            if role == self.shown["phase"]:
                canvas.box(x - 3, y - 3, width + 6, _ROLES + 6, "focus-bright", radius=12)
            canvas.box(x, y, width, _ROLES, "paper" if taken is None else "paper-sunk", radius=9)
            name = ROLE_OF_CARD[role]
            canvas.piece("role", name, x + 6, y + 6, 26)
            if card["doubloons"]:
                canvas.piece("doubloon", "", x + 38, y + 9, 20)
                canvas.text(x + 59, y + 25, card["doubloons"], 16, bold=True)
            if taken is not None:
                canvas.piece("emblem", taken, x + width - 28, y + 8, 22)
            color = "ink" if taken is None else "ink-soft"
            label = words.of("role", name)
            canvas.text(x + 7, y + 50, label, 14.5, color=color, bold=True, font="stamp", within=width - 12)

    def _columns(self) -> list[list[tuple[Building, int | None]]]:
        """Return the buildings by column with the copies left, production first, then by cost.

        During the draft, the buildings on offer have no number of copies yet.
        """
        left: dict[str, int | None] = dict(self.shown["buildings"])
        for answer in self.game.answers:
            if answer.verb == Verb.CHOOSE and answer.thing:
                left.setdefault(answer.thing, None)
        rows = sorted((row for row in ROWS if row.name in left), key=lambda row: (row.good < 0, row.cost))
        return [[(row, left[row.name]) for row in rows if row.column == 1 + at] for at in range(_COLUMNS)]

    def _buildings(self, columns: list[list[tuple[Building, int | None]]], y: float, height: float) -> None:
        step = (_LEFT + 6) / _COLUMNS
        for at, column in enumerate(columns):
            x = _MARGIN + at * step
            for quarry in range(at + 1):
                self.canvas.piece("tile", "quarry", x + 4 + 15 * quarry, y, 14)
            for number, (row, left) in enumerate(column):
                top = y + _QUARRIES + number * (height + _CELL_GAP)
                with self.canvas.titled(self.words.of("building", f"{row.name}.rule")):
                    self._building(row, left, x, top, step - 6, height)

    def _building(self, row: Building, left: int | None, x: float, y: float, width: float, height: float) -> None:
        canvas, words = self.canvas, self.words
        gone = left == 0
        faint = 0.45 if gone else 1.0
        color = "ink-soft" if gone else "ink"
        canvas.box(x, y, width, height, stripe(row), radius=7)
        canvas.box(x + 6, y, width - 6, height, "paper-sunk" if gone else "paper", radius=6)
        canvas.piece("building", row.name, x + 10, y + (height - 32) / 2, 32, opacity=faint)
        marks = building_marks(row)
        for number, mark in enumerate(marks):
            top = y + (height - 19 * len(marks)) / 2 + 19 * number
            canvas.piece("role", mark, x + width - 20, top + 1, 17, opacity=faint)
        text, room = x + 46, width - 46 - 22
        effect = height >= _WITH_EFFECT
        line = y + (height / 2 - 10 if effect else height / 2 - 4)
        canvas.text(text, line, words.of("building", row.name), 13, color=color, bold=True, within=room)
        if effect:
            short = words.of("building", f"{row.name}.short")
            canvas.text(text, line + 15, short, 11, color="ink-soft", within=room)
            line += 14.5
        line += 17.5
        spot = text
        canvas.piece("doubloon", "", spot, line - 12, 15, opacity=faint)
        spot += 16.5
        cost = self._price(row)
        if cost != row.cost:
            spot += canvas.text(spot, line, row.cost, 13, color="ink-soft", struck=True) + 3
        spot += canvas.text(spot, line, cost, 13.5, color=color, bold=True) + 5
        canvas.piece("point", "", spot, line - 12, 14.5, opacity=faint)
        spot += 16.5 + canvas.text(spot + 16.5, line, row.points, 13.5, color=color) + 5
        for _ in range(self.shown["circles"].get(row.name, row.circles)):
            canvas.ring(spot + 4, line - 4.5, 3.6)
            spot += 9.5
        if left is not None:
            canvas.text(spot + 3, line, f"{_TIMES}{left}", 13.5, color="ink-soft")

    def _price(self, row: Building) -> int:
        """Return what a building costs the player who is asked to build."""
        seat = self.game.seat
        if self.game.question != Question.BUILD or seat is None:
            return row.cost
        return price(self.game._state, seat, BUILDING[row.name])

    def _market(self, x: float, y: float, width: float) -> None:
        """Draw plantations, trading house and colonist ship above, cargo ships and supply below."""
        canvas, words, shown = self.canvas, self.words, self.shown
        canvas.box(x, y, width, _MARKET, "cloth-deep", radius=10)
        nobles = "nobles" in shown["rules"]["expansions"]
        piles, left = shown["plantations"], x + 10
        left += self._stack("back", sum(piles["face_down"].values()), left, y + 9)
        for good in GOOD_NAMES:
            for _ in range(piles["face_up"][good]):  # type: ignore[index]
                left += canvas.piece("tile", good, left, y + 9, 44) + 5
        self._stack("quarry", shown["bank"]["quarries"], left + 8, y + 9)
        right = x + width - 10
        ship = shown["colonist_ship"]
        with canvas.titled(words("place-colonist-ship")):
            right -= 92 if nobles else 46
            self._count("colonist", "", right, y + 20, ship["colonists"])
            if nobles:
                self._count("noble", "", right + 46, y + 20, ship["nobles"])
            canvas.piece("colonist_ship", "", right - 50, y + 8, 44)
        with canvas.titled(words("board-trading-house")):
            canvas.holder("trading_house", "", shown["trading_house"], right - 146, y + 8, 48)
        left = x + 10
        for cargo in shown["ships"]:
            goods = [cargo["good"] or ""] * cargo["loaded"]
            left += canvas.holder("ship", cargo["capacity"], goods, left, y + 72, 48) + 8
        self._supply(left + 4, y + 68, x + width - 10 - left - 4, nobles)

    def _supply(self, x: float, y: float, width: float, nobles: bool) -> None:
        canvas, bank = self.canvas, self.shown["bank"]
        with canvas.titled(self.words("board-supply")):
            canvas.box(x, y, width, 56, "cloth", radius=8)
            people = [("colonist", bank["colonists"]), *([("noble", bank["nobles"])] if nobles else [])]
            for number, (kind, count) in enumerate([*people, ("point", bank["vp"])]):
                self._count(kind, "", x + 8 + 52 * number, y + 5, count)
            label = self.words("board-supply")
            canvas.text(x + width - 10, y + 20, label, 12, color="on-cloth", anchor="end", within=width - 176)
            step = (width - 12) / len(GOOD_NAMES)
            for number, good in enumerate(GOOD_NAMES):
                self._count("good", good, x + 8 + step * number, y + 30, bank["goods"][good])  # type: ignore[index]

    def _count(self, kind: str, name: str, x: float, y: float, number: int) -> None:
        self.canvas.piece(kind, name, x, y, 20)
        self.canvas.text(x + 22, y + 15.5, number, 15, color="on-cloth", bold=True)

    def _stack(self, tile: str, number: int, x: float, y: float) -> float:
        """Draw a pile of tiles with its number; return its width."""
        canvas = self.canvas
        canvas.piece("tile", tile, x, y, 44)
        canvas.box(x + 22, y + 27, 26, 19, "paper-raised", radius=9.5, edge="line")
        canvas.text(x + 35, y + 41.5, number, 14, bold=True, anchor="middle")
        return 56

    def _seat(self, seat: int, x: float, y: float, height: float) -> None:
        game = self.game
        total = game.scores[seat].total if game.is_over else None
        won = game.is_over and seat in game.winners
        draw_seat(self.canvas, self.words, self.shown, seat, x, y, height, total=total, won=won)
