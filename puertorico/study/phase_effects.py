"""The effect of an answer until the end of the phase.

Copies of the game, with their own chance, are played to the end of the phase, and the belongings of all seats are
compared with those before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from ..bots.protocol import Bot, Prompt, make
from ..game.game import Game
from ..game.notation import BUILDING_NAMES, GOOD_NAMES, TILE_NAMES, Answer
from ..rules.buildings import ROWS
from ..rules.craftsman import output
from ..rules.kinds import QUARRY, TILES
from ..rules.powers import circles, occupied
from ..rules.questions import Question
from ..rules.scoring import score
from ..rules.state import Player, State
from ..rules.supply import all_nobles, all_pieces, forests

_SAMPLES = 8

# The gains and losses of each seat, by a name such as `barrels corn`.
Changes = tuple[Mapping[str, float], ...]


@dataclass(frozen=True, slots=True)
class Amount:
    """An amount gained or lost, as in `Amount("barrels", "corn", 2.0)`."""

    kind: str  # points, doubloons, barrels, tiles, buildings, nobles, colonists, output, full or use
    name: str
    number: float


def after(record: bytes, *answers: Answer, seed: int) -> Game:
    """Return a game after these answers; it draws new tiles, so the real ones stay secret."""
    game = Game(record, seed, "auto")
    for answer in answers:
        game.play(answer)
    return game


def forecaster(seed: int) -> Bot:
    """Return the bot that predicts the answers of all players."""
    return make("network:draws=1", seed)


def phase_changes(record: bytes, *answers: Answer, seed: int) -> Changes:
    """Return what each seat gains on average until the end of the phase."""
    state = State.of(record)
    start = [belongings(state, seat) for seat in range(state.seats)]
    sums: list[Counter[str]] = [Counter() for _ in start]
    player = forecaster(seed)
    for samples in range(1, _SAMPLES + 1):
        game = after(record, *answers, seed=seed + samples)
        while not game.is_over and game.question != Question.CHOOSE_ROLE:
            game.play(player.choose(Prompt.of(game)))
        state.load(game.record)
        for seat, had in enumerate(start):
            have = belongings(state, seat)
            have.subtract(had)
            sums[seat].update(have)
        if not any(entry.by_chance for entry in game.log):
            break  # without chance, one sample is enough
    return tuple({thing: total / samples for thing, total in changed.items() if total} for changed in sums)


def belongings(s: State, seat: int) -> Counter[str]:
    """Count what a seat has, by name, from its points to the buildings it can use."""
    p = s.players[seat]
    nobles = all_nobles(s, p)
    have = Counter(points=score(s, seat), doubloons=p.doubloons, colonists=all_pieces(s, p) - nobles, nobles=nobles)
    have["ending"] = int(s.ending != 0)
    full = _fully_occupied(s, seat)
    for good, name in enumerate(GOOD_NAMES):
        have[f"barrels {name}"] = p.goods[good]
        have[f"output {name}"] = output(p, good)
        have[f"full {name}"] = output(full, good)
    for tile, name in enumerate(TILE_NAMES):
        have[f"tiles {name}"] = p.tiles[tile]
    have["tiles forest"] = forests(p)
    have["tiles any"] = p.island_spaces
    have["use quarry"] = p.manned[QUARRY]
    for building, name in enumerate(BUILDING_NAMES[: s.types]):
        have[f"buildings {name}"] = p.city[building]
        if ROWS[building].good < 0:  # the effect of the others shows as output
            have[f"use {name}"] = int(occupied(p, building))
    return have


def _fully_occupied(s: State, seat: int) -> Player:
    """Return a copy of a player with a colonist on every circle."""
    copy = State.of(s.to_bytes())
    p = copy.players[seat]
    for tile in range(TILES):
        p.manned[tile] = p.tiles[tile]
    for building in range(s.types):
        p.workers[building] = p.city[building] * circles(s, building)
    return p
