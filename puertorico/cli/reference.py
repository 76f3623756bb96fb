"""Generated pages of `docs/`: `python -m puertorico.cli.reference docs` writes them."""

from __future__ import annotations

import ast
import html
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from .. import locale
from ..bots.compiled.evaluation import BUILT, COLUMN_NAMES, OCCUPIED
from ..envs.columns import observation_page
from ..game.messages import message_id
from ..game.notation import ANSWERS, QUESTION_VERBS
from ..rules.answers import Verb
from ..rules.buildings import BASE, BOXES, LARGE_PLANT, ROWS, SMALL_PLANT, Power
from ..rules.questions import FIRST_MOMENT, GUEST_VERBS, Question
from ..rules.why import Why

# The sections of the rules as the source counts them.
SECTIONS = {
    "1.2": "Setup",
    "2": "Rounds and roles",
    "3": "Phases in general",
    "3.1": "Settler",
    "3.2": "Mayor",
    "3.3": "Builder",
    "3.4": "Craftsman",
    "3.5": "Trader",
    "3.6": "Captain",
    "3.6.1": "Captain: loading",
    "3.6.2": "Captain: storage",
    "3.6.3": "Captain: unloading",
    "3.7": "Prospector",
    "4": "Buildings",
    "4.1": "Buildings in general",
    "4.2": "Figures of the buildings",
    **{box.section: f"Buildings of {box.label}" for box in BOXES},
    "5": "End of the game and scoring",
    "5.1": "End of the game",
    "5.2": "Scoring",
    "5.3": "Ties",
    "6": "Setup with expansions",
    "6.1": "The draft of Expansion I",
    "6.2": "The nobles of Expansion II",
    "6.4": "Expansions with two players",
}
_PLANTS = {"SMALL_PLANT": SMALL_PLANT, "LARGE_PLANT": LARGE_PLANT}
_CITED = re.compile(r"\s*\(((?:A?\d+(?:\.\d+)*(?:, )?)+)\)")


def notation_page() -> str:
    """Write every question, every answer and every reason, as Markdown."""
    lines = [
        "# Questions and answers",
        "",
        "For developers who write clients, bots or positions. A game asks one small question at a time. Each answer",
        "has a number, the same in every game, and a text. `Game.play` accepts either:",
        "",
        "```python",
        "import puertorico as pr",
        "",
        "game = pr.Game.new(players=3, seed=1)",
        'game.play("builder")',
        'assert game.question.name == "BUILD"',
        "print([answer.text for answer in game.answers])",
        "```",
        "",
        "Some questions take several answers in a row (guests, barrels, kinds). They come in ascending order, so that",
        "every outcome is reached in one way only. Guest answers are offered on every question that begins a turn of",
        "the Guesthouse's owner. Numbers in parentheses are [sections](where.md) of the rules or",
        "[rulings](rulings.md). `make docs` generates this page.",
        "",
        "## Questions",
        "",
        "| question | about | answers |",
        "|---|---|---|",
    ]
    for question, verbs in QUESTION_VERBS.items():
        examples = ", ".join(f"`{_examples(verb)[0]}`" + (" …" if len(_examples(verb)) > 1 else "") for verb in verbs)
        lines.append(f"| `{question.name}` | {_about(question)} | {examples} |")
    lines += [
        "",
        "## Moments",
        "",
        "A moment is a step without a decision. The log names each that changed something.",
        "",
    ]
    lines += ["| moment | what happens |", "|---|---|"]
    lines += [f"| `{q.name}` | {_about(q)} |" for q in Question if q >= FIRST_MOMENT]
    lines += ["", "## Answers", "", "| numbers | texts |", "|---|---|"]
    for verb in Verb:
        group = [answer for answer in ANSWERS if answer.verb == verb]
        numbers = str(group[0].id) if len(group) == 1 else f"{group[0].id} to {group[-1].id}"
        lines.append(f"| {numbers} | {', '.join(f'`{answer.text}`' for answer in group)} |")
    lines += [
        "",
        "## Reasons",
        "",
        "Why an answer is illegal: `Game.why_not`, `IllegalAnswer.why`.",
        "",
    ]
    lines += ["| reason | sentence |", "|---|---|"]
    lines += [f"| `{why.name}` | {why.sentence} |" for why in Why]
    return "\n".join(lines) + "\n"


def _examples(verb: Verb) -> list[str]:
    return [answer.text for answer in ANSWERS if answer.verb == verb]


def where_page() -> str:
    """Write which function implements which rule, building, question and verb, as Markdown."""
    lines = [
        "# Where each rule is implemented",
        "",
        "For developers who look for a rule in the source. `captain.reward_loading` is the function `reward_loading`",
        "in `puertorico/rules/captain.py`. The rules come first, in the order of a rulebook, then the",
        "[buildings](#buildings), [questions](#questions), [moments](#moments) and [verbs](#verbs).",
        "",
        "Rulebooks do not number their sections, so this project does. Numbers in parentheses, in the source and in",
        "[Questions and answers](notation.md), are the sections below. 1 is the setup, 2 a round, and 3 the phases in",
        "the order of the role cards. 4 is about the buildings by box, 5 about the end and the scoring, and 6 about",
        "the expansions. Numbers with an A are [rulings](rulings.md). The figures of the setup are at the top of",
        "`setup.py`. `make docs` generates this page.",
    ]
    rules = _rules()
    for section, title in SECTIONS.items():
        if rules[section]:
            lines += [
                "",
                f"## {section} {title}",
                "",
                "| rule | function | rulings |",
                "|---|---|---|",
                *rules[section],
            ]
    lines += ["", "## Buildings", "", "| building | effect | functions |", "|---|---|---|", *_building_lines()]
    lines += ["", "## Questions", "", "| question | about | functions |", "|---|---|---|"]
    lines += [f"| `{q.name}` | {_about(q)} | {_code(_functions_of(q))} |" for q in QUESTION_VERBS]
    lines += ["", "## Moments", "", "| moment | what happens | functions |", "|---|---|---|"]
    lines += [f"| `{q.name}` | {_about(q)} | {_code(_functions_of(q))} |" for q in Question if q >= FIRST_MOMENT]
    lines += ["", "## Verbs", "", "| verb | text | answers | functions |", "|---|---|---|---|"]
    for verb in Verb:
        questions = [question for question, verbs in QUESTION_VERBS.items() if verb in verbs]
        names = ", ".join(f"`{question.name}`" for question in questions) or "every moment"
        lines.append(f"| `{verb.name}` | `{verb.row.text}` | {names} | {_code(_takers(verb, questions))} |")
    return "\n".join(lines) + "\n"


def _rules() -> dict[str, list[str]]:
    """Return by section what docstrings cite, then the questions, as lines of a table."""
    found = _cited_rules()
    for question in Question:
        functions = _functions_of(question) if question else []
        numbers = _numbers(f"({question.row.section})")
        for section in [number for number in numbers if number in SECTIONS] or _sections_of(functions):
            listed = " ".join(found[section])
            if missing := [name for name in functions if f"`{name}`" not in listed]:
                found[section].append(_rule_line(f"`{question.name}`: {question.row.about}", missing, numbers))
    for module, (about_module, _) in _modules().items():
        for section in _numbers(about_module):
            if found.get(section) == []:
                words = _CITED.sub("", " ".join(about_module.split("\n\n")[0].split()))
                found[section].append(_rule_line(words, [f"{module}.py"]))
    return found


def _cited_rules() -> dict[str, list[str]]:
    """Return the rules that docstrings of functions cite, by section, as lines of a table."""
    found: dict[str, list[str]] = {section: [] for section in SECTIONS}
    for module, (about_module, functions) in _modules().items():
        own = _numbers(about_module)
        for name, function in functions.items():
            about = ast.get_docstring(function)
            if about and (numbers := _numbers(about)):
                words = _CITED.sub("", " ".join(about.split("\n\n")[0].split()))
                for section in [number for number in numbers if number in SECTIONS] or own[:1]:
                    found[section].append(_rule_line(words, [f"{module}.{name}"], numbers))
    return found


def _rule_line(words: str, functions: Iterable[str], numbers: Iterable[str] = ()) -> str:
    rulings = ", ".join(f"[{number}](rulings.md#{number.lower()})" for number in numbers if number not in SECTIONS)
    return f"| {words} | {_code(functions)} | {rulings} |"


def _sections_of(functions: list[str]) -> list[str]:
    """Return the section of the module in which these functions are."""
    return [_numbers(_modules()[name.partition(".")[0]][0])[0] for name in functions[:1]]


@cache
def _modules() -> dict[str, tuple[str, dict[str, ast.FunctionDef]]]:
    """Return the docstring and the functions of every module of the rules."""
    found = {}
    for file in sorted((Path(__file__).parents[1] / "rules").glob("*.py")):
        module = ast.parse(file.read_text(encoding="utf-8"))
        functions = {one.name: one for one in module.body if isinstance(one, ast.FunctionDef)}
        found[file.stem] = ast.get_docstring(module) or "", functions
    return found


def _users(*names: str) -> list[str]:
    """Return the functions of the rules that use one of these constants, as `module.function`."""
    return [
        f"{module}.{name}"
        for module, (_, functions) in _modules().items()
        for name, function in functions.items()
        if module != "faults"
        and not name.startswith("_")
        and any(ast.unparse(node) in names for node in ast.walk(function))
    ]


def _about_building(title: str) -> list[str]:
    """Return the functions whose docstring begins with the name of a building."""
    return [
        f"{module}.{name}"
        for module, (_, functions) in _modules().items()
        for name, function in functions.items()
        if (ast.get_docstring(function) or "").startswith(f"{title}:")
    ]


@cache
def _about_buildings() -> set[str]:
    """Return the functions that are about one building."""
    titles = [locale.text("en", message_id("building", row.name)) for row in ROWS]
    return {name for title in titles for name in _about_building(title)}


def _building_lines() -> Iterator[str]:
    """Write a line per building: its effect, and the functions that name it or are about it."""
    for number, row in enumerate(ROWS):
        title, effect = (locale.text("en", message_id("building", row.name) + part) for part in ("", ".rule"))
        powers = [f"Power.{Power(power).name}" for power in row.powers]
        plants = [name for name, table in _PLANTS.items() if row.good >= 0 and table[row.good] == number]
        plant_users = [name for name in _users(*plants) if name not in _about_buildings()]
        users = sorted(_users(row.name.upper(), *powers), key=lambda name: name.startswith("setup."))
        functions = [*_about_building(title), *users, *plant_users]
        for question, verbs in QUESTION_VERBS.items():
            if question.name == row.name.upper() or question.row.about.startswith(f"{title}:"):
                functions += _functions_of(question)
            elif any(verb.row.building == number for verb in verbs if verb not in GUEST_VERBS):
                functions.append(_functions_of(question)[1])
        yield f"| {title} | {effect} | {_code(dict.fromkeys(functions))} |"


def _about(question: Question) -> str:
    return f"{question.row.about} ({question.row.section})"


def _functions_of(question: Question) -> list[str]:
    """Return what the switches of `turn.py` call for a question or moment."""
    if question >= FIRST_MOMENT:
        moments = _cases("take_moment")
        return [moments.get(question.name) or moments["_"]] if question != Question.GAME_OVER else []
    called = [_cases(switch).get(question.name) or _cases(switch)["_"] for switch in ("legal_answers", "take_answer")]
    return [*called, *filter(None, [_cases("reason_at").get(question.name)])]


@cache
def _cases(switch: str) -> dict[str, str]:
    """Return what each case of a switch calls, as `module.function`, by question."""
    homes = {name: module for module, (_, functions) in _modules().items() for name in functions}
    found = {}
    for case in next(node for node in ast.walk(_modules()["turn"][1][switch]) if isinstance(node, ast.Match)).cases:
        calls = [
            node.func.id for node in ast.walk(case) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        ]
        for name in ast.unparse(case.pattern).split(" | "):
            found[name.removeprefix("Question.")] = f"{homes[calls[0]]}.{calls[0]}" if calls else ""
    return found


def _takers(verb: Verb, questions: list[Question]) -> list[str]:
    """Return the functions that carry out the answers of a verb."""
    if verb in GUEST_VERBS:
        return ["guesthouse.move_guest"]
    if verb == Verb.CONTINUE:
        return ["turn.take_moment"]
    return list(dict.fromkeys(_functions_of(question)[1] for question in questions))


def _code(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def _numbers(words: str) -> list[str]:
    """Return the sections and rulings that a docstring cites."""
    return [number for cited in _CITED.findall(words) for number in re.findall(r"A?\d+(?:\.\d+)*", cited)]


def weights_page() -> str:
    """Write the evaluation weights for four players, early and late, as Markdown."""
    from ..bots.weights import all_weights

    weights = all_weights()["4"]
    columns = len(COLUMN_NAMES)
    lines = [
        "# Evaluation weights",
        "",
        "For players who want advice and bot authors who want to know what the planner values. The table shows the",
        "points the planner expects from each thing on its own board, at the start and at the end of a base game for",
        "four.",
        "",
        "```sh",
        "python -m puertorico.bots.learn_weights     # learn the weights again",
        "```",
        "",
        "The weights were learned from games between planners. They add up: an occupied plantation also counts what it",
        "produces, and an occupied building counts both as a building and as occupied. Read them as advice, not",
        "as truth: the weight of a thing that hardly ever decides a game is mostly noise. `make docs` generates this",
        "page.",
        "",
        "| thing | early | late |",
        "|---|---|---|",
    ]
    used = BUILT + len(BASE.buildings), OCCUPIED, OCCUPIED + len(BASE.buildings)
    for column, name in enumerate(COLUMN_NAMES):
        if 0 < column < used[0] or used[1] <= column < used[2]:
            end = weights[column]
            lines.append(f"| {name.replace('_', ' ')} | {end + weights[columns + column]:.1f} | {end:.1f} |")
    return "\n".join(lines) + "\n"


def terminal_picture() -> str:
    """Draw a terminal game in its seventh round as SVG, by running it with piped answers."""
    command = [sys.executable, "-m", "puertorico", "terminal", "--players", "3", "--seed", "26", "--language", "en"]
    run = subprocess.run(command, input="1\n" * 30 + "q\n", capture_output=True, text=True, check=True)
    screen, prompt, rest = run.stdout.split("\n\nRound 7, governor: you")[1].partition("Your answer")
    lines = ["Round 7, governor: you", *screen.splitlines()[1:], f"{prompt}{rest.partition('?:')[0]}?: _"]
    height = 18 * len(lines) + 28
    text = "".join(
        f'<tspan x="16" y="{30 + 18 * number}">{html.escape(line)}</tspan>' for number, line in enumerate(lines)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="720" height="{height}" viewBox="0 0 720 {height}" role="img">'
        "<title>A game in the terminal</title>"
        '<rect width="100%" height="100%" rx="8" fill="#14202b"/>'
        '<text xml:space="preserve" font-family="monospace" font-size="13.5" fill="#e8e2d0">'
        f"{text}</text></svg>\n"
    )


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    (folder / "notation.md").write_text(notation_page(), encoding="utf-8")
    (folder / "where.md").write_text(where_page(), encoding="utf-8")
    (folder / "weights.md").write_text(weights_page(), encoding="utf-8")
    (folder / "observation.md").write_text(observation_page(), encoding="utf-8")
    (folder / "terminal.svg").write_text(terminal_picture(), encoding="utf-8")
