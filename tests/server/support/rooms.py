"""What tests read and change behind the table of a guest: its service, room and clock."""

from typing import Any

from dynasty.server.model.room import Room
from dynasty.server.tables.service import TableService
from tests.server.support.fake_clock import LateClock
from tests.server.support.guests import Guest


def table_service(guest: Guest) -> TableService:
    service: TableService = guest.client.app.state.service  # type: ignore[attr-defined]
    return service


def room_of(guest: Guest) -> Room:
    return table_service(guest).rooms[guest.table]


def pass_a_week(guest: Guest, seconds: float = 7 * 86_400) -> None:
    clock = table_service(guest).clock
    assert isinstance(clock, LateClock)
    clock.advance(seconds)


def new_link(guest: Guest, seat: int) -> str:
    answer = guest.post(f"/seats/{seat}/link")
    assert answer.status_code == 200, answer.text
    token: str = answer.json()["token"]
    return token


def refusal(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]
