"""The caller of a request, and what players do outside the game: end, notes, branches, records."""

from __future__ import annotations

import json
from collections.abc import Callable

from fastapi.testclient import TestClient

from dynasty.server.settings import Settings
from dynasty.text import Translator
from tests.server.support.guests import Guest, lay, play_out

Start = Callable[[Settings], TestClient]


def test_nobody_chooses_for_another_seat(lite: Settings, start: Start) -> None:
    host, ann, bob = lay(start(lite), "person", "person")
    choice = bob.choices()[0]
    assert ann.post("/choices", seq=0, choice=choice, seat=1).status_code == 403
    stranger = Guest(ann.client, ann.table, None)
    assert stranger.post("/choices", seq=0, choice=choice, seat=1).status_code == 403
    assert stranger.get("/view", seat=1).status_code == 403
    assert host.get("/view", seat=1).status_code == 403


def test_a_table_ends_when_all_its_people_agree(lite: Settings, start: Start) -> None:
    host, ann, bob = lay(start(lite), "person", "person", "random")
    ann.post("/end", wants=True)
    assert host.get("").json()["status"] == "playing"
    bob.post("/end", wants=True)
    assert host.get("").json()["status"] == "ended"
    assert ann.post("/choices", seq=0, choice="keep:hand").status_code == 410
    assert host.get("/record").status_code == 200


def test_notes_are_private_and_chat_is_not(lite: Settings, start: Start) -> None:
    host, ann, bob = lay(start(lite), "person", "person")
    ann.put("/notes", text="watch the lab")
    assert ann.get("/notes").json()["text"] == "watch the lab"
    assert bob.get("/notes").json()["text"] == ""
    assert host.get("/notes").status_code == 403
    ann.post("/chat", text="good luck")
    assert bob.chat()[0]["text"] == "good luck"


def test_a_finished_game_branches_from_its_true_position(lite: Settings, start: Start) -> None:
    _, ann, bob = lay(start(lite), "person", "person")
    play_out([ann, bob])
    past = ann.get("/view", at=40, seat=0).json()["view"]
    laid = ann.post("/branch", at=40, bot="random")
    branch = Guest(ann.client, laid.json()["id"], ann.headers["authorization"].split()[1])
    now = branch.get("/view", seat=0).json()["view"]
    assert now["pit"] == past["pit"]
    assert now["players"][0]["hand"] == past["players"][0]["hand"]


def test_whoever_watches_plays_on_from_the_seat_that_is_asked(lite: Settings, start: Start) -> None:
    _, ann, bob = lay(start(lite), "person", "person")
    play_out([ann, bob])
    stranger = Guest(ann.client, ann.table, None)
    for at in range(20, 60):
        asked = [one["seat"] for one in stranger.get("/view", at=at).json()["view"]["questions"]]
        if asked == [1]:
            break
    laid = stranger.post("/branch", at=at, bot="random").json()
    branch = Guest(ann.client, laid["id"], None)
    assert [seat["player"] for seat in branch.get("").json()["seats"]] == ["random", "person"]


def test_a_running_game_branches_as_the_viewer_knows_it(lite: Settings, start: Start) -> None:
    _, ann, _ = lay(start(lite), "person", "person", terms={"branching": True})
    mine = ann.get("/view", seat=0).json()["view"]["players"][0]["hand"]
    laid = ann.post("/branch", at=0, bot="random")
    assert laid.status_code == 201, laid.text
    branch = Guest(ann.client, laid.json()["id"], ann.headers["authorization"].split()[1])
    assert branch.get("/view", seat=0).json()["view"]["players"][0]["hand"] == mine
    branch.put("/speed", speed="instant")
    play_out([branch])


def test_a_record_is_uploaded_to_look_at(lite: Settings, start: Start) -> None:
    client = start(lite)
    _, ann, bob = lay(client, "person", "person")
    play_out([ann, bob])
    text = ann.get("/record").text
    laid = client.post("/api/records", content=text)
    looked = Guest(client, laid.json()["id"], None)
    assert looked.get("").json()["status"] == "finished"
    assert looked.get("/record").json()["choices"] == json.loads(text)["choices"]
    for damaged in ("", "{}", text[: len(text) // 2], text.replace('"xian"', '"chess"')):
        assert client.post("/api/records", content=damaged).status_code in (400, 404)
    other = text.replace('"version": "1"', '"version": "0"')
    assert "version" in client.post("/api/records", content=other).json()["message"]


def test_while_a_game_is_played_nobody_plays_on_in_the_seat_of_another(
    lite: Settings, start: Start
) -> None:
    _, ann, bob = lay(start(lite), "person", "person", terms={"branching": True})
    assert bob.post("/branch", at=0, seat=1).status_code == 201
    watcher = Guest(ann.client, ann.table, None)
    for other in (ann, watcher):
        refused = other.post("/branch", at=0, seat=1)
        assert refused.status_code == 403
        assert refused.json()["message"] == Translator("en").say("forbidden-not-yours")
