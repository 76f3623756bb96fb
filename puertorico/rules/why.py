"""Why an answer is not legal: a number per reason (0: legal) and its sentence.

Later reasons are closer to legal; the closest one explains a skipped turn.
"""

from .kinds import Numbered


class Why(Numbered):
    """Why an answer is not legal, numbered in the order of the rows; `sentence` explains it.

    >>> import puertorico as pr
    >>> pr.Game.new(players=3, seed=1).why_not("build wharf").name
    'NOT_ASKED'
    """

    row: str

    @property
    def sentence(self) -> str:
        return self.row

    LEGAL = "this is legal"
    NOT_ASKED = "this does not answer the question"
    NOT_IN_GAME = "this is not part of this game"
    OUT_OF_ORDER = "these must be given in ascending order"
    TAKEN = "that role card has been taken this round"
    NO_PRIVILEGE = "only the settler or the owner of an occupied Construction Hut takes a quarry"
    NOT_OCCUPIED = "the building this needs is not occupied"
    NOT_COLONIST = "this needs a colonist on the building"
    NOT_NOBLE = "this needs a noble on the building"
    NOTHING_THERE = "there is none to take"
    NO_GOODS = "you have no such barrel"
    NOT_ENOUGH_NOBLES = "you have delivered as many barrels as you have nobles"
    NOT_PRODUCED = "you did not produce that kind in this phase"
    ALREADY_DONE = "you have already done that in this phase"
    CHOSEN = "that type has been chosen"
    ALREADY_BUILT = "you already own that building"
    SOLD_OUT = "no copy of that building is left"
    ISLAND_FULL = "all 12 spaces of your island are filled"
    CITY_FULL = "your city does not have enough free spaces"
    NO_CIRCLE = "there is no empty circle"
    SUPPLY_EMPTY = "the supply is empty"
    TOO_EXPENSIVE = "you do not have enough doubloons"
    HOUSE_FULL = "the trading house is full"
    KIND_IN_HOUSE = "the trading house already holds that kind and you have no occupied Office"
    KIND_ON_OTHER_SHIP = "that kind is already on another ship"
    SHIP_HAS_OTHER_KIND = "that ship carries another kind"
    SHIP_FULL = "the ship that carries that kind is full"
    SHIP_TOO_SMALL = "another ship takes more of these barrels"
    MUST_LOAD = "you must load if you can"
    NO_PLACE_LEFT = "no place of that cost is left"
    STORAGE_FULL = "you have no storage place left for that"
    EXCLUDED = "its partner has been chosen and the two are not used together"
    TOO_MANY = "you do not have that many pieces or circles"
    TOO_FEW = "pieces may stay in San Juan only when every circle is full"
    CANNOT_COVER = "you could not cover the rest of the price"
    MUST_SHIP_ONE = "the Small Wharf ships at least one barrel"
    COMPLETE_KIND = "keep the whole kind in a warehouse instead"
    SINGLE_BARREL = "keep a kind of one barrel with `keep one`"
