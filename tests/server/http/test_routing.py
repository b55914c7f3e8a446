"""Routes of many modules as one flat list, found under one prefix alone."""

from functools import partial

from fastapi import APIRouter, FastAPI
from fastapi.routing import APIRoute
from fastapi.testclient import TestClient

from dynasty.server.http.routing import FlatRouter, resolved_routes


def part(*paths: str) -> APIRouter:
    """A module with routes that answer with their own path."""
    router = APIRouter()
    for path in paths:
        router.get(path)(partial(own_path, path))
    return router


async def own_path(path: str) -> str:
    return path


def wing() -> FlatRouter:
    return FlatRouter("/api", [part("/teas", "/teas/best"), part("/guests")])


def test_routes_of_all_modules_stand_in_one_list_in_order() -> None:
    found = [route.path for route in wing().routes if isinstance(route, APIRoute)]
    assert found == ["/teas", "/teas/best", "/guests"]


def test_outside_its_prefix_no_route_is_even_looked_at() -> None:
    """So one whose path would match does not answer."""
    mixed = FlatRouter("/api", [part("/api/teas", "/teas")])
    client = TestClient(FastAPI(routes=resolved_routes(mixed)))
    assert client.get("/api/teas").status_code == 200
    assert client.get("/teas").status_code == 404


def test_resolved_routes_answer_under_their_prefix_in_any_application() -> None:
    routes = resolved_routes(wing(), prefix="/api")
    for _ in range(2):
        app = FastAPI(routes=routes)
        client = TestClient(app)
        assert [client.get(f"/api{path}").json() for path in ("/teas/best", "/guests")] == [
            "/teas/best",
            "/guests",
        ]
        assert client.get("/teas").status_code == 404
        assert client.get("/api/none").status_code == 404


def test_routes_can_be_left_out_of_the_schema() -> None:
    pages = FlatRouter("/", [part("/teas")])
    shown, hidden = (
        FastAPI(routes=resolved_routes(pages, include_in_schema=known)) for known in (True, False)
    )
    assert set(shown.openapi()["paths"]) == {"/teas"}
    assert hidden.openapi()["paths"] == {}
    assert TestClient(hidden).get("/teas").json() == "/teas"
