"""The rulebook of a game: numbered rules and rulings in our words, read from `rules.toml`."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from dynasty.kernel.copying import PlainData


@dataclass(frozen=True)
class Rule(PlainData):
    """A numbered rule in our words, by language."""

    id: str
    text: Mapping[str, str]


@dataclass(frozen=True)
class Chapter(Rule):
    """The title of a group of rules and the sentence that introduces it."""

    about: Mapping[str, str]


@dataclass(frozen=True)
class Ruling(PlainData):
    """The answer to a question that the rules leave open, and the rules it belongs to."""

    id: str
    rules: tuple[str, ...]
    text: Mapping[str, str]


@dataclass(frozen=True)
class Rulebook(PlainData):
    """The chapters, rules and rulings of a game, in the order of the file."""

    chapters: tuple[Chapter, ...]
    rules: tuple[Rule, ...]
    rulings: tuple[Ruling, ...]

    def rules_of(self, chapter: str) -> tuple[Rule, ...]:
        return tuple(rule for rule in self.rules if rule.id.partition(".")[0] == chapter)

    def rulings_of(self, rule: str) -> tuple[Ruling, ...]:
        return tuple(ruling for ruling in self.rulings if rule in ruling.rules)

    def find(self, entry_id: str) -> Rule | Ruling | None:
        entries: tuple[Rule | Ruling, ...] = (*self.rules, *self.rulings, *self.chapters)
        return next((entry for entry in entries if entry.id == entry_id), None)


def read_rulebook(file: Path) -> Rulebook:
    """Return the chapters, rules and rulings that a `rules.toml` contains."""
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    return Rulebook(
        tuple(
            Chapter(c["id"], texts_by_language(c), texts_by_language(c["about"]))
            for c in data.get("chapter", ())
        ),
        tuple(Rule(r["id"], texts_by_language(r)) for r in data.get("rule", ())),
        tuple(
            Ruling(q["id"], tuple(q["rules"]), texts_by_language(q)) for q in data.get("ruling", ())
        ),
    )


def texts_by_language(entry: Mapping[str, str]) -> dict[str, str]:
    return {language: entry[language] for language in ("en", "fr")}
