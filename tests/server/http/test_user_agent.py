"""Devices: called by browser and system, and a program by its own name."""

import pytest

from dynasty.server.http.user_agent import device_label

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1"
WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36"
ANDROID = "Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36"


def test_a_device_is_called_by_its_browser_and_system() -> None:
    assert device_label(FIREFOX) == "Firefox, Linux"
    assert device_label(SAFARI) == "Safari, iPhone"
    assert device_label("python-httpx/0.28") == "python-httpx"
    assert device_label("") == ""


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        (f"{WINDOWS} Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        (f"{WINDOWS} Chrome/140.0 Safari/537.36 OPR/120.0", "Opera, Windows"),
        (f"{ANDROID} SamsungBrowser/28.0 Chrome/130.0 Safari/537.36", "Samsung Internet, Android"),
        (f"{ANDROID} Chrome/140.0 Safari/537.36", "Chrome, Android"),
    ],
)
def test_a_browser_that_claims_to_be_others_too_has_its_own_name(agent: str, label: str) -> None:
    assert device_label(agent) == label


def test_one_of_the_two_is_enough() -> None:
    assert device_label("Mozilla/5.0 (X11; Linux x86_64)") == "Linux"
    assert device_label("Firefox") == "Firefox"


def test_the_name_of_a_program_is_cleaned_like_every_name() -> None:
    assert device_label("my\x07 bot\n/1.0") == device_label("my bot/2.0")
