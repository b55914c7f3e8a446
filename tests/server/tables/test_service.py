"""A table over the API: laying, sitting down, choosing, undoing, leaving."""

import random
from collections.abc import Callable

import pytest
from fastapi.testclient import TestClient

from dynasty import games
from dynasty.kernel import Match, Record
from dynasty.server.settings import Settings
from tests.server.support.guests import lay, play_out

Start = Callable[[Settings], TestClient]


def test_a_whole_game_of_people_is_played_and_its_record_verifies(
    settings: Settings, start: Start
) -> None:
    _, ann, bob = lay(start(settings), "person", "person")
    play_out([ann, bob])
    record = Record.from_json(ann.get("/record").text)
    match = Match.of_record(games.load("xian"), record)
    assert match.finished
    assert ann.get("").json()["status"] == "finished"


def test_bots_play_by_themselves(lite: Settings, start: Start) -> None:
    host, ann = lay(start(lite), "person", "random", "default")
    play_out([ann])
    assert host.get("").json()["status"] == "finished"


def test_a_table_goes_on_in_mid_decision_after_a_restart(settings: Settings, start: Start) -> None:
    guests = lay(start(settings), "person", "person")
    dice = random.Random(3)
    for _ in range(30):
        assert any(guest.choose_something(dice) for guest in guests[1:])
    before = [guest.get("/view").json() for guest in guests[1:]]
    again = start(settings)
    for guest in guests:
        guest.client = again
    assert [guest.get("/view").json() for guest in guests[1:]] == before
    play_out(guests[1:])


def test_an_answer_to_an_older_question_is_refused_and_changes_nothing(
    lite: Settings, start: Start
) -> None:
    _, ann, _ = lay(start(lite), "person", "person")
    choice = ann.choices()[0]
    ann.choose(ann.choices()[1])
    before = ann.asking()
    stale = ann.post("/choices", seq=0, choice=choice)
    assert stale.status_code == 409
    assert stale.json()["seq"] == before["seq"]
    assert ann.asking() == before


def test_another_seats_sealed_answer_does_not_make_mine_stale(lite: Settings, start: Start) -> None:
    _, ann, bob = lay(start(lite), "person", "person")
    seq = bob.asking()["seq"]
    ann.choose(ann.choices()[0])
    answer = bob.post("/choices", seq=seq, choice=bob.choices()[0])
    assert answer.status_code == 200


def test_the_same_key_is_applied_once(lite: Settings, start: Start) -> None:
    _, ann, _ = lay(start(lite), "person", "person")
    body = {"seq": 0, "choice": ann.choices()[1], "key": "double-click"}
    first, second = ann.post("/choices", **body), ann.post("/choices", **body)
    assert first.json()["seq"] == second.json()["seq"] == 1
    assert ann.asking()["seq"] == 1


def test_a_key_is_one_seats_own(settings: Settings, start: Start) -> None:
    _, ann, bob = lay(start(settings), "person", "person")
    for guest, seq in ((ann, 1), (bob, 2)):
        answer = guest.choose("keep:hand", key="first")
        assert answer.json()["seq"] == seq
    assert len(ann.get("/history").json()) == 2


@pytest.mark.parametrize("choice", ["finish:activation", "enter:lab"])
def test_an_illegal_choice_names_its_rule_and_changes_nothing(
    lite: Settings, start: Start, choice: str
) -> None:
    _, ann, _ = lay(start(lite), "person", "person")
    before = ann.get("/view").json()
    refused = ann.choose(choice)
    assert refused.status_code == 422
    assert refused.json()["rule"].startswith("X-")
    assert ann.get("/view").json() == before


def test_why_says_the_reason_in_the_readers_language(lite: Settings, start: Start) -> None:
    _, ann, _ = lay(start(lite), "person", "person")
    english = ann.get("/why", choice="enter:lab", lang="en").json()
    french = ann.get("/why", choice="enter:lab", lang="fr").json()
    assert english["rule"] == french["rule"]
    assert english["reason"] != french["reason"]
    assert not english["legal"]


def test_a_preview_tells_what_then_happens_and_changes_nothing(
    lite: Settings, start: Start
) -> None:
    _, ann, bob = lay(start(lite), "person", "person")
    dice = random.Random(3)
    foretold = 0
    for _ in range(60):
        guest = next(guest for guest in (ann, bob) if guest.choices())
        choice = dice.choice(guest.choices())
        before = guest.get("/view").json()
        seen = guest.get("/preview", choice=choice, lang="fr").json()
        assert guest.get("/view").json() == before
        moves = before["at"]
        assert guest.choose(choice).status_code == 200
        told = [
            line["text"] for line in guest.get("/events", since=moves, lang="fr").json()["events"]
        ]
        sentences = seen["sentences"][:-1]  # the last one says what comes then
        assert told[: len(sentences)] == sentences
        foretold += len(sentences)
        if not seen["ends"]:
            asked = guest.get("/view", lang="fr").json()["questions"]
            assert seen["offers"] in [question["offers"] for question in asked]
    assert foretold > 20


def test_a_preview_of_what_is_not_offered_is_refused(lite: Settings, start: Start) -> None:
    _, ann, _ = lay(start(lite), "person", "person")
    assert ann.get("/preview", choice="enter:lab").status_code == 422
    assert ann.get("/preview", choice="no:such").status_code == 422


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"game": "xian", "seats": [{"player": "person"}]}, 400),
        ({"game": "nothing", "seats": [{"player": "person"}] * 2}, 404),
        ({"game": "xian", "seats": [{"player": "genius"}] * 2}, 400),
        ({"game": "xian", "seats": [{"player": "person"}] * 2, "options": {"a": "b"}}, 400),
        ({"game": "xian", "seats": [], "more": 1}, 422),
        ({"game": "xian", "seats": [{"player": "person"}] * 2, "seed": -1}, 422),
    ],
)
def test_a_table_that_cannot_be_laid_is_refused(
    lite: Settings, start: Start, body: dict[str, object], status: int
) -> None:
    answer = start(lite).post("/api/tables", json=body)
    assert answer.status_code == status
    assert answer.json()["message"]


def test_undo_takes_back_the_own_choice_only_as_far_as_allowed(
    settings: Settings, start: Start
) -> None:
    _, ann, bob = lay(start(settings), "person", "person")
    before = ann.get("/view").json()["view"]
    ann.choose("keep:hand")
    undone = ann.post("/undo", seq=ann.asking()["seq"])
    assert undone.status_code == 200
    assert ann.get("/view").json()["view"] == before
    ann.choose("keep:hand")
    bob.choose("keep:hand")
    refused = ann.post("/undo", seq=ann.asking()["seq"])
    assert refused.status_code == 422
    assert refused.json()["reason"] == "others"


def test_the_record_and_the_seed_are_closed_while_the_game_goes_on(
    lite: Settings, start: Start
) -> None:
    host, ann, _ = lay(start(lite), "person", "person", seed=424242)
    assert ann.get("/record").status_code == 403
    assert "424242" not in host.get("").text + ann.get("/view").text


def test_history_hides_the_secret_choices_of_others(lite: Settings, start: Start) -> None:
    _, ann, bob = lay(start(lite), "person", "person")
    ann.choose(ann.choices()[1])
    assert ann.get("/history").json()[0]["choice"].startswith("exchange:")
    assert bob.get("/history").json()[0]["choice"] is None


def test_the_stream_resumes_after_the_last_event_heard(lite: Settings, start: Start) -> None:
    _, ann, bob = lay(start(lite), "person", "person")
    ann.choose("keep:hand")
    bob.choose("keep:hand")
    events = ann.get("/events", since=2).json()
    assert events["moves"] == 2
    assert events["events"] == []
    told = ann.get("/events", since=0).json()["events"]
    assert {"turn_started", "cards_drawn", "favour_used"} <= {event["kind"] for event in told}
