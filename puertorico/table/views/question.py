"""Questions for clients: legal answers with price and effects, and why others are illegal.

Answers are tried on a scratch record, and what differs by verb or question is in their rows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...game.game import Game
from ...game.log import board_gains
from ...game.notation import ANSWERS, BUILDING_NAMES, GOOD_NAMES, QUESTION_VERBS, TILE_NAMES, Answer
from ...game.observation import hidden_seats
from ...rules.answers import SUBJECT, Verb
from ...rules.builder import discounts_in, missing_doubloons, price
from ...rules.buildings import BLACK_MARKET, COLUMN, ROWS
from ...rules.kinds import SHIPS
from ...rules.questions import GUEST_VERBS, Question, asked
from ...rules.rounds import guests_are_asked_again
from ...rules.settler import tile_to_lay
from ...rules.state import Player, State
from ...rules.turn import reason, take
from ...rules.why import Why
from ..wire.question import AnswerView, BlockedView, QuestionView
from .limits import (
    Trial,
    barrels_view,
    draft_view,
    payment_view,
    placement_view,
    storage_view,
)
from .prospects import prospects
from .trial_record import MANY, TrialRecord

# The answers to each question that are explained while they are not legal.
_EXPLAINED = {
    question: tuple(answer for answer in ANSWERS if answer.verb in verbs and answer.verb.row.explained)
    for question, verbs in QUESTION_VERBS.items()
}

# Roles in whose phases players choose what they gain; for the others, the effects are enough.
_WITH_PROSPECTS = {question.row.prospects_of for question in Question} - {None}

# Answers with these reasons have no piece to press, so they are not listed as blocked.
_NOTHING_TO_PRESS = (Why.LEGAL, Why.NOT_ASKED, Why.NOT_IN_GAME)


_scratch = TrialRecord()


def is_busy() -> bool:
    """Return whether this thread has shown enough questions to justify the compiled rules."""
    return _scratch.tried > MANY


def bare_question(game: Game) -> QuestionView | None:
    """Return what is asked and of whom, for the other seats; None when the game is over."""
    if game.seat is None:
        return None
    view = QuestionView(game.question.name, game.seat)
    if game.question.row.limits == "draft":
        s = _scratch.state
        s.load(game.record)
        view.draft = draft_view(game, s)
    return view


def question_view(game: Game) -> QuestionView | None:
    """Return the question for the asked seat, with all answers; None when the game is over.

    Totals of points that are hidden from the seat are set to 0 first, so that the view cannot reveal them.
    """
    view = bare_question(game)
    if view is None:
        return None
    s = _scratch.state
    s.load(game.record)
    for other in hidden_seats(s, view.seat):
        s.players[other].vp = s.players[other].noted = 0
    tried, question = _AnswerEffects(s), game.question
    _add_limits(view, game, s)
    verbs = {answer.verb for answer in game.answers}
    prices = _prices(s, view.seat) if any(verb.row.has_price for verb in question.verbs) else {}
    for answer, why in sorted(_blocked(s, view.seat, question, game.answers), key=lambda one: -one[1]):
        blocked = BlockedView.of(answer, why=why.name.lower())
        if answer.verb.row.has_price:
            blocked.price, blocked.discounts, missing = prices[SUBJECT[answer.id]]
            blocked.missing = missing if why == Why.TOO_EXPENSIVE else 0
        view.blocked.append(blocked)
    for answer in game.answers:
        row, shown = answer.verb.row, AnswerView.of(answer, id=answer.id)
        if row.has_price:
            shown.price, shown.discounts, shown.missing = prices[SUBJECT[answer.id]]
            shown.covered_by = BUILDING_NAMES[BLACK_MARKET] if shown.missing else None
        if question.row.limits != "placement":
            shown.effects = tried.effects(answer.id)
            shown.leads_on = row.is_chained and _leads_on(shown, view.seat)
        if row.has_price:
            shown.ends = tried.ends(answer.id)
        if row.declines and question.row.gives_up in verbs:
            shown.gives_up = question.row.gives_up.name.lower()
        if answer.verb == Verb.ROLE and SUBJECT[answer.id] in _WITH_PROSPECTS:
            shown.prospects = tried.prospects(answer.id)
        view.answers.append(shown)
    left = {verb for verb in verbs if not verb.row.declines and verb not in GUEST_VERBS}
    if question.row.side_offer and left and left <= set(question.row.side_offer[1]):
        view.offer = BUILDING_NAMES[question.row.side_offer[0]]
    return view


def _leads_on(answer: AnswerView, seat: int) -> bool:
    """Return True if a load changes more than the player's points and barrels of its kind."""
    own = answer.effects.get(str(seat), {})
    others = answer.effects.keys() - {str(seat)}
    return bool(others) or any(thing.startswith("goods.") and thing != f"goods.{answer.thing}" for thing in own)


def _drawn(game: Game, seat: int) -> list[str]:
    """Return the tiles that were drawn for a seat and laid since its last answer."""
    drawn: list[str] = []
    for entry in reversed(game.log):
        if entry.seat == seat and entry.chosen:
            break
        if entry.answer.verb == Verb.TURN and any(owner == seat for owner, _, _ in board_gains(entry)):
            drawn.append(str(entry.answer.thing))
    return drawn[::-1]


def _add_limits(view: QuestionView, game: Game, s: State) -> None:
    """Add what a question that takes several answers allows, and the tiles that were drawn."""
    view.repeats, tile = guests_are_asked_again(s), tile_to_lay(s)
    view.tile = None if tile is None else TILE_NAMES[tile]
    view.drawn = _drawn(game, view.seat)
    limits = game.question.row.limits
    if limits is None:
        return
    trial = Trial(s)
    match limits:
        case "placement":
            view.placement = placement_view(game, s, view.seat)
        case "storage":
            view.storage = storage_view(trial)
        case "payment":
            view.payment = payment_view(trial)
        case "barrels":
            view.barrels = barrels_view(trial)
    trial.start()


def _blocked(s: State, seat: int, question: Question, legal: tuple[Answer, ...]) -> Iterator[tuple[Answer, Why]]:
    """Yield the answers that belong to the question and are not legal now."""
    possible = {answer.id for answer in legal}
    ships = [s.ship_capacity[ship] for ship in range(SHIPS)]
    for answer in _EXPLAINED[question]:
        owned = answer.verb.row.building
        if answer.id in possible or (owned is not None and not s.players[seat].city[owned]):
            continue
        if answer.verb == Verb.LOAD and answer.number not in ships:
            continue
        if answer.verb == Verb.BUILD and SUBJECT[answer.id] >= s.types:
            continue  # of an expansion, and asking for the reason takes most of the time here
        why = Why(reason(s, answer.id))
        if why not in _NOTHING_TO_PRESS:
            yield answer, why


def _prices(s: State, seat: int) -> dict[int, tuple[int, dict[str, int], int]]:
    """Return the price of every building, the discounts on it, and what the seat lacks."""
    discounts = {
        column: {name: less for name, less in discounts_in(s, seat, column).items() if less}
        for column in {row.column for row in ROWS}
    }
    return {
        building: (price(s, seat, building), discounts[COLUMN[building]], missing_doubloons(s, seat, building))
        for building in range(s.types)
    }


class _AnswerEffects:
    """Tries answers to one question and reports their effects on the boards."""

    def __init__(self, s: State) -> None:
        self.record, self.is_ending, self.may_end = s.to_bytes(), bool(s.ending), False
        self.boards = [s.players[seat].to_bytes() for seat in range(s.seats)]

    def effects(self, answer: int) -> dict[str, dict[str, int]]:
        """Return what each seat gains by an answer and what follows without choice or chance.

        It is assumed that the mayor takes the extra colonist, that the noble aboard goes to the first player who may
        take one, and that guests stay where they are: the first answer. Moving a guest changes nothing immediately.
        """
        if ANSWERS[answer].verb in GUEST_VERBS:
            return {}
        s = _scratch.state
        s.load(self.record)
        _scratch.apply(answer)
        self.may_end = bool(s.ending) and not self.is_ending
        while ANSWERS[answer].verb == Verb.ROLE and Question(asked(s).question).row.assumed:
            _scratch.apply(_scratch.answers[0])
        effects = {}
        for seat, old in enumerate(self.boards):
            new = s.players[seat].to_bytes()
            if new != old and (change := _change(old, new)):
                effects[str(seat)] = change
        return effects

    def prospects(self, role: int) -> dict[str, dict[str, int]]:
        """Return what each seat could gain in the phase of a role."""
        _scratch.state.load(self.record)
        return prospects(_scratch, role)

    def ends(self, answer: int) -> bool:
        """Return True if the game ends after this round because of the answer itself.

        Call it after `effects`, which usually already shows that the game does not end.
        """
        if not self.may_end:
            return False
        s = _scratch.state
        s.load(self.record)
        take(s, answer)
        return bool(s.ending)


# The words of the position for what a seat owns: points as chips or noted, pieces wherever they stand.
_OWNED = (
    *("doubloons", "vp", "colonists", "nobles"),
    *(f"goods.{name}" for name in GOOD_NAMES),
    *(f"island.{name}" for name in TILE_NAMES),
    "island.forest",
    *(f"city.{name}" for name in BUILDING_NAMES),
)
_ORDER = {name: place for place, name in enumerate(_OWNED)}

# What one more in a cell of a board means. Fields count pieces, and nobles among them.
_CELLS: dict[str, Callable[[int], dict[str, int]]] = {
    "doubloons": lambda _: {"doubloons": 1},
    "vp": lambda _: {"vp": 1},
    "noted": lambda _: {"vp": 1},
    "goods": lambda good: {f"goods.{GOOD_NAMES[good]}": 1},
    "tiles": lambda tile: {f"island.{TILE_NAMES[tile]}": 1},
    "forests": lambda _: {"island.forest": 1},
    "city": lambda building: {f"city.{BUILDING_NAMES[building]}": 1},
    **dict.fromkeys(("manned", "workers", "san_juan"), lambda _: {"colonists": 1}),
    **dict.fromkeys(("noble_manned", "noble_workers", "noble_san_juan"), lambda _: {"colonists": -1, "nobles": 1}),
}


def _fields() -> Iterator[tuple[slice, str, list[dict[str, int]]]]:
    """Yield place and format of each field of a board, and what one more in a cell means."""
    for name, means in _CELLS.items():
        field = Player.FIELDS[name]
        where = slice(field.offset, field.offset + field.bytes)
        yield where, field.kind, [means(cell) for cell in range(max(1, field.count))]


_FIELDS = tuple(_fields())


def _change(old: bytes, new: bytes) -> dict[str, int]:
    """Return what a seat gained or lost, from the bytes of its board before and after."""
    change: dict[str, int] = {}
    for where, kind, cells in _FIELDS:
        before, after = old[where], new[where]
        if before == after:
            continue
        numbers = zip(memoryview(before).cast(kind), memoryview(after).cast(kind), cells, strict=False)  # type: ignore[call-overload]
        for had, has, means in numbers:
            if had != has:
                for name, each in means.items():
                    change[name] = change.get(name, 0) + (has - had) * each
    return {name: change[name] for name in sorted(change, key=_ORDER.__getitem__) if change[name]}
