"""Chance that can be checked: a hash of the seed is published before the game, seed and salt afterwards."""

from __future__ import annotations

import hashlib
import random
from dataclasses import replace

import pytest

import puertorico as pr
from puertorico.game.commitment import Commitment, CommitmentBroken
from puertorico.game.text import read_header


def played(seed: int, players: int = 3, **rules: object) -> pr.Game:
    game = pr.Game.new(players, seed=seed, **rules)  # type: ignore[arg-type]
    rng = random.Random(1)
    while not game.is_over:
        game.play(rng.choice(game.answers))
    return game


@pytest.fixture(scope="module")
def game() -> pr.Game:
    return played(5, max_rounds=6)


def test_the_commitment_is_the_sha256_hash_of_salt_and_seed() -> None:
    assert Commitment.to(12, "salt", 0).hash == hashlib.sha256(b"salt:12").hexdigest()


def test_every_draw_of_a_game_follows_from_its_seed(game: pr.Game) -> None:
    drawn = game.to_text().count("  chance: ")
    assert Commitment.to(5, "salt", 0).check(game) == drawn > 10


def test_a_random_draft_is_checked_as_well() -> None:
    game = pr.Game.new(4, ["new_buildings"], seed=9, draft_mode="random")
    assert "chance: choose" in game.to_text()
    assert Commitment.to(9, "salt", 0).check(game) == game.to_text().count("  chance: ")
    with pytest.raises(CommitmentBroken, match="draw 1 must be 'choose"):
        Commitment.to(10, "salt", 0).check(game)


def test_a_seed_or_salt_that_does_not_match_the_commitment_is_detected(game: pr.Game) -> None:
    made = Commitment.to(5, "salt", 0)
    for changed in (replace(made, seed=6), replace(made, salt="sugar")):
        with pytest.raises(CommitmentBroken, match="not the hash of this salt and seed"):
            changed.check(game)


def test_a_draw_that_was_changed_is_found_out(game: pr.Game) -> None:
    """The last tile of the first row is another one: the text still replays, but it was not drawn like that."""
    lines = game.to_text().splitlines()
    place = max(number for number, line in enumerate(lines[:20]) if line.startswith("  chance: "))
    for tile in ("corn", "indigo", "sugar", "tobacco", "coffee"):
        if tile not in lines[place]:
            changed = pr.Game.from_text("\n".join([*lines[:place], f"  chance: turn {tile}"]) + "\n", chance="manual")
            with pytest.raises(CommitmentBroken, match=rf"got 'turn {tile}'"):
                Commitment.to(5, "salt", 0).check(changed)


def test_before_the_end_only_the_hash_is_published(game: pr.Game) -> None:
    sealed = Commitment.to(5, "salt", 0).sealed()
    assert (sealed.seed, sealed.salt) == (None, None)
    assert "seed" not in read_header(sealed.added_to(game.to_text()))
    with pytest.raises(CommitmentBroken, match="after the game"):
        sealed.check(game)


@pytest.mark.parametrize("drawn", [0, 3])
def test_the_header_of_a_text_carries_the_commitment_and_reads_back(game: pr.Game, drawn: int) -> None:
    made = Commitment.to(5, "salt", drawn)
    text = made.added_to(game.to_text())
    assert Commitment.from_header(read_header(text)) == made
    assert pr.Game.from_text(text).to_text() == game.to_text()
    assert Commitment.from_header(read_header(game.to_text())) is None


def test_draws_of_an_imported_game_came_from_another_seed_and_are_not_checked() -> None:
    before = played(5, max_rounds=2)
    text = before.to_text().partition("round 2")[0]
    game = pr.Game.from_text(text, seed=77)
    imported = text.count("  chance: ")
    while not game.is_over:
        game.play(game.answers[0])
    total = game.to_text().count("  chance: ")
    assert total > imported
    assert Commitment.to(77, "salt", imported).check(game) == total - imported
    with pytest.raises(CommitmentBroken, match="with this seed"):
        Commitment.to(77, "salt", 0).check(game)
    with pytest.raises(CommitmentBroken, match="not covered"):
        Commitment.to(77, "salt", total + 1).check(game)
