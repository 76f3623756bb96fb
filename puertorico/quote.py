"""Bad input as an error message shows it: short, whatever it is."""

from __future__ import annotations


def quote(value: object, longest: int = 40) -> str:
    """A short `repr`.

    >>> quote("corn"), quote(10**5000), quote("x" * 100, longest=12)
    ("'corn'", 'an int too large to show', "'xxxxxxxx...")
    """
    try:
        text = repr(value)
    except Exception:  # numbers of thousands of digits, lists nested without end, classes that cannot show themselves
        kind = type(value).__name__
        return f"{'an' if kind[0] in 'aeiou' else 'a'} {kind} too large to show"
    return text if len(text) <= longest else text[: longest - 3] + "..."
