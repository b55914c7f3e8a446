"""The public API: everything that the pages do, as JSON."""

from fastapi import APIRouter

from dynasty.server.api import (
    channels,
    clock,
    consent,
    gather,
    holidays,
    insight,
    lessons,
    me,
    past,
    play,
    puzzles,
    tables,
    talk,
)
from dynasty.server.api.common import PROBLEMS

router = APIRouter(prefix="/api", responses=PROBLEMS)
for part in (
    tables,
    gather,
    play,
    clock,
    lessons,
    talk,
    consent,
    me,
    channels,
    holidays,
    past,
    insight,
    puzzles,
):
    router.include_router(part.router)
