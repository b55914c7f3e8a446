"""The command `rules`."""

from pathlib import Path

import pytest

from dynasty import games
from dynasty.cli import rule_trace as trace_module
from dynasty.cli import rules
from tests.cli.desk import GAME, data, fine, refused

RULE = games.load_rulebook(GAME).rules[0]


RULING = games.load_rulebook(GAME).rulings[0]


def test_rules_as_json() -> None:
    listed = data("rules", GAME)
    assert [rule["id"] for rule in listed] == [rule.id for rule in games.load_rulebook(GAME).rules]
    assert all(set(r) == {"id", "text", "functions", "tests", "rulings"} for r in listed)
    assert any(rule["functions"] for rule in listed)


def test_one_rule_and_one_ruling() -> None:
    (rule,) = data("rules", GAME, RULE.id.lower())
    assert rule["text"] == RULE.text["en"]
    (ruling,) = data("rules", GAME, RULING.id)
    assert ruling["rules"] == list(RULING.rules)
    assert RULING.id in {q for r in data("rules", GAME) for q in r["rulings"]}


def test_rules_for_people() -> None:
    said = fine("rules", GAME)
    assert all(rule.id in said for rule in games.load_rulebook(GAME).rules)
    assert f"{len(games.load_rulebook(GAME).rules)} rules:" in said
    assert "Functions" in fine("rules", GAME, RULE.id)
    assert "Fonctions" in fine("rules", GAME, RULE.id, "--lang", "fr")
    chapter = games.load_rulebook(GAME).chapters[0]
    assert chapter.text["en"] in fine("rules", GAME, chapter.id)


def test_where_no_tests_are_installed_none_are_counted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for module in (rules, trace_module):
        monkeypatch.setattr(module, "tests_folder", lambda: tmp_path / "nowhere")
    (rule,) = data("rules", GAME, RULE.id)
    assert rule["functions"]
    assert rule["tests"] is None
    assert "Tests The tests aren’t installed here" in " ".join(fine("rules", GAME, RULE.id).split())


def test_an_unknown_rule_is_refused() -> None:
    assert "Z-99" in refused("rules", GAME, "Z-99")
