"""The public API: everything that the pages do, as JSON."""

from functools import cache

from fastapi import FastAPI
from starlette.routing import BaseRoute

from dynasty.server.api import (
    channels,
    clock,
    club,
    consent,
    gather,
    holidays,
    insight,
    lessons,
    me,
    past,
    people,
    plan,
    play,
    puzzles,
    tables,
    talk,
)
from dynasty.server.api.common import PROBLEMS
from dynasty.server.wings import Wing, included

PREFIX = "/api"
PARTS = (
    play,
    tables,
    gather,
    plan,
    clock,
    lessons,
    talk,
    consent,
    me,
    channels,
    holidays,
    past,
    people,
    club,
    insight,
    puzzles,
)


@cache
def routes() -> list[BaseRoute]:
    wing = Wing(PREFIX, [part.router for part in PARTS])
    return included(wing, prefix=PREFIX, responses=PROBLEMS)


def add_api(app: FastAPI) -> None:
    """All of it."""
    app.router.routes.extend(routes())
