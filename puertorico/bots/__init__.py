"""Players, from random to search, and what measures and explains them."""

from .hint import hint as hint
from .protocol import Bot, Evaluation, Evaluator, Option, Question, UnknownBot, make, names, play_game

__all__ = ["Bot", "Evaluation", "Evaluator", "Option", "Question", "UnknownBot", "make", "names", "play_game"]
