"""The picture of a table: everything is on it that the seat may see."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from browser import ROOT, a_browser, build_page
from golden_games import GOLDEN_GAMES

import puertorico as pr
from puertorico import locale, svg
from puertorico.cli.main import main
from puertorico.game.messages import message_id
from puertorico.rules.buildings import ROWS
from puertorico.svg import pieces

PICTURE = ROOT / "docs" / "board.svg"
# The words that leave the picture, or reach over the mark of a role in the same cell.
_OUTSIDE = """() => {
  const box = (element) => element.getBoundingClientRect();
  const all = box(document.querySelector("svg"));
  const reaches = (one, other) => one.right > other.left + 2 && one.bottom > other.top && one.top < other.bottom;
  const wrong = [...document.querySelectorAll("text")].filter((text) => {
    const own = box(text);
    const marks = [...text.parentNode.querySelectorAll(":scope > title ~ use[href*='-role-']")];
    const inCell = text.parentNode.localName === "g";
    const off = own.left < 0 || own.right > all.right || own.bottom > all.bottom;
    return off || (inCell && marks.some((mark) => reaches(own, box(mark))));
  });
  return wrong.map((text) => text.textContent);
}"""
_SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module", autouse=True)
def _drawings() -> None:
    """The build of the page writes the drawings."""
    build_page()


def played(path: Path, part: float = 0.6) -> pr.Game:
    """Return a saved game after that part of its log."""
    game = pr.Game.from_text(path.read_text(encoding="utf-8"), seed=1)
    return game.at(int(part * len(game.log)))


def shown_in_docs() -> pr.Game:
    """Return the game of the picture in the documentation."""
    return played(ROOT / "tests" / "games" / "4-new_buildings-nobles.txt", 0.66)


def pieces_of(picture: str) -> Counter[str]:
    """Return how often each piece is drawn."""
    root = ElementTree.fromstring(picture)
    used = [use.get("href", "").removeprefix("#puertorico-light-") for use in root.iter(f"{_SVG}use")]
    defined = {group.get("id", "") for group in root.iter(f"{_SVG}g")}
    assert {f"puertorico-light-{name}" for name in used} <= defined
    return Counter(used)


def words_of(picture: str) -> list[str]:
    return [text.text or "" for text in ElementTree.fromstring(picture).iter(f"{_SVG}text")]


@pytest.mark.parametrize("path", GOLDEN_GAMES, ids=lambda path: path.stem)
def test_every_piece_on_the_table_is_drawn(path: Path) -> None:
    game = played(path)
    table, drawn = game.position(), pieces_of(svg.board(game))
    for tile in (*table["plantations"]["face_up"], "quarry", "forest"):
        on_islands = sum(seat["island"].get(tile, {"tiles": 0})["tiles"] for seat in table["seats"])
        row = sum(number for kind, number in table["plantations"]["face_up"].items() if kind == tile)
        # Above the four columns are 1, 2, 3 and 4 quarries, and one is on the pile.
        more = {"quarry": 1 + 2 + 3 + 4 + 1}.get(tile, 0)
        assert drawn[f"tile-{tile}"] == on_islands + row + more, tile
    for good, seats_and_supply in dict.fromkeys(table["bank"]["goods"], game.players + 1).items():
        aboard = sum(ship["loaded"] for ship in table["ships"] if ship["good"] == good)
        assert drawn[f"good-{good}"] == aboard + table["trading_house"].count(good) + seats_and_supply, good
    for kind in ("colonists", "nobles"):
        places = [place for seat in table["seats"] for place in (*seat["island"].values(), *seat["city"].values())]
        placed = sum(int(dict[str, Any](place).get(kind, 0)) for place in places)
        # One beside each number: San Juan, the colonist ship and the supply.
        counted = game.players + 2 if kind == "colonists" or "nobles" in game.rules["expansions"] else 0
        assert drawn[kind.removesuffix("s")] == placed + counted, kind
    for row_ in ROWS:
        cities = sum(row_.name in seat["city"] for seat in table["seats"])
        assert drawn[f"building-{row_.name}"] == cities + (row_.name in table["buildings"]), row_.name
    for ship in table["ships"]:
        assert drawn[f"ship-{ship['capacity']}"] == 1
    assert drawn["role-governor"] == 2  # in the bar, and on the governor's board


def test_numbers_are_those_of_the_table() -> None:
    game = pr.Game.from_position(
        {
            "rules": {"players": 3},
            "seats": [{"doubloons": 17, "vp": 23, "goods": {"corn": 9}}],
            "roles": {"mayor": {"doubloons": 6}},
        }
    )
    words = words_of(svg.board(game))
    assert {"17", "23", "9", "6"} <= set(words)
    assert "Round 1" in words
    assert "Seat 0 is choosing a role" in words


def test_hidden_points_are_hidden_from_the_seat_that_looks() -> None:
    game = played(GOLDEN_GAMES[-1])
    assert game.rules.get("hidden_vp", True)
    assert "?" not in words_of(svg.board(game))
    seen = svg.board(game, seat=2)
    assert words_of(seen).count("?") == game.players - 1
    own = game.position()["seats"][2]
    assert str((own["vp"] or 0) + (own["noted"] or 0)) in words_of(seen)


def test_the_seat_that_looks_comes_first() -> None:
    game = pr.Game.new(players=4, seed=1)
    boards = [words for words in words_of(svg.board(game, seat=2)) if re.fullmatch(r"Seat \d", words)]
    assert boards == ["Seat 2", "Seat 3", "Seat 0", "Seat 1"]


def test_a_builder_sees_the_price_after_discounts() -> None:
    """3.3: one doubloon less for the builder, and one for each quarry, up to the column."""
    quarry = {"quarry": {"tiles": 1, "colonists": 1}}
    position = {"rules": {"players": 3}, "seats": [{"doubloons": 8, "island": quarry}], "answers": ["builder"]}
    root = ElementTree.fromstring(svg.board(pr.Game.from_position(position)))
    texts = list(root.iter(f"{_SVG}text"))
    struck = [number for number, text in enumerate(texts) if text.get("text-decoration") == "line-through"]
    assert {(texts[number].text, texts[number + 1].text) for number in struck} >= {("9", "7"), ("10", "8"), ("1", "0")}
    assert not re.search("line-through", svg.board(pr.Game.new(players=3, seed=1)))


def test_the_phase_is_shown_while_it_lasts() -> None:
    """Between two phases a role is chosen, and no card is marked."""
    game = pr.Game.new(players=3, seed=1)
    game.play("builder")
    marked = pieces.drawings().colors["light"]["focus-bright"]
    assert "Phase: Builder" in words_of(svg.board(game))
    assert svg.board(game).count(marked) == 1
    while game.question.name != "CHOOSE_ROLE":
        game.play("pass")
    assert not any(words.startswith("Phase") for words in words_of(svg.board(game)))
    assert marked not in svg.board(game)


def test_the_draft_shows_the_buildings_on_offer() -> None:
    game = pr.Game.new(players=4, expansions=["new_buildings"], seed=1)
    drawn = pieces_of(svg.board(game))
    assert all(drawn[f"building-{answer.thing}"] == 1 for answer in game.answers)


def test_the_end_shows_winners_and_final_points() -> None:
    game = pr.Game.from_text(GOLDEN_GAMES[0].read_text(encoding="utf-8"))
    picture = svg.board(game, names=["Ana", "Ben"])
    names = [("Ana", "Ben")[seat] for seat in game.winners]
    assert f"{' and '.join(names)} {'wins!' if len(names) == 1 else 'share the victory!'}" in words_of(picture)
    assert all(str(score.total) in words_of(picture) for score in game.scores)


@pytest.mark.parametrize("language", locale.languages())
def test_names_of_buildings_and_roles_are_those_of_the_language(language: str) -> None:
    game = pr.Game.new(players=3, seed=1)
    words = words_of(svg.board(game, language=language))
    expected = [message_id("building", name) for name in game.position()["buildings"]]
    expected += [message_id("role", name) for name in game.position()["roles"]]
    assert {locale.text(language, message) for message in expected} <= set(words)


def test_both_themes_use_the_colors_of_the_page() -> None:
    source = (ROOT / "web" / "src" / "styles" / "tokens.css").read_text(encoding="utf-8")
    match = re.search(r"--cloth: light-dark\((#\w+), (#\w+)\)", source)
    assert match
    game = pr.Game.new(players=2, seed=1)
    light, dark = svg.board(game), svg.board(game, theme="dark")
    assert match[1] in light
    assert match[2] not in light
    assert match[2] in dark
    assert match[1] not in dark


def test_names_of_players_are_escaped() -> None:
    picture = svg.board(pr.Game.new(players=2, seed=1), names=["<script>", "R&D"])
    assert {"<script>", "R&D"} <= set(words_of(picture))
    assert "<script>" not in picture


def test_wrong_arguments_are_refused_in_a_sentence() -> None:
    game = pr.Game.new(players=3, seed=1)
    with pytest.raises(ValueError, match="theme must be 'light' or 'dark', got 'blue'"):
        svg.board(game, theme="blue")
    with pytest.raises(ValueError, match="language must be one of en, cs, de, pl, ro, ru, got 'fr'"):
        svg.board(game, language="fr")
    with pytest.raises(ValueError, match="names must be 3 names, one for each seat, got 1"):
        svg.board(game, names=["Ana"])
    with pytest.raises(ValueError, match="seat must be from 0 to 2, or None"):
        svg.board(game, seat=3)


def test_a_checkout_without_the_page_says_how_to_build_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(pieces, "FILE", tmp_path / "pieces.json")
    monkeypatch.setattr(pieces, "drawings", pieces.drawings.__wrapped__)
    with pytest.raises(pieces.DrawingsMissing, match=r"pieces\.json is missing; run python web/build\.py"):
        pieces.drawings()


def test_the_command_draws_a_saved_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saved, picture = tmp_path / "game.txt", tmp_path / "board.svg"
    text = "# seat 0: Ana\n# seat 1: Ben\n" + GOLDEN_GAMES[0].read_text(encoding="utf-8")
    saved.write_text(text, encoding="utf-8")
    command = ["replay", str(saved), "--language", "en", "--svg", str(picture)]
    assert main(command) == 0
    assert picture.read_text(encoding="utf-8") == svg.board(pr.Game.from_text(text), names=["Ana", "Ben"])
    assert main([*command, "--round", "3"]) == 0
    words = words_of(picture.read_text(encoding="utf-8"))
    assert "Round 3" in words
    assert any(name in words for name in ("Ana is choosing a role", "Ben is choosing a role"))
    assert main([*command[:-1], str(tmp_path / "nowhere" / "board.svg")]) == 2
    assert "board.svg cannot be written: No such file or directory" in capsys.readouterr().err


def test_notebooks_show_a_game_as_its_board() -> None:
    game = pr.Game.new(players=3, seed=1)
    assert game._repr_svg_() == svg.board(game)


def test_no_word_leaves_its_place_in_any_language() -> None:
    """In Chromium: texts stay on the picture, and off the marks beside them."""
    game = played(ROOT / "tests" / "games" / "5-new_buildings-nobles.txt")
    with a_browser() as browser:
        page = browser.new_page(viewport={"width": 1600, "height": 1000})
        for language in locale.languages():
            page.set_content(f"<body style='margin:0'>{svg.board(game, language=language)}")
            outside = page.evaluate(_OUTSIDE)
            assert outside == [], language


def test_the_picture_of_the_documentation_is_up_to_date() -> None:
    """`PYTHONPATH=tests/support python tests/svg/test_board.py` writes it."""
    assert PICTURE.read_text(encoding="utf-8") == svg.board(shown_in_docs())


if __name__ == "__main__":
    build_page()
    PICTURE.write_text(svg.board(shown_in_docs()), encoding="utf-8")
