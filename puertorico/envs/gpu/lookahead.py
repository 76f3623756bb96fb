"""One answer of lookahead on a GPU: the kernels of `CudaBatch.lookahead`."""

from ...bots.compiled.inputs import INPUTS, write_inputs
from ...rules import jit
from ...rules.answers import CONTINUE, LONGEST
from ...rules.chance import draw
from ...rules.kinds import CHANCE
from ...rules.questions import FIRST_MOMENT, Question, asked
from ...rules.state import State
from ...rules.turn import legal_answers, take
from ..compiled.lookahead import LookaheadArrays, show_result
from ..compiled.stepping import Arrays, seed_of_game
from .thread import SHORT, cuda, kernel


@kernel
def list_rows(first_rows: jit.Counts, batch: Arrays, rows: LookaheadArrays) -> None:
    """Write the game and the answer of every row."""
    for i in range(cuda.grid(1), batch.settings[0].games, cuda.gridsize(1)):
        for k in range(batch.counts[i]):
            rows.games[first_rows[i] + k] = i
            rows.answers[first_rows[i] + k] = batch.choices[i * LONGEST + k]


@jit.rule
def play_on(s: State, answer: int, seed: int, answers: jit.Answers) -> int:
    """Play an answer and continue to a player's question, with one call of each rule."""
    n, is_over = 0, False
    while n == 0 and not is_over:
        take(s, answer)
        question = asked(s).question
        answer = CONTINUE
        if question == Question.GAME_OVER:
            is_over = True
        elif question < FIRST_MOMENT:
            n = legal_answers(s, question, answers)
            answer = answers[0]
            if n > 1 and asked(s).seat == CHANCE:
                answer = draw(s, seed, answers, n)
                n = 0
            elif n == 1:
                n = 0
    return n


@kernel
def look_ahead(seed: int, view: int, batch: Arrays, rows: LookaheadArrays) -> None:
    """Play the answers of all rows, each in a copy of its game."""
    answers = cuda.local.array(LONGEST, SHORT)
    for row in range(cuda.grid(1), len(rows.games), cuda.gridsize(1)):
        rows.records[row] = batch.games[rows.games[row]]
        n = play_on(rows.records[row], rows.answers[row], seed_of_game(seed, rows.games[row]), answers)
        show_result(batch, rows, row, n, view)


@kernel
def view_games(batch: Arrays, inputs: jit.Shorts) -> None:
    """Write the network's view of all games."""
    for i in range(cuda.grid(1), batch.settings[0].games, cuda.gridsize(1)):
        write_inputs(batch.games[i], inputs[i * INPUTS : (i + 1) * INPUTS])
