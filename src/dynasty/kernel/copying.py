"""Base classes and helpers for copying and pickling objects, compiled or not.

Compiled classes (`make fast`) have no fields that Python's own `copy` and `pickle` find, and
accept no blank object: they need this module. Interpreted ones use it too, so that both agree.
"""

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import fields
from typing import Any

from dynasty.kernel._compiled import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Immutable:
    """An object that never changes: copying it returns the object itself."""

    def __copy__(self) -> Any:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class DeepCopied:
    """An object that changes: copying it makes a deep copy."""

    def __copy__(self) -> Any:
        return deepcopy(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainData(Immutable):
    """The base of frozen dataclasses that also works when they are compiled."""

    def __reduce__(self) -> tuple[Any, ...]:
        data: Any = self
        return type(self), tuple([getattr(self, field.name) for field in fields(data)])


def field_values(thing: object) -> dict[str, Any]:
    """Return the values of all fields by name; a field without a value is left out."""
    found: dict[str, Any] = {}
    for kind in type(thing).__mro__:
        names = kind.__dict__.get("__mypyc_attrs__") or kind.__dict__.get("__slots__", ())
        for name in names:
            if not name.startswith("__") and hasattr(thing, name):
                found[name] = getattr(thing, name)
    found.update(getattr(thing, "__dict__", {}))
    return found


def restore_object(kind: type[Any], arguments: tuple[Any, ...], values: Mapping[str, Any]) -> Any:
    """Return an object of this class with these values.

    A compiled class runs its `__init__` with the arguments when an object is made; any other
    class ignores them.
    """
    made = kind.__new__(kind, *arguments)
    for name, value in values.items():
        setattr(made, name, value)
    return made


def subclass_field_values(thing: object, base: type[Any]) -> dict[str, Any]:
    """Return the values of the fields that subclasses of `base` add to it."""
    known = base.__dict__.get("__mypyc_attrs__") or base.__annotations__
    return {name: value for name, value in field_values(thing).items() if name not in known}


def rebuild_object(
    base: type[Any], kind: type[Any], arguments: tuple[Any, ...], values: Mapping[str, Any]
) -> Any:
    """Return an object that the constructor of `base` makes, with the values of its own fields.

    A compiled class takes the first argument, a box or a reader; any other class none.
    """
    made = restore_object(kind, arguments[:1], {})
    base.__init__(made, *arguments)
    for name, value in values.items():
        setattr(made, name, value)
    return made


def copy_field_value(value: Any, memo: dict[int, Any]) -> Any:
    """Return a copy of a field's value; a list of numbers or of tuples is copied at once."""
    if isinstance(value, list) and (not value or isinstance(value[0], int | tuple)):
        return value[:]
    return deepcopy(value, memo)
