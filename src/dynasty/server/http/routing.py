"""Routing: the routes of many modules as one flat list, which is quick to search."""

from collections.abc import Iterable
from typing import Any

from fastapi import APIRouter
from starlette.routing import BaseRoute, Match
from starlette.types import Scope


class FlatRouter(APIRouter):
    """Routes of several routers in one list, all under one path prefix.

    Nested routers would be searched once for each level, and a request for another path would go
    through all of them.
    """

    def __init__(self, under: str, parts: Iterable[APIRouter]) -> None:
        super().__init__()
        self.under = under
        for part in parts:
            self.routes.extend(part.routes)

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        if not scope["path"].startswith(self.under):
            return Match.NONE, {}
        return super().matches(scope)


def resolved_routes(wing: FlatRouter, **manner: Any) -> list[BaseRoute]:
    """Return the routes of a flat router in the form that an application stores.

    The first request resolves all routes, which takes longer than the rest of a start. So several
    applications of one process share them.
    """
    house = APIRouter()
    house.include_router(wing, **manner)
    return house.routes
