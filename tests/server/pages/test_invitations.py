"""Invitations on pages: shown once, used once, with an address that can be trusted; seeds."""

import json
import re
from collections.abc import Callable
from dataclasses import replace

import pytest
from fastapi.testclient import TestClient
from httpx2 import Response

from dynasty import games
from dynasty.kernel import BadOptions
from dynasty.server.http.addresses import checked_public_url, is_lan_host
from dynasty.server.settings import Settings
from dynasty.text import LANGUAGES, Translator
from tests.server.support.guests import Guest, lay, play_out
from tests.server.support.page_reader import Reading
from tests.server.tables.test_seats import pass_a_week, room_of, table_service

Start = Callable[[Settings], TestClient]
HTML = {"accept": "text/html"}
WISH = {"game": "xian", "count": "2", "player-0": "me", "player-1": "person", "name-0": "Ann"}


def page(guest: Guest, path: str = "", **query: int | str) -> Response:
    url = f"/tables/{guest.table}{path}"
    return guest.client.get(url, params=query, headers={**HTML, **guest.headers})


def send(guest: Guest, path: str, **form: str) -> Response:
    url = f"/tables/{guest.table}{path}"
    return guest.client.post(url, data=form, headers={**HTML, **guest.headers})


def token_on(answer: Response) -> str:
    """The link of a seat, which is shown after that of the table."""
    found: list[str] = re.findall(r"/join/([\w-]+)", answer.text)
    return found[-1]


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
    form = Reading(page(ann).text).form("/seats/0/link")
    assert form is not None
    token = token_on(send(ann, "/seats/0/link"))
    ann.client.cookies.clear()
    invited = ann.client.get(f"/join/{token}", headers={**HTML, "accept-language": language})
    assert Translator(language).say("join-offered") in invited.text
    other = ann.client.post(f"/join/{token}", headers=HTML)
    assert Reading(other.text).form("/choose") is not None
    assert Reading(page(ann).text).form("/choose") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_host_sees_what_may_be_done_with_a_seat(
    lite: Settings, start: Start, language: str
) -> None:
    host, ann, _ = lay(start(lite), "person", "person")
    words = Translator(language)
    for path in ("", "/text"):
        shown = Reading(page(host, path, lang=language).text)
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
    later = Reading(page(host, lang=language).text)
    assert later.form("/seats/0/link") is not None
    host.client.get(f"/tables/{ann.table}", headers={**HTML, **ann.headers})
    assert Reading(page(host).text).form("/seats/0/link") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_is_invited_to_the_seat_of_one_who_came_back_is_told_so(
    lite: Settings, start: Start, language: str
) -> None:
    host, ann, _ = lay(start(lite), "person", "person")
    pass_a_week(host)
    token = host.post("/seats/0/link").json()["token"]
    page(ann)
    late = host.client.post(f"/join/{token}", headers={**HTML, "accept-language": language})
    assert late.status_code == 403
    assert Translator(language).say("wrong-back") in late.text


def test_whoever_was_here_lately_is_not_absent_when_the_table_is_opened_again(
    lite: Settings, start: Start
) -> None:
    host, *_ = lay(start(lite), "person", "person")
    table_service(host).rooms.discard(room_of(host))
    shown = Reading(page(host).text)
    assert shown.form("/seats/0/link") is None
    assert shown.form("/seats/0/stand-in") is None


def test_a_player_ends_a_stand_in_with_a_button(lite: Settings, start: Start) -> None:
    host, ann, bob = lay(start(lite), "person", "person", terms={"stand_in": "default"})
    pass_a_week(host)
    away = send(host, "/seats/1/stand-in", player="default")
    assert room_of(host).chairs[1].stand_in == "default"
    assert Translator("en").say("tools-give-back") in away.text
    for path in ("", "/text"):
        shown = page(bob, path)
        assert Translator("en").say("table-stand-in") in shown.text
        assert "told-" not in Reading(shown.text).text
        assert Translator("en").say("table-stand-in") not in page(ann, path).text
    send(bob, "/seats/1/stand-in", player="")
    assert room_of(host).chairs[1].stand_in == ""
    assert Translator("en").say("told-is-back", seat="Orange") in page(ann).text


# Addresses


@pytest.mark.parametrize(
    ("host", "site"),
    [
        ("localhost:8000", "http://localhost:8000"),
        ("127.0.0.1:8000", "http://127.0.0.1:8000"),
        ("[::1]:8000", "http://[::1]:8000"),
        ("192.168.1.7", "http://192.168.1.7"),
        ("100.64.0.9:80", "http://100.64.0.9:80"),
        ("mybox:8000", "http://mybox:8000"),
        ("mybox.local", "http://mybox.local"),
        ("user@localhost:8000", "http://localhost:8000"),
        ("evil.example", ""),
        ("8.8.8.8", ""),
        ("134744072", ""),
        ("0x08080808", ""),
        ("localhost.evil.example", ""),
        ("127.0.0.1.evil.example", ""),
        ("localhost:x", ""),
        ("[bad", ""),
        ("", ""),
    ],
)
def test_the_host_header_is_believed_only_nearby(
    lite: Settings, start: Start, host: str, site: str
) -> None:
    client = start(lite)
    _, ann, _ = lay(client, "person", "person")
    cookie = {"cookie": "links=1.abc"}
    shown = client.get(
        f"/tables/{ann.table}/links", headers={**HTML, **ann.headers, **cookie, "host": host}
    )
    assert f'value="{site}/join/abc"' in shown.text
    assert f'value="{site}/tables/{ann.table}"' in shown.text
    assert (Translator("en").say("links-site") in shown.text) == (not site)


def test_a_public_address_is_put_before_invitations(lite: Settings, start: Start) -> None:
    client = start(replace(lite, public_url="https://play.example:8443"))
    headers = {**HTML, "host": "127.0.0.1:8000", "origin": "https://play.example:8443"}
    shown = client.post("/tables", data=WISH, headers=headers)
    assert "https://play.example:8443/join/" in shown.text
    foreign = client.post(
        "/tables", data=WISH, headers={**headers, "origin": "https://evil.example"}
    )
    assert foreign.status_code == 403


@pytest.mark.parametrize(
    "text", ["", "play.example", "ftp://a", "http://", "https://a/b", "http://a b"]
)
def test_what_is_no_public_address_is_refused_at_the_start(text: str) -> None:
    with pytest.raises(BadOptions, match="bad-public-url"):
        checked_public_url(text)


def test_public_addresses_are_read() -> None:
    assert checked_public_url("https://Play.Example/") == "https://play.example"
    assert checked_public_url("http://[::1]:80") == "http://[::1]:80"
    assert not is_lan_host("")


# Seeds


SEEDED = {"game": "xian", "seed": 7}
PEOPLE = [{"player": "me"}, {"player": "person"}]
ALONE = [{"player": "me"}, {"player": "screen"}, {"player": "random"}]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_chooses_the_seed_where_others_play(
    lite: Settings, start: Start, language: str
) -> None:
    client = start(replace(lite, allow_seeds=False))
    refused = client.post("/api/tables", json={**SEEDED, "seats": PEOPLE})
    assert (refused.status_code, refused.json()["error"]) == (403, "SeedNotAllowed")
    form = client.post(
        "/tables", data={**WISH, "seed": "7"}, headers={**HTML, "accept-language": language}
    )
    assert form.status_code == 403
    assert Translator(language).say("wrong-seed") in form.text
    assert client.get("/api/tables").json() == []
    laid = client.post("/api/tables", json={**SEEDED, "seats": ALONE}).json()
    told = client.get(f"/api/tables/{laid['id']}/happenings", params={"lang": language}).json()
    assert [row["text"] for row in told] == [Translator(language).say("told-seed")]
    drawn = client.post("/api/tables", json={"game": "xian", "seats": PEOPLE}).json()
    assert client.get(f"/api/tables/{drawn['id']}/happenings").json() == []


def test_the_seed_is_shown_once_the_table_is_over(lite: Settings, start: Start) -> None:
    _, ann, bob = lay(start(lite), "person", "person", seed=424242)
    for path in ("", "/text"):
        assert "424242" not in page(ann, path).text
    assert ann.get("").json()["seed"] is None
    play_out([ann, bob])
    assert ann.get("").json()["seed"] == 424242
    for language in LANGUAGES:
        sentence = Translator(language).say("table-seed", seed="424242")
        for path in ("", "/text"):
            assert sentence in page(ann, path, lang=language).text


def test_only_games_of_the_shelf_are_played_here(lite: Settings, start: Start) -> None:
    client = start(lite)
    template = games.load(games.TEMPLATE_GAME)
    body = {"game": games.TEMPLATE_GAME, "seats": [{"player": "me"}] * template.seat_counts[0]}
    assert client.post("/api/tables", json=body).status_code == 404
    form = {**WISH, "game": games.TEMPLATE_GAME}
    assert client.post("/tables", data=form, headers=HTML).status_code == 404
    for path in ("/?game=", "/games/"):
        rest = "" if path.endswith("=") else "/rules"
        assert client.get(f"{path}{games.TEMPLATE_GAME}{rest}", headers=HTML).status_code == 404
    record = {
        "dynasty": 1,
        "game": games.TEMPLATE_GAME,
        "version": template.version,
        "components": template.box.digest,
        "options": {},
        "seats": [{"name": "", "player": "you"}] * template.seat_counts[0],
        "seed": 1,
        "choices": [],
    }
    assert client.post("/api/records", content=json.dumps(record)).status_code == 404
