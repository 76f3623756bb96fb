"""`puertorico completion`: scripts that complete commands, options and values in a shell."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from .. import locale
from ..bots.roster import BOTS
from ..game.options import EXPANSIONS, OPTIONS
from .arguments import Parser

HELP = "print a script that completes commands and options in bash, zsh or fish"
EXAMPLE = "completion bash"

_FILES = ("FILE", "FOLDER")


def add_options(parser: Parser) -> None:
    """Add the options of the command."""
    parser.add_argument("shell", choices=tuple(SCRIPTS), metavar="SHELL", help=f"one of {', '.join(SCRIPTS)}")


def run(arguments: argparse.Namespace) -> int:
    """Print the script of a shell."""
    from .main import parser

    print(SCRIPTS[arguments.shell](commands_of(parser())), end="")
    return 0


@dataclass(frozen=True)
class Argument:
    """An option, or without flags a positional argument, and what its value can be."""

    flags: tuple[str, ...]
    about: str
    value: str  # its name; empty if there is none
    words: tuple[str, ...]
    is_file: bool
    is_repeated: bool


@dataclass(frozen=True)
class CompletedCommand:
    """A command and its arguments."""

    name: str
    about: str
    arguments: tuple[Argument, ...]

    @property
    def options(self) -> list[Argument]:
        return [argument for argument in self.arguments if argument.flags]

    @property
    def positional(self) -> Argument | None:
        return next((argument for argument in self.arguments if not argument.flags), None)


def commands_of(parser: argparse.ArgumentParser) -> list[CompletedCommand]:
    """Return all commands of a parser, as completions need them."""
    (parts,) = (action for action in parser._actions if isinstance(action, argparse._SubParsersAction))
    helps = {choice.dest: choice.help or "" for choice in parts._choices_actions}
    return [
        CompletedCommand(name, about, tuple(map(_argument, parts.choices[name]._actions)))
        for name, about in helps.items()
    ]


def _argument(action: argparse.Action) -> Argument:
    metavar = str(action.metavar or action.dest.upper())
    words = tuple(map(str, action.choices)) if action.choices else _words(metavar)
    about = " ".join((action.help or "").replace("%(default)s", str(action.default)).split())
    is_repeated = isinstance(action, argparse._AppendAction) or action.nargs == "*"
    value = "" if action.nargs == 0 else metavar
    return Argument(tuple(action.option_strings), about, value, words if value else (), metavar in _FILES, is_repeated)


def _words(metavar: str) -> tuple[str, ...]:
    """Return the values that are known by the name of a value."""
    known: dict[str, Sequence[str]] = {
        "CODE": locale.languages(),
        "BOT": tuple(BOTS),
        "BOTS": tuple(BOTS),
        "NAMES": (*EXPANSIONS, ",".join(EXPANSIONS)),
        "NAME=VALUE": [f"{name}=" for name in OPTIONS],
    }
    return tuple(known.get(metavar, ()))


def bash(commands: Iterable[CompletedCommand]) -> str:
    """Return the script for bash."""
    commands = list(commands)
    values, words = [], [f'        "") words="{" ".join([*(c.name for c in commands), "--help", "--version"])}" ;;']
    for command in commands:
        for option in command.options:
            if option.value:
                values += [f'        "{command.name} {flag}") {_bash_value(option)} return ;;' for flag in option.flags]
        flags = [flag for option in command.options for flag in option.flags]
        positional = command.positional
        offered = f'words="{" ".join([*flags, *(positional.words if positional else ())])}"'
        files = " is_file=1" if positional is not None and positional.is_file else ""
        words.append(f"        {command.name}) {offered}{files} ;;")
    return f"""# Completion of puertorico for bash. Use it with: source <(puertorico completion bash)
_puertorico() {{
    local current="${{COMP_WORDS[COMP_CWORD]}}" previous="${{COMP_WORDS[COMP_CWORD-1]}}"
    local command="" words="" is_file="" word IFS=$' \\t\\n'
    for word in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
        case "$word" in
            -*) ;;
            *) command="$word"; break ;;
        esac
    done
    COMPREPLY=()
    case "$command $previous" in
{_joined(values)}
    esac
    case "$command" in
{_joined(words)}
    esac
    if [[ -n $is_file && $current != -* ]]; then
        _puertorico_files "$current"
    else
        COMPREPLY=($(compgen -W "$words" -- "$current"))
    fi
}}
_puertorico_words() {{
    COMPREPLY=($(compgen -W "$2" -- "$1"))
    [[ ${{COMPREPLY[0]}} == *= ]] && compopt -o nospace 2>/dev/null
}}
_puertorico_files() {{
    local IFS=$'\\n'
    compopt -o filenames 2>/dev/null
    COMPREPLY=($(compgen -f -- "$1"))
}}
complete -F _puertorico puertorico
"""


def _bash_value(option: Argument) -> str:
    if option.is_file:
        return '_puertorico_files "$current";'
    return f'_puertorico_words "$current" "{" ".join(option.words)}";' if option.words else ""


def zsh(commands: Iterable[CompletedCommand]) -> str:
    """Return the script for zsh."""
    commands = list(commands)
    names = "\n".join(f"                {_quoted(f'{command.name}:{command.about}')}" for command in commands)
    cases = "\n".join(
        f"                {command.name})\n                    _arguments \\\n"
        + " \\\n".join(f"                        {_quoted(text)}" for text in _zsh_arguments(command))
        + " ;;"
        for command in commands
    )
    return f"""#compdef puertorico
# Completion of puertorico for zsh. Use it with: source <(puertorico completion zsh)
_puertorico() {{
    local context state line
    typeset -A opt_args
    _arguments -C '--help[show help]' '--version[show the version]' '1:command:->command' '*::argument:->argument'
    case $state in
        command)
            local -a commands
            commands=(
{names}
            )
            _describe command commands ;;
        argument)
            case $line[1] in
{cases}
            esac ;;
    esac
}}
if [[ $funcstack[1] == _puertorico ]]; then
    _puertorico "$@"
else
    compdef _puertorico puertorico
fi
"""


def _zsh_arguments(command: CompletedCommand) -> Iterator[str]:
    for option in command.options:
        about = re.sub(r"([\[\]:])", r"\\\1", option.about)
        many = "*" if option.is_repeated else "" if len(option.flags) == 1 else f"({' '.join(option.flags)})"
        for flag in option.flags:
            yield f"{many}{flag}[{about}]{_zsh_value(option)}"
    if (positional := command.positional) is not None:
        yield ("*" if positional.is_repeated else "1") + _zsh_value(positional)


def _zsh_value(argument: Argument) -> str:
    if not argument.value:
        return ""
    action = "_files" if argument.is_file else f"({' '.join(argument.words)})" if argument.words else " "
    return f":{argument.value}:{action}"


def fish(commands: Iterable[CompletedCommand]) -> str:
    """Return the script for fish."""
    lines = [
        "# Completion of puertorico for fish. Use it with: puertorico completion fish | source",
        "complete -c puertorico -f",
        "complete -c puertorico -n __fish_use_subcommand -l version -d 'show the version'",
    ]
    for command in commands:
        about = _quoted(command.about)
        lines.append(f"complete -c puertorico -n __fish_use_subcommand -a {command.name} -d {about}")
        seen = f"-n '__fish_seen_subcommand_from {command.name}'"
        for argument in command.arguments:
            flags = " ".join(f"-l {flag[2:]}" if flag.startswith("--") else f"-s {flag[1:]}" for flag in argument.flags)
            files = " -r -F" if argument.is_file and argument.flags else " -F" if argument.is_file else ""
            values = f" -a {_quoted(' '.join(argument.words))}" if argument.words else ""
            alone = " -x" if argument.flags and argument.value and not argument.is_file else ""
            if argument.flags or files or values:
                parts = f"{seen} {flags}".rstrip()
                lines.append(f"complete -c puertorico {parts}{files}{alone}{values} -d {_quoted(argument.about)}")
    return _joined(lines) + "\n"


def _quoted(text: str) -> str:
    """Return a text in single quotes, for any of the shells."""
    return "'" + text.replace("'", "\N{RIGHT SINGLE QUOTATION MARK}") + "'"


def _joined(lines: Iterable[str]) -> str:
    return "\n".join(lines)


SCRIPTS: dict[str, Callable[[Iterable[CompletedCommand]], str]] = {"bash": bash, "zsh": zsh, "fish": fish}
