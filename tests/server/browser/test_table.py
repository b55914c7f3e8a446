"""The table live: others, undo, curtain, language, phone, reconnection, reasons, history."""

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from dynasty import games
from dynasty.text import Translator
from tests.server.browser.conftest import Sit
from tests.server.browser.people import LIT
from tests.server.support.server_process import RunningServer

SAY = Translator("en").say
PHONE = {"viewport": {"width": 360, "height": 740}, "is_mobile": True, "has_touch": True}


def test_two_players_and_a_spectator_see_each_other_live(sit: Sit) -> None:
    ann, bob, eve = sit(), sit(), sit()
    ann.go(ann.lay("me", "person"))
    invitation = ann.page.locator("#link-1").input_value()
    table = ann.page.locator("#link-watch").input_value()
    bob.go(invitation).page.locator("input[name=name]").fill("Robert")
    bob.page.get_by_role("button", name=SAY("join-sit")).click()
    ann.go(table)
    eve.go(table)
    assert eve.choices.count() == 0
    bob.page.locator(".tabs [data-tab=chat]").click()
    bob.page.locator("#ui-chat-text").fill("good luck")
    bob.page.locator("#ui-chat-text").press("Enter")
    for person in (ann, eve):
        expect(person.page.locator("#ui-chat")).to_contain_text("good luck")
        expect(person.page.locator("#ui-seats")).to_contain_text("Robert")
        expect(person.page.locator("#ui-heard")).to_contain_text("good luck")
    unread = ann.page.locator(".tabs .unread")
    expect(unread).to_have_text("1")
    expect(ann.page).to_have_title(re.compile("^● ✉1 "))
    ann.page.locator(".tabs [data-tab=chat]").click()
    expect(unread).to_have_text("")
    expect(ann.page).to_have_title(re.compile("^● Xi"))
    for person in (ann, bob, ann, bob):
        while person.choices.count() and person.seq < 30:
            person.answer(person.choices.count() - 1)
        for other in (ann, bob, eve):
            other.page.wait_for_function(
                "seq => document.querySelector('#ui-main').dataset.seq == seq",
                arg=str(max(ann.seq, bob.seq)),
            )
    assert eve.page.locator("[id^=card-]").count() == 0
    assert eve.page.locator("#ui-log li").count() > 0


def test_undo_takes_back_and_says_how_far(sit: Sit) -> None:
    ann = sit()
    ann.go(ann.lay("me", "person"))
    ann.page.get_by_role("link", name=SAY("links-go")).click()
    button = ann.page.locator("[data-key=u]")
    assert button.get_attribute("aria-disabled") == "true"
    asked = ann.question
    ann.answer()
    expect(button).to_contain_text("1")
    why = ann.page.locator("#ui-undo-why")
    assert why.inner_text() == Translator("en").say("undo-limit-start")
    seq = ann.seq
    ann.page.keyboard.press("u")
    ann.wait_beyond(seq)
    assert ann.question == asked
    assert why.inner_text() == Translator("en").say("undo-start")


def test_nobody_sees_the_hand_of_another_at_a_shared_screen(sit: Sit) -> None:
    ann = sit()
    ann.go(ann.lay("me", "screen"))
    hand = ann.page.locator("[id^=card-]")
    assert ann.page.locator(".curtain").is_visible()
    assert hand.count() == 0
    ann.take_screen("Ann", 0)
    assert hand.count() == 4
    while ann.choices.count():
        ann.answer(ann.choices.count() - 1)
        if ann.page.locator("#ui-curtain").count():
            break
    expect(ann.page.locator(".curtain")).to_contain_text("Bob")
    assert hand.count() == 0
    ann.take_screen("Bob", 1)
    assert hand.count() == 4


def test_the_language_changes_at_any_time(sit: Sit) -> None:
    ann = sit()
    ann.go(ann.lay("me", "random"))
    ann.wait_for_turn()
    ann.answer()
    english = ann.page.locator("#ui-log summary").last.text_content()
    ann.page.get_by_role("button", name="Français").click()
    expect(ann.page.locator("html")).to_have_attribute("lang", "fr")
    assert ann.page.locator("#ui-log summary").last.text_content() != english
    ann.wait_for_turn()
    ann.page.keyboard.press("w")
    expect(ann.page.locator("#ui-refused summary")).to_have_text(
        Translator("fr").say("table-refused")
    )
    ann.answer()
    expect(ann.page.locator(".tabs [data-tab=log]")).to_have_text(Translator("fr").say("tab-log"))


def test_whatever_is_not_possible_says_why(sit: Sit) -> None:
    ann = sit()
    ann.go(ann.lay("me", "random"))
    ann.wait_for_turn()
    thing = ann.page.locator("#ui-board .noun[data-noun=lab]").first
    thing.hover()
    bubble = ann.page.locator("#ui-what")
    expect(bubble).to_contain_text("The question now is “")
    place = ann.page.url.partition("?")[0]
    ann.page.request.post(f"{place}/chat", form={"text": "news", "seat": 0})
    expect(ann.page.locator("#ui-chat")).to_contain_text("news")
    expect(bubble).to_contain_text("The question now is “")
    bubble.locator(".rule").click()
    expect(ann.page.locator("#ui-rules .found")).to_be_visible()
    ann.page.keyboard.press("Escape")
    while not ann.page.locator("#ui-refused").count():  # the first questions leave nothing out
        ann.answer()
        ann.wait_for_turn()
    ann.page.keyboard.press("w")
    refused = ann.page.locator("#ui-refused .grey")
    refused.first.focus()
    expect(ann.page.locator("#ui-what .no")).not_to_have_count(0)


def test_pointing_at_one_lights_the_other(sit: Sit) -> None:
    ann = sit()
    ann.go(ann.lay("me", "random"))
    ann.wait_for_turn()
    button = ann.choices.first
    noun = button.get_attribute("data-noun")
    button.hover()
    expect(ann.page.locator(f".place .lit.pointed[data-noun={noun}]")).not_to_have_count(0)
    ann.page.locator(f"#ui-strip .lit[data-noun={noun}]").hover()
    expect(button).to_have_class(re.compile("pointed"))


def test_what_comes_to_lie_under_a_resting_pointer_is_not_explained(sit: Sit) -> None:
    ann, dice = sit(), random.Random(3)
    ann.go(ann.lay("me", "random"))
    for _ in range(6):
        ann.wait_for_turn()
        ann.point(dice)
        ann.page.wait_for_timeout(600)
        expect(ann.page.locator("#ui-what")).to_be_hidden()


@pytest.mark.parametrize("others", [1, 3])
def test_a_hint_lights_what_it_names_and_tells_chance_and_effect(sit: Sit, others: int) -> None:
    ann = sit()
    ann.go(ann.lay("me", *["random"] * others))
    ann.wait_for_turn()
    ann.page.keyboard.press("h")
    told = ann.page.locator(".hint p")
    expect(told).to_have_text(
        re.compile("about even|chance of winning|almost certain|very unlikely")
    )
    expect(ann.page.locator("#ui-panel .hinted")).to_have_count(1)
    expect(ann.page.locator(".hint li")).not_to_have_count(0)
    expect(ann.page.locator(".mats .chosen, #ui-board .chosen")).not_to_have_count(0)


def test_history_shows_the_past_and_branches_from_it(sit: Sit) -> None:
    ann = sit()
    table = ann.lay("me", "random")
    ann.go(table)
    for _ in range(6):
        ann.wait_for_turn()
        ann.answer()
    ann.wait_for_turn()
    ann.page.keyboard.press("[")
    expect(ann.page.locator("#ui-question")).to_contain_text("Choice")
    ann.page.keyboard.press("l")
    slider = ann.page.locator("#ui-at")
    slider.fill("3")
    expect(ann.page.locator("#ui-question")).to_contain_text("Choice 3 of")
    assert "at=3" in ann.page.url
    ann.page.locator("#ui-panel").get_by_role("button", name=SAY("branch-here")).click()
    ann.page.wait_for_function("path => location.pathname !== path", arg=table)
    assert ann.wait_for_turn()
    back = ann.page.locator("#ui-branch a")
    expect(back).to_have_attribute("href", f"{table}?at=3")


@pytest.mark.parametrize("width", [360, 768])
def test_a_phone_has_the_board_first_and_the_choices_in_reach(sit: Sit, width: int) -> None:
    ann = sit(**{**PHONE, "viewport": {"width": width, "height": 740}})
    ann.go("/")
    assert not ann.scrolls_sideways
    ann.go(ann.lay("me", "random"))
    ann.wait_for_turn()
    expect(ann.page.locator("#ui-main")).to_have_attribute("data-layout", "narrow")
    assert not ann.scrolls_sideways
    for tab in ("seats", "log", "chat", "tools", "board"):
        ann.page.locator(f".tabs a[data-tab={tab}]").tap()
        expect(ann.page.locator(f"#ui-{tab}")).to_be_visible()
        assert not ann.scrolls_sideways
    box = ann.choices.first.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 740
    ann.answer()
    ann.go(f"{ann.page.url}/text")
    assert not ann.scrolls_sideways


@pytest.mark.parametrize("game", games.SHELF)
def test_every_game_fits_a_phone_in_french(sit: Sit, game: str) -> None:
    ann = sit(**PHONE, locale="fr")
    ann.go(f"/?game={game}")
    assert not ann.scrolls_sideways
    ann.go(ann.lay("me", *["random"] * (games.load(game).seat_counts[-1] - 1), game=game))
    for _ in range(4):
        ann.wait_for_turn()
        ann.answer()
    ann.wait_for_turn()
    for tab in ("seats", "log", "board"):
        ann.page.locator(f".tabs a[data-tab={tab}]").tap()
        assert not ann.scrolls_sideways
    ann.go(f"{ann.page.url}/text")
    assert not ann.scrolls_sideways


def test_the_table_comes_back_when_the_server_does(sit: Sit, tmp_path: Path) -> None:
    """Killed in mid-decision: what was chosen is there, and the open page goes on by itself."""
    with RunningServer(tmp_path) as server:
        ann = sit(server.url)
        ann.go(ann.lay("me", "screen"))
        ann.take_screen("Ann", 0)
        ann.answer(1)  # one card to exchange; which others is still asked
        asked, seq = ann.question, ann.seq
        server.kill()
        expect(ann.page.locator("#ui-offline")).to_be_visible(timeout=30_000)
        assert ann.question == asked
        ann.choices.nth(1).click()  # kept until the server is back
        server.start()
        ann.wait_beyond(seq)
        expect(ann.page.locator("#ui-offline")).to_be_hidden()
        assert ann.seq == seq + 1
        assert ann.question == asked


def test_two_tabs_of_one_person_end_well(sit: Sit) -> None:
    ann = sit()
    ann.go(ann.lay("me", "person"))
    ann.page.get_by_role("link", name=SAY("links-go")).click()
    ann.page.wait_for_selector("#ui-panel [name=choice]")
    other = ann.page.context.new_page()
    other.add_init_script("delete window.SharedWorker; delete window.BroadcastChannel")
    other.route("**/live*", lambda route: route.abort())  # a tab that hears nothing
    other.goto(ann.page.url)
    ann.answer(0)
    other.locator("#ui-panel [name=choice]").nth(1).click()
    expect(other.locator("#ui-notice")).to_have_text(Translator("en").say("notice-stale"))
    assert ann.seq == 1


def test_a_tall_board_begins_legible_and_what_is_asked_in_view(sit: Sit) -> None:
    ann = sit(reduced_motion="reduce")
    ann.go(ann.lay("me", "random", game="tianxia"))
    ann.wait_for_turn()
    page, whole = ann.page, ann.page.locator("#ui-viewport").bounding_box()
    assert whole is not None
    for _ in range(6):
        assert any(y <= page.evaluate("innerHeight") for _, y, _ in page.evaluate(LIT))
        ann.answer()
        ann.wait_for_turn()
    tall = page.locator("#ui-common").bounding_box()
    page.keyboard.press("f")
    short = page.locator("#ui-common").bounding_box()
    assert tall is not None
    assert short is not None
    assert tall["height"] > whole["height"] * 1.2
    assert abs(short["height"] - whole["height"]) < 2


def test_pieces_glide_to_their_new_place(sit: Sit) -> None:
    """The same element moves, by a transition."""
    ann = sit()
    ann.go(ann.lay("me", "random"))
    ann.wait_for_turn()
    ann.page.evaluate(
        """() => {
          window.glides = [];
          document.addEventListener('transitionrun', e =>
            e.propertyName === 'transform' && window.glides.push(e.target.id), true);
        }"""
    )
    for _ in range(12):
        if not ann.wait_for_turn():
            break
        ann.answer()
    ann.page.wait_for_function("window.glides.length > 0")
