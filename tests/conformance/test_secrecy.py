"""Whole games watched for what somebody knows, hears or imagines without having seen it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from dynasty.kernel import Chance, Choice, Decision, Event, Game
from tests.conformance import checks, secrecy
from tests.conformance.checks import SPECTATOR
from tests.conformance.tables import NAMES, TABLES, Table, tables_of

GAMES = 90  # in so many of each game something of every hidden kind turns up
ENOUGH = 3  # looks at whatever is of the same kind
NOW_AND_THEN = 200
IN_VAIN = 12  # such looks without two states that look the same


class Watch:
    """Looks at every kind of event and every hidden field a few times, wherever they turn up."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.chance = Chance(1)
        self.looks: Counter[str] = Counter()
        self.in_vain: Counter[str] = Counter()
        self.redealt: set[str] = set()
        self.imagined: set[str] = set()
        self.fleeting: set[str] = set()

    def wants(self, kinds: set[str]) -> bool:
        """Something that was not looked at enough, or now and then anything."""
        rare = any(self.looks[k] < ENOUGH and self.in_vain[k] < IN_VAIN for k in kinds)
        return rare or self.chance.below(NOW_AND_THEN) == 0

    def count(self, kinds: set[str], found: bool) -> None:
        (self.looks if found else self.in_vain).update(kinds)

    def what_is_hidden(self, s: Any, decision: Decision, choice: Choice) -> None:
        hidden = {p.field.name for p in secrecy.hidden_places(self.game, s, SPECTATOR) if p.things}
        if self.wants(hidden):
            found = secrecy.unknown_is_unheard(self.game, s, decision, choice)
            self.redealt |= found
            self.count(hidden, hidden <= found)
            for seed in range(4):
                twin = self.game.imagine(s, SPECTATOR, seed)
                self.imagined |= secrecy.differing(self.game, s, twin)

    def listen(self, events: list[Event]) -> None:
        """What lies open for a moment is told to everybody."""
        for event in events:
            if event.kind in self.game.fleeting:
                self.fleeting.add(event.kind)
                assert event.heard_by(SPECTATOR)

    def what_is_told(self, s: Any, decision: Decision, choice: Choice, kinds: set[str]) -> None:
        if self.wants(kinds):
            pairs = secrecy.alike_are_alike(self.game, s, decision, choice)
            self.count(kinds, pairs > 0)


@pytest.mark.parametrize("name", NAMES)
def test_6_what_looks_the_same_is_known_heard_and_imagined_the_same(name: str) -> None:
    tables = [table for table in tables_of(name) if not table.options]
    watch = Watch(tables[0].game)
    for seed in range(GAMES):
        s, chance = tables[seed % len(tables)].start(seed), Chance(seed)
        while s.decisions:
            decision, choice = checks.choice_by(s, chance.number() >> 8)
            watch.what_is_hidden(s, decision, choice)
            before, s.events = s.clone(), []
            watch.game.apply(s, decision.seat, choice)
            watch.listen(s.events)
            kinds = {decision.step.name, *(event.kind for event in s.events)}
            watch.what_is_told(before, decision, choice, kinds)
    assert watch.fleeting == set(watch.game.fleeting)
    hidden = {field.name for field in secrecy.hidden_fields(watch.game, s)}
    assert hidden - watch.imagined == set(), "hidden from a spectator, but never imagined anew"
    assert hidden - watch.redealt == set(), "never otherwise in a state that looks the same"


@pytest.mark.skipif(hasattr(Chance, "__mypyc_attrs__"), reason="compiled chance is as it is")
@pytest.mark.parametrize("table", [table for table in TABLES if not table.options], ids=str)
def test_6_set_ups_that_look_the_same_sound_the_same(table: Table) -> None:
    options = table.game.checked_options({}, table.seats)
    pairs = secrecy.set_ups_are_alike(
        table.game, lambda chance: table.game.lay(table.seats, chance, options)
    )
    hidden = secrecy.hidden_places(table.game, table.start(0), SPECTATOR)
    assert pairs > 0 or not any(place.things for place in hidden), "none was compared"
