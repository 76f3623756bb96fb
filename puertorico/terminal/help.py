"""Help texts: the terminal's commands, the opponents, buildings and roles."""

from __future__ import annotations

import textwrap

from ..bots.builtin_bots import BOTS, LEVELS
from ..game.notation import BUILDING_NAMES, ROLE_NAMES
from ..locale import languages, text
from ..locale.words import Words
from .board import WIDTH, building_facts, role_facts
from .typed_answers import example, folded

# What can be typed besides answers, with the message that explains it.
COMMANDS = {
    "?": "terminal-help-help",
    "b": "terminal-help-board",
    "l": "terminal-help-log",
    "s": "terminal-help-scores",
    "h": "terminal-help-hint",
    "u": "terminal-help-undo",
    "language": "terminal-help-language",
    "q": "terminal-help-quit",
    "Enter": "terminal-help-again",
}


def help_lines(words: Words) -> list[str]:
    """Return how to answer, and what else can be typed."""
    hacienda, corn = words.of("building", "hacienda"), words.of("good", "corn")
    nobles = words.arrangement({"corn": (1, 1), "villa": (0, 1)})
    lines = textwrap.wrap(words("terminal-help-answers"), WIDTH)
    width = max(map(len, COMMANDS)) + 4
    for typed, message in COMMANDS.items():
        told = words(message, thing=hacienda)
        lines += textwrap.wrap(f"  {typed:<{width - 2}}{told}", WIDTH, subsequent_indent=" " * width)
    for told in (
        words("terminal-help-mayor", example=_whole(example(words))),
        words("terminal-help-nobles", example=_whole(nobles)),
        words("terminal-help-circles", example=_whole(f"{corn} 1/2")),
        words("terminal-help-prices"),
    ):
        lines += textwrap.wrap(told, WIDTH)
    return [line.replace("\0", " ") for line in lines]


def _whole(example: str) -> str:
    """Return an example that is not split across lines."""
    return example.replace(" ", "\0")


def about(words: Words, thing: str) -> list[str]:
    """Return what a building or a role does, by its name, or the list of opponents."""
    wanted = folded(thing)
    if wanted == "opponents":
        return [words("terminal-opponents"), *(f"  {opponent(words, level)}" for level in LEVELS)]
    for role in ROLE_NAMES:
        if wanted in (folded(role), folded(words.of("role", role))):
            return [role_facts(role, words)]
    for building in BUILDING_NAMES:
        if wanted in (folded(building), folded(words.of("building", building))):
            return [building_facts(building, words)]
    return [words("terminal-no-such-help", thing=words.of("building", "hacienda"))]


def opponent(words: Words, level: str) -> str:
    """Return a level as it is typed after --opponents, with its description."""
    name = words.of("bot", level)
    called = level if folded(name) == level else f"{level} ({name})"
    return f"{called}: {words.of('bot', f'{level}.description')}"


def greeting(words: Words, players: int, opponents: str) -> str:
    """Return the greeting: who plays, and how to choose opponents if none were chosen."""
    seats = words("count-players", n=players)
    me = words("terminal-seat", n=words.me or 0)
    if opponents == "random":
        lines = [
            words("terminal-greeting-random", players=seats, name=me),
            words("terminal-offer", levels=", ".join(LEVELS)),
        ]
    else:
        bot = words.of("bot", opponents) if opponents in BOTS else opponents
        lines = [words("terminal-greeting", players=seats, name=me, bot=bot)]
        if opponents in BOTS:
            lines[0] += f" {words.of('bot', f'{opponents}.description')}"
    return "\n".join(wrapped for line in lines for wrapped in textwrap.wrap(line, WIDTH))


def language_names() -> str:
    """Return the codes of all languages, each with its own name."""
    return ", ".join(f"{code} ({text(code, 'language-name')})" for code in languages())
