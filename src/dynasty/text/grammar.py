"""What sentences need beyond Fluent: articles, elisions, and speaking to who reads."""

import re
from collections.abc import Callable
from typing import Any, Final
from unicodedata import normalize

SIGN: Final = re.compile("\ue000\\w+\ue001")  # a symbol before a name, where a page draws it
INSIDE: Final = str.maketrans("“”", "‘’")
READER: Final = "\ue010"  # behind the name of a seat: it is the reader's own


def signed(number: int) -> str:
    """A change: `+3`, `−2`."""
    return f"{'−' if number < 0 else '+'}{abs(number)}"


def inner(text: str) -> str:
    """What stands between quotation marks; its own become those that are used inside others."""
    return text.translate(INSIDE).replace("«\xa0", "“").replace("\xa0»", "”")


def de(name: str, mine: str = "") -> str:
    """French: of somebody, `de Bob`, `d’Anne`; where that is the reader, other words."""
    if mine and name.endswith(READER):
        return mine
    return f"d’{name}" if is_elided(name) else f"de {name}"


def is_elided(name: str) -> bool:
    """French: does an article lose its vowel before this name? An h is never mute here."""
    return normalize("NFD", name[:1]).lower()[:1] in tuple("aeiouyœæ")


def le(name: str, feminine: str = "") -> str:
    """French: `l’Atelier`, `la lance` where that is among the feminine names, `le Palais`."""
    return articled(name, feminine, "l’", "la ", "le ")


def au(name: str, feminine: str = "") -> str:
    """French: `à l’Atelier`, `à la lance`, `au Palais`."""
    return articled(name, feminine, "à l’", "à la ", "au ")


def du(name: str, feminine: str = "") -> str:
    """French: `de l’Atelier`, `de la lance`, `du Palais`."""
    return articled(name, feminine, "de l’", "de la ", "du ")


def articled(name: str, feminine: str, elided: str, la: str, le: str) -> str:
    """A name behind its article; the mark of a symbol goes before both."""
    sign = SIGN.match(name)
    mark, bare = (name[: sign.end()], name[sign.end() :]) if sign else ("", name)
    if is_elided(bare):
        return f"{mark}{elided}{bare}"
    return f"{mark}{la if bare in feminine.split() else le}{bare}"


def who(name: str, third: str, second: str) -> str:
    """Somebody who acts: `Ann draws`; where that is the reader, `You draw`."""
    return second if name.endswith(READER) else f"{name} {third}".rstrip()


def form(name: str, third: str, second: str) -> str:
    """A word that follows who acts: `takes`, or `take` where that is the reader."""
    return second if name.endswith(READER) else third


# What sentences may use besides Fluent's own functions.
FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {
    "SIGNED": signed,
    "INNER": inner,
    "DE": de,
    "LE": le,
    "AU": au,
    "DU": du,
    "WHO": who,
    "FORM": form,
}
