"""For everybody: axe finds nothing on any page, in either theme, wide and narrow."""

import pytest

from dynasty import games
from dynasty.text import Translator
from tests.server.browser.conftest import Sit

SAY = Translator("en").say
PAGES = [
    "/",
    "/help",
    "/link",
    "/login",
    "/me",
    "/archive",
    "/me/statistics",
    "/reference",
    "/games/xian/guide",
    "/games/xian/rules",
    "/games/xian/things?noun=workshop",
    "/games/xian/balance",
    "/games/xian/components",
    "/tables/nowhere",
]
CONTRAST = ("color-contrast",)  # all that a theme changes
ALIKE = """document.querySelectorAll(
  '.reference :is(article:not(:nth-of-type(8n)), .index li:nth-child(n+9))'
).forEach(one => one.remove())"""  # what stands there by the hundred takes axe half a minute
NARROW = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}


def test_axe_finds_nothing_on_pages_to_read(sit: Sit) -> None:
    light, dark = sit(), sit(color_scheme="dark")
    for path in PAGES:
        for reader, rules in ((light, ()), (dark, CONTRAST)):
            reader.go(path).page.evaluate(ALIKE)
            assert reader.violations(*rules) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_is_pointed_at_can_be_read(sit: Sit, theme: str) -> None:
    ann = sit(color_scheme=theme, reduced_motion="reduce")
    ann.go("/tables/nowhere").page.locator(".sheet a.button.main").hover()
    assert ann.violations(*CONTRAST) == []


@pytest.mark.parametrize("game", games.SHELF[1:])
def test_axe_finds_nothing_at_a_table_of_any_game(sit: Sit, game: str) -> None:
    ann = sit(reduced_motion="reduce")
    ann.go(ann.lay("me", "random", game=game))
    for _ in range(3):
        ann.wait_for_turn()
        ann.answer()
    ann.wait_for_turn()
    assert ann.violations() == []


@pytest.mark.parametrize(("theme", "narrow"), [("light", False), ("dark", True)])
def test_axe_finds_nothing_at_a_table(sit: Sit, theme: str, narrow: bool) -> None:
    rules = CONTRAST if narrow else ()  # where the width changes nothing but sizes
    ann = sit(color_scheme=theme, reduced_motion="reduce", **(NARROW if narrow else {}))
    assert ann.go(ann.lay("me", "person")).violations(*rules) == []
    assert ann.go(ann.page.locator("#link-1").input_value()).violations(*rules) == []
    for page in ("/me/delete", "/me"):
        assert ann.go(page).violations(*rules) == []
    mine = ann.page.get_by_role("link", name=SAY("me-profile-look")).get_attribute("href")
    assert ann.go(str(mine)).violations(*rules) == []
    ann.go("/me")
    ann.page.get_by_role("button", name=SAY("me-add")).click()
    ann.page.locator("#address").wait_for()
    assert ann.violations(*rules) == []
    code = ann.page.locator("#address").input_value()
    assert sit(color_scheme=theme).go(code).violations(*rules) == []
    table = ann.lay("me", "random")
    ann.go(table).wait_for_turn()
    for _ in range(5):
        ann.answer()
        ann.wait_for_turn()
    refused = ann.page.locator("#ui-refused summary")
    if refused.count():
        refused.click()
        ann.page.locator("#ui-refused li").first.wait_for()
    assert ann.violations() == []
    if not narrow:
        ann.page.keyboard.press("r")
        ann.page.locator("#ui-register").wait_for()
        assert ann.violations() == []
        ann.page.keyboard.press("Escape")
        ann.page.locator("#ui-question").focus()
        ann.page.keyboard.press("?")
        assert ann.violations() == []
    assert ann.go(f"{table}/text").violations(*rules) == []
    assert ann.go(f"{table}?at=2").violations(*rules) == []
    assert sit(color_scheme=theme).go(table).violations(*rules) == []
    assert ann.go(ann.lay("me", "screen")).violations(*rules) == []
    ann.go(ann.lay("random", "random")).page.locator("#ui-verdict").wait_for()
    assert ann.violations(*rules) == []
