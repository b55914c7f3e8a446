"""Documents on the site: the help leads to them, and they to each other."""

import re
from collections.abc import Callable

from fastapi.testclient import TestClient

from dynasty.server.pages import docs
from dynasty.server.settings import Settings

Start = Callable[[Settings], TestClient]
HTML = {"accept": "text/html"}


def test_the_help_leads_to_the_documents_and_these_to_each_other(
    lite: Settings, start: Start
) -> None:
    client = start(lite)
    found: set[str] = set()
    left = ["/help"]
    while left:
        page = client.get(left.pop(), headers=HTML)
        assert page.status_code == 200, page.url
        links = set(re.findall(r'href="(/docs/[^"#]*)', page.text))
        left += sorted(links - found)
        found |= links
    assert {f"/docs/{name}" for name in docs.MAIN_DOCUMENTS} <= found
    assert "/docs/adr/0015-search" in found
    assert client.get("/docs/../README", headers=HTML).status_code == 404
    assert client.get("/docs/%2e%2e/README", headers=HTML).status_code == 404
    assert "[" not in client.get("/docs/tour", headers=HTML).text.partition("<h2>")[0]
