"""Views of a table: apart from the log, everything the server sends about a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import msgspec

from ...game.commitment import CommitmentBroken
from ...game.narrator import opening, verdict
from ...game.observation import observe
from ...game.position_types import Rules
from ...game.score import Score
from ...rules import state as game_record
from ...rules.scoring import is_winner
from ..domain.callers import Caller
from ..domain.table import Reached, Table
from ..wire.view import ChanceView, ScoreView, SeatView, StateView, TakebackView, View
from .log_view import LogPart
from .question import bare_question, question_view


def view(
    table: Table, caller: Caller, connected: set[int], watching: int, now: float, bot_in: float | None = None
) -> View:
    """Return the table as it is shown to a seat or a spectator."""
    return personal_view(table, caller, shared_view(table, connected, watching, now, bot_in))


def personal_view(table: Table, caller: Caller, shared: View) -> View:
    """Add the part of a view that differs between seats and spectators."""
    seat = caller.seat
    return msgspec.structs.replace(
        shared,
        you=seat,
        host=caller.host,
        since=table.since(seat),
        can_undo=seat is not None and table.can_undo(seat),
        can_ask_takeback=seat is not None and table.can_ask_takeback(seat),
        verdict=verdict(shared.winners, seat) if shared.winners is not None else None,
        position=table.position(seat) if table.started else None,
        question=question_view(table.game) if seat is not None and seat == table.asked else shared.question,
        invite=table.invite if seat is not None or caller.host else None,
    )


def shared_view(table: Table, connected: set[int], watching: int, now: float, bot_in: float | None = None) -> View:
    """Return the part of a view that is the same for all viewers, without the position."""
    game, status = table.game, table.status
    return View(
        table_id=table.id,
        version=table.version,
        moved=table.moved,
        status=status,
        you=None,
        host=False,
        host_seat=table.seat_keys.seat_of(table.host),
        now=now,
        rules=table.rules,
        settings=table.settings,
        seats=[
            SeatView(
                kind=seat.kind,
                name=table.name_of(number),
                bot=seat.bot,
                stand_in=seat.stand_in,
                connected=number in connected,
                muted=seat.muted,
                seconds=table.clocks.left(number, now),
            )
            for number, seat in enumerate(table.seats)
        ],
        watching=watching,
        paused=table.paused,
        steps=len(game.log),
        since=0,
        can_undo=False,
        can_ask_takeback=False,
        question=bare_question(game) if table.asked is not None else None,
        takeback=TakebackView(table.takeback.seat, table.takeback.agreed) if table.takeback else None,
        scores=score_views(game.scores) if status == "over" else None,
        winners=list(game.winners) if status == "over" else None,
        opening=opening(game.log),
        rematch=table.rematch,
        chance=_chance(table),
        bot_in=bot_in,
        read_only=table.read_only is not None,
    )


def _chance(table: Table) -> ChanceView | None:
    """Return the commitment and, after the game, the result of verifying it."""
    made = table.commitment
    if made is None:
        return None
    shown = ChanceView(made.hash, made.drawn)
    if made.seed is not None:
        shown.seed, shown.salt = str(made.seed), made.salt
        try:
            shown.draws = table.check_draws()
        except CommitmentBroken as error:
            shown.broken = str(error)
    return shown


def score_views(scores: Sequence[Score]) -> list[ScoreView]:
    return [ScoreView(score.total, score.tie_break, score.sources()) for score in scores]


def state_view(table: Table, seat: int | None, reached: Reached) -> StateView:
    """Return the board at a step of the game, as the seat may see it now."""
    record = game_record.State.of(reached.record)
    if not table.hides_points:
        record.hidden_vp = 0
    position = observe(record, seat)
    position["rules"] = cast(Rules, table.rules)
    moment = None
    if reached.by:
        [moment] = LogPart.alone(reached.step, reached.by).shown_to(seat, table.hides_points)
    return StateView(step=reached.step, steps=table.steps, position=position, moment=moment)


def winners_of(record: bytes) -> list[int]:
    """Return the winners of a finished record without reading anything else, for long lists."""
    state = game_record.State.of(record)
    return [seat for seat in range(state.seats) if is_winner(state, seat)]
