"""What viewers share: one rendering, outside the room's lock, sent as what changed in it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from dynasty import games
from dynasty.kernel import Chance
from dynasty.server.errors import LessonRefusal
from dynasty.server.learning.lessons import create_lesson_table, finish_card
from dynasty.server.live import shared_view
from dynasty.server.live.shared_view import Rendering, SharedView
from dynasty.server.model.room import MAX_VIEWERS_AT_ONCE, Room
from dynasty.server.settings import Settings
from dynasty.server.table_page import build_table_page
from dynasty.server.tables.chat import say_in_chat
from dynasty.server.tables.service import TableService
from tests.server.support.live_page import Page, choose, laid, texts_of
from tests.server.support.server_process import complete


def test_why_a_lesson_turned_a_choice_down_reaches_a_page_that_is_open(
    lite: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "SHELF", (*games.SHELF, games.TEMPLATE_GAME))

    async def run() -> None:
        service = TableService(lite)
        room = await create_lesson_table(
            service, games.TEMPLATE_GAME, "first", "host", speed="instant"
        )
        await finish_card(service, room, 0, "welcome")
        page = Page(service, "host", seat=0)
        await page.hear(room)
        with pytest.raises(LessonRefusal):
            await service.choose(room, 0, "set_aside:merchant", room.seq)
        news = await page.hear(room)
        assert 'class="turned-down"' in page.texts["panel"]
        assert "panel" in news["parts"]
        await service.close()

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
        return build_table_page(room, *args)

    monkeypatch.setattr(shared_view, "build_table_page", counted)
    return found


def test_whoever_sees_the_same_shares_one_rendering(
    lite: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        service, rendered = TableService(lite), count_renderings(monkeypatch)
        room = await laid(service)
        many = [Page(service, f"stranger {n}") for n in range(20)]
        players = [Page(service, "host", seat=seat) for seat in (0, 1)]
        for changes in (1, 2):
            news = await asyncio.gather(*(page.hear(room) for page in (*many, *players)))
            assert len(rendered) == 3 * changes
            assert len({page.stamp for page in many}) == 1
            assert {one["seq"] for one in news} == {room.seq}
            await choose(service, room)
        del many, players
        while room.showings:  # until the thread that drew the last one lets go of it
            await asyncio.sleep(0.01)
        await service.close()

    complete(run())


@pytest.mark.parametrize("name", games.SHELF)
def test_a_page_that_is_told_of_changes_shows_what_a_fresh_one_does(
    lite: Settings, name: str
) -> None:
    async def run() -> None:
        service, chance = TableService(lite), Chance(7)
        room = await laid(service, name)
        pages = [Page(service, "stranger"), Page(service, "host", seat=0)]
        for turn in range(10):
            for page in pages:
                news = await page.hear(room)
                fresh = SharedView(service, page.sent.look)
                assert page.texts == texts_of(await fresh.renew(room))
                assert (news["base"] == "") == (turn == 0)
            last = room.match.moves[-1].seat if room.match.moves else 0
            if chance.below(3) == 0 and room.match.undoable(last)[0]:
                await service.undo(room, last, room.seq)
            else:
                await choose(service, room, chance.number() >> 8)
        await service.close()

    complete(run())


def test_who_slept_is_told_what_changed_and_who_shows_something_unknown_gets_all(
    lite: Settings,
) -> None:
    async def run() -> None:
        service = TableService(lite)
        room = await laid(service)
        awake, asleep, lost = Page(service), Page(service), Page(service, have="unknown")
        await awake.hear(room)
        await asleep.hear(room)
        for _ in range(2):
            await choose(service, room)
            await awake.hear(room)
        news = await asleep.hear(room)
        assert any(isinstance(part, list) for part in news["parts"].values())
        assert asleep.texts == awake.texts
        for _ in range(shared_view.MAX_PAST_RENDERINGS):
            await choose(service, room)
            await awake.hear(room)
        for page in (asleep, lost):
            news = await page.hear(room)
            assert news["base"] == ""
            assert news["parts"] == awake.texts
        await service.close()

    complete(run())


def test_who_has_it_all_hears_nothing_and_then_whole_parts(lite: Settings) -> None:
    async def run() -> None:
        service = TableService(lite)
        room = await laid(service)
        awake = Page(service)
        await awake.hear(room)
        page = Page(service, have=awake.stamp)
        assert await page.hear(room) == {}
        await choose(service, room)
        news = await page.hear(room)
        assert news["base"] == awake.stamp
        assert 0 < len(news["parts"]) < len(awake.texts)
        assert all(isinstance(part, str) for part in news["parts"].values())
        await service.close()

    complete(run())


def test_viewers_are_told_a_few_at_a_time(lite: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        service, inside, most = TableService(lite), 0, 0
        renew = SharedView.renew

        async def counted(showing: SharedView, room: Room, have: str) -> Rendering | None:
            nonlocal inside, most
            inside += 1
            most = max(most, inside)
            shown = await renew(showing, room, have)
            inside -= 1
            return shown

        monkeypatch.setattr(SharedView, "renew", counted)
        room = await laid(service)
        news = await asyncio.gather(
            *(Page(service).hear(room) for _ in range(3 * MAX_VIEWERS_AT_ONCE))
        )
        assert all(one["parts"] for one in news)
        assert most == MAX_VIEWERS_AT_ONCE
        await service.close()

    complete(run())


def test_what_is_said_appears_at_once_and_is_read_once(
    lite: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        service = TableService(lite)
        room = await laid(service)
        page, reads = Page(service), 0
        read = service.db.read

        async def counted(*args: Any) -> Any:
            nonlocal reads
            reads += 1
            return await read(*args)

        await page.hear(room)
        monkeypatch.setattr(service.db, "read", counted)
        await choose(service, room)
        await page.hear(room)
        assert reads == 0
        await say_in_chat(service, room, 0, "well met")
        news = await page.hear(room)
        assert reads == 1
        assert list(news["parts"]) == ["chat"]
        assert "well met" in page.texts["chat"]
        await service.close()

    complete(run())
