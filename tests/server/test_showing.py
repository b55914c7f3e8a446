"""What viewers share: one rendering, outside the room's lock, sent as what changed in it."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import AsyncIterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dynasty import games
from dynasty.drawing.svg import Joined
from dynasty.kernel import Chance
from dynasty.server.learning.guided import TurnedDown
from dynasty.server.learning.lessons import lay_lesson, read_on
from dynasty.server.present import present
from dynasty.server.seats.seating import Caller, say_in_chat
from dynasty.server.settings import Settings
from dynasty.server.tables.hall import Hall
from dynasty.server.tables.room import AT_ONCE, Room
from dynasty.server.tables.wishes import NewTable, SeatWish
from dynasty.server.web import showing
from dynasty.server.web.live import Sent, squeeze, squeezed
from dynasty.server.web.pieces import pieces
from dynasty.server.web.showing import Look, Showing
from dynasty.server.web.templating import Reader
from tests.conformance.checks import choice_by
from tests.server.running import complete

STEADY = settings(derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
READER = Reader("en", "", narrow=False, keys=True, path="/")
texts = st.lists(st.sampled_from(["<g>", "<i id='1'>", "<i id='2'>", "</g>", "a", "b"])).map(
    "".join
)

tags = st.sampled_from(["<g>", "<i id='1'>", "<i id='2'><b/></i>", "<i><b/></i>", "</g>"])


def patched(text: str, found: list[Any]) -> str:
    """What a browser makes of pieces."""
    old = text.split("<")
    return "<".join(one if isinstance(one, str) else "<".join(old[slice(*one)]) for one in found)


@STEADY
@given(texts, texts)
def test_pieces_of_an_old_text_make_the_new_one(before: str, now: str) -> None:
    assert patched(before, pieces(before, now)) == now


@STEADY
@given(st.lists(tags), st.lists(tags))
def test_pieces_of_joined_texts_make_the_new_one(before: list[str], now: list[str]) -> None:
    old, new = Joined.of("<svg>", *before), Joined.of("<svg>", *now)
    assert patched(old, pieces(old, new)) == new
    assert old == "".join(old.texts)


def test_what_was_joined_is_found_wherever_it_lies() -> None:
    one, two, three = "<g><i/></g>", "<g id='2'><i/></g>", "<g id='3'><b/></g>"
    before, now = Joined.of(one, two, three), Joined.of(one, three, two.replace("2", "4"))
    assert pieces(before, now) == [[0, 4], [7, 10], "g id='4'>", [5, 7]]


def test_little_is_sent_of_a_small_change() -> None:
    before = "<ol>" + "".join(f"<li>{n}</li>" for n in range(100)) + "</ol>"
    now = before.replace("<li>7</li>", "<li>seven</li>").replace("<li>90</li>", "")
    assert pieces(before, now) == [[0, 16], "li>seven", [17, 181], [183, 203]]


def test_what_many_are_sent_is_squeezed_once_and_read_wherever_a_line_began() -> None:
    async def events(*texts: str) -> AsyncIterator[str]:
        for text in texts:
            yield text

    async def read(*texts: str) -> str:
        sent = [piece async for piece in squeezed(events(*texts))]
        return zlib.decompressobj(zlib.MAX_WBITS | 16).decompress(b"".join(sent)).decode()

    first, second = (f"data: {name} {list(range(300))}\n\n" for name in ("é", "two"))
    assert complete(read(first, "", second)) == first + second
    assert complete(read(second)) == second
    assert squeeze(second) is squeeze(second)
    assert len(squeeze(second)) < len(second) / 2


class Page:
    """An open page: what it keeps, changed as a browser changes it."""

    def __init__(
        self, hall: Hall, player: str = "", have: str = "", seat: int | None = None
    ) -> None:
        caller = Caller(player)
        self.sent = Sent(hall, Look(caller, READER, seat), have)
        self.texts: dict[str, str] = {}
        self.stamp = ""

    async def hear(self, room: Room) -> dict[str, Any]:
        """The next event; its parts are put in place."""
        text = await self.sent.news(room)
        if not text:
            return {}
        news: dict[str, Any] = json.loads(text.partition("data: ")[2])
        for name, part in news["parts"].items():
            assert isinstance(part, str) or news["base"] == self.stamp
            self.texts[name] = part if isinstance(part, str) else patched(self.texts[name], part)
        self.stamp = news["stamp"]
        return news


async def laid(hall: Hall, name: str = "xian") -> Room:
    own = range(max(2, hall.game(name).seat_counts[0]))
    wishes = [SeatWish("person") for _ in own]
    room, _ = await hall.lay_table(NewTable(name, wishes, "host", seed=1, own=own, speed="instant"))
    return room


async def choose(hall: Hall, room: Room, pick: int = 0) -> None:
    decision, choice = choice_by(room.match.state, pick)
    await hall.choose(room, decision.seat, str(choice), room.seq)


def test_why_a_lesson_turned_a_choice_down_reaches_a_page_that_is_open(
    lite: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "SHELF", (*games.SHELF, games.TEMPLATE))

    async def run() -> None:
        hall = Hall(lite)
        room = await lay_lesson(hall, games.TEMPLATE, "first", "host", speed="instant")
        await read_on(hall, room, 0, "welcome")
        page = Page(hall, "host", seat=0)
        await page.hear(room)
        with pytest.raises(TurnedDown):
            await hall.choose(room, 0, "set_aside:merchant", room.seq)
        news = await page.hear(room)
        assert 'class="turned-down"' in page.texts["panel"]
        assert "panel" in news["parts"]
        await hall.close()

    complete(run())


def count_renderings(monkeypatch: pytest.MonkeyPatch) -> list[Room]:
    """The rooms that pages are made of; meanwhile others can have their locks."""
    found: list[Room] = []
    loop = asyncio.get_running_loop()

    async def have(lock: asyncio.Lock) -> None:
        async with lock:
            pass

    def counted(room: Room, *args: Any) -> Any:
        asyncio.run_coroutine_threadsafe(have(room.lock), loop).result(timeout=5)
        found.append(room)
        return present(room, *args)

    monkeypatch.setattr(showing, "present", counted)
    return found


def test_whoever_sees_the_same_shares_one_rendering(
    lite: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        hall, rendered = Hall(lite), count_renderings(monkeypatch)
        room = await laid(hall)
        many = [Page(hall, f"stranger {n}") for n in range(20)]
        players = [Page(hall, "host", seat=seat) for seat in (0, 1)]
        for changes in (1, 2):
            news = await asyncio.gather(*(page.hear(room) for page in (*many, *players)))
            assert len(rendered) == 3 * changes
            assert len({page.stamp for page in many}) == 1
            assert {one["seq"] for one in news} == {room.seq}
            await choose(hall, room)
        del many, players
        assert not room.showings
        await hall.close()

    complete(run())


@pytest.mark.parametrize("name", games.SHELF)
def test_a_page_that_is_told_of_changes_shows_what_a_fresh_one_does(
    lite: Settings, name: str
) -> None:
    async def run() -> None:
        hall, chance = Hall(lite), Chance(7)
        room = await laid(hall, name)
        pages = [Page(hall, "stranger"), Page(hall, "host", seat=0)]
        for turn in range(10):
            for page in pages:
                news = await page.hear(room)
                fresh = Showing(hall, page.sent.look)
                await fresh.renew(room)
                assert page.texts == fresh.past[fresh.stamp]
                assert (news["base"] == "") == (turn == 0)
            last = room.match.moves[-1].seat if room.match.moves else 0
            if chance.below(3) == 0 and room.match.undoable(last)[0]:
                await hall.undo(room, last, room.seq)
            else:
                await choose(hall, room, chance.number() >> 8)
        await hall.close()

    complete(run())


def test_who_slept_is_told_what_changed_and_who_shows_something_unknown_gets_all(
    lite: Settings,
) -> None:
    async def run() -> None:
        hall = Hall(lite)
        room = await laid(hall)
        awake, asleep, lost = Page(hall), Page(hall), Page(hall, have="unknown")
        await awake.hear(room)
        await asleep.hear(room)
        for _ in range(2):
            await choose(hall, room)
            await awake.hear(room)
        news = await asleep.hear(room)
        assert any(isinstance(part, list) for part in news["parts"].values())
        assert asleep.texts == awake.texts
        for _ in range(showing.PAST):
            await choose(hall, room)
            await awake.hear(room)
        for page in (asleep, lost):
            news = await page.hear(room)
            assert news["base"] == ""
            assert news["parts"] == awake.texts
        await hall.close()

    complete(run())


def test_who_has_it_all_hears_nothing_and_then_whole_parts(lite: Settings) -> None:
    async def run() -> None:
        hall = Hall(lite)
        room = await laid(hall)
        awake = Page(hall)
        await awake.hear(room)
        page = Page(hall, have=awake.stamp)
        assert await page.hear(room) == {}
        await choose(hall, room)
        news = await page.hear(room)
        assert news["base"] == awake.stamp
        assert 0 < len(news["parts"]) < len(awake.texts)
        assert all(isinstance(part, str) for part in news["parts"].values())
        await hall.close()

    complete(run())


def test_viewers_are_told_a_few_at_a_time(lite: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        hall, inside, most = Hall(lite), 0, 0
        renew = Showing.renew

        async def counted(showing: Showing, room: Room) -> None:
            nonlocal inside, most
            inside += 1
            most = max(most, inside)
            await renew(showing, room)
            inside -= 1

        monkeypatch.setattr(Showing, "renew", counted)
        room = await laid(hall)
        news = await asyncio.gather(*(Page(hall).hear(room) for _ in range(3 * AT_ONCE)))
        assert all(one["parts"] for one in news)
        assert most == AT_ONCE
        await hall.close()

    complete(run())


def test_what_is_said_appears_at_once_and_is_read_once(
    lite: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        hall = Hall(lite)
        room = await laid(hall)
        page, reads = Page(hall), 0
        read = hall.store.read

        async def counted(*args: Any) -> Any:
            nonlocal reads
            reads += 1
            return await read(*args)

        await page.hear(room)
        monkeypatch.setattr(hall.store, "read", counted)
        await choose(hall, room)
        await page.hear(room)
        assert reads == 0
        await say_in_chat(hall, room, 0, "well met")
        news = await page.hear(room)
        assert reads == 1
        assert list(news["parts"]) == ["chat"]
        assert "well met" in page.texts["chat"]
        await hall.close()

    complete(run())
