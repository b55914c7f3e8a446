"""What pictures hold in memory: little, bounded, and dropped when nobody needs it."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from dynasty import games
from dynasty.drawing.drawn_parts import DrawnPart
from dynasty.kernel import Chance
from dynasty.server.live.shared_view import SharedView, ViewRequest
from dynasty.server.live.topics import SentVersion
from dynasty.server.model.new_table import SeatSpec, TableSpec
from dynasty.server.model.room import Room
from dynasty.server.settings import Settings
from dynasty.server.table_page import PageCache, TablePage
from dynasty.server.tables.caller import Caller
from dynasty.server.tables.drawing_memory import IDLE_SECONDS, DrawingMemory
from dynasty.server.tables.service import TableService
from dynasty.server.templating import ReaderPreferences
from tests.server.support.fake_clock import FakeClock
from tests.server.support.live_page import Page, choose, texts_of
from tests.server.support.memory_size import bytes_held_by
from tests.server.support.pictures import Picture
from tests.server.support.server_process import complete

MAX_PICTURE_BYTES = 1_000_000
WATCHED = 50  # choices


async def seated(service: TableService, name: str = "xian") -> Room:
    """A new table where the host has the first seat and other people have the others."""
    people = max(2, service.game(name).seat_counts[0])
    wishes = [SeatSpec("person") for _ in range(people)]
    new = TableSpec(name, wishes, "host", seed=1, own=[0], speed="instant")
    return (await service.create_table(new))[0]


def look(seat: int | None = None, narrow: bool = False, theme: str = "") -> ViewRequest:
    reader = ReaderPreferences("en", theme, narrow=narrow, keys=True, path="/")
    return ViewRequest(Caller("stranger" if seat is None else "host"), reader, seat)


async def watched(service: TableService, room: Room, sent: list[SentVersion], choices: int) -> None:
    """So many choices, each shown to these pages."""
    chance = Chance(7)
    for _ in range(choices):
        for page in sent:
            await page.news(room)
        if room.match.state.decisions:
            await choose(service, room, chance.number() >> 8)
    for page in sent:
        await page.news(room)


@pytest.mark.parametrize(("seat", "narrow"), [(0, False), (None, True)], ids=["seat", "spectator"])
@pytest.mark.parametrize("name", games.SHELF)
def test_a_picture_holds_little_however_long_it_is_watched(
    lite: Settings, name: str, seat: int | None, narrow: bool
) -> None:
    async def run() -> None:
        service = TableService(lite)
        room = await seated(service, name)
        page = SentVersion(service, look(seat, narrow), "")
        await watched(service, room, [page], WATCHED)
        held = bytes_held_by(page.showing, service, room, page.look)
        assert held < MAX_PICTURE_BYTES
        assert 0.7 < service.drawing_memory.size / held < 1.4
        await service.close()

    complete(run())


@pytest.fixture
def no_collection() -> Iterator[None]:
    """Garbage in cycles stays, to be looked at."""
    gc.collect()
    gc.disable()
    yield
    gc.set_debug(0)
    gc.garbage.clear()
    gc.enable()


async def let_go(room: Room, left: int = 0) -> None:
    """Wait until the thread that drew last lets go of what it drew."""
    async with asyncio.timeout(60):
        while len(room.showings) > left:
            await asyncio.sleep(0.01)


@pytest.mark.usefixtures("no_collection")
@pytest.mark.parametrize("name", games.SHELF)
def test_what_is_drawn_goes_without_a_collection_of_garbage(lite: Settings, name: str) -> None:
    async def run() -> None:
        service = TableService(lite)
        room = await seated(service, name)
        pages = [SentVersion(service, look(0), ""), SentVersion(service, look(), "")]
        await watched(service, room, pages, 6)
        pages.clear()
        await let_go(room)
        gc.set_debug(gc.DEBUG_SAVEALL)
        gc.collect()
        drawn = (DrawnPart, PageCache, SharedView, TablePage)
        assert [type(one) for one in gc.garbage if isinstance(one, drawn)] == []
        await service.close()

    complete(run())


def test_a_page_that_is_closed_holds_nothing(lite: Settings) -> None:
    async def run() -> None:
        service = TableService(lite)
        room = await seated(service)
        pages = [Page(service), Page(service, "host", seat=0)]
        for page in pages:
            await page.hear(room)
        both = service.drawing_memory.size
        del page
        pages.pop()
        await let_go(room, left=1)
        service.drawing_memory.drop_closed()
        assert 0 < service.drawing_memory.size < both
        pages.pop()
        await let_go(room)
        service.drawing_memory.drop_closed()
        assert service.drawing_memory.size == 0
        await service.close()

    complete(run())


def test_a_page_without_a_change_for_a_minute_is_released_and_still_right(
    lite: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        clock = FakeClock()
        service = TableService(lite, clock)
        room = await seated(service)
        page = Page(service)
        await page.hear(room)
        showing = page.sent.showing
        assert showing is not None
        for seconds, released in ((IDLE_SECONDS / 2, False), (IDLE_SECONDS, True)):
            clock.advance(seconds)
            service.drawing_memory.release_idle()
            assert (showing.now is None) == released
            assert (service.drawing_memory.size == 0) == released
        assert bytes_held_by(showing, service, room, page.sent.look) < 10_000
        drawings = count_drawings(monkeypatch)
        assert await page.hear(room) == {}
        assert drawings == []
        await choose(service, room)
        news = await page.hear(room)
        assert news["base"] == ""
        assert page.texts == texts_of(await SharedView(service, page.sent.look).renew(room))
        await choose(service, room)
        assert (await page.hear(room))["base"] != ""
        await service.close()

    complete(run())


def test_a_picture_that_is_released_before_it_is_told_holds_nothing(lite: Settings) -> None:
    async def run() -> None:
        service = TableService(lite)
        room = await seated(service)
        showing = SharedView(service, look())
        shown = await showing.renew(room)
        assert shown is not None
        showing.release()  # as by a picture that is drawn before the viewers of this one are told
        text, _ = showing.news(shown, "", frozenset())
        assert len(text) > 10_000
        assert bytes_held_by(showing, service, room, showing.look, shown) < 10_000
        await service.close()

    complete(run())


def count_drawings(monkeypatch: pytest.MonkeyPatch) -> list[SharedView]:
    """The pictures that are drawn from now on."""
    found: list[SharedView] = []
    render = SharedView.render

    def counted(showing: SharedView, *given: Any) -> Any:
        found.append(showing)
        return render(showing, *given)

    monkeypatch.setattr(SharedView, "render", counted)
    return found


def test_all_pictures_together_hold_no_more_than_allowed(lite: Settings) -> None:
    async def run() -> None:
        service = TableService(replace(lite, drawing_memory=2))
        rooms = [await seated(service, name) for name in games.SHELF]
        looks = [look(), look(narrow=True), look(theme="dark"), look(0)]
        pages = [[SentVersion(service, one, "") for one in looks] for _ in rooms]
        for room, sent in zip(rooms, pages, strict=True):
            for page in sent:
                await page.news(room)
                assert service.drawing_memory.size <= 2_000_000
        held = [page.showing for sent in pages for page in sent if page.showing]
        full = [showing for showing in held if showing.now is not None]
        assert len(held) == 16
        assert 2 <= len(full) < 8
        assert full == held[-len(full) :]  # those that were drawn last
        await service.close()

    complete(run())


@pytest.mark.parametrize("name", games.SHELF)
def test_with_the_least_memory_pages_are_right(
    lite: Settings, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    async def run() -> None:
        service, chance = TableService(replace(lite, drawing_memory=0)), Chance(7)
        room = await seated(service, name)
        pages = [Page(service, "stranger"), Page(service, "host", seat=0), Page(service, "another")]
        drawings = count_drawings(monkeypatch)
        for _ in range(10):
            for page in pages:
                await page.hear(room)
                fresh = SharedView(service, page.sent.look)
                assert page.texts == texts_of(await fresh.renew(room))
                assert await page.hear(room) == {}
            assert len(service.drawing_memory.held) == 1
            last = room.match.moves[-1].seat if room.match.moves else 0
            if chance.below(3) == 0 and room.match.undoable(last)[0]:
                await service.undo(room, last, room.seq)
            else:
                await choose(service, room, chance.number() >> 8)
        assert len(drawings) > 40
        await service.close()

    complete(run())


def test_the_picture_that_was_not_drawn_for_longest_is_released_first() -> None:
    memory = DrawingMemory(100, FakeClock())
    one, two, three = pictures = [Picture() for _ in range(3)]
    memory.note(one, 40)
    memory.note(two, 40)
    memory.note(one, 50)
    memory.note(three, 40)
    assert [picture.released for picture in pictures] == [0, 1, 0]
    assert memory.size == 90
    memory.note(two, 200)
    assert [picture.released for picture in pictures] == [1, 1, 1]
    assert memory.size == 200  # what was drawn last stays
    del two, pictures
    memory.note(three, 10)
    assert memory.size == 10
