"""What pages show besides the table: what would happen, turns step by step and once more."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from fastapi.testclient import TestClient
from httpx2 import Response

from dynasty import games
from dynasty.drawing.canvas import GoodsCount
from dynasty.kernel import turns
from dynasty.server.model.branches import branch_of_origin, dump_with_branch
from dynasty.server.model.room import Room
from dynasty.server.settings import Settings
from dynasty.server.table_page.preview import goods_changes, signed_number
from dynasty.text import Translator
from tests.server.support.guests import Guest, lay, play_out
from tests.server.support.page_reader import Reading

Start = Callable[[Settings], TestClient]


def look(guest: Guest, path: str, **query: int | str) -> Response:
    return guest.client.get(
        f"/tables/{guest.table}{path}",
        params=query,
        headers={"accept": "text/html", **guest.headers},
    )


def room_of(guest: Guest) -> Room:
    service = guest.client.app.state.service  # type: ignore[attr-defined]
    room: Room = service.rooms[guest.table]
    return room


@pytest.mark.parametrize("game", games.SHELF)
def test_whatever_a_page_foresees_then_stands_there(
    lite: Settings, start: Start, game: str
) -> None:
    """The changes that pointing at a choice shows are those that choosing it brings."""
    _, *people = lay(start(lite), "person", "person", game=game, seed=5)
    dice, compared = random.Random(4), 0
    while compared < 8:
        person = next(p for p in people if p.choices())
        choice = dice.choice(person.choices())
        seen = look(person, "/what", choice=choice).json()
        before = shown(person)
        assert person.choose(choice).status_code == 200
        if seen["html"] and room_of(person).match.moves[-1].floor == "":
            after = shown(person)
            for key, change in seen["changes"].items():
                if key.startswith(("points", "good")):
                    compared += 1
                    assert signed_number(after[key] - before[key]) == change, (choice, key)
        compared += not seen["changes"]


GOOD = re.compile(r'data-change-of="(good-\d+-\d+)"[^>]*>.*?<span>(-?\d+)</span>')
POINTS = re.compile(r'data-change-of="(points-\d+)"><span[^>]*>[^<]*</span>([-−]?\d+)')


def shown(guest: Guest) -> dict[str, int]:
    """The numbers of a page by what they are numbers of."""
    text = look(guest, "").text
    found = [*GOOD.findall(text), *POINTS.findall(text)]
    assert found
    return {key: int(number.replace("−", "-")) for key, number in found}


def test_goods_are_told_apart_by_what_they_are() -> None:
    now = [
        GoodsCount("coin", 3, "coin", ""),
        GoodsCount("cube", 1, "red", ""),
        GoodsCount("cube", 1, "blue", ""),
    ]
    then = [
        GoodsCount("cube", 3, "blue", ""),
        GoodsCount("coin", 3, "coin", ""),
        GoodsCount("cube", 0, "red", ""),
    ]
    assert list(goods_changes(now, then)) == [(1, -1), (2, 2)]
    assert [signed_number(n) for n in (4, -3)] == ["+4", "−3"]


def test_the_text_view_tells_what_would_happen_without_a_script(
    lite: Settings, start: Start
) -> None:
    _, ann, _ = lay(start(lite), "person", "person")
    for choice in ann.choices():
        told = ann.get("/preview", choice=choice).json()["sentences"]
        text = Reading(look(ann, "/text", what=choice).text).text
        assert all(" ".join(sentence.split()) in text for sentence in told)
    assert look(ann, "/text", what="nothing:such").status_code == 200


def test_a_turn_has_its_steps_and_is_shown_again(lite: Settings, start: Start) -> None:
    _, *people = lay(start(lite), "person", "person", game="terracotta_army", seed=3)
    dice = random.Random(2)
    while len(turns(room_of(people[0]).match, 0)) < 5:
        assert any(person.choose_something(dice) for person in people)
    told = turns(room_of(people[0]).match, 0)
    for number, turn in enumerate(told[:-1]):
        steps = Reading(look(people[0], f"/turns/{number}").text)
        assert len([link for link in steps.links if "#" in link]) == len(turn.events)
        frames = look(people[0], f"/turns/{number}/replay").json()
        assert bool(frames) == (turn.first > 0)
        if frames:
            assert "common" in frames[0]["parts"]
            assert frames[0]["told"] == []
            assert sum(len(frame["told"]) for frame in frames) == len(turn.events)
    assert look(people[0], "/turns/99999").text.count("<li>") == 0
    assert look(people[0], "/turns/99999/replay").json() == []


def test_an_automated_opponents_turn_is_shown_step_by_step(lite: Settings, start: Start) -> None:
    _, ann = lay(start(lite), "person", game="terracotta_army", seed=3)
    dice = random.Random(2)
    while not any(turn.seat == 1 for turn in turns(room_of(ann).match, 0)):
        ann.choose_something(dice)
    told = turns(room_of(ann).match, 0)
    number = next(n for n, turn in enumerate(told) if turn.seat == 1 and turn.first)
    frames = look(ann, f"/turns/{number}/replay").json()
    assert sum(len(frame["told"]) for frame in frames) == len(told[number].events)
    assert len(frames) > 2


def test_a_replay_shows_nobodys_cards(lite: Settings, start: Start) -> None:
    """A turn once more is drawn for whoever asks."""
    client = start(lite)
    _, *people = lay(client, "person", "person", seed=3)
    dice = random.Random(2)
    for _ in range(20):
        assert any(person.choose_something(dice) for person in people)
    stranger = Guest(client, people[0].table, None)
    for number in range(len(turns(room_of(stranger).match, -1))):
        assert 'id="card-' not in look(stranger, f"/turns/{number}/replay").text


def test_a_branch_says_where_it_comes_from(lite: Settings, start: Start) -> None:
    client = start(lite)
    _, ann, bob = lay(client, "person", "person", seed=3)
    play_out([ann, bob])
    client.cookies.clear()
    laid = ann.post("/branch", at=7, bot="default").json()
    twig = Guest(client, laid["id"], None)
    for path in ("", "/text"):
        page = look(twig, path)
        assert f"/tables/{ann.table}?at=7" in Reading(page.text).links
        assert Translator("en").say("branch-of", at=7) in page.text
        assert Translator("en").say("branch-back") not in look(ann, path).text


@pytest.mark.parametrize(
    "said",
    [None, 3, {}, {"table": "a", "at": True}, {"table": "../x", "at": 1}, {"table": "a", "at": -1}],
)
def test_a_strangers_origin_leads_nowhere(said: object) -> None:
    assert branch_of_origin({"branch": said}) is None
    assert branch_of_origin(None) is None


def test_a_branch_is_kept_beside_the_position() -> None:
    origin = dump_with_branch({"seats": 2}, "abc-_1", 4)
    found = branch_of_origin(origin)
    assert found is not None
    assert (found.table, found.at, found.url) == ("abc-_1", 4, "/tables/abc-_1?at=4")
    assert origin["seats"] == 2


def test_an_automated_seat_that_never_scores_has_no_place(lite: Settings, start: Start) -> None:
    _, ann, bob = lay(start(lite), "person", "person", game="tianxia", seed=5)
    play_out([ann, bob])
    page = look(ann, "").text
    ranking = page[page.index('class="ranking"') :].partition("</ol>")[0]
    assert ranking.count("<li>") == 2
    assert "Neutral House" not in page[page.index('class="final"') :].partition("</table>")[0]


def test_why_things_are_left_out_is_told_to_who_is_asked(lite: Settings, start: Start) -> None:
    _, *people = lay(start(lite), "person", "person", game="xian", seed=5)
    dice, told = random.Random(4), 0
    while told < 2:
        for person in people:
            denials = look(person, "/denied").text
            assert ("<li>" in denials) == ('id="ui-refused"' in look(person, "").text)
            assert person.choices() or "<li>" not in denials
        if "<li>" in denials:
            told += 1
            words = re.findall(r"<p id=[^>]*>([^<]+?) <", denials)
            text = look(people[-1], "/text").text
            assert words
            assert all(word in text for word in words)
        person = next(p for p in people if p.choices())
        person.choose(dice.choice(person.choices()))


def test_pages_of_a_table_with_an_automated_seat_open(lite: Settings, start: Start) -> None:
    host, *people = lay(start(lite), "person", "person", game="tianxia", seed=5)
    assert {look(guest, "").status_code for guest in (host, *people)} == {200}
    assert look(people[0], "/text").status_code == 200
