"""Settler: new island tiles (3.1). Also what happens to island tiles in other phases."""

from .answers import (
    AS_FOREST,
    COLONIST,
    DISCARD,
    DISCARD_COLONIST,
    DISCARD_FOREST,
    DISCARD_NOBLE,
    DRAW,
    NOBLE,
    PASS,
    PLANTATION,
    SAN_JUAN,
    SUBJECT,
    TAKE,
    TAKE_AS_FOREST,
    VERB,
    Verb,
)
from .buildings import CONSTRUCTION_HUT, FOREST_HOUSE, HACIENDA, HOSPICE, HUNTING_LODGE, LIBRARY
from .chance import FOR_HACIENDA, FOR_ROW, tile_can_be_drawn, turn_up_tile
from .guesthouse import guest_answers, has_guests, offer_guest_moves
from .jit import Answers, rule
from .kinds import FOREST, GOODS, ISLAND_SPACES, QUARRY
from .library import privileges
from .powers import occupied
from .questions import Question, ask, asked, asked_player, close, seat_after
from .state import Player, State
from .supply import gain_points, only_noble_available, piece_available, put, take_piece
from .why import Why

REGULAR, SECOND = range(2)


@rule
def begin_settler(s: State, settler: int) -> None:
    """Ask every player, then use Library and Hunting Lodges and lay out a new row (3.1)."""
    ask(s, Question.REFILL_ROW, settler, s.seats + 1, 0)
    ask(s, Question.DISCARD_ROW, settler, 0, 0)
    if somebody_owns_a_lodge(s):
        ask(s, Question.LODGES, settler, 0, 0)
    if s.players[settler].city[LIBRARY]:
        ask(s, Question.TAKE_TILE, settler, SECOND, 0)
    for steps in range(s.seats - 1, -1, -1):
        begin_settler_turn(s, seat_after(s, settler, steps))


@rule
def begin_settler_turn(s: State, seat: int) -> None:
    """Ask for the Hacienda's draw, then for the regular tile (3.1).

    A guest may occupy the Hacienda for it (A72).
    """
    p = s.players[seat]
    ask(s, Question.TAKE_TILE, seat, REGULAR, 0)
    if p.city[HACIENDA] and (occupied(p, HACIENDA) or has_guests(p)):
        ask(s, Question.HACIENDA, seat, 0, 0)


@rule
def lay_tile(p: Player, good: int, as_forest: bool) -> None:
    """Lay a plantation face up, or face down as a forest that remembers its kind (A13)."""
    if as_forest:
        p.forests[good] += 1
    else:
        p.tiles[good] += 1
    p.island_spaces += 1


@rule
def why_not_draw(s: State, answer: int) -> int:
    """Hacienda: draw one face-down tile, which must be placed (4.3, A1, A2)."""
    p = asked_player(s)
    if not occupied(p, HACIENDA):
        return Why.NOT_OCCUPIED
    if p.island_spaces >= ISLAND_SPACES:
        return Why.ISLAND_FULL
    if not tile_can_be_drawn(s):
        return Why.SUPPLY_EMPTY
    return Why.LEGAL


@rule
def hacienda_answers(s: State, answers: Answers) -> int:
    n = 0
    if why_not_draw(s, DRAW) == Why.LEGAL:
        answers[n] = DRAW
        n += 1
    answers[n] = PASS
    return guest_answers(s, answers, n + 1)


@rule
def answer_hacienda(s: State, answer: int) -> None:
    seat = asked(s).seat
    close(s)
    if answer == DRAW:
        turn_up_tile(s, FOR_HACIENDA, seat)


@rule
def answer_chance(s: State, answer: int) -> None:
    """Put the tile that was turned up into the row or on the island it was drawn for (3.1)."""
    frame = asked(s)
    purpose = frame.a
    seat = frame.b
    good = SUBJECT[answer]
    close(s)
    s.face_down[good] -= 1
    if purpose == FOR_ROW:
        s.face_up[good] += 1
        return
    p = s.players[seat]
    # The owner of a Forest House looks at the tile first (A12).
    if occupied(p, FOREST_HOUSE) and (purpose != FOR_HACIENDA or s.forest_from_hacienda):
        ask(s, Question.LAY_TILE, seat, good, 0)
    else:
        lay_tile(p, good, False)


def tile_to_lay(s: State) -> int | None:
    """Return the drawn tile that the owner of a Forest House looks at, or None."""
    return asked(s).a if asked(s).question == Question.LAY_TILE else None


@rule
def lay_tile_answers(s: State, answers: Answers) -> int:
    answers[0] = PLANTATION
    answers[1] = AS_FOREST
    return 2


@rule
def answer_lay_tile(s: State, answer: int) -> None:
    lay_tile(asked_player(s), asked(s).a, answer == AS_FOREST)
    close(s)


@rule
def why_not_take(s: State, answer: int) -> int:
    """Take one face-up plantation, or a quarry by privilege or Construction Hut (3.1)."""
    frame = asked(s)
    p = s.players[frame.seat]
    tile = SUBJECT[answer]
    if frame.a == SECOND and privileges(s, frame.seat) < 2:
        return Why.NOT_OCCUPIED
    if p.island_spaces >= ISLAND_SPACES:
        return Why.ISLAND_FULL
    if tile == QUARRY:
        # The Library does not give the settler a second quarry (A10).
        is_settler = frame.a == REGULAR and s.role_taken[s.role] == frame.seat
        if not is_settler and not occupied(p, CONSTRUCTION_HUT):
            return Why.NO_PRIVILEGE
        return Why.LEGAL if s.quarries > 0 else Why.SUPPLY_EMPTY
    if answer >= TAKE_AS_FOREST and not occupied(p, FOREST_HOUSE):
        return Why.NOT_OCCUPIED
    return Why.LEGAL if s.face_up[tile] > 0 else Why.NOTHING_THERE


@rule
def take_tile_answers(s: State, answers: Answers) -> int:
    n = 0
    for tile in range(QUARRY + 1):
        if why_not_take(s, TAKE + tile) == Why.LEGAL:
            answers[n] = TAKE + tile
            n += 1
    if occupied(asked_player(s), FOREST_HOUSE):
        for good in range(GOODS):
            if why_not_take(s, TAKE_AS_FOREST + good) == Why.LEGAL:
                answers[n] = TAKE_AS_FOREST + good
                n += 1
    answers[n] = PASS
    return guest_answers(s, answers, n + 1)


@rule
def answer_take_tile(s: State, answer: int) -> None:
    """Lay the tile; the Hospice sends a colonist, except to the Library's second tile (3.1)."""
    frame = asked(s)
    seat = frame.seat
    regular = frame.a == REGULAR
    p = s.players[seat]
    close(s)
    if answer == PASS:
        return
    tile = SUBJECT[answer]
    as_forest = answer >= TAKE_AS_FOREST
    if tile == QUARRY:
        s.quarries -= 1
        p.tiles[QUARRY] += 1
        p.island_spaces += 1
    else:
        s.face_up[tile] -= 1
        lay_tile(p, tile, as_forest)
    if regular and occupied(p, HOSPICE) and piece_available(s):
        ask(s, Question.HOSPICE, seat, FOREST if as_forest else tile, 0)


@rule
def one_piece_answers(s: State, answers: Answers) -> int:
    """Hospice and University: offer the piece that is available, or none (A6, A7)."""
    answers[0] = NOBLE if only_noble_available(s) else COLONIST
    answers[1] = PASS
    return 2


@rule
def answer_hospice(s: State, answer: int) -> None:
    """Put the colonist on the tile just taken; if it is a forest, in San Juan (4.3)."""
    frame = asked(s)
    p = s.players[frame.seat]
    tile = frame.a
    close(s)
    if answer != PASS:
        put(p, SAN_JUAN if tile == FOREST else tile, 1, take_piece(s))


@rule
def somebody_owns_a_lodge(s: State) -> bool:
    for seat in range(s.seats):
        if s.players[seat].city[HUNTING_LODGE]:
            return True
    return False


@rule
def answer_lodges(s: State) -> None:
    """Use the Hunting Lodges at the end of the phase, after guests may move (4.5, A47, A72).

    A colonist there may discard a tile, a noble may bring points.
    """
    settler = asked(s).seat
    close(s)
    for steps in range(s.seats - 1, -1, -1):
        if s.players[seat_after(s, settler, steps)].city[HUNTING_LODGE]:
            ask(s, Question.HUNTING_LODGE, seat_after(s, settler, steps), 0, 0)
            ask(s, Question.LODGE_POINTS, seat_after(s, settler, steps), 0, 0)
    for steps in range(s.seats - 1, -1, -1):
        offer_guest_moves(s, seat_after(s, settler, steps))


@rule
def answer_lodge_points(s: State) -> None:
    """Hunting Lodge with a noble: 2 points for the only emptiest island (4.5)."""
    seat = asked(s).seat
    p = s.players[seat]
    close(s)
    if p.noble_workers[HUNTING_LODGE] == 0:
        return
    for other in range(s.seats):
        if other != seat and s.players[other].island_spaces <= p.island_spaces:
            return
    gain_points(s, p, 2)


@rule
def why_not_discard(p: Player, answer: int) -> int:
    """Discard one plantation or forest, never a quarry, as the owner chooses (A77)."""
    good = SUBJECT[answer]
    left = 0
    match VERB[answer]:
        case Verb.DISCARD:
            left = p.tiles[good] - p.manned[good]
        case Verb.DISCARD_COLONIST:
            left = p.manned[good] - p.noble_manned[good]
        case Verb.DISCARD_NOBLE:
            left = p.noble_manned[good]
        case _:
            left = p.forests[good]
    return Why.LEGAL if left > 0 else Why.NOTHING_THERE


@rule
def discard_answers(p: Player, answers: Answers, n: int) -> int:
    for answer in range(DISCARD, DISCARD_FOREST + GOODS):
        if why_not_discard(p, answer) == Why.LEGAL:
            answers[n] = answer
            n += 1
    return n


@rule
def discard_tile(s: State, p: Player, answer: int) -> None:
    """Move the tile to the discard pile and its occupant to San Juan (A49)."""
    good = SUBJECT[answer]
    p.island_spaces -= 1
    s.discard[good] += 1
    if answer >= DISCARD_FOREST:
        p.forests[good] -= 1
        return
    p.tiles[good] -= 1
    if answer >= DISCARD_COLONIST:
        noble = 1 if answer >= DISCARD_NOBLE else 0
        put(p, good, -1, -noble)
        put(p, SAN_JUAN, 1, noble)


@rule
def why_not_hunt(s: State, answer: int) -> int:
    """Hunting Lodge with a colonist: discard one plantation or forest (4.5)."""
    p = asked_player(s)
    if not occupied(p, HUNTING_LODGE):
        return Why.NOT_OCCUPIED
    if p.noble_workers[HUNTING_LODGE] > 0:
        return Why.NOT_COLONIST
    return why_not_discard(p, answer)


@rule
def hunting_lodge_answers(s: State, answers: Answers) -> int:
    p = asked_player(s)
    answers[0] = PASS
    if p.workers[HUNTING_LODGE] > p.noble_workers[HUNTING_LODGE]:
        return discard_answers(p, answers, 1)
    return 1


@rule
def answer_hunting_lodge(s: State, answer: int) -> None:
    p = asked_player(s)
    close(s)
    if answer != PASS:
        discard_tile(s, p, answer)


@rule
def answer_discard_row(s: State) -> None:
    """Discard all remaining face-up plantations (3.1)."""
    for good in range(GOODS):
        s.discard[good] += s.face_up[good]
        s.face_up[good] = 0
    close(s)


@rule
def answer_refill_row(s: State) -> None:
    """Turn up one plantation more than there are players, as long as there are tiles (3.1)."""
    frame = asked(s)
    if frame.a == 0 or not tile_can_be_drawn(s):
        close(s)
    else:
        frame.a -= 1
        turn_up_tile(s, FOR_ROW, 0)
