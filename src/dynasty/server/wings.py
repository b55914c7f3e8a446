"""A wing of the house: the routes of many modules as one list, found without detours."""

from collections.abc import Iterable
from typing import Any

from fastapi import APIRouter
from starlette.routing import BaseRoute, Match
from starlette.types import Scope


class Wing(APIRouter):
    """Routes under one prefix.

    Routers inside routers would be searched once for each level, and a request for elsewhere
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


def included(wing: Wing, **manner: Any) -> list[BaseRoute]:
    """A wing as applications hold it.

    Its first request works out all of its routes, which takes longer than the rest of a start: so
    several applications of one process share it.
    """
    house = APIRouter()
    house.include_router(wing, **manner)
    return house.routes
