"""Signs: six, one each three seconds, kept in the chat; and whom somebody does not want to hear."""

from typing import get_args

import pytest
from fastapi.testclient import TestClient

from dynasty.localization import translator_for
from dynasty.server.api.schemas.chat_and_presence import SignRequest
from dynasty.server.model.table_settings import TermsWish
from dynasty.server.tables.chat import SIGN_INTERVAL_SECONDS, SIGNS
from dynasty.text import LANGUAGES
from tests.server.support.guests import Guest, lay
from tests.server.support.rooms import pass_a_week, refusal, room_of
from tests.server.support.table_pages import page


def signs(guest: Guest, **query: str) -> list[tuple[int, str, str]]:
    return [(line["seat"], line["sign"], line["text"]) for line in guest.chat(**query)]


def test_there_are_as_many_signs_as_programs_may_give() -> None:
    assert get_args(SignRequest.model_fields["sign"].annotation) == SIGNS


def test_a_sign_is_kept_in_the_chat_in_every_language(house: TestClient) -> None:
    _, ann, bob = lay(house, "person", "person")
    assert ann.post("/signs", sign="ouch").status_code == 201
    assert refusal(ann.post("/signs", sign="hello")) == (429, "TooSoon")
    assert bob.post("/signs", sign="thanks").status_code == 201  # each seat has its own time
    pass_a_week(ann, SIGN_INTERVAL_SECONDS)
    assert ann.post("/signs", sign="hello").status_code == 201
    assert ann.post("/signs", sign="applause").status_code == 422
    for language in LANGUAGES:
        say = translator_for(room_of(ann).game, language, []).say
        given = [(0, "ouch"), (1, "thanks"), (0, "hello")]
        told = [(seat, sign, say(f"sign-{sign}")) for seat, sign in given]
        assert signs(bob, lang=language) == told
        shown = page(bob, language=language)
        assert all(text in shown for _, _, text in told)


def test_terms_say_how_people_talk(house: TestClient) -> None:
    _, ann, _ = lay(house, "person", "person", terms={"talk": "signs"})
    assert refusal(ann.post("/chat", text="hello")) == (403, "AgainstTerms")
    assert ann.post("/signs", sign="hello").status_code == 201
    assert "ui-chat-text" not in page(ann)
    _, bob, _ = lay(house, "person", "person", terms={"talk": "off"})
    assert refusal(bob.post("/signs", sign="hello")) == (403, "AgainstTerms")
    assert TermsWish().agreed(with_others=True, listed=True).talk == "signs"
    assert TermsWish().agreed(with_others=True).talk == "chat"


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_give_signs_and_mute_without_a_script(house: TestClient, language: str) -> None:
    _, ann, bob = lay(house, "person", "person")
    words = translator_for(room_of(ann).game, language, room_of(ann).names())
    spoken = {**ann.headers, "accept-language": language}
    at = f"/tables/{ann.table}"
    for path in ("", "/text"):
        assert all(words.say(f"sign-{sign}") in page(ann, path, language) for sign in SIGNS)
    for told in (words.say("sign-thinking"), words.say("notice-soon")):
        given = {"sign": "thinking", "seat": "0", "view": "text"}
        assert told in house.post(f"{at}/signs", data=given, headers=spoken).text
    assert words.say("sign-thinking") in page(bob, "/text", language)
    muted = house.post(f"{at}/seats/1/mute", data={"quiet": "yes"}, headers=spoken).text
    assert words.say("mute-is", seat=words.seat(1)) in muted
    heard = house.post(f"{at}/seats/1/mute", data={"quiet": "no"}, headers=spoken).text
    assert words.say("mute-begin", seat=words.seat(1)) in heard
