"""The messages in every language: complete, readable, with the same variables."""

from __future__ import annotations

import ast as python
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from puertorico import locale
from puertorico.bots.builtin_bots import BOTS
from puertorico.game.messages import message_id
from puertorico.game.notation import BUILDING_NAMES, GOOD_NAMES, PLACE_NAMES, QUESTION_VERBS, ROLE_NAMES, TILE_NAMES
from puertorico.game.options import EXPANSIONS, OPTIONS
from puertorico.game.score import Score
from puertorico.rules.answers import Verb
from puertorico.rules.builder import discounts_in
from puertorico.rules.kinds import Ending
from puertorico.rules.questions import FIRST_MOMENT, Question
from puertorico.rules.state import State
from puertorico.rules.why import Why
from puertorico.study.expected_line import MOTIVES
from puertorico.study.point_sources import SOURCES
from puertorico.table.http.responses import STATUS

FOLDER = Path(locale.__file__).parent
FILES = tuple(path.stem for path in sorted((FOLDER / "en").glob("*.ftl")))
SAMPLES: dict[str, str | int] = {"name": "Ana", "n": 3, "number": 3, "price": 3, "seats": 1}

# Messages whose names are built from one of a few words: "pace-slow", "error-full", "rules-role-mayor".
BUILT = (
    *("clock-", "count-", "discount-", "error-", "label-circle-", "pace-", "piece-", "rules-", "settings-theme-"),
    *("ask-pass-", "log-", "place-", "prospects-", "seat-symbol-", "terminal-role-"),
)

# The plural form of decimals, as in "1.5 points" of a hint, where whole numbers do not take it.
DECIMALS = {"cs": "many", "pl": "other", "ru": "other"}

# The plural forms that whole numbers take, with a number for each.
PLURALS = {
    "en": {"one": 1, "other": 2},
    "de": {"one": 1, "other": 2},
    "cs": {"one": 1, "few": 2, "other": 5},
    "pl": {"one": 1, "few": 2, "many": 5},
    "ro": {"one": 1, "few": 2, "other": 20},
    "ru": {"one": 1, "few": 2, "many": 5},
}
LETTERS = {"cs": "ěščřžýáíéúů", "de": "äöüß", "pl": "ąćęłńóśźż", "ro": "ăâîșț", "ru": "абвгд"}


class _Variables(Visitor):
    """Collects the variables of a pattern, those that only choose a form included."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


class _Selections(Visitor):
    def __init__(self) -> None:
        self.found: list[ast.SelectExpression] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.found.append(node)
        self.generic_visit(node)


@cache
def entries(language: str, file: str) -> list[ast.EntryType]:
    source = (FOLDER / language / f"{file}.ftl").read_text(encoding="utf-8")
    return FluentParser(with_spans=False).parse(source).body


@cache
def messages(language: str, file: str) -> list[ast.Message]:
    return [entry for entry in entries(language, file) if isinstance(entry, ast.Message)]


@cache
def patterns(language: str) -> dict[str, ast.Pattern]:
    """Every text of a language by its id; attributes as `building-hacienda.short`."""
    found = {}
    for file in FILES:
        for message in messages(language, file):
            assert message.value is not None, f"{message.id.name} has no value"
            found[message.id.name] = message.value
            for attribute in message.attributes:
                found[f"{message.id.name}.{attribute.id.name}"] = attribute.value
    return found


def variables(pattern: ast.Pattern) -> set[str]:
    visitor = _Variables()
    visitor.visit(pattern)
    return visitor.names


def selections(pattern: ast.Pattern) -> list[ast.SelectExpression]:
    visitor = _Selections()
    visitor.visit(pattern)
    return visitor.found


def needed() -> set[str]:
    """What the rules, the bots and the score sheet ask for, by the names in the source."""
    ids = {message_id("good", good) + part for good in GOOD_NAMES for part in ("", ".object", ".of")}
    ids |= {message_id("count", good) for good in GOOD_NAMES}
    ids |= {message_id("tile", tile) + part for tile in (*TILE_NAMES, "forest") for part in ("", ".object")}
    for role in ROLE_NAMES:
        ids |= {message_id("role", role) + part for part in ("", ".object", ".action", ".privilege")}
    for building in BUILDING_NAMES:
        ids |= {message_id("building", building) + part for part in ("", ".object", ".short", ".rule")}
    ids |= {message_id("place", place) for place in PLACE_NAMES if place not in (*TILE_NAMES, *BUILDING_NAMES)}
    for question, verbs in QUESTION_VERBS.items():
        ids |= {message_id("question", question.name), message_id("question", f"{question.name}_other")}
        if Verb.PASS in verbs:
            ids |= {message_id(kind, question.name) for kind in ("answer-pass", "log-pass", "you-pass")}
    # After the sale, only the Land Office is left in the trader phase.
    ids |= {"question-trade-land-office", "answer-pass-trade-land-office"}
    ids |= {message_id("answer", verb.name) for verb in Verb}
    # A pass is told by its question, a placement by where people come and go.
    ids |= {message_id("log", verb.name) for verb in set(Verb) - {Verb.PASS, Verb.PLACE, Verb.PLACE_NOBLE}}
    # Nobody is told that they pass without a question, or of a placement one place at a time.
    untold = {Verb.CONTINUE, Verb.PASS, Verb.PLACE, Verb.PLACE_NOBLE, Verb.TURN}
    ids |= {message_id("you", verb.name) for verb in set(Verb) - untold}
    # A new row is told with its tiles, not when it is laid out.
    told = {moment for moment in Question if moment.row.told not in ("silent", "placement")} | {Question.REFILL_ROW}
    ids |= {message_id("log-moment", moment.name) for moment in told if moment >= FIRST_MOMENT}
    ids |= {message_id("why", why.name) for why in Why}
    # A turn is skipped if nothing is possible, not because of the one piece that an answer names.
    ids |= {
        message_id("why", why.name) + ".skipped" for why in (Why.NO_GOODS, Why.NOT_PRODUCED, Why.SHIP_HAS_OTHER_KIND)
    }
    ids |= {message_id("ending", ending.name) for ending in Ending}
    ids |= {message_id("expansion", name) + part for name in (*EXPANSIONS, "none") for part in ("", ".explanation")}
    for name, option in OPTIONS.items():
        ids |= {message_id("option", name), message_id("option", name) + ".explanation"}
        if isinstance(option.default, str) or name == "vp_5p":
            ids |= {message_id("option", f"{name}_{value}") for value in option.values}
    ids |= {message_id("bot", bot) + part for bot in BOTS for part in ("", ".description")}
    ids |= {message_id("score", source) for source in Score.__dataclass_fields__}
    ids |= {message_id("motive", kind) for kind in MOTIVES}
    ids |= {message_id("hint-mostly", source) for source in SOURCES}
    return ids


# What the server answers to programs only: the page never sends such a thing.
FOR_PROGRAMS = {
    "malformed",
    "not_a_number",
    "not_json",
    "not_public",
    "one_wish",
    "other_site",
    "two_seats",
    "unknown_host",
    "unknown_bot",
    "wrong_number_of_seats",
}


REFUSALS = {*(kind.__name__ for kind in STATUS), "HttpRefused"}


def refusals() -> set[str]:
    """The codes of all refusals of the server, read from its source; a sentence follows the code."""
    found = set()
    for path in (FOLDER.parent / "table").rglob("*.py"):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, python.Call) or python.unparse(node.func) not in REFUSALS:
                continue
            code, *_ = node.args[-2:]
            named = [keyword.value for keyword in node.keywords if keyword.arg == "code"]
            for value in named or ([code] if len(node.args) > 1 else []):
                if isinstance(value, python.Constant):
                    found.add(str(value.value))
    return found


# Families whose members are exactly the things of the game: more would be left over from something that is gone.
FAMILIES = (
    "good-",
    "role-",
    "building-",
    "question-",
    "answer-",
    "why-",
    "ending-",
    "expansion-",
    "bot-",
    "log-moment-",
)


def test_there_are_six_languages_and_english_comes_first() -> None:
    assert locale.languages() == ("en", "cs", "de", "pl", "ro", "ru")


@pytest.mark.parametrize("language", locale.languages())
def test_every_file_is_read_without_loss(language: str) -> None:
    """Fluent silently drops what it cannot read; here it would be junk."""
    assert sorted(path.stem for path in (FOLDER / language).glob("*.ftl")) == sorted(FILES)
    for file in FILES:
        junk = [entry.content for entry in entries(language, file) if isinstance(entry, ast.Junk)]
        assert not junk, f"{language}/{file}.ftl: {junk}"


@pytest.mark.parametrize("language", locale.languages())
def test_no_id_is_used_twice(language: str) -> None:
    ids = [message.id.name for file in FILES for message in messages(language, file)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("language", locale.languages())
def test_every_language_has_the_messages_of_english_in_the_same_order(language: str) -> None:
    for file in FILES:
        own, english = (
            [(message.id.name, [part.id.name for part in message.attributes]) for message in messages(name, file)]
            for name in (language, "en")
        )
        assert own == english, f"{language}/{file}.ftl"


@pytest.mark.parametrize("language", locale.languages())
def test_every_message_has_the_variables_of_english(language: str) -> None:
    """A language may use another grammatical form of a thing's name: its `$object`, its `$of`, or `$thing` itself."""
    english = patterns("en")

    def needed_for(pattern: ast.Pattern) -> set[str]:
        return {"thing" if name in ("object", "of") else name for name in variables(pattern)}

    differing = {
        name: (variables(pattern), variables(english[name]))
        for name, pattern in patterns(language).items()
        if needed_for(pattern) != needed_for(english[name])
    }
    assert not differing


@pytest.mark.parametrize("language", locale.languages())
@pytest.mark.parametrize("file", ["pieces", "rules", "tutorial"])
def test_every_sentence_begins_with_a_capital_letter(language: str, file: str) -> None:
    """A part of a sentence without its beginning has been cut off."""
    text = (FOLDER / language / f"{file}.ftl").read_text(encoding="utf-8")
    torn = [line for line in text.splitlines() if any(part[0].islower() for part in re.findall(r"[.!?] (\w+)", line))]
    assert [line for line in torn if not line.startswith("#")] == []


@pytest.mark.parametrize("language", locale.languages())
def test_the_page_asks_nobody_to_click(language: str) -> None:
    """Many play with a finger, so the words are for both: press, drag, choose."""
    files = [path for path in (FOLDER / language).glob("*.ftl") if path.stem != "terminal"]
    lines = [line for path in files for line in path.read_text(encoding="utf-8").splitlines()]
    told = [line for line in lines if re.search(r"\b(?:click|kli(?:c?k))|клик|щ[её]лк", line, re.IGNORECASE)]
    assert told == []


def test_no_message_is_unused() -> None:
    """A message is named in the source as a whole, or by its family and the thing that it is about."""
    package = FOLDER.parent
    page = [path for path in (package.parent / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    sources = [*package.rglob("*.py"), *(path for path in page if not path.name.endswith(".test.ts"))]
    words = {word for path in sources for word in re.findall(r"[a-z][\w-]*", path.read_text(encoding="utf-8"))}
    # The narrator says what another player does, and the same of the reader: log-sell, you-sell.
    unused = {name for name in patterns("en") if "." not in name and name not in words | needed()}
    unused = {name for name in unused if not name.startswith(BUILT) and not name.startswith("you-")}
    assert unused == set()


def test_everything_in_the_game_has_its_words() -> None:
    assert needed() - set(patterns("en")) == set()


def test_every_refusal_of_the_server_has_its_words() -> None:
    reasons = refusals() - FOR_PROGRAMS
    assert reasons
    assert {message_id("error", reason) for reason in reasons} - set(patterns("en")) == set()


def test_every_discount_has_its_words() -> None:
    names = {name for name in patterns("en") if name.startswith("discount-")}
    assert names == {message_id("discount", name) for name in discounts_in(State.blank(), 0, 1)}


def test_no_words_are_left_for_things_that_are_not_in_the_game() -> None:
    extra = {name for name in patterns("en") if name.startswith(FAMILIES)} - needed()
    assert extra == set()


@pytest.mark.parametrize("language", locale.languages())
def test_a_selection_by_plural_has_every_form_of_the_language(language: str) -> None:
    """A form that is missing would fall back to another one, as in "2 dublonów"; [0] and [1] are numbers, not forms."""
    wrong = {}
    for name, pattern in patterns(language).items():
        for selection in selections(pattern):
            keys = {key.name for variant in selection.variants if isinstance(key := variant.key, ast.Identifier)}
            optional = {"other", DECIMALS.get(language, "other")} & keys
            if keys != {"other"} and keys != set(PLURALS[language]) | optional:
                wrong[name] = keys
    assert not wrong


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("cs", ("1,5 bodu", "1,5 dublonu", "1,5 kolonisty", "1,5 sudu", "1,5 kukuřice", "1,5 kamenolomu")),
        ("pl", ("1,5 punktu", "1,5 dublona", "1,5 kolonisty", "1,5 beczki", "1,5 kukurydzy", "1,5 kamieniołomu")),
        ("ru", ("1,5 очка", "1,5 дублона", "1,5 колониста", "1,5 бочки", "1,5 кукурузы", "1,5 каменоломни")),
    ],
)
def test_decimals_take_the_genitive_singular(language: str, words: tuple[str, ...]) -> None:
    """Hints estimate "+1.5 points"."""
    things = ("points", "doubloons", "colonists", "barrels", "corn", "quarries")
    assert tuple(locale.text(language, f"count-{thing}", n=1.5) for thing in things) == words


@pytest.mark.parametrize("language", locale.languages())
def test_the_plural_of_doubloons_is_chosen_by_the_number(language: str) -> None:
    forms = {locale.text(language, "count-doubloons", n=n).split(" ", 1)[1] for n in PLURALS[language].values()}
    assert len(forms) == len(PLURALS[language])


@pytest.mark.parametrize("language", locale.languages())
def test_every_text_can_be_formatted(language: str) -> None:
    for name, pattern in patterns(language).items():
        values = {variable: SAMPLES.get(variable, "x") for variable in variables(pattern)}
        written = locale.text(language, name, **values)
        assert written.strip(), name
        assert "{" not in written, f"{name}: {written}"


@pytest.mark.parametrize("language", locale.languages())
def test_an_effect_is_told_in_one_to_six_words_and_a_rule_in_at_most_two_sentences(language: str) -> None:
    for building in BUILDING_NAMES:
        name = message_id("building", building)
        assert len(locale.text(language, f"{name}.short").split()) in range(1, 7), name
        rule = locale.text(language, f"{name}.rule")
        assert len(re.findall(r"[.!?](?:\s|$)", rule)) in (1, 2), rule
        assert rule.endswith("."), rule


@pytest.mark.parametrize("language", locale.languages())
def test_no_two_buildings_and_no_two_roles_have_the_same_name(language: str) -> None:
    for kind, names in (("building", BUILDING_NAMES), ("role", ROLE_NAMES), ("good", GOOD_NAMES)):
        written = [locale.text(language, message_id(kind, name)) for name in names]
        assert len(set(written)) == len(written)


@pytest.mark.parametrize("language", sorted(LETTERS))
def test_a_translation_is_written_in_its_own_letters(language: str) -> None:
    for file in FILES:
        source = (FOLDER / language / f"{file}.ftl").read_text(encoding="utf-8").lower()
        found = set(LETTERS[language]) & set(source)
        assert len(found) > len(LETTERS[language]) / 2, f"{language}/{file}.ftl"


@pytest.mark.parametrize("language", sorted(LETTERS))
def test_no_longer_text_was_left_in_english(language: str) -> None:
    english = patterns("en")
    left = [
        name
        for name, pattern in patterns(language).items()
        if pattern.equals(english[name]) and len(locale.text("en", name).split()) > 2 and not variables(pattern)
    ]
    assert not left


def test_an_unknown_language_is_answered_in_english_and_an_unknown_text_refused() -> None:
    assert locale.text("xx", "building-hacienda") == "Hacienda"
    with pytest.raises(KeyError, match="there is no text 'building-castle'"):
        locale.text("en", "building-castle")
    with pytest.raises(KeyError, match=r"there is no text 'building-hacienda\.color'"):
        locale.text("en", "building-hacienda.color")
