"""Planning in a browser: choices in thought, and a planned step by one key."""

from typing import Any

from playwright.sync_api import expect

from dynasty.text import Translator
from tests.server.browser.conftest import Sit
from tests.server.browser.people import Person

SAY = Translator("en").say
PLANS = """() => document.documentElement.classList.contains("script")
    && document.querySelector("#ui-main").ariaBusy !== "true"
    && document.querySelector(".panel.planning .choices")"""


def asking(person: Person, table: str) -> dict[str, Any]:
    found: dict[str, Any] = person.page.request.get(
        f"{person.site}/api/tables/{table}/question"
    ).json()
    return found


def end_turn(person: Person, table: str) -> None:
    """Answer with first choices, by no page, until others are asked."""
    while (now := asking(person, table))["asked"]:
        answer = {"seq": now["seq"], "choice": now["asked"][0]["choices"][0]}
        assert person.page.request.post(f"{person.site}/api/tables/{table}/choices", data=answer).ok


def test_a_turn_is_planned_while_another_thinks_and_played_by_one_key(sit: Sit) -> None:
    ann, bob = sit(), sit()
    ann.go(ann.lay("me", "person", game="terracotta_army"))
    invitation = ann.page.locator("#link-1").input_value()
    table = ann.page.locator("#link-watch").input_value().rpartition("/")[2]
    bob.go(invitation).page.get_by_role("button", name=SAY("join-sit")).click()
    expect(bob.page.locator("#ui-question")).to_be_visible()
    asked, waits = (ann, bob) if asking(ann, table)["asked"] else (bob, ann)
    panel = waits.go(f"/tables/{table}?plan=1").page.locator("#ui-panel")
    waits.page.wait_for_function(PLANS)
    first = panel.locator("button[name=choice]").first
    choice = first.get_attribute("value") or ""
    first.evaluate("button => button.closest('details')?.setAttribute('open', '')")
    first.click()
    expect(panel.locator(".plan-steps li")).to_have_count(1)
    end_turn(asked, table)
    expect(panel.locator("#ui-question")).to_have_text(SAY("plan-turn"))
    expect(waits.choices).to_have_count(0)
    panel.get_by_role("link", name=SAY("plan-to-table")).click()
    expect(panel.locator(".planned [name=choice]")).to_have_value(choice)
    with waits.page.expect_response("**/choose"):
        waits.page.keyboard.press("p")
    moves = waits.page.request.get(f"{waits.site}/api/tables/{table}/history").json()
    assert moves[-1]["choice"] == choice
