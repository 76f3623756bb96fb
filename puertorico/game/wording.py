"""Wording for messages: quoted input, lists, durations and names as people write them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def quote(value: object, longest: int = 40) -> str:
    """Return a short `repr` of bad input for an error message.

    >>> quote("corn"), quote(10**5000), quote("x" * 100, longest=12)
    ("'corn'", 'an int too large to show', "'xxxxxxxx...")
    """
    try:
        text = repr(value)
    except Exception:  # numbers of thousands of digits, lists nested without end, objects whose `repr` fails
        kind = type(value).__name__
        return f"{'an' if kind[0] in 'aeiou' else 'a'} {kind} too large to show"
    return text if len(text) <= longest else text[: longest - 3] + "..."


def one_line(text: str, longest: int = 200) -> str:
    """Return a text on one line, cut if it is too long.

    >>> one_line("RuntimeError: no\\n plan", longest=15)
    'RuntimeError...'
    """
    line = " ".join(text.split())
    return line if len(line) <= longest else line[: longest - 3] + "..."


def duration(seconds: float) -> str:
    """Return a time as people say it.

    >>> duration(8.2), duration(200), duration(7500)
    ('8 s', '3 min', '2 h 5 min')
    """
    if seconds < 90:
        return f"{seconds:.0f} s"
    minutes = round(seconds / 60)
    return f"{minutes} min" if minutes < 90 else f"{minutes // 60} h {minutes % 60} min"


def first_few(names: Sequence[str], most: int = 5) -> str:
    """Join the first names with commas, and say how many more there are.

    >>> first_few(["corn", "sugar", "coffee"]), first_few(["corn", "sugar", "coffee"], most=2)
    ('corn, sugar, coffee', 'corn, sugar and 1 more')
    """
    more = f" and {len(names) - most} more" if len(names) > most else ""
    return ", ".join(names[:most]) + more


def joined(parts: Iterable[str]) -> str:
    """Join phrases with commas and a final "and".

    >>> joined(["1 point", "2 corn", "a quarry"])
    '1 point, 2 corn and a quarry'
    """
    *first, last = list(parts) or [""]
    return f"{', '.join(first)} and {last}" if first else last


def comma_separated(text: str) -> list[str]:
    """Return the names in a list that a person has written.

    >>> comma_separated("nobles, new_buildings,"), comma_separated("")
    (['nobles', 'new_buildings'], [])
    """
    return [name.strip() for name in text.split(",") if name.strip()]
