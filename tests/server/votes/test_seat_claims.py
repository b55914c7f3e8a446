"""Seats that pass on by consent: of who stays away, and of who lost every key to it."""

from collections.abc import Callable
from typing import Any

import pytest
from fastapi.testclient import TestClient

from dynasty.localization import translator_for
from dynasty.server.settings import Settings
from dynasty.server.tables import seats as tables_seats
from dynasty.server.tables.caller import Caller
from dynasty.server.votes import proposals
from dynasty.text import LANGUAGES
from tests.server.support.guests import Guest, lay
from tests.server.support.rooms import pass_a_week, refusal, room_of, table_service
from tests.server.support.voting import A_DAY, asked, say, steps

MINUTE = 60.0


def look(guest: Guest) -> None:
    """What the server does by itself every now and then."""
    portal = guest.client.portal
    assert portal is not None
    portal.call(proposals.settle_proposals_of_table, table_service(guest), room_of(guest))


def claim(client: TestClient, table: str, seat: int) -> Guest:
    """Somebody on a new device says that the seat is theirs."""
    client.cookies.clear()
    answer = client.post(f"/api/tables/{table}/seats/{seat}/claim")
    assert answer.status_code == 201, answer.text
    client.cookies.clear()
    return Guest(client, table, answer.json()["holder_token"])


def sees(guest: Guest, seat: int) -> bool:
    return guest.get("/view", seat=seat).status_code == 200


def three(house: TestClient, **more: Any) -> list[Guest]:
    _, *people = lay(house, "person", "person", "person", **more)
    return people


def test_the_seat_of_who_stays_away_opens_when_all_others_agree(house: TestClient) -> None:
    ann, bob, cy = three(house)
    assert refusal(ann.post("/consents", kind="away", of=2)) == (403, "SeatHeld")
    pass_a_week(ann)
    assert refusal(ann.post("/consents", kind="away", of=2))[1] == "NobodyToAsk"  # bob is away too
    assert bob.get("").status_code == 200
    assert ann.post("/consents", kind="away", of=2).status_code == 201
    assert refusal(bob.post("/consents", kind="away", of=2)) == (409, "AlreadyAsked")
    assert asked(ann)[0]["missing"] == [1]
    assert say(bob, asked(bob)[0]["id"], agrees=True).status_code == 200
    assert [kind for kind, _ in steps(ann)] == ["asks", "agrees", "done", "filled"]
    seats = ann.get("").json()["seats"]
    assert (seats[2]["held"], bool(seats[2]["stand_in"])) == (False, True)
    assert not sees(cy, 2)
    invitation = ann.get("").json()["invitation"]
    house.cookies.clear()
    dora = house.post("/api/join", json={"token": invitation, "name": "Dora"}).json()
    assert dora["seat"] == 2


def test_whoever_comes_back_keeps_the_seat(house: TestClient) -> None:
    ann, bob, cy = three(house)
    pass_a_week(ann)
    assert bob.get("").status_code == 200
    ann.post("/consents", kind="away", of=2)
    mark = asked(bob)[0]["id"]
    assert cy.get("").status_code == 200
    assert refusal(say(bob, mark, agrees=True)) == (403, "SeatHeld")
    assert steps(ann)[-1] == ("falls", 2)
    assert (asked(ann), sees(cy, 2)) == ([], True)


def test_c10_without_a_clock_a_week_without_an_answer_is_away(house: TestClient) -> None:
    ann, bob, cy = three(house)
    for guest in (ann, bob):
        assert guest.choose("keep:hand").status_code == 200
    pass_a_week(ann, 6 * A_DAY)
    for guest in (ann, bob, cy):
        assert guest.get("").status_code == 200
    assert refusal(ann.post("/consents", kind="away", of=2)) == (403, "SeatHeld")
    pass_a_week(ann, A_DAY)  # Cy was seen yesterday, and asked a week ago
    assert ann.post("/consents", kind="away", of=2).status_code == 201
    assert cy.get("").status_code == 200  # is looking now, and might answer
    mark = asked(bob)[0]["id"]
    assert refusal(say(bob, mark, agrees=True)) == (403, "SeatHeld")
    pass_a_week(ann, A_DAY)
    assert bob.get("").status_code == 200
    assert ann.post("/consents", kind="away", of=2).status_code == 201
    assert cy.choose("keep:hand").status_code == 200
    assert refusal(say(bob, asked(bob)[0]["id"], agrees=True)) == (403, "SeatHeld")
    pass_a_week(ann, A_DAY)
    assert refusal(ann.post("/consents", kind="away", of=2)) == (403, "SeatHeld")


def test_c10_it_is_known_after_a_restart_and_a_clock_knows_better(
    lite: Settings, start: Callable[[Settings], TestClient]
) -> None:
    client = start(lite)
    for terms, way in ({}, "absent"), ({"clock": {"pace": "three-days"}}, "held"):
        ann, _, cy = three(client, terms=terms)
        pass_a_week(ann, 6 * A_DAY)
        assert cy.get("").status_code == 200
        pass_a_week(ann, A_DAY)
        ann.client = start(lite)
        assert ann.get("").status_code == 200
        chair = room_of(ann).chairs[2]
        assert tables_seats.seat_status(table_service(ann).db, room_of(ann), Caller(), chair) == way


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nobody_may_look_a_seat_is_claimed_by_the_link(
    house: TestClient, language: str
) -> None:
    ann, bob, cy = three(house, terms={"watching": "nobody"}, name="Closed")
    link = f"/join/{room_of(ann).invitation}"
    headers = {"accept": "text/html", "accept-language": language}
    words = translator_for(room_of(ann).game, language, room_of(ann).names())
    house.cookies.clear()
    page = house.get(link, headers=headers)
    assert page.status_code == 200
    assert all(words.say("claim-seat", seat=words.seat(seat)) in page.text for seat in range(3))
    assert words.say("claim-shut") in page.text
    assert "ui-board" not in page.text
    told = house.post(f"{link}/claim", data={"seat": "2"}, headers=headers)
    assert words.say("notice-claimed") in told.text
    assert words.say("claim-seat", seat=words.seat(2)) not in told.text
    mine = house.cookies["dynasty"]
    house.cookies.clear()
    for guest in (ann, bob):
        assert say(guest, asked(guest)[0]["id"], agrees=True).status_code == 200
    pass_a_week(ann, A_DAY)
    look(ann)
    answer = house.get(link, headers={**headers, "cookie": f"dynasty={mine}"})
    assert answer.url.path == f"/tables/{ann.table}"
    assert not sees(cy, 2)


def test_a_claim_by_link_is_refused_as_any_other(house: TestClient) -> None:
    ann, *_ = three(house, terms={"watching": "nobody"})
    token = room_of(ann).invitation
    house.cookies.clear()
    assert house.post("/api/claims", json={"token": "x" * 9, "seat": 0}).status_code == 404
    assert house.post("/api/claims", json={"token": token, "seat": 9}).status_code == 422
    mine = house.post("/api/claims", json={"token": token, "seat": 3}, headers=ann.headers)
    assert refusal(mine) == (403, "Forbidden")
    house.cookies.clear()
    body = {"game": "xian", "seats": [{"player": "me"}, {"player": "person"}], "waits": True}
    waits = house.post("/api/tables", json=body).json()["id"]
    token = house.get(f"/api/tables/{waits}").json()["invitation"]
    house.cookies.clear()
    assert refusal(house.post("/api/claims", json={"token": token, "seat": 0}))[1] == "NotBegun"


def test_a_claim_needs_all_others_and_a_day_without_a_sign(house: TestClient) -> None:
    ann, bob, cy = three(house)
    pass_a_week(ann, MINUTE)
    lost = claim(house, ann.table, 2)
    assert not sees(lost, 2)
    assert refusal(lost.post("/seats/2/claim")) == (409, "AlreadyAsked")
    assert refusal(ann.post("/seats/2/claim")) == (403, "Forbidden")
    mark = asked(ann)[0]["id"]
    for guest in (ann, bob):
        assert say(guest, mark, agrees=True).status_code == 200
    pass_a_week(ann, A_DAY - MINUTE)
    look(ann)
    assert not sees(lost, 2)
    pass_a_week(ann, MINUTE)
    look(ann)
    assert sees(lost, 2)
    assert not sees(cy, 2)
    assert [kind for kind, _ in steps(ann)] == ["asks", "agrees", "agrees", "done"]


def test_a_claim_falls_when_the_player_gives_a_sign(house: TestClient) -> None:
    ann, bob, cy = three(house)
    lost = claim(house, ann.table, 2)
    pass_a_week(ann, 10 * MINUTE)
    for guest in (ann, bob):
        say(guest, asked(guest)[0]["id"], agrees=True)
    assert cy.get("").status_code == 200
    pass_a_week(ann, A_DAY)
    look(ann)
    assert (sees(cy, 2), sees(lost, 2)) == (True, False)
    assert steps(ann)[-1] == ("falls", 2)


def test_the_player_of_the_seat_says_no_at_once(house: TestClient) -> None:
    ann, bob, cy = three(house)
    lost = claim(house, ann.table, 2)
    found = asked(cy)[0]
    assert (found["answer"], found["missing"]) == (True, [0, 1])
    assert refusal(say(cy, found["id"], agrees=True)) == (403, "Forbidden")
    assert say(cy, found["id"], agrees=False).status_code == 200
    assert (asked(bob), sees(lost, 2)) == ([], False)
    assert steps(ann)[-1] == ("refuses", 2)


def test_nobody_claims_where_nobody_could_agree(house: TestClient) -> None:
    (me,) = lay(house, "me", "default")
    house.cookies.clear()
    answer = house.post(f"/api/tables/{me.table}/seats/0/claim")
    assert refusal(answer) == (403, "NobodyToAsk")
    assert refusal(house.post(f"/api/tables/{me.table}/seats/1/claim"))[0] == 403
    assert refusal(me.post("/consents", kind="mine")) == (403, "Forbidden")


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_claim_and_object_without_a_script(house: TestClient, language: str) -> None:
    ann, bob, cy = three(house)
    words = translator_for(room_of(ann).game, language, room_of(ann).names())
    house.cookies.clear()
    spoken = {"accept-language": language}
    for path in ("", "/text"):
        page = house.get(f"/tables/{ann.table}{path}", headers=spoken).text
        assert words.say("claim-seat", seat=words.seat(2)) in page
    told = house.post(f"/tables/{ann.table}/seats/2/claim", headers=spoken).text
    assert words.say("notice-claimed") in told
    house.cookies.clear()
    for guest, key in ((bob, "consent-yes"), (cy, "consent-object")):
        page = house.get(f"/tables/{ann.table}/text", headers={**guest.headers, **spoken}).text
        assert words.say("consent-mine", of=words.seat(2)) in page
        assert words.say(key) in page
    pass_a_week(ann)
    assert ann.get("").status_code == bob.get("").status_code == 200
    page = house.get(f"/tables/{ann.table}/text", headers={**ann.headers, **spoken}).text
    assert words.say("consent-away-ask") in page
    form = {"kind": "away", "of": "2", "seat": "0", "view": "text"}
    address = f"/tables/{ann.table}/consents"
    house.post(address, data=form, headers={**ann.headers, **spoken})
    page = house.get(f"/tables/{ann.table}/text", headers={**bob.headers, **spoken}).text
    assert words.say("consent-away", seat=words.seat(0), of=words.seat(2)) in page
