"""Undo beyond the last choice: alone at once, with others by consent, never past settled ones."""

from __future__ import annotations

from fastapi.testclient import TestClient

from tests.server.support.guests import lay
from tests.server.support.rooms import refusal, room_of
from tests.server.support.server_process import until
from tests.server.support.voting import CONSENT, ask, moves, play_first, say, steps


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
