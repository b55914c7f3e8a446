"""Choices of a person in front of a browser that no page sends."""

from tests.server.browser.people import Person


def keep_hand(person: Person, table: str) -> None:
    """Answer the first question of all, by no page."""
    answer = {"seq": 0, "choice": "keep:hand"}
    assert person.page.request.post(f"{person.site}/api/tables/{table}/choices", data=answer).ok
