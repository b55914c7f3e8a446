"""Clocks in a browser: the page counts down by itself, in its own zone, and axe finds nothing."""

import re

from playwright.sync_api import FloatRect, ViewportSize, expect

from tests.server.browser.conftest import Sit

FIGURE = re.compile(r"^\d+:\d\d$")
SEATS = [{"player": "me"}, {"player": "person"}]
WINDOWS: tuple[ViewportSize, ...] = (
    {"width": 1366, "height": 768},
    {"width": 1920, "height": 1080},
)
ASKED = "#ui-asking .consent", "#ui-panel", "#ui-question"  # by all others, and by the game
ZONE = {"timezone_id": "Asia/Tokyo"}


def test_a_page_counts_down_by_itself(sit: Sit) -> None:
    ann, bob = sit(**ZONE), sit(**ZONE, java_script_enabled=False)
    ann.go("/")
    body = {"game": "xian", "seats": SEATS, "terms": {"clock": {"pace": "quick"}}}
    laid = ann.page.request.post(f"{ann.site}/api/tables", data=body).json()
    table, token = f"/tables/{laid['id']}", laid["seats"][1]["token"]
    bob.page.request.post(f"{bob.site}/api/join", data={"token": token})
    ann.go(table).wait_for_turn()
    clocks = ann.page.locator(".seats .clock [data-due]")
    expect(clocks).to_have_count(2)
    expect(clocks.first).to_have_text(FIGURE)
    before = clocks.first.inner_text()
    expect(clocks.first).not_to_have_text(before)  # a second later
    box = ann.page.locator("#ui-seat-0").bounding_box()
    assert ann.violations() == []
    assert ann.page.locator("#ui-seat-0").bounding_box() == box
    shown = bob.go(table).page.locator(".seats .clock").first
    expect(shown).to_contain_text(re.compile(r"until \d\d:\d\d:\d\d UTC"))
    asked = bob.page.request.post(f"{bob.site}/api{table}/consents", data={"kind": "pause"})
    assert asked.status == 201
    expect(ann.page.locator("#ui-asking .consent")).to_be_visible()
    for window in WINDOWS:
        ann.page.set_viewport_size(window)
        consent, *own = (ann.page.locator(part).bounding_box() for part in ASKED)
        assert consent is not None
        assert not any(box is None or overlap(consent, box) for box in own), window


def overlap(one: FloatRect, other: FloatRect) -> bool:
    """Does one box cover a part of the other?"""
    return (
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )
