"""Guides and rules in a browser: read at any width, searched while typing, tried at a table."""

import pytest
from playwright.sync_api import expect

from dynasty import games
from tests.server.browser.conftest import Sit

TOO_WIDE = "() => document.documentElement.scrollWidth - innerWidth"
SMALLEST = """() => Math.min(...[...document.querySelectorAll('.picture svg')]
  .filter(svg => svg.checkVisibility())
  .map(svg => svg.getBoundingClientRect().width / svg.viewBox.baseVal.width))"""


@pytest.mark.parametrize("width", [390, 1366, 1920])
def test_a_guide_fits_every_screen_without_a_script(sit: Sit, width: int) -> None:
    """No text of a figure is shown smaller than nine tenths of what its board is made for."""
    ann = sit(java_script_enabled=False, viewport={"width": width, "height": 800})
    for game in games.SHELF:
        ann.go(f"/games/{game}/guide")
        assert ann.page.evaluate(TOO_WIDE) <= 0
        assert ann.page.evaluate(SMALLEST) >= 0.9


def test_a_figure_is_tried_at_a_table(sit: Sit) -> None:
    ann = sit(java_script_enabled=False)
    ann.go("/games/xian/guide").page.locator("figure form button").last.click()
    expect(ann.page.locator("#ui-panel")).to_be_visible()
    assert "/tables/" in ann.page.url


def test_the_rules_are_searched_while_one_types(sit: Sit) -> None:
    ann = sit()
    ann.go("/games/xian/rules").page.locator("input[type=search]").fill("Q-44")
    expect(ann.page.locator("[data-entry]:visible")).to_have_count(1)
    expect(ann.page.locator("[data-rulings][open]")).to_have_count(1)
    ann.page.locator("input[type=search]").fill("")
    expect(ann.page.locator("[data-rulings][open]")).to_have_count(0)


def test_a_thing_that_is_clicked_says_what_it_does_and_which_rules_speak_of_it(sit: Sit) -> None:
    ann = sit(viewport={"width": 1600, "height": 1000})
    ann.go(ann.lay("me", "random"))
    ann.wait_for_turn()
    ann.page.locator("#ui-board [data-noun=workshop] > .ring").click()
    expect(ann.page.locator("#ui-what")).to_contain_text("Rules:")
    ann.page.locator("#ui-what .rule", has_text="X-5.1").click()
    expect(ann.page.locator("#ui-rules .found")).to_contain_text("X-5.1")
