"""A wing of the house: the routes of many modules as one list, found without detours."""

from collections.abc import Iterable

from fastapi import APIRouter
from starlette.routing import Match
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
