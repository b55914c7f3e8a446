"""The declared fields of every game: all of them, and within their limits whatever is played."""

from inspect import get_annotations
from typing import Any

from dynasty.kernel import Chance, State
from tests.conformance import checks
from tests.conformance.tables import Table, every_table

KERNEL = {"seats", "chance", "agenda", "sealed", "decisions", "events", "revealed", "box"}


def annotated(s: State) -> set[str]:
    """The fields that a game added to its state; compiled classes list them elsewhere."""
    names: set[str] = set()
    for base in type(s).__mro__:
        names |= {*base.__dict__.get("__mypyc_attrs__", ()), *get_annotations(base)}
    return names - KERNEL


@every_table
def test_11_every_field_of_a_state_is_declared_once(table: Table) -> None:
    s = table.start(0)
    declared = [field.name for field in table.game.fields_for(s.seats)]
    assert sorted(declared) == sorted(annotated(s))


@every_table
def test_11_values_stay_within_their_declaration(table: Table) -> None:
    s, chance = table.start(1), Chance(1)
    fields = table.game.fields_for(s.seats)
    while True:
        assert outside(s, fields) == []
        if not s.decisions:
            return
        checks.random_step(table.game, s, chance)


def outside(s: Any, fields: Any) -> list[str]:
    values = ((field, getattr(s, field.name)) for field in fields)
    return [f"{field.name} is {value}" for field, value in values if not field.holds(value)]
