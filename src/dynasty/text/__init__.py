"""All text that people read, by key and language; sentences are in files, never in code."""

from dynasty.languages import DEFAULT_LANGUAGE, LANGUAGES, environment_language
from dynasty.text.bundles import check_language
from dynasty.text.hints import Opinion, WinChance, hint_sentences
from dynasty.text.previews import preview_sentences
from dynasty.text.refusal_groups import has_refusals, known_choices, refusal_groups
from dynasty.text.translator import FORMER_PLAYER_MARK, Translator
from dynasty.text.turn_summary import (
    interlude_gains,
    interlude_heading,
    interlude_sentences,
    turn_sentence,
)

__all__ = [
    "DEFAULT_LANGUAGE",
    "FORMER_PLAYER_MARK",
    "LANGUAGES",
    "Opinion",
    "Translator",
    "WinChance",
    "check_language",
    "environment_language",
    "has_refusals",
    "hint_sentences",
    "interlude_gains",
    "interlude_heading",
    "interlude_sentences",
    "known_choices",
    "preview_sentences",
    "refusal_groups",
    "turn_sentence",
]
