"""One answer of lookahead: where every legal answer of every game leads."""

from typing import NamedTuple

from ...bots.compiled.inputs import INPUTS, write_inputs
from ...rules.jit import Answers, Bytes, Counts, Shorts, Singles, entry_point, rule
from ...rules.layout import Rows
from ...rules.questions import asked
from ...rules.scoring import score
from ...rules.state import State
from ...rules.turn import apply
from .observation import COLUMNS, RECORD_BYTES, observe
from .rewards import reward_seats
from .stepping import Arrays, let_chance_answer, seed_of_game

NOTHING, OBSERVATION, NETWORK = range(3)
# By keyword of `Batch.lookahead`, and how many columns a row has.
VIEWS = {None: NOTHING, "observation": OBSERVATION, "network": NETWORK}
VIEW_COLUMNS = (0, COLUMNS, INPUTS)

OVER = -1


class LookaheadArrays(NamedTuple):
    """The memory of a lookahead, a row for each legal answer of each game."""

    games: Counts  # the index of the game
    answers: Answers
    records: Rows[State]
    content: Bytes  # the bytes of `records`
    seats: Counts
    rewards: Singles
    scores: Shorts
    observations: Shorts


@rule
def show_result(batch: Arrays, rows: LookaheadArrays, row: int, n: int, view: int) -> None:
    """Write who is asked next and what that seat is shown, or how the game ended."""
    s = rows.records[row]
    rows.seats[row] = asked(s).seat if n > 0 else OVER
    for seat in range(s.seats):
        rows.rewards[row * s.seats + seat] = 0.0
        rows.scores[row * s.seats + seat] = score(s, seat)
    if n == 0:
        reward_seats(s, batch.settings[0].reward, rows.rewards, row * s.seats)
    if view == OBSERVATION:
        columns = rows.observations[row * COLUMNS : (row + 1) * COLUMNS]
        for column in range(COLUMNS):
            columns[column] = 0
        content = rows.content[row * RECORD_BYTES : (row + 1) * RECORD_BYTES]
        observe(s, content, asked(s).seat, batch.settings[0].centered, columns)
    elif view == NETWORK:
        write_inputs(s, rows.observations[row * INPUTS : (row + 1) * INPUTS])


@entry_point
def look_ahead(
    first: int, end: int, seed: int, view: int, answers: Answers, batch: Arrays, rows: LookaheadArrays
) -> None:
    """Play the answers of rows `first` to `end`, each in a copy of its game."""
    for row in range(first, end):
        rows.records[row] = batch.games[rows.games[row]]
        s = rows.records[row]
        chance = seed_of_game(seed, rows.games[row])
        n = let_chance_answer(s, apply(s, rows.answers[row], answers), chance, answers)
        show_result(batch, rows, row, n, view)


@entry_point
def view_games(first: int, end: int, games: Rows[State], inputs: Shorts) -> None:
    """Write the network's view of the games from `first` to `end`."""
    for i in range(first, end):
        write_inputs(games[i], inputs[i * INPUTS : (i + 1) * INPUTS])
