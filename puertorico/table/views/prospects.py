"""What each seat could gain from a role: settler, builder, trader or captain.

The phase is played on a scratch record. The rows of the questions say what is assumed.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...game.notation import ANSWERS
from ...rules.answers import PASS, SUBJECT
from ...rules.buildings import ROWS
from ...rules.kinds import QUARRY
from ...rules.questions import GUEST_VERBS, Question, asked
from ...rules.state import Player, State
from ...rules.turn import take
from .trial_record import TrialRecord


def prospects(trial: TrialRecord, role: int) -> dict[str, dict[str, int]]:
    """Return what each seat could gain in a role's phase; nothing if there is no choice.

    `vp` and `doubloons` are what a seat gains if each player in turn makes the most profitable sale or load. `cost` is
    the printed cost of the most expensive building that the seat could build. `quarries` and `plantations` are the
    tiles that it could take, quarries first.
    """
    s, answers = trial.state, trial.answers
    before = [_wealth(s.players[seat]) for seat in range(s.seats)]
    gains: list[dict[str, int]] = [{} for _ in before]
    number, is_chosen = trial.apply(role), False
    while True:
        question, seat = Question(asked(s).question), asked(s).seat
        choices = [answer for answer in answers[:number] if ANSWERS[answer].verb not in GUEST_VERBS]
        things, given = [answer for answer in choices if answer != PASS], PASS
        match question.row.phase_trial:
            case "best":
                acting = [answer for answer in choices if not ANSWERS[answer].verb.row.declines]
                given = _best(s, seat, acting or choices)
            case "best_or_none":
                given = _best(s, seat, choices)
            case "first":
                given = choices[0]
            case "count_cost":
                gains[seat]["cost"] = max((ROWS[SUBJECT[answer]].cost for answer in things), default=0)
            case "count_tiles":
                tiles = "quarries" if any(SUBJECT[answer] == QUARRY for answer in things) else "plantations"
                gains[seat][tiles] = gains[seat].get(tiles, 0) + bool(things)
            case None:
                break
        number, is_chosen = trial.apply(given), True
    if not is_chosen:
        return {}
    for seat, (vp, doubloons) in enumerate(before):
        now = _wealth(s.players[seat])
        gains[seat] |= {"vp": now[0] - vp, "doubloons": now[1] - doubloons}
    some = [{name: gain for name, gain in of.items() if gain} for of in gains]
    return {str(seat): of for seat, of in enumerate(some) if of}


def _wealth(p: Player) -> tuple[int, int]:
    return p.vp + p.noted, p.doubloons


def _best(s: State, seat: int, choices: Sequence[int]) -> int:
    """Return a seat's best answer, points before doubloons; if all bring nothing, the pass."""
    if len(choices) == 1:
        return choices[0]
    record = s.to_bytes()
    brings: dict[int, tuple[int, int, bool]] = {}
    for answer in choices:
        take(s, answer)
        brings[answer] = (*_wealth(s.players[seat]), answer == PASS)
        s.load(record)
    return max(brings, key=brings.__getitem__)
