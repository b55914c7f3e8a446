"""A real browser and a real server, once for all tests of this folder."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, expect, sync_playwright

from tests.server.browser.people import Person
from tests.server.support.server_process import RunningServer

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or "chromium"
# The same browser without windows, menus and notifications: two thirds of the work.
SHELL = os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or CHROMIUM
QUIETLY = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP lan.test 127.0.0.1",  # another machine of the house
]
HASTY = ("--requests", "1000000", "--allow-seeds")  # tests click faster than people may
WIDE = {"width": 1366, "height": 768}
PATIENCE = 20_000  # milliseconds: a busy machine takes its time
expect.set_options(timeout=PATIENCE)

Sit = Callable[..., Person]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A real browser on a busy machine drops an input now and then: two more tries, and told."""
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(pytest.mark.flaky(reruns=2))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("tables"), *HASTY) as running:
        yield running


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with playwright.chromium.launch(executable_path=SHELL, args=QUIETLY) as launched:
        yield launched


@pytest.fixture
def sit(browser: Browser, server: RunningServer) -> Iterator[Sit]:
    """People, each with a browser of his own; none of them may meet an error in its console."""
    contexts: list[BrowserContext] = []
    people: list[Person] = []

    def one(url: str = server.url, **manner: object) -> Person:
        context = browser.new_context(**{"viewport": WIDE, "locale": "en", **manner})  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        people.append(Person(context.new_page(), url))
        return people[-1]

    yield one
    for context in contexts:
        context.close()
    assert [complaint for person in people for complaint in person.complaints] == []
