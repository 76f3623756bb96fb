"""A whole mayor placement: the pieces on every kind of tile and building together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ..rules.answers import SAN_JUAN
from ..rules.questions import Question, asked
from ..rules.supply import nobles_at, pieces_at
from ..rules.why import SENTENCES, Why
from .illegal_answer import IllegalAnswer
from .notation import ANSWER, PLACE_NAMES
from .wording import quote

if TYPE_CHECKING:
    from .game import Game

_REASON = "an arrangement names tiles and buildings, with a number or (colonists, nobles) for each"


def arranged(game: Game, arrangement: Mapping[str, int | tuple[int, int]]) -> Game:
    """Return a copy of a game after a placement. Raises `IllegalAnswer`."""
    if game.question != Question.PLACE:
        raise IllegalAnswer("an arrangement", Why.NOT_ASKED, SENTENCES[Why.NOT_ASKED], game.answers)
    seat, wanted, trial = game._seat, _wanted(game, arrangement), game.copy()
    while trial.question == Question.PLACE and trial.seat == seat:
        frame = asked(trial._state)
        name, number = PLACE_NAMES[frame.a], wanted[PLACE_NAMES[frame.a]][frame.b]
        answer = ANSWER.get(f"place {number} noble {name}" if frame.b else f"place {number} {name}")
        if answer is None:
            raise IllegalAnswer(f"{number} in {name}", Why.TOO_MANY, SENTENCES[Why.TOO_MANY], trial.answers)
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
            raise IllegalAnswer(f"{colonists + nobles} in {name}", why, SENTENCES[why], game.answers)
    return trial


def _wanted(game: Game, arrangement: Mapping[str, int | tuple[int, int]]) -> dict[str, tuple[int, int]]:
    """Return colonists and nobles for every place. Raises `IllegalAnswer` if malformed."""
    if not isinstance(arrangement, Mapping):
        raise IllegalAnswer(quote(arrangement), Why.NOT_ASKED, _REASON, game.answers)
    wanted = dict.fromkeys(PLACE_NAMES[:SAN_JUAN], (0, 0))
    for name, pieces in arrangement.items():
        pair = tuple(pieces) if isinstance(pieces, (tuple, list)) else (pieces, 0)
        numbers = len(pair) == 2 and all(type(number) is int and 0 <= number < 100 for number in pair)
        if name not in wanted or not numbers:
            raise IllegalAnswer(f"{quote(name)}: {quote(pieces)}", Why.NOT_ASKED, _REASON, game.answers)
        wanted[name] = (pair[0], pair[1])
    return wanted
