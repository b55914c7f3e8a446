"""Games that a player has played: copies of one, and what the API and the pages show of them."""

from __future__ import annotations

from typing import Any

from fastapi.testclient import TestClient
from sqlalchemy import insert, select

from dynasty import games
from dynasty.server.db.schema import RESULTS, SEATS, SITTINGS, TABLES
from tests.server.support.accounts import table_service
from tests.server.support.guests import Guest, lay

HTML = {"accept": "text/html", "accept-language": "en"}


def tea(client: TestClient, *players: str, **more: Any) -> list[Guest]:
    return lay(client, *players, game=games.TEMPLATE_GAME, **more)


def asked(guest: Guest, path: str, **query: Any) -> Any:
    answer = guest.client.get(f"/api{path}", params=query, headers=guest.headers)
    assert answer.status_code == 200, answer.text
    return answer.json()


def page(guest: Guest, path: str, language: str = "en", **query: Any) -> str:
    headers = {**guest.headers, **HTML, "accept-language": language}
    answer = guest.client.get(path, params=query or None, headers=headers)
    assert answer.status_code == 200, answer.text
    return answer.text


def many(guest: Guest, others: list[dict[str, Any]]) -> list[str]:
    """More tables of the past, as copies of one that the guest has played; gives their ids."""
    with table_service(guest.client).db.engine.begin() as connection:

        def rows(table: Any) -> list[dict[str, Any]]:
            key = TABLES.c.id if table is TABLES else table.c.table_id
            found = connection.execute(select(table).where(key == guest.table)).mappings()
            return [dict(row) for row in found]

        named = []
        for n, other in enumerate(others):
            name = f"copy{n:012}"
            (table,) = rows(TABLES)
            connection.execute(insert(TABLES).values({**table, "id": name, "invitation": name}))
            for seat in rows(SEATS):
                fresh = {**seat, "table_id": name, "token": f"{name}-{seat['seat']}"}
                connection.execute(insert(SEATS).values(fresh))
            for row in rows(SITTINGS):
                del row["number"]
                connection.execute(insert(SITTINGS).values({**row, "table_id": name}))
            for row in rows(RESULTS):
                connection.execute(insert(RESULTS).values({**row, **other, "table_id": name}))
            named.append(name)
    return named
