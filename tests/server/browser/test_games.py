"""Games in the browser: by the board, by keys, by the text view.

By the board a game is played to its end; by keys and in words some questions must do, unless
`WHOLE_GAMES=1` asks for all of them.
"""

import os
import random

from playwright.sync_api import Locator, Page

from dynasty.text import Translator
from tests.server.browser.conftest import Sit

SAY = Translator("en").say
QUESTIONS = 10_000 if os.environ.get("WHOLE_GAMES") else 25
CALM = {"reduced_motion": "reduce", "viewport": {"width": 1366, "height": 640}}  # less to draw


def test_a_whole_game_by_clicking_the_board(sit: Sit) -> None:
    ann = sit(**CALM).go("/")
    ann.page.locator("select[name=player-1]").select_option("random")
    ann.page.locator("select[name=speed]").select_option("instant")
    ann.page.locator("input[name=seed]").fill("7")
    ann.page.get_by_role("button", name=SAY("lobby-go")).click()
    dice, pointed = random.Random(1), []
    while ann.wait_for_turn():
        pointed.append(ann.point(dice))
    assert sum(pointed) > len(pointed) * 0.5
    assert ann.page.locator(".ranking li").count() == 2
    assert ann.page.locator("#ui-end .gauge").count() > 4


def test_a_game_by_keys_alone(sit: Sit) -> None:
    ann = sit(**CALM)
    ann.go(ann.lay("me", "random", seed=8))
    keys, dice = ann.page.keyboard, random.Random(2)
    turns = menus = 0
    while turns < QUESTIONS and ann.wait_for_turn():
        seq, count, turns = ann.seq, ann.choices.count(), turns + 1
        if turns % 4:
            keys.type(str(dice.randint(1, min(count, 9))))
        else:
            keys.press("b")  # to the first thing that glows
            keys.press("Enter")
            if ann.page.locator("#ui-menu[open]").count():
                menus += 1
                assert menus > 1 or ann.violations() == []
                keys.press("Enter")
        ann.see_through(seq)
        if turns == 3:
            keys.press("?")
            assert ann.page.locator("#ui-help").is_visible()
            keys.press("Escape")
            assert not ann.page.locator("#ui-help").is_visible()


def test_a_game_by_the_text_view_alone(sit: Sit) -> None:
    ann = sit(java_script_enabled=False)
    table = ann.lay("me", "random", seed=9)
    ann.go(table + "/text")
    page, dice, turns = ann.page, random.Random(3), 0
    buttons = page.locator(".choices button")
    while turns < QUESTIONS and not page.locator(".ranking").count():
        if buttons.count():
            turns += 1
            follow(page, buttons.nth(dice.randrange(buttons.count())))
            if page.locator("input[name=sure]").count():
                follow(page, page.locator("main button.main"))
        else:  # the others are not done yet; a busy machine takes its time
            follow(page, page.get_by_role("link", name=SAY("text-look-again")))
    assert turns == QUESTIONS or page.locator(".ranking li").count() == 2
    assert page.locator("h3", has_text="Ann").count() > 0


def follow(page: Page, link: Locator) -> None:
    """Click, and wait for the page that it leads to: the former one is still there for a while."""
    with page.expect_navigation():
        link.click()
