"""Secrets: stored as hashes only, and codes and ids that people can copy."""

from collections.abc import Callable

from fastapi.testclient import TestClient

from dynasty.server.http.secrets import sha256_hex
from dynasty.server.settings import Settings
from tests.server.support.guests import lay

Start = Callable[[Settings], TestClient]


def test_secrets_are_kept_as_hashes_only(lite: Settings, start: Start) -> None:
    _, ann, _ = lay(start(lite), "person", "person")
    token = ann.headers["authorization"].split()[1]
    stored = (lite.folder / "dynasty.sqlite").read_bytes()
    stored += (lite.folder / "dynasty.sqlite-wal").read_bytes()
    assert token.encode() not in stored
    assert sha256_hex(token).encode() in stored
