"""Views of a table: besides its log, all that leaves the server about a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from ...game.commitment import CommitmentBroken
from ...game.observation import observe
from ...game.position_types import Rules
from ...game.score import Score
from ...rules import state as game_record
from ...rules.scoring import is_winner
from ..domain.callers import Caller
from ..domain.table import Reached, Table
from ..wire.question import QuestionView
from ..wire.view import ChanceView, ScoreView, SeatView, StateView, TakebackView, View
from .log_view import LogPart
from .question import bare_question, question_view


def view(
    table: Table, caller: Caller, connected: set[int], watching: int, now: float, bot_in: float | None = None
) -> View:
    """Return the table as it is shown to a seat or a spectator."""
    game, status = table.game, table.status
    return View(
        game=table.id,
        version=table.version,
        moved=table.moved,
        status=status,
        you=caller.seat,
        host=caller.host,
        host_seat=table.seat_of(table.host),
        now=now,
        rules=table.rules,
        settings=table.settings,
        seats=[
            SeatView(
                kind=seat.kind,
                name=seat.name,
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
        since=table.since(caller.seat),
        can_undo=caller.seat is not None and table.can_undo(caller.seat),
        position=table.position(caller.seat) if table.started else None,
        question=_question(table, caller.seat),
        takeback=TakebackView(table.takeback.seat, table.takeback.agreed) if table.takeback else None,
        scores=score_views(game.scores) if status == "over" else None,
        winners=list(game.winners) if status == "over" else None,
        rematch=table.rematch,
        invite=table.invite if caller.seat is not None or caller.host else None,
        chance=_chance(table),
        bot_in=bot_in,
        read_only=table.read_only is not None,
    )


def _chance(table: Table) -> ChanceView | None:
    """Return the commitment, and after the game what `puertorico verify` would find."""
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


def _question(table: Table, seat: int | None) -> QuestionView | None:
    if table.asked is None:
        return None
    return question_view(table.game) if table.asked == seat else bare_question(table.game)


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
    """Return the winners of a finished record, and read nothing else: lists are long."""
    state = game_record.State.of(record)
    return [seat for seat in range(state.seats) if is_winner(state, seat)]
