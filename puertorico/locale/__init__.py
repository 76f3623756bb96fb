"""The words of page, terminal and log, in every language: Project Fluent files, one folder for each language."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

ENGLISH = "en"
_FOLDER = Path(__file__).parent


@cache
def languages() -> tuple[str, ...]:
    """The languages there are, English first.

    >>> languages()
    ('en', 'cs', 'de', 'pl', 'ro', 'ru')
    """
    found = {path.parent.name for path in _FOLDER.glob("*/*.ftl")}
    return (ENGLISH, *sorted(found - {ENGLISH}))


def text(language: str, message: str, **values: str | int | float) -> str:
    """A message, or an attribute as `building-hacienda.short`, in a language; in English where that has none.

    >>> text("en", "count-colonists", n=2), text("de", "building-hacienda")
    ('2 colonists', 'Hazienda')
    """
    name, _, attribute = message.partition(".")
    for bundle in (_bundle(language), _bundle(ENGLISH)):
        if not bundle.has_message(name):
            continue
        found = bundle.get_message(name)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is not None:
            return str(bundle.format_pattern(pattern, values)[0])
    raise KeyError(f"there is no text {message!r}; the texts are in the .ftl files of {_FOLDER.name}/{ENGLISH}")


def phrase(kind: str, thing: str) -> str:
    """The message that names a thing of the game.

    >>> phrase("building", "small_market"), phrase("role", "prospector 2"), phrase("why", "TOO_EXPENSIVE")
    ('building-small-market', 'role-prospector-2', 'why-too-expensive')
    """
    return f"{kind}-{thing}".lower().replace("_", "-").replace(" ", "-")


@cache
def _bundle(language: str) -> FluentBundle:
    """All files of a language; an unknown language has none, and English stands in for it."""
    bundle = FluentBundle([language if language in languages() else ENGLISH], use_isolating=False)
    if language in languages():
        for path in sorted((_FOLDER / language).glob("*.ftl")):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
