"""The page of a table: whose view it shows."""

import re
from collections.abc import Callable

from fastapi.testclient import TestClient

from dynasty.server.settings import Settings
from dynasty.text import Translator
from tests.server.support.guests import Guest
from tests.server.support.page_reader import Reading
from tests.server.support.rooms import room_of
from tests.server.support.table_pages import form_of, look, send

Start = Callable[[Settings], TestClient]


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
        closed = look(ann, path)
        assert Translator("en").say("curtain-am", seat="Purple") in closed.text
        assert Reading(closed.text).form("/choose") is None
        assert Reading(look(ann, path, seat=0).text).form("/choose") is not None
    assert not cards.search(look(ann).text)
    assert not cards.search(look(ann, at=0).text)
    assert len(cards.findall(look(ann, seat=0).text)) == 4
    assert look(ann, "/picture.svg").text == look(stranger, "/picture.svg").text
    while room_of(ann).match.state.decision_of(0) is not None:
        send(ann, form := form_of(look(ann, seat=0), "/choose"), choice=form.buttons[-1][1])
    assert Translator("en").say("curtain-am", seat="Orange") in look(ann, seat=0).text
