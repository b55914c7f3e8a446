"""Planning while others think: in thought, kept, shown to nobody else, played step by step."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from fastapi.testclient import TestClient
from httpx2 import Response
from sqlalchemy import select

from dynasty.server.app import create_app
from dynasty.server.db.player_merge import merge_players
from dynasty.server.db.schema import SEATS
from dynasty.server.model.room import Room
from dynasty.server.settings import Settings
from dynasty.text import LANGUAGES, Translator
from tests.server.support.accounts import leave, taken
from tests.server.support.fake_clock import LateClock
from tests.server.support.guests import Guest, lay, sit

Start = Callable[[Settings], TestClient]
ARMY = "terracotta_army"
HTML = {"accept": "text/html"}
say = Translator("en").say


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder = tmp_path_factory.mktemp("tables")
    settings = Settings(folder, requests_per_minute=10**9, allow_seeds=True)
    with TestClient(create_app(settings, LateClock())) as found:
        yield found


def page(guest: Guest, path: str = "", **query: Any) -> str:
    headers = {**guest.headers, **HTML}
    answer = guest.client.get(f"/tables/{guest.table}{path}", params=query, headers=headers)
    assert answer.status_code == 200, answer.text
    return answer.text


def form(guest: Guest, path: str, **data: str) -> Response:
    url = f"/tables/{guest.table}/{path}"
    headers = {**guest.headers, **HTML}
    return guest.client.post(url, data=data, headers=headers, follow_redirects=False)


def repeat(guest: Guest, **data: str) -> None:
    """Send the form of a plan again, as a script does that got no answer."""
    headers = {**guest.headers, **HTML, "x-again": "1"}
    url = f"/tables/{guest.table}/plan"
    answer = guest.client.post(url, data=data, headers=headers, follow_redirects=False)
    assert answer.status_code == 303


def discard(guest: Guest, **query: Any) -> Response:
    url = f"/api/tables/{guest.table}/plan"
    return guest.client.delete(url, params=query, headers=guest.headers)


def room_of(guest: Guest) -> Room:
    room: Room = guest.client.app.state.service.rooms[guest.table]  # type: ignore[attr-defined]
    return room


def waiting(client: TestClient, **more: Any) -> tuple[Guest, Guest]:
    """Who is asked, and who waits."""
    _, ann, bob = lay(client, "person", "person", game=ARMY, **more)
    return (ann, bob) if ann.choices() else (bob, ann)


def planned(guest: Guest, most: int = 60) -> dict[str, Any]:
    """Plan the first choice again and again, until the plan ends."""
    found: dict[str, Any] = guest.get("/plan").json()
    while not found["ends"] and len(found["steps"]) < most:
        choices = [step["choice"] for step in found["steps"]]
        kept = guest.put("/plan", choices=[*choices, found["offers"][0]["choice"]])
        assert kept.status_code == 200, kept.text
        found = kept.json()
    return found


def pass_on(guest: Guest) -> None:
    """Answer as the rules do for somebody absent, until others are asked."""
    while guest.choices():
        match = room_of(guest).match
        seat = match.state.decisions[0].seat
        assert guest.choose(str(match.game.default(match.state, seat))).status_code == 200


def test_a_plan_is_made_in_thought_kept_over_a_restart_and_then_played(
    settings: Settings, start: Start
) -> None:
    asked, waits = waiting(start(settings))
    before = room_of(waits).match.record()
    found = planned(waits)
    assert (found["ends"], found["reason"]) == ("others", say("plan-ends-others"))
    assert len(found["steps"]) > 1
    assert found["meanwhile"]
    assert room_of(waits).match.record() == before, "nothing of the match changes"
    asked.client = waits.client = start(settings)
    again = waits.get("/plan").json()
    assert [step["choice"] for step in again["steps"]] == [s["choice"] for s in found["steps"]]
    pass_on(asked)
    for number, step in enumerate(found["steps"]):
        shown = page(waits)
        assert 'class="planned"' in shown
        assert f'name="choice" value="{step["choice"]}"' in shown
        assert len(waits.get("/plan").json()["steps"]) == len(found["steps"]) - number
        assert waits.choose(step["choice"]).status_code == 200
    assert not waits.choices()
    assert waits.get("/plan").json()["steps"] == []
    assert 'class="planned"' not in page(waits)


def test_a_step_that_a_script_repeats_since_no_answer_came_is_planned_once(
    client: TestClient,
) -> None:
    _, waits = waiting(client)
    shown = page(waits, plan=1)
    assert 'name="steps" value="0"' in shown
    (choice, *_) = re.findall(r'name="choice" value="([^"]+)"', shown)
    repeat(waits, choice=choice, plan="1", steps="0")  # the first one did not come through
    repeat(waits, choice=choice, plan="1", steps="0")
    assert [step["choice"] for step in waits.get("/plan").json()["steps"]] == [choice]
    for _ in range(2):
        repeat(waits, act="back", plan="1", steps="1")
    assert waits.get("/plan").json()["steps"] == []


def test_the_page_plans_by_forms_and_says_that_nothing_is_played(client: TestClient) -> None:
    _, waits = waiting(client)
    for path, view in (("", ""), ("/text", "text")):
        assert f"/tables/{waits.table}{path}?plan=1" in page(waits, path)
        shown = page(waits, path, plan=1)
        assert "<title>● " not in shown
        assert say("plan-banner") in shown
        assert say("plan-why") in shown
        assert f'action="/tables/{waits.table}/plan"' in shown
        assert f'action="/tables/{waits.table}/choose"' not in shown
        (choice, *_) = re.findall(r'name="choice" value="([^"]+)"', shown)
        answer = form(waits, "plan", choice=choice, plan="1", view=view)
        assert answer.headers["location"] == f"/tables/{waits.table}{path}?plan=1"
        assert 'class="plan-steps"' in page(waits, path, plan=1)
        assert say("plan-look", n=1) in page(waits, path)
        form(waits, "plan", act="back", plan="1", view=view)
        assert 'class="plan-steps"' not in page(waits, path, plan=1)
        form(waits, "plan", choice=choice, plan="1", view=view)
        gone = form(waits, "plan", act="discard", plan="1", view=view)
        assert gone.headers["location"] == f"/tables/{waits.table}{path}"
        assert say("plan-make") in page(waits, path)
    assert len(room_of(waits).match.moves) == 0


def test_of_a_long_plan_the_last_steps_and_the_next_one_are_in_sight(client: TestClient) -> None:
    asked, waits = waiting(client, seed=8)
    many = len(planned(waits)["steps"])
    shown = page(waits, plan=1)
    assert say("plan-early", n=many - 3) in shown
    assert f'<ol class="plan-steps" start="{many - 2}"' in shown
    assert say("plan-early", n=many - 3) not in page(waits, "/text", plan=1)
    pass_on(asked)
    assert '<details id="ui-later"><summary>' in page(waits)
    assert '<details id="ui-later" open><summary>' in page(waits, "/text")


def test_previews_and_reasons_in_thought_are_those_of_the_plan(client: TestClient) -> None:
    _, waits = waiting(client)
    offers = waits.get("/plan").json()["offers"]
    headers = {**waits.headers, **HTML}
    look = partial(waits.client.get, f"/tables/{waits.table}/what", headers=headers)
    assert look(params={"choice": offers[0]["choice"], "plan": True}).json()["html"]
    assert look(params={"choice": offers[0]["choice"]}).status_code == 409
    reasons = waits.get("/reasons", plan=True).json()
    assert {r["choice"] for r in reasons if r["legal"]} == {o["choice"] for o in offers}
    assert waits.get("/reasons").json() == []
    told = page(waits, "/text", plan=1, what=offers[0]["choice"])
    assert '<ul class="what">' in told


def test_a_step_that_is_no_longer_legal_says_why_with_the_rule(client: TestClient) -> None:
    asked, waits = waiting(client)
    planned(waits, most=1)
    pass_on(asked)
    room = room_of(waits)
    plan = room.chairs[room.asked()[0]].plan
    assert plan is not None
    other = next(c for c in room.game.vocabulary if str(c) not in waits.choices())
    plan["steps"] = [[plan["steps"][0][0], str(other)]]
    found = waits.get("/plan").json()
    assert (found["ends"], found["steps"], found["left"]) == ("refused", [], [str(other)])
    assert found["rule"]
    for path in ("", "/text"):
        shown = page(waits, path)
        assert 'class="plan-end"' in shown
        assert found["rule"] in shown


def test_only_what_is_possible_in_thought_is_kept(client: TestClient) -> None:
    asked, waits = waiting(client)
    end = planned(waits)
    steps = [step["choice"] for step in end["steps"]]
    far = waits.put("/plan", choices=[*steps, steps[0]])
    assert (far.status_code, far.json()["message"]) == (409, say("plan-ends-others"))
    wrong = waits.put("/plan", choices=[steps[-1], "no:such"])
    assert wrong.status_code == 422
    offers = {offer["choice"] for offer in waits.put("/plan", choices=[]).json()["offers"]}
    other = next(str(c) for c in room_of(waits).game.vocabulary if str(c) not in offers)
    refused = waits.put("/plan", choices=[other])
    assert (refused.status_code, refused.json()["error"]) == (422, "IllegalChoice")
    assert refused.json()["rule"]
    assert waits.get("/plan").json()["steps"] == []
    turn = asked.put("/plan", choices=[])
    assert (turn.status_code, turn.json()["message"]) == (409, say("plan-turn"))
    assert "notice=plan" in form(asked, "plan", choice=steps[0], plan="1").headers["location"]


def test_when_the_turn_has_come_the_page_of_a_plan_plays_nothing(client: TestClient) -> None:
    asked, waits = waiting(client)
    planned(waits, most=1)
    pass_on(asked)
    for path in ("", "/text"):
        shown = page(waits, path, plan=1)
        assert "<title>● " in shown
        assert say("plan-turn") in shown
        assert 'name="choice"' not in shown


def test_nobody_else_sees_a_plan(client: TestClient) -> None:
    asked, waits = waiting(client)
    watcher, seat = Guest(client, waits.table, None), waits.get("/plan").json()["seat"]
    others = (asked, watcher)
    before = {path: [page(guest, path) for guest in others] for path in ("", "/text")}
    planned(waits)
    for path, shown in before.items():
        assert [page(guest, path) for guest in others] == shown
        for guest in others:
            assert say("plan-banner") not in page(guest, path, plan=1, seat=-1)
    for guest in others:
        assert guest.get("/plan", seat=seat).status_code == 403
        assert guest.put("/plan", choices=[], seat=seat).status_code == 403
        assert discard(guest, seat=seat).status_code == 403
    assert asked.get("/plan").json()["steps"] == []
    assert waits.get("/plan").json()["steps"]


def test_whoever_takes_a_seat_over_finds_no_plan_there(client: TestClient) -> None:
    _, waits = waiting(client)
    seat = planned(waits)["seat"]
    link = waits.post(f"/seats/{seat}/link").json()
    assert sit(client, link["token"]).get("/plan").json()["steps"] == []


def test_a_plan_is_taken_along_and_goes_with_its_player(lite: Settings, start: Start) -> None:
    client = start(lite)
    asked, waits = waiting(client)
    choices = [step["choice"] for step in planned(waits)["steps"]]
    (row,) = taken(waits)["plans.json"]
    assert [choice for _, choice in row["plan"]["steps"]] == choices
    assert taken(asked)["plans.json"] == []
    room, service = room_of(waits), client.app.state.service  # type: ignore[attr-defined]
    (old,), (into,) = room.holders_of(row["seat"]), room.holders_of(1 - row["seat"])
    assert client.portal is not None
    client.portal.call(service.db.write, partial(merge_players, old=old, into=into))
    asked.client = start(lite)
    assert len(asked.get("/plan", seat=row["seat"]).json()["steps"]) == len(choices)
    assert discard(asked, seat=row["seat"]).status_code == 204
    assert taken(asked)["plans.json"] == []


def test_whoever_leaves_for_good_leaves_no_plan(client: TestClient) -> None:
    _, waits = waiting(client)
    seat = planned(waits)["seat"]
    leave(waits)
    with client.app.state.service.db.engine.connect() as connection:  # type: ignore[attr-defined]
        kept = select(SEATS.c.plan).where(SEATS.c.table_id == waits.table)
        assert [*connection.execute(kept).scalars()] == [None, None]
    assert room_of(waits).chairs[seat].plan is None


def test_nothing_is_planned_where_that_was_agreed(client: TestClient) -> None:
    _, waits = waiting(client, terms={"planning": False})
    for language in LANGUAGES:
        answer = waits.client.get(
            f"/api/tables/{waits.table}/plan?lang={language}", headers=waits.headers
        )
        assert answer.status_code == 403
        assert answer.json()["message"] == Translator(language).say("against-planning")
    assert waits.put("/plan", choices=[]).status_code == 403
    for path in ("", "/text"):
        assert "plan=1" not in page(waits, path)
        assert say("plan-banner") not in page(waits, path, plan=1)


def test_a_plan_that_other_rules_cannot_read_is_none(client: TestClient) -> None:
    _, waits = waiting(client)
    planned(waits)
    room = room_of(waits)
    for chair in room.chairs:
        if chair.plan is not None:
            chair.plan["steps"] = [["OldStep", "old:choice"]]
    assert waits.get("/plan").json()["steps"] == []
    assert say("plan-make") in page(waits)
