"""Hooks for schemathesis: what it sends, now and then with a value that makes trouble."""

from typing import Any

import schemathesis
from hypothesis import strategies as st

ODD = st.sampled_from(
    [
        -1,
        2**31,
        2**63,
        10**41,
        10**4000,
        "\0",
        "a\0b",
        "\u202e",
        "²",
        "9" * 5000,
        "x" * 3000,
    ]
)


def with_odd_value(_: Any, sent: Any) -> st.SearchStrategy[Any]:
    """What is sent, or the same with an odd value in one of its fields."""
    if not isinstance(sent, dict) or not sent:
        return st.just(sent)
    odd = st.builds(lambda key, value: {**sent, key: value}, st.sampled_from(sorted(sent)), ODD)
    return st.just(sent) | odd


for part in ("body", "query"):
    schemathesis.hook(f"flatmap_{part}")(with_odd_value)
