"""States as plain data: fields by their declaration, frames by step name, choices by text.

Whatever is read is checked against what was expected: a dump may come from anywhere.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from dynasty.kernel.choice import Vocabulary
from dynasty.kernel.errors import BadRecord
from dynasty.kernel.fields import Field
from dynasty.kernel.state import State
from dynasty.kernel.step import Decision, Routine, Secret, Step

MOST_FRAMES: Final = 200  # on an agenda; games of the shelf need fewer than forty
MOST_SEALED: Final = 20  # choices of one answer
HIGHEST_ARG: Final = (1 << 24) - 1
LONGEST: Final = 60  # of a wrong value in a message


def dump_state(s: State, fields: Sequence[Field]) -> dict[str, Any]:
    """Everything but the open questions, which follow from the agenda."""
    return {
        "seats": s.seats,
        "chance": s.chance.value,
        "agenda": [[step.name, seat, arg] for step, seat, arg in s.agenda],
        "sealed": [[str(choice) for choice in answer] for answer in s.sealed],
        "fields": {field.name: copied(getattr(s, field.name)) for field in fields},
    }


def copied(value: Any) -> Any:
    """An int, or a copy of a list of them; what holds anything else is no state."""
    if isinstance(value, list) and all(isinstance(item, int) for item in value):
        return value[:]
    if isinstance(value, int):
        return value
    raise TypeError(f"a state holds ints and lists of ints, not {value!r}")


def whole(data: Mapping[str, Any], key: str, low: int, high: int) -> int:
    """The whole number of that name within these limits."""
    value = data.get(key)
    if not is_within(value, low, high):
        raise wrong(key, f"a whole number from {low} to {high}", value)
    return value  # type: ignore[return-value]


def load_state(
    s: State,
    data: Mapping[str, Any],
    fields: Sequence[Field],
    steps: Mapping[str, Step[Any]],
    vocabulary: Vocabulary,
) -> None:
    """Put a dump into a blank state, up to its open questions."""
    read_fields(s, data.get("fields"), fields)
    read_agenda(s, data.get("agenda"), steps)
    read_sealed(s, data.get("sealed"), vocabulary)


def read_fields(s: State, data: object, fields: Sequence[Field]) -> None:
    """Every declared field, each within its limits."""
    if not isinstance(data, Mapping):
        raise wrong("fields", "values by name", data)
    for field in fields:
        if field.name not in data:
            raise BadRecord(f"it lacks the field {field.name!r}")
        value = data[field.name]
        if not field.holds(value):
            raise wrong(field.name, field.expected(), value)
        setattr(s, field.name, copied(value))


def read_agenda(s: State, data: object, steps: Mapping[str, Step[Any]]) -> None:
    """Frames of known steps, of seats that there are; on top is a question."""
    if not isinstance(data, list) or len(data) > MOST_FRAMES:
        raise wrong("agenda", f"a list of {MOST_FRAMES} frames at most", data)
    for frame in data:
        if not isinstance(frame, list) or len(frame) != 3 or not isinstance(frame[0], str):
            raise wrong("agenda", "frames of step, seat and argument", frame)
        name, seat, arg = frame
        if name not in steps:
            raise BadRecord(f"it names an unknown step {shown(name)}")
        step = steps[name]
        first = 0 if asks_one_seat(step) else -1
        if not is_within(seat, first, s.seats - 1) or not is_within(arg, -1, HIGHEST_ARG):
            raise wrong("agenda", "frames of seats and arguments that there are", frame)
        s.agenda.append((step, seat, arg))
    if s.agenda and isinstance(s.agenda[-1][0], Routine):
        raise wrong("agenda", "a question on top", data[-1])


def asks_one_seat(step: Step[Any]) -> bool:
    return not isinstance(step, Routine | Secret)


def read_sealed(s: State, data: object, vocabulary: Vocabulary) -> None:
    """Answers by seat, each of which could have been given: they are sealed again, in order."""
    if not isinstance(data, list) or len(data) != s.seats:
        raise wrong("sealed", f"a list of {s.seats} answers", data)
    for seat, answer in enumerate(data):
        if not isinstance(answer, list) or len(answer) > MOST_SEALED:
            raise wrong("sealed", f"an answer of {MOST_SEALED} choices at most", answer)
        for text in answer:
            choice = vocabulary.read(text) if isinstance(text, str) else None
            decision = None if choice is None else question_of(s, seat)
            if decision is None or choice not in decision.choices:
                raise wrong("sealed", f"a choice that seat {seat} could seal", text)
            decision.step.take(s, seat, decision.arg, choice)


def question_of(s: State, seat: int) -> Decision | None:
    """What a seat that has a part in the secret on top of the agenda may seal next."""
    step, _, arg = s.agenda[-1] if s.agenda else (None, -1, 0)
    if not isinstance(step, Secret) or seat not in step.who(s, arg):
        return None
    if step.is_complete(s, seat, arg):
        return None
    return Decision(seat, step, arg, step.choices(s, seat, arg))


def questions_on_top(s: State) -> list[Decision]:
    """The questions of the frame on top, listed without changing anything."""
    if not s.agenda:
        return []
    step, seat, arg = s.agenda[-1]
    if not isinstance(step, Secret):
        return [Decision(seat, step, arg, step.options(s, seat, arg))]
    asked = (question_of(s, other) for other in range(s.seats))
    return [decision for decision in asked if decision is not None]


def is_within(value: object, low: int, high: int) -> bool:
    """A whole number (True is none) within these limits?"""
    return type(value) is int and low <= value <= high


def wrong(key: str, expected: str, got: object) -> BadRecord:
    return BadRecord(f"{key}: expected {expected}, got {shown(got)}")


def shown(value: object) -> str:
    """A value in a message, which stays short whatever it is."""
    if isinstance(value, int) and value.bit_length() > 64:
        return f"a number of {value.bit_length()} bits"
    text = repr(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}..."
