"""Trader: selling (3.5)."""

from .answers import BUY, DISCARD, DISCARD_FOREST, PASS, SELL, SELL_TO_POST, SUBJECT
from .buildings import LAND_OFFICE, OFFICE, TRADING_POST, Power
from .chance import FOR_LAND_OFFICE, tile_can_be_drawn, turn_up_tile
from .guesthouse import guest_answers
from .jit import Answers, constant_row, rule
from .kinds import GOODS, HOUSE_PLACES, ISLAND_SPACES
from .library import privileges
from .powers import occupied, power
from .questions import Question, ask, ask_everyone, asked, close
from .settler import discard_answers, discard_tile, why_not_discard
from .state import State
from .supply import return_goods
from .why import Why

PRICE = constant_row([0, 1, 2, 3, 4])


@rule
def begin_trader(s: State, trader: int) -> None:
    """Ask every player, clockwise from the trader; then empty a full house."""
    ask(s, Question.EMPTY_HOUSE, trader, 0, 0)
    ask_everyone(s, Question.TRADE, trader)


@rule
def barrels_in_house(s: State) -> int:
    total = 0
    for good in range(GOODS):
        total += s.trading_house[good]
    return total


@rule
def answer_empty_house(s: State) -> None:
    """Return the barrels of a full trading house to the supply; fewer than four stay (3.5)."""
    if barrels_in_house(s) == HOUSE_PLACES:
        for good in range(GOODS):
            s.goods[good] += s.trading_house[good]
            s.trading_house[good] = 0
    close(s)


# The two numbers of TRADE: 1 after a sale, 1 after the Land Office was used.


@rule
def why_not_sell(s: State, answer: int) -> int:
    """Sell one barrel to the trading house or at the seller's own Trading Post (3.5).

    The house needs a free place and takes each kind once, unless the seller has an Office.
    """
    frame = asked(s)
    p = s.players[frame.seat]
    good = SUBJECT[answer]
    if frame.a:
        return Why.ALREADY_DONE
    if answer >= SELL_TO_POST:
        if not occupied(p, TRADING_POST):
            return Why.NOT_OCCUPIED
        return Why.LEGAL if p.goods[good] > 0 else Why.NO_GOODS
    if p.goods[good] == 0:
        return Why.NO_GOODS
    if barrels_in_house(s) == HOUSE_PLACES:
        return Why.HOUSE_FULL
    if s.trading_house[good] > 0 and not occupied(p, OFFICE):
        return Why.KIND_IN_HOUSE
    return Why.LEGAL


@rule
def why_not_buy(s: State) -> int:
    """Land Office with a colonist: buy a face-down plantation, once per phase (4.5, A21)."""
    frame = asked(s)
    p = s.players[frame.seat]
    if not occupied(p, LAND_OFFICE):
        return Why.NOT_OCCUPIED
    if p.noble_workers[LAND_OFFICE] > 0:
        return Why.NOT_COLONIST
    if frame.b:
        return Why.ALREADY_DONE
    if p.island_spaces >= ISLAND_SPACES:
        return Why.ISLAND_FULL
    if p.doubloons == 0:
        return Why.TOO_EXPENSIVE
    return Why.LEGAL if tile_can_be_drawn(s) else Why.SUPPLY_EMPTY


@rule
def why_not_sell_tile(s: State, answer: int) -> int:
    """Land Office with a noble: sell a plantation or forest, once per phase (4.5)."""
    frame = asked(s)
    p = s.players[frame.seat]
    if not occupied(p, LAND_OFFICE):
        return Why.NOT_OCCUPIED
    if p.noble_workers[LAND_OFFICE] == 0:
        return Why.NOT_NOBLE
    if frame.b:
        return Why.ALREADY_DONE
    return why_not_discard(p, answer)


@rule
def why_not_trade(s: State, answer: int) -> int:
    if answer == BUY:
        return why_not_buy(s)
    if DISCARD <= answer < DISCARD_FOREST + GOODS:
        return why_not_sell_tile(s, answer)
    return why_not_sell(s, answer)


@rule
def trade_answers(s: State, answers: Answers) -> int:
    frame = asked(s)
    p = s.players[frame.seat]
    n = 0
    for good in range(GOODS):
        if why_not_sell(s, SELL + good) == Why.LEGAL:
            answers[n] = SELL + good
            n += 1
    if occupied(p, TRADING_POST):
        for good in range(GOODS):
            if why_not_sell(s, SELL_TO_POST + good) == Why.LEGAL:
                answers[n] = SELL_TO_POST + good
                n += 1
    if why_not_buy(s) == Why.LEGAL:
        answers[n] = BUY
        n += 1
    if p.noble_workers[LAND_OFFICE] > 0 and not frame.b:
        n = discard_answers(p, answers, n)
    answers[n] = PASS
    return guest_answers(s, answers, n + 1)


@rule
def answer_trade(s: State, answer: int) -> None:
    """Carry out one part of the turn, which ends when the player passes (3.5)."""
    frame = asked(s)
    seat = frame.seat
    p = s.players[seat]
    if answer == PASS:
        close(s)
    elif answer == BUY:
        frame.b = 1
        p.doubloons -= 1
        turn_up_tile(s, FOR_LAND_OFFICE, seat)
    elif DISCARD <= answer < DISCARD_FOREST + GOODS:
        frame.b = 1
        p.doubloons += 1
        discard_tile(s, p, answer)
    else:
        frame.a = 1
        good = SUBJECT[answer]
        p.doubloons += PRICE[good]
        if s.role_taken[s.role] == seat:
            p.doubloons += privileges(s, seat)
        if answer >= SELL_TO_POST:
            return_goods(s, p, good, 1)
        else:
            p.doubloons += power(p, Power.SALE)
            p.goods[good] -= 1
            s.trading_house[good] += 1
