"""Invitations and crowds in a browser: whole links, and pages that say why they stand still."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import FloatRect, expect

from dynasty.text import Translator
from tests.server.browser.conftest import Sit
from tests.server.browser.people import Person
from tests.server.support.server_process import RunningServer

ROOM_FOR_ONE = ("--lines-per-table", "1", "--allow-seeds")


def test_a_page_that_finds_no_line_says_so_and_players_always_find_one(
    sit: Sit, tmp_path: Path
) -> None:
    with RunningServer(tmp_path, *ROOM_FOR_ONE) as server:
        ann, first, second = (sit(server.url) for _ in range(3))
        table = ann.lay("me", "random")
        first.go(table)
        expect(first.page.locator("#ui-crowded")).to_be_hidden()
        second.go(table)
        expect(second.page.locator("#ui-crowded")).to_be_visible()
        expect(second.page.locator("#ui-offline")).to_be_hidden()
        expect(second.page.locator("#ui-said")).to_have_text(Translator("en").say("table-crowded"))
        still = second.seq
        ann.go(table)
        ann.answer()
        expect(ann.page.locator("#ui-crowded")).to_be_hidden()
        first.wait_beyond(still)
        assert second.seq == still


def test_links_are_whole_wherever_the_page_is_read(sit: Sit) -> None:
    ann = sit()
    ann.go(ann.lay("me", "person"))
    link = ann.page.locator("#link-1").input_value()
    assert link.startswith(f"{ann.site}/join/")
    shown = ann.page.evaluate(
        """async () => {
          const field = document.querySelector('#link-1');
          field.value = '/join/abc';
          await import('/static/page.js?again');
          return field.value;
        }"""
    )
    assert shown == f"{ann.site}/join/abc"


def test_a_second_device_has_the_same_seat(sit: Sit) -> None:
    say = Translator("en").say
    ann, phone = sit(), sit()
    table = ann.lay("me", "random")
    ann.go(table)
    ann.page.locator(".tabs [data-tab=tools]").click()
    ann.page.get_by_role("link", name=say("tools-device")).click()
    ann.page.get_by_role("button", name=say("me-add")).click()
    phone.go(ann.page.locator("#address").input_value())
    phone.page.get_by_role("button", name=say("enter-yes")).click()
    expect(phone.page.locator(".tables a")).to_have_count(1)
    for device in (phone, ann):
        device.go(table)
        device.wait_for_turn()
    assert phone.choices.count() == ann.choices.count()


def test_a_recovery_key_goes_from_its_address_into_its_field(sit: Sit) -> None:
    ann = sit()
    ann.go("/login#a-key")
    expect(ann.page.locator("[name=key]")).to_have_value("a-key")
    assert "#" not in ann.page.url


def test_copying_says_so_only_if_it_worked(sit: Sit) -> None:
    """Where there is no clipboard, as on plain HTTP of a house, the browser's old way is tried."""
    ann = sit()
    ann.page.add_init_script(
        "Object.defineProperty(navigator, 'clipboard', {value: undefined});"
        "window.worked = true; document.execCommand = () => window.worked;"
    )
    ann.go(ann.lay("me", "person"))
    button = ann.page.locator("[data-copy=link-1]")
    ann.page.evaluate("window.worked = false")
    button.click()
    expect(button).to_have_text(Translator("en").say("links-copy"))
    ann.page.evaluate("window.worked = true")
    button.click()
    expect(button).to_have_text(Translator("en").say("links-copied"))


def test_plain_http_in_a_house_works_and_says_what_is_missing(
    sit: Sit, server: RunningServer
) -> None:
    say, site = Translator("en").say, f"http://lan.test:{server.port}"
    ann = sit(site).go("/?game=xian#new")
    assert not ann.page.evaluate("isSecureContext")
    ann.page.locator("select[name=player-1]").select_option("person")
    ann.page.get_by_role("button", name=say("lobby-go")).click()
    expect(ann.page.locator("html.script")).to_be_attached()
    button = ann.page.locator("[data-copy=link-table]")
    button.click()
    expect(button).to_have_text(say("links-copied"))
    ann.go("/me")
    expect(ann.page.get_by_text(say("alarms-address"))).to_be_visible()
    expect(ann.page.get_by_text(say("me-plain"))).to_be_visible()
    ann.page.locator("input[name=name]").first.fill("")
    ann.page.locator("input[name=name]").first.press("Control+V")
    expect(ann.page.locator("input[name=name]").first).to_have_value(
        re.compile(f"^{re.escape(site)}/join/")
    )


def test_what_the_house_says_can_be_read(sit: Sit) -> None:
    ann, bob = sit(), sit()
    ann.go(ann.lay("me", "person"))
    table = ann.page.locator("#link-watch").input_value()
    bob.go(ann.page.locator("#link-1").input_value())
    bob.page.get_by_role("button", name=Translator("en").say("join-sit")).click()
    ann.go(table)
    said = {"chat": Translator("en").say("told-seed"), "tools": "Bob sits here"}
    for tab, text in said.items():
        ann.page.locator(f".tabs [data-tab={tab}]").click()
        expect(ann.page.locator(f"#ui-{tab}")).to_contain_text(text)
        assert ann.violations("color-contrast") == []


def test_what_is_written_and_copied_has_the_width_of_its_sheet(sit: Sit) -> None:
    ann, bob = sit(), sit()
    ann.go(ann.lay("me", "person"))
    bob.page.request.post(ann.page.locator("#link-1").input_value(), form={"name": "Bob"})
    ann.go(ann.page.locator("#link-watch").input_value() + "/seats/1/player")
    ann.page.locator(".report summary").click()
    assert box(ann, ".report textarea")["width"] == box(ann, ".report form")["width"]
    ann.go("/me/notices").page.get_by_role("button", name=Translator("en").say("feed-make")).click()
    ann.page.locator("#feed-turns").wait_for()
    assert box(ann, "#feed-turns")["y"] == box(ann, "[data-copy=feed-turns]")["y"]
    assert box(ann, "#feed-turns")["width"] > 400


def box(person: Person, place: str) -> FloatRect:
    found = person.page.locator(place).bounding_box()
    assert found is not None
    return found
