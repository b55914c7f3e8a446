"""What the tests of all boards share: positions to look at, and words that are plain keys."""

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from dynasty.kernel import Choice, Decision, Game, View
from tests.conformance.checks import SPECTATOR

LAYOUTS = pytest.mark.parametrize("narrow", [False, True], ids=["wide", "narrow"])


def bare(key: str, **values: int | str | tuple[str, ...]) -> str:
    """Keys instead of sentences."""
    return key


def offered(view: View) -> set[str]:
    """The nouns that the viewer may choose now."""
    asked = [question for question in view.questions if question.seat == view.seat]
    return {offer.choice.partition(":")[2] for q in asked for offer in q.offers or ()}


def watcher(
    game: Game[Any], players: int, seen: list[Any], every: int
) -> Callable[[Any, Decision, Choice], None]:
    """Looks at one position in so many as the seat that chooses, the next and a spectator do."""
    number = count()

    def watch(s: Any, decision: Decision, choice: Choice) -> None:
        if next(number) % every and s.decisions:
            return
        asked = s.decisions[0].seat if s.decisions else 0
        seen.extend(game.view(s, seat) for seat in (asked, (asked + 1) % players, SPECTATOR))

    return watch
