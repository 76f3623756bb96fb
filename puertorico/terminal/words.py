"""Questions, answers and what happened, in English words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import groupby
from typing import Any

from ..log import Entry
from ..notation import GOOD_NAMES, PLACE_NAMES
from ..rules.answers import Verb
from ..rules.kinds import CHANCE, SHIPS
from ..rules.questions import Question, asked
from ..rules.state import State
from ..rules.supply import room
from ..rules.why import SENTENCES, Why

ROLES = {
    "settler": "all take a plantation; you may take a quarry instead",
    "mayor": "new colonists come to all; you get one more",
    "builder": "all may build; you pay 1 doubloon less",
    "craftsman": "all produce goods; you get one barrel more",
    "trader": "all may sell a barrel; you get 1 doubloon more",
    "captain": "all must ship goods for points; you get 1 point more",
    "prospector": "you take 1 doubloon, the others do nothing",
    "prospector 2": "you take 1 doubloon, the others do nothing",
}

# The levels, from weak to strong.
OPPONENTS = {
    "newcomer": "a friendly beginner who hardly looks at the table when choosing a role",
    "settler": "a casual player who misjudges a role now and then",
    "merchant": "a good player with sound rules of thumb",
    "governor": "an experienced player who thinks ahead",
    "viceroy": "the strongest, who thinks ahead for a few seconds",
}

BUILDINGS = {
    "small_indigo_plant": "Turns indigo from your indigo plantations into barrels.",
    "small_sugar_mill": "Turns sugar from your sugar plantations into barrels.",
    "indigo_plant": "Turns indigo from your indigo plantations into barrels.",
    "sugar_mill": "Turns sugar from your sugar plantations into barrels.",
    "tobacco_storage": "Turns tobacco from your tobacco plantations into barrels.",
    "coffee_roaster": "Turns coffee from your coffee plantations into barrels.",
    "small_market": "Trader: 1 doubloon more for a barrel sold to the trading house.",
    "hacienda": "Settler: before your turn you may draw a face-down plantation as well.",
    "construction_hut": "Settler: you may take a quarry instead of a plantation.",
    "small_warehouse": "Captain: you keep all barrels of one kind.",
    "hospice": "Settler: the tile you take comes with a colonist on it.",
    "office": "Trader: you may sell a kind that the trading house already holds.",
    "large_market": "Trader: 2 doubloons more for a barrel sold to the trading house.",
    "large_warehouse": "Captain: you keep all barrels of two kinds.",
    "factory": "Craftsman: 0, 1, 2, 3 or 5 doubloons for 1 to 5 kinds of goods you produce.",
    "university": "Builder: what you build comes with a colonist on it.",
    "harbor": "Captain: 1 point more for each of your loadings.",
    "wharf": "Captain: once a phase you ship all barrels of one kind without a cargo ship.",
    "guild_hall": "End: 1 point for each of your small production buildings, 2 for each larger one.",
    "residence": "End: 4 points, or 5, 6, 7 with 10, 11, 12 tiles on your island.",
    "fortress": "End: 1 point for every 3 colonists on your board.",
    "customs_house": "End: 1 point for every 4 points in chips.",
    "city_hall": "End: 1 point for each of your beige (not production) buildings, this one too.",
    "aqueduct": "Craftsman: 1 barrel more from a working large indigo plant, and from a large sugar mill.",
    "forest_house": "Settler: you may lay plantations face down as forests; every 2 make building 1 cheaper.",
    "black_market": "Builder: a colonist, a barrel and a chip may each replace a missing doubloon.",
    "storehouse": "Captain: you keep three more single barrels.",
    "guesthouse": "Its two guests may move to other empty circles in any phase but the mayor's.",
    "trading_post": "Trader: you may sell your barrel here instead of the trading house, at the plain price.",
    "church": "Builder: 1 point when you build in column 2 or 3, 2 points in column 4.",
    "small_wharf": "Captain: once a phase you ship any barrels here, 1 point for every two.",
    "lighthouse": "Captain: 1 doubloon for each of your loadings, and 1 when you are the captain.",
    "specialty_factory": "Craftsman: as many doubloons as your best kind (not corn) has barrels, less one.",
    "library": "The privilege of the role you choose counts twice.",
    "union_hall": "Captain: before loading, 1 point for every two equal barrels you have.",
    "statue": "8 points. It needs no colonist.",
    "cloister": "End: 1, 3, 6, 10 points for 1 to 4 sets of three equal island tiles.",
    "land_office": "Trader: a colonist here may buy a face-down plantation for 1; a noble may sell one for 1.",
    "chapel": "Craftsman: a colonist here brings 1 doubloon, a noble 1 point.",
    "hunting_lodge": "After settling, a colonist here may discard a plantation; a noble brings 2 points "
    "if you alone have the most empty island spaces.",
    "zoning_office": "Builder: a colonist here saves 1 doubloon in columns 1 to 3, a noble 2 in column 4.",
    "royal_supplier": "Captain: before loading, 1 point for a barrel of each kind, up to the number of your nobles.",
    "villa": "Mayor: you get a noble from the supply.",
    "jeweler": "Craftsman: 1 doubloon for each of your nobles.",
    "royal_garden": "End: 1 point more for each of your nobles.",
}

_QUESTIONS = {
    Question.DRAFT: "Which building shall be part of this game?",
    Question.CHOOSE_ROLE: "Which role do you choose?",
    Question.LIBRARY: "Shall your library double the privilege of this role?",
    Question.HACIENDA: "Hacienda: do you draw a face-down plantation first?",
    Question.TAKE_TILE: "Which tile do you take?",
    Question.HOSPICE: "Hospice: do you take a colonist on the new tile?",
    Question.HUNTING_LODGE: "Hunting lodge: which plantation do you discard?",
    Question.MAYOR_PRIVILEGE: "Mayor's privilege: do you take one more colonist from the supply?",
    Question.VILLA: "Villa: what do you take from the supply?",
    Question.SHIP_PIECE: "What do you take from the colonist ship?",
    Question.BUILD: "What do you build?",
    Question.UNIVERSITY: "University: do you take a colonist on the new building?",
    Question.CRAFTSMAN_PRIVILEGE: "Craftsman's privilege: which barrel more do you take?",
    Question.TRADE: "What do you sell?",
    Question.DELIVER: "Royal supplier: what do you deliver?",
    Question.LOAD: "What do you load?",
    Question.SMALL_WHARF: "Small wharf: which barrel do you ship?",
    Question.STORE: "What do you keep? The rest goes back to the supply.",
    Question.GUESTS: "Guesthouse: where does a guest go?",
}

# What somebody does; {s} is the ending of the third person.
_DOES = {
    Verb.DONE: "ship{s} no more",
    Verb.DRAW: "draw{s} a plantation",
    Verb.PLANTATION: "lay{s} it face up",
    Verb.FOREST: "lay{s} it face down as a forest",
    Verb.COLONIST: "take{s} a colonist",
    Verb.NOBLE: "take{s} a noble",
    Verb.LIBRARY: "use{s} the library",
    Verb.ROLE: "choose{s} the {thing}",
    Verb.CHOOSE: "choose{s} {thing} for this game",
    Verb.TAKE: "take{s} {thing}",
    Verb.TAKE_AS_FOREST: "take{s} {thing} as a forest",
    Verb.DISCARD: "discard{s} an empty {thing} plantation",
    Verb.DISCARD_COLONIST: "discard{s} a {thing} plantation with a colonist",
    Verb.DISCARD_NOBLE: "discard{s} a {thing} plantation with a noble",
    Verb.DISCARD_FOREST: "discard{s} a forest",
    Verb.BUILD: "build{s} {thing}",
    Verb.PAY_COLONIST: "pay{s} with a colonist from {thing}",
    Verb.PAY_NOBLE: "pay{s} with a noble from {thing}",
    Verb.PAY_BARREL: "pay{s} with a barrel of {thing}",
    Verb.PAY_CHIP: "pay{s} with a point chip",
    Verb.EXTRA: "take{s} one more {thing}",
    Verb.SELL: "sell{s} {thing}",
    Verb.SELL_TO_POST: "sell{s} {thing} at the trading post",
    Verb.BUY: "buy{s} a face-down plantation",
    Verb.DELIVER: "deliver{s} {thing}",
    Verb.LOAD: "load{s} {thing} on the ship of {number}",
    Verb.LOAD_WHARF: "ship{s} {thing} at the wharf",
    Verb.LOAD_SMALL_WHARF: "use{s} the small wharf",
    Verb.BARREL: "ship{s} a barrel of {thing}",
    Verb.KEEP_ALL: "keep{s} all {thing}",
    Verb.KEEP_ONE: "keep{s} one {thing}",
    Verb.GUEST: "send{s} a guest to {thing}",
    Verb.NOBLE_GUEST: "send{s} a noble guest to {thing}",
}

_PASSES = {
    Question.LIBRARY: "save{s} the library",
    Question.HACIENDA: "draw{s} no plantation",
    Question.TAKE_TILE: "take{s} no tile",
    Question.HOSPICE: "take{s} no colonist",
    Question.HUNTING_LODGE: "discard{s} nothing",
    Question.MAYOR_PRIVILEGE: "take{s} no colonist",
    Question.VILLA: "take{s} nobody",
    Question.BUILD: "build{s} nothing",
    Question.BLACK_MARKET: "pay{s} the rest in doubloons",
    Question.UNIVERSITY: "take{s} no colonist",
    Question.CRAFTSMAN_PRIVILEGE: "take{s} no extra barrel",
    Question.TRADE: "trade{s} nothing",
    Question.DELIVER: "deliver{s} nothing",
    Question.LOAD: "load{s} nothing",
    Question.STORE: "keep{s} nothing more",
    Question.GUESTS: "leave{s} the guests where they are",
}

ENDINGS = {
    "colonists": "the supply could not fill the colonist ship",
    "city": "a city is full",
    "chips": "the point chips are used up",
    "max_rounds": "the agreed number of rounds is over",
}


def plain(text: str) -> str:
    """Names as people write them: without underscores."""
    return text.replace("_", " ")


def count(number: int, thing: str) -> str:
    """A number of things.

    >>> count(1, "colonist"), count(3, "quarry")
    ('1 colonist', '3 quarries')
    """
    if number != 1:
        thing = thing[:-1] + "ies" if thing.endswith("y") else thing + "s"
    return f"{number} {thing}"


def name(seat: int, me: int | None) -> str:
    if seat == CHANCE:
        return "chance"
    return "you" if seat == me else f"seat {seat}"


def names(seats: Iterable[int], me: int | None) -> str:
    """Several names in a row.

    >>> names([1, 2, 0], 0)
    'seat 1, seat 2 and you'
    """
    *others, last = (name(seat, me) for seat in seats)
    return f"{', '.join(others)} and {last}" if others else last


def of_others(reason: str) -> str:
    """A reason that speaks to a player, told about somebody else.

    >>> of_others("you have no barrel and your island is full")
    'they have no barrel and their island is full'
    """
    return re.sub(r"\byour\b", "their", re.sub(r"\byou\b", "they", reason))


def question_in_words(s: State) -> str:
    """What is asked of the seat whose turn it is."""
    frame = asked(s)
    question = Question(frame.question)
    p = s.players[frame.seat]
    if question == Question.PLACE:
        pieces, in_hand = "colonists", p.san_juan - p.noble_san_juan
        if frame.b:
            pieces, in_hand = "nobles", p.noble_san_juan
        circles = count(room(s, p, frame.a), "circle")
        return f"How many {pieces} go to {plain(PLACE_NAMES[frame.a])} ({circles})? You have {in_hand}."
    if question == Question.LAY_TILE:
        return f"You drew {GOOD_NAMES[frame.a]}: how do you lay it?"
    if question == Question.BLACK_MARKET:
        price = f"{s.to_pay} still to pay, you have {count(p.doubloons, 'doubloon')}"
        return f"Black market: what do you give instead of a doubloon ({price})?"
    if question in (Question.BUILD, Question.TRADE):
        return f"{_QUESTIONS[question]} You have {count(p.doubloons, 'doubloon')}."
    return _QUESTIONS[question]


def gains(entry: Entry, *, points: bool = True) -> str:
    """What an answer or moment brought its seat, as in "+2 doubloons, -3 corn"; empty if nothing.

    The barrel that the answer itself names is left out, unless the number of barrels is news.
    """
    goods = entry.is_moment or entry.answer.verb in (Verb.PASS, Verb.LOAD, Verb.LOAD_WHARF)
    delta: dict[str, int] = {}
    for path, (old, new) in entry.changes.items():
        thing = path.removeprefix(f"seats.{entry.seat}.")
        if thing == path:
            continue
        thing = {"vp": "point", "noted": "point", "doubloons": "doubloon"}.get(thing, thing.removeprefix("goods."))
        if thing == "doubloon" or (points and thing == "point") or (goods and thing in GOOD_NAMES):
            delta[thing] = delta.get(thing, 0) + (new or 0) - (old or 0)
    parts = []
    for thing, number in delta.items():
        amount = f"{abs(number)} {thing}" if thing in GOOD_NAMES else count(abs(number), thing)
        parts.append(("+" if number > 0 else "-") + amount)
    return ", ".join(parts)


class Teller:
    """Tells the log to one seat (or, with None, to nobody in particular); hidden points stay hidden."""

    def __init__(self, me: int | None, hidden_points: bool) -> None:
        self.me, self.hidden_points = me, hidden_points

    def tell(self, entries: Iterable[Entry]) -> list[str]:
        """One sentence for each thing worth telling."""
        sentences: list[str] = []
        for run in _runs(entries, self.me):
            whole = replace(run[0], after=run[-1].after) if len(run) > 1 else run[0]
            sentence = self._sentence(whole, run)
            if sentence:
                sentences.append(sentence[0].upper() + sentence[1:])
            ending = [change for path, change in whole.changes.items() if path.startswith("ending")]
            for reason in {new for _, new in ending if new} - {old for old, _ in ending}:
                sentences.append(f"The game ends after this round: {ENDINGS[reason]}.")
        return sentences

    def _sentence(self, entry: Entry, run: list[Entry]) -> str:
        match entry.question:
            case Question.LIFT | Question.PLACE:
                return self._placement(entry)
            case Question.DISTRIBUTE:
                return self._arrival(entry)
            case Question.CHANCE:
                to_row = any(path.startswith("plantations.face_up") for path in entry.changes)
                return "" if to_row else f"It is {entry.answer.thing}."
        if entry.is_moment:
            return self._moment(entry)
        if _is_skipped(entry):
            return self._skipped(run)
        return self._answer(entry)

    def _s(self, entry: Entry) -> str:
        """The ending of the verb: you take, seat 1 takes."""
        return "" if entry.seat == self.me else "s"

    def _gains(self, entry: Entry) -> str:
        return gains(entry, points=entry.seat == self.me or not self.hidden_points)

    def _answer(self, entry: Entry) -> str:
        answer = entry.answer
        passes = answer.verb == Verb.PASS
        if passes and entry.question == Question.STORE and not entry.changed:
            return ""
        template = _PASSES[entry.question] if passes else _DOES[answer.verb]
        deed = template.format(s=self._s(entry), thing=plain(answer.thing or ""), number=answer.number)
        got = self._gains(entry)
        forced = ", the only possible answer" if entry.seat == self.me and not entry.chosen and not passes else ""
        return f"{name(entry.seat, self.me)} {deed}{f' ({got})' if got else ''}{forced}."

    def _skipped(self, run: list[Entry]) -> str:
        """Turns without a choice, for one reason."""
        entry = run[0]
        mine = entry.seat == self.me
        reason = SENTENCES[entry.why] if mine else of_others(SENTENCES[entry.why])
        deed = _PASSES[entry.question].format(s="" if mine or len(run) > 1 else "s")
        return f"{names([skipped.seat for skipped in run], self.me)} {deed}: {reason}."

    def _placement(self, entry: Entry) -> str:
        moved: dict[str, int] = {}
        for path, (old, new) in entry.changes.items():
            _, seat, *place = path.split(".")
            if seat == str(entry.seat):
                where = "San Juan" if place[0] == "san_juan" else plain(place[1])
                moved[where] = moved.get(where, 0) + new - old
        shares = ", ".join(f"{where} {number:+}" for where, number in moved.items() if number)
        return f"{name(entry.seat, self.me)} move{self._s(entry)} colonists: {shares}." if shares else ""

    def _arrival(self, entry: Entry) -> str:
        arrived: dict[int, int] = {}
        for path, (old, new) in entry.changes.items():
            if path.startswith("seats.") and ".san_juan." in path:
                seat = int(path.split(".")[1])
                arrived[seat] = arrived.get(seat, 0) + new - old
        shares = ", ".join(f"{number} to {name(seat, self.me)}" for seat, number in arrived.items())
        return f"colonists arrive: {shares}."

    def _moment(self, entry: Entry) -> str:
        changes = entry.changes
        who = name(entry.seat, self.me)
        match entry.question:
            case Question.NEW_ROUND:
                return f"round {changes['round'][1]} begins, governor {name(changes['governor'][1], self.me)}."
            case Question.RESHUFFLE:
                return "the discarded plantations are shuffled into a new stack."
            case Question.REFILL_SHIP:
                aboard = [change[1] for path, change in changes.items() if path.startswith("colonist_ship")]
                return f"the colonist ship is filled with {sum(aboard)} for the next mayor."
            case Question.EMPTY_HOUSE:
                return "the trading house is full and is emptied."
            case Question.UNLOAD:
                ships = [f"ships.{ship}" for ship in range(SHIPS) if f"ships.{ship}.good" in changes]
                full = ", ".join(f"{changes[f'{ship}.loaded'][0]} {changes[f'{ship}.good'][0]}" for ship in ships)
                return f"full ships sail with {full}."
        got = self._gains(entry)
        if not got:
            return ""
        if entry.question == Question.PRODUCE:
            return f"{who} produce{self._s(entry)}: {got}."
        return f"{who} get{self._s(entry)} {got}."


def _is_skipped(entry: Entry) -> bool:
    """A pass without a choice; the one that ends storage tells what was lost and is no skipped turn."""
    return entry.answer.verb == Verb.PASS and not entry.chosen and entry.question != Question.STORE


def _runs(entries: Iterable[Entry], me: int | None) -> Iterator[list[Entry]]:
    """Entries that are told together: a placement, the pieces of a ship, others' turns skipped for one reason.

    Left out is the pass that ends a turn in which the player has answered before, and a reason told in this phase.
    """
    kept: list[Entry] = []
    told: set[tuple[Question, int, Why]] = set()
    last: tuple[Question, int] | None = None
    for entry in entries:
        if entry.question == Question.CHOOSE_ROLE:
            told.clear()
        skip = (entry.question, entry.seat, entry.why) if _is_skipped(entry) else None
        if skip is None or (skip[:2] != last and skip not in told):
            kept.append(entry)
        if skip:
            told.add(skip)
        if not entry.is_moment and not entry.by_chance:
            last = (entry.question, entry.seat)

    def key(numbered: tuple[int, Entry]) -> tuple[Any, ...]:
        index, entry = numbered
        if entry.question in (Question.LIFT, Question.PLACE):
            return ("placement", entry.seat)
        if entry.question == Question.DISTRIBUTE:
            return ("arrival",)
        if _is_skipped(entry) and entry.seat != me:
            return ("skipped", entry.question, entry.why)
        return (index,)

    for _, run in groupby(enumerate(kept), key):
        yield [entry for _, entry in run]
