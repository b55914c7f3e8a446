"""What a player does with an account: its id, blocks, export and deletion; and rows of it."""

from __future__ import annotations

import io
import json
from typing import Any
from zipfile import ZipFile

from fastapi.testclient import TestClient
from sqlalchemy import select

from dynasty.server.tables.service import TableService
from tests.server.support.guests import Guest

OPEN = [{"player": player} for player in ("me", "person", "person")]


def table_service(client: TestClient) -> TableService:
    service: TableService = client.app.state.service  # type: ignore[attr-defined]
    return service


def rows(client: TestClient, *which: Any) -> list[Any]:
    with table_service(client).db.engine.connect() as connection:
        return list(connection.execute(select(*which)).all())


def id_of(guest: Guest) -> str:
    found: str = guest.client.get("/api/me", headers=guest.headers).json()["id"]
    return found


def block(guest: Guest, player: str) -> Any:
    body = {"player": player}
    return guest.client.post("/api/blocks", json=body, headers=guest.headers)


def leave(guest: Guest) -> None:
    assert guest.client.delete("/api/me", headers=guest.headers).status_code == 204


def taken(guest: Guest) -> dict[str, Any]:
    """By file: what it holds."""
    answer = guest.client.get("/api/me/export", headers=guest.headers)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/zip")
    with ZipFile(io.BytesIO(answer.content)) as files:
        return {name: json.loads(files.read(name)) for name in files.namelist()}
