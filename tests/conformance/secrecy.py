"""What looks the same to a viewer must be the same to him: known, heard and imagined.

Pairs of states that look the same are made in two ways. One choice under several chances, and of
a private question all its choices, lead to states of which some look the same. And whatever the
declared fields say that the viewer cannot know may be exchanged among itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from dynasty.kernel import (
    BadRecord,
    Chance,
    Choice,
    Decision,
    Field,
    Game,
    SecretStep,
    draw,
    draw_some,
    known_to_all,
    make_pile,
    pile_cards,
)
from dynasty.kernel.chance import MASK_64_BITS
from tests.conformance.checks import SPECTATOR, after, deciders, everything, heard

CHANCES = 3
MOST_CHOICES = 5  # of a private question
TRIES = 6


def alike_are_alike(game: Game[Any], s: Any, decision: Decision, picked: Choice) -> int:
    """Rule 6, for whatever one choice can lead to; how many pairs looked the same."""
    private = [choice for choice in decision.choices if is_private(decision, choice)]
    true = after(game, s, decision.seat, picked, s.chance.value)
    if picked not in private and true.chance.value == s.chance.value:
        return 0
    some = private[:MOST_CHOICES] if picked in private else []
    ends = [
        (choice, outcome(game, s, decision.seat, choice, chance))
        for choice in dict.fromkeys([picked, *some])
        for chance in range(CHANCES)
    ]
    return sum(compare(game, viewer, decision.seat, ends) for viewer in deciders(game, s))


def is_private(decision: Decision, choice: Choice) -> bool:
    """May other seats not see that this could be chosen?"""
    step = decision.step.owner(choice)
    return step is not None and step.private


def outcome(game: Game[Any], s: Any, seat: int, choice: Choice, chance: int) -> Any:
    """What the choice leads to; a secret answer, once the others have answered as well."""
    end, asked = after(game, s, seat, choice, chance), s.agenda[-1]
    while isinstance(asked[0], SecretStep) and asked in end.agenda and end.decisions:
        other = end.decisions[0].seat
        game.apply(end, other, game.default(end, other))
    return end


def set_ups_are_alike(game: Game[Any], lay: Callable[[Chance], Any]) -> int:
    """Rule 6, for set-ups that differ in one drawn number; how many pairs looked the same."""

    class Bent(Chance):
        """Chance of which the number drawn at one time, counted from 1, is another one."""

        def __init__(self, at: int) -> None:
            super().__init__(1)
            self.at = at
            self.count = 0

        def number(self) -> int:
            self.count += 1
            drawn = super().number()
            return drawn ^ MASK_64_BITS if self.count == self.at else drawn

    plain = Bent(0)
    opened(game, lay(plain))
    ends = [(None, opened(game, lay(Bent(at)))) for at in range(plain.count + 1)]
    return sum(compare(game, viewer, SPECTATOR, ends) for viewer in deciders(game, ends[0][1]))


def opened(game: Game[Any], s: Any) -> Any:
    """The set-up at its first question, with what was told until then."""
    s.events = []
    game.settle(s)
    return s


def compare(
    game: Game[Any], viewer: int, seat: int, ends: Sequence[tuple[Choice | None, Any]]
) -> int:
    """Hold every end against the first one that looks the same; one's own choice one knows."""
    found: list[tuple[Choice | None, Any, Any]] = []
    pairs = 0
    for choice, end in ends:
        known = choice if viewer == seat else None
        look = game.view(end, viewer)
        first = next((e for c, v, e in found if c is known and v == look), None)
        if first is None:
            found.append((known, look, end))
        else:
            pairs += 1
            assert lasting(game, end, viewer) == lasting(game, first, viewer)
            assert known_fields(game, end, viewer) == known_fields(game, first, viewer)
            assert imagined(game, end, viewer) == imagined(game, first, viewer)
    return pairs


def lasting(game: Game[Any], s: Any, viewer: int) -> list[dict[str, object]]:
    """What the viewer heard, but for what lay open a moment only and left no other trace."""
    return [event for event in heard(s, viewer) if event["kind"] not in game.fleeting]


def known_fields(game: Game[Any], s: Any, viewer: int) -> dict[str, list[int | None]]:
    """All that the declaration says that the viewer may know."""
    return {field.name: field.seen(s, viewer) for field in game.fields_for(s.seats)}


def imagined(game: Game[Any], s: Any, viewer: int) -> tuple[Any, ...]:
    return everything(game, game.imagine(s, viewer, 1))


def unknown_is_unheard(game: Game[Any], s: Any, decision: Decision, choice: Choice) -> set[str]:
    """Rule 6. In a twin of which the viewer knows as much, he imagines and hears the same.

    Until something that was hidden shows in the view. Which fields the twins had otherwise.
    """
    differ: set[str] = set()
    chance = Chance(~s.chance.value)
    true = after(game, s, decision.seat, choice, s.chance.value)
    for viewer in deciders(game, s):
        twin = redealt(game, s, viewer, chance)
        if twin is None:
            continue
        assert known_fields(game, twin, viewer) == known_fields(game, s, viewer)
        assert imagined(game, twin, viewer) == imagined(game, s, viewer)
        differ |= differing(game, s, twin)
        asked = twin.decision_of(decision.seat)
        if asked is not None and choice in asked.choices:
            end = after(game, twin, decision.seat, choice, s.chance.value)
            if game.view(end, viewer) == game.view(true, viewer):
                assert heard(end, viewer) == heard(true, viewer), choice
    return differ


def differing(game: Game[Any], one: Any, other: Any) -> set[str]:
    """The fields in which two states differ."""
    names = (field.name for field in game.fields_for(one.seats))
    return {name for name in names if getattr(one, name) != getattr(other, name)}


def redealt(game: Game[Any], s: Any, viewer: int, chance: Chance) -> Any:
    """Another true state that the viewer cannot tell from this one, or None if none was found."""
    places, look, before = hidden_places(game, s, viewer), game.view(s, viewer), game.dump(s)
    for _ in range(TRIES if places else 0):
        data = game.dump(s)
        mix(data["fields"], places, chance)
        if data != before:
            try:
                twin = game.load(data)
            except BadRecord:
                continue
            if game.view(twin, viewer) == look:
                return twin
    return None


@dataclass(frozen=True)
class Place:
    """A number that holds something hidden."""

    field: Field
    at: int  # which number of the field
    known: int  # that part of a subset which the viewer knows
    things: tuple[int, ...]  # the hidden ones in it, or the one that it is

    @property
    def universe(self) -> int:
        """How many things there are of which it may hold some."""
        return self.field.high.bit_length() if self.field.width else self.field.high + 1


def hidden_fields(game: Game[Any], s: Any) -> list[Field]:
    """Those of which somebody may not know all."""
    return [field for field in game.fields_for(s.seats) if field.known is not known_to_all]


def hidden_places(game: Game[Any], s: Any, viewer: int) -> list[Place]:
    """Every number of which the viewer does not know all."""
    found: list[Place] = []
    for field in hidden_fields(game, s):
        value = getattr(s, field.name)
        numbers = value if field.is_list else [value]
        for at, (number, seen) in enumerate(zip(numbers, field.seen(s, viewer), strict=True)):
            if seen != number and field.width == 1:
                hidden = number & ~(seen or 0)
                found.append(Place(field, at, seen or 0, tuple(pile_cards(hidden))))
            elif seen is None and number >= 0:
                found.append(Place(field, at, 0, (number,)))
    return found


def mix(data: dict[str, Any], places: list[Place], chance: Chance) -> None:
    """Let hidden things of a kind take each other's places, between two places or in many.

    What lies by seat is often of one seat: then it is mixed with what is the same seat's.
    """
    first = places[chance.below(len(places))]
    alike = [place for place in places if place.universe == first.universe]
    if chance.below(2):
        alike = [place for place in alike if not place.field.is_list or place.at == first.at]
    if chance.below(2):
        deal(data, [first, alike[chance.below(len(alike))]], chance)
    else:
        permute(data, alike, chance)


def deal(data: dict[str, Any], some: list[Place], chance: Chance) -> None:
    """Gather the things of these places and deal them anew, to each as many as before."""
    pool = sorted({thing for place in some for thing in place.things})
    for place in dict.fromkeys(some):
        dealt = draw_some(make_pile(pool), len(place.things), chance)
        pool = [thing for thing in pool if not dealt >> thing & 1]
        put(data, place, pile_cards(dealt))


def permute(data: dict[str, Any], some: list[Place], chance: Chance) -> None:
    """Let every thing be another one wherever it is."""
    pool = make_pile(thing for place in some for thing in place.things)
    if not any(place.field.width for place in some):
        pool = make_pile(range(some[0].universe))
    names: dict[int, int] = {}
    left = pool
    for thing in pile_cards(pool):
        names[thing] = draw(left, chance)
        left ^= 1 << names[thing]
    for place in some:
        put(data, place, [names[thing] for thing in place.things])


def put(data: dict[str, Any], place: Place, things: list[int]) -> None:
    """Write what is hidden in this place."""
    if not things:
        return
    number = place.known | make_pile(things) if place.field.width else things[0]
    if place.field.is_list:
        data[place.field.name][place.at] = number
    else:
        data[place.field.name] = number
