"""Pages as a guest reads them in a language."""

from __future__ import annotations

from httpx2 import Response

from tests.server.support.guests import Guest


def look(host: Guest, path: str, language: str) -> Response:
    headers = {**host.headers, "accept": "text/html"}
    return host.client.get(path, params={"lang": language}, headers=headers)
