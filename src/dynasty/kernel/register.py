"""The rule register of a game: ids, our words, rulings."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Rule:
    """A numbered rule in our words, by language."""

    id: str
    text: Mapping[str, str]


@dataclass(frozen=True)
class Chapter(Rule):
    """The title of some rules, and a sentence that opens them."""

    about: Mapping[str, str]


@dataclass(frozen=True)
class Ruling:
    """How a doubt was settled, and the rules it belongs to."""

    id: str
    rules: tuple[str, ...]
    text: Mapping[str, str]


@dataclass(frozen=True)
class Register:
    """Chapters, rules and rulings in the order of the file."""

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


def read_register(file: Path) -> Register:
    """The register of a `rules.toml`."""
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    return Register(
        tuple(Chapter(c["id"], texts(c), texts(c["about"])) for c in data.get("chapter", ())),
        tuple(Rule(r["id"], texts(r)) for r in data.get("rule", ())),
        tuple(Ruling(q["id"], tuple(q["rules"]), texts(q)) for q in data.get("ruling", ())),
    )


def texts(entry: Mapping[str, str]) -> dict[str, str]:
    return {language: entry[language] for language in ("en", "fr")}
