"""Xi'an's lessons: the first by clicking, the short one on a phone, by keys, without script."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import APIResponse, Page, Route, expect

from dynasty.learn.lesson import Card
from dynasty.learn.lesson_reading import load_lesson
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


def follow(page: Page, card: Card, use: Callable[[Page, str], None]) -> None:
    """Do what a card wants."""
    shown = page.locator(f"#ui-panel input[name=card][value={card.id}]").first
    expect(shown).to_be_attached()
    if card.right:
        use(page, ".predict button")
        expect(page.locator(".because")).to_be_visible()
    use(page, "#ui-panel [data-key=g]")
    expect(shown).not_to_be_attached()


@pytest.mark.parametrize(
    ("lesson", "use", "manner"),
    [("first", click, {}), ("decides", tap, PHONE), ("decides", press, {})],
    ids=["mouse", "phone", "keys"],
)
def test_a_lesson_is_played_through(
    lesson: str, use: Callable[[Page, str], None], manner: dict[str, object], sit: Sit
) -> None:
    ann = sit(**manner)
    page = begin(ann, lesson)
    for number, card in enumerate(cards_of(lesson)):
        follow(page, card, use)
        if number == 3:
            assert ann.violations() == []
            assert not ann.scrolls_sideways
            assert page.evaluate(COVERED) == 0
    expect(page.locator("#ui-panel input[name=card][value=end]")).to_be_attached()
    use(page, "#ui-panel [data-key=g]")
    expect(page.locator("#ui-lesson")).to_have_count(0)
    ann.wait_for_turn()
    ann.answer()


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


def test_a_lesson_needs_no_script(sit: Sit) -> None:
    ann = sit(java_script_enabled=False)
    page = begin(ann, "decides")
    page.goto(page.url + "/text")
    for card in cards_of("decides"):
        while not page.locator(f"input[name=card][value={card.id}]").count():
            page.reload()
        if card.right:
            page.locator(".predict button").first.click()
        page.locator("button[value=show]" if card.asks else "button[value=on]").first.click()
    while not page.locator("input[name=card][value=end]").count():
        page.reload()
    page.locator("button[value=on]").click()
    assert page.locator("#ui-lesson").count() == 0


@pytest.mark.parametrize("manner", [{}, PHONE], ids=["laptop", "phone"])
def test_what_ends_a_turn_is_seen_beside_a_card(manner: dict[str, object], sit: Sit) -> None:
    page = begin(sit(**manner), game="tianxia")
    cards = cards_of("first", "tianxia")
    for card in cards[: [card.id for card in cards].index("ending")]:
        follow(page, card, click)
    expect(page.locator(".endings button")).to_be_visible()
    box, panel = (page.locator(place).bounding_box() for place in (".endings button", "#ui-panel"))
    assert box is not None
    assert panel is not None
    assert box["width"] > 80
    assert box["x"] + box["width"] <= panel["x"] + panel["width"]
