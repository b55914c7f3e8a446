"""The languages of the program; nothing else, so that a command can know its own at once."""

import re
from typing import Final

LANGUAGES: Final = ("en", "fr")
DEFAULT_LANGUAGE: Final = "en"
LANGUAGE_RANGE: Final = re.compile(
    r"\s*([A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*|\*)\s*(?:;\s*q\s*=\s*([01](?:\.[0-9]{0,3})?)\s*)?"
)


def environment_language(environment: str | None) -> str:
    """Return the language of a LANG value such as `fr_FR.UTF-8`, or the default one."""
    return supported_language(re.split(r"[.@]", environment or "")[0]) or DEFAULT_LANGUAGE


def negotiated_language(header: str | None) -> str:
    """Return the language that an Accept-Language header prefers, or the default one."""
    ranges = [LANGUAGE_RANGE.fullmatch(part) for part in (header or "").split(",")]
    wanted = [(float(found[2] or 1), found[1]) for found in ranges if found]
    refused = {supported_language(tag) for quality, tag in wanted if quality == 0}
    for quality, tag in sorted(wanted, key=lambda entry: -entry[0]):
        language = DEFAULT_LANGUAGE if tag == "*" else supported_language(tag)
        if quality > 0 and language and language not in refused:
            return language
    return DEFAULT_LANGUAGE


def supported_language(tag: str) -> str:
    """Return the language of a tag such as `fr-CA`, or of its longest known beginning; else ""."""
    parts = re.split("[-_]", tag.lower())
    beginnings = ("-".join(parts[:length]) for length in range(len(parts), 0, -1))
    known = {language.lower(): language for language in LANGUAGES}
    return next((known[one] for one in beginnings if one in known), "")
