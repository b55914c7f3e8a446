"""An open table: two people on two devices, from the lobby to the first question."""

from playwright.sync_api import expect

from dynasty.text import Translator
from tests.server.browser.conftest import Sit

SAY = Translator("en").say


def test_two_people_meet_at_an_open_table(sit: Sit) -> None:
    ann, bob = sit(), sit()
    ann.go(ann.lay("me", "person", waits="yes", listed="yes"))
    expect(ann.page.locator("html.script")).to_be_attached()
    expect(ann.page.locator("#ui-waiting")).to_have_text(SAY("gathering-waiting", n=1))
    assert ann.violations() == []
    bob.go("/")
    bob.page.locator("section[aria-labelledby=open] .tables a").first.click()
    bob.page.get_by_role("button", name=SAY("join-sit")).click()
    expect(bob.page.locator("#ui-question")).to_be_visible()
    expect(ann.page.locator("#ui-question")).to_be_visible()  # the page became the table by itself
    assert ann.complaints == bob.complaints == []


def test_the_host_sees_who_sits_down_and_begins_with_bots(sit: Sit) -> None:
    ann, bob = sit(), sit()
    ann.go(ann.lay("me", "person", "person", waits="yes"))
    expect(ann.page.locator("html.script")).to_be_attached()
    bob.go(ann.page.locator("#link-table").input_value())
    bob.page.get_by_label(SAY("lobby-name")).fill("Robert")
    bob.page.get_by_role("button", name=SAY("join-sit")).click()
    expect(ann.page.locator("#ui-people")).to_contain_text("Robert")
    assert bob.violations() == []
    ann.page.get_by_role("button", name=SAY("gathering-start")).click()
    expect(ann.page.locator("#ui-question")).to_be_visible()
    expect(bob.page.locator("#ui-question")).to_be_visible()
    assert ann.complaints == bob.complaints == []
