"""What an editor marks in a sentence: ids, stops, French spaces, articles and numbers."""

import re
from collections.abc import Callable, Iterable, Sequence

from dynasty.text import Translator

LIKE_AN_ID = re.compile(r"[#\w]+")
STOPS = re.compile(r"(?<!\.)\.\.(?!\.)|[?!:;,…]\.|,,|[ \u00a0][.,](?!\d)|  ")
LOOSE = re.compile(r"[^\u00a0\u202f?!][:;](?=\s|$)|[^\u00a0\u202f?!][!?»]|«[^\u00a0\u202f]| [%×]")
CONJUNCTIONS = "(?:[Ll]ors|[Pp]uis|[Qq]uoi|[Jj]us)?[Qq]ue"
ELIDING = r"(?:[aeiouéèêàâîôûœ]\w*|[AEIOUÉÈÊÀÂÎÔÛŒ][a-zéèêàâîôûœ]\w*|H(?:élène|enri|ugo)\b)"
ALONE = r"(?<![\w.,+−/:’-])"  # a number that is no part of another one, or of a code
ALIKE = {  # verbs and other words behind a number that are not counted
    "en": "(?:asks|becomes|begins|charges|counts|gives|has|is|leaves|needs|scores|stands|stays)\\b",
    "fr": "(?:après|Bois|bois|choix|dans|de|des|fois|maïs|pas|plus|sans|voix)\\b",
}
ARTICLES = {
    "en": re.compile(r"\ba (?!one\b|euro)[aeio]\w*|\b[Aa]n (?![aeiouh])[a-z]\w*"),
    "fr": re.compile(
        rf"(?<![\w-])(?:[dlnDLN]e|[Ll]a|{CONJUNCTIONS}) (?!on[cz]|oui){ELIDING}"
        r"|\b(?:à|de) les? [A-ZÉ]\w*|\b[Ss]i ils?\b|\w+’[Yy][aeiouéíāō]\w*"
    ),
}
ELISIONS = re.compile(
    rf"(?<![\w-])(?:[DdNnSs]e|{CONJUNCTIONS}) (?!on[cz]|oui){ELIDING}"
    rf"|\b(?:[dn]|\w*qu)’Y[aeiouéíāō]\w*"
)
# Plurals behind 0 or 1, and nothing that merely looks like one.
MISCOUNTED = {
    "en": re.compile(rf"{ALONE}1[ \u00a0](?!{ALIKE['en']})\w*[a-z]s\b"),
    "fr": re.compile(rf"{ALONE}[01][ \u00a0](?!{ALIKE['fr']})(?:\w*[^\W\d_][sx]\b|\w+ \w+ée?s\b)"),
}
UNNEGATED = re.compile(
    r"(?<!n’)(?<!\bne )(?<!n’en )\b(?:avez|a reçu|coûte|donne|gagne|paie|payer"
    r"|pioche|prend|prendre|recevoir|reçoit) rien\b"
)
ASIDE = re.compile(r"\([^()]*\)|“[^”]*”|«[^»]*»")
TWO_COLONS = re.compile(r":[\s\u00a0][^.?!;]*:(?=\s|$)")
BRACKETS = re.compile(r"\)[ \u00a0]\([^)]*\)?")
BARE = re.compile(r"[+−]\d+\.?$")
PRIVATE = re.compile("[\ue000-\uf8ff]")
Mark = Callable[[str], list[str]]


def ids(sentence: str, known: Iterable[str] = ()) -> list[str]:
    """Words that a program would use for a thing: a small letter with digits, or an underscore."""
    found = LIKE_AN_ID.findall(sentence)
    return [word for word in found if word in known or looks_like_an_id(word)]


def looks_like_an_id(word: str) -> bool:
    inner = word.lstrip("#")
    return "_" in inner or (inner[:1].islower() and any(char.isdigit() for char in inner))


def stops(sentence: str) -> list[str]:
    """Stops that meet, and spaces where none belongs."""
    return STOPS.findall(sentence)


def colons(sentence: str) -> list[str]:
    """Two colons in one sentence, but for what stands in brackets or in quotes."""
    return TWO_COLONS.findall(ASIDE.sub("", sentence))


def brackets(sentence: str) -> list[str]:
    """An aside behind an aside."""
    return BRACKETS.findall(sentence)


def bare(sentence: str) -> list[str]:
    """A change at the end that does not say of what."""
    return BARE.findall(sentence)


def marks_left(sentence: str) -> list[str]:
    """Signs that only programs set: the reader's own name, a symbol to be drawn."""
    return PRIVATE.findall(sentence)


def loose(sentence: str) -> list[str]:
    """French: signs that a line could begin or end with, for want of a no-break space."""
    return LOOSE.findall(sentence)


def articles(language: str) -> Mark:
    """Finds `a officer` and `an soldier`; in French `de artisan`, `le archer` and `à le Navire`."""
    return ARTICLES[language].findall


def elisions(sentence: str) -> list[str]:
    """French: `que Orange` and `de Hélène`, which elide, and `d’Yann`, which does not."""
    return ELISIONS.findall(sentence)


def miscounted(language: str) -> Mark:
    """Finds `1 points`; in French `0 points` and `1 place occupées`, too."""
    return MISCOUNTED[language].findall


def unnegated(sentence: str) -> list[str]:
    """French: `vous avez rien`, where a list that may be empty stands behind its verb."""
    return UNNEGATED.findall(sentence)


def too_many(things: Sequence[tuple[str, str]]) -> Mark:
    """Finds `1 coins`, given one and several of each thing."""
    return after_number("1", [many for one, many in things if one != many])


def too_few(things: Sequence[tuple[str, str]]) -> Mark:
    """Finds `2 coin`."""
    return after_number("(?:[2-9]|[1-9][0-9]+)", [one for one, many in things if one != many])


def after_number(number: str, wrong: Sequence[str]) -> Mark:
    if not wrong:
        return lambda sentence: []
    nouns = "|".join(map(re.escape, wrong))
    return re.compile(rf"(?<![\w.,]){number}[ \u00a0](?:{nouns})(?!\w)").findall


def counted_things(words: Translator, keys: Iterable[str]) -> list[tuple[str, str]]:
    """One and several of each thing that the language counts, without the number."""
    found = []
    for key in keys:
        one, many = (words.say(key, n=n) for n in (1, 2))
        if one.startswith("1 ") and many.startswith("2 "):
            found.append((one[2:], many[2:]))
    return found
