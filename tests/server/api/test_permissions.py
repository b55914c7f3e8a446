"""Who may do what: every caller at every seat through every door of a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from httpx2 import Response

from dynasty.server.app import create_app
from dynasty.server.settings import Settings
from tests.server.support.endpoints import Endpoint, endpoints
from tests.server.support.fake_clock import LateClock
from tests.server.support.guests import Guest, lay, sit
from tests.server.support.rooms import new_link, pass_a_week

DOORS = endpoints(create_app(Settings(Path())))
SEATS = {0: "ann", 1: "bob"}  # who sits there; seat 2 is a bot's, seat 3 nobody's
FREE = 3
CALLERS = ("host", "ann", "bob", "former", "spectator", "stranger")
STALE = 99_999  # a number that no table stands at: whoever gets through is told that it moved on

Rule = Callable[[str, int | None], bool]


def sits(caller: str, seat: int | None) -> bool:
    return caller in SEATS.values() if seat is None else SEATS.get(seat) == caller


def anybody(caller: str, seat: int | None) -> bool:
    return True


def nobody(caller: str, seat: int | None) -> bool:
    """While the game goes on."""
    return False


def looks(caller: str, seat: int | None) -> bool:
    """Whoever names no seat sees what spectators see."""
    return seat is None or sits(caller, seat)


def plays(caller: str, seat: int | None) -> bool:
    return sits(caller, None)


def takes_part(caller: str, seat: int | None) -> bool:
    return caller == "host" or sits(caller, None)


def fills(caller: str, seat: int | None) -> bool:
    """One's own seat, or as the host one that nobody holds."""
    return sits(caller, seat) or (caller == "host" and seat == FREE)


def leaves(caller: str, seat: int | None) -> bool:
    """One's own seat, which must be named."""
    return seat is None or sits(caller, seat)


def claims(caller: str, seat: int | None) -> bool:
    """Whoever has no seat here, one that somebody holds."""
    return caller not in SEATS.values() and seat in SEATS


def meets(caller: str, seat: int | None) -> bool:
    """Whoever sits or sat at the table, and somebody who sits there."""
    return caller in (*SEATS.values(), "former") and seat in SEATS


def hosts(caller: str, seat: int | None) -> bool:
    """What a host does before the game begins; here it has begun, which is said."""
    return caller == "host"


@dataclass(frozen=True)
class Door:
    """Who gets through, and what they send."""

    may: Rule
    body: dict[str, Any] | None = None
    for_a_seat: bool = True  # a seat can be named


API = "/api/tables/{table_id}"
PAGE = "/tables/{table_id}"
TABLE = {
    f"DELETE {API}/pause": Door(plays, for_a_seat=False),
    f"DELETE {API}/plan": Door(sits),
    f"DELETE {API}/seats/{{seat}}": Door(hosts),
    f"GET {API}": Door(anybody),
    f"GET {API}/analysis": Door(nobody),
    f"GET {API}/chat": Door(anybody),
    f"GET {API}/clock": Door(anybody),
    f"GET {API}/coach": Door(sits),
    f"GET {API}/consents": Door(plays, for_a_seat=False),
    f"GET {API}/events": Door(looks),
    f"GET {API}/happenings": Door(anybody),
    f"GET {API}/hint": Door(sits),
    f"GET {API}/history": Door(looks),
    f"GET {API}/lesson": Door(sits),
    f"GET {API}/notes": Door(sits),
    f"GET {API}/plan": Door(sits),
    f"GET {API}/presence": Door(takes_part),
    f"GET {API}/preview": Door(sits, {"choice": "keep:hand"}),
    f"GET {API}/question": Door(anybody),
    f"GET {API}/reasons": Door(sits),
    f"GET {API}/record": Door(nobody),
    f"GET {API}/seats/{{seat}}/player": Door(meets),
    f"GET {API}/stream": Door(looks),
    f"GET {API}/turns": Door(looks),
    f"GET {API}/view": Door(looks),
    f"GET {API}/why": Door(sits, {"choice": "keep:hand"}),
    f"POST {API}/analysis": Door(nobody),
    f"POST {API}/branch": Door(looks, {"at": 0, "bot": "default"}),
    f"POST {API}/chat": Door(sits, {"text": "hello"}),
    f"POST {API}/choices": Door(sits, {"seq": STALE, "choice": "keep:hand"}),
    f"POST {API}/close": Door(hosts, for_a_seat=False),
    f"POST {API}/consents": Door(sits, {"kind": "nothing"}),
    f"POST {API}/end": Door(sits, {"wants": False}),
    f"POST {API}/leave": Door(leaves),
    f"POST {API}/lesson": Door(sits, {"do": "leave"}),
    f"POST {API}/presence": Door(plays, {"idle": 5}, for_a_seat=False),
    f"POST {API}/rematch": Door(nobody),
    f"POST {API}/seats/{{seat}}/claim": Door(claims),
    f"POST {API}/seats/{{seat}}/link": Door(fills),
    f"POST {API}/signs": Door(sits, {"sign": "hello"}),
    f"POST {API}/sit": Door(anybody),
    f"POST {API}/start": Door(hosts, for_a_seat=False),
    f"POST {API}/undo": Door(sits, {"seq": STALE}),
    f"PUT {API}/chat/read": Door(plays, {"number": 1}, for_a_seat=False),
    f"PUT {API}/consents/{{mark}}": Door(plays, {"agrees": False}, for_a_seat=False),
    f"PUT {API}/coach": Door(sits, {"level": "silent"}),
    f"PUT {API}/notes": Door(sits, {"text": "mine"}),
    f"PUT {API}/plan": Door(sits, {"choices": []}),
    f"PUT {API}/seats/{{seat}}/mute": Door(plays, {"quiet": False}),
    f"PUT {API}/seats/{{seat}}/stand-in": Door(fills, {"player": "default"}),
    f"PUT {API}/speed": Door(plays, {"speed": "fast"}, for_a_seat=False),
    f"GET {PAGE}": Door(looks),
    f"GET {PAGE}/analysis": Door(nobody),
    f"GET {PAGE}/denied": Door(looks),
    f"GET {PAGE}/gathering/live": Door(anybody),
    f"GET {PAGE}/links": Door(takes_part),
    f"GET {PAGE}/live": Door(anybody),  # ends at once for who may not look: see test_chairs
    f"GET {PAGE}/picture.svg": Door(looks),
    f"GET {PAGE}/seats/{{seat}}/player": Door(meets),
    f"GET {PAGE}/text": Door(looks),
    f"GET {PAGE}/turns/{{number}}": Door(looks),
    f"GET {PAGE}/turns/{{number}}/replay": Door(looks),
    f"GET {PAGE}/what": Door(sits, {"choice": "keep:hand"}),
    f"POST {PAGE}/analysis": Door(nobody),
    f"POST {PAGE}/branch": Door(looks, {"at": "0", "bot": "default"}),
    f"POST {PAGE}/chat": Door(sits, {"text": "hello"}),
    f"POST {PAGE}/choose": Door(sits, {"seq": str(STALE), "choice": "keep:hand"}),
    f"POST {PAGE}/coach": Door(sits, {"level": "silent"}),
    f"POST {PAGE}/close": Door(hosts, for_a_seat=False),
    f"POST {PAGE}/consents": Door(sits, {"kind": "nothing"}),
    f"POST {PAGE}/consents/{{mark}}": Door(sits, {"agrees": "no"}),
    f"POST {PAGE}/end": Door(sits, {"wants": "no"}),
    f"POST {PAGE}/leave": Door(leaves),
    f"POST {PAGE}/go-on": Door(sits),
    f"POST {PAGE}/lesson": Door(sits, {"do": "leave"}),
    f"POST {PAGE}/notes": Door(sits, {"text": "mine"}),
    f"POST {PAGE}/plan": Door(sits, {"act": "discard"}),
    f"POST {PAGE}/read": Door(sits, {"number": "1"}),
    f"POST {PAGE}/rematch": Door(nobody),
    f"POST {PAGE}/seats/{{seat}}/claim": Door(claims),
    f"POST {PAGE}/seats/{{seat}}/link": Door(fills),
    f"POST {PAGE}/seats/{{seat}}/mute": Door(plays, {"quiet": "no"}),
    f"POST {PAGE}/seats/{{seat}}/stand-in": Door(fills, {"player": "default"}),
    f"POST {PAGE}/seats/{{seat}}/remove": Door(hosts),
    f"POST {PAGE}/signs": Door(sits, {"sign": "hello"}),
    f"POST {PAGE}/sit": Door(anybody),
    f"POST {PAGE}/speed": Door(sits, {"speed": "fast"}),
    f"POST {PAGE}/start": Door(hosts, for_a_seat=False),
    f"POST {PAGE}/undo": Door(sits, {"seq": str(STALE)}),
}
OF_NO_TABLE = {
    "DELETE /api/blocks/{player}",
    "DELETE /api/me",
    "DELETE /api/me/holidays/{start}",
    "DELETE /api/me/channels/{channel}",
    "DELETE /api/me/keys",
    "DELETE /api/me/keys/{key}",
    "GET /",
    "GET /api/archive",
    "GET /api/blocks",
    "GET /api/games",
    "GET /api/games/{game}/lessons",
    "GET /api/me",
    "GET /api/me/holidays",
    "GET /api/me/export",
    "GET /api/me/ratings",
    "GET /api/me/statistics",
    "GET /api/me/channels",
    "GET /api/me/keys",
    "GET /api/me/digest",
    "GET /api/me/quiet",
    "GET /api/me/turns",
    "GET /api/open-tables",
    "GET /api/players/{player}",
    "GET /api/running-tables",
    "GET /api/push",
    "GET /api/puzzles/{game}",
    "GET /api/puzzles/{game}/{number}",
    "GET /api/tables",
    "GET /archive",
    "GET /door/{secret}",
    "GET /docs/pictures/{name}",
    "GET /docs/{name:path}",
    "GET /games/{name}/card.svg",
    "GET /games/{name}/balance",
    "GET /games/{name}/components",
    "GET /games/{name}/figures/{figure}.svg",
    "GET /games/{name}/guide",
    "GET /games/{name}/rules",
    "GET /games/{name}/seats/{seat}.svg",
    "GET /games/{name}/things",
    "GET /health",
    "GET /help",
    "GET /join/{token}",
    "GET /link",
    "GET /link/{code}",
    "GET /live",
    "GET /login",
    "GET /me",
    "GET /me/delete",
    "GET /me/live",
    "GET /me/statistics",
    "GET /me/notices",
    "GET /metrics",
    "GET /next",
    "GET /player/{player}",
    "GET /puzzles/{game}",
    "GET /puzzles/{game}/{number}.svg",
    "GET /ready",
    "GET /reference",
    "GET /manifest.webmanifest",
    "GET /style.css",
    "GET /sw.js",
    "GET /unsubscribe/{secret}",
    "HEAD /health",
    "HEAD /ready",
    "PATCH /api/me",
    "PATCH /api/me/keys/{key}",
    "POST /api/blocks",
    "POST /api/door",
    "POST /api/games/{game}/lessons/{name}",
    "POST /api/claims",
    "POST /api/join",
    "POST /api/link",
    "POST /api/me/holidays",
    "POST /api/me/channels",
    "POST /api/me/channels/{channel}/code",
    "POST /api/me/channels/{channel}/test",
    "POST /api/me/keys",
    "POST /api/me/link",
    "POST /api/puzzles/{game}/{number}",
    "POST /api/records",
    "POST /api/reports",
    "POST /api/tables",
    "POST /door/{secret}",
    "POST /games/{name}/guide/{figure}",
    "POST /hidden",
    "POST /join/{token}",
    "POST /join/{token}/claim",
    "POST /lessons",
    "POST /link/{code}",
    "POST /login",
    "GET /me/deadlines.ics",
    "GET /me/turns.atom",
    "POST /me/code",
    "POST /me/feeds",
    "POST /me/delete",
    "POST /me/holidays",
    "POST /me/holidays/{start}",
    "POST /me/zone",
    "POST /me/keys/{key}",
    "POST /me/leave",
    "POST /me/name",
    "POST /me/notices/add",
    "POST /me/notices/digest",
    "POST /me/notices/quiet",
    "POST /me/notices/{channel}",
    "POST /me/open",
    "POST /me/others",
    "POST /me/presence",
    "POST /puzzles/{game}",
    "POST /me/program",
    "POST /me/recovery",
    "POST /player/{player}/block",
    "POST /player/{player}/report",
    "POST /preferences",
    "POST /records",
    "POST /tables",
    "POST /unsubscribe/{secret}",
    "PUT /api/me/digest",
    "PUT /api/me/quiet",
}


def test_every_door_is_in_the_table() -> None:
    assert {str(door) for door in DOORS if door.is_of_a_table} == set(TABLE)
    assert {str(door) for door in DOORS if not door.is_of_a_table} == OF_NO_TABLE


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """A server whose bots keep still; nobody can follow a table on it, which is not forbidden."""
    settings = Settings(
        tmp_path_factory.mktemp("tables"),
        requests_per_minute=10**9,
        lines_per_table=0,
        allow_seeds=True,
    )

    async def nothing(*_: Any) -> list[Any]:
        return []

    with TestClient(create_app(settings, LateClock()), follow_redirects=False) as found:
        service = found.app.state.service  # type: ignore[attr-defined]
        service.start_bots, service.thinkers.think = lambda room: None, nothing
        yield found


def callers(client: TestClient) -> dict[str, Guest]:
    """A table with all who may come to it; Ann took the seat of one who stayed away."""
    client.cookies.clear()
    seats = [{"player": player} for player in ("person", "person", "random", "person")]
    body = {"game": "xian", "seats": seats, "terms": {"hints": True, "branching": True}}
    laid = client.post("/api/tables", json=body).json()
    client.cookies.clear()
    host = Guest(client, laid["id"], laid["host_token"])
    former, bob = (sit(client, seat["token"]) for seat in laid["seats"][:2])
    pass_a_week(host)
    ann = sit(client, new_link(host, 0))
    assert bob.choices()
    elsewhere = lay(client, "me", "random")[0].headers["authorization"].split()[1]
    nobody, stranger = (Guest(client, host.table, secret) for secret in (None, elsewhere))
    return dict(zip(CALLERS, (host, ann, bob, former, nobody, stranger), strict=True))


def ask(caller: Guest, door: Endpoint, body: dict[str, Any] | None, seat: int | None) -> Response:
    """Go through a door for a seat, which stands in its address, its query or what is sent."""
    given = dict(body or {})
    if seat is not None and "{seat}" not in door.path:
        given["seat"] = seat
    in_query = door.method in ("GET", "DELETE")
    kind = "params" if in_query else "data" if door.is_page else "json"
    where = door.at(table_id=caller.table, seat=seat, number=0, mark="none")
    sent: dict[str, Any] = {kind: given}
    caller.client.cookies.clear()
    return caller.client.request(door.method, where, headers=caller.headers, **sent)


@pytest.mark.parametrize("door", [door for door in DOORS if door.is_of_a_table], ids=str)
def test_every_caller_at_every_seat(client: TestClient, door: Endpoint) -> None:
    rule, people = TABLE[str(door)], callers(client)
    seats: list[int | None] = [0, 1, 2, FREE] if rule.for_a_seat else []
    if "{seat}" not in door.path:
        seats.append(None)
    for seat in seats:
        for name, caller in people.items():
            answer = ask(caller, door, rule.body, seat)
            assert answer.status_code != 404
            assert answer.status_code < 500
            assert (answer.status_code != 403) == rule.may(name, seat), (name, seat, answer.text)
