"""The board game Puerto Rico: the exact rules, bots, a server and environments.

>>> import puertorico as pr
>>> game = pr.Game.new(players=4, seed=7)
>>> game.play("settler")
>>> game.seat, game.question.name
(0, 'TAKE_TILE')
"""

from .game.game import Game
from .game.illegal_answer import IllegalAnswer
from .game.log import Entry
from .game.notation import ANSWERS, Answer
from .game.options import EXPANSIONS, OPTIONS, InvalidRules
from .game.position import InvalidPosition
from .game.score import Score
from .game.text import InvalidText
from .rules.kinds import CHANCE
from .rules.questions import Question
from .rules.why import Why

__version__ = "0.1.0"

__all__ = [
    "ANSWERS",
    "CHANCE",
    "EXPANSIONS",
    "OPTIONS",
    "Answer",
    "Entry",
    "Game",
    "IllegalAnswer",
    "InvalidPosition",
    "InvalidRules",
    "InvalidText",
    "Question",
    "Score",
    "Why",
]
