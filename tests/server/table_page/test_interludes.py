"""The end of a round is an entry of its own in log, recap, text view and API."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from fastapi.testclient import TestClient

from dynasty.kernel import Turn, turns
from dynasty.server.settings import Settings
from tests.server.pages.test_table_fragments import look, room_of
from tests.server.support.guests import Guest, lay
from tests.server.support.page_reader import Reading

Start = Callable[[Settings], TestClient]
FIRST = 0  # the seat of the first guest


def last_battle(guest: Guest) -> tuple[int, Turn] | None:
    """The last end of a round with Battles, if there was one, and its number in the log."""
    told = list(enumerate(turns(room_of(guest).match, FIRST)))
    fought = (entry for entry in reversed(told) if "battle_began" in kinds(entry[1]))
    return next(fought, None)


def kinds(turn: Turn) -> list[str]:
    return [event.kind for _, event in turn.events]


def play_to_a_battle(client: TestClient) -> tuple[list[Guest], int, Turn]:
    """Two people at Tianxia, right after a round with Battles has ended."""
    _, *people = lay(client, "person", "person", game="tianxia", seed=4)
    dice = random.Random(3)
    while (found := last_battle(people[0])) is None:
        assert any(person.choose_something(dice) for person in people)
    return people, *found


def test_pages_and_programs_have_the_end_of_a_round_by_itself(lite: Settings, start: Start) -> None:
    people, number, battle = play_to_a_battle(start(lite))
    heading = f"End of round {battle.number}."
    api: list[dict[str, Any]] = people[0].get("/turns").json()
    entry, before = api[number], api[number - 1]
    assert (entry["automatic"], entry["seat"], entry["heading"]) == (True, -1, heading)
    assert entry["text"].startswith(f"{heading} Battle in ")
    assert entry["gains"] == list(battle.gains)
    assert all(event["automatic"] for event in entry["events"])
    assert (before["automatic"], before["heading"], before["gains"]) == (False, "", None)
    assert before["seat"] >= 0
    assert "Battle" not in before["text"]
    assert not any(event["automatic"] for event in before["events"])
    events = people[0].get("/events").json()["events"]
    flagged = [event["kind"] for event in events if event["automatic"]]
    assert flagged == [
        event["kind"] for turn in api if turn["automatic"] for event in turn["events"]
    ]
    page, text = look(people[0], "").text, look(people[0], "/text").text
    assert f"<strong>{heading}</strong> Battle in" in page
    assert f"{heading} Battle in" in Reading(text).text
    assert f"{heading} Battle in" in page.partition('id="ui-said"')[2].partition("</p>")[0]


def test_the_end_of_a_round_is_shown_again_from_where_it_began(
    lite: Settings, start: Start
) -> None:
    people, number, battle = play_to_a_battle(start(lite))
    frames = look(people[0], f"/turns/{number}/replay").json()
    assert frames[0]["told"] == []
    assert sum(len(frame["told"]) for frame in frames) == len(battle.events)
    own = look(people[0], f"/turns/{number - 1}/replay").json()
    whole = look(people[0], f"/turns/{number - 1}/replay", whole=1).json()
    assert "Battle" not in str([frame["told"] for frame in own])
    assert [frame["told"] for frame in whole][: len(own)] == [frame["told"] for frame in own]
    assert "Battle" in str([frame["told"] for frame in whole[len(own) :]])


def test_who_ended_the_round_reads_of_its_end_in_the_recap(lite: Settings, start: Start) -> None:
    people, _, battle = play_to_a_battle(start(lite))
    for person in people:
        since = look(person, "").text.partition('id="ui-since"')[2].partition("</section>")[0]
        assert f"<strong>End of round {battle.number}.</strong>" in since
