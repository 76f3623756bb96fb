"""The parts of the table that everyone shares: roles, buildings, market."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.widget import Widget

from ...game.notation import BUILDING_ROW, GOOD_NAMES
from ...rules.kinds import HOUSE_PLACES
from .pieces import Cell, Spot, Spots, label, piece
from .scene import Scene
from .themes import COLONIST, DOUBLOON, EMPTY, FACE_DOWN, NOBLE, POINT, TIMES, seat_sign, sign

_COLUMNS = range(1, 5)
_MOST_SIGNS = 4  # more people on the colonist ship are a number


class RoleCards(Spots):
    """The role cards, each with its doubloons or the player who has taken it."""

    is_flow = False

    def draw(self, scene: Scene) -> None:
        self.show([self._card(scene, role) for role in scene.position["roles"]])

    def _card(self, scene: Scene, role: str) -> Cell:
        words, card = scene.words, scene.position["roles"][role]
        below = Content("")
        if card["taken"] is not None:
            below = Content.assemble(seat_sign(card["taken"]), " ", words.name(card["taken"]))
        elif card["doubloons"]:
            below = Content.styled(f"{DOUBLOON}{card['doubloons']}", "$accent bold")
        name = Content.styled(words.of("role", role), "bold" if card["taken"] is None else "dim")
        classes = "-phase" if scene.position["phase"] == role else "-taken" if card["taken"] is not None else ""
        return piece(scene, f"role:{role}", name, "\n ", below, classes=classes)


class BuildingColumn(Spots):
    """One column of the building board."""

    is_flow = False

    def draw(self, scene: Scene, buildings: Sequence[str], width: int) -> None:
        self.show([self._line(scene, building, width) for building in buildings])

    def _line(self, scene: Scene, building: str, width: int) -> Cell:
        words, left = scene.words, scene.position["buildings"].get(building)  # None: not chosen yet
        row = BUILDING_ROW[building]
        target = f"building:{building}"
        possible = scene.at(target)
        known = [one.price for one in possible.answers] + [one.price for one in possible.blocked]
        price = next((price for price in known if price is not None), row.cost)
        numbers = f"{DOUBLOON}{price}" if left is None else f"{DOUBLOON}{price} {TIMES}{left}"
        room = width - len(numbers) - 3
        name = words.of("building", building)
        name = name if len(name) <= room else f"{name[: room - 1]}…"
        is_owned = scene.mine is not None and building in scene.mine["city"]
        good = GOOD_NAMES[row.good] if row.good >= 0 else None
        style = "dim" if left == 0 or is_owned else f"${good}" if good else ""
        cheaper = "$success bold" if price < row.cost else "dim" if left == 0 else ""
        return piece(scene, target, (name.ljust(room), style), " ", (numbers, cheaper))


class BuildingBoard(Widget):
    """The buildings that are left, in four columns."""

    rows = 0

    def compose(self) -> ComposeResult:
        with Horizontal():
            for column in _COLUMNS:
                yield BuildingColumn(id=f"column-{column}")

    def draw(self, scene: Scene) -> None:
        """Draw the buildings of the game, and during the draft those that can still be chosen."""
        buildings = [name for name in BUILDING_ROW if name in scene.position["buildings"] or name in scene.offered]
        width = max(16, (self.app.size.width - 2) // len(_COLUMNS))
        by_column = [[name for name in buildings if BUILDING_ROW[name].column == column] for column in _COLUMNS]
        self.rows = max(map(len, by_column))
        for column, names in zip(_COLUMNS, by_column, strict=True):
            self.query_one(f"#column-{column}", BuildingColumn).draw(scene, names, width)


class Market(Spots):
    """Tiles, ships, trading house and supply."""

    def draw(self, scene: Scene) -> None:
        words = scene.words
        width = max(len(words(name)) for name in ("terminal-tiles", "terminal-ships", "terminal-supply")) + 2
        rows = {"terminal-tiles": self._tiles, "terminal-ships": self._middle, "terminal-supply": self._supply}
        cells: list[Cell] = []
        for name, row in rows.items():
            # Names explain the signs if one line has room for them.
            long = row(scene, is_short=False)
            fits = sum(map(Spot.needed, long)) <= self.app.size.width - 2 - width
            cells += [label(words(name), width), *(long if fits else row(scene, is_short=True))]
        self.show(cells)

    def _tiles(self, scene: Scene, *, is_short: bool) -> list[Cell]:
        piles, words, bank = scene.position["plantations"], scene.words, scene.position["bank"]
        cells = [
            piece(scene, f"row:{good}", sign(good), " ", words.of("good", good), f" {TIMES}{n}" if n > 1 else "")
            for good, n in piles["face_up"].items()
            if n
        ]
        quarries = str(bank["quarries"]) if is_short else words("count-quarries", n=bank["quarries"])
        cells.append(piece(scene, "row:quarry", sign("quarry"), " ", quarries))
        return [*cells, piece(scene, "pile", (f"{FACE_DOWN} {sum(piles['face_down'].values())}", "$text-muted"))]

    def _middle(self, scene: Scene, *, is_short: bool) -> list[Cell]:
        return [*self._ships(scene), self._colonist_ship(scene), self._house(scene, is_short=is_short)]

    def _ships(self, scene: Scene) -> list[Cell]:
        cells = []
        for ship in scene.position["ships"]:
            good = ship["good"]
            load = sign(good, ship["loaded"]) if good else Content("")
            free = Content.styled("·" * (ship["capacity"] - ship["loaded"]), "$text-muted")
            cells.append(piece(scene, f"ship:{ship['capacity']}", "[", load, free, "]"))
        return cells

    def _house(self, scene: Scene, *, is_short: bool) -> Cell:
        sold = scene.position["trading_house"]
        barrels = Content("").join([sign(good) for good in sold])
        free = Content.styled("·" * (HOUSE_PLACES - len(sold)), "$text-muted")
        name = scene.words("terminal-house" if is_short else "board-trading-house")
        return piece(scene, "house", name, " [", barrels, free, "]")

    def _supply(self, scene: Scene, *, is_short: bool) -> list[Cell]:
        bank, words = scene.position["bank"], scene.words
        cells = [
            piece(scene, f"stock:{good}", sign(good), str(n) if is_short else f" {words.of('good', good)} {n}")
            for good, n in bank["goods"].items()
        ]
        cells.append(piece(scene, "supply:colonist", f"{COLONIST} {bank['colonists']}"))
        if bank["nobles"]:
            cells.append(piece(scene, "supply:noble", f"{NOBLE} {bank['nobles']}"))
        return [*cells, piece(scene, "chips", f"{POINT} {bank['vp']}")]

    def _colonist_ship(self, scene: Scene) -> Cell:
        ship = scene.position["colonist_ship"]
        number = ship["colonists"]
        colonists = COLONIST * number if number <= _MOST_SIGNS else f"{COLONIST} {number}"
        aboard = f"{NOBLE * ship['nobles']}{colonists}" or EMPTY
        return piece(scene, "colonist_ship:colonist", f"{scene.words('place-colonist-ship')} {aboard}")
