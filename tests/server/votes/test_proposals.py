"""Consents: all others agree and it is done; a no, a day or a fact of the game ends it."""

from collections.abc import Callable
from typing import Any

import pytest
from fastapi.testclient import TestClient

from dynasty.localization import translator_for
from dynasty.server.settings import Settings
from dynasty.server.votes import proposals
from dynasty.text import LANGUAGES
from tests.server.support.guests import Guest, lay
from tests.server.support.server_process import until
from tests.server.tables.test_seats import pass_a_week, refusal, room_of, table_service

Start = Callable[[Settings], TestClient]

CONSENT = {"undo": "consent"}
A_DAY = 86_400.0


def play_first(guests: list[Guest], most: int = 60) -> None:
    """Everybody chooses what is offered first, until seat 0 could take back only by consent."""
    room = room_of(guests[0])
    for _ in range(most):
        settled, _ = room.match.settled()
        seats = [move.seat for move in room.match.moves[settled:]]
        if 0 in seats and not room.match.undoable(0)[0]:
            return
        until(lambda: not room.bots_asked())
        seat = room.asked()[0]
        assert guests[seat].choose(guests[seat].choices()[0]).status_code == 200
    raise AssertionError("nobody ever acted after seat 0")


def ask(guest: Guest, kind: str = "undo") -> str:
    answer = guest.post("/consents", kind=kind)
    assert answer.status_code == 201, answer.text
    mark: str = answer.json()[0]["id"]
    return mark


def asked(guest: Guest) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = guest.get("/consents").json()
    return found


def say(guest: Guest, mark: str, agrees: bool) -> Any:
    return guest.put(f"/consents/{mark}", agrees=agrees)


def steps(guest: Guest) -> list[tuple[str, int]]:
    return [(row["kind"], row["seat"]) for row in guest.happenings()]


def moves(guest: Guest) -> int:
    return room_of(guest).move_count


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


def test_what_cannot_be_done_any_more_falls(house: TestClient) -> None:
    _, *people = lay(house, "person", "person", terms=CONSENT)
    ann, bob = people
    play_first(people)
    mark = ask(ann)
    room = room_of(ann)
    while room.match.settled()[0] <= room.proposals[0].details["to"]:
        seat = room.asked()[0]
        people[seat].choose(people[seat].choices()[0])
    count = moves(ann)
    assert refusal(say(bob, mark, agrees=True)) == (422, "NothingToUndo")
    assert (moves(ann), steps(ann)[-1]) == (count, ("falls", 0))


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


def test_at_other_tables_what_others_did_stays(house: TestClient) -> None:
    _, *people = lay(house, "person", "person")
    play_first(people)
    assert refusal(people[0].post("/consents", kind="undo")) == (403, "AgainstTerms")
    assert people[0].get("/view").json()["undo"]["reason"] == "others"


def test_alone_with_bots_nobody_is_asked(house: TestClient) -> None:
    (me,) = lay(house, "me", "default")
    room = room_of(me)
    until(lambda: room.asked() == [0])
    for _ in range(12):
        me.choose(me.choices()[0])
        until(lambda: room.asked() == [0])
        settled, _ = room.match.settled()
        seats = [move.seat for move in room.match.moves[settled:]]
        if 0 in seats and not room.match.undoable(0)[0]:
            break
    reach = me.get("/view").json()["undo"]
    assert reach["steps"] == seats.count(0)
    seq = room.seq
    for left in range(reach["steps"], 0, -1):
        assert me.get("/view").json()["undo"]["steps"] == left
        assert me.post("/undo", seq=room.seq).status_code == 200
    assert refusal(me.post("/undo", seq=room.seq))[1] == "NothingToUndo"
    assert room.asked() == [0]
    assert steps(me) == []  # nobody else need know
    assert refusal(me.post("/choices", seq=seq, choice="keep:hand"))[0] == 409


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
