"""The page that looks back at a game: in a browser, with and without a script, on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.browser.conftest import Sit
from tests.server.support.finished_game import LAST, ending

__all__ = ["ending"]  # a fixture

MANNERS: dict[str, dict[str, Any]] = {
    "laptop": {},
    "phone": {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True},
    "no script": {"java_script_enabled": False},
}


@pytest.mark.parametrize("manner", MANNERS)
def test_a_finished_game_is_looked_at_again(sit: Sit, ending: str, manner: str) -> None:
    ann = sit(**MANNERS[manner])
    page = ann.page
    table = page.request.post(f"{ann.site}/api/records", data=ending).json()["id"]
    ann.go(f"/tables/{table}/analysis")
    page.get_by_role("button", name="Analyse this game").click()
    expect(page.locator("svg.curve")).to_be_visible(timeout=120_000)
    assert page.locator("svg.curve polyline").count() == 2
    if manner != "no script":
        assert ann.violations() == []
        assert not ann.scrolls_sideways
    page.locator("svg.curve a").last.click()
    page.wait_for_url(f"**/tables/{table}?at={LAST}*")
