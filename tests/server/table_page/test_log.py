"""What a viewer missed: the turns of others, and the pieces that lie elsewhere since."""

from collections.abc import Callable
from typing import Any

from fastapi.testclient import TestClient

from dynasty.kernel import Match, Turn, turns
from dynasty.server.model.seen_positions import LastSeen
from dynasty.server.settings import Settings
from dynasty.server.table_page.log import missed_turns
from tests.server.support.page_reader import Reading
from tests.server.support.seen_matches import match_of, play_first
from tests.server.support.table_pages import look
from tests.server.support.tianxia_battles import play_to_a_battle


def missed_by(match: Match, seat: int) -> list[Turn]:
    told = turns(match, seat)
    return [told[number] for number in missed_turns(told, seat)]


def test_before_the_first_move_only_the_set_up_is_news() -> None:
    match = match_of("xian", 2)
    for seat in (0, 1):
        assert {turn.first for turn in missed_by(match, seat)} <= {0}


def test_others_turns_are_missed_until_they_act_again() -> None:
    match = match_of("terracotta_army", 2)
    memory, first = LastSeen(match), match.state.decisions[0].seat
    while match.state.decisions[0].seat == first:
        play_first(match, memory)
    other, last = 1 - first, len(match.moves)
    assert [turn.seat for turn in missed_by(match, other)][-1] == first
    play_first(match, memory)
    assert missed_by(match, other)[-1].last == last
    assert [turn.seat for turn in missed_by(match, first)][-1] == other


def test_what_an_automated_opponent_does_between_ones_moves_is_a_turn_of_its_own() -> None:
    match = match_of("terracotta_army", 1)
    memory, seen = LastSeen(match), 0
    while seen < 3:
        play_first(match, memory)
        acted = [event for event in match.moves[-1].events if event.seat == 1]
        if "overseer_moved" in [event.kind for event in acted]:
            seen += 1
            turn = missed_by(match, 0)[-1]
            assert turn.seat == 1
            assert [event for _, event in turn.events if event.seat == 1] == acted
            assert memory.left_by(0).moves == len(match.moves) - 1


Start = Callable[[Settings], TestClient]


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


def test_who_ended_the_round_reads_of_its_end_in_the_recap(lite: Settings, start: Start) -> None:
    people, _, battle = play_to_a_battle(start(lite))
    for person in people:
        since = look(person, "").text.partition('id="ui-since"')[2].partition("</section>")[0]
        assert f"<strong>End of round {battle.number}.</strong>" in since
