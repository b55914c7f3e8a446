"""Many tabs of one browser share one connection; one that dies is noticed, and made up for."""

from __future__ import annotations

import random
import re
import time
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

import httpx2
import pytest
from playwright.sync_api import Page, Response, expect

from dynasty.text import Translator
from tests.conformance.tables import PROOF
from tests.server.browser.black_hole import BlackHole
from tests.server.browser.conftest import Sit
from tests.server.browser.people import MOVED_ON, Person
from tests.server.support.server_process import RunningServer, until

SAY = Translator("en").say
NO_WORKER = "delete window.SharedWorker"
IS_RIGHT = "() => document.documentElement.dataset.live === 'right'"
IS_UNSURE = "() => document.documentElement.dataset.live === 'unsure'"
MISCOUNTED = """async () => {
  let made = 0;
  window.EventSource = class extends EventTarget {
    constructor() {
      super();
      made += 1;
      const beat = new MessageEvent("heartbeat", { data: "7" });
      setTimeout(() => this.isClosed || this.dispatchEvent(beat), 5);
    }
    close() {
      this.isClosed = true;
    }
  };
  const { Hub } = await import("/static/hub.js");
  const hub = new Hub({ postMessage() {} }, { postMessage() {} });
  hub.lead();
  hub.on_here({ from: "page", topic: "/me/live", have: "" });
  await new Promise((done) => setTimeout(done, 3000));
  hub.rest();
  return made;
}"""
LAY = """async (wish) => {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ game: "xian", ...wish });
  return (await fetch("/api/tables", { method: "POST", headers, body })).json();
}"""


@dataclass
class Friend:
    """Somebody else at a table, without a browser."""

    site: str
    table: str
    headers: dict[str, str]

    @classmethod
    def at(cls, site: str, laid: dict[str, Any], token: str) -> Friend:
        joined = httpx2.post(f"{site}/api/join", json={"token": token})
        assert joined.is_success, joined.text
        holder = joined.json()["holder_token"]
        return cls(site, laid["id"], {"authorization": f"Bearer {holder}"})

    def choose(self) -> int:
        """Answer the next question somehow; return how far the table is then."""
        api = f"{self.site}/api/tables/{self.table}"
        until(lambda: bool(httpx2.get(f"{api}/question", headers=self.headers).json()["asked"]))
        asking = httpx2.get(f"{api}/question", headers=self.headers).json()
        choice = random.Random(1).choice(asking["asked"][0]["choices"])
        answer = httpx2.post(
            f"{api}/choices", json={"seq": asking["seq"], "choice": choice}, headers=self.headers
        )
        assert answer.status_code == 200, answer.text
        seq: int = answer.json()["seq"]
        return seq


def lay(page: Page, server: RunningServer, **more: Any) -> tuple[Page, Friend]:
    """A new tab at a new table of the reader, and a friend who sits there."""
    laid = page.evaluate(LAY, {"seats": [{"player": "me"}, {"player": "person"}], **more})
    friend = Friend.at(server.url, laid, laid["seats"][1]["token"])
    tab = page.context.new_page()
    tab.goto(f"{page.url}tables/{laid['id']}")
    return tab, friend


def open_streams(server: RunningServer) -> int:
    """How many connections of pages the server has."""
    text = httpx2.get(f"{server.url}/metrics").text
    found = re.search(r"^dynasty_streams\{.*\} (\d+)", text, re.MULTILINE)
    assert found
    return int(found[1])


def sees(page: Page, seq: int) -> None:
    """Wait until a page shows the position after so many choices."""
    page.wait_for_function(MOVED_ON, arg=seq - 1)


def choose(page: Page) -> None:
    """Answer in a tab, and see the answer come back."""
    seq = int(page.locator("#ui-main").get_attribute("data-seq") or 0)
    page.locator("#ui-panel button[name=choice]").first.click()
    sees(page, seq + 1)


@pytest.mark.parametrize(
    ("host", "script", "tables"),
    [
        pytest.param("127.0.0.1", "", 10, id="shared worker"),
        pytest.param("lan.test", NO_WORKER, 10, id="plain address, one page leads"),
        pytest.param(
            "lan.test",
            "",
            10,
            id="plain address, shared worker",
            marks=pytest.mark.skipif(not PROOF, reason="a long form of the others"),
        ),
        pytest.param(
            "127.0.0.1",
            f"{NO_WORKER}; delete Navigator.prototype.locks",
            10,
            id="one page leads",
            marks=pytest.mark.skipif(not PROOF, reason="a long form of the others"),
        ),
    ],
)
def test_twelve_tabs_follow_their_tables_over_one_connection(
    sit: Sit, server: RunningServer, host: str, script: str, tables: int
) -> None:
    ann = sit(server.url.replace("127.0.0.1", host))
    ann.page.context.add_init_script(script or ";")
    ann.go("/")
    assert ann.page.evaluate("isSecureContext") == (host != "lan.test")
    places = [lay(ann.page, server) for _ in range(tables)]
    waiting = open_waiting_room(ann)
    ann.go("/")  # now as somebody
    for page in (ann.page, waiting, *(tab for tab, _ in places)):
        page.wait_for_function(IS_RIGHT)
    until(lambda: open_streams(server) == 1)
    for tab, friend in places:
        choose(tab)
        sees(tab, friend.choose())
    expect(ann.page.locator("main")).to_have_attribute("data-waiting", str(tables))
    invitation = waiting.locator("#link-table").input_value().rpartition("/")[2]
    sat = httpx2.post(f"{server.url}/api/join", json={"token": invitation, "name": "Robert"})
    assert sat.is_success, sat.text
    expect(waiting.locator("#ui-people")).to_contain_text("Robert")
    ann.page.close()  # the first tab: where there is no worker, it had the connection
    for tab, friend in places[:2]:
        sees(tab, friend.choose())
        choose(tab)
    for tab, _ in places:
        expect(tab.locator("#ui-offline")).to_be_hidden()
    until(lambda: open_streams(server) == 1)


def open_waiting_room(ann: Person) -> Page:
    """A tab at a table that waits for two more."""
    seats = [{"player": "me"}, {"player": "person"}, {"player": "person"}]
    laid = ann.page.evaluate(LAY, {"seats": seats, "waits": True})
    tab = ann.page.context.new_page()
    tab.goto(f"{ann.page.url}tables/{laid['id']}")
    return tab


def test_a_first_visitor_meets_no_error(sit: Sit, server: RunningServer) -> None:
    ann = sit()
    failed: list[str] = []

    def hear(answer: Response) -> None:
        if not answer.ok:
            failed.append(answer.url)

    ann.page.on("response", hear)
    ann.go("/")
    expect(ann.page.locator(".card").first).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    assert failed == []


def test_a_page_whose_topic_is_refused_disturbs_no_other(sit: Sit, server: RunningServer) -> None:
    """A link of somebody else may say anything behind its question mark."""
    ann = sit()
    ann.go("/")
    tab, friend = lay(ann.page, server)
    tab.wait_for_function(IS_RIGHT)
    strange = ann.page.context.new_page()
    strange.goto(f"{tab.url.partition('?')[0]}?card={quote('牌' * 40)}")
    expect(strange.locator("#ui-offline")).to_be_visible()
    choose(tab)
    sees(tab, friend.choose())
    expect(tab.locator("#ui-offline")).to_be_hidden()
    assert tab.evaluate(IS_RIGHT)
    assert strange.evaluate(IS_UNSURE)


def test_a_count_that_is_always_wrong_makes_no_flood_of_connections(sit: Sit) -> None:
    ann = sit()
    ann.go("/")
    made = ann.page.evaluate(MISCOUNTED)
    assert 2 <= made < 9


def follow_through(page: Page, hole: BlackHole) -> tuple[Page, Friend]:
    """A tab whose bytes go through the proxy."""
    page.goto(f"{hole.url}/")
    laid = page.evaluate(LAY, {"seats": [{"player": "me"}, {"player": "person"}]})
    friend = Friend.at(f"http://127.0.0.1:{hole.server_port}", laid, laid["seats"][1]["token"])
    page.goto(f"{hole.url}/tables/{laid['id']}")
    page.wait_for_function(IS_RIGHT)
    return page, friend


@pytest.mark.parametrize("script", ["", NO_WORKER], ids=["shared worker", "one page leads"])
def test_an_event_that_was_lost_is_made_up_for(
    sit: Sit, server: RunningServer, script: str
) -> None:
    """The connection lives on afterwards: only the count in its heartbeats is wrong."""
    with BlackHole(server.port) as hole:
        ann = sit(hole.url)
        ann.page.context.add_init_script(script or ";")
        page, friend = follow_through(ann.page, hole)
        hole.swallows = True
        seq = friend.choose()
        time.sleep(1)
        assert ann.seq < seq
        hole.swallows = False
        sees(page, seq)
        expect(page.locator("#ui-offline")).to_be_hidden()


def test_a_connection_that_dies_silently_is_told_and_a_choice_made_meanwhile_counts_once(
    sit: Sit, server: RunningServer
) -> None:
    with BlackHole(server.port) as hole:
        ann = sit(hole.url)
        page, friend = follow_through(ann.page, hole)
        hole.swallows = True
        seq = friend.choose()
        page.locator("#ui-panel button[name=choice]").first.click()
        expect(page.locator("#ui-offline")).to_be_visible(timeout=15_000)
        assert ann.seq < seq
        hole.swallows = False
        sees(page, seq + 1)
        expect(page.locator("#ui-offline")).to_be_hidden()
        assert ann.seq == seq + 1
