"""Looking back at a table that is over: asked for once, made in parts, kept, gone on with."""

import json
from collections.abc import Callable
from functools import partial
from itertools import pairwise

import pytest
from fastapi.testclient import TestClient

from dynasty import bots, games
from dynasty.insight import analysis
from dynasty.kernel import Match, Record, SeatEntry
from dynasty.server.minds import analyses
from dynasty.server.present import curve
from dynasty.server.settings import Settings
from dynasty.server.tables.hall import Hall
from tests.server.running import until

Start = Callable[[Settings], TestClient]
HTML = {"accept": "text/html"}
LAST = 8  # moves that are looked at


@pytest.fixture(scope="module")
def ending() -> str:
    """The record of the last moves of a game."""
    game = games.load("xian")
    players = [bots.make("apprentice", game, seat) for seat in range(2)]
    choices: bots.Choices = []
    bots.play(game, players, 6, None, choices)
    seats = (SeatEntry("Ann", "you"), SeatEntry("Bob", "apprentice"))
    match = Match(game, seats, 6)
    match.replay([(seat, str(choice)) for seat, choice in choices[:-LAST]])
    late = Match(game, seats, 6, origin=game.dump(match.state))
    late.replay([(seat, str(choice)) for seat, choice in choices[-LAST:]])
    assert late.finished
    return late.record().to_json()


def laid(client: TestClient, record: str) -> str:
    sent = client.post("/api/records", content=record)
    assert sent.status_code == 201, sent.text
    table: str = sent.json()["id"]
    return table


def hall_of(client: TestClient) -> Hall:
    hall: Hall = client.app.state.hall  # type: ignore[attr-defined]
    return hall


def progress(client: TestClient, table: str) -> dict[str, object]:
    found: dict[str, object] = client.get(f"/api/tables/{table}/analysis").json()
    return found


def is_done(client: TestClient, table: str) -> bool:
    found = progress(client, table)
    return found["parts"] != 0 and found["done"] == found["parts"]


def test_a_game_that_goes_on_cannot_be_analysed(lite: Settings, start: Start) -> None:
    client = start(lite)
    seats = [{"player": "me", "name": "Ann"}, {"player": "random"}]
    table = client.post("/api/tables", json={"game": "xian", "seats": seats}).json()["id"]
    for answer in (
        client.get(f"/api/tables/{table}/analysis"),
        client.post(f"/api/tables/{table}/analysis"),
        client.get(f"/tables/{table}/analysis", headers=HTML),
        client.post(f"/tables/{table}/analysis", headers=HTML),
    ):
        assert answer.status_code == 403
        assert "not over yet" in answer.text


def test_it_is_made_once_kept_and_shown(settings: Settings, start: Start, ending: str) -> None:
    client = start(settings)
    table = laid(client, ending)
    page = client.get(f"/tables/{table}/analysis", headers=HTML).text
    assert "Analyse this game" in page
    assert progress(client, table) == {**progress(client, table), "done": 0, "parts": 0}
    assert client.post(f"/api/tables/{table}/analysis").status_code == 202
    until(partial(is_done, client, table))
    found = progress(client, table)
    assert client.post(f"/api/tables/{table}/analysis").json() == found
    assert len(found["moments"]) == LAST + 1  # type: ignore[arg-type]
    for language, heading in (("en", "Chances to win"), ("fr", "Chances de gagner")):
        said = client.get(
            f"/tables/{table}/analysis", headers={**HTML, "accept-language": language}
        ).text
        assert heading in said
        assert said.count("<polyline") == 2
        legend = said.partition('<ul class="legend">')[2].partition("</ul>")[0]
        assert all(name in legend for name in ("Ann", "Bob"))
        assert f"/tables/{table}?at={LAST}" in said
        assert "⟨" not in said
        assert 'http-equiv="refresh"' not in said


def test_after_a_restart_it_goes_on_with_what_is_left(
    lite: Settings, start: Start, ending: str
) -> None:
    client = start(lite)
    table = laid(client, ending)
    match = Match.of_record(games.load("xian"), record_of(ending))
    cuts = analysis.parts(match)
    turns = [(part.start, part.stop) for part in cuts]
    first = analysis.examine(match.game, record_of(ending), cuts[0], [0])
    store = hall_of(client).store
    ask = partial(analyses.ask, table_id=table, task=analyses.Task([0], turns))
    keep = partial(analyses.keep, table_id=table, part=1, findings=first)
    for work in (ask, keep):
        client.portal.call(store.write, work)  # type: ignore[union-attr]
    waiting = client.get(f"/tables/{table}/analysis", headers=HTML).text
    assert "<progress" in waiting
    assert 'http-equiv="refresh"' in waiting
    client.__exit__(None, None, None)
    again = start(lite)
    until(partial(is_done, again, table))
    moments = progress(again, table)["moments"]
    assert [one["move"] for one in moments] == list(range(LAST + 1))  # type: ignore[attr-defined]


def record_of(text: str) -> Record:
    return Record.from_json(text)


def test_what_another_recipe_found_is_not_shown(lite: Settings, start: Start, ending: str) -> None:
    client = start(lite)
    table = laid(client, ending)
    old = analyses.Task([0], [(1, LAST + 1)], recipe=analysis.RECIPE - 1)
    ask = partial(analyses.ask, table_id=table, task=old)
    client.portal.call(hall_of(client).store.write, ask)  # type: ignore[union-attr]
    assert progress(client, table)["parts"] == 0


def test_a_finished_table_leads_to_it(lite: Settings, start: Start, ending: str) -> None:
    client = start(lite)
    table = laid(client, ending)
    for view in ("", "/text"):
        page = client.get(f"/tables/{table}{view}", headers=HTML).text
        assert f'href="/tables/{table}/analysis"' in page


def test_marks_at_the_ends_of_lines_do_not_cover_each_other() -> None:
    for wanted in ([0.0, 0.0, 0.0, 0.0], [240.0, 240.0, 0.0], [120.0, 118.0], [10.0, 230.0]):
        found = sorted(curve.spread_out(wanted))
        assert all(b - a >= curve.APART - 0.01 for a, b in pairwise(found))
        assert -curve.APART * len(wanted) < found[0]
        assert found[-1] <= curve.HEIGHT


def test_bands_are_the_turns() -> None:
    moments = [
        analysis.Moment(move, 0, opens, (0.5, 0.5), ())
        for move, opens in enumerate([True, True, False, True, True])
    ]
    found = curve.bands(moments)
    assert [band.move for band in found] == [2, 3, 4]
    assert [band.width for band in found] == [480.0, 240.0, 240.0]
    assert json.dumps([band.x for band in found]) == "[0.0, 480.0, 720.0]"
