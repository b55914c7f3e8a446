"""Whole games that prove something: a few in every run, many more where PROOF says so.

`PROOF=1` plays the long form, `PROOF=3` three times as many games.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable
from importlib import import_module
from typing import Any, ClassVar

from dynasty.kernel import Decision, Event, Game
from tests.conformance.tables import PROOF, Table
from tests.games.playing import Pick, at_random

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
    """A witness who holds every question against a second telling of the rules.

    What was `seen` at the question before, and the `news` since then, help to judge what happened.
    Steps that are `untold` there have none; all others have.
    """

    untold: ClassVar[Collection[str]] = ()

    def __init__(self, game: Game[Any], s: Any, met: Counter[str]) -> None:
        self.game, self.met = game, met
        self.seen: Any = game.view(s, -1)
        self.heard, self.news = len(s.events), list[Event]()

    def __call__(self, s: Any) -> None:
        """What a step offers, and its window, is exactly what the oracle says."""
        view = self.game.view(s, s.decisions[0].seat if s.decisions else -1)
        self.news, self.heard = s.events[self.heard :], len(s.events)
        self.look(s, view)
        self.seen = view
        for decision in s.decisions:
            step, offered = decision.step, {str(choice) for choice in decision.choices}
            own = offered & {str(choice) for choice in step.offers}
            wanted = self.expected(s, view, decision)
            assert (wanted is None) == (step.name in self.untold), step.name
            assert wanted is None or own == wanted, (step.name, own ^ wanted)
            if step.window is not None:
                free = self.beside(s, view, decision)
                assert offered - own == free, (step.name, (offered - own) ^ free)
            self.met[step.name] += 1

    def beside(self, s: Any, view: Any, decision: Decision) -> set[str]:
        """What may be done freely beside the question, where it has a window."""
        raise NotImplementedError

    def look(self, s: Any, view: Any) -> None:
        """Hold more than the question against it."""
        raise NotImplementedError

    def expected(self, s: Any, view: Any, decision: Decision) -> set[str] | None:
        """What the oracle says to a question; nothing where it has no say."""
        raise NotImplementedError
