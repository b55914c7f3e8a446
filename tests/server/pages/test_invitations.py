"""Invitations on pages: shown once, used once, with an address that can be trusted; seeds."""

from collections.abc import Callable

import pytest
from fastapi.testclient import TestClient
from httpx2 import Response

from dynasty.server.settings import Settings
from dynasty.text import LANGUAGES, Translator
from tests.server.support.guests import Guest, lay, play_out
from tests.server.support.invitations import WISH, token_on
from tests.server.support.page_reader import Reading
from tests.server.support.rooms import pass_a_week, room_of, table_service
from tests.server.support.table_pages import look

Start = Callable[[Settings], TestClient]
HTML = {"accept": "text/html"}


def send(guest: Guest, path: str, **form: str) -> Response:
    url = f"/tables/{guest.table}{path}"
    return guest.client.post(url, data=form, headers={**HTML, **guest.headers})


def test_invitations_are_shown_once_to_the_host_alone(lite: Settings, start: Start) -> None:
    client = start(lite)
    links = client.post("/tables", data=WISH, headers=HTML)
    assert links.url.path.endswith("/links")
    token = token_on(links)
    client.cookies.delete("links")
    later = client.get(links.url.path, headers=HTML).text
    assert token not in later
    assert 'id="link-table"' in later
    client.cookies.clear()
    assert client.get(links.url.path, headers=HTML).status_code == 403
    assert "Ann" in client.get(f"/join/{token}", headers=HTML).text
    table = client.post(f"/join/{token}", data={"name": "Bob"}, headers=HTML)
    assert "Bob" in table.text
    chooser = Reading(table.text).form("/choose")
    assert chooser is not None
    assert chooser.fields["seat"] == "1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_that_was_used_leads_to_the_table(
    lite: Settings, start: Start, language: str
) -> None:
    client = start(lite)
    token = token_on(client.post("/tables", data=WISH, headers=HTML))
    client.cookies.clear()
    client.post(f"/join/{token}", data={"name": "Bob"}, headers=HTML)
    notice = Translator(language).say("notice-used")
    own = client.get(f"/join/{token}", headers={**HTML, "accept-language": language})
    assert own.url.path.startswith("/tables/")
    assert notice not in own.text
    client.cookies.clear()
    other = client.get(f"/join/{token}", headers={**HTML, "accept-language": language})
    assert notice in other.text
    assert Reading(other.text).form("/choose") is None
    late = client.post(f"/join/{token}", headers={**HTML, "accept-language": language})
    assert late.status_code == 403
    assert Translator(language).say("wrong-used") in late.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_makes_a_link_to_give_the_seat_away(
    lite: Settings, start: Start, language: str
) -> None:
    _, ann, _ = lay(start(lite), "person", "person")
    form = Reading(look(ann).text).form("/seats/0/link")
    assert form is not None
    token = token_on(send(ann, "/seats/0/link"))
    ann.client.cookies.clear()
    invited = ann.client.get(f"/join/{token}", headers={**HTML, "accept-language": language})
    assert Translator(language).say("join-offered") in invited.text
    other = ann.client.post(f"/join/{token}", headers=HTML)
    assert Reading(other.text).form("/choose") is not None
    assert Reading(look(ann).text).form("/choose") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_host_sees_what_may_be_done_with_a_seat(
    lite: Settings, start: Start, language: str
) -> None:
    host, ann, _ = lay(start(lite), "person", "person")
    words = Translator(language)
    for path in ("", "/text"):
        shown = Reading(look(host, path, lang=language).text)
        name = {"en": "Purple", "fr": "Violet"}[language]
        assert words.say("tools-held", seat=name, days=7) in shown.text
        assert shown.form("/seats/0/link") is None
        assert shown.form("/seats/0/stand-in") is None
    for path in ("/seats/0/link", "/seats/0/stand-in"):
        refused = host.client.post(
            f"/tables/{host.table}{path}",
            data={"player": "random"},
            headers={**HTML, **host.headers, "accept-language": language},
        )
        assert refused.status_code == 403
        assert words.say("wrong-held", days=7) in refused.text
    pass_a_week(host)
    later = Reading(look(host, lang=language).text)
    assert later.form("/seats/0/link") is not None
    host.client.get(f"/tables/{ann.table}", headers={**HTML, **ann.headers})
    assert Reading(look(host).text).form("/seats/0/link") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_is_invited_to_the_seat_of_one_who_came_back_is_told_so(
    lite: Settings, start: Start, language: str
) -> None:
    host, ann, _ = lay(start(lite), "person", "person")
    pass_a_week(host)
    token = host.post("/seats/0/link").json()["token"]
    look(ann)
    late = host.client.post(f"/join/{token}", headers={**HTML, "accept-language": language})
    assert late.status_code == 403
    assert Translator(language).say("wrong-back") in late.text


def test_whoever_was_here_lately_is_not_absent_when_the_table_is_opened_again(
    lite: Settings, start: Start
) -> None:
    host, *_ = lay(start(lite), "person", "person")
    table_service(host).rooms.discard(room_of(host))
    shown = Reading(look(host).text)
    assert shown.form("/seats/0/link") is None
    assert shown.form("/seats/0/stand-in") is None


def test_a_player_ends_a_stand_in_with_a_button(lite: Settings, start: Start) -> None:
    host, ann, bob = lay(start(lite), "person", "person", terms={"stand_in": "default"})
    pass_a_week(host)
    away = send(host, "/seats/1/stand-in", player="default")
    assert room_of(host).chairs[1].stand_in == "default"
    assert Translator("en").say("tools-give-back") in away.text
    for path in ("", "/text"):
        shown = look(bob, path)
        assert Translator("en").say("table-stand-in") in shown.text
        assert "told-" not in Reading(shown.text).text
        assert Translator("en").say("table-stand-in") not in look(ann, path).text
    send(bob, "/seats/1/stand-in", player="")
    assert room_of(host).chairs[1].stand_in == ""
    assert Translator("en").say("told-is-back", seat="Orange") in look(ann).text


# Addresses


# Seeds


def test_the_seed_is_shown_once_the_table_is_over(lite: Settings, start: Start) -> None:
    _, ann, bob = lay(start(lite), "person", "person", seed=424242)
    for path in ("", "/text"):
        assert "424242" not in look(ann, path).text
    assert ann.get("").json()["seed"] is None
    play_out([ann, bob])
    assert ann.get("").json()["seed"] == 424242
    for language in LANGUAGES:
        sentence = Translator(language).say("table-seed", seed="424242")
        for path in ("", "/text"):
            assert sentence in look(ann, path, lang=language).text
