"""The first and the last line of the screen: where the game is, and the keys."""

from __future__ import annotations

from textual.content import Content

from ..board import round_parts
from ..sources.source import ConnectionState
from .help_text import BOARD_KEY, KEYS
from .looking_back import REPLAY_KEYS
from .scene import Scene


def header(scene: Scene, connection: ConnectionState) -> Content:
    """Return round, governor, phase and how the game ends, or that the connection is lost."""
    words = scene.words
    title = Content.styled(f"{words('app-title')}  ", "bold $accent")
    if connection == "lost":
        return title + Content.styled(words("connection-lost"), "bold $warning")
    return title + " · ".join(round_parts(words, scene.position))


def footer(scene: Scene, *, is_tight: bool, is_replay: bool) -> str:
    """Return the keys for playing, or those for looking back."""
    if scene.step is None:
        # Where the board has no room, the log is below the other players.
        keys = [*BOARD_KEY, *(key for key in KEYS if key[0] != "l")] if is_tight else KEYS
        return "  ".join(_key(key, action, scene.words(message)) for key, action, message in keys)
    hidden = [*(["Esc"] if is_replay else []), *([] if scene.view.status == "over" else ["a"])]
    shown = [(keys, message) for keys, message in REPLAY_KEYS if not keys.keys() & set(hidden)]
    return "  ".join(
        " ".join([*(_key(key, action) for key, action in keys.items()), scene.words(message)])
        for keys, message in shown
    )


def _key(key: str, action: str, name: str = "") -> str:
    """Return a key that can also be clicked, with its name."""
    return f"[@click=app.{action}][b $accent]{key}[/]{name and ' ' + name}[/]"
