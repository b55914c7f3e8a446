"""Consents: all others agree and it is done; a no, a day or a fact of the game ends it."""

from collections.abc import Callable

import pytest
from fastapi.testclient import TestClient

from dynasty.localization import translator_for
from dynasty.server.settings import Settings
from dynasty.server.votes import proposals
from dynasty.text import LANGUAGES
from tests.server.support.guests import Guest, lay
from tests.server.support.rooms import pass_a_week, refusal, room_of, table_service
from tests.server.support.voting import A_DAY, CONSENT, ask, asked, moves, play_first, say, steps

Start = Callable[[Settings], TestClient]


def test_when_all_others_agree_it_is_done(settings: Settings, start: Start) -> None:
    _, *people = lay(start(settings), "person", "person", "person", terms=CONSENT)
    ann, bob, cy = people
    play_first(people)
    room = room_of(ann)
    before, to = room.match.choices(), room.last_move_of(0) - 1
    mark = ask(ann)
    assert [one["missing"] for one in asked(ann)] == [[1, 2]]
    assert [one["answer"] for one in (*asked(ann), *asked(bob))] == [False, True]
    assert say(bob, mark, agrees=True).status_code == 200
    assert room.match.choices() == before
    assert [(one["agreed"], one["missing"], one["answer"]) for one in asked(bob)] == [
        ([1], [2], False)
    ]
    assert say(cy, mark, agrees=True).status_code == 200
    assert room.match.choices() == before[:to]
    assert asked(ann) == []
    assert steps(ann) == [("asks", 0), ("agrees", 1), ("agrees", 2), ("done", 0)]
    assert ann.asking()["asked"]
    again = Guest(start(settings), ann.table, "").get("").json()  # as its log tells it
    assert (again["moves"], again["seq"]) == (to, len(before) + 1)


def test_one_no_ends_it_and_who_asks_may_think_better_of_it(house: TestClient) -> None:
    _, *people = lay(house, "person", "person", "person", terms=CONSENT)
    ann, bob, cy = people
    play_first(people)
    before = moves(ann)
    mark = ask(ann)
    assert refusal(ann.post("/consents", kind="undo")) == (409, "AlreadyAsked")
    assert refusal(say(ann, mark, agrees=True)) == (403, "Forbidden")
    assert say(cy, mark, agrees=False).status_code == 200
    assert refusal(say(bob, mark, agrees=True)) == (409, "Settled")
    mark = ask(ann)
    assert say(ann, mark, agrees=False).status_code == 200
    assert asked(bob) == []
    assert moves(ann) == before
    assert steps(ann) == [("asks", 0), ("refuses", 2), ("asks", 0), ("withdraws", 0)]


def test_it_lapses_after_a_day(house: TestClient) -> None:
    _, *people = lay(house, "person", "person", terms=CONSENT)
    ann, bob = people
    play_first(people)
    mark = ask(ann)
    pass_a_week(ann, A_DAY - 60)
    assert asked(bob)[0]["answer"]
    pass_a_week(ann, 60)
    assert refusal(say(bob, mark, agrees=True)) == (409, "Settled")
    assert steps(ann)[-1] == ("lapsed", 0)


def test_who_is_away_or_has_left_is_not_asked(house: TestClient) -> None:
    _, *people = lay(house, "person", "person", "person", terms=CONSENT)
    ann, bob, cy = people
    play_first(people)
    mark = ask(ann)
    cy.post("/leave", seat=2)
    assert asked(ann)[0]["missing"] == [1]
    say(bob, mark, agrees=True)
    assert steps(ann)[-1] == ("done", 0)
    play_first(people)
    pass_a_week(ann)
    assert ann.get("").json()["status"] == "playing"  # a sign of ann alone
    count = moves(ann)
    assert ann.get("/view").json()["undo"]["steps"] > 0
    assert ann.post("/undo", seq=room_of(ann).seq).status_code == 200
    assert moves(ann) < count
    assert steps(ann)[-1] == ("done", 0)


def test_only_those_who_play_hear_of_it_and_only_those_asked_answer(house: TestClient) -> None:
    host, *people = lay(house, "person", "person", terms=CONSENT)
    ann, bob = people
    play_first(people)
    mark = ask(ann)
    assert host.get("/consents").status_code == 403
    assert say(host, mark, agrees=True).status_code == 403
    assert refusal(ann.post("/consents", kind="nothing")) == (400, "NoSuchKind")
    watching = host.client.get(f"/tables/{host.table}", headers=host.headers).text
    assert mark not in watching
    assert mark in bob.client.get(f"/tables/{bob.table}", headers=bob.headers).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_ask_and_answer_without_a_script(house: TestClient, language: str) -> None:
    _, *people = lay(house, "person", "person", terms=CONSENT)
    ann, bob = people
    play_first(people)
    words = translator_for(room_of(ann).game, language, room_of(ann).names())

    def page(guest: Guest, path: str = "") -> str:
        headers = {**guest.headers, "accept-language": language}
        return guest.client.get(f"/tables/{guest.table}{path}", headers=headers).text

    def send(guest: Guest, path: str, **form: str) -> str:
        address = f"/tables/{guest.table}/consents{path}"
        headers = {**guest.headers, "accept-language": language}
        return guest.client.post(address, data=form, headers=headers).text

    for path in ("", "/text"):
        assert words.say("consent-undo-ask") in page(ann, path)
    count, seq, to = moves(ann), room_of(ann).seq, room_of(ann).last_move_of(0) - 1
    assert ann.post("/undo", seq=seq).status_code == 422
    send(ann, "", kind="undo", seat="0")
    mark = room_of(ann).proposals[0].id
    waits = words.say("consent-waits", names=words.seat(1))
    sentence = words.say("consent-undo", seat=words.seat(0), n=count - to)
    for path in ("", "/text"):
        assert waits in page(ann, path)
        assert sentence in page(bob, path)
        assert sentence not in page(ann, path)
    lobby = bob.client.get("/", headers={**bob.headers, "accept-language": language}).text
    assert words.say("consent-title") in lobby
    send(bob, f"/{mark}", agrees="yes", seat="1")
    assert moves(ann) == to
    assert words.say("told-done-undo", seat=words.seat(0)) in page(bob, "/text")
    assert words.say("notice-settled") in send(bob, f"/{mark}", agrees="yes", seat="1")


def test_proposals_are_looked_at_now_and_then(house: TestClient) -> None:
    _, *people = lay(house, "person", "person", terms=CONSENT)
    play_first(people)
    ask(people[0])
    pass_a_week(people[0], A_DAY)
    service, room = table_service(people[0]), room_of(people[0])

    portal = people[0].client.portal
    assert portal is not None
    portal.call(proposals.settle_proposals_of_table, service, room)
    assert room.proposals == []
