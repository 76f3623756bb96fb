"""Names of people and bots: normalized, visible, and different at one table."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from unicodedata import category, normalize

from .refusals import Invalid

LONGEST_NAME = 32
# Control and format characters (invisible, or changing the text direction), surrogates, private and unassigned ones.
_REFUSED = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
# Letters and symbols that render as blank.
_BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5")
# Variation selectors are invisible and change the glyph before them. Keyboards add them to some emoji.
_VARIATIONS = re.compile("[\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")

# Bots have names of people, because their levels are named like roles.
_BOT_NAMES = ("Ana", "Diego", "Elena", "Inés", "Luis", "Marta", "Mateo", "Pilar", "Rafael", "Rosa", "Tomás", "Vera")
# Seats are at most four apart, so steps of five never reach another bot's name.
_STEP = 5


def bot_name(table_id: str, seat: int, people: Collection[str | None] = ()) -> str:
    """Return a bot's name: always the same at a table, and never a person's name.

    >>> bot_name("k3v9w2m8qa", 1), bot_name("k3v9w2m8qa", 2, ["Inés"])
    ('Elena', 'Rafael')
    """
    place = seat + sum(map(ord, table_id))
    for turn in range(len(_BOT_NAMES)):
        name = _BOT_NAMES[(place + turn * _STEP) % len(_BOT_NAMES)]
        if name not in people:
            return name
    return _BOT_NAMES[place % len(_BOT_NAMES)]


def clean_name(name: str) -> str:
    """Return a name in its normal form. Raises `Invalid` if it contains invisible characters.

    >>> clean_name("  Zoe\u0308   R. ")
    'Zoë R.'
    """
    found = " ".join(_VARIATIONS.sub("", normalize("NFC", name)).split())
    if not found or any(category(letter) in _REFUSED or letter in _BLANK for letter in found):
        raise Invalid("invisible_name", "A name must consist of visible characters.")
    return found


def free_name(name: str, others: Iterable[str | None]) -> str:
    """Return a clean name that is unique at the table, numbered if necessary.

    >>> free_name("ana", ["Ana", "Ben", None])
    'ana (2)'
    """
    found, taken = clean_name(name), {_folded(other) for other in others if other}
    number, free = 1, found
    while _folded(free) in taken:
        number += 1
        end = f" ({number})"
        free = f"{found[: LONGEST_NAME - len(end)].rstrip()}{end}"
    return free


def _folded(name: str) -> str:
    return normalize("NFKC", name).casefold()
