"""The pages: whole without a script, in both languages, closed to what a viewer may not know."""

import random
import re
from collections.abc import Callable
from dataclasses import replace

import pytest
from fastapi.testclient import TestClient
from httpx2 import Response

from dynasty import games
from dynasty.drawing.theme import LIGHT_THEME
from dynasty.localization import translator_for
from dynasty.server.model.room import Room
from dynasty.server.pages import docs
from dynasty.server.settings import Settings
from dynasty.server.table_page.inline_icons import IconTranslator, html_with_icons
from dynasty.server.tables.service import TableService
from dynasty.text import LANGUAGES, Translator
from tests.server.support.guests import Guest, lay, play_out
from tests.server.support.page_reader import Form, Reading

Start = Callable[[Settings], TestClient]
HTML = {"accept": "text/html"}


def page(guest: Guest, path: str = "", **query: int | str) -> Response:
    url = f"/tables/{guest.table}{path}"
    return guest.client.get(url, params=query, headers={**HTML, **guest.headers})


def send(guest: Guest, form: Form, **more: str) -> Response:
    """Send a form of a page as a browser does; the answer is the page it leads to."""
    headers = {**HTML, **guest.headers}
    return guest.client.post(form.action, data={**form.fields, **more}, headers=headers)


def room_of(guest: Guest) -> Room:
    service: TableService = guest.client.app.state.service  # type: ignore[attr-defined]
    return service.rooms[guest.table]


def form_of(answer: Response, action: str) -> Form:
    found = Reading(answer.text).form(action)
    assert found is not None, action
    return found


PUBLIC = [
    "/",
    "/?game=xian",
    "/help",
    *(f"/docs/{name}" for name in docs.MAIN_DOCUMENTS),
    "/docs/adr/0010-libraries",
    "/reference",
    "/games/xian/guide",
    "/games/xian/things?noun=workshop",
    "/games/xian/rules",
    "/games/xian/rules?q=fee",
    "/games/xian/balance",
    "/games/xian/components",
    "/games/xian/components?mark=C",
]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["every free seat", "“Add a device”", "for 3 days", "unless the terms"]),
        ("fr", ["places libres", "Ajouter un appareil", "pendant 3 jours", "sauf si"]),
    ],
)
def test_the_help_says_how_it_is_here(
    lite: Settings, start: Start, language: str, said: list[str]
) -> None:
    client = start(replace(lite, absence=3 * 86_400))
    shown = client.get("/help", headers={**HTML, "accept-language": language}).text
    assert [part for part in said if part not in shown.replace("\u00a0", " ")] == []


def test_the_help_leads_to_the_documents_and_these_to_each_other(
    lite: Settings, start: Start
) -> None:
    client = start(lite)
    found: set[str] = set()
    left = ["/help"]
    while left:
        page = client.get(left.pop(), headers=HTML)
        assert page.status_code == 200, page.url
        links = set(re.findall(r'href="(/docs/[^"#]*)', page.text))
        left += sorted(links - found)
        found |= links
    assert {f"/docs/{name}" for name in docs.MAIN_DOCUMENTS} <= found
    assert "/docs/adr/0015-search" in found
    assert client.get("/docs/../README", headers=HTML).status_code == 404
    assert client.get("/docs/%2e%2e/README", headers=HTML).status_code == 404
    assert "[" not in client.get("/docs/tour", headers=HTML).text.partition("<h2>")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_public_page_is_written_in_both_languages(
    lite: Settings, start: Start, language: str
) -> None:
    client = start(lite)
    for path in PUBLIC:
        answer = client.get(path, headers={**HTML, "accept-language": language})
        reading = Reading(answer.text)
        assert answer.status_code == 200, path
        assert f'<html lang="{language}"' in answer.text
        assert "⟨" not in answer.text, path
        assert reading.faults == [], path
        assert len(reading.ids) == len(set(reading.ids)), path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_has_no_missing_text_and_no_inline_style_or_script(
    lite: Settings, start: Start, language: str
) -> None:
    host, ann, _ = lay(start(lite), "person", "person")
    for reader in (host, ann):
        for path in ("", "/text"):
            answer = page(reader, path, lang=language)
            reading = Reading(answer.text)
            assert answer.status_code == 200
            assert "⟨" not in answer.text
            assert reading.faults == []
            assert len(reading.ids) == len(set(reading.ids))


def test_a_picture_stands_alone(lite: Settings, start: Start) -> None:
    host = lay(start(lite), "person", "person")[0]
    for path in (f"/tables/{host.table}/picture.svg", "/games/xian/card.svg?theme=dark"):
        answer = host.client.get(path)
        assert answer.headers["content-type"] == "image/svg+xml"
        assert "var(--" not in answer.text


@pytest.mark.parametrize("game", games.SHELF)
def test_no_page_tells_a_seat_what_its_view_does_not(
    lite: Settings, start: Start, game: str
) -> None:
    """Whatever a viewer cannot know is dealt anew, and no page of his changes."""
    client = start(lite)
    host, *people = lay(client, "person", "person", seed=11, game=game)
    match, readers = room_of(host).match, [Guest(client, host.table, None), *people]
    whole, dice, compared = game == games.SHELF[0], random.Random(5), 0
    while room_of(host).status == "playing" and (whole or room_of(host).seq < 60):
        assert any(guest.choose_something(dice) for guest in people)
        if room_of(host).seq % (5 if whole else 15):
            continue
        for viewer, reader in enumerate(readers, -1):
            true = match.state
            said = {path: page(reader, path).text for path in ("", "/text", "/picture.svg")}
            match.state = match.game.imagine(true, viewer, 3)
            for path, text in said.items():
                assert page(reader, path).text == text, (viewer, path)
                compared += 1
            match.state = true
    assert compared >= 36


SYMBOL = re.compile(r'<symbol id="symbol-(\w+)" viewBox="[^"]*">(.*?)</symbol>')
USED = re.compile(r'<use href="#symbol-(\w+)"')


def symbols(text: str) -> dict[str, str]:
    """The symbols that a page or a picture brings along, with the colours of the light theme."""
    plain = re.sub(r"var\(--([\w-]+)\)", lambda name: LIGHT_THEME.get(name[1], ""), text)
    return dict(SYMBOL.findall(plain))


@pytest.mark.parametrize("game", games.SHELF)
@pytest.mark.parametrize("at", [0, -1])
def test_seats_have_the_marks_of_the_board_and_things_their_symbols(
    lite: Settings, start: Start, game: str, at: int
) -> None:
    players = ["person"] * games.load(game).seat_counts[at]
    host, *people = lay(start(lite), *players, game=game, seed=3)
    known, dice, pictures = symbols(page(host).text), random.Random(1), 0
    for _ in range(20):
        assert any(person.choose_something(dice) for person in people)
        text = page(people[0]).text
        pictures += text.count('class="pic"')
        assert set(USED.findall(text)) <= known.keys()
        assert symbols(text) == known
    assert pictures > 20
    board = symbols(page(host, "/picture.svg").text)
    seats = {f"seat_{seat}" for seat in range(room_of(host).match.state.seats)}
    assert seats <= board.keys()
    assert {seat: board[seat] for seat in seats} == {seat: known[seat] for seat in seats}


def test_symbols_stand_beside_words_for_the_eye_only() -> None:
    game = games.load("xian")
    view = game.view(game.start(2, 1), 0)
    words = translator_for(game, "en")
    pictured = IconTranslator(
        words, games.load_board("xian").draw(view, game.box, words.say).symbols
    )
    things = ("coin", "coin", "seat_1", "miner_3", "a11")
    shown = html_with_icons(pictured.listed(things))
    assert USED.findall(shown) == ["coin", "miner"]
    assert shown.count('aria-hidden="true"') == 2
    assert Reading(shown).text.replace("\xa0", "") == words.listed(things)
    assert html_with_icons("<b>") == "&lt;b&gt;"
    quoted = html_with_icons("«\u00a0\ue000boat\ue001Bateaux\u00a0»")
    assert quoted.startswith('<span class="named">«\u00a0<svg')


def test_the_text_view_plays_a_whole_game(lite: Settings, start: Start) -> None:
    _, *people = lay(start(lite), "person", "person", seed=3)
    dice = random.Random(2)
    while room_of(people[0]).status == "playing":
        person = people[room_of(people[0]).asked()[0]]
        form = form_of(page(person, "/text"), "/choose")
        answer = send(person, form, choice=dice.choice(form.buttons)[1])
        sure = Reading(answer.text).form("")
        if sure is not None and "sure" in sure.fields:
            sure.action = form.action
            answer = send(person, sure)
        assert answer.status_code == 200
    assert room_of(people[0]).status == "finished"
    assert 'class="ranking"' in page(people[0], "/text").text


def make_ending(monkeypatch: pytest.MonkeyPatch, guest: Guest, seat: int) -> str:
    """The last choice of the seat's question ends something and gives something up."""
    decision = room_of(guest).match.state.decision_of(seat)
    assert decision is not None
    kind, choice = type(decision.step), decision.choices[-1]
    monkeypatch.setattr(kind, "endings", (choice,))
    monkeypatch.setattr(kind, "gives_up", lambda *_: "curtain-why")
    return str(choice)


def test_what_gives_something_up_is_asked_back(
    lite: Settings, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a script the server asks; the choice counts once it was said twice."""
    _, ann, _ = lay(start(lite), "person", "person", seed=3)
    ending, what = make_ending(monkeypatch, ann, 0), Translator("en").say("curtain-why")
    for path in ("", "/text"):
        form = form_of(page(ann, path), "/choose")
        asked = send(ann, form, choice=ending)
        assert what in asked.text
        assert room_of(ann).seq == 0
    sure = next(f for f in Reading(asked.text).forms if "sure" in f.fields)
    sure.action = form.action
    send(ann, sure)
    assert room_of(ann).seq == 1


def test_what_ends_something_stands_at_the_foot_and_lights_nothing(
    lite: Settings, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, ann, _ = lay(start(lite), "person", "person", seed=3)
    noun = str(room_of(ann).match.state.decisions[0].choices[-1]).partition(":")[2]
    bound = f'data-noun="{noun}" data-number'
    lit = re.compile(rf'data-noun="{noun}" class="[^"]*\blit\b')
    before = page(ann).text
    assert bound in before
    assert lit.search(before)
    ending = make_ending(monkeypatch, ann, 0)
    after = page(ann).text
    assert bound not in after
    assert not lit.search(after)
    assert f'value="{ending}"' in after.partition('class="endings"')[2]


def test_a_double_click_counts_once_and_a_stale_page_is_told(lite: Settings, start: Start) -> None:
    _, ann, _ = lay(start(lite), "person", "person")
    form = form_of(page(ann), "/choose")
    first, second = form.buttons[0][1], form.buttons[1][1]
    for _ in range(2):
        answer = send(ann, form, choice=first, sure="yes")
        assert Translator("en").say("notice-stale") not in answer.text
        assert room_of(ann).seq == 1
    stale = send(ann, form, choice=second, sure="yes")
    assert Translator("en").say("notice-stale") in stale.text
    assert room_of(ann).seq == 1


def test_an_illegal_choice_is_answered_with_its_reason(lite: Settings, start: Start) -> None:
    _, ann, _ = lay(start(lite), "person", "person")
    answer = send(ann, form_of(page(ann), "/choose"), choice="enter:lab", sure="yes")
    assert "The question now is “" in answer.text


def test_undo_takes_back_and_says_when_it_cannot(lite: Settings, start: Start) -> None:
    _, ann, _ = lay(start(lite), "person", "person")
    before = page(ann)
    form = form_of(before, "/choose")
    after = send(ann, form, choice=form.buttons[0][1], sure="yes")
    assert Reading(send(ann, form_of(after, "/undo")).text).form("/choose") is not None
    assert room_of(ann).match.moves == []
    nothing = send(ann, form_of(page(ann), "/undo"))
    assert Translator("en").say("notice-nothing") in nothing.text


def test_a_shared_screen_shows_nobodys_hand_before_it_is_handed_over(
    lite: Settings, start: Start
) -> None:
    client = start(lite)
    client.cookies.clear()
    laid = client.post(
        "/api/tables",
        json={"game": "xian", "seats": [{"player": "me"}, {"player": "screen"}], "seed": 4},
    ).json()
    client.cookies.clear()
    ann = Guest(client, laid["id"], laid["host_token"])
    stranger = Guest(client, laid["id"], None)
    cards = re.compile(r'id="card-[a-z_0-9]+"')
    for path in ("", "/text"):
        closed = page(ann, path)
        assert Translator("en").say("curtain-am", seat="Purple") in closed.text
        assert Reading(closed.text).form("/choose") is None
        assert Reading(page(ann, path, seat=0).text).form("/choose") is not None
    assert not cards.search(page(ann).text)
    assert not cards.search(page(ann, at=0).text)
    assert len(cards.findall(page(ann, seat=0).text)) == 4
    assert page(ann, "/picture.svg").text == page(stranger, "/picture.svg").text
    while room_of(ann).match.state.decision_of(0) is not None:
        send(ann, form := form_of(page(ann, seat=0), "/choose"), choice=form.buttons[-1][1])
    assert Translator("en").say("curtain-am", seat="Orange") in page(ann, seat=0).text


def test_notes_are_private_and_chat_is_not(lite: Settings, start: Start) -> None:
    _, ann, bob = lay(start(lite), "person", "person")
    send(ann, form_of(page(ann), "/notes"), text="the blue one next")
    send(ann, form_of(page(ann), "/chat"), text="<b>hello</b>")
    assert "the blue one next" in page(ann).text
    for path in ("", "/text"):
        assert "the blue one next" not in page(bob, path).text
        assert "&lt;b&gt;hello&lt;/b&gt;" in page(bob, path).text


def test_a_table_ends_when_everybody_agrees(lite: Settings, start: Start) -> None:
    _, ann, bob = lay(start(lite), "person", "person")
    send(ann, form_of(page(ann), "/end"), wants="yes")
    assert room_of(ann).status == "playing"
    ended = send(bob, form_of(page(bob), "/end"), wants="yes")
    assert Translator("en").say("table-ended") in ended.text


def test_history_branch_record_and_upload(lite: Settings, start: Start) -> None:
    client = start(lite)
    _, ann, bob = lay(client, "person", "person")
    play_out([ann, bob])
    early = page(ann, at=5)
    assert (
        Translator("en").say("history-at", at=5, last=len(room_of(ann).match.moves)) in early.text
    )
    client.cookies.clear()
    branched = send(ann, form_of(early, "/branch"))
    assert branched.url.path != f"/tables/{ann.table}"
    record = client.get(f"/api/tables/{ann.table}/record")
    file = {"record": ("game.json", record.content, "application/json")}
    shown = client.post("/records", files=file, headers=HTML)
    assert page(ann).text.count('class="ranking"') == shown.text.count('class="ranking"') == 1
    refused = client.post("/records", files={"record": ("x.json", b"{}")}, headers=HTML)
    assert refused.status_code == 400
    assert Translator("en").say("wrong-record") in refused.text


@pytest.mark.parametrize(("count", "laid"), [("1", "ask"), ("2", "none")])
def test_an_option_is_taken_only_where_it_applies(
    lite: Settings, start: Start, count: str, laid: str
) -> None:
    client = start(lite)
    assert 'class="only for-1"' in client.get("/?game=terracotta_army", headers=HTML).text
    wish = {"game": "terracotta_army", "count": count, "player-0": "me", "option-challenge": "ask"}
    table = client.post("/tables", data=wish, headers=HTML).url.path
    assert client.get(f"/api{table}").json()["options"] == {"challenge": laid}


def test_an_automated_opponent_has_a_name_on_the_page(lite: Settings, start: Start) -> None:
    wish = {"game": "terracotta_army", "count": "1", "player-0": "me", "seed": "3"}
    shown = start(lite).post("/tables", data=wish, headers=HTML).text
    assert "Li Si" in Reading(shown).text
    assert "Green" not in Reading(shown).text


def test_preferences_are_kept_and_lead_back_to_this_site_only(lite: Settings, start: Start) -> None:
    client = start(lite)
    client.cookies.clear()
    wish = {"language": "fr", "theme": "dark", "back": "/help"}
    answer = client.post("/preferences", data=wish, headers=HTML)
    assert answer.url.path == "/help"
    assert re.search(r'<html lang="fr" [^>]*data-theme="dark">', answer.text)
    for trap in ("https://elsewhere.example/", "//elsewhere.example/", "\\\\elsewhere.example"):
        away = client.post("/preferences", data={"back": trap}, follow_redirects=False)
        assert re.match(r"/(?![/\\])", away.headers["location"])


@pytest.mark.parametrize(
    ("path", "status"), [("/nowhere", 404), ("/tables/nothing", 404), ("/join/nothing", 404)]
)
def test_errors_are_pages_for_people_and_json_for_programs(
    lite: Settings, start: Start, path: str, status: int
) -> None:
    client = start(lite)
    french = client.get(path, headers={**HTML, "accept-language": "fr"})
    assert french.status_code == status
    assert Translator("fr").say(f"wrong-{status}") in french.text
    assert client.get(path).json()["error"]


def test_why_not_is_told_for_any_thing(lite: Settings, start: Start) -> None:
    _, ann, _ = lay(start(lite), "person", "person")
    every = ann.get("/reasons").json()
    assert {reason["legal"] for reason in every} == {True, False}
    assert all(reason["rule"] for reason in every if not reason["legal"])
    other = ann.get("/reasons", noun="lab").json()
    assert [reason["text"] for reason in other] == [
        "The question now is “Favour of the Emperor: exchange any of your cards?”"
    ]
    assert ann.get("/reasons", noun="nothing_such").json() == []


def test_a_hint_says_what_and_how_much_better(lite: Settings, start: Start) -> None:
    _, ann, _ = lay(start(lite), "person", "person", terms={"hints": True})
    hint = ann.get("/hint").json()
    assert hint["choice"] in ann.choices()
    assert len(hint["sentences"]) > 2
    assert hint["label"] in Reading(page(ann, hint=1).text).text
