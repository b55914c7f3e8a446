"""Functions and tests are found by the rules they name."""

import ast

import pytest

from dynasty import games
from dynasty.cli.rule_trace import KnownIds, RuleTrace, ids_in_source, trace_rules
from dynasty.kernel import Chapter, Rule, Rulebook, Ruling

SOURCE = '''
"""A chapter (A-1)."""

NO_FISH: Final = Refusal("A-1.1", "no-fish")
BIG, SMALL = 1, 2

class Eat(Step):
    """[A-1.2] [Q-3] Eat it."""

    rule = "A-1.3"

    def take(self, s):
        s.tell("eaten", "A-1.4", 0)

def size(s):
    """The size, as A-1.5 says."""
    return {"[B-1]": 2}
'''


TESTS = '''
def test_A_1_1_and_A_1_2_of_a_meal(table): ...
def test_A_1_3_3_players(): ...
def test_Q_3_bones(): ...
def test_T_05_an_example(): ...
def test_A_7_1_is_unknown(): ...
class TestMore:
    def test_other(self):
        """A meal of its own [A-1.4]."""
def helper_A_1_5(): ...
'''


@pytest.fixture
def register() -> Rulebook:
    empty = {"en": "", "fr": ""}
    rules = tuple(Rule(f"A-1.{number}", empty) for number in range(1, 6))
    return Rulebook((Chapter("A-1", empty, empty),), rules, (Ruling("Q-3", ("A-1.1",), empty),))


def test_functions_are_found_by_the_ids_they_name() -> None:
    assert list(ids_in_source(ast.parse(SOURCE))) == [
        ("NO_FISH", "A-1.1"),
        ("Eat", "A-1.2"),
        ("Eat", "Q-3"),
        ("Eat", "A-1.3"),
        ("Eat.take", "A-1.4"),
        ("size", "B-1"),
    ]


def test_tests_are_found_by_their_names_and_brackets(register: Rulebook) -> None:
    assert list(KnownIds(register).ids_in_tests(ast.parse(TESTS))) == [
        ("test_A_1_1_and_A_1_2_of_a_meal", "A-1.1"),
        ("test_A_1_1_and_A_1_2_of_a_meal", "A-1.2"),
        ("test_A_1_3_3_players", "A-1.3"),
        ("test_Q_3_bones", "Q-3"),
        ("test_T_05_an_example", "T-05"),
        ("test_A_7_1_is_unknown", "A-7.1"),
        ("test_other", "A-1.4"),
    ]


def test_unknown_ids_of_the_register_are_noticed_and_others_are_not(register: Rulebook) -> None:
    found, known = RuleTrace(), KnownIds(register)
    for rule_id in ("A-1.1", "A-1.1", "A-1", "T-05", "A-7.1"):
        known.note(found, found.tests, rule_id, "somebody")
    assert found.tests == {"A-1.1": ["somebody"]}
    assert found.unknown == ["somebody names A-7.1"]


@pytest.mark.parametrize("name", games.SHELF)
def test_nothing_in_a_game_names_an_unknown_rule(name: str) -> None:
    assert trace_rules(name).unknown == []
