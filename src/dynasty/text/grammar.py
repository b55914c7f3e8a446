"""Grammar that Fluent lacks: articles, elisions, and "you" for the reader."""

import re
from collections.abc import Callable
from typing import Any, Final
from unicodedata import normalize

SYMBOL_MARK: Final = re.compile("\ue000\\w+\ue001")  # the mark of a symbol before a name, on pages
INNER_QUOTES: Final = str.maketrans("“”", "‘’")
FIRST_WORD: Final = re.compile(r"[«“‘\"'(\s]*([a-z\u0300-\u036f]+)")
ACCENTS: Final = re.compile("[\u0300-\u036f]")
LIGATURES: Final = str.maketrans({"œ": "oe", "æ": "ae", "ø": "o"})
VOWELS: Final = frozenset("aeiouy")
UNELIDED_WORDS: Final = frozenset(("onze", "onzieme", "oui"))  # French elides nothing before these
MUTE_H_NAMES: Final = re.compile(  # first names without accents; no other h is elided
    "hector|helena|helene|heloise|henri|henriette|herbert|hermine|hermione|herve|hilaire|hippolyte"
    "|homere|honore|honorine|horace|hortense|hubert|hugo|hugues|huguette|hyacinthe"
)
READER_MARK: Final = "\ue010"  # behind the name of a seat that is the reader's own


def signed_number(number: int) -> str:
    """Return a number with its sign: `+3`, `−2`."""
    return f"{'−' if number < 0 else '+'}{abs(number)}"


def as_inner_quote(text: str) -> str:
    """Return text for use inside quotation marks: its own marks become those for inner quotes."""
    return text.translate(INNER_QUOTES).replace("«\xa0", "“").replace("\xa0»", "”")


def with_de(name: str, mine: str = "") -> str:
    """Return a French name with `de`: `de Bob`, `d’Anne`; for the reader, return `mine`."""
    return mine if mine and name.endswith(READER_MARK) else with_elision("de", name)


def with_que(name: str, mine: str = "") -> str:
    """Return a French name with `que`: `que Bob`, `qu’Anne`; for the reader, return `mine`."""
    return mine if mine and name.endswith(READER_MARK) else with_elision("que", name)


def with_elision(word: str, name: str) -> str:
    """Return a name behind a French word such as `de`, which loses its vowel where French elides.

    The mark of a symbol goes before both where they are one word.
    """
    mark, bare = split_symbol_mark(name)
    return f"{mark}{word[:-1]}’{bare}" if is_elided(bare) else f"{word} {name}"


def split_symbol_mark(name: str) -> tuple[str, str]:
    """Return the mark of a symbol, if a name begins with one, and the name without it."""
    sign = SYMBOL_MARK.match(name)
    return (name[: sign.end()], name[sign.end() :]) if sign else ("", name)


def is_elided(name: str) -> bool:
    """Return whether French drops the vowel of `de`, `que` or `le` before this name.

    Vowels drop it (Anne, « Orange »), a y only before a consonant (Yves, not Yann), an h only in
    the first names of `MUTE_H` (Hélène, not Han or hallebarde). Single letters, codes such as E1,
    numbers and other alphabets never do.
    """
    found = FIRST_WORD.match(normalize("NFD", name.lower()).translate(LIGATURES))
    word = ACCENTS.sub("", found[1]) if found else ""
    if len(word) < 2 or word in UNELIDED_WORDS:
        return False
    if word[0] == "h":
        return MUTE_H_NAMES.fullmatch(word) is not None
    return word[1] not in VOWELS if word[0] == "y" else word[0] in VOWELS


def with_le(name: str, feminine: str = "") -> str:
    """Return a French name with its article: `l’Atelier`, `la lance` (if feminine), `le Palais`."""
    return with_article(name, feminine, "l’", "la ", "le ")


def with_au(name: str, feminine: str = "") -> str:
    """Return a French name with `à` and article: `à l’Atelier`, `à la lance`, `au Palais`."""
    return with_article(name, feminine, "à l’", "à la ", "au ")


def with_du(name: str, feminine: str = "") -> str:
    """Return a French name with `de` and article: `de l’Atelier`, `de la lance`, `du Palais`."""
    return with_article(name, feminine, "de l’", "de la ", "du ")


def with_article(name: str, feminine: str, short: str, la: str, le: str) -> str:
    """Return a name with its article; the mark of a symbol comes before both."""
    mark, bare = split_symbol_mark(name)
    if is_elided(bare):
        return f"{mark}{short}{bare}"
    return f"{mark}{la if bare in feminine.split() else le}{bare}"


def subject_and_verb(name: str, third: str, second: str) -> str:
    """Return a subject with its verb: `Ann draws`, or `You draw` if it is the reader."""
    return second if name.endswith(READER_MARK) else f"{name} {third}".rstrip()


def verb_form(name: str, third: str, second: str) -> str:
    """Return a verb for this subject: `takes`, or `take` if it is the reader."""
    return second if name.endswith(READER_MARK) else third


# The functions that sentences may use besides Fluent's own.
FLUENT_FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {
    "SIGNED": signed_number,
    "INNER": as_inner_quote,
    "DE": with_de,
    "QUE": with_que,
    "LE": with_le,
    "AU": with_au,
    "DU": with_du,
    "WHO": subject_and_verb,
    "FORM": verb_form,
}
