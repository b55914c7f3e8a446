"""All routes of the API."""

from functools import cache

from fastapi import FastAPI
from starlette.routing import BaseRoute

from dynasty.server.api import (
    account,
    analysis,
    blocks_and_reports,
    chat_and_presence,
    clocks,
    lessons,
    plans,
    play,
    players,
    puzzles,
    tables,
    vacations,
    votes,
)
from dynasty.server.api import (
    notification_channels as api_notification_channels,
)
from dynasty.server.api import (
    past_games as api_past_games,
)
from dynasty.server.api import (
    waiting_tables as api_waiting,
)
from dynasty.server.api.dependencies import PROBLEM_RESPONSES
from dynasty.server.http.routing import FlatRouter, resolved_routes

API_PREFIX = "/api"
ROUTE_MODULES = (
    play,
    tables,
    api_waiting,
    plans,
    clocks,
    lessons,
    chat_and_presence,
    votes,
    account,
    api_notification_channels,
    vacations,
    api_past_games,
    players,
    blocks_and_reports,
    analysis,
    puzzles,
)


@cache
def api_routes() -> list[BaseRoute]:
    wing = FlatRouter(API_PREFIX, [part.router for part in ROUTE_MODULES])
    return resolved_routes(wing, prefix=API_PREFIX, responses=PROBLEM_RESPONSES)


def add_api(app: FastAPI) -> None:
    """Add the routes of the API to the application."""
    app.router.routes.extend(api_routes())
