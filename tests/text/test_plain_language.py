"""Plain words: what players and readers see has no word on the list, and no endless sentence.

The rules are those of CONTRIBUTING.md. A sentence that needs an exception names its reason here.
"""

import re
from pathlib import Path
from typing import Final

import pytest

from dynasty import games
from tests.text.rendered import with_names

ROOT: Final = Path(__file__).parents[2]
SOURCES: Final = ROOT / "src" / "dynasty"
MAX_WORDS: Final = 20
BANNED: Final = {
    "whoever": r"whoever|whosoever",
    "somebody": r"somebody",
    "nobody": r"nobody",
    "everybody": r"everybody",
    "shall": r"shall",
    "go on": r"(?:go|goes|going|gone|went) on(?= to\b|[.,;:!?]|$)",
    "tell": r"told|tells",
    "take back": r"(?:take|takes|taken|taking|took) (?:it |them |that )?back",
    "lay a table": r"(?:lay|lays|laid|laying) (?:a|the|another) (?:new )?table",
    "table terms": r"terms of (?:the|this|a) table",
    "notices": r"notices",
    "stand in": r"(?:stand|stands|stood|standing) in for|stand-in",
    "of a name": r"of \{ ?\$(?:seat|name|player|owner|who) ?\}",
    "so many": r"so many",
    "as usual": r"as usual means",
}
EVERY_BANNED_WORD: Final = re.compile(
    "|".join(rf"(?<![\w$-])(?:{words})(?![\w-])" for words in BANNED.values()), re.IGNORECASE
)
# Choices and their parts list effects, separated by commas: they are labels, not sentences.
LABELS: Final = re.compile(r"(?:choice|brief|part|heading|verb)-")
LONG_WITH_REASON: Final = {
    "lesson-typing": "lists the commands of the prompt",
    "board-legend": "lists the letters of the board",
    "reason-nothing-to-hire": "lists all four warriors with the reason for each",
    "event-nothing-to-hire": "lists all four warriors with the reason for each",
}
FLUENT_FILES: Final = sorted(SOURCES.rglob("en.ftl"))
GUIDES: Final = sorted(SOURCES.glob("games/*/guide/en.md"))
DOCUMENTS: Final = [
    *(ROOT / f"{name}.md" for name in ("README", "CONTRIBUTING", "CHANGELOG", "SECURITY")),
    *sorted((ROOT / "docs").rglob("*.md")),
]
# Decisions keep their words, French has others, and the glossary explains old words.
EXEMPT: Final = ("docs/adr/", "docs/fr/", "docs/glossary.md")
OWNERS: Final = ("", *games.SHELF, games.TEMPLATE_GAME)


def relative(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def banned_words(text: str) -> list[str]:
    """Return what an editor would strike out; code is not read."""
    prose = re.sub(r"```.*?```|`[^`\n]*`|\]\([^)]*\)|<[^>]*>", " ", text, flags=re.DOTALL)
    return EVERY_BANNED_WORD.findall(prose)


def messages(file: Path) -> str:
    """Return the values of a Fluent file, without comments and keys."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return "\n".join(re.sub(r"^[\w-]+ =", "", line) for line in lines if not line.startswith("#"))


@pytest.mark.parametrize("file", FLUENT_FILES, ids=relative)
def test_no_message_has_a_banned_word(file: Path) -> None:
    assert banned_words(messages(file)) == []


@pytest.mark.parametrize("file", GUIDES, ids=relative)
def test_no_guide_has_a_banned_word(file: Path) -> None:
    assert banned_words(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "file", [file for file in DOCUMENTS if not relative(file).startswith(EXEMPT)], ids=relative
)
def test_no_document_has_a_banned_word(file: Path) -> None:
    assert banned_words(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("owner", OWNERS, ids=lambda owner: owner or "platform")
def test_sentences_are_short(owner: str) -> None:
    long = {
        one.key: sentence
        for one in with_names(owner, "en")
        if not LABELS.match(one.key) and one.key not in LONG_WITH_REASON
        for sentence in re.split(r"(?<=[.!?])\s+|\n", one.text)
        if len(sentence.split()) > MAX_WORDS
    }
    assert long == {}


@pytest.mark.parametrize(
    "text",
    [
        "Whoever sits here waits.",
        "The game goes on.",
        "You were told.",
        "You may take it back.",
        "Lay a new table",
        "A bot stands in for Bob.",
        "The time of { $seat } is up.",
    ],
)
def test_a_banned_word_is_found(text: str) -> None:
    assert banned_words(text)


def test_code_and_other_words_are_no_banned_words() -> None:
    assert (
        banned_words("Run `dynasty told`, see [it](whoever.md). The log is based on turns.") == []
    )
