"""Explanations of pieces, with the same texts as the cards on the page."""

from __future__ import annotations

from ...game.notation import BUILDING_NAMES, BUILDING_ROW, GOOD_NAMES
from ...locale.words import Words
from ...rules.trader import PRICE
from ...table.wire.question import AnswerView, BlockedView
from ..board import building_facts, role_facts
from ..question_text import effect_lines
from .scene import Scene, targets_of

# Pieces without variants, by the first part of their target, and San Juan, one of the player's own places.
_PLAIN = {
    "pile": "tile-plantation",
    "house": "place-trading-house",
    "ship": "place-cargo-ship",
    "points": "piece-point",
    "chips": "piece-point",
    "doubloons": "piece-doubloon",
    "supply": "place-supply",
    "colonist_ship": "place-colonist-ship",
    "san_juan": "place-san-juan",
}


def explain(scene: Scene, target: str) -> list[str]:
    """Return what a piece is, and what it would do or why it cannot be chosen."""
    kind, _, name = target.partition(":")
    return [line for line in (*_about(scene.words, kind, name), *_left(scene, kind), *_now(scene, target)) if line]


def explain_answer(scene: Scene, answer: AnswerView) -> list[str]:
    """Return what an answer changes for each seat, and the facts about its piece."""
    question = scene.view.question
    pieces = targets_of(question.name, answer) if question else []
    known = _about(scene.words, *pieces[0].split(":", 1)) if pieces and ":" in pieces[0] else []
    # A building's price and facts say more than that it is gained and paid.
    effects = effect_lines(scene.words, answer) if answer.price is None or answer.ends else []
    return [*effects, *price_lines(scene.words, answer), *known]


def _about(words: Words, kind: str, name: str) -> list[str]:
    if kind == "role":
        return [role_facts(name, words)]
    if kind == "building" or (kind == "mine" and name in BUILDING_NAMES):
        return [building_facts(name, words)]
    if kind in ("row", "mine") and name not in _PLAIN:
        return [tile_facts(words, name)]
    if kind in ("good", "stock"):
        return [f"{words.of('good', name)}: {words('piece-barrel.rule')} {_sells_for(words, name)}"]
    message = _PLAIN.get(name if kind == "mine" else kind)
    if message is None:
        return []
    text = f"{words(message)}: {words(f'{message}.rule')}"
    if kind == "house":
        prices = (words("board-price", thing=words.of("good", good), n=PRICE[n]) for n, good in enumerate(GOOD_NAMES))
        text += f" {words('board-pays', prices=', '.join(prices))}"
    return [text]


def _left(scene: Scene, kind: str) -> list[str]:
    """Return how much is left of what the board only shows as signs."""
    words, position = scene.words, scene.position
    if kind == "pile":
        piles = position["plantations"]
        down, discard = (sum(piles[pile].values()) for pile in ("face_down", "discard"))
        return [words("terminal-piles", down=down, discard=discard)]
    if kind == "supply":
        return [words.people(position["bank"])]
    if kind == "colonist_ship":
        return [words.people(position["colonist_ship"])]
    return [words("terminal-chips", n=position["bank"]["vp"])] if kind == "chips" else []


def tile_facts(words: Words, tile: str) -> str:
    """Return what an island tile does."""
    rule = f"tile-{tile}.rule" if tile in ("quarry", "forest") else "tile-plantation.rule"
    return f"{words.of('tile', tile)}: {words(rule)}"


def _sells_for(words: Words, good: str) -> str:
    return words("board-sells-for", price=words("count-doubloons", n=PRICE[GOOD_NAMES.index(good)]))


def _now(scene: Scene, target: str) -> list[str]:
    """Return what the piece would bring now, or why it cannot be chosen."""
    possible, words = scene.at(target), scene.words
    if possible.answers:
        first = possible.answers[0]
        effects = (
            effect_lines(words, first)
            if len(possible.answers) == 1
            else [scene.answer(one) for one in possible.answers]
        )
        return [*price_lines(words, first), "; ".join(effects)]
    why = scene.why_not(target)
    if not why:
        return []
    return [*price_lines(words, possible.blocked[0]), words("ask-why-not", why=why)]


def price_lines(words: Words, of: AnswerView | BlockedView) -> list[str]:
    """Return a building's price and discounts in one line; nothing for other answers."""
    if of.price is None or of.thing is None:
        return []
    parts = [words.of("discount", name, n=n) for name, n in of.discounts.items()]
    if parts:
        parts.insert(0, words("price-printed", n=BUILDING_ROW[of.thing].cost))
    return [", ".join([*parts, words("price-yours", n=of.price)])]
