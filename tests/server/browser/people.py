"""Somebody in front of a browser: lays tables, waits for his turn, points and presses."""

from __future__ import annotations

import random
from typing import Any

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import ConsoleMessage, Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLong

from dynasty.text import Translator

SAY = Translator("en").say

# A page that came from the server looks ready before its script listens and lays it out.
ASKED_OR_OVER = """() => document.querySelector(
  'html.script[data-live=right] #ui-main:not([aria-busy=true]) ' +
  ':is(#ui-panel [name=choice], .ranking, #ui-curtain)')"""
MOVED_ON = """seq => {
  const main = document.querySelector('#ui-main');
  return +main.dataset.seq > seq && !main.classList.contains('busy');
}"""

# The page is known to be right, and shows what this part of its address says.
FOLLOWS = """part => document.documentElement.dataset.live === 'right'
  && location.search.includes(part)"""

MOVED_ON_OR_ASKED_BACK = (
    f"""seq => document.querySelector('#ui-confirm[open]') || ({MOVED_ON})(seq)"""
)

# Things that glow and would be hit in their middle: [x, y, noun].
LIT = """() => [...document.querySelectorAll('#ui-board .lit, #ui-strip .lit')].map(thing => {
  const outline = thing.querySelector(':scope > .ring') ?? thing;
  const { x, y, width, height } = outline.getBoundingClientRect();
  const [cx, cy] = [x + width / 2, y + height / 2];
  const hit = document.elementFromPoint(cx, cy)?.closest('.lit');
  return hit === thing ? [cx, cy, thing.dataset.noun] : null;
}).filter(found => found)"""

ON_BOARD = LIT.replace(", #ui-strip .lit", "")


class Person:
    """One person with one page."""

    def __init__(self, page: Page, site: str) -> None:
        self.page = page
        self.site = site
        self.complaints: list[str] = []
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self.hear)

    def hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and "Failed to load resource" not in message.text:
            self.complaints.append(message.text)

    def go(self, path: str) -> Person:
        self.page.goto(path if path.startswith("http") else self.site + path)
        return self

    def lay(self, *players: str, seed: int = 7, speed: str = "instant", **more: str) -> str:
        """Lay a table without the lobby; the answer is where that leads."""
        form: dict[str, Any] = {"game": "xian", "count": str(len(players)), "seed": str(seed)}
        form |= {f"player-{n}": player for n, player in enumerate(players)}
        form |= {"speed": speed, "name-0": "Ann", "name-1": "Bob", **more}
        answer = self.page.request.post(self.site + "/tables", form=form, max_redirects=0)
        return answer.headers["location"]

    def take_screen(self, name: str, seat: int) -> None:
        """Say who is at a shared screen now, and wait until the script of his page listens."""
        self.page.get_by_role("link", name=SAY("curtain-am", seat=name)).click()
        self.page.wait_for_function(FOLLOWS, arg=f"seat={seat}")

    @property
    def seq(self) -> int:
        return int(self.page.locator("#ui-main").get_attribute("data-seq") or 0)

    @property
    def question(self) -> str:
        return self.page.locator("#ui-question").inner_text()

    @property
    def choices(self) -> Locator:
        return self.page.locator("#ui-panel button[name=choice]")

    @property
    def over(self) -> bool:
        return self.page.locator(".ranking").count() > 0

    def wait_for_turn(self) -> bool:
        """Wait until something is asked; False if the game is over."""
        self.page.wait_for_function(ASKED_OR_OVER)
        return not self.over

    def wait_beyond(self, seq: int) -> None:
        self.page.wait_for_function(MOVED_ON, arg=seq)

    def answer(self, number: int = 0) -> None:
        """Press the button of a choice, wherever it is folded away."""
        seq, button = self.seq, self.choices.nth(number)
        if not button.is_visible():
            button.evaluate("button => button.closest('details').open = true")
        button.click()
        self.see_through(seq)

    def see_through(self, seq: int) -> None:
        """Say yes if the page asks back, and wait for what comes of it."""
        self.page.wait_for_function(MOVED_ON_OR_ASKED_BACK, arg=seq)
        if self.page.locator("#ui-confirm[open]").count():
            self.page.keyboard.press("Enter")
        self.wait_beyond(seq)

    def point(self, dice: random.Random) -> bool:
        """Answer by a click on the board; by a button, and False, if nothing glows there."""
        seq = self.seq
        self.page.keyboard.press("Escape")  # no explanation lies over what glows, or comes to
        try:  # it may have to come into sight
            patience = 1500 if self.page.locator("#ui-board .lit").count() else 1
            self.page.wait_for_function(f"() => ({ON_BOARD})().length", timeout=patience)
        except TooLong:
            self.answer(dice.randrange(self.choices.count()))
            return False
        x, y, _ = dice.choice(self.page.evaluate(ON_BOARD))
        self.page.mouse.click(x, y)
        menu = self.page.locator("#ui-menu[open] .choices button")
        if menu.count():
            menu.nth(dice.randrange(menu.count())).click()
        self.see_through(seq)
        return True

    def violations(self, *rules: str) -> list[str]:
        """What axe finds on the page at rest; only by these of its rules if any is named."""
        expect(self.page.locator("#ui-main.busy")).to_have_count(0)  # what is sent is faint
        options = {"resultTypes": ["violations"], **({"runOnly": list(rules)} if rules else {})}
        found = Axe().run(self.page, options=options)
        return [
            f"{self.page.url}: {broken['id']} {node['target']} {node['failureSummary']}"
            for broken in found.response["violations"]
            for node in broken["nodes"]
        ]

    @property
    def scrolls_sideways(self) -> bool:
        wide: bool = self.page.evaluate(
            "document.documentElement.scrollWidth > document.documentElement.clientWidth"
        )
        return wide
