"""Health checks for operators and their programs: is the server well, can it take requests?"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from fastapi import Request
from fastapi.responses import JSONResponse
from sqlalchemy import Connection, delete, insert

from dynasty import __version__
from dynasty.server.accounts.auth import language_of
from dynasty.server.db.failures import UNREACHABLE
from dynasty.server.db.schema import SERVER
from dynasty.server.errors import DatabaseUnavailable, DiskFull, WriteConflict
from dynasty.server.tables.service import TableService
from dynasty.server.thread_pools import stuck_pool_name
from dynasty.text import Translator

DATABASE_TIMEOUT_SECONDS: Final = 2.0  # for an answer of the database
CAUSE_STOPPING: Final = "stopping"
STATUS_UNAVAILABLE: Final = "unavailable"
TRIAL_ROW_KEY: Final = "trial"  # the row that is written to see whether writing is possible
TRIAL_ROW_BYTES: Final = 65_536  # more than the choices that wait at one moment
RECENT_FAILURE_SECONDS: Final = 60.0  # after a write failed, for which others are tried before

HealthProbe = Callable[[Request], Awaitable[str]]
"""Returns why the server is not well, by its name in the text files; empty if all is well."""


async def show_health(request: Request) -> JSONResponse:
    """Return whether the server, its thread pools, the database and the bot processes work."""
    service: TableService = request.app.state.service
    alive, waiting = service.thinkers.alive, service.thinkers.waiting
    status = "ok" if alive == service.settings.thinkers else "degraded"
    found = {"version": __version__, "thinkers": alive, "waiting": waiting}
    stuck = await stuck_pool_name({"reading": service.db.probe_readers()})
    if stuck:
        return JSONResponse({"status": STATUS_UNAVAILABLE, **found, "pool": stuck}, 503)
    return await run_health_checks(request, (database_cause,), status, found)


async def show_readiness(request: Request) -> JSONResponse:
    """Return whether this server can take requests and write what they do."""
    return await run_health_checks(
        request, (stopping_cause, database_cause, write_failure_cause), "ready", {}
    )


async def run_health_checks(
    request: Request, checks: tuple[HealthProbe, ...], status: str, found: dict[str, Any]
) -> JSONResponse:
    """Return the status if all checks pass, else 503 with the first cause in a sentence."""
    for check in checks:
        cause = await check(request)
        if cause:
            message = Translator(language_of(request)).say(f"unready-{cause}")
            failed = {"status": STATUS_UNAVAILABLE, **found, "cause": cause, "message": message}
            return JSONResponse(failed, 503)
    return JSONResponse({"status": status, **found})


async def stopping_cause(request: Request) -> str:
    return CAUSE_STOPPING if request.app.state.stopping else ""


async def database_cause(request: Request) -> str:
    """Query the database, one query at a time; return why it does not answer, if so."""
    state = request.app.state
    service: TableService = state.service
    if getattr(state, "probe", None) is None or state.probe.done():
        state.probe = asyncio.ensure_future(service.db.read(select_one))
    try:
        await asyncio.wait_for(asyncio.shield(state.probe), DATABASE_TIMEOUT_SECONDS)
    except (TimeoutError, DatabaseUnavailable):
        return UNREACHABLE
    return ""


async def write_failure_cause(request: Request) -> str:
    """Try a write if one failed lately because of the disk or the database; return why it fails."""
    service: TableService = request.app.state.service
    failed = service.db.trouble
    if failed is None or time.monotonic() - failed[1] > RECENT_FAILURE_SECONDS:
        return ""
    try:
        async with asyncio.timeout(DATABASE_TIMEOUT_SECONDS):
            for work in (write_trial, remove_trial):
                await service.db.write(work)
    except (TimeoutError, DatabaseUnavailable, DiskFull, WriteConflict):
        return (service.db.trouble or failed)[0]
    return ""


def select_one(connection: Connection) -> None:
    connection.exec_driver_sql("SELECT 1")


def write_trial(connection: Connection) -> None:
    """Write a trial row, so that a full disk is noticed before a row that matters is lost."""
    remove_trial(connection)
    connection.execute(insert(SERVER).values(key=TRIAL_ROW_KEY, value="x" * TRIAL_ROW_BYTES))


def remove_trial(connection: Connection) -> None:
    connection.execute(delete(SERVER).where(SERVER.c.key == TRIAL_ROW_KEY))
