"""Limits for guesses: few of each address, some of all, and again after a minute."""

import pytest

from dynasty.server.errors import TooManyTries
from dynasty.server.http.guess_limits import (
    GUESS_WINDOW_SECONDS,
    MAX_GUESSES_PER_ADDRESS,
    GuessLimiter,
)


def test_an_address_and_a_server_have_their_tries_each_minute() -> None:
    now = 0.0
    tries = GuessLimiter(lambda: now)
    for _ in range(5):
        tries.check("a")
        tries.fail("a")
    with pytest.raises(TooManyTries):
        tries.check("a")
    for n in range(95):
        tries.check(f"b{n}")
        tries.fail(f"b{n}")
    with pytest.raises(TooManyTries):
        tries.check("c")
    now = 60.0
    tries.check("a")
    assert not tries.failed


def test_a_guess_is_forgotten_after_its_own_minute() -> None:
    now = 0.0
    tries = GuessLimiter(lambda: now)
    for number in range(MAX_GUESSES_PER_ADDRESS):
        now = 10.0 * number
        tries.fail("a")
    with pytest.raises(TooManyTries):
        tries.check("a")
    now = GUESS_WINDOW_SECONDS
    tries.check("a")  # of the first guess no more is known, of the others it is
    tries.fail("a")
    with pytest.raises(TooManyTries):
        tries.check("a")


def test_who_only_asks_guesses_nothing() -> None:
    tries = GuessLimiter(lambda: 0.0)
    for _ in range(2 * MAX_GUESSES_PER_ADDRESS):
        tries.check("a")
    assert not tries.failed
