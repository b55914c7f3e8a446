"""C7: holidays, said ahead or from now on, stop clocks that count in days; zones of players."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fastapi.testclient import TestClient

from dynasty.server.model.play_hours import DAY_MS
from dynasty.server.settings import Settings
from tests.server.support.fake_clock import FakeClock
from tests.server.support.guests import Guest
from tests.server.support.server_process import until
from tests.server.support.table_pages import HTML
from tests.server.support.timed_tables import by_bots, laid, pass_time, timing, told, used

Start = Callable[..., TestClient]
A_DAY = 86_400


def away(guest: Guest, clock: FakeClock, first: float, days: float) -> Any:
    """Away for so many days, from so many days ahead."""
    starts = clock.now() + first * A_DAY
    body = {"starts": starts, "ends": starts + days * A_DAY}
    return guest.client.post("/api/me/holidays", json=body, headers=guest.headers)


def test_c7_a_holiday_stops_a_clock_and_is_used_up(settings: Settings, start: Start) -> None:
    clock, (ann, bob) = laid(
        start, settings, "day", opens="00:00", closes="00:00", holiday=7, bot="nobody"
    )
    ann.choose("keep:hand")
    pass_time(clock, A_DAY / 2)
    assert away(bob, clock, 0, 10).status_code == 201
    assert told(ann) == [("holiday", 1)]
    pass_time(clock, 5 * A_DAY)
    assert used(ann, 1, clock) == A_DAY / 2
    assert ann.get("/clock").json()["seats"][1]["holiday"] == 2
    pass_time(clock, 4 * A_DAY)  # the table grants seven days
    assert used(ann, 1, clock) == 2.5 * A_DAY
    assert bob.choose("keep:hand").status_code == 200  # whoever is away may move
    pass_time(clock, 5 * A_DAY)
    until(lambda: ("late", 1) in told(ann))
    assert by_bots(ann) == []


def test_c7_never_backwards_and_ended_early(lite: Settings, start: Start) -> None:
    clock, (ann, bob) = laid(start, lite, "day", opens="00:00", closes="00:00")
    for first, days in ((-9, 3), (0, 61), (400, 3), (1, 0)):
        assert away(ann, clock, first, days).status_code == 400
    assert away(ann, clock, -9, 12).json()[0]["starts"] == clock.now()
    pass_time(clock, A_DAY)
    me = {"headers": ann.headers}
    found = ann.client.get("/api/me/holidays", **me).json()  # type: ignore[arg-type]
    ended = ann.client.delete(f"/api/me/holidays/{found[0]['id']}", headers=ann.headers)
    assert ended.json() == []
    pass_time(clock, A_DAY)
    assert used(ann, 0, clock) == A_DAY
    assert timing(ann, 0).clock.holiday == 13 * DAY_MS
    assert bob.client.get("/api/me/holidays", headers=bob.headers).json() == []


def test_the_page_of_a_player_has_zone_and_holidays(lite: Settings, start: Start) -> None:
    ann = laid(start, lite, "day")[1][0]
    client, headers = ann.client, {**ann.headers, **HTML}
    odd = client.post("/me/zone", data={"zone": "Mars/Base"}, headers=headers)
    assert odd.status_code == 400
    client.post("/me/zone", data={"zone": "Europe/Paris"}, headers=headers)
    assert client.get("/api/me", headers=ann.headers).json()["zone"] == "Europe/Paris"
    days = {"starts": "2026-09-21", "ends": "2026-09-30"}
    shown = client.post("/me/holidays", data=days, headers=headers).text
    assert "From 21 September to 30 September" in shown
    found = client.get("/api/me/holidays", headers=ann.headers).json()[0]
    assert found["ends"] == 1_790_805_600  # midnight in Paris
    for bad in ({**days, "ends": "2026-09-01"}, {**days, "starts": "never"}):
        assert client.post("/me/holidays", data=bad, headers=headers).status_code == 400
    shown = client.post(f"/me/holidays/{found['id']}", headers=headers).text
    assert "From 21 September" not in shown
    assert timing(ann, 0).zone == "UTC"  # a change counts from the next turn
    ann.choose("keep:hand")


def test_c6_the_zone_of_a_browser_is_its_players_unless_they_say_otherwise(
    lite: Settings, start: Start
) -> None:
    client = laid(start, lite, "day")[1][0].client
    form = {"game": "xian", "count": "2", "player-0": "me", "player-1": "random"}
    client.cookies.set("zone", "Australia/Lord_Howe")
    client.post("/tables", data=form)
    assert client.get("/api/me").json()["zone"] == "Australia/Lord_Howe"
    assert client.patch("/api/me", json={"zone": "Asia/Tokyo"}).json()["zone"] == "Asia/Tokyo"
    client.post("/tables", data=form)
    assert client.get("/api/me").json()["zone"] == "Asia/Tokyo"
    assert client.patch("/api/me", json={"zone": "Nowhere"}).status_code == 422


def test_two_players_who_are_one_are_away_together(lite: Settings, start: Start) -> None:
    clock, (ann, bob) = laid(start, lite, "day", opens="00:00", closes="00:00")
    assert away(bob, clock, 0, 3).status_code == 201
    bob.client.patch("/api/me", json={"zone": "Asia/Tokyo"}, headers=bob.headers)
    code = ann.client.post("/api/me/link", headers=ann.headers).json()["secret"]
    bring = {"code": code, "bring": True}
    assert bob.client.post("/api/link", json=bring, headers=bob.headers).status_code == 200
    found = ann.client.get("/api/me/holidays", headers=ann.headers).json()
    assert [holiday["ends"] for holiday in found] == [clock.now() + 3 * A_DAY]
    assert ann.client.get("/api/me", headers=ann.headers).json()["zone"] == "Asia/Tokyo"
    told_of = {timing(ann, seat).clock.since for seat in (0, 1)}
    assert told_of == {None}  # C15: one player holds all people's seats now
