"""The terms of a table: as usual or as wished, told everywhere, kept at every door."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import update

from dynasty.server.db import stored_tables
from dynasty.server.db.schema import TABLES
from dynasty.server.model.table_settings import (
    SUMMARY_TERMS,
    TERM_CHOICES,
    Terms,
    TermsWish,
    term_text_key,
    term_value_text,
)
from dynasty.server.settings import Settings
from dynasty.text import LANGUAGES, Translator
from tests.server.support.guests import Guest, lay, play_out
from tests.server.support.table_pages import HTML, page

Start = Callable[[Settings], TestClient]

STRICT: dict[str, Any] = {
    "undo": "none",
    "hints": False,
    "branching": False,
    "planning": False,
    "watching": "nobody",
    "talk": "off",
    "stand_in": "nobody",
    "seats": "chance",
    "clock": None,
    "rated": False,
}


def refused(answer: Any, term: str, language: str = "en") -> bool:
    """Was it refused with the sentence that names the term?"""
    message = answer.json()["message"]
    wanted = answer.status_code, answer.json()["error"], message
    return wanted == (403, "AgainstTerms", Translator(language).say(f"against-{term}"))


def test_terms_are_as_usual_unless_they_are_wished() -> None:
    assert TermsWish(undo="own").agreed(with_others=False) == Terms()
    assert TermsWish().agreed(with_others=False).undo == "consent"
    usual = TermsWish().agreed(with_others=True)
    assert (usual.hints, usual.branching, usual.undo, usual.watching) == (
        False,
        False,
        "own",
        "link",
    )
    assert TermsWish(hints=True).agreed(with_others=True).hints
    assert TermsWish(**STRICT).agreed(with_others=False).as_data() == STRICT


def test_terms_are_kept_and_told_to_everybody(settings: Settings, start: Start) -> None:
    host, ann, _ = lay(start(settings), "person", "person", terms=STRICT)
    assert host.get("").json()["terms"] == STRICT
    ann.client = start(settings)
    assert ann.get("").json()["terms"] == STRICT
    for language in LANGUAGES:
        words = Translator(language)
        for path in ("", "/text"):
            shown = page(ann, path, language)
            assert Terms(**STRICT).in_short(words) in shown
            assert all(f"<dd>{what}</dd>" in shown for _, what in Terms(**STRICT).told(words))


@pytest.mark.parametrize("players", [("me", "novice"), ("me", "screen")])
def test_whoever_plays_alone_reads_of_nobody_else(
    settings: Settings, start: Start, players: tuple[str, ...]
) -> None:
    host, *_ = lay(start(settings), *players)
    for language in LANGUAGES:
        words = Translator(language)
        line = Terms.usual(with_others=False).in_short(words, is_solo=True)
        others = ("undo-consent", "watching-link", "talk-chat")
        assert not any(words.say(f"short-{term}") in line for term in others)
        for path in ("", "/text"):
            shown = page(host, path, language)
            assert f">{line}</p>" in shown
            assert not any(f"· {words.say(f'short-{term}')}" in shown for term in others)


def test_a_line_for_one_person_says_what_still_matters() -> None:
    words = Translator("en")

    def short(*terms: str) -> str:
        return " · ".join(words.say(f"short-{term}") for term in terms)

    usual = Terms.usual(with_others=False)
    assert usual.in_short(words, True) == short("undo-alone", "hints-on", "branching-on")
    assert Terms(undo="none").in_short(words, True) == short(
        "undo-none", "hints-on", "branching-on"
    )
    line = Terms(watching="everybody").in_short(words, True)
    assert line.endswith(f" · {short('watching-everybody')}")


def test_a_table_is_for_others_as_long_as_a_seat_is_free(settings: Settings, start: Start) -> None:
    host, ann = lay(start(settings), "me", "person")
    line = Terms.usual(with_others=True).in_short(Translator("en"))
    assert f">{line}</p>" in page(host)
    assert f">{line}</p>" in page(ann)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_that_a_form_offers_has_its_words(language: str) -> None:
    words = Translator(language)
    for term, values in TERM_CHOICES.items():
        assert words.has(term_text_key(term))
        told = [term_value_text(words, term, value) for value in values]
        assert len({*told}) == len(values)
        assert not any(value.startswith("terms-") for value in told)
        if term in SUMMARY_TERMS:
            assert all(words.has(f"short-{term}-{value}") for value in values)


def test_the_form_of_the_lobby_asks_for_terms(lite: Settings, start: Start) -> None:
    client = start(lite)
    form = {"game": "xian", "count": "2", "player-0": "me", "player-1": "person"}
    wishes = {f"terms-{term}": values[-1] for term, values in TERM_CHOICES.items()}
    client.post("/tables", data={**form, **wishes})
    assert client.get("/api/tables").json()[0]["terms"] == STRICT
    client.post("/tables", data=form)
    terms = client.get("/api/tables").json()[0]["terms"]
    assert terms == Terms.usual(with_others=True).as_data()
    odd = client.post("/tables", data={**form, "terms-undo": "always"})
    assert odd.status_code == 400
    assert client.post("/tables", data={**form, "terms-stand_in": "me"}).status_code == 400


def test_an_invitation_tells_the_terms(lite: Settings, start: Start) -> None:
    client = start(lite)
    seats = [{"player": "me"}, {"player": "person"}]
    body = {"game": "xian", "seats": seats, "terms": STRICT}
    laid = client.post("/api/tables", json=body).json()["seats"]
    (token,) = [seat["token"] for seat in laid if seat["token"]]  # seats are drawn by chance
    client.cookies.clear()
    for language in LANGUAGES:
        shown = client.get(f"/join/{token}", headers={**HTML, "accept-language": language}).text
        told = Terms(**STRICT).told(Translator(language))
        assert all(f"<dt>{term}</dt><dd>{what}</dd>" in shown for term, what in told)
        assert Translator(language).say("join-watch") not in shown


def test_nothing_is_taken_back_where_that_was_agreed(settings: Settings, start: Start) -> None:
    _, ann, _ = lay(start(settings), "person", "person", terms={"undo": "none"})
    ann.choose("keep:hand")
    for language in LANGUAGES:
        answer = ann.client.post(
            f"/api/tables/{ann.table}/undo?lang={language}",
            json={"seq": ann.asking()["seq"]},
            headers=ann.headers,
        )
        assert refused(answer, "undo", language)
    undo = ann.get("/view", seat=0).json()["undo"]
    assert undo == {"steps": 0, "reason": "terms", "text": Translator("en").say("undo-terms")}
    assert Translator("en").say("undo-limit-terms") in page(ann)
    assert len(ann.get("/history").json()) == 1


def test_no_hints_and_no_coach_where_that_was_agreed(lite: Settings, start: Start) -> None:
    ann = lay(start(lite), "me", "random", terms={"hints": False})[0]
    assert refused(ann.get("/hint"), "hints")
    assert refused(ann.put("/coach", level="talkative"), "hints")
    assert refused(ann.get("/coach"), "hints")
    for path in ("", "/text"):
        shown = page(ann, path)
        assert "hint=1" not in shown
        assert 'action="/tables/' + ann.table + '/coach"' not in shown
        assert Translator("en").say("against-hints") in page(ann, f"{path}?hint=1")


def test_positions_are_played_on_elsewhere_after_the_end(lite: Settings, start: Start) -> None:
    host, ann, bob = lay(start(lite), "person", "person")
    for caller in (host, ann, Guest(ann.client, ann.table, None)):
        assert refused(caller.post("/branch", at=0, bot="default"), "branching")
    for path in ("", "/text", "?at=0"):
        assert f"/tables/{ann.table}/branch" not in page(ann, path)
    play_out([ann, bob])
    assert ann.post("/branch", at=3, bot="default").status_code == 201
    assert f"/tables/{ann.table}/branch" in page(ann)


def test_nobody_looks_on_where_that_was_agreed(settings: Settings, start: Start) -> None:
    host, ann, bob = lay(start(settings), "person", "person", terms={"watching": "nobody"})
    eve = Guest(host.client, host.table, None)
    reading = ("", "/view", "/events", "/history", "/question", "/chat", "/turns", "/stream")
    assert all(refused(eve.get(path), "watching") for path in reading)
    for path in ("", "/text", "/picture.svg", "/live", "/turns/0", "/turns/0/replay"):
        answer = eve.client.get(f"/tables/{eve.table}{path}", headers={"accept": "text/html"})
        assert answer.status_code == 403
        assert Translator("en").say("against-watching") in answer.text
    for guest in (host, ann):
        assert guest.get("/view", seat=-1).status_code == 200
        assert "seat=-1" not in page(guest)
    play_out([ann, bob])
    assert refused(eve.get("/record"), "watching")
    assert ann.get("/record").status_code == 200


def test_nobody_speaks_where_that_was_agreed(lite: Settings, start: Start) -> None:
    _, ann, _ = lay(start(lite), "person", "person", terms={"talk": "off"})
    assert refused(ann.post("/chat", text="hello"), "talk")
    sent = ann.client.post(
        f"/tables/{ann.table}/chat", data={"text": "hello"}, headers={**ann.headers, **HTML}
    )
    assert (sent.status_code, ann.chat()) == (403, [])
    for path in ("", "/text"):
        assert Translator("en").say("against-talk") in page(ann, path)
        assert f'action="/tables/{ann.table}/chat"' not in page(ann, path)


def test_a_rematch_has_the_same_terms(lite: Settings, start: Start) -> None:
    _, ann, bob = lay(start(lite), "person", "person", terms={"undo": "none", "hints": True})
    play_out([ann, bob])
    again = ann.post("/rematch").json()["id"]
    found = Guest(ann.client, again, None)
    found.headers = ann.headers
    assert found.get("").json()["terms"] == ann.get("").json()["terms"]


def test_damaged_terms_close_a_table_and_let_nobody_look(lite: Settings, start: Start) -> None:
    host = lay(start(lite), "me", "random")[0]
    db = host.client.app.state.service.db  # type: ignore[attr-defined]
    with db.engine.begin() as connection:
        connection.execute(update(TABLES).values(terms={"undo": "perhaps"}))
    found = db.read_now(partial(stored_tables.stored_tables, table_ids=[host.table]))[0]
    assert (found.fault.reason, found.terms.watching) == ("stored", "nobody")
