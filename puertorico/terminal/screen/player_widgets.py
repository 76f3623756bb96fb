"""The boards of the players: this player's own, and compact ones for the others."""

from __future__ import annotations

from textual.content import Content

from ...game.position_types import SeatPosition
from ...locale.words import capital
from ...rules.buildings import BUILDING, SPACES
from ...rules.kinds import CITY_SPACES, ISLAND_SPACES
from ..board import points_of
from .pieces import Cell, Spots, label, piece
from .scene import Scene
from .themes import DOUBLOON, POINT, circles, seat_sign, sign

_FOREST = "forest"


class OwnBoard(Spots):
    """The board of this player; for a spectator that of the first seat."""

    def draw(self, scene: Scene) -> None:
        seat = scene.view.you or 0
        words, board = scene.words, scene.position["seats"][seat]
        used = sum(on["tiles"] for on in board["island"].values()), city_spaces(board)
        names = [
            f"{words('terminal-island')} {used[0]}/{ISLAND_SPACES}",
            f"{words('board-city')} {used[1]}/{CITY_SPACES}",
        ]
        title = f"{seat_sign(seat).plain} {capital(words.name(seat))}"
        width = max(len(title), *map(len, names)) + 2
        cells = [
            Cell(Content.styled(title, f"bold $seat-{seat}"), is_label=True, width=width),
            *self._holdings(scene, board),
        ]
        # A placement lists every tile and building itself, and a draft every type of building: they need the room.
        if not is_placing(scene) and not scene.offered:
            cells += [label(names[0], width), *self._island(scene, board)]
            cells += [label(names[1], width), *self._city(scene, board)]
        self.show(cells)

    def _holdings(self, scene: Scene, board: SeatPosition) -> list[Cell]:
        words = scene.words
        cells = [
            Cell(Content(f"{DOUBLOON} {board['doubloons']}"), "doubloons", width=6),
            piece(scene, "points", f"{POINT} {points(board)}", width=6),
        ]
        goods = {good: int(str(barrels)) for good, barrels in board["goods"].items() if barrels}
        for good, n in goods.items():
            cells.append(piece(scene, f"good:{good}", sign(good), f" {words.of('good', good)} {n}"))
        if not goods:
            cells.append(Cell(Content.styled(words("terminal-no-goods"), "$text-muted")))
        waiting = board["san_juan"]["colonists"], board["san_juan"]["nobles"]
        if any(waiting) and not is_placing(scene):
            cells.append(piece(scene, "mine:san_juan", f"{words('place-san-juan')} {circles(*waiting, 0)}"))
        return cells

    def _island(self, scene: Scene, board: SeatPosition) -> list[Cell]:
        words, cells = scene.words, []
        for kind, on in board["island"].items():
            manned = "" if kind == _FOREST else circles(on["colonists"], on["nobles"], on["tiles"])
            text = f" {words.place(kind)} {manned or on['tiles']}"
            cells.append(piece(scene, f"mine:{kind}", sign(kind), text))
        return cells

    def _city(self, scene: Scene, board: SeatPosition) -> list[Cell]:
        words, cells = scene.words, []
        for building, on in board["city"].items():
            manned = circles(on["colonists"], on["nobles"], scene.position["circles"][building])
            cells.append(piece(scene, f"mine:{building}", f"{words.of('building', building)} {manned}".rstrip()))
        return cells


def is_placing(scene: Scene) -> bool:
    """Return whether this player is asked for a placement, which shows all their people."""
    return scene.question is not None and scene.question.placement is not None


def points(board: SeatPosition) -> str:
    """Return the points of a player in chips, or a sign that they are hidden."""
    number = points_of(board)
    return "?" if number is None else str(number)


def city_spaces(board: SeatPosition) -> int:
    """Return how many spaces of a city are taken."""
    return sum(SPACES[BUILDING[name]] for name in board["city"])


class Opponents(Spots):
    """The other players, three lines each, or two where there is little room."""

    is_flow = False

    def draw(self, scene: Scene) -> None:
        seats = len(scene.position["seats"])
        me = scene.view.you or 0
        others = [(me + turn) % seats for turn in range(1, seats)]
        is_low = self.app.size.height < 34 and len(others) > 3
        self.set_class(is_low, "-low")
        self.show([self._player(scene, seat, is_low=is_low) for seat in others])

    def _player(self, scene: Scene, seat: int, *, is_low: bool) -> Cell:
        words, board = scene.words, scene.position["seats"][seat]
        asked = scene.view.question
        is_asked = asked is not None and asked.seat == seat and scene.step is None
        goods = [sign(good) + str(n) for good, n in board["goods"].items() if n]
        island = [_tile(kind, on) for kind, on in board["island"].items()]
        city = Content.styled(
            ", ".join(
                f"{words.of('building', building)} {manned}".rstrip()
                for building, on in board["city"].items()
                for manned in (circles(on["colonists"], on["nobles"], scene.position["circles"][building]),)
            )
            or f"{words('board-city')} 0/{CITY_SPACES}",
            "$text-muted",
        )
        first = Content.assemble(
            ("▶" if is_asked else " ", "$accent bold"),
            seat_sign(seat),
            " ",
            (capital(words.name(seat)), f"bold $seat-{seat}"),
            f"  {DOUBLOON}{board['doubloons']} {POINT}{points(board)} ",
            Content(" ").join(goods),
        )
        rest = [Content(" ").join(island), city]
        lines = (
            [first, Content("   ") + Content("  ").join(rest)]
            if is_low
            else [first, *(Content("   ") + x for x in rest)]
        )
        return Cell(Content("\n").join(lines), f"seat:{seat}", classes="-asked" if is_asked else "")


def _tile(kind: str, on: object) -> Content:
    """Return the tiles of a kind with those that are occupied, as in "♦1/2"."""
    assert isinstance(on, dict)
    if kind == _FOREST:
        return sign(kind) + str(on["tiles"])
    return sign(kind) + f"{on['colonists'] + on['nobles']}/{on['tiles']}"
