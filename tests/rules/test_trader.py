"""Trader: selling (rules 3.5)."""

from __future__ import annotations

from typing import Any

import pytest
from boards import Board, table
from play import play, seat, texts

import puertorico as pr

PRICES = [("corn", 0), ("indigo", 1), ("sugar", 2), ("tobacco", 3), ("coffee", 4)]


def trade(*seats: Board, **position: Any) -> pr.Game:
    """A table at which the player on turn has just taken the trader."""
    return play(table(*seats, **position), "trader")


def with_goods(*kinds: str) -> dict[str, Any]:
    """A seat without money and with one barrel of each of these kinds."""
    return {"doubloons": 0, "goods": dict.fromkeys(kinds, 1)}


@pytest.mark.parametrize(("kind", "price"), PRICES)
def test_a_barrel_brings_its_price(kind: str, price: int) -> None:
    """1.1, 3.5: corn 0, indigo 1, sugar 2, tobacco 3, coffee 4."""
    game = trade({}, with_goods(kind))
    play(game, f"sell {kind}")
    assert seat(game, 1)["doubloons"] == price
    assert seat(game, 1)["goods"][kind] == 0
    assert game.position()["trading_house"] == [kind]


@pytest.mark.parametrize(("kind", "price"), PRICES)
def test_the_trader_gets_one_doubloon_more(kind: str, price: int) -> None:
    """3.5: the privilege is +1 on the trader's own sale, corn included."""
    game = trade(with_goods(kind))
    play(game, f"sell {kind}")
    assert seat(game, 0)["doubloons"] == price + 1


def test_the_privilege_belongs_to_the_trader_not_to_the_governor() -> None:
    """2: the privilege belongs only to the chooser."""
    game = trade(with_goods("coffee"), with_goods("tobacco"), roles={"mayor": {"taken": 0}})
    play(game, "sell tobacco", "sell coffee")
    assert seat(game, 1)["doubloons"] == 3 + 1
    assert seat(game, 0)["doubloons"] == 4


def test_without_a_sale_there_is_no_privilege_doubloon() -> None:
    """2, 3.5: a trader who does not sell gets no doubloon."""
    game = trade(with_goods("coffee"))
    play(game, "pass")
    assert seat(game, 0)["doubloons"] == 0
    assert seat(game, 0)["goods"]["coffee"] == 1


def test_a_kind_in_the_house_is_not_bought_again() -> None:
    """3.5: the kind is not already there."""
    game = trade({}, with_goods("corn", "coffee"), trading_house=["coffee"])
    assert game.seat == 1
    assert texts(game) == {"sell corn", "pass"}
    with pytest.raises(pr.IllegalAnswer):
        game.play("sell coffee")


def test_a_kind_sold_in_this_phase_is_not_bought_again() -> None:
    """3.5: sales of this phase lie in the house too; a player with nothing else to sell is skipped."""
    game = trade(with_goods("coffee"), with_goods("coffee"), with_goods("coffee", "corn"))
    play(game, "sell coffee")
    assert game.seat == 2
    assert texts(game) == {"sell corn", "pass"}


def test_one_sale_each_clockwise_from_the_trader() -> None:
    """3.5: one sale per player and phase."""
    seats = [with_goods("corn", "coffee"), {}, with_goods("indigo", "sugar"), with_goods("sugar", "tobacco")]
    game = trade(*seats, governor=2)
    order = []
    for kind in ("indigo", "sugar", "coffee"):
        order.append(game.seat)
        play(game, f"sell {kind}")
    assert order == [2, 3, 0]
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 3)
    assert seat(game, 0)["goods"]["corn"] == 1


def test_a_single_barrel_of_a_kind_is_sold_not_all_of_them() -> None:
    """3.5: a player may sell one good."""
    game = trade({}, {"doubloons": 0, "goods": {"coffee": 5}})
    play(game, "sell coffee")
    assert seat(game, 1)["doubloons"] == 4
    assert seat(game, 1)["goods"]["coffee"] == 4


def test_sales_stop_when_the_house_is_full() -> None:
    """3.5, A66: 4 places; the house is emptied last, never during the phase."""
    game = trade(with_goods("tobacco"), with_goods("coffee"), trading_house=["corn", "indigo", "sugar"])
    play(game, "sell tobacco")
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 1)
    assert seat(game, 1)["goods"]["coffee"] == 1
    assert seat(game, 1)["doubloons"] == 0


def test_a_full_house_is_emptied_into_the_supply() -> None:
    """3.5: with 4 goods in the house all 4 go back to the supply."""
    game = trade(with_goods("tobacco"), trading_house=["corn", "indigo", "sugar"])
    play(game, "sell tobacco")
    after = game.position()
    assert after["trading_house"] == []
    assert after["bank"]["goods"] == {"corn": 10, "indigo": 11, "sugar": 11, "tobacco": 9, "coffee": 9}


def test_three_goods_stay_for_the_next_trader() -> None:
    """3.5: with 3 or fewer they stay."""
    game = trade(with_goods("tobacco"), trading_house=["corn", "indigo"])
    play(game, "sell tobacco")
    after = game.position()
    assert sorted(after["trading_house"]) == ["corn", "indigo", "tobacco"]
    assert after["bank"]["goods"] == {"corn": 9, "indigo": 10, "sugar": 11, "tobacco": 8, "coffee": 9}


def test_a_player_without_goods_is_skipped() -> None:
    """3.5: nothing to sell, nothing to decide."""
    game = trade({}, {}, with_goods("corn"))
    assert (game.question.name, game.seat) == ("TRADE", 2)


def test_barrels_on_ships_do_not_bar_a_sale() -> None:
    """3.5: only the trading house matters."""
    empty = ({"capacity": capacity, "good": None, "loaded": 0} for capacity in (6, 7))
    ships = [{"capacity": 5, "good": "coffee", "loaded": 4}, *empty]
    game = trade({}, with_goods("coffee"), ships=ships)
    assert texts(game) == {"sell coffee", "pass"}


def test_two_players_trade_in_a_house_of_four() -> None:
    """1.1, 3.5: the two-player game has the same trading house."""
    game = trade(with_goods("sugar"), with_goods("coffee"), players=2, trading_house=["corn", "indigo"])
    play(game, "sell sugar", "sell coffee")
    assert [seat(game, number)["doubloons"] for number in (0, 1)] == [2 + 1, 4]
    assert game.position()["trading_house"] == []
    assert game.position()["bank"]["goods"] == {"corn": 8, "indigo": 9, "sugar": 9, "tobacco": 7, "coffee": 7}
