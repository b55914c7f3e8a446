"""What is wrong with a file, as phrases for the sentence of an error.

The standard library says such things in English, or in the language of the system.
"""

import errno
import json
import re
import tomllib
from typing import Final

from dynasty.kernel.errors import Phrase

TOML_PLACE: Final = re.compile(r"at line (\d+), column (\d+)\)$")
OS_ERROR_KEYS: Final = {
    errno.ENOENT: "os-missing",
    errno.EACCES: "os-forbidden",
    errno.EPERM: "os-forbidden",
    errno.EISDIR: "os-folder",
    errno.ENOTDIR: "os-no-folder",
    errno.EEXIST: "os-exists",
    errno.ENAMETOOLONG: "os-long-name",
    errno.ENOSPC: "os-full",
    errno.EROFS: "os-read-only",
    errno.EADDRINUSE: "os-port-used",
}


def file_error_phrase(error: OSError) -> Phrase | str:
    """Return why a file or a port cannot be used; the system's own words for what is rare."""
    key = OS_ERROR_KEYS.get(error.errno or 0)
    return Phrase(key) if key else error.strerror or str(error)


def utf8_error_phrase(error: UnicodeDecodeError) -> Phrase:
    """Return where a text is not UTF-8."""
    return Phrase("flaw-utf8", at=str(error.start))


def json_error_phrase(error: ValueError | RecursionError) -> Phrase:
    """Return where a text is not JSON."""
    if isinstance(error, json.JSONDecodeError):
        return Phrase("flaw-json", line=str(error.lineno), column=str(error.colno))
    if isinstance(error, UnicodeDecodeError):
        return utf8_error_phrase(error)
    return Phrase("flaw-json-size")


def toml_error_phrase(error: tomllib.TOMLDecodeError) -> Phrase:
    """Return where a text is not TOML; Python tells the place in its message only."""
    place = TOML_PLACE.search(str(error))
    return Phrase("flaw-toml", line=place[1], column=place[2]) if place else Phrase("flaw-toml-end")
