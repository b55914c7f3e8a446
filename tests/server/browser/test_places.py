"""The whole of a lit place can be clicked: its name, its text, and what lies on it.

All four games are played to their ends by clicks at random points of lit places, in a wide and in
a narrow window, if `WHOLE_GAMES=1` asks for it; else the first questions of one game in one window.
"""

from __future__ import annotations

import os
import random
from typing import Any

import pytest

from dynasty import games
from tests.server.browser.conftest import Sit
from tests.server.browser.people import Person

WHOLE = bool(os.environ.get("WHOLE_GAMES"))
QUESTIONS = 10_000 if WHOLE else 30
WINDOWS = {"wide": {"width": 1366, "height": 768}, "narrow": {"width": 390, "height": 844}}
FORMS = [(game, window) for game in games.SHELF for window in WINDOWS]
STEP = 7  # pixels between the points that are tried
REAL = 3  # every so many questions a real click answers instead of a button

# A click at every point of a grid over every lit place, and what came of it: how many there were,
# those that chose nothing, places that other lit ones cover, and points that chose something.
SAMPLE = """step => {
  const things = [...document.querySelectorAll('#ui-board .lit, #ui-strip .lit')];
  const holds = (thing, x, y) => {
    const ring = thing.querySelector(':scope > .ring');
    if (ring) {
      const at = new DOMPoint(x, y).matrixTransform(ring.getScreenCTM().inverse());
      return ring.isPointInFill(at);
    }
    const box = thing.getBoundingClientRect();
    return x > box.left && x < box.right && y > box.top && y < box.bottom;
  };
  let chosen = null; // the thing that was clicked, as the page says
  const { fetch, dispatchEvent } = window;
  window.fetch = () => new Promise(() => {}); // what is explained instead is not asked for
  window.dispatchEvent = event => { // nothing is answered
    if (event.type === 'choose') chosen = event.detail.from;
  };
  const grid = function* (left, top, right, bottom) {
    for (let x = left + 2; x < right - 1; x += step)
      for (let y = top + 2; y < bottom - 1; y += step) yield [x, y];
  };
  const about = target => target.closest('.noun')?.dataset.noun ?? target.outerHTML.slice(0, 90);
  const found = { points: 0, missed: [], covered: [], hit: [] };
  for (const thing of things) {
    if (!thing.checkVisibility()) continue;
    const outline = thing.querySelector(':scope > .ring') ?? thing;
    const { left, top, right, bottom } = outline.getBoundingClientRect();
    const picture = thing.closest('.scene') ?? thing;
    let [tried, reached] = [0, false];
    for (const [x, y] of grid(left, top, right, bottom)) {
      const target = document.elementFromPoint(x, y);
      if (!holds(thing, x, y) || !picture.contains(target)) continue; // something else is above it
      chosen = null;
      const click = { clientX: x, clientY: y, bubbles: true, cancelable: true, view: window };
      target.dispatchEvent(new MouseEvent('click', click));
      tried += 1;
      reached ||= chosen === thing;
      const isRight = chosen === thing || (chosen && holds(chosen, x, y)); // or one that is above
      if (isRight && chosen.classList.contains('lit')) found.hit.push([x, y]);
      else found.missed.push([thing.dataset.noun, about(target)]);
    }
    found.points += tried;
    if (tried && !reached) found.covered.push(thing.dataset.noun);
  }
  Object.assign(window, { fetch, dispatchEvent });
  return found;
}"""


class Sampling:
    """A person who tries every point of every lit place, and answers by one of them."""

    def __init__(self, person: Person, seed: int) -> None:
        self.person = person
        self.dice = random.Random(seed)
        self.points = 0
        self.missed: list[str] = []

    def try_points(self) -> list[tuple[float, float]]:
        """Click at every point of the grid without an answer; return those that would choose."""
        person = self.person
        person.page.keyboard.press("Escape")
        found: dict[str, Any] = person.page.evaluate(SAMPLE, STEP)
        self.points += found["points"]
        question = person.question
        self.missed += [f"{place} under {thing} ({question})" for place, thing in found["missed"]]
        self.missed += [f"{place} under others ({question})" for place in found["covered"]]
        return [tuple(point) for point in found["hit"]]

    def answer(self, points: list[tuple[float, float]], real: bool) -> None:
        """Answer by a real click at one of the points, or by a button."""
        person, seq = self.person, self.person.seq
        if not real or not points:
            return person.answer(self.dice.randrange(person.choices.count()))
        person.page.mouse.click(*self.dice.choice(points))
        menu = person.page.locator("#ui-menu[open] .choices button")
        if menu.count():
            menu.nth(self.dice.randrange(menu.count())).click()
        person.see_through(seq)
        return None


@pytest.mark.parametrize(("game", "window"), FORMS if WHOLE else [("tianxia", "wide")])
def test_every_point_of_a_lit_place_chooses_it(game: str, window: str, sit: Sit) -> None:
    ann = sit(reduced_motion="reduce", viewport=WINDOWS[window])
    ann.go(ann.lay("me", "random", game=game, seed=11))
    sampling, asked = Sampling(ann, 5), 0
    while asked < QUESTIONS and ann.wait_for_turn():
        asked += 1
        sampling.answer(sampling.try_points(), real=asked % REAL == 0)
    assert sampling.points > 1000
    print(f"{game} {window}: {len(sampling.missed)} of {sampling.points} points missed")
    assert sorted(set(sampling.missed)) == []
