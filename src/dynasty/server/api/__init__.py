"""The public API: everything that the pages do, as JSON."""

from fastapi import APIRouter

from dynasty.server.api import consent, gather, insight, lessons, me, play, tables, talk
from dynasty.server.api.common import PROBLEMS

router = APIRouter(prefix="/api", responses=PROBLEMS)
for part in (tables, gather, play, lessons, talk, consent, me, insight):
    router.include_router(part.router)
