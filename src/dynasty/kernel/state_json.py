"""Convert states to JSON data and back: fields by name, frames by step name, choices by text.

Everything that is read is checked, because the data may come from anywhere.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from dynasty.kernel.choice import Vocabulary
from dynasty.kernel.errors import BadRecord, Phrase
from dynasty.kernel.fields import Field
from dynasty.kernel.record import abbreviate, wrong_field
from dynasty.kernel.state import State
from dynasty.kernel.step import Decision, Routine, SecretStep, Step

MAX_AGENDA_FRAMES: Final = 200  # on an agenda; our games need fewer than forty
MAX_SEALED_CHOICES: Final = 20  # choices of one answer
MAX_STEP_ARGUMENT: Final = (1 << 24) - 1


def dump_state(s: State, fields: Sequence[Field]) -> dict[str, Any]:
    """Return a state as plain data, without the open questions: they follow from the agenda."""
    return {
        "seats": s.seats,
        "chance": s.chance.value,
        "agenda": [[step.name, seat, arg] for step, seat, arg in s.agenda],
        "sealed": [[str(choice) for choice in answer] for answer in s.sealed],
        "fields": {field.name: copy_ints(getattr(s, field.name)) for field in fields},
    }


def copy_ints(value: Any) -> Any:
    """Return an int, or a copy of a list of ints; raise TypeError for anything else."""
    if isinstance(value, list) and all(isinstance(item, int) for item in value):
        return value[:]
    if isinstance(value, int):
        return value
    raise TypeError(f"a state holds ints and lists of ints, not {value!r}")


def read_int(data: Mapping[str, Any], key: str, low: int, high: int) -> int:
    """Return the integer under this key; raise BadRecord unless it is within these limits."""
    value = data.get(key)
    if not is_int_within(value, low, high):
        expected = Phrase("expected-whole", low=str(low), high=str(high))
        raise wrong_field(key, expected, value)
    return value  # type: ignore[return-value]


def load_state(
    s: State,
    data: Mapping[str, Any],
    fields: Sequence[Field],
    steps: Mapping[str, Step[Any]],
    vocabulary: Vocabulary,
) -> None:
    """Fill an empty state from a dump, except for its open questions."""
    read_fields(s, data.get("fields"), fields)
    read_agenda(s, data.get("agenda"), steps)
    read_sealed(s, data.get("sealed"), vocabulary)


def read_fields(s: State, data: object, fields: Sequence[Field]) -> None:
    """Read every declared field into the state; raise BadRecord if one is missing or wrong."""
    if not isinstance(data, Mapping):
        raise wrong_field("fields", Phrase("expected-values-by-name"), data)
    for field in fields:
        if field.name not in data:
            raise BadRecord("flaw-field-missing", field=field.name)
        value = data[field.name]
        if not field.holds(value):
            raise wrong_field(field.name, field.expected(), value)
        setattr(s, field.name, copy_ints(value))


def read_agenda(s: State, data: object, steps: Mapping[str, Step[Any]]) -> None:
    """Read the agenda into the state; check its steps and seats, and that a question is on top."""
    if not isinstance(data, list) or len(data) > MAX_AGENDA_FRAMES:
        expected = Phrase("expected-frames", most=str(MAX_AGENDA_FRAMES))
        raise wrong_field("agenda", expected, data)
    for frame in data:
        if not isinstance(frame, list) or len(frame) != 3 or not isinstance(frame[0], str):
            raise wrong_field("agenda", Phrase("expected-frame-parts"), frame)
        name, seat, arg = frame
        if name not in steps:
            raise BadRecord("flaw-step", step=abbreviate(name))
        step = steps[name]
        first = 0 if is_for_one_seat(step) else -1
        if not is_int_within(seat, first, s.seats - 1) or not is_int_within(
            arg, -1, MAX_STEP_ARGUMENT
        ):
            raise wrong_field("agenda", Phrase("expected-frame-limits"), frame)
        s.agenda.append((step, seat, arg))
    if s.agenda and isinstance(s.agenda[-1][0], Routine):
        raise wrong_field("agenda", Phrase("expected-question"), data[-1])


def is_for_one_seat(step: Step[Any]) -> bool:
    return not isinstance(step, Routine | SecretStep)


def read_sealed(s: State, data: object, vocabulary: Vocabulary) -> None:
    """Seal the answers of the dump again, seat by seat; raise BadRecord if one is not legal."""
    if not isinstance(data, list) or len(data) != s.seats:
        raise wrong_field("sealed", Phrase("expected-answers", n=s.seats), data)
    for seat, answer in enumerate(data):
        if not isinstance(answer, list) or len(answer) > MAX_SEALED_CHOICES:
            expected = Phrase("expected-answer", most=str(MAX_SEALED_CHOICES))
            raise wrong_field("sealed", expected, answer)
        for text in answer:
            choice = vocabulary.read(text) if isinstance(text, str) else None
            decision = None if choice is None else sealing_question(s, seat)
            if decision is None or choice not in decision.choices:
                expected = Phrase("expected-sealable", seat=str(seat))
                raise wrong_field("sealed", expected, text)
            decision.step.take(s, seat, decision.arg, choice)


def sealing_question(s: State, seat: int) -> Decision | None:
    """Return what this seat may seal next in the `SecretStep` on top of the agenda, or None."""
    step, _, arg = s.agenda[-1] if s.agenda else (None, -1, 0)
    if not isinstance(step, SecretStep) or seat not in step.who(s, arg):
        return None
    if step.is_complete(s, seat, arg):
        return None
    return Decision(seat, step, arg, step.choices(s, seat, arg))


def top_frame_questions(s: State) -> list[Decision]:
    """Return the questions of the top frame without changing the state."""
    if not s.agenda:
        return []
    step, seat, arg = s.agenda[-1]
    if not isinstance(step, SecretStep):
        return [Decision(seat, step, arg, step.options(s, seat, arg))]
    asked = (sealing_question(s, other) for other in range(s.seats))
    return [decision for decision in asked if decision is not None]


def is_int_within(value: object, low: int, high: int) -> bool:
    """Return whether the value is an integer (not a bool) within these limits."""
    return type(value) is int and low <= value <= high
