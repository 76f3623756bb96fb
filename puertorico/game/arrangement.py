"""A whole mayor placement as one mapping, which the rules ask kind by kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ..rules.answers import SAN_JUAN
from ..rules.questions import Question, asked
from ..rules.supply import nobles_at, pieces_at
from ..rules.why import Why
from .illegal_answer import IllegalAnswer
from .notation import ANSWER, PLACE_NAMES
from .wording import quote

if TYPE_CHECKING:
    from .game import Game

Arrangement = Mapping[str, int | tuple[int, int]]


def arranged(game: Game, arrangement: Arrangement) -> Game:
    """Return a copy of a game after the placement. Raises `IllegalAnswer`."""
    if game.question != Question.PLACE:
        raise IllegalAnswer("an arrangement", Why.NOT_ASKED, game.answers)
    seat, wanted, trial = game._seat, _wanted(game, arrangement), game.copy()
    while trial.question == Question.PLACE and trial.seat == seat:
        frame = asked(trial._state)
        name, number = PLACE_NAMES[frame.a], wanted[PLACE_NAMES[frame.a]][frame.b]
        answer = ANSWER.get(f"place {number} noble {name}" if frame.b else f"place {number} {name}")
        why = Why.TOO_MANY if answer is None else trial.why_not(answer)
        if answer is None or why != Why.LEGAL:
            raise IllegalAnswer(f"{number} in {name}", why, trial.answers, place=name, number=number)
        trial.play(answer)
    p = trial._state.players[seat]
    for place, name in enumerate(PLACE_NAMES[:SAN_JUAN]):
        colonists, nobles = wanted[name]
        why = Why.LEGAL
        if pieces_at(p, place) > colonists + nobles:
            why = Why.TOO_FEW
        elif pieces_at(p, place) < colonists + nobles or nobles_at(p, place) != nobles:
            why = Why.TOO_MANY
        if why != Why.LEGAL:
            number = colonists + nobles
            raise IllegalAnswer(f"{number} in {name}", why, game.answers, place=name, number=number)
    return trial


def _wanted(game: Game, arrangement: Arrangement) -> dict[str, tuple[int, int]]:
    """Return colonists and nobles for every place. Raises `IllegalAnswer` if malformed."""
    reason = "an arrangement names tiles and buildings, with a number or (colonists, nobles) for each"
    if not isinstance(arrangement, Mapping):
        raise IllegalAnswer(quote(arrangement), Why.NOT_ASKED, game.answers, reason)
    wanted = dict.fromkeys(PLACE_NAMES[:SAN_JUAN], (0, 0))
    for name, pieces in arrangement.items():
        pair = tuple(pieces) if isinstance(pieces, (tuple, list)) else (pieces, 0)
        numbers = len(pair) == 2 and all(type(number) is int and 0 <= number < 100 for number in pair)
        if name not in wanted or not numbers:
            raise IllegalAnswer(f"{quote(name)}: {quote(pieces)}", Why.NOT_ASKED, game.answers, reason)
        wanted[name] = (pair[0], pair[1])
    return wanted
