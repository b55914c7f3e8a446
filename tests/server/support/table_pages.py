"""Pages of a table as a guest gets them, and their forms as a browser sends them."""

import re

from httpx2 import Response

from tests.server.support.guests import Guest
from tests.server.support.page_reader import Form, Reading

HTML = {"accept": "text/html"}
USED = re.compile(r'<use href="#symbol-(\w+)"')  # the icons of a page


def page(guest: Guest, path: str = "", language: str = "en") -> str:
    headers = {**guest.headers, **HTML, "accept-language": language}
    return guest.client.get(f"/tables/{guest.table}{path}", headers=headers).text


def look(guest: Guest, path: str = "", **query: int | str) -> Response:
    return guest.client.get(
        f"/tables/{guest.table}{path}",
        params=query,
        headers={"accept": "text/html", **guest.headers},
    )


def send(guest: Guest, form: Form, **more: str) -> Response:
    """Send a form of a page as a browser does; the answer is the page it leads to."""
    headers = {**HTML, **guest.headers}
    return guest.client.post(form.action, data={**form.fields, **more}, headers=headers)


def form_of(answer: Response, action: str) -> Form:
    found = Reading(answer.text).form(action)
    assert found is not None, action
    return found
