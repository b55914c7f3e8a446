"""Every way to copy an object, and what holds of a copied state and a copied match.

Run as a program it is the other process of rule 15: it loads pickles and plays on with them.
"""

from __future__ import annotations

import copy
import pickle
import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from dynasty.kernel import Game, Match
from tests.conformance import checks
from tests.conformance.checks import SPECTATOR, choice_by, deciders

Way = Callable[[Any], Any]


def through_pickle(thing: Any, protocol: int) -> Any:
    return pickle.loads(pickle.dumps(thing, protocol))


PROTOCOLS = range(2, pickle.HIGHEST_PROTOCOL + 1)
WAYS: dict[str, Way] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    **{f"pickle {number}": partial(through_pickle, protocol=number) for number in PROTOCOLS},
}


def whole(game: Game[Any], s: Any) -> tuple[Any, ...]:
    """All of a state, all that anybody sees in it, and what it has told."""
    seen = [game.view(s, seat) for seat in deciders(game, s)]
    told = None if s.events is None else [event.plain() for event in s.events]
    return checks.everything(game, s), seen, told, s.revealed


def lists_of(game: Game[Any], s: Any) -> list[list[Any]]:
    """All lists that a state holds."""
    held = [getattr(s, field.name) for field in game.fields_for(s.seats)]
    held += [s.agenda, s.sealed, s.decisions, s.events, *(d.choices for d in s.decisions)]
    return [value for value in held if isinstance(value, list)]


def play_both(game: Game[Any], s: Any, other: Any, picks: Sequence[int]) -> None:
    """Play on in one state, then in the other: each alone, and both to the same end."""
    before, path = whole(game, other), []
    for pick in picks:
        if s.decisions:
            checks.choose_by(game, s, pick)
            path.append(checks.everything(game, s))
    assert whole(game, other) == before
    after = whole(game, s)
    for pick, position in zip(picks, path, strict=False):
        checks.choose_by(game, other, pick)
        assert checks.everything(game, other) == position
    assert whole(game, s) == whole(game, other) == after


def match_looks(match: Match) -> tuple[Any, ...]:
    """All that anybody can know of a match, its record, and the truth."""
    viewers = [SPECTATOR, *range(len(match.seats))]
    heard = [match.heard(seat) for seat in viewers]
    undo = [match.undoable(seat) for seat in viewers[1:]]
    return (
        whole(match.game, match.state),
        heard,
        undo,
        tuple(match.moves),
        match.record(),
        match.points(),
    )


def play_match(match: Match, picks: Sequence[int]) -> list[tuple[Any, ...]]:
    """Choose as the numbers say; how the match looks after each choice."""
    looks = []
    for pick in picks:
        if match.state.decisions:
            decision, choice = choice_by(match.state, pick)
            match.choose(decision.seat, str(choice))
            looks.append(match_looks(match))
    return looks


def main() -> None:
    """Load pickles, the states before any game, and pickle what they come to."""
    results = []
    for pickles, picks in pickle.load(sys.stdin.buffer):
        s = pickle.loads(pickles[0])
        asked = [[choice.index for choice in decision.choices] for decision in s.decisions]
        game, match = map(pickle.loads, pickles[1:])
        for pick in picks:
            if s.decisions:
                checks.choose_by(game, s, pick)
        play_match(match, picks)
        encoded = [game.encode(s, seat) for seat in range(game.players(s))]
        results.append((asked, whole(game, s), encoded, match_looks(match)))
    pickle.dump(results, sys.stdout.buffer)


if __name__ == "__main__":
    main()
