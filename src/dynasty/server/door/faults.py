"""What is wrong with the form of a request, in the reader's language."""

from __future__ import annotations

from typing import Any, Final

from dynasty.kernel import Worded
from dynasty.server.door.inputs import first_fault
from dynasty.speech import refused
from dynasty.text import Words

SAID: Final = {  # by what pydantic calls it: the sentence, and what it names of the limits
    "missing": ("missing", ""),
    "extra_forbidden": ("unknown", ""),
    "string_too_long": ("long", "max_length"),
    "string_too_short": ("short", "min_length"),
    "too_long": ("many", "max_length"),
    "too_short": ("few", "min_length"),
    "greater_than_equal": ("least", "ge"),
    "less_than_equal": ("most", "le"),
    "less_than": ("below", "lt"),
    "literal_error": ("one-of", "expected"),
    "json_invalid": ("json", ""),
    **dict.fromkeys(("int_type", "int_parsing", "int_from_float"), ("number", "")),
    **dict.fromkeys(("bool_type", "bool_parsing"), ("yes-no", "")),
    "string_type": ("text", ""),
    "string_pattern_mismatch": ("form", ""),
    "list_type": ("list", ""),
    **dict.fromkeys(("model_type", "model_attributes_type", "dict_type"), ("object", "")),
}


def told_fault(errors: Any, words: Words, to_people: bool = False) -> str:
    """The first fault: where, and what was expected. What no sentence fits stays as it came.

    People are not told whether it stood in the path or elsewhere.
    """
    first = errors[0]
    place = first["loc"][1:] if to_people else first["loc"]
    where, cause = ".".join(map(str, place)), first.get("ctx", {}).get("error")
    if isinstance(cause, Worded):
        return words.say("fault-said", where=where, what=refused(cause, words.language))
    if first["type"] not in SAID:
        return first_fault(errors)
    key, limit = SAID[first["type"]]
    known = str(first.get("ctx", {}).get(limit, "")).replace("'", "").replace(" or ", ", ")
    n = int(known) if known.isdigit() else 0
    return words.say(f"fault-{key}", where=where, known=known, n=n)
