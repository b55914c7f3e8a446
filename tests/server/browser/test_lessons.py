"""Lessons by mouse, on a phone, by keys and without a script.

The first one of every game is played, up to a card, each in another manner; `WHOLE_GAMES=1` plays
every lesson to its end.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from itertools import cycle
from typing import Any, Final

import pytest
from playwright.sync_api import APIResponse, Locator, Page, Route, expect

from dynasty import games
from dynasty.learn.lesson_loader import lesson_names, load_lesson
from dynasty.learn.lesson_model import Card
from tests.server.browser.conftest import Sit
from tests.server.browser.people import Person

PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
COVERED = """() => {
  const panel = document.querySelector('#ui-panel').getBoundingClientRect();
  return [...document.querySelectorAll('#ui-common .outline')].filter(thing => {
    const box = thing.getBoundingClientRect();
    return box.left < panel.right && box.right > panel.left
      && box.top >= panel.top && box.bottom <= panel.bottom;
  }).length;
}"""


def cards_of(lesson: str, game: str = "xian") -> list[Card]:
    return [card for card in load_lesson(game, lesson).cards if not card.auto]


def begin(person: Person, lesson: str = "first", game: str = "xian") -> Page:
    """To a lesson whose other players lose no time."""
    form: dict[str, Any] = {"game": game, "lesson": lesson, "speed": "instant"}
    answer = person.page.request.post(f"{person.site}/lessons", form=form, max_redirects=0)
    person.go(answer.headers["location"])
    return person.page


def click(page: Page, selector: str) -> None:
    page.locator(selector).first.click()


def tap(page: Page, selector: str) -> None:
    page.locator(selector).first.tap()


def press(page: Page, selector: str) -> None:
    page.keyboard.press("1" if selector.startswith(".predict") else "g")


Use = Callable[[Page, str], None]
MANNERS: Final[dict[str, tuple[Use, dict[str, Any]]]] = {
    "mouse": (click, {}),
    "phone": (tap, PHONE),
    "keys": (press, {}),
    "text": (click, {"java_script_enabled": False}),
}
WHOLE = bool(os.environ.get("WHOLE_GAMES"))
LESSONS = [(game, name) for game in games.SHELF for name in lesson_names(game)]
FIRST = [(game, lesson_names(game)[0]) for game in games.SHELF]
PLAYED = [(*lesson, manner) for lesson, manner in zip(LESSONS if WHOLE else FIRST, cycle(MANNERS))]
MOST_CARDS = 10_000 if WHOLE else 7  # of a lesson; longer ones are left then


def follow(page: Page, card: Card, use: Use) -> None:
    """Do what a card wants: read on, predict, choose; by keys, be shown the choice first."""
    shown = page.locator(f"#ui-panel input[name=card][value={card.id}]").first
    expect(shown).to_be_attached()
    if card.right:
        use(page, ".predict button")
        expect(page.locator(".because")).to_be_visible()
    if card.asks and use is not press:
        choose(page, card.choice, use)
    elif card.asks:
        page.keyboard.press("g")
        expect(page.locator(".lesson .shown")).to_be_visible()
        page.keyboard.press("g")
    else:
        use(page, "#ui-panel [data-key=g]")
    expect(shown).not_to_be_attached()


def choose(page: Page, choice: str, use: Use) -> None:
    """Press the button of a choice, wherever it is folded away, and say yes if asked back."""
    button = f"#ui-panel button[name=choice][value='{choice}']"
    expect(page.locator(button)).to_be_attached()
    if not page.locator(button).is_visible():
        page.locator(button).evaluate("button => button.closest('details').open = true")
    asks_back = page.locator(button).get_attribute("data-confirm")
    use(page, button)
    if asks_back:
        use(page, "#ui-confirm button[value=yes]")


@pytest.mark.parametrize(("game", "lesson", "manner"), PLAYED)
def test_a_lesson_is_played_through(game: str, lesson: str, manner: str, sit: Sit) -> None:
    use, window = MANNERS[manner]
    ann = sit(**window)
    page, cards = begin(ann, lesson, game), cards_of(lesson, game)
    if manner == "text":
        page.goto(page.url + "/text")
        read(page, cards[:MOST_CARDS])
    else:
        play(ann, cards[:MOST_CARDS], use)
    if len(cards) > MOST_CARDS:
        return
    on = await_card(page, "end").locator("xpath=..").locator("button[value=on]")
    on.click() if manner == "text" else use(page, "#ui-panel [data-key=g]")
    expect(page.locator("#ui-lesson")).to_have_count(0)
    if manner != "text" and ann.wait_for_turn():
        ann.answer()


def play(ann: Person, cards: list[Card], use: Use) -> None:
    """Card by card."""
    page = ann.page
    for number, card in enumerate(cards):
        follow(page, card, use)
        if number == 3:
            page.wait_for_function(f"() => ({COVERED})() === 0")  # it scrolls there first
            assert ann.violations() == []  # which looks all over the page
            assert not ann.scrolls_sideways


def read(page: Page, cards: list[Card]) -> None:
    """The same in words, without a script."""
    for card in cards:
        await_card(page, card.id)
        if card.right:
            page.locator(".predict button").first.click()
        if not card.asks:
            page.locator("button[value=on]").first.click()
            continue
        page.locator(f"button[name=choice][value='{card.choice}']").click()
        sure = page.locator("input[name=sure] ~ button.main")
        if sure.count():
            sure.click()


def await_card(page: Page, name: str) -> Locator:
    """The form of a card once the others have moved; without a script one looks again."""
    found = page.locator(f"input[name=card][value={name}]").first
    while "/text" in page.url and not found.count():
        page.reload()
    expect(found).to_be_attached()
    return found


def test_a_card_that_was_read_does_not_come_back_with_a_late_answer(sit: Sit) -> None:
    page = begin(sit(), "decides")
    cards = cards_of("decides")
    asks = next(number for number, card in enumerate(cards) if card.right)
    for card in cards[:asks]:
        follow(page, card, press)
    held: list[tuple[Route, APIResponse]] = []
    page.route("**/lesson", lambda route: held.append((route, route.fetch())), times=1)
    follow(page, cards[asks], press)
    expect(page.locator("#ui-main.busy")).to_have_count(0)
    [(route, answer)] = held
    with page.expect_event("requestfinished", lambda request: request.url.endswith("/lesson")):
        route.fulfill(response=answer)
    page.wait_for_timeout(100)
    expect(page.locator(f"#ui-panel input[name=card][value={cards[asks].id}]")).to_have_count(0)


def test_a_card_is_answered_on_the_board_refused_gently_and_read_again(sit: Sit) -> None:
    ann = sit()
    page = begin(ann)
    cards = cards_of("first")
    asks = next(number for number, card in enumerate(cards) if card.asks)
    for card in cards[:asks]:
        follow(page, card, click)
    seq = ann.seq
    page.locator("#ui-panel button[name=choice]:not([value='keep:hand'])").first.click()
    expect(page.locator(".turned-down")).to_be_visible()
    page.reload()
    expect(page.locator(".turned-down")).to_be_visible()
    page.locator("#ui-panel footer a", has_text="Back").click()
    expect(page.locator(".lesson.earlier")).to_be_visible()
    click(page, "#ui-panel [data-key=g]")
    expect(page.locator(".lesson.earlier")).to_have_count(0)
    assert ann.seq >= seq
    page.locator(".leave").click()
    expect(page.locator("#ui-confirm h2")).to_have_text("Leave the lesson")
    page.keyboard.press("Enter")
    expect(page.locator("#ui-lesson")).to_have_count(0)
    assert ann.choices.count() > 1


@pytest.mark.parametrize("manner", [{}, PHONE], ids=["laptop", "phone"])
def test_what_ends_a_turn_is_seen_beside_a_card(manner: dict[str, object], sit: Sit) -> None:
    page = begin(sit(**manner), game="tianxia")
    cards = cards_of("first", "tianxia")
    for card in cards[: [card.id for card in cards].index("ending")]:
        follow(page, card, press)
    expect(page.locator(".endings button")).to_be_visible()
    box, panel = (page.locator(place).bounding_box() for place in (".endings button", "#ui-panel"))
    assert box is not None
    assert panel is not None
    assert box["width"] > 80
    assert box["x"] + box["width"] <= panel["x"] + panel["width"]
