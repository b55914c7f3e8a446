"""Whole games that prove something: a few in every run, many more where PROOF says so.

`PROOF=1` plays the long form, `PROOF=3` three times as many games.
"""

import os
from collections.abc import Callable
from importlib import import_module
from typing import Any

from dynasty.kernel import Game
from tests.conformance.tables import Table
from tests.games.playing import Pick, at_random

PROOF = int(os.environ.get("PROOF") or 0)
Witness = Callable[[Any], object]
"""Whoever is shown the table at every question and at the end."""


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
    table: Table,
    seed: int,
    called: Callable[[Game[Any], Any], Witness],
    lay: Callable[[Any, int], None] = as_laid,
) -> int:
    """Play a game before a witness, who is called at its first question; how many there were.

    `lay` may change what lies on the table before the first choice.
    """
    game, pick, questions = table.game, picker(table.name, seed), 0
    s = table.start(seed, listen=True)
    lay(s, seed)
    witness = called(game, s)
    while s.decisions:
        decision = s.decisions[0]
        game.apply(s, decision.seat, pick(s, decision))
        witness(s)
        questions += 1
    return questions
