"""What people may do at a table, decided without a server."""

from __future__ import annotations

import random
from typing import Any

import pytest
from sitting import NOW, Sitting, friends, refused, seats, settings

import puertorico as pr
from puertorico.table.domain import actions, commands, creation, decisions
from puertorico.table.domain.callers import SERVER
from puertorico.table.domain.decisions import Decided
from puertorico.table.domain.events import Answered, Created
from puertorico.table.domain.names import bot_name
from puertorico.table.domain.settings import Clock
from puertorico.table.domain.storage import Holder
from puertorico.table.domain.table import Table


def alone(**rules: Any) -> Sitting:
    """The host against two bots; the host sits first."""
    return Sitting(commands.NewTable(seats("me", "merchant", "settler"), **{"settings": settings(), **rules}))


def placing() -> Sitting:
    """The host is mayor, with more circles than colonists."""
    position = {"rules": {"players": 3}, "seats": [{"island": {"corn": {"tiles": 3}, "indigo": {"tiles": 3}}}]}
    sitting = alone(text=pr.Game.from_position(position, seed=1).to_text())
    sitting.play("host", "mayor")
    while sitting.table.game.question.name != "PLACE":
        sitting.play("host", sitting.table.game.answers[0].text)
    return sitting


def seat_names(decision: Decided) -> list[str | None]:
    created = decision.events[0]
    assert isinstance(created, Created)
    return [seat.name for seat in created.seats]


def same(a: Table, b: Table) -> bool:
    return (a.game.record, a.seats, a.undo_points, a.version, a.moved, a.lines, a.game.to_text()) == (
        b.game.record,
        b.seats,
        b.undo_points,
        b.version,
        b.moved,
        b.lines,
        b.game.to_text(),
    )


def test_a_table_without_open_seats_starts_immediately() -> None:
    table = alone().table
    assert (table.status, table.asked) == ("playing", 0)


def test_a_table_starts_when_the_last_open_seat_is_taken() -> None:
    sitting = Sitting(commands.NewTable(seats("me", "open", "open"), settings=settings()))
    sitting.act("ana", commands.Sit("c", "Ana", invite="invitation"))
    before = sitting.table.status
    sitting.act("ben", commands.Sit("c", "Ben", invite="invitation"))
    assert (before, sitting.table.status) == ("open", "playing")
    assert [seat.name for seat in sitting.table.seats if seat.kind == "person"].count("Ana") == 1


def test_the_host_starts_and_bots_take_the_open_seats() -> None:
    sitting = Sitting(commands.NewTable(seats("me", "open", "open"), settings=settings(stand_in="settler")))
    with refused("not_host"):
        sitting.act("ana", commands.Start("c"))
    sitting.act("host", commands.Start("c"))
    assert [seat.answered_by for seat in sitting.table.seats] == [None, "settler", "settler"]


def test_a_private_table_needs_its_invitation_and_a_public_one_does_not() -> None:
    sitting = Sitting(commands.NewTable(seats("me", "open", "open"), settings=settings()))
    for invite in (None, "wrong"):
        with refused("no_invitation"):
            sitting.act("ana", commands.Sit("c", "Ana", invite=invite))
    public = Sitting(commands.NewTable(seats("me", "open", "open"), settings=settings(public=True)))
    public.act("ana", commands.Sit("c", "Ana"))
    assert public.who("ana").seat in (1, 2)


def test_nobody_has_two_seats_or_takes_that_of_someone_else() -> None:
    sitting = Sitting(commands.NewTable(seats("me", "open", "open"), settings=settings()))
    sitting.act("ana", commands.Sit("c", "Ana", seat=1, invite="invitation"))
    with refused("already_seated"):
        sitting.act("ana", commands.Sit("c", "Ana", invite="invitation"))
    with refused("seat_taken"):
        sitting.act("ben", commands.Sit("c", "Ben", seat=1, invite="invitation"))
    with refused("no_such_seat"):
        sitting.act("ben", commands.Sit("c", "Ben", seat=4, invite="invitation"))


def test_a_late_friend_takes_over_a_bots_seat() -> None:
    sitting = alone()
    sitting.act("ana", commands.Sit("c", "Ana", seat=2, invite="invitation"))
    assert sitting.table.seats[2].answered_by is None
    assert sitting.who("ana").seat == 2
    assert same(sitting.table, sitting.again())


def test_only_the_asked_seat_answers() -> None:
    sitting = friends()
    with refused("not_asked"):
        sitting.play("ana", "settler")
    with refused("not_your_seat"):
        sitting.play("stranger", "settler")
    sitting.play("host", "settler")
    assert sitting.table.game.question.name == "TAKE_TILE"


def test_an_illegal_answer_is_refused_with_its_reason_and_changes_nothing() -> None:
    sitting = alone()
    before = sitting.table.game.record
    with refused("not_asked"):
        sitting.play("host", "build wharf")
    sitting.play("host", "builder")
    before = sitting.table.game.record
    with refused("too_expensive"):
        sitting.play("host", "build wharf")
    assert sitting.table.game.record == before
    assert same(sitting.table, sitting.again())


def test_deciding_changes_nothing_until_the_events_are_applied() -> None:
    sitting = alone()
    sitting.play("host", "builder")
    before = (sitting.table.game.record, len(sitting.table.game.log), sitting.table.version)
    given = commands.Command(sitting.table.version, "x", answer="build hacienda")
    decision = decisions.command(sitting.table, sitting.who("host"), given)
    assert (sitting.table.game.record, len(sitting.table.game.log), sitting.table.version) == before
    assert decision.events == decisions.command(sitting.table, sitting.who("host"), given).events
    assert isinstance(decision.events[0], Answered)
    assert decision.events[0].lines == ["0: build hacienda"]
    sitting.write(decision, sitting.who("host"))
    assert sitting.table.game is decision.game
    assert same(sitting.table, sitting.again())


def test_several_answers_are_given_all_or_none() -> None:
    sitting = alone()
    before = sitting.table.game.record
    given = commands.Command(sitting.table.version, "x", answers=["settler", "take quarry", "craftsman"])
    with refused("not_asked"):
        decisions.command(sitting.table, sitting.who("host"), given)
    assert sitting.table.game.record == before
    given.answers = ["settler", "take quarry"]
    sitting.write(decisions.command(sitting.table, sitting.who("host"), given), sitting.who("host"))
    assert sitting.table.asked == 1


def test_of_several_answers_one_may_be_the_only_possibility_left() -> None:
    """Without anyone to give, a chip must follow the barrel when two doubloons are missing (4.4)."""
    owner = {"doubloons": 1, "goods": {"corn": 1, "sugar": 1}, "vp": 1, "city": {"black_market": {"colonists": 1}}}
    position = {"rules": {"players": 3, "expansions": ["new_buildings"]}, "seats": [owner]}
    sitting = alone(text=pr.Game.from_position(position, seed=1).to_text())
    sitting.play("host", "builder")
    sitting.play("host", "build hospice")
    given = commands.Command(sitting.table.version, "x", answers=["pay barrel sugar", "pay chip"])
    sitting.write(decisions.command(sitting.table, sitting.who("host"), given), sitting.who("host"))
    board = sitting.table.game.observe(0)["seats"][0]
    assert (board["doubloons"], board["goods"]["sugar"], board["vp"], sitting.table.asked) == (0, 0, 0, 1)
    assert same(sitting.table, sitting.again())


@pytest.mark.parametrize(
    ("goods", "kept", "answers"),
    [
        ({"corn": 2, "sugar": 2}, {"sugar": 1}, ["keep one sugar"]),
        ({"corn": 2, "sugar": 2, "coffee": 1}, {"coffee": 1}, ["keep one coffee"]),
    ],
)
@pytest.mark.parametrize("warehouse", [False, True])
def test_answers_that_close_their_question_end_it(
    goods: dict[str, int], kept: dict[str, int], answers: list[str], *, warehouse: bool
) -> None:
    """A player may keep less than there is room for, whether or not the question would be asked again (3.6.2)."""
    ships = [
        {"capacity": capacity, "good": good, "loaded": 1}
        for capacity, good in {4: "indigo", 5: "tobacco", 6: "corn"}.items()
    ]
    ships[2]["loaded"] = 6
    owner = {"goods": goods, "city": {"small_warehouse": {"colonists": 1}} if warehouse else {}}
    position = {"rules": {"players": 3}, "ships": ships, "seats": [owner]}
    sitting = alone(text=pr.Game.from_position(position, seed=1).to_text())
    sitting.play("host", "captain")
    assert sitting.table.game.question.name == "STORE"
    given = commands.Command(sitting.table.version, "x", answers=answers, closes=True)
    sitting.write(decisions.command(sitting.table, sitting.who("host"), given), sitting.who("host"))
    assert sitting.table.game.question.name != "STORE"
    board = sitting.table.game.observe(0)["seats"][0]
    assert {good: n for good, n in board["goods"].items() if n} == kept
    assert same(sitting.table, sitting.again())


def test_answers_close_no_question_that_comes_only_next() -> None:
    """`closes` ends what was asked: a sale is not followed by a pass to the Land Office (4.5)."""
    owner = {"doubloons": 3, "goods": {"corn": 1}, "city": {"land_office": {"colonists": 1}}}
    position = {"rules": {"players": 3, "expansions": ["nobles"]}, "seats": [owner]}
    sitting = alone(text=pr.Game.from_position(position, seed=1).to_text())
    sitting.play("host", "trader")
    given = commands.Command(sitting.table.version, "x", answers=["sell corn"], closes=True)
    sitting.write(decisions.command(sitting.table, sitting.who("host"), given), sitting.who("host"))
    assert (sitting.table.game.question.name, sitting.table.asked) == ("TRADE", 0)


@pytest.mark.parametrize(
    "wishes",
    [
        {},
        {"answer": "settler", "undo": True},
        {"answer": "settler", "answers": ["settler"]},
        {"arrangement": {}, "answer": "pass"},
    ],
)
def test_a_command_contains_exactly_one_request(wishes: dict[str, object]) -> None:
    sitting = alone()
    with refused("one_wish"):
        decisions.command(sitting.table, sitting.who("host"), commands.Command(1, "x", **wishes))  # type: ignore[arg-type]


def test_a_whole_arrangement_is_one_command_and_one_undo() -> None:
    sitting = placing()
    before = sitting.table.game.record
    given = commands.Command(sitting.table.version, "x", arrangement={"corn": 1, "indigo": 1})
    for _ in range(2):
        sitting.write(decisions.command(sitting.table, sitting.who("host"), given), sitting.who("host"))
        assert sitting.table.asked != 0
        sitting.undo("host")
        assert sitting.table.game.record == before
    assert same(sitting.table, sitting.again())


def test_an_undo_after_the_table_was_read_again_takes_back_the_whole_arrangement() -> None:
    sitting = placing()
    before = sitting.table.game.record
    given = commands.Command(sitting.table.version, "x", arrangement={"corn": 1, "indigo": 1})
    sitting.write(decisions.command(sitting.table, sitting.who("host"), given), sitting.who("host"))
    sitting.table = sitting.again()
    sitting.undo("host")
    assert sitting.table.game.record == before


def test_against_bots_undo_is_unlimited_even_across_bots_and_chance() -> None:
    sitting = alone()
    start = sitting.table.game.record
    rng = random.Random(5)
    for _ in range(60):
        text = rng.choice(sitting.table.game.answers).text
        if sitting.table.asked == 0:
            sitting.play("host", text)
        else:
            sitting.bot(text)
    assert any(point.by_chance for point in sitting.table.undo_points)
    while sitting.table.can_undo(0):
        sitting.undo("host")
    assert sitting.table.game.record == start
    assert same(sitting.table, sitting.again())
    with refused("nothing_to_undo"):
        sitting.undo("host")


def test_among_people_undo_never_crosses_another_answer_or_a_turned_tile() -> None:
    sitting = friends()
    sitting.play("host", "settler")
    assert sitting.table.can_undo(0)
    sitting.play("host", "take quarry")
    assert sitting.table.can_undo(0)
    sitting.undo("host")
    sitting.play("host", "take quarry")
    sitting.play("ana", "pass")
    assert not sitting.table.can_undo(0)
    with refused("too_late_to_undo"):
        sitting.undo("host")
    sitting.bot("pass")  # the row is turned up now
    assert sitting.table.undo_points[-1].by_chance
    assert not sitting.table.can_undo(1)


def test_a_takeback_needs_the_agreement_of_all_other_people() -> None:
    sitting = friends()
    sitting.play("host", "settler")
    before = sitting.table.game.record
    sitting.play("host", "take quarry")
    sitting.play("ana", "pass")
    sitting.act("host", commands.AskTakeback("c"))
    assert sitting.table.bot_to_answer is None  # the bot waits for what is decided
    with refused("own_takeback"):
        sitting.act("host", commands.AnswerTakeback("c", agree=True))
    sitting.act("ana", commands.AnswerTakeback("c", agree=True))
    assert sitting.table.game.record == before
    assert sitting.table.takeback is None
    assert same(sitting.table, sitting.again())


def test_only_a_table_with_other_people_and_no_open_request_can_be_asked_for_a_takeback() -> None:
    sitting = friends()
    sitting.play("host", "settler")
    assert sitting.table.can_ask_takeback(0)
    sitting.act("host", commands.AskTakeback("c"))
    assert not sitting.table.can_ask_takeback(1)
    assert not alone().table.can_ask_takeback(0)


def test_a_takeback_that_is_refused_changes_nothing() -> None:
    sitting = friends()
    sitting.play("host", "settler")
    sitting.play("host", "take quarry")
    sitting.play("ana", "pass")
    before = sitting.table.game.record
    sitting.act("host", commands.AskTakeback("c"))
    sitting.act("ana", commands.AnswerTakeback("c", agree=False))
    assert sitting.table.game.record == before
    assert sitting.table.bot_to_answer == "merchant"


def test_a_player_who_leaves_before_the_start_leaves_an_open_seat_and_later_a_bot() -> None:
    sitting = Sitting(commands.NewTable(seats("me", "open", "open"), settings=settings()))
    sitting.act("ana", commands.Sit("c", "Ana", seat=1, invite="invitation"))
    sitting.act("ana", commands.Leave("c"))
    assert sitting.table.seats[1].kind == "open"
    assert sitting.who("ana").seat is None
    sitting = friends()
    sitting.act("ana", commands.Leave("c"))
    assert sitting.table.seats[1].answered_by == "merchant"


def test_the_host_removes_a_player_and_the_seat_can_be_taken_again() -> None:
    sitting = friends()
    with refused("not_host"):
        sitting.act("ana", commands.OpenSeat("c", seat=0))
    sitting.act("host", commands.OpenSeat("c", seat=1))
    assert sitting.who("ana").seat is None
    assert sitting.table.seats[1].answered_by == "merchant"
    with refused("no_invitation"):
        sitting.act("ana", commands.Sit("c", "Ana", invite="invitation"))
    sitting.act("ben", commands.Sit("c", "Ben", invite=sitting.table.invite))
    assert sitting.who("ben").seat == 1
    assert sitting.table.seats[1].answered_by is None
    assert same(sitting.table, sitting.again())


def test_a_player_may_hand_over_their_own_seat_to_an_existing_level() -> None:
    sitting = friends()
    with refused("not_host"):
        sitting.act("ana", commands.SeatBot("c", seat=0, bot="governor"))
    with refused("unknown_bot"):
        sitting.act("ana", commands.SeatBot("c", seat=1, bot="search:playouts=1000000"))
    sitting.act("ana", commands.SeatBot("c", seat=1, bot="governor"))
    assert sitting.table.seats[1].answered_by == "governor"


def test_only_people_at_the_table_speak_and_the_host_can_mute_them() -> None:
    sitting = friends()
    with refused("not_your_seat"):
        sitting.act("stranger", commands.Say("c", "hello"))
    sitting.act("ana", commands.Say("c", "  hello\x00 \n all "))
    assert sitting.table.chat[-1].text == "hello all"
    sitting.act("host", commands.Mute("c", seat=1, muted=True))
    with refused("muted"):
        sitting.act("ana", commands.Say("c", "hello?"))
    sitting.act("host", commands.Mute("c", seat=1, muted=False))
    sitting.act("ana", commands.Say("c", "thanks"))
    with refused("empty"):
        sitting.act("ana", commands.Say("c", " \n "))


def test_talking_does_not_make_a_command_stale() -> None:
    sitting = friends()
    version = sitting.table.version
    sitting.act("ana", commands.Say("c", "your turn"))
    assert sitting.table.moved <= version < sitting.table.version
    sitting.play("host", "settler")
    assert sitting.table.moved == sitting.table.version


def test_a_pause_stops_bots_answers_and_clocks() -> None:
    sitting = friends()
    sitting.act("ana", commands.Pause("c", paused=True))
    with refused("paused"):
        sitting.play("host", "settler")
    sitting.act("host", commands.Pause("c", paused=False))
    sitting.play("host", "settler")


def test_options_cannot_smuggle_in_a_seed() -> None:
    for name in ("seed", "chance", "players", "expansions"):
        with refused("invalid_rules"):
            alone(options={name: 1})


def test_a_rematch_moves_everyone_on_by_one_seat() -> None:
    sitting = friends()
    with refused("not_over"):
        actions.rematch(sitting.table, sitting.who("ana"), "b" * 10)
    while not sitting.table.game.is_over:
        text = sitting.table.game.answers[-1].text
        asked = sitting.table.asked
        if asked == 2:
            sitting.bot(text)
        else:
            sitting.play("host" if asked == 0 else "ana", text)
    bot = sitting.table.name_of(2)
    assert bot not in (None, "Host", "Ana")
    assert seat_names(creation.rematch_table(sitting.table, 7)) == [bot, "Host", "Ana"], "everyone keeps their name"
    assert sorted(creation.rematch_table(sitting.table, 7).seats.hold) == [Holder(1, "host"), Holder(2, "ana")]


def test_no_bot_is_called_like_a_person_or_like_another_bot() -> None:
    for table in range(200):
        names = [bot_name(f"table{table}", seat, ["Ana", "Diego"]) for seat in (2, 3, 4)]
        assert len({*names, "Ana", "Diego"}) == 5


def test_a_game_text_is_gone_on_with() -> None:
    sitting = alone()
    sitting.play("host", "settler")
    text = sitting.table.game.to_text()
    other = Sitting(commands.NewTable(seats("merchant", "me", "settler"), settings=settings(), text=text))
    assert other.table.game.record == sitting.table.game.record
    with refused("wrong_number_of_seats"):
        Sitting(commands.NewTable(seats("me", "merchant"), settings=settings(), text=text))
    with refused("invalid_text"):
        Sitting(commands.NewTable(seats("me", "merchant"), settings=settings(), text="chess"))


@pytest.mark.parametrize("seed", range(3))
def test_a_table_read_from_its_events_is_the_same_table(seed: int) -> None:
    """Random answers, undos, pauses and talk, with both expansions."""
    rng = random.Random(seed)
    new = commands.NewTable(
        seats("me", "open", "merchant"),
        expansions=["new_buildings", "nobles"],
        settings=settings(clock=Clock("live")),
    )
    sitting = Sitting(new, seed)
    sitting.act("ana", commands.Sit("c", "Ana", seat=1, invite="invitation"))
    for _ in range(150):
        sitting.now += rng.random() * 20
        table = sitting.table
        if table.game.is_over:
            break
        if rng.random() < 0.1 and table.can_undo(0):
            sitting.undo("host")
        elif rng.random() < 0.05:
            sitting.act("ana", commands.Say("c", "hm"))
        elif table.asked == 2:
            sitting.bot(rng.choice(table.game.answers).text)
        else:
            sitting.play(["host", "ana"][table.asked or 0], rng.choice(table.game.answers).text)
    again = sitting.again()
    assert same(sitting.table, again)
    assert [again.clocks.left(seat, sitting.now) for seat in range(3)] == [
        sitting.table.clocks.left(seat, sitting.now) for seat in range(3)
    ]


def test_a_live_clock_is_charged_for_thinking_and_gives_an_increment() -> None:
    clock = Clock("live", minutes=1, increment=5)
    sitting = Sitting(commands.NewTable(seats("me", "merchant", "merchant"), settings=settings(clock=clock)))
    clocks = sitting.table.clocks
    assert clocks.left(0, NOW) == 60
    assert clocks.left(0, NOW + 20) == 40
    assert clocks.left(1, NOW + 20) == 60
    assert clocks.deadline() == NOW + 60
    sitting.now += 20
    sitting.play("host", "settler")
    assert clocks.left(0, sitting.now) == 45


def test_a_clock_stands_still_in_a_pause() -> None:
    clock = Clock("live", minutes=1, increment=0)
    sitting = Sitting(commands.NewTable(seats("me", "merchant", "merchant"), settings=settings(clock=clock)))
    sitting.now += 10
    sitting.act("host", commands.Pause("c", paused=True))
    assert sitting.table.clocks.deadline() is None
    sitting.now += 1000
    assert sitting.table.clocks.left(0, sitting.now) == 50
    sitting.act("host", commands.Pause("c", paused=False))
    sitting.now += 10
    assert sitting.table.clocks.left(0, sitting.now) == 40


def test_with_days_each_answer_gets_its_own_time() -> None:
    clock = Clock("days", days=2)
    sitting = Sitting(commands.NewTable(seats("me", "merchant", "merchant"), settings=settings(clock=clock)))
    sitting.now += 86_400
    sitting.play("host", "settler")
    assert sitting.table.clocks.left(0, sitting.now) == 2 * 86_400


def test_a_flag_is_final_for_its_question_and_leaves_only_the_increment() -> None:
    clock = Clock("live", minutes=1, increment=7)
    sitting = Sitting(commands.NewTable(seats("me", "merchant", "merchant"), settings=settings(clock=clock, grace=30)))
    sitting.now += 100
    sitting.write(decisions.stand_in(sitting.table, 0, "clock"), SERVER)
    assert sitting.table.bot_to_answer == "merchant"
    assert not sitting.table.may_return(0)
    with refused("out_of_time"):
        sitting.play("host", "settler")
    sitting.bot("settler")
    assert sitting.table.may_return(0)
    sitting.write(decisions.give_back(0), SERVER)
    assert sitting.table.bot_to_answer is None
    assert sitting.table.clocks.left(0, sitting.now) == 7
    assert same(sitting.table, sitting.again())


def test_an_absent_player_keeps_their_time_and_a_stand_in_earns_no_increment() -> None:
    clock = Clock("live", minutes=1, increment=7)
    sitting = Sitting(commands.NewTable(seats("me", "merchant", "merchant"), settings=settings(clock=clock)))
    sitting.now += 20
    sitting.write(decisions.stand_in(sitting.table, 0, "absent"), SERVER)
    sitting.bot("settler")
    sitting.write(decisions.give_back(0), SERVER)
    assert sitting.table.clocks.left(0, sitting.now) == 40


def test_pauses_are_limited_in_number_and_length_among_people() -> None:
    sitting = friends(clock=Clock("live"))
    for _ in range(3):
        for paused in (True, True, False):  # pausing again does not extend the pause
            sitting.act("ana", commands.Pause("c", paused=paused))
            sitting.now += 10
    with refused("too_many_pauses"):
        sitting.act("ana", commands.Pause("c", paused=True))
    sitting.act("host", commands.Pause("c", paused=True))
    assert sitting.table.due == sitting.now + 600
    sitting.now += 600
    sitting.write(decisions.end_pause(sitting.table) or pytest.fail("not paused"), SERVER)
    assert not sitting.table.paused
    assert decisions.end_pause(sitting.table) is None
    assert same(sitting.table, sitting.again())


@pytest.mark.parametrize("name", ["\u202eAna", "A\u200bna", "\u3164", "An\u00ada", "\ue000", " \u2060 ", "\ufe0f"])
def test_a_name_that_nobody_can_see_or_that_turns_the_text_around_is_refused(name: str) -> None:
    sitting = Sitting(commands.NewTable(seats("me", "open"), settings=settings()))
    with refused("invisible_name"):
        sitting.act("ana", commands.Sit("c", name, seat=1, invite="invitation"))
    with refused("invisible_name"):
        sitting.act("host", commands.Rename("c", name))


def test_names_at_one_table_are_different() -> None:
    sitting = Sitting(commands.NewTable(seats("me", "open", "open", "open"), settings=settings()))
    for number, (key, name) in enumerate((("ana", "Zoe\u0308"), ("ben", "ZO\u00cb"), ("eva", "\uff3ao\u00eb")), 1):
        sitting.act(key, commands.Sit("c", name, seat=number, invite="invitation"))
    assert [seat.name for seat in sitting.table.seats[1:]] == ["Zo\u00eb", "ZO\u00cb (2)", "\uff3ao\u00eb (3)"]
    sitting.act("ben", commands.Rename("c", "Zoe\u0308\ufe0f"))
    assert sitting.table.seats[2].name == "Zo\u00eb (2)"
    sitting.act("ben", commands.Rename("c", "Ben"))
    sitting.act("eva", commands.Rename("c", "x" * 32))
    sitting.act("ana", commands.Rename("c", "X" * 32))
    assert [seat.name for seat in sitting.table.seats[1:3]] == ["X" * 28 + " (2)", "Ben"]


def test_a_single_player_has_no_limit_on_pauses() -> None:
    sitting = alone(settings=settings(clock=Clock("live")))
    for _ in range(9):
        sitting.act("host", commands.Pause("c", paused=True))
        assert sitting.table.due is None
        sitting.act("host", commands.Pause("c", paused=False))


def test_a_request_for_a_takeback_expires() -> None:
    sitting = friends(grace=30)
    sitting.play("host", "settler")
    sitting.play("host", "take quarry")
    sitting.play("ana", "pass")
    sitting.act("host", commands.AskTakeback("c"))
    assert sitting.table.due == sitting.now + 30
    sitting.now += 30
    sitting.write(decisions.end_takeback(sitting.table) or pytest.fail("no takeback"), SERVER)
    assert sitting.table.takeback is None
    assert sitting.table.bot_to_answer == "merchant"
    assert decisions.end_takeback(sitting.table) is None


def test_the_recap_begins_after_the_players_last_answer() -> None:
    sitting = friends()
    sitting.play("host", "settler")
    sitting.play("host", "take quarry")
    step = sitting.table.since(0)
    assert sitting.table.game.log[step - 1].answer.text == "take quarry"
    sitting.play("ana", "pass")
    assert sitting.table.since(0) == step < sitting.table.steps
