"""All doors of a server: its endpoints, found in its routes, and which forms lead there."""

from __future__ import annotations

import re
from dataclasses import dataclass

from fastapi import FastAPI
from fastapi.routing import APIRoute, iter_route_contexts

from tests.server.support.page_reader import Form

ENDLESS = ("/live", "/stream")  # answers that go on until somebody closes them
PART = re.compile(r"\{\w+\}|[^{]+")


@dataclass(frozen=True)
class Endpoint:
    """What may be asked of a server, and with which parameters in the query."""

    method: str
    path: str
    query: tuple[str, ...]

    @property
    def is_page(self) -> bool:
        return not self.path.startswith("/api/")

    @property
    def is_of_a_table(self) -> bool:
        return "{table_id}" in self.path

    @property
    def is_form(self) -> bool:
        return self.is_page and self.method == "POST"

    @property
    def is_endless(self) -> bool:
        return self.path.endswith(ENDLESS)

    @property
    def holes(self) -> list[str]:
        """The names of what its address leaves open."""
        return re.findall(r"\{(\w+)(?::path)?\}", self.path)

    def at(self, **values: object) -> str:
        """The address with these values in its holes."""
        return self.path.replace(":path}", "}").format(**values)

    def __str__(self) -> str:
        return f"{self.method} {self.path}"


def endpoints(app: FastAPI) -> list[Endpoint]:
    """Everything that the server answers, in a fixed order."""
    found = [
        Endpoint(method, str(context.path), query_names(context.route))
        for context in iter_route_contexts(app.routes)
        if isinstance(context.route, APIRoute)
        for method in context.methods or ()
    ]
    assert len(found) > 50
    return sorted(found, key=str)


def query_names(route: APIRoute) -> tuple[str, ...]:
    return tuple(field.alias for field in route.dependant.query_params)


def leads_to(form: Form, door: Endpoint) -> bool:
    """Is this the door that a form of a page is sent to?"""
    pattern = "".join(
        "[^/]+" if part[0] == "{" else re.escape(part) for part in PART.findall(door.path)
    )
    return door.is_form and re.fullmatch(pattern, form.action) is not None
