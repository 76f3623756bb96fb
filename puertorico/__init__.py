"""Puerto Rico, the board game, as software: exact rules on one record.

>>> import puertorico as pr
>>> game = pr.Game.new(players=4, seed=7)
>>> game.play("settler")
>>> game.seat, game.question.name
(0, 'TAKE_TILE')
"""

from .game import Game, IllegalAnswer
from .gametext import InvalidText
from .log import Entry
from .notation import ANSWERS, Answer
from .options import EXPANSIONS, OPTIONS, InvalidRules
from .position import InvalidPosition
from .rules.kinds import CHANCE
from .rules.questions import Question
from .rules.why import Why
from .score import Score

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
