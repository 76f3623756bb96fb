"""The keys of the screen, for the line at the bottom and for the help."""

from __future__ import annotations

from ...locale.words import Words
from .themes import CHOOSABLE, COLONIST, DOUBLOON, EMPTY, FACE_DOWN, NOBLE, POINT, SIGNS

# The keys of the answers and numbers of a question, in order: digits, then letters that do nothing else.
# The longest placement, with colonists and nobles, has 36 lines.
ROW_KEYS = "1234567890defgijkmnvwxyzDEFGIJKMNVWXYZ"
# The key, its action, and the message that names it.
KEYS = (
    ("h", "hint", "hint-ask"),
    ("u", "undo", "ask-undo"),
    ("l", "log", "log-title"),
    ("o", "others", "board-others"),
    ("?", "help", "help-keys"),
    ("q", "leave", "terminal-help-quit"),
)
# Only where there is no room for the whole board.
BOARD_KEY = (("b", "board", "board-board"),)
# Keys that are only in the help.
MORE_KEYS = (
    ("s", "scores", "score-title"),
    ("a", "analyze", "analysis-start"),
    *BOARD_KEY,
    ("t", "theme", "settings-theme"),
    ("F2", "language", "start-language"),
)


def help_text(words: Words) -> list[str]:
    """Return the keys and the signs on the screen."""
    keys = [
        words("help-key-answers"),
        words("terminal-keys-rows"),
        words("terminal-keys-tab"),
        words("terminal-keys-count"),
        words("terminal-keys-replay"),
        *(f"{key}: {words(message)}" for key, _, message in (*KEYS, *MORE_KEYS)),
    ]
    goods = ", ".join(f"{sign} {words.place(thing)}" for thing, sign in SIGNS.items())
    signs = [
        f"{CHOOSABLE} {words('ask-choose')}",
        goods,
        f"{COLONIST} {words('piece-colonist')}, {NOBLE} {words('piece-noble')}, {EMPTY} {words('label-circle-empty')}, "
        f"{DOUBLOON} {words('board-doubloons')}, {POINT} {words('board-points')}, "
        f"{FACE_DOWN} {words('terminal-face-down')}",
    ]
    return [*keys, "", *signs]
