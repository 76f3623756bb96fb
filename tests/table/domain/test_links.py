"""Links to seats: used from another device, listed and revoked by the player of the seat."""

from __future__ import annotations

from sitting import Sitting, friends, refused

from puertorico.table.domain import actions, commands, creation, links
from puertorico.table.domain.callers import Caller
from puertorico.table.domain.keys import hash_of
from puertorico.table.domain.storage import Holder


def test_a_seat_is_claimed_on_another_device_with_the_secret_of_its_link() -> None:
    sitting = friends()
    sitting.write(links.link(sitting.who("ana"), "hash", sitting.now), sitting.who("ana"))
    with refused("wrong_secret"):
        links.claim(sitting.table, Caller.at(sitting.table, "phone"), "other")
    sitting.write(links.claim(sitting.table, Caller.at(sitting.table, "phone"), "hash"), sitting.who("phone"))
    assert sitting.who("phone").seat == sitting.who("ana").seat == 1
    sitting.act("host", commands.OpenSeat("c", seat=1))
    assert sitting.who("phone").seat is None
    with refused("wrong_secret"):
        links.claim(sitting.table, Caller.at(sitting.table, "phone"), "hash")


def linked(*secrets: str) -> Sitting:
    """Friends at a table; Ana has made links, and a device called by its secret came by each."""
    sitting = friends()
    for secret in secrets:
        sitting.now += 1
        sitting.write(links.link(sitting.who("ana"), secret, sitting.now), sitting.who("ana"))
        sitting.write(links.claim(sitting.table, sitting.who(f"by {secret}"), secret), sitting.who(f"by {secret}"))
    return sitting


def test_a_player_sees_the_links_to_their_own_seat() -> None:
    sitting = linked("phone", "library")
    phone = links.LinkView("phone", sitting.now - 1, revoked=False, devices=1)
    library = links.LinkView("library", sitting.now, revoked=False, devices=1)
    assert links.links_of(sitting.table, sitting.who("ana")) == [phone, library]
    assert links.links_of(sitting.again(), sitting.who("ana")) == [phone, library]
    # A device does not count itself: it cannot be signed out from itself.
    assert [view.devices for view in links.links_of(sitting.table, sitting.who("by phone"))] == [0, 1]
    assert links.links_of(sitting.table, sitting.who("host")) == []
    with refused("not_your_seat"):
        links.links_of(sitting.table, sitting.who("stranger"))


def test_a_revoked_link_opens_nothing_and_its_devices_stay_unless_the_player_signs_them_out() -> None:
    sitting = linked("phone", "library")
    unlink = commands.Unlink("c", "library")
    for stranger, reason in (("host", "no_such_link"), ("stranger", "not_your_seat")):
        with refused(reason):
            links.unlink(sitting.table, sitting.who(stranger), unlink)
    sitting.write(links.unlink(sitting.table, sitting.who("ana"), unlink), sitting.who("ana"))
    for table in (sitting.table, sitting.again()):
        with refused("wrong_secret"):
            links.claim(table, Caller.at(table, "new"), "library")
        assert Caller.at(table, "by library").seat == 1
        assert [(view.link, view.revoked) for view in links.links_of(table, sitting.who("ana"))] == [
            ("library", True),
            ("phone", False),
        ]
    with refused("no_such_link"):
        links.unlink(sitting.table, sitting.who("ana"), unlink)
    sign_out = commands.Unlink("c", "library", devices=True)
    sitting.write(links.unlink(sitting.table, sitting.who("ana"), sign_out), sitting.who("ana"))
    assert sitting.who("by library").seat is None
    assert (sitting.who("ana").seat, sitting.who("by phone").seat) == (1, 1)
    assert [view.link for view in links.links_of(sitting.table, sitting.who("ana"))] == ["phone"]


def test_a_device_that_revokes_the_link_it_came_by_keeps_the_seat() -> None:
    sitting = linked("phone")
    sign_out = commands.Unlink("c", "phone", devices=True)
    sitting.write(links.unlink(sitting.table, sitting.who("by phone"), sign_out), sitting.who("by phone"))
    assert (sitting.who("ana").seat, sitting.who("by phone").seat) == (1, 1)
    # The first player still sees by what that device came, and can sign it out.
    assert [(view.link, view.devices) for view in links.links_of(sitting.table, sitting.who("ana"))] == [("phone", 1)]


def test_links_can_be_revoked_by_a_seat_that_has_done_too_much_else() -> None:
    sitting = linked("phone")
    sitting.table.action_counts[1] = actions.MOST_ACTIONS
    with refused("too_much_chatter"):
        actions.check_action_count(sitting.table, sitting.who("ana"), commands.Link("c"))
    actions.check_action_count(sitting.table, sitting.who("ana"), commands.Unlink("c", "phone"))


def test_a_seat_is_claimed_only_so_often() -> None:
    sitting = friends()
    sitting.write(links.link(sitting.who("ana"), hash_of("secret"), sitting.now), sitting.who("ana"))
    claim = commands.Claim("c", "secret")
    actions.check_action_count(sitting.table, sitting.who("phone"), claim)
    sitting.table.action_counts[1] = actions.MOST_ACTIONS
    with refused("too_much_chatter"):
        actions.check_action_count(sitting.table, sitting.who("phone"), claim)


def test_a_device_that_came_by_a_link_can_be_signed_out_of_the_rematch_too() -> None:
    sitting = linked("phone")
    hold = creation.rematch_table(sitting.table, 7).seats.hold
    assert Holder(2, "by phone", "phone") in hold
