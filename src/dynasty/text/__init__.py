"""Every word that people read, by key and language; sentences live in files, never in code."""

from dynasty.text.bundles import DEFAULT, LANGUAGES, checked, preferred
from dynasty.text.denials import denials, denies, known_choices
from dynasty.text.hints import Opinion, WinChance, hint_sentences
from dynasty.text.previews import preview_sentences
from dynasty.text.turns import turn_sentence
from dynasty.text.words import FORMER, Words

__all__ = [
    "DEFAULT",
    "FORMER",
    "LANGUAGES",
    "Opinion",
    "WinChance",
    "Words",
    "checked",
    "denials",
    "denies",
    "hint_sentences",
    "known_choices",
    "preferred",
    "preview_sentences",
    "turn_sentence",
]
