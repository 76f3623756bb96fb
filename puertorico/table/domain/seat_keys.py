"""The keys of the seats: which key opens which seat, and which links admit more keys."""

from __future__ import annotations

from collections.abc import Iterable

from .storage import Holder, SeatChanges, SeatLink


class SeatKeys:
    """Who holds the seats of a table, by hashes of keys, and the links, by hashes of secrets."""

    def __init__(self, holders: Iterable[Holder], links: Iterable[SeatLink]) -> None:
        self.holders = {held.key: held for held in holders}
        self.links = {link.secret: link for link in links}

    def seat_of(self, key: str | None) -> int | None:
        """Return the seat that a key opens."""
        held = self.holders.get(key) if key is not None else None
        return held.seat if held else None

    def change(self, changes: SeatChanges) -> None:
        """Change which keys and links open the seats."""
        if changes.forget:
            self.holders = {key: held for key, held in self.holders.items() if held.seat not in changes.forget}
            self.links = {secret: link for secret, link in self.links.items() if link.seat not in changes.forget}
        for key in changes.drop:
            self.holders.pop(key, None)
        for secret in changes.unlink:
            self.links.pop(secret, None)
        self.holders.update((held.key, held) for held in changes.hold)
        self.links.update((link.secret, link) for link in changes.link)
