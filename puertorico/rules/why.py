"""Why an answer is not legal: a number per reason (0: legal) and its sentence.

Later reasons are closer to legal; the closest one explains a skipped turn.
"""

from enum import IntEnum


class Why(IntEnum):
    """Why an answer is not legal; `rules.why.SENTENCES` has a sentence for each reason.

    >>> import puertorico as pr
    >>> pr.Game.new(players=3, seed=1).why_not("build wharf").name
    'NOT_ASKED'
    """

    LEGAL = 0
    NOT_ASKED = 1
    NOT_IN_GAME = 2
    OUT_OF_ORDER = 3
    TAKEN = 4
    NO_PRIVILEGE = 5
    NOT_OCCUPIED = 6
    NOT_COLONIST = 7
    NOT_NOBLE = 8
    NOTHING_THERE = 9
    NO_GOODS = 10
    NOT_ENOUGH_NOBLES = 11
    NOT_PRODUCED = 12
    ALREADY_DONE = 13
    CHOSEN = 14
    ALREADY_BUILT = 15
    SOLD_OUT = 16
    ISLAND_FULL = 17
    CITY_FULL = 18
    NO_CIRCLE = 19
    SUPPLY_EMPTY = 20
    TOO_EXPENSIVE = 21
    HOUSE_FULL = 22
    KIND_IN_HOUSE = 23
    KIND_ON_OTHER_SHIP = 24
    SHIP_HAS_OTHER_KIND = 25
    SHIP_FULL = 26
    SHIP_TOO_SMALL = 27
    MUST_LOAD = 28
    NO_PLACE_LEFT = 29
    STORAGE_FULL = 30
    EXCLUDED = 31
    TOO_MANY = 32
    TOO_FEW = 33
    CANNOT_COVER = 34
    MUST_SHIP_ONE = 35
    COMPLETE_KIND = 36
    SINGLE_BARREL = 37


SENTENCES = {
    Why.LEGAL: "this is legal",
    Why.NOT_ASKED: "this does not answer the question",
    Why.NOT_IN_GAME: "this is not part of this game",
    Why.OUT_OF_ORDER: "these must be given in ascending order",
    Why.TAKEN: "that role card has been taken this round",
    Why.NO_PRIVILEGE: "only the settler or the owner of an occupied Construction Hut takes a quarry",
    Why.NOT_OCCUPIED: "the building this needs is not occupied",
    Why.NOT_COLONIST: "this needs a colonist on the building",
    Why.NOT_NOBLE: "this needs a noble on the building",
    Why.NOTHING_THERE: "there is none to take",
    Why.NO_GOODS: "you have no such barrel",
    Why.NOT_ENOUGH_NOBLES: "you have delivered as many barrels as you have nobles",
    Why.NOT_PRODUCED: "you did not produce that kind in this phase",
    Why.ALREADY_DONE: "you have already done that in this phase",
    Why.CHOSEN: "that type has been chosen",
    Why.ALREADY_BUILT: "you already own that building",
    Why.SOLD_OUT: "no copy of that building is left",
    Why.ISLAND_FULL: "all 12 spaces of your island are filled",
    Why.CITY_FULL: "your city does not have enough free spaces",
    Why.NO_CIRCLE: "there is no empty circle",
    Why.SUPPLY_EMPTY: "the supply is empty",
    Why.TOO_EXPENSIVE: "you do not have enough doubloons",
    Why.HOUSE_FULL: "the trading house is full",
    Why.KIND_IN_HOUSE: "the trading house already holds that kind and you have no occupied Office",
    Why.KIND_ON_OTHER_SHIP: "that kind is already on another ship",
    Why.SHIP_HAS_OTHER_KIND: "that ship carries another kind",
    Why.SHIP_FULL: "the ship that carries that kind is full",
    Why.SHIP_TOO_SMALL: "another ship takes more of these barrels",
    Why.MUST_LOAD: "you must load if you can",
    Why.NO_PLACE_LEFT: "no place of that cost is left",
    Why.STORAGE_FULL: "you have no storage place left for that",
    Why.EXCLUDED: "its partner has been chosen and the two are not used together",
    Why.TOO_MANY: "you do not have that many pieces or circles",
    Why.TOO_FEW: "pieces may stay in San Juan only when every circle is full",
    Why.CANNOT_COVER: "you could not cover the rest of the price",
    Why.MUST_SHIP_ONE: "the Small Wharf ships at least one barrel",
    Why.COMPLETE_KIND: "keep the whole kind in a warehouse instead",
    Why.SINGLE_BARREL: "keep a kind of one barrel with `keep one`",
}
