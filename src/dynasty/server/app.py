"""The application: its routes, error handlers, startup, background tasks and shutdown."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from functools import partial
from itertools import product
from typing import Any
from weakref import WeakValueDictionary

from fastapi import FastAPI, Request, Response
from starlette.middleware.gzip import GZipMiddleware

from dynasty import __version__, games
from dynasty.kernel import DynastyError
from dynasty.server.api import routes as api_routes
from dynasty.server.clock import SYSTEM_CLOCK, Clock
from dynasty.server.clocks import heartbeat, pauses, scheduler
from dynasty.server.db import tables as db_tables
from dynasty.server.health import show_health, show_readiness
from dynasty.server.http.guess_limits import GuessLimiter
from dynasty.server.learning import coach, progress
from dynasty.server.live.event_streams import EventStream
from dynasty.server.live.stream_limits import ConnectionLimiter
from dynasty.server.loop_monitor import LoopPause
from dynasty.server.metrics import show_metrics
from dynasty.server.middleware import SECURITY_HEADERS, SecurityMiddleware
from dynasty.server.notifications import dispatcher, web_push
from dynasty.server.pages.error_handlers import add_error_handlers, error_response
from dynasty.server.pages.lobby import preload_shelf_card
from dynasty.server.pages.site import add_pages
from dynasty.server.peer_listener import ChangeListener
from dynasty.server.settings import Settings
from dynasty.server.stop_signals import end_streams_on_signals
from dynasty.server.table_page.pictures import preload_pictures
from dynasty.server.tables import player_turns, presence, results_backfill
from dynasty.server.tables.memory_cleanup import MemoryUpkeep
from dynasty.server.tables.service import TableService
from dynasty.server.templating import compile_templates
from dynasty.server.thread_pools import DRAWING_POOL
from dynasty.server.votes import proposals
from dynasty.text import LANGUAGES

IDLE_ROOM_CHECK_SECONDS = 60.0  # seconds between two checks for unused rooms
TASK_RETRY_SECONDS = 5.0  # after an error, before a duty is tried again
LOGGER = logging.getLogger("dynasty.app")

BackgroundTask = Callable[[], Coroutine[Any, Any, None]]
"""What a server does by itself: once after its start, or for as long as it runs."""


def create_app(settings: Settings, clock: Clock = SYSTEM_CLOCK) -> FastAPI:
    """Return the server as an ASGI application that reads the time from this clock."""
    app = FastAPI(
        title="Dynasty",
        version=__version__,
        summary="Strategy board games for people and programs.",
        lifespan=partial(app_lifespan, settings, clock),
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    api_routes.add_api(app)
    for path, answer in (("/health", show_health), ("/ready", show_readiness)):
        app.add_api_route(path, answer, methods=["GET", "HEAD"], include_in_schema=False)
    app.add_api_route("/metrics", show_metrics, include_in_schema=False)
    add_pages(app)
    add_error_handlers(app)
    app.add_exception_handler(Exception, handle_unexpected_error)
    app.add_middleware(GZipMiddleware)  # boards shrink to a tenth; event streams are left alone
    app.add_middleware(SecurityMiddleware, settings=settings, clock=clock)
    return app


@contextlib.asynccontextmanager
async def app_lifespan(settings: Settings, clock: Clock, app: FastAPI) -> AsyncIterator[None]:
    """Run the application's lifespan: create the table service, run background tasks, clean up."""
    service = create_table_service(settings, clock)
    app.state.service = service
    end_streams_on_signals(service)
    await service.db.write(partial(heartbeat.save_heartbeat, starts=True))
    await service.db.write(web_push.load_private_key)
    app.state.stopping = False
    app.state.connection_limiter = ConnectionLimiter(
        settings.lines_per_address, settings.lines_per_table
    )
    app.state.hubs = WeakValueDictionary[str, EventStream]()  # the connections of browsers
    app.state.guess_limiter = GuessLimiter()
    app.state.loop_pause = LoopPause()
    upkeep = MemoryUpkeep(service.drawing_memory)
    app.state.ahead = asyncio.create_task(preload(app, service, upkeep))
    duties: list[BackgroundTask] = [
        partial(resume_bot_tables, service),
        partial(player_turns.backfill_turns, service.db),
        partial(results_backfill.backfill_results, service.db, service.game),
        partial(presence.run_presence_checks, service),
        partial(proposals.run_loop, service),
        partial(heartbeat.run_heartbeat, service),
        partial(scheduler.run_scheduler, service),
        partial(dispatcher.run_dispatcher, service),
        service.snapshots.keep_the_past,
        service.analyses.go_on,
        partial(evict_rooms_regularly, service, upkeep),
        upkeep.go_on,
        app.state.loop_pause.watch,
    ]
    if settings.is_postgres:
        listener = ChangeListener(service)
        duties += [listener.listen, listener.compare_on]
    tasks = [app.state.ahead, *(asyncio.create_task(run_background_task(duty)) for duty in duties)]
    yield
    app.state.stopping = True
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    try:
        await service.db.write(heartbeat.save_heartbeat)
    finally:
        await service.close()


def create_table_service(settings: Settings, clock: Clock) -> TableService:
    """Return the table service with the hooks of all features around a choice."""
    service = TableService(settings, clock)
    for feature in (presence, pauses, progress, coach):
        feature.register_hooks(service)
    return service


async def run_background_task(duty: BackgroundTask) -> None:
    """Run a background task to its end; log an error and start the task again after a pause."""
    while True:
        try:
            await duty()
            return
        except Exception:
            LOGGER.exception("%s failed; it is tried again", task_name(duty))
            await asyncio.sleep(TASK_RETRY_SECONDS)


def task_name(duty: BackgroundTask) -> str:
    work = duty.func if isinstance(duty, partial) else duty
    return f"{work.__module__}.{work.__qualname__}"


async def resume_bot_tables(service: TableService) -> None:
    """Open every table where a bot is to move, so that its bots play on after a start."""
    for table_id in await service.db.read(db_tables.tables_awaiting_bots):
        try:
            await service.room(table_id)
        except DynastyError:
            LOGGER.exception("table %s cannot be opened", table_id)


async def evict_rooms_regularly(service: TableService, upkeep: MemoryUpkeep) -> None:
    """Drop unused tables from memory at regular intervals, and return it to the system."""
    while True:
        await service.clock.sleep(min(IDLE_ROOM_CHECK_SECONDS, service.settings.room_seconds))
        if service.rooms.drop_unused():
            await upkeep.trim()


async def preload(app: FastAPI, service: TableService, upkeep: MemoryUpkeep) -> None:
    """Load games, texts, the lobby and boards now, so that no request need wait for them.

    What is loaded later is between the short-lived objects of drawings, whose memory could then
    not be returned to the system.
    """
    shelf = [await DRAWING_POOL.run(service.game, name) for name in games.SHELF]
    for load in (preload_shelf_card, preload_pictures):
        for game, language in product(shelf, LANGUAGES):
            await DRAWING_POOL.run(load, game, language)
    await DRAWING_POOL.run(compile_templates)
    if service.settings.preload_routes:
        await DRAWING_POOL.run(app.openapi)
    upkeep.begin()  # games and texts stay in memory; exempt them from garbage collection


async def handle_unexpected_error(request: Request, error: Exception) -> Response:
    """Return the answer to a fault of the server, which was logged.

    The answer doesn't pass the middleware, so this adds the security headers.
    """
    answer = error_response(
        request, 500, type(error).__name__, "something went wrong in the server"
    )
    answer.headers.update(SECURITY_HEADERS)
    return answer
