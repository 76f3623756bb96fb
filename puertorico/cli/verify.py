"""`puertorico verify`: check the draws of a game against its committed seed."""

from __future__ import annotations

import argparse

from ..game.commitment import Commitment, CommitmentBroken
from ..game.text import read_header
from .arguments import Parser
from .errors import CommandError
from .game_file import read_game, read_text

HELP = "check that the draws of a game match the seed that the server committed to"
EXAMPLE = "verify game.txt"
BROKEN = 1


def add_options(parser: Parser) -> None:
    """Add the options of the command."""
    parser.add_argument("file", metavar="FILE", help="the text of a finished game, downloaded from a server")


def run(arguments: argparse.Namespace) -> int:
    """Check the game and print the result. Return 1 if a draw does not match the seed."""
    game = read_game(arguments.file)
    try:
        commitment = Commitment.from_header(read_header(read_text(arguments.file)))
    except ValueError as error:
        raise CommandError(f"{arguments.file} has a header that cannot be checked: {error}") from None
    if commitment is None:
        raise CommandError(f"{arguments.file} has no commitment; only game texts downloaded from a server have one")
    if commitment.seed is None or commitment.salt is None:
        raise CommandError(f"{arguments.file} has no seed and salt yet; servers publish them after the game")
    try:
        draws = commitment.check(game)
    except CommitmentBroken as error:
        print(f"Broken: {error}.")
        return BROKEN
    print(f"The commitment {commitment.hash} is the hash of salt and seed.")
    if commitment.drawn:
        print(f"The first {commitment.drawn} draws came with the imported game and are not covered.")
    print(f"All {draws} draws{' after them' if commitment.drawn else ''} follow from the seed.")
    return 0
