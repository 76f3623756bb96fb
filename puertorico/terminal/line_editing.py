"""Line editing: history, and completion with Tab, where `readline` is available."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from ..game.notation import BUILDING_NAMES, ROLE_NAMES, Answer
from ..locale import languages
from ..locale.words import Words
from .help import COMMANDS
from .typed_answers import folded

Complete = Callable[[str], Sequence[str]]


def edit_lines(complete: Complete) -> None:
    """Let people edit what they type, recall it with the arrow keys, and complete it with Tab.

    `complete` returns the possible completions of a line.
    """
    try:
        import readline
    except ImportError:  # as on Windows, where the console edits lines itself
        return

    found: Sequence[str] = ()

    def completer(typed: str, number: int) -> str | None:
        nonlocal found
        if number == 0:
            found = complete(typed)
        return found[number] if number < len(found) else None

    readline.set_completer(completer)
    # The line is completed as a whole: answers contain spaces.
    readline.set_completer_delims("")
    is_libedit = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if is_libedit else "tab: complete")


def completions(
    words: Words, shown: Mapping[Answer, str], places: Iterable[str], is_placing: bool, typed: str
) -> list[str]:
    """Return the completions of a line: answers, commands or placements.

    `shown` are the answers as they are listed, `places` the player's tiles and buildings.
    """
    command, space, rest = typed.partition(" ")
    if space and command in ("?", "help"):
        return _beginning(f"{command} ", rest, _explained(words))
    if space and command == "language":
        return _beginning(f"{command} ", rest, languages())
    if is_placing:
        *done, last = typed.split(",")
        before = ",".join(done) + ", " if done else ""
        found = _beginning(before, last.strip(), [f"{words.place(place)} " for place in places])
        if found or done:
            return found
    answers = _beginning("", typed, _names(words, shown))
    return answers or _beginning("", typed, shown.values()) or _beginning("", typed, _commands())


def _beginning(before: str, typed: str, texts: Iterable[str]) -> list[str]:
    wanted = folded(typed)
    return [before + text for text in dict.fromkeys(texts) if folded(text).startswith(wanted)]


def _names(words: Words, shown: Mapping[Answer, str]) -> list[str]:
    """Return the shortest clear text of each answer: its thing, or what is listed."""
    named = {answer: words.thing(answer) for answer in shown}
    names = list(named.values())
    return [named[answer] if names.count(named[answer]) == 1 and named[answer] else shown[answer] for answer in shown]


def _explained(words: Words) -> list[str]:
    roles, buildings = (words.of("role", role) for role in ROLE_NAMES), (words.place(name) for name in BUILDING_NAMES)
    return [*roles, *buildings, "opponents"]


def _commands() -> list[str]:
    return ["language " if typed == "language" else typed for typed in COMMANDS if typed != "Enter"]
