"""The rule register and its trace: every rule is written, applied and tested."""

import ast
from collections import Counter

import pytest

from dynasty import games
from dynasty.cli.rule_trace import BRACKETED_ID, trace_rules
from dynasty.kernel import Rule, Ruling
from dynasty.text import LANGUAGES
from tests.conformance import sources
from tests.conformance.tables import NAMES, loaded

every_game = pytest.mark.parametrize("name", NAMES)


@every_game
def test_every_rule_is_named_by_a_function_and_by_a_test(name: str) -> None:
    rules, found = [rule.id for rule in games.load_rulebook(name).rules], trace_rules(name)
    assert [rule for rule in rules if rule not in found.functions] == []
    assert [rule for rule in rules if rule not in found.tests] == []


@every_game
def test_every_ruling_is_named_by_a_test_and_applied_where_its_rules_are(name: str) -> None:
    rulings, found = games.load_rulebook(name).rulings, trace_rules(name)
    assert [ruling.id for ruling in rulings if ruling.id not in found.tests] == []
    for ruling in rulings:
        assert {ruling.id, *ruling.rules} & set(found.functions), ruling.id


@every_game
def test_nothing_names_a_rule_that_is_not_written(name: str) -> None:
    assert trace_rules(name).unknown == []


@every_game
def test_ids_are_given_once_and_every_text_is_there(name: str) -> None:
    register = games.load_rulebook(name)
    entries: list[Rule | Ruling] = [*register.chapters, *register.rules, *register.rulings]
    assert [entry for entry, n in Counter(e.id for e in entries).items() if n > 1] == []
    for entry in entries:
        assert all(entry.text[language].strip() for language in LANGUAGES)


@every_game
def test_rulings_belong_to_rules_and_rules_to_chapters(name: str) -> None:
    register = games.load_rulebook(name)
    rules = {rule.id for rule in register.rules}
    chapters = {chapter.id for chapter in register.chapters}
    assert [q.id for q in register.rulings if not set(q.rules) <= rules or not q.rules] == []
    assert [rule for rule in rules if rule.rpartition(".")[0] not in chapters] == []


@every_game
def test_steps_and_refusals_name_rules_of_the_register(name: str) -> None:
    rules = {rule.id for rule in games.load_rulebook(name).rules}
    game = loaded(name)
    assert [step.name for step in game.steps.values() if step.rule not in rules] == []
    assert [refusal for refusal in sources.refusals(name) if refusal[0] not in rules] == []
    assert game.end_rule in rules


@every_game
def test_every_step_names_rules_in_its_docstring(name: str) -> None:
    said = {
        node.name: ast.get_docstring(node) or ""
        for _, tree in sources.trees(name)
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    silent = [step for step in loaded(name).steps if not BRACKETED_ID.search(said[step])]
    assert silent == []
