"""Turns in a browser: told in the titles of other pages, and by a notice to who asked for it."""

import re

from playwright.sync_api import expect

from dynasty.text import Translator
from tests.server.browser.conftest import Sit
from tests.server.support.browser_choices import keep_hand

SAY = Translator("en").say
RECORD = """
  window.noticed = [];
  window.Notification = class { constructor(title) { noticed.push(title); } };
  Notification.permission = "granted";
  Notification.requestPermission = async () => "granted";
"""
UNSEEN = "Object.defineProperty(document, 'hidden', { get: () => true })"


def test_whoever_asked_for_it_is_told_of_a_turn_on_another_page(sit: Sit) -> None:
    ann, bob = sit(), sit()
    ann.go(ann.lay("me", "person"))
    invitation = ann.page.locator("#link-1").input_value()
    table = ann.page.locator("#link-watch").input_value().rpartition("/")[2]
    bob.go(invitation).page.get_by_role("button", name=SAY("join-sit")).click()
    expect(bob.page.locator("#ui-question")).to_be_visible()
    keep_hand(ann, table)
    ann.page.add_init_script(RECORD)
    ann.go("/me")
    main = ann.page.locator("main")
    expect(main).to_have_attribute("data-waiting", "0")
    switch = ann.page.locator("[data-alarm=notify]")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    ann.page.evaluate(UNSEEN)
    keep_hand(bob, table)
    expect(main).to_have_attribute("data-waiting", "1")
    expect(ann.page).to_have_title(re.compile(r"^\(1\) Me"))
    assert ann.page.evaluate("noticed") == [SAY("turns-called")]
