"""The command `rules`: print the rules of a game with the functions and tests that name them."""

from typing import Any

from dynasty import games
from dynasty.cli.rule_trace import RuleTrace, tests_folder, trace_rules
from dynasty.cli.screen import Screen, print_json
from dynasty.kernel import BadOptions, Rule, Rulebook, Ruling
from dynasty.localization import translator_for
from dynasty.text import Translator


def run_rules(name: str, rule_id: str, as_json: bool, language: str) -> None:
    """Print the rules of a game with the functions and tests that name them."""
    words = translator_for(games.load(name), language)
    register = games.load_rulebook(name)
    chosen = rule_entries(register, rule_id)
    found = trace_rules(name)
    if as_json:
        print_json([rule_data(entry, register, found, language) for entry in chosen])
        return
    screen = Screen(words)
    if rule_id and len(chosen) == 1:
        print_rule_entry(screen, chosen[0], register, found)
        return
    chapters = {chapter.id: chapter for chapter in register.chapters}
    for entry in chosen:
        chapter = chapters.pop(chapter_id(entry.id), None)
        if chapter is not None:
            screen.heading(f"{chapter.id}  {chapter.text[language]}")
            screen.paragraph(chapter.about[language], "  ", "  ")
        screen.paragraph(entry.text[language], f"  {entry.id:<7} ", " " * 10)
        functions, tests = found.functions.get(entry.id, []), found.tests.get(entry.id, [])
        traced = words.say("rules-trace", functions=len(functions), tests=len(tests))
        screen.paragraph(traced, " " * 10, " " * 10, "dim")
    screen.line()
    print_trace_summary(screen, chosen, found)


def rule_entries(register: Rulebook, rule_id: str) -> list[Rule | Ruling]:
    """Return the rules of the whole rulebook or of a chapter, or one rule or ruling."""
    if not rule_id:
        return list(register.rules)
    asked = rule_id.upper()
    known: list[Rule | Ruling] = [*register.rules, *register.rulings]
    found = [entry for entry in known if entry.id.upper() == asked]
    found = found or [entry for entry in known if chapter_id(entry.id).upper() == asked]
    if not found:
        chapters = ", ".join(chapter.id for chapter in register.chapters)
        raise BadOptions("bad-rule", given=rule_id, chapters=chapters)
    return found


def chapter_id(rule_id: str) -> str:
    """Return the id of the chapter of a rule."""
    return rule_id.partition(".")[0]


def rule_data(
    entry: Rule | Ruling, register: Rulebook, found: RuleTrace, language: str
) -> dict[str, Any]:
    data: dict[str, Any] = {
        "id": entry.id,
        "text": entry.text[language],
        "functions": found.functions.get(entry.id, []),
        "tests": rule_tests(entry, found),
        "rulings": [ruling.id for ruling in register.rulings_of(entry.id)],
    }
    if isinstance(entry, Ruling):
        data["rules"] = list(entry.rules)
    return data


def print_rule_entry(
    screen: Screen, entry: Rule | Ruling, register: Rulebook, found: RuleTrace
) -> None:
    """Print one rule with its rulings, functions and tests."""
    print_rule_text(screen, screen.words, entry, register)
    named = {"functions": found.functions.get(entry.id, []), "tests": rule_tests(entry, found)}
    for kind, owners in named.items():
        screen.heading(screen.say(f"rules-{kind}"))
        for owner in owners or ():
            screen.line(f"  {owner}")
        if not owners:
            nothing = "rules-no-tests" if owners is None else "rules-none"
            screen.paragraph(screen.say(nothing), "  ", "  ")


def rule_tests(entry: Rule | Ruling, found: RuleTrace) -> list[str] | None:
    """Return the tests that name the rule; None where no tests are installed."""
    return found.tests.get(entry.id, []) if tests_folder().is_dir() else None


def print_rule_text(
    screen: Screen, words: Translator, entry: Rule | Ruling, register: Rulebook
) -> None:
    """Print a rule with its rulings, or a ruling with its rules."""
    room = " " * 8
    screen.paragraph(entry.text[words.language], f"{entry.id:<7} ", room)
    if isinstance(entry, Ruling):
        others = [rule for rule in register.rules if rule.id in entry.rules]
        for rule in others:
            screen.paragraph(rule.text[words.language], f"{rule.id:<7} ", room, "dim")
    for ruling in register.rulings_of(entry.id):
        screen.paragraph(ruling.text[words.language], f"{ruling.id:<7} ", room)


def print_trace_summary(screen: Screen, chosen: list[Rule | Ruling], found: RuleTrace) -> None:
    """Print how many of these rules have a function and a test, and all unknown ids."""
    functions = sum(entry.id in found.functions for entry in chosen)
    tests = sum(entry.id in found.tests for entry in chosen)
    screen.tell("rules-summary", rules=len(chosen), functions=functions, tests=tests)
    if not tests_folder().is_dir():
        screen.tell("rules-no-tests")
    for unknown in found.unknown:
        screen.line(screen.say("rules-unknown", what=unknown), "bold red")
