"""The pictures of the documents show what the pages show; `UPDATE=1` takes them anew.

Each picture is taken again and compared with its file in a small size, so that other fonts or
another Chromium make no difference, but another page does.
"""

from __future__ import annotations

import os
from base64 import b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.server.browser.conftest import Sit
from tests.server.browser.people import Person
from tests.server.support.finished_game import ending

__all__ = ["ending"]  # a fixture

PICTURES: Final = Path(__file__).parents[3] / "docs" / "pictures"
UPDATE: Final = os.environ.get("UPDATE") == "1"
SIZE: Final = {"width": 1200, "height": 720}
LANGUAGES: Final = ("en", "fr")
MAX_DIFFERENCE: Final = 10.0  # of 255, the mean over all pixels of the small size
MEAN_DIFFERENCE: Final = """async ([before, now]) => {
  const small = async data => {
    const image = new Image();
    image.src = 'data:image/png;base64,' + data;
    await image.decode();
    const canvas = new OffscreenCanvas(60, 36);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context.drawImage(image, 0, 0, 60, 36);
    return context.getImageData(0, 0, 60, 36).data;
  };
  const [a, b] = [await small(before), await small(now)];
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += Math.abs(a[at] - b[at]);
  return sum / a.length;
}"""


def show_preview(person: Person, ending: str) -> None:
    """Point at a choice: the table shows what it would do."""
    person.go(person.lay("me", "default"))
    person.wait_for_turn()
    while person.choices.count() < 6:
        person.answer()
        person.wait_for_turn()
    choice = person.choices.nth(1)
    choice.evaluate("button => button.closest('details')?.setAttribute('open', '')")
    choice.hover()
    expect(person.page.locator("#ui-what li").first).to_be_visible()


def show_refusal(person: Person, ending: str) -> None:
    """Open what is not possible now: each entry has its reason and rule."""
    person.go(person.lay("me", "default"))
    person.wait_for_turn()
    while not person.page.locator("#ui-refused").count():
        person.answer()
        person.wait_for_turn()
    person.page.locator("#ui-refused summary").click()
    person.page.locator("#ui-refused li").first.wait_for()
    person.page.locator("#ui-refused").scroll_into_view_if_needed()


def show_new_table(person: Person, ending: str) -> None:
    """Open the form for a new table."""
    person.go("/?game=xian#new")
    expect(person.page.locator("form.new")).to_be_visible()


def show_analysis(person: Person, ending: str) -> None:
    """Analyse a finished game."""
    request = person.page.request
    table = request.post(f"{person.site}/api/records", data=ending).json()["id"]
    person.go(f"/tables/{table}/analysis")
    person.page.locator("main form button").first.click()
    expect(person.page.locator("svg.curve")).to_be_visible(timeout=120_000)


def show_lesson(person: Person, ending: str) -> None:
    """Begin the first lesson."""
    form: dict[str, Any] = {"game": "xian", "lesson": "first", "speed": "instant"}
    request = person.page.request
    answer = request.post(person.site + "/lessons", form=form, max_redirects=0)
    person.go(answer.headers["location"])
    expect(person.page.locator("#ui-lesson")).to_be_visible()


SCENES: Final[dict[str, Callable[[Person, str], None]]] = {
    "preview": show_preview,
    "refusal": show_refusal,
    "new-table": show_new_table,
    "analysis": show_analysis,
    "lesson": show_lesson,
}


def mean_difference(page: Page, before: bytes, now: bytes) -> float:
    texts = [b64encode(data).decode() for data in (before, now)]
    return float(page.evaluate(MEAN_DIFFERENCE, texts))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCENES)
def test_a_picture_of_the_documents_is_what_the_page_shows(
    sit: Sit, ending: str, name: str, language: str
) -> None:
    person = sit(viewport=SIZE, locale=language, reduced_motion="reduce")
    SCENES[name](person, ending)
    now = person.page.screenshot(animations="disabled", caret="hide")
    file = PICTURES / (f"{name}.png" if language == "en" else f"{name}-{language}.png")
    if UPDATE:
        file.write_bytes(now)
    difference = mean_difference(person.page, file.read_bytes(), now)
    assert difference < MAX_DIFFERENCE, f"{file.name}: take it anew with UPDATE=1"
