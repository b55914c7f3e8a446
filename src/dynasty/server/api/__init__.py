"""The public API: everything that the pages do, as JSON."""

from fastapi import FastAPI

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
from dynasty.server.wings import Wing

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


def add_api(app: FastAPI) -> None:
    """All of it."""
    wing = Wing(PREFIX, [part.router for part in PARTS])
    app.include_router(wing, prefix=PREFIX, responses=PROBLEMS)
