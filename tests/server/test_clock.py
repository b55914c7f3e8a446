"""The server's one clock: what it says is what is written, shown and waited for."""

import asyncio
from collections.abc import Callable

from fastapi.testclient import TestClient
from sqlalchemy import select

from dynasty.server.clock import SECONDS_PER_DAY
from dynasty.server.db.players import BROWSER_KEY_SECONDS
from dynasty.server.db.schema import CHAT, KEYS, LOG, SITTINGS, TABLES
from dynasty.server.settings import Settings
from dynasty.server.tables.service import TableService
from tests.server.support.fake_clock import MORNING, FakeClock
from tests.server.support.guests import lay
from tests.server.support.server_process import complete

Start = Callable[..., TestClient]
MINE = {"game": "xian", "count": "2", "player-0": "me", "player-1": "person"}


def test_all_that_is_written_bears_the_time_of_the_clock(settings: Settings, start: Start) -> None:
    clock = FakeClock()
    client = start(settings, clock)
    _, ann, _ = lay(client, "person", "person")
    clock.advance(3600)
    ann.choose(ann.choices()[0])
    ann.post("/chat", text="Good morning")
    service: TableService = client.app.state.service  # type: ignore[attr-defined]
    with service.db.engine.connect() as connection:
        assert set(connection.execute(select(KEYS.c.created)).scalars()) == {MORNING}
        assert set(connection.execute(select(SITTINGS.c.since)).scalars()) == {MORNING}
        assert connection.execute(select(LOG.c.at)).scalar() == MORNING + 3600
        assert connection.execute(select(TABLES.c.updated)).scalar() == MORNING + 3600
        said = select(CHAT.c.at).where(CHAT.c.text == "Good morning")
        assert connection.execute(said).scalar() == MORNING + 3600


def test_a_page_counts_days_by_the_clock_and_a_browser_is_forgotten_after_400(
    lite: Settings, start: Start
) -> None:
    clock = FakeClock()
    client = start(lite, clock)
    client.post("/tables", data=MINE)
    clock.advance(3 * SECONDS_PER_DAY)
    page = client.get("/", headers={"accept-language": "en"})
    assert "3 days ago" in page.text
    assert "dynasty=" in page.headers["set-cookie"]
    clock.advance(BROWSER_KEY_SECONDS - 1)
    assert len(client.get("/api/tables").json()) == 1
    clock.advance(BROWSER_KEY_SECONDS)
    assert client.get("/api/tables").json() == []


def test_whoever_sleeps_by_a_clock_wakes_when_it_moves_on() -> None:
    async def run() -> None:
        clock, woken = FakeClock(), list[float]()

        async def sleep(seconds: float) -> None:
            await clock.sleep(seconds)
            woken.append(seconds)

        sleepers = [asyncio.create_task(sleep(seconds)) for seconds in (60, 10)]
        await asyncio.sleep(0)
        clock.advance(30)
        await sleepers[1]
        assert woken == [10]
        clock.advance(30)
        await sleepers[0]
        assert (woken, clock.sleepers) == ([10, 60], [])

    complete(run())
