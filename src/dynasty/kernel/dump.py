"""States as plain data: fields by their declaration, frames by step name, choices by text."""

from collections.abc import Mapping
from inspect import get_annotations
from typing import Any, Final

from dynasty.kernel.choice import Choice, Vocabulary
from dynasty.kernel.errors import BadRecord
from dynasty.kernel.state import State
from dynasty.kernel.step import Step

APART: Final = {"seats", "chance", "agenda", "sealed", "decisions", "events", "revealed", "box"}


def field_names(s: State) -> list[str]:
    """The fields that a game added to its state; compiled classes list them elsewhere."""
    names: list[str] = []
    for base in type(s).__mro__:
        names += base.__dict__.get("__mypyc_attrs__", ())
        names += get_annotations(base)
    return sorted(set(names) - APART)


def copied(value: Any) -> Any:
    """Lists within lists, copied; what holds anything but ints is no state."""
    if isinstance(value, list):
        return [copied(item) for item in value]
    if isinstance(value, int):
        return value
    raise TypeError(f"a state holds ints and lists, not {value!r}")


def dump_state(s: State) -> dict[str, Any]:
    """Everything but the open questions, which follow from the agenda."""
    return {
        "seats": s.seats,
        "chance": s.chance.value,
        "agenda": [[step.name, seat, arg] for step, seat, arg in s.agenda],
        "sealed": [[str(choice) for choice in answer] for answer in s.sealed],
        "fields": {name: copied(getattr(s, name)) for name in field_names(s)},
    }


def load_state(
    s: State, data: Mapping[str, Any], steps: Mapping[str, Step[Any]], vocabulary: Vocabulary
) -> None:
    """Put a dump into a blank state."""
    for name in field_names(s):
        if name not in data["fields"]:
            raise BadRecord(f"the dump lacks the field {name!r}")
        setattr(s, name, copied(data["fields"][name]))
    for name, seat, arg in data["agenda"]:
        if name not in steps:
            raise BadRecord(f"the dump names an unknown step {name!r}")
        s.agenda.append((steps[name], seat, arg))
    s.sealed = [read_answer(answer, vocabulary) for answer in data["sealed"]]


def read_answer(answer: list[str], vocabulary: Vocabulary) -> tuple[Choice, ...]:
    return tuple(vocabulary.read(text) for text in answer)
