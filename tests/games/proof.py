"""Whole games that prove something: a few in every run, many more where PROOF says so.

`PROOF=1` plays the long form, `PROOF=3` three times as many games.
"""

import os
from collections import Counter
from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any

from dynasty.kernel import Decision, Game
from tests.conformance.tables import Table
from tests.games.playing import Pick, at_random

PROOF = int(os.environ.get("PROOF") or 0)
Witness = Callable[[Any], object]
"""Whoever is shown the table at every question and at the end."""
Caller = Callable[[Game[Any], Any, Counter[str]], Witness]
"""Calls a witness to a game at its first question; what the witness meets is counted."""


def seeds(few: int, many: int) -> range:
    """So few games, or in the long form so many."""
    return range(many * PROOF if PROOF else few)


def part(name: str, module: str) -> Any:
    """A module of a game's tests."""
    return import_module(f"tests.games.{name}.{module}")


def picker(name: str, seed: int) -> Pick:
    """Anything goes in every other game; in those between nobody is idle."""
    if seed % 2:
        return at_random(seed)
    eager: Pick = part(name, "playing").PLAYING.eagerly(seed)
    return eager


def as_laid(s: Any, seed: int) -> None:
    """Change nothing."""


def witnessed(
    tables: Iterable[Table],
    rounds: range,
    called: Caller,
    lay: Callable[[Any, int], None] = as_laid,
) -> Counter[str]:
    """Play games before witnesses, and count what they met.

    `lay` may change what lies on a table before the first choice.
    """
    met: Counter[str] = Counter()
    for table in tables:
        for seed in rounds:
            game, pick = table.game, picker(table.name, seed)
            s = table.start(seed, listen=True)
            lay(s, seed)
            witness = called(game, s, met)
            while s.decisions:
                decision = s.decisions[0]
                game.apply(s, decision.seat, pick(s, decision))
                witness(s)
    return met


class Audit:
    """A witness who holds every question against a second telling of the rules."""

    def __init__(self, game: Game[Any], s: Any, met: Counter[str]) -> None:
        self.game, self.met = game, met

    def __call__(self, s: Any) -> None:
        """What a step itself offers, its window apart, is exactly what the oracle says."""
        view = self.game.view(s, s.decisions[0].seat if s.decisions else -1)
        self.look(s, view)
        for decision in s.decisions:
            wanted = self.expected(s, view, decision)
            own = {str(choice) for choice in decision.choices if choice in decision.step.offers}
            assert wanted is None or own == wanted, (decision.step.name, own ^ wanted)
            self.met[decision.step.name] += 1

    def look(self, s: Any, view: Any) -> None:
        """Hold more than the question against it."""
        raise NotImplementedError

    def expected(self, s: Any, view: Any, decision: Decision) -> set[str] | None:
        """What the oracle says to a question; nothing where it has no say."""
        raise NotImplementedError
