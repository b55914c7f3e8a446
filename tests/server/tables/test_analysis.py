"""Looking back at a table that is over: asked for once, made in parts, kept, gone on with."""

import html
import json
from collections.abc import Callable
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import Connection

from dynasty import bots, games
from dynasty.insight import analysis
from dynasty.insight.mistakes import Mistake
from dynasty.kernel import Match, Record
from dynasty.server.db import analyses
from dynasty.server.settings import Settings
from dynasty.server.tables import analysis as tables_analysis
from dynasty.server.tables.service import TableService
from dynasty.server.workers.worker_pool import JobRank
from dynasty.text import LANGUAGES, Translator
from tests.server.support import worker_jobs
from tests.server.support.finished_game import LAST, ending
from tests.server.support.page_reader import Reading
from tests.server.support.server_process import until

__all__ = ["ending"]  # a fixture

Start = Callable[[Settings], TestClient]
HTML = {"accept": "text/html"}


def laid(client: TestClient, record: str) -> str:
    sent = client.post("/api/records", content=record)
    assert sent.status_code == 201, sent.text
    table: str = sent.json()["id"]
    return table


def table_service(client: TestClient) -> TableService:
    service: TableService = client.app.state.service  # type: ignore[attr-defined]
    return service


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
        assert Translator("en").say("analysis-later") in answer.text


def test_it_is_made_once_kept_and_shown(settings: Settings, start: Start, ending: str) -> None:
    client = start(settings)
    table = laid(client, ending)
    page = client.get(f"/tables/{table}/analysis", headers=HTML).text
    assert Translator("en").say("analysis-begin") in page
    assert progress(client, table) == {**progress(client, table), "done": 0, "parts": 0}
    assert client.post(f"/api/tables/{table}/analysis").status_code == 202
    until(partial(is_done, client, table))
    found = progress(client, table)
    assert client.post(f"/api/tables/{table}/analysis").json() == found
    assert len(found["moments"]) == LAST + 1  # type: ignore[arg-type]
    for language in LANGUAGES:
        said = client.get(
            f"/tables/{table}/analysis", headers={**HTML, "accept-language": language}
        ).text
        assert Translator(language).say("analysis-chances") in said
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
    cuts = analysis.match_segments(match, [0])
    turns = [(part.start, part.stop) for part in cuts]
    first = analysis.analyse_segment(match.game, record_of(ending), cuts[0], [0])
    ask = partial(analyses.request_analysis, table_id=table, task=analyses.AnalysisTask([0], turns))
    keep = partial(analyses.save_part, table_id=table, part=1, findings=first)
    for work in (ask, keep):
        put(client, work)
    waiting = client.get(f"/tables/{table}/analysis", headers=HTML).text
    assert "<progress" in waiting
    assert 'http-equiv="refresh"' in waiting
    put(client, partial(analyses.mark_interrupted, table_id=table))
    assert progress(client, table)["interrupted"] is True
    client.__exit__(None, None, None)
    again = start(lite)
    until(partial(is_done, again, table))
    moments = progress(again, table)["moments"]
    assert [one["move"] for one in moments] == list(range(LAST + 1))  # type: ignore[attr-defined]


def record_of(text: str) -> Record:
    return Record.from_json(text)


def analysed(client: TestClient, table: str, ending: str) -> int:
    """An analysis with one mistake of seat 1; the move that it was."""
    match = Match.of_record(games.load("xian"), record_of(ending))
    move = next(n for n, move in enumerate(match.moves, 1) if move.seat == 1)
    moments = [
        asdict(
            analysis.PositionStats(
                n, -1 if n == 0 else match.moves[n - 1].seat, True, (0.5, 0.5), ()
            )
        )
        for n in range(LAST + 1)
    ]
    chosen = match.moves[move - 1].choice
    flagged = asdict(Mistake(move, 1, chosen, chosen, grave=True, changes={}))
    found = {"moments": moments, "mistakes": [flagged], "unjudged": []}
    task = analyses.AnalysisTask([0, 1], [(1, LAST + 1)])
    put(client, partial(analyses.request_analysis, table_id=table, task=task))
    put(client, partial(analyses.save_part, table_id=table, part=1, findings=found))
    return move


def put(client: TestClient, work: Callable[[Connection], None]) -> None:
    client.portal.call(table_service(client).db.write, work)  # type: ignore[union-attr]


def branch_form(client: TestClient, table: str) -> dict[str, str]:
    page = Reading(client.get(f"/tables/{table}/analysis", headers=HTML).text)
    found = page.form("/branch")
    assert found is not None
    return dict(found.fields)


@pytest.mark.parametrize("reader", ["whoever sent the record", "somebody who watches"])
def test_whoever_plays_on_from_a_mistake_sits_where_it_was_made(
    lite: Settings, start: Start, ending: str, reader: str
) -> None:
    client = start(lite)
    table = laid(client, ending)
    move = analysed(client, table, ending)
    if reader != "whoever sent the record":
        client.cookies.clear()
    sent = branch_form(client, table)
    assert (sent["seat"], sent["at"]) == ("1", str(move - 1))
    again = client.post(f"/tables/{table}/branch", data=sent, headers=HTML)
    assert again.status_code == 200, again.text
    branch = again.url.path.rpartition("/")[2]
    seats = client.get(f"/api/tables/{branch}").json()["seats"]
    assert [(seat["player"], seat["mine"]) for seat in seats] == [
        (bots.DEFAULT_BOT, False),
        ("person", True),
    ]
    asked = client.get(f"/api/tables/{branch}/question").json()["asked"]
    assert [one["seat"] for one in asked] == [1], "the very question is theirs"


def test_a_seat_that_is_not_there_is_refused(lite: Settings, start: Start, ending: str) -> None:
    client = start(lite)
    table = laid(client, ending)
    assert client.post(f"/api/tables/{table}/branch", json={"at": 0, "seat": 2}).status_code == 403


def test_what_another_recipe_found_is_not_shown(lite: Settings, start: Start, ending: str) -> None:
    client = start(lite)
    table = laid(client, ending)
    old = analyses.AnalysisTask([0], [(1, LAST + 1)], recipe=analysis.ANALYSIS_VERSION - 1)
    ask = partial(analyses.request_analysis, table_id=table, task=old)
    put(client, ask)
    assert progress(client, table)["parts"] == 0


def test_a_finished_table_leads_to_it(lite: Settings, start: Start, ending: str) -> None:
    client = start(lite)
    table = laid(client, ending)
    for view in ("", "/text"):
        page = client.get(f"/tables/{table}{view}", headers=HTML).text
        assert f'href="/tables/{table}/analysis"' in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_fails_is_interrupted_and_goes_on_when_it_is_asked_for_again(
    lite: Settings, start: Start, ending: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    client, words = start(lite), Translator(language)
    table = laid(client, ending)
    address = f"/tables/{table}/analysis"
    headers = {**HTML, "accept-language": language}
    with monkeypatch.context() as patch:
        patch.setattr(tables_analysis, "analyse_part", worker_jobs.refuse)
        client.post(address, headers=headers)
        until(lambda: progress(client, table)["interrupted"] is True)
    said = client.get(address, headers=headers).text
    assert words.say("analysis-interrupted") in said
    assert 'http-equiv="refresh"' not in said
    form = Reading(said).form("/analysis")
    assert form is not None
    going = client.post(form.action, headers=headers).text
    assert words.say("analysis-interrupted") not in going
    until(partial(is_done, client, table))
    assert progress(client, table)["interrupted"] is False


def test_a_choice_that_cannot_be_judged_is_told_and_the_rest_goes_on(
    lite: Settings, start: Start, ending: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = start(lite)
    table = laid(client, ending)
    monkeypatch.setattr(tables_analysis, "analyse_part", worker_jobs.judge_nothing)
    client.post(f"/api/tables/{table}/analysis")
    until(partial(is_done, client, table))
    found = progress(client, table)
    assert len(found["moments"]) == LAST + 1  # type: ignore[arg-type]
    missed = found["unjudged"]
    assert isinstance(missed, list)
    assert missed == [n for n in range(1, LAST + 1) if n in judged_moves(ending)]
    for language in LANGUAGES:
        headers = {**HTML, "accept-language": language}
        said = client.get(f"/tables/{table}/analysis", headers=headers).text
        assert Translator(language).say("analysis-unjudged", n=len(missed)) in said


def judged_moves(ending: str) -> set[int]:
    """The moves of Ann, a person, that had a choice."""
    match = Match.of_record(games.load("xian"), record_of(ending))
    again = Match(match.game, match.seats, match.seed, match.options, match.origin)
    found = set()
    for number, move in enumerate(match.moves, 1):
        if move.seat == 0 and len(match.game.decision(again.state, 0).choices) > 1:
            found.add(number)
        again.choose(move.seat, move.choice)
    return found


def test_of_a_record_that_is_sent_only_people_are_judged(
    lite: Settings, start: Start, ending: str
) -> None:
    client = start(lite)
    table = laid(client, ending)
    room = table_service(client).rooms[table]
    assert [chair.player for chair in room.chairs] == ["person", "apprentice"]
    assert tables_analysis.analysis_task(room).seats == [0]
    only_bots = laid(client, ending.replace('"you"', '"apprentice"'))
    assert tables_analysis.analysis_task(table_service(client).rooms[only_bots]).seats == [0, 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_was_broken_off_is_told_so(
    lite: Settings, start: Start, ending: str, language: str
) -> None:
    client = start(lite)
    record = json.loads(ending)
    half = laid(client, json.dumps({**record, "choices": record["choices"][:3], "scores": None}))
    address, words = f"/tables/{half}/analysis", Translator(language)
    for where in (address, f"/api{address}"):
        answer = client.get(where, headers={**HTML, "accept-language": language})
        assert answer.status_code == 403
        assert words.say("analysis-broken-off") in html.unescape(answer.text)


def test_a_person_waits_for_one_choice_of_an_analysis_at_most(
    lite: Settings, start: Start, ending: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, order = tmp_path / "gate", tmp_path / "order"
    monkeypatch.setattr(
        tables_analysis, "analyse_part", partial(worker_jobs.look_at_the_gate, gate, order)
    )
    client = start(replace(lite, thinkers=1))
    table = laid(client, ending)
    thinkers = table_service(client).thinkers

    async def asked_by_a_person() -> None:
        work = partial(worker_jobs.take_part, order, "a person")
        await thinkers.run(work, 60.0, JobRank.PEOPLE, "somebody")

    client.post(f"/api/tables/{table}/analysis")
    until(gate.with_suffix(".waits").exists)
    answered = client.portal.start_task_soon(asked_by_a_person)  # type: ignore[union-attr]
    until(lambda: thinkers.waiting == 1)
    gate.touch()
    until(partial(is_done, client, table))
    answered.result()
    told = order.read_text().splitlines()
    assert told.index("a person") == 1
    told.remove("a person")
    judged = judged_moves(ending)
    choices = [judged.intersection(map(int, moves.split())) for moves in told]
    assert [len(some) for some in choices if some] == [1] * len(judged)
