"""Validation errors of requests, as sentences in the reader's language."""

from __future__ import annotations

from typing import Any, Final

from dynasty.kernel import LocalizedError
from dynasty.localization import error_sentence
from dynasty.server.http.parsing import first_validation_error
from dynasty.text import Translator

VALIDATION_MESSAGES: Final = {  # by pydantic's error type: the sentence, and its limits
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


def validation_error_text(errors: Any, words: Translator, to_people: bool = False) -> str:
    """Return a sentence for the first validation error: the field, and what was expected.

    An error without a sentence of ours stays in English. For people the field's name omits whether
    it was in the path, the query or the body.
    """
    first = errors[0]
    place = first["loc"][1:] if to_people else first["loc"]
    where, cause = ".".join(map(str, place)), first.get("ctx", {}).get("error")
    if isinstance(cause, LocalizedError):
        return words.say("fault-said", where=where, what=error_sentence(cause, words.language))
    if first["type"] not in VALIDATION_MESSAGES:
        return first_validation_error(errors)
    key, limit = VALIDATION_MESSAGES[first["type"]]
    known = str(first.get("ctx", {}).get(limit, "")).replace("'", "").replace(" or ", ", ")
    n = int(known) if known.isdigit() else 0
    return words.say(f"fault-{key}", where=where, known=known, n=n)
