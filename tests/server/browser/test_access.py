"""For everybody: axe finds nothing on any page, in either theme, wide and narrow."""

import pytest

from tests.server.browser.conftest import Sit

PAGES = [
    "/",
    "/help",
    "/reference",
    "/games/xian/rules",
    "/games/xian/components",
    "/tables/nowhere",
]
NARROW = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_pages_to_read(sit: Sit, theme: str) -> None:
    ann = sit(color_scheme=theme)
    for path in PAGES:
        assert ann.go(path).violations() == []


@pytest.mark.parametrize(("theme", "narrow"), [("light", False), ("dark", True)])
def test_axe_finds_nothing_at_a_table(sit: Sit, theme: str, narrow: bool) -> None:
    ann = sit(color_scheme=theme, reduced_motion="reduce", **(NARROW if narrow else {}))
    links = ann.lay("me", "person")
    assert ann.go(links).violations() == []
    assert ann.go(ann.page.locator("#link-1").input_value()).violations() == []
    table = ann.lay("me", "random")
    ann.go(table).wait_for_turn()
    for _ in range(5):
        ann.answer()
        ann.wait_for_turn()
    refused = ann.page.locator("#ui-refused summary")
    if refused.count():
        refused.click()
    assert ann.violations() == []
    assert ann.go(f"{table}/text").violations() == []
    assert ann.go(f"{table}?at=2").violations() == []
    shared = ann.lay("me", "screen")
    assert ann.go(shared).violations() == []
    assert sit(color_scheme=theme).go(table).violations() == []
    ann.go(ann.lay("random", "random")).page.locator(".ranking").wait_for()
    assert ann.violations() == []
    if not narrow:
        ann.go(table)
        ann.page.keyboard.press("r")
        ann.page.locator("#ui-register").wait_for()
        assert ann.violations() == []
        ann.page.keyboard.press("Escape")
        ann.page.locator("#ui-question").focus()
        ann.page.keyboard.press("?")
        assert ann.violations() == []
