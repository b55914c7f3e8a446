"""The application: routes, errors, start and end."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
from collections.abc import AsyncIterator
from functools import partial

import psycopg
from fastapi import FastAPI, Request, Response
from starlette.middleware.gzip import GZipMiddleware

from dynasty import __version__, games
from dynasty.kernel import DynastyError
from dynasty.server import api
from dynasty.server.after import filling
from dynasty.server.daytime import SYSTEM, Clock
from dynasty.server.door.tries import Tries
from dynasty.server.metrics import show_metrics
from dynasty.server.pace import heartbeat, timekeeper
from dynasty.server.people import presence
from dynasty.server.post import outbox, push
from dynasty.server.seats import consents
from dynasty.server.settings import Settings
from dynasty.server.store import queries
from dynasty.server.store.storage import CHANNEL
from dynasty.server.tables import calling
from dynasty.server.tables.crowd import Crowd
from dynasty.server.tables.hall import Hall
from dynasty.server.web.guard import HEADERS, Guard
from dynasty.server.web.lobby import read_shelf
from dynasty.server.web.pages import add_pages
from dynasty.server.web.problems import add_problems, tell
from dynasty.server.web.templating import compiled
from dynasty.text import LANGUAGES

ROUND = 60.0  # seconds between two looks at rooms that nobody uses
SELDOM = (20_000, 20, 20)  # new objects, and rounds, between two collections of garbage
LOGGER = logging.getLogger("dynasty.app")


def create_app(settings: Settings, clock: Clock = SYSTEM) -> FastAPI:
    """The server as an ASGI application, by this clock."""
    app = FastAPI(
        title="Dynasty",
        version=__version__,
        summary="Strategy board games for people and programs.",
        lifespan=partial(life, settings, clock),
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    api.add_api(app)
    app.add_api_route("/health", health, include_in_schema=False)
    app.add_api_route("/metrics", show_metrics, include_in_schema=False)
    add_pages(app)
    add_problems(app)
    app.add_exception_handler(Exception, fail)
    app.add_middleware(GZipMiddleware)  # boards shrink to a tenth; event streams are left alone
    app.add_middleware(
        Guard,
        requests_per_minute=settings.requests_per_minute,
        largest_body=settings.largest_body,
        site=settings.public_url,
        clock=clock,
    )
    return app


@contextlib.asynccontextmanager
async def life(settings: Settings, clock: Clock, app: FastAPI) -> AsyncIterator[None]:
    """From the start of a server to its end: the hall, and what goes on there by itself."""
    hall = Hall(settings, clock)
    app.state.hall = hall
    await hall.store.write(partial(heartbeat.note, starts=True))
    await hall.store.write(push.key_of)
    app.state.crowd = Crowd(settings.lines_per_address, settings.lines_per_table)
    app.state.tries = Tries()
    app.state.ahead = asyncio.create_task(read_ahead(hall))
    duties = [
        wake_tables(hall),
        calling.fill_turns(hall),
        filling.fill_results(hall),
        presence.keep(hall),
        consents.keep(hall),
        heartbeat.keep(hall),
        timekeeper.keep(hall),
        outbox.keep_sending(hall),
        hall.keeper.keep_the_past(),
        hall.analyst.go_on(),
        let_rooms_cool(hall),
    ]
    if settings.is_postgres:
        duties.append(listen(hall, settings.url))
    tasks = [app.state.ahead, *map(asyncio.create_task, duties)]
    yield
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await hall.store.write(heartbeat.note)
    await hall.close()


async def wake_tables(hall: Hall) -> None:
    """After a start: go on wherever a bot was to choose."""
    for table_id in await hall.store.read(queries.tables_awaiting_bots):
        try:
            await hall.room(table_id)
        except DynastyError:
            LOGGER.exception("table %s cannot be opened", table_id)


async def let_rooms_cool(hall: Hall) -> None:
    """Now and then let go of tables that nobody uses."""
    while True:
        await hall.clock.sleep(min(ROUND, hall.settings.room_seconds))
        hall.rooms.let_cool()


async def read_ahead(hall: Hall) -> None:
    """Load games, sentences and the lobby now, so that the first reader need not wait for them."""
    for name in games.SHELF:
        game = await asyncio.to_thread(hall.game, name)
        for language in LANGUAGES:
            await asyncio.to_thread(read_shelf, game, language)
    await asyncio.to_thread(compiled, "lobby.html", "base.html", "macros.html")
    gc.collect()
    gc.freeze()  # games and sentences stay: nobody need look through them for garbage
    gc.set_threshold(*SELDOM)


async def listen(hall: Hall, url: str) -> None:
    """Hear from other workers that a table went on."""
    plain = url.replace("postgresql+psycopg://", "postgresql://")
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(plain, autocommit=True) as connection:
                for channel in (CHANNEL, presence.CHANNEL):
                    await connection.execute(f"LISTEN {channel}")
                async for note in connection.notifies():
                    if note.channel == CHANNEL:
                        await hall.refresh(note.payload)
                    else:
                        presence.hear(hall, note.payload)
        except psycopg.OperationalError:
            LOGGER.warning("lost the connection to PostgreSQL; trying again")
            await asyncio.sleep(1)


async def health(request: Request) -> dict[str, str | int]:
    """Is the server up, does its database answer, and do its bots think?"""
    hall: Hall = request.app.state.hall
    await hall.store.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())
    alive, waiting = hall.thinkers.alive, hall.thinkers.waiting
    status = "ok" if alive == hall.settings.thinkers else "degraded"
    return {"status": status, "version": __version__, "thinkers": alive, "waiting": waiting}


async def fail(request: Request, error: Exception) -> Response:
    """A fault of the server; the log has it. This answer does not pass the guard."""
    answer = tell(request, 500, type(error).__name__, "something went wrong in the server")
    answer.headers.update(HEADERS)
    return answer
