"""How much memory something holds: the objects that only it leads to."""

from __future__ import annotations

import asyncio
import gc
import sys
import types
from collections.abc import Iterable
from typing import Any

# What leads from anything to everything.
ELSEWHERE = (types.FrameType, types.CoroutineType, asyncio.Task, asyncio.AbstractEventLoop)
CODE = (type, types.ModuleType, types.FunctionType, types.CodeType)


def reached(
    roots: Iterable[Any], known: dict[int, Any], without: tuple[type, ...]
) -> dict[int, Any]:
    """Everything that is reached from these and is not known already, by identity."""
    found: dict[int, Any] = {}
    stack = list(roots)
    while stack:
        one = stack.pop()
        if id(one) not in found and id(one) not in known and not isinstance(one, without):
            found[id(one)] = one
            stack += gc.get_referents(one)
    return found


def bytes_held_by(one: Any, *others: Any) -> int:
    """The bytes of what `one` leads to and neither modules nor these others do."""
    modules = [vars(module) for module in list(sys.modules.values()) if hasattr(module, "__dict__")]
    known = reached([*modules, *others], {}, ELSEWHERE)
    return sum(map(sys.getsizeof, reached([one], known, (*ELSEWHERE, *CODE)).values()))
