"""Who plays against whom on which seat, and the names of the bots in a list."""

from __future__ import annotations

from collections import Counter
from itertools import groupby, islice, takewhile

import pytest
from tournaments import tournament

from puertorico.arena.seating import seatings
from puertorico.arena.tournament import split_bots


@pytest.mark.parametrize(
    ("text", "bots"),
    [
        ("planner", ["planner"]),
        ("planner,random", ["planner", "random"]),
        ("search:playouts=400,threads=2,random", ["search:playouts=400,threads=2", "random"]),
        ("search:playouts=400,search:playouts=800", ["search:playouts=400", "search:playouts=800"]),
        ("search,playouts=400, random", ["search:playouts=400", "random"]),
        ("mine:file=a:b=c,random", ["mine:file=a:b=c", "random"]),
    ],
)
def test_an_option_belongs_to_the_bot_before_it(text: str, bots: list[str]) -> None:
    assert split_bots(text) == tuple(bots)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("bots", ["a", "ab", "abc", "abcd", "abcde", "abcdef"])
def test_seats_are_fair(bots: str, players: int) -> None:
    """In every block every bot has every seat equally often; over all orders, everyone beside everyone."""
    games = list(takewhile(lambda game: game[0] < 24, seatings(tuple(bots), players)))
    for _, block in groupby(games, key=lambda game: game[0]):
        taken = Counter((seat, bot) for _, table in block for seat, bot in enumerate(table))
        for bot in bots:
            assert len({taken[seat, bot] for seat in range(players)}) == 1
    played = Counter(bot for _, table in games for bot in table)
    assert len({played[bot] for bot in bots}) == 1
    beside = Counter((table[seat - 1], table[seat]) for _, table in games for seat in range(players))
    meetings = {beside[left, right] for left in bots for right in bots if left != right}
    assert len(meetings) == (len(bots) > 1)
    assert 0 not in meetings


def test_a_bot_named_several_times_has_several_seats() -> None:
    tables = [table for block, table in islice(seatings(("s", "p", "p", "p"), 4), 4) if block == 0]
    assert sorted(table.index("s") for table in tables) == [0, 1, 2, 3]
    assert {tuple(sorted(table)) for table in tables} == {("p", "p", "p", "s")}


def test_a_tournament_knows_with_how_many_games_the_seats_are_even() -> None:
    assert tournament("a,b,c", 2).whole_blocks(6) == (6, 6)
    assert tournament("a,b,c", 2).whole_blocks(7) == (6, 12)
    assert tournament("a,b,c", 2).whole_blocks(1) == (0, 6)
    assert tournament("a,b", 4).whole_blocks(5) == (4, 6)


def test_all_seatings_of_a_block_have_the_same_chance_and_no_two_games_the_same_bots() -> None:
    matches = list(islice(tournament("a,b,c", 3).matches(), 6))
    assert [match.block for match in matches] == [0, 0, 0, 1, 1, 1]
    starts = [match.new_game().record for match in matches]
    assert starts[0] == starts[1] == starts[2]
    assert starts[3] == starts[4] == starts[5] != starts[0]
    seeds = {match.bot_seed(seat) for match in matches for seat in range(3)}
    assert len(seeds) == 18
    assert not seeds & {match.bot_seed(0) for match in islice(tournament("a,b,c", 3, seed=2).matches(), 6)}
