"""Players and keys: made by the first act, renewed, ended, and never guessed."""

from collections.abc import Callable

from fastapi.testclient import TestClient

from dynasty.server.http.user_agent import device_label
from dynasty.server.settings import Settings

Start = Callable[[Settings], TestClient]

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1"


def test_a_device_is_called_by_its_browser_and_system() -> None:
    assert device_label(FIREFOX) == "Firefox, Linux"
    assert device_label(SAFARI) == "Safari, iPhone"
    assert device_label("python-httpx/0.28") == "python-httpx"
    assert device_label("") == ""
