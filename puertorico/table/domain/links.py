"""Links to seats: secrets that open a player's seat on another device."""

from __future__ import annotations

from .callers import Caller
from .commands import Unlink
from .decisions import Decided, needs_seat
from .events import Claimed, Linked, Unlinked
from .refusals import Forbidden, NotFound, NotNow
from .settings import Strict
from .storage import Holder, SeatChanges, SeatLink
from .table import Table


class LinkView(Strict):
    """A link to your seat, and the number of other `devices` that used it.

    A revoked link stays listed while such devices exist. The time is None for links of earlier versions.
    """

    link: str
    created: float | None
    revoked: bool
    devices: int


def link(caller: Caller, secret_hash: str, now: float) -> Decided:
    """Add a secret that opens the caller's seat from another device."""
    seat = needs_seat(caller)
    return Decided([Linked(seat)], SeatChanges(link=[SeatLink(seat, secret_hash, now)]))


def claim(table: Table, caller: Caller, secret_hash: str) -> Decided:
    """Decide whether the secret of a link opens a seat for the caller."""
    assert caller.key is not None
    found = table.seat_keys.links.get(secret_hash)
    if found is None:
        raise Forbidden("wrong_secret", "This seat link is no longer valid.")
    if caller.seat is not None:
        raise NotNow("already_seated", f"You already have seat {caller.seat}.")
    return Decided([Claimed(found.seat)], SeatChanges(hold=[Holder(found.seat, caller.key, found.id)]))


def links_of(table: Table, caller: Caller) -> list[LinkView]:
    """Return the links to the caller's seat, the oldest first. Raises `Refused`."""
    seat = needs_seat(caller)
    valid = {found.id: found.created for found in table.seat_keys.links.values() if found.seat == seat}
    came = [held.link for held in _other_devices(table, caller) if held.link is not None]
    found = [LinkView(id, valid.get(id), id not in valid, came.count(id)) for id in {**valid, **dict.fromkeys(came)}]
    return sorted(found, key=lambda view: (view.created or 0.0, view.link))


def unlink(table: Table, caller: Caller, action: Unlink) -> Decided:
    """Revoke a link to the caller's seat, and optionally the devices that used it."""
    seat = needs_seat(caller)
    links = table.seat_keys.links
    secrets = [secret for secret, found in links.items() if (found.seat, found.id) == (seat, action.link)]
    keys = [held.key for held in _other_devices(table, caller) if held.link == action.link] if action.devices else []
    if not secrets and not keys:
        raise NotFound("no_such_link", "There is no such link to your seat.")
    return Decided([Unlinked(seat, action.link, action.devices)], SeatChanges(unlink=secrets, drop=keys))


def _other_devices(table: Table, caller: Caller) -> list[Holder]:
    return [held for held in table.seat_keys.holders.values() if held.seat == caller.seat and held.key != caller.key]
