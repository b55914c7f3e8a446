"""Every word that people read, by key and language; sentences live in files, never in code."""

from dynasty.text.bundles import DEFAULT, LANGUAGES, checked, preferred
from dynasty.text.words import Words

__all__ = ["DEFAULT", "LANGUAGES", "Words", "checked", "preferred"]
