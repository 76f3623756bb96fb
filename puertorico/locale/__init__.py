"""Messages of page, terminal and log: Project Fluent files, one folder per language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH = "en"
_FOLDER = Path(__file__).parent

# A soft hyphen: the page breaks long words there, but terminals would print it.
_SOFT_HYPHEN = "\u00ad"

# Environment variables with the language of the user; the first that is set decides.
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


@cache
def languages() -> tuple[str, ...]:
    """Return the codes of all languages, English first.

    >>> languages()
    ('en', 'cs', 'de', 'pl', 'ro', 'ru')
    """
    found = {path.parent.name for path in _FOLDER.glob("*/*.ftl")}
    return (ENGLISH, *sorted(found - {ENGLISH}))


def known(code: str) -> str | None:
    """Return the language of a code such as `de_AT.UTF-8`; None if it is unknown.

    >>> known("de"), known("de_AT.UTF-8"), known("RU"), known("fr")
    ('de', 'de', 'ru', None)
    """
    language = code.lower().replace("-", "_").partition(".")[0].partition("_")[0]
    return language if language in languages() else None


def of_environment(variables: Mapping[str, str]) -> str:
    """Return the language that the environment asks for, else English.

    >>> of_environment({"LANG": "cs_CZ.UTF-8"}), of_environment({"LC_ALL": "C", "LANG": "de_DE"}), of_environment({})
    ('cs', 'en', 'en')
    """
    wish = next((variables[name] for name in _VARIABLES if variables.get(name)), ENGLISH)
    return known(wish) or ENGLISH


def text(language: str, message: str, **values: str | int | float) -> str:
    """Return a message or attribute, such as `building-hacienda.short`; English if missing.

    >>> text("en", "count-colonists", n=2), text("de", "building-hacienda")
    ('2 colonists', 'Hazienda')
    """
    for spoken in (language, ENGLISH):
        pattern = _pattern(spoken, message)
        if pattern is not None:
            return str(_bundle(spoken).format_pattern(pattern, values)[0]).replace(_SOFT_HYPHEN, "")
    raise KeyError(f"there is no text {message!r}; the texts are in the .ftl files of {_FOLDER.name}/{ENGLISH}")


def has(language: str, message: str) -> bool:
    """Return True if a language has a message or attribute.

    >>> has("en", "good-corn.of"), has("en", "tile-corn.of")
    (True, False)
    """
    return _pattern(language, message) is not None


def _pattern(language: str, message: str) -> Any:
    name, _, attribute = message.partition(".")
    bundle = _bundle(language)
    if not bundle.has_message(name):
        return None
    found = bundle.get_message(name)
    return found.attributes.get(attribute) if attribute else found.value


@cache
def _bundle(language: str) -> FluentBundle:
    """Return all messages of a language; none if it is unknown, so that English is used."""
    # Imported here, so that commands without player texts start faster.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language if language in languages() else ENGLISH], use_isolating=False)
    if language in languages():
        for path in sorted((_FOLDER / language).glob("*.ftl")):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
