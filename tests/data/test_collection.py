"""Files of many games: writing, reading one game at a time, and filters."""

from __future__ import annotations

import gzip
import itertools
from pathlib import Path

import pytest

import puertorico as pr
from puertorico.data import SavedGame, append_game, read_games
from puertorico.data.collection import holds_many

GAMES = sorted((Path(__file__).parents[1] / "games").glob("*.txt"))


def some_games() -> list[pr.Game]:
    """Return games of several rule sets, over and not."""
    over = [pr.Game.from_text(path.read_text(encoding="utf-8")) for path in (GAMES[0], GAMES[5], GAMES[-1])]
    return [*over, pr.Game.new(players=3, seed=4)]


@pytest.mark.parametrize("name", ["games.txt", "games.txt.gz"])
def test_games_are_read_back_in_their_order(tmp_path: Path, name: str) -> None:
    path, games = tmp_path / name, some_games()
    for game in games:
        append_game(path, game, names=[f"player {seat}" for seat in range(game.players)])
    saved = list(read_games(path))
    assert [each.game().record for each in saved] == [game.record for game in games]
    assert [each.number for each in saved] == [1, 2, 3, 4]
    assert {each.source for each in saved} == {name}
    assert [each.names for each in saved] == [tuple(f"player {seat}" for seat in range(g.players)) for g in games]
    assert [each.is_over for each in saved] == [True, True, True, False]


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_saved_game_says_what_its_replay_says(path: Path) -> None:
    (saved,) = read_games(path)
    game = saved.game()
    assert (saved.players, list(saved.expansions)) == (game.players, game.rules["expansions"])
    assert saved.points == tuple(score.total for score in game.scores)
    assert saved.tie_breaks == tuple(score.tie_break for score in game.scores)
    sources = [{name: points for name, points in score.sources().items() if points} for score in game.scores]
    assert list(saved.sources) == sources
    assert saved.winners == game.winners
    assert saved.rounds == game.round


def test_one_game_is_read_at_a_time(tmp_path: Path) -> None:
    """The first game is available before the rest of the file is read."""
    path = tmp_path / "games.txt"
    append_game(path, some_games()[0])
    with path.open("a", encoding="utf-8") as file:
        file.write("\npuertorico 1\nplayers: many\n\n")
    games = read_games(path)
    assert next(games).players == 2
    with pytest.raises(pr.InvalidText, match=r"games\.txt, game 2: "):
        next(games)


def test_filters_choose_games_that_have_everything_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    for game in some_games():
        winner = game.winners[0]
        names = ["search:playouts=40" if seat == winner else f"bot{game.players}" for seat in range(game.players)]
        append_game(path, game, names=names)
    rules = [(saved.players, saved.expansions) for saved in read_games(path)]
    assert rules == [(2, ()), (3, ("new_buildings", "nobles")), (5, ("nobles",)), (3, ())]
    assert [saved.number for saved in read_games(path, players=3)] == [2, 4]
    assert [saved.number for saved in read_games(path, expansions=["nobles", "new_buildings"])] == [2]
    assert [saved.number for saved in read_games(path, expansions=[])] == [1, 4]
    assert [saved.number for saved in read_games(path, name="bot3")] == [2, 4]
    assert [saved.number for saved in read_games(path, winner="search")] == [1, 2, 3]
    assert [saved.number for saved in read_games(path, winner="search:playouts=40", players=5)] == [3]
    assert list(read_games(path, winner="bot5")) == []
    assert list(read_games(path, name="sea")) == []
    assert [saved.number for saved in read_games(path, over=False)] == [4]


def test_texts_that_were_put_together_by_hand_are_told_apart(tmp_path: Path) -> None:
    """`cat games/*.txt` leaves no empty lines between games, and games end with comments."""
    text = GAMES[0].read_text(encoding="utf-8")
    first = f"# game 1\n# seat 0: a\n# seat 1: b\n{text}# seat 0, a, loses: it crashed\n#   Traceback\n"
    second = f"# game 2\n# seat 0: c\n# seat 1: d\n{text}"
    for number, file in enumerate((first + second, f"{first}\n{second}", f"# My games\n\n{first}{second}{text}")):
        path = tmp_path / f"{number}.txt"
        path.write_text(file, encoding="utf-8")
        assert [saved.names for saved in read_games(path)][:2] == [("a", "b"), ("c", "d")]
        assert next(read_games(path)).text.rstrip("\n") == first.rstrip("\n")
        assert all(saved.game().is_over for saved in read_games(path))
    assert len(list(read_games(tmp_path / "2.txt"))) == 3


def test_a_folder_is_read_like_one_file(tmp_path: Path) -> None:
    for name, games in (("a.txt", some_games()[:2]), ("b.txt", some_games()[2:])):
        for game in games:
            append_game(tmp_path / name, game)
    (tmp_path / "notes.md").write_text("not a game", encoding="utf-8")
    assert [(saved.source, saved.number) for saved in read_games(tmp_path)] == [
        *itertools.product(["a.txt"], [1, 2]),
        *itertools.product(["b.txt"], [3, 4]),
    ]


def test_a_selection_can_be_written_again_with_other_names(tmp_path: Path) -> None:
    (saved,) = read_games(GAMES[0])
    append_game(tmp_path / "one.txt", saved, names=["Ana", "Ben"])
    append_game(tmp_path / "one.txt", next(read_games(tmp_path / "one.txt")))
    append_game(tmp_path / "one.txt", next(read_games(tmp_path / "one.txt")), names=["Cem", "Dee\n# seat 0: Eve"])
    names = [each.names for each in read_games(tmp_path / "one.txt")]
    assert names == [("Ana", "Ben"), ("Ana", "Ben"), ("Cem", "Dee # seat 0: Eve")]
    with pytest.raises(ValueError, match="names must be 2 names, one for each seat, got 1"):
        append_game(tmp_path / "one.txt", saved, names=["Ana"])


def test_a_game_that_began_from_a_position_needs_no_number_of_players(tmp_path: Path) -> None:
    game = pr.Game.from_position({"rules": {"players": 3}, "seats": [{"doubloons": 9}], "answers": ["builder"]})
    text = game.to_text().replace("players: 3\n", "", 1).replace("expansions:\n", "", 1)
    assert SavedGame.of(text).players == 3


@pytest.mark.parametrize(
    ("name", "content", "sentence"),
    [
        ("a.txt", b"", "a.txt contains no games"),
        ("a.txt", b"Dear diary\n", "a.txt: the first line of a game must be 'puertorico 1', got 'Dear diary'"),
        ("a.txt", b"\xff\xfe", "a.txt is not a file of games: it cannot be decoded"),
        ("a.txt.gz", b"puertorico 1\n", "a.txt.gz is not a file of games: it cannot be decoded"),
        ("a.txt.gz", gzip.compress(b"puertorico 1\nplayers: 2\n" * 100, mtime=0)[:-9], "a.txt.gz"),
    ],
)
def test_a_file_without_games_is_refused_in_a_sentence(
    tmp_path: Path, name: str, content: bytes, sentence: str
) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    with pytest.raises(pr.InvalidText) as refusal:
        list(read_games(path))
    assert str(refusal.value).startswith(sentence)
    assert not holds_many(path) or name.endswith(".gz")


def test_a_file_with_several_games_is_recognized(tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    append_game(path, pr.Game.new(players=2, seed=1))
    assert not holds_many(path)
    append_game(path, pr.Game.new(players=2, seed=2))
    assert holds_many(path)
    assert not holds_many(tmp_path / "nothing.txt")
