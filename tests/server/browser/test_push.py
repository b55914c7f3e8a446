"""Push in a browser: its service worker, our own question, and where it cannot work."""

import json
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page, Playwright, expect

from dynasty.text import Translator
from tests.server.browser.conftest import CHROMIUM, QUIETLY, Sit
from tests.server.support.browser_choices import keep_hand
from tests.server.support.server_process import until

SAY = Translator("en").say
PERMITTED = "Object.defineProperty(Notification, 'permission', { get: () => 'default' })"
PLAIN = "Object.defineProperty(window, 'isSecureContext', { get: () => false })"
REGISTER = """async () => {
  await navigator.serviceWorker.register("/sw.js");
  await navigator.serviceWorker.ready;
}"""
SHOWN = """async () => {
  const shown = await (await navigator.serviceWorker.ready).getNotifications();
  return shown.map(({ title, body, tag }) => [title, body, tag]);
}"""


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """A whole one, that shows notifications."""
    with playwright.chromium.launch(executable_path=CHROMIUM, args=QUIETLY) as launched:
        yield launched


def registered(page: Page, site: str) -> tuple[CDPSession, str]:
    """The service worker is there; the line by which a test speaks for the maker's service."""
    line = page.context.new_cdp_session(page)
    found: list[str] = []

    def note(event: dict[str, Any]) -> None:
        here = [one for one in event["registrations"] if one["scopeURL"].startswith(f"{site}/")]
        found.extend(one["registrationId"] for one in here if not one["isDeleted"])

    line.on("ServiceWorker.workerRegistrationUpdated", note)
    line.send("ServiceWorker.enable")
    page.evaluate(REGISTER)
    page.wait_for_function("navigator.serviceWorker.ready.then(() => true)")
    until(lambda: bool(page.evaluate("1")) and bool(found))
    return line, found[-1]


def is_shown_after(line: CDPSession, page: Page, push: dict[str, str], body: str) -> bool:
    """A worker that just wakes up may miss a push; sent again it is still the same notification."""
    line.send("ServiceWorker.deliverPushMessage", push)
    page.wait_for_timeout(500)
    return body in [said for _, said, _ in page.evaluate(SHOWN)]


def test_two_pushes_of_a_table_leave_one_notification(sit: Sit) -> None:
    ann = sit()
    ann.page.context.grant_permissions(["notifications"], origin=ann.site)
    ann.go("/")
    line, registration = registered(ann.page, ann.site)
    for body in ("Bob is waiting for you.", "Bob and Cy are waiting for you."):
        told = {"title": "It’s your turn", "body": body, "tag": "t1", "url": "/", "lang": "en"}
        push = {"origin": ann.site, "registrationId": registration, "data": json.dumps(told)}
        until(partial(is_shown_after, line, ann.page, push, body))
    assert ann.page.evaluate(SHOWN) == [["It’s your turn", "Bob and Cy are waiting for you.", "t1"]]


def test_the_reader_is_asked_once_after_a_turn_and_by_us(sit: Sit) -> None:
    ann, bob = sit(), sit()
    ann.page.add_init_script(PERMITTED)
    ann.go(ann.lay("me", "person"))
    invitation = ann.page.locator("#link-1").input_value()
    table = ann.page.locator("#link-watch").input_value().rpartition("/")[2]
    bob.go(invitation).page.get_by_role("button", name=SAY("join-sit")).click()
    expect(bob.page.locator("#ui-question")).to_be_visible()
    ann.go(f"/tables/{table}").wait_for_turn()
    asked = ann.page.locator("#ui-push-ask")
    expect(asked).to_be_hidden()
    keep_hand(ann, table)
    expect(asked).to_be_visible()
    asked.get_by_role("button", name=SAY("push-no"), exact=True).click()
    expect(asked).to_be_hidden()
    assert ann.page.evaluate("localStorage.getItem('push-asked')") == "no"


def test_where_it_cannot_work_the_page_says_why_and_what_does(sit: Sit) -> None:
    ann = sit()
    ann.go(ann.lay("me", "person"))
    ann.page.add_init_script(PLAIN)
    ann.go("/me/notices")
    place = ann.page.locator("#ui-push")
    expect(place).to_have_attribute("data-state", "address")
    expect(place).to_contain_text("https")
    expect(place).to_contain_text(SAY("push-else-hook"))
    expect(place.get_by_role("button")).to_be_hidden()
