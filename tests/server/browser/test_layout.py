"""The page of the table: everything in its place at every question, whatever comes and goes.

`WHOLE_GAMES=1` looks at every question of a whole game of each title; without it, at some.
"""

from __future__ import annotations

import os
import random
from typing import Any

import pytest
from playwright.sync_api import expect

from dynasty import games
from dynasty.text import Translator
from tests.server.browser.conftest import Sit
from tests.server.browser.people import Person

SAY = Translator("en").say
QUESTIONS = 10_000 if os.environ.get("WHOLE_GAMES") else 6
LEAST_TEXT = 11  # pixels
LAPTOP = {"width": 1366, "height": 768}
DESKTOP = {"width": 1920, "height": 1080}
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}

# What can be seen of the page as it stands; boxes are [left, top, right, bottom].
LOOK = """() => {
  const box = e => {
    const { left, top, right, bottom } = e.getBoundingClientRect();
    return [left, top, right, bottom];
  };
  const all = s => [...document.querySelectorAll(s)];
  const size = e => parseFloat(getComputedStyle(e).fontSize) * e.getScreenCTM().a;
  return {
    window: [0, 0, innerWidth, innerHeight],
    question: box(document.querySelector('#ui-panel header')),
    foot: box(document.querySelector('#ui-panel footer')),
    scrolled: document.querySelector('#ui-list').scrollTop,
    list: box(document.querySelector('#ui-list')),
    choices: all('#ui-list .choices button').filter(e => e.checkVisibility()).map(box),
    hand: all('#ui-strip .hand').map(box)[0],
    held: all('#ui-strip .held').map(box),
    tabs: all('.tabs a').filter(e => e.checkVisibility()).map(box),
    goods: all('#ui-strip .goods li').map(box),
    strip: box(document.querySelector('#ui-strip')),
    board: box(document.querySelector('#ui-viewport')),
    picture: box(document.querySelector('#ui-common')),
    texts: Math.min(...all('#ui-common text').map(size)),
    lit: [...new Set(all('.place .lit').map(e => e.dataset.noun))],
    bound: all('#ui-panel button[name=choice][data-noun]').map(e => e.dataset.noun),
    endings: all('.endings button').map(e => e.dataset.noun ?? null),
    page: [scrollX, scrollY],
    tall: document.scrollingElement.scrollHeight,
  };
}"""

FOLD = "() => document.querySelectorAll('#ui-list details').forEach(e => e.open = false)"
CHALK = """() => {
  const e = document.body.appendChild(document.createElement('i'));
  e.style.color = 'var(--chalk)';
  const { color } = getComputedStyle(e);
  e.remove();
  return color;
}"""
TOPS = """() => [...document.querySelectorAll('#ui-panel .choices button')]
  .map(button => button.getBoundingClientRect().top)"""
LYING = """() => [...document.querySelectorAll('#ui-common [id]')]
  .map(piece => piece.id + piece.getAttribute('transform')).sort().join()"""
POINT_TO = """(link, id) => {
  link.href = link.href.split('#')[0] + '#' + id;
  link.textContent = id;
}"""
SCROLLS = """() => {
  const { scrollHeight, clientHeight } = document.querySelector('#ui-rules .read');
  return scrollHeight > clientHeight;
}"""


def is_inside(inner: list[float], outer: list[float]) -> bool:
    left, top, right, bottom = inner
    return (
        left >= outer[0] - 1
        and top >= outer[1] - 1
        and right <= outer[2] + 1
        and bottom <= outer[3] + 1
    )


def looks(person: Person, dice: random.Random) -> Any:
    """What the page looks like at each question, until there are enough or the game is over."""
    for _ in range(QUESTIONS):
        if not person.wait_for_turn():
            return
        person.page.evaluate(FOLD)
        yield person.page.evaluate(LOOK)
        person.answer(dice.randrange(person.choices.count()))


@pytest.mark.parametrize(("window", "bots"), [(LAPTOP, 3), (DESKTOP, 2)], ids=["laptop", "desktop"])
@pytest.mark.parametrize("game", games.SHELF)
def test_everything_is_in_its_place_at_every_question(
    sit: Sit, game: str, window: dict[str, int], bots: int
) -> None:
    ann = sit(viewport=window, reduced_motion="reduce")
    ann.go(ann.lay("me", *["random"] * bots, game=game))
    first = None
    for seen in looks(ann, random.Random(5)):
        first = first or seen
        assert is_inside(seen["question"], seen["window"])
        assert is_inside(seen["foot"], seen["window"])
        assert all(is_inside(choice, seen["list"]) for choice in seen["choices"])
        assert all(is_inside(card, seen["strip"]) for card in seen["held"])
        assert seen["scrolled"] == 0
        assert seen["goods"]
        assert all(is_inside(good, seen["strip"]) for good in seen["goods"])
        assert is_inside(seen["strip"], seen["window"])
        assert seen["texts"] >= LEAST_TEXT
        assert seen["board"] == first["board"]
        assert seen["picture"][2] - seen["picture"][0] == first["picture"][2] - first["picture"][0]
        assert set(seen["lit"]) <= set(seen["bound"])
        assert set(seen["endings"]) <= {None}
        assert seen["page"] == [0, 0]
        assert seen["tall"] <= window["height"]
    assert first is not None


@pytest.mark.parametrize("game", games.SHELF)
def test_a_phone_scrolls_at_most_once_for_a_question(sit: Sit, game: str) -> None:
    ann, dice = sit(**PHONE, reduced_motion="reduce"), random.Random(5)
    ann.go(ann.lay("me", "random", game=game))
    ann.wait_for_turn()
    ann.page.evaluate("() => document.addEventListener('scrollend', () => window.ends++)")
    for _ in range(QUESTIONS):
        ann.page.evaluate("() => { window.ends = 0; }")
        ann.answer(dice.randrange(ann.choices.count()))
        if not ann.wait_for_turn():
            break
        ann.page.wait_for_timeout(150)
        assert ann.page.evaluate("window.ends") <= 1
        seen = ann.page.evaluate(LOOK)
        assert is_inside(seen["question"], seen["window"])
        assert is_inside(seen["foot"], seen["window"])
        assert seen["strip"][3] <= seen["question"][1]
        assert seen["texts"] >= LEAST_TEXT
        assert all(is_inside(good, seen["window"]) for good in seen["goods"])
        assert not ann.scrolls_sideways


@pytest.mark.parametrize("window", [LAPTOP, DESKTOP], ids=["laptop", "desktop"])
def test_a_rule_opens_in_sight_and_not_over_the_question(sit: Sit, window: dict[str, int]) -> None:
    ann = sit(viewport=window, reduced_motion="reduce")
    ann.go(ann.lay("me", "random"))
    ann.wait_for_turn()
    for rule in ("X-1.3", "X-6.2", "X-9.5"):
        link = ann.page.locator(".moment .rule")
        link.evaluate(POINT_TO, rule)
        link.click()
        entry = ann.page.locator("#ui-rules .found")
        expect(entry).to_have_attribute("id", rule)
        entry_box, drawer, panel = (
            ann.page.locator(where).bounding_box()
            for where in ("#ui-rules .found", "#ui-rules", "#ui-panel")
        )
        assert entry_box is not None
        assert drawer is not None
        assert panel is not None
        assert drawer["y"] <= entry_box["y"] < drawer["y"] + drawer["height"] - 20
        assert drawer["x"] + drawer["width"] <= panel["x"]
    assert ann.page.evaluate(SCROLLS)


def test_a_small_window_shows_choices_hand_and_tabs(sit: Sit) -> None:
    """In French, whose words are longer, with four seats."""
    ann = sit(viewport={"width": 900, "height": 700}, reduced_motion="reduce", locale="fr")
    ann.go("/").go(ann.lay("me", "random", "random", "random", game="tianxia"))
    dice = random.Random(5)
    for _ in range(6):
        ann.wait_for_turn()
        ann.page.evaluate(FOLD)
        seen = ann.page.evaluate(LOOK)
        assert seen["texts"] >= LEAST_TEXT
        assert seen["list"][3] - seen["list"][1] > 150
        assert all(is_inside(tab, seen["window"]) for tab in seen["tabs"])
        assert len(seen["tabs"]) == 5
        assert is_inside(seen["strip"], seen["window"])
        ann.answer(dice.randrange(ann.choices.count()))


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_without_a_script_the_board_comes_first_and_mats_below_it(sit: Sit, phone: bool) -> None:
    ann = sit(**(PHONE if phone else {}), java_script_enabled=False)
    ann.go(ann.lay("me", "random"))
    board, mats = (ann.page.locator(where).bounding_box() for where in ("#ui-viewport", "#ui-mats"))
    assert board is not None
    assert mats is not None
    assert board["y"] + board["height"] <= mats["y"]
    assert board["height"] > (300 if phone else mats["height"])
    expect(ann.page.locator(".mat > .close").first).to_be_hidden()


def test_a_low_window_has_room_for_what_is_opened_to_be_read(sit: Sit) -> None:
    ann = sit(reduced_motion="reduce")
    ann.go(ann.lay("me", "random"))
    ann.wait_for_turn()
    before = ann.page.evaluate(LOOK)
    for tab, part in (("log", "#ui-log"), ("chat", "#ui-chat-text"), ("tools", "#ui-speed")):
        ann.page.locator(f".tabs [data-tab={tab}]").click()
        leaf = ann.page.locator(".leaves").bounding_box()
        assert leaf is not None
        assert leaf["height"] > 180
        expect(ann.page.locator(part)).to_be_in_viewport(ratio=0.9 if tab != "log" else 0.1)
        after = ann.page.evaluate(LOOK)
        assert [after["list"], after["board"]] == [before["list"], before["board"]]
    ann.page.locator(".tabs [data-tab=since]").click()
    expect(ann.page.locator("#ui-seat-1")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_the_end_is_a_scene_in_sight(sit: Sit, phone: bool) -> None:
    """Wherever the board was when it came."""
    ann = sit(**(PHONE if phone else {}), reduced_motion="reduce")
    table = ann.lay("me", "random", seed=3, speed="normal")
    ann.go(table).wait_for_turn()
    ann.page.evaluate(
        "() => (scrollTo(0, 600), document.querySelector('#ui-viewport').scrollTo(0, 600))"
    )
    ann.page.request.post(f"{ann.site}{table}/speed", form={"seat": "0", "speed": "instant"})
    ann.page.request.post(f"{ann.site}{table}/seats/0/stand-in", form={"player": "default"})
    ann.page.locator("#ui-end .final").wait_for(timeout=60_000)
    expect(ann.page.locator("#ui-end h2")).to_be_in_viewport()
    total = ann.page.locator("#ui-seats .seat .points").first.inner_text().split()[-1]
    expect(ann.page.locator("#ui-strip .points")).to_contain_text(total)


def test_long_names_and_tables_that_wait_take_no_room(sit: Sit) -> None:
    ann, bob = sit(viewport=LAPTOP, reduced_motion="reduce", locale="fr"), sit()
    ann.go(ann.lay("me", "person"))  # there she is waited for, too
    bob.page.request.post(ann.page.locator("#link-1").input_value(), form={"name": "Bob"})
    named: dict[str, Any] = {"name-1": "Maximilienne-" * 3}
    ann.go(ann.lay("me", "random", **named)).wait_for_turn()
    expect(ann.page.locator(".bar .next")).to_be_visible()
    bar = ann.page.locator(".bar").bounding_box()
    assert bar is not None
    assert bar["height"] < 60  # one line
    assert not ann.scrolls_sideways


def test_a_notice_moves_nothing(sit: Sit) -> None:
    ann = sit(reduced_motion="reduce")
    ann.go(ann.lay("me", "random"))
    ann.wait_for_turn()
    before = ann.page.evaluate(LOOK)
    ann.page.evaluate(
        """() => Object.assign(document.querySelector('#ui-notice'), {
          hidden: false, textContent: 'The table has moved on.' })"""
    )
    expect(ann.page.locator("#ui-notice")).to_be_in_viewport()
    after = ann.page.evaluate(LOOK)
    assert {**after, "texts": 0} == {**before, "texts": 0}


def test_what_lies_under_a_resting_pointer_looks_like_the_others(sit: Sit) -> None:
    ann = sit(reduced_motion="reduce")
    ann.go(ann.lay("me", "random"))
    ann.wait_for_turn()
    page, first = ann.page, ann.choices.nth(0)
    box = first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 9, box["y"] + 9)
    expect(first).to_have_css("color", page.evaluate(CHALK))
    page.keyboard.press("2")
    ann.wait_beyond(0)
    ann.wait_for_turn()
    under = page.locator(".choices button").first
    expect(under).not_to_have_css("color", page.evaluate(CHALK))
    page.mouse.move(box["x"] + 20, box["y"] + 12)
    expect(under).to_have_css("color", page.evaluate(CHALK))
    expect(page.locator("#ui-what")).to_be_visible()


def test_a_button_is_brief_and_its_explanation_whole(sit: Sit) -> None:
    ann = sit(reduced_motion="reduce")
    ann.go(ann.lay("me", "random", game="yinzi"))
    for _ in range(20):
        ann.wait_for_turn()
        first = ann.choices.first
        label = first.get_attribute("data-label") or ""
        if first.is_visible() and len(first.inner_text()) < len(label) / 2:
            break
        ann.answer()
    first.hover()
    expect(ann.page.locator("#ui-what strong")).to_have_text(label)


def test_a_preview_changes_numbers_and_moves_nothing(sit: Sit) -> None:
    ann = sit(reduced_motion="reduce")
    ann.go(ann.lay("me", "screen"))  # nobody else moves meanwhile
    ann.take_screen("Ann", 0)
    before = ann.page.evaluate(LOOK)
    tops = ann.page.evaluate(TOPS)
    seq = ann.seq
    for number in range(min(3, ann.choices.count())):
        ann.choices.nth(number).hover()
        expect(ann.page.locator("#ui-what")).to_be_visible()
        expect(ann.page.locator("#ui-what li")).not_to_have_count(0)
        after = ann.page.evaluate(LOOK)
        for part in ("question", "foot", "goods", "strip", "board", "picture"):
            assert after[part] == before[part], part
        assert ann.page.evaluate(TOPS) == tops
    assert ann.seq == seq
    ann.page.mouse.move(300, 300)
    ann.page.mouse.move(5, 300)
    expect(ann.page.locator("#ui-what")).to_be_hidden()
    assert ann.page.locator("[data-change]").count() == 0


def test_a_long_press_explains_and_chooses_nothing(sit: Sit) -> None:
    ann = sit(**PHONE, reduced_motion="reduce")
    ann.go(ann.lay("me", "person")).page.get_by_role("link", name=SAY("links-go")).click()
    ann.wait_for_turn()
    finger = ann.page.context.new_cdp_session(ann.page)
    for thing in (ann.choices.first, ann.page.locator("#ui-strip .lit").first):
        box, what = thing.bounding_box(), ann.page.locator("#ui-what")
        assert box is not None
        point = {"x": box["x"] + 20, "y": box["y"] + 12}
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        expect(what).to_be_visible()
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(what.locator("li")).not_to_have_count(0)
        ann.page.wait_for_timeout(200)
        assert ann.seq == 0
        ann.page.keyboard.press("Escape")
        expect(what).to_be_hidden()


def test_my_mat_opens_over_the_board_and_others_by_their_rows(sit: Sit) -> None:
    ann = sit(reduced_motion="reduce")
    ann.go(ann.lay("me", "random"))
    ann.wait_for_turn()
    before = ann.page.evaluate(LOOK)
    ann.page.keyboard.press("m")
    expect(ann.page.locator("#ui-mat-0 .scene")).to_be_visible()
    assert ann.page.evaluate(LOOK)["board"] == before["board"]
    ann.page.locator("#ui-seat-1").click()
    expect(ann.page.locator("#ui-mat-1 .scene")).to_be_visible()
    expect(ann.page.locator("#ui-mat-0 .scene")).to_be_hidden()
    expect(ann.page.locator("#ui-seat-1")).to_have_attribute("aria-expanded", "true")
    assert ann.violations() == []
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("#ui-mats")).to_be_hidden()


def test_a_turn_is_played_again_and_the_table_comes_back(sit: Sit) -> None:
    ann, dice = sit(reduced_motion="reduce"), random.Random(1)
    ann.go(ann.lay("me", "random", game="terracotta_army"))
    for _ in range(6):
        ann.wait_for_turn()
        ann.answer(dice.randrange(ann.choices.count()))
    ann.wait_for_turn()
    ann.page.keyboard.press("l")
    now = ann.page.evaluate(LYING)
    ann.page.locator("#ui-log .again").first.click()
    ann.page.wait_for_function(f"now => ({LYING})() !== now", arg=now)
    ann.page.wait_for_function(f"now => ({LYING})() === now", arg=now)
    turn = ann.page.locator("#ui-log .turn details").last
    turn.locator("summary").click()
    expect(turn.locator(".steps li")).not_to_have_count(0)


def test_the_digits_of_a_menu_are_keys_and_nothing_looks_recommended_after_one(sit: Sit) -> None:
    ann, dice = sit(reduced_motion="reduce"), random.Random(2)
    ann.go(ann.lay("me", "random", seed=8))
    page, green = ann.page, "#ui-panel .choices button:focus-visible, #ui-panel .choices .pointed"
    opened = False
    for _ in range(40):
        if not ann.wait_for_turn() or opened:
            break
        page.mouse.move(2, 2)
        nouns = [button.get_attribute("data-noun") for button in ann.choices.all()]
        twice = next((n for n in nouns if n and nouns.count(n) > 1), None)
        seq = ann.seq
        if twice:
            page.evaluate(
                "noun => document.querySelector(`.place .lit[data-noun='${noun}']`)"
                ".dispatchEvent(new MouseEvent('click', { bubbles: true }))",
                twice,
            )
            expect(page.locator("#ui-menu")).to_be_visible()
            page.keyboard.press("2")
            opened = True
        else:
            page.keyboard.press(str(dice.randint(1, min(9, ann.choices.count()))))
        ann.see_through(seq)
        assert page.locator(green).count() == 0
    assert opened
