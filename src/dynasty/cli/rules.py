"""`rules`: the register of a game, in its words, with its trace."""

from typing import Any

from dynasty import games
from dynasty.cli.screen import Screen, print_json
from dynasty.cli.trace import Trace, tests_folder, trace
from dynasty.kernel import BadOptions, Register, Rule, Ruling
from dynasty.speech import words_of
from dynasty.text import Words


def show_rules(name: str, rule_id: str, as_json: bool, language: str) -> None:
    """The command `rules`."""
    words = words_of(games.load(name), language)
    register = games.load_register(name)
    chosen = entries(register, rule_id)
    found = trace(name)
    if as_json:
        print_json([as_data(entry, register, found, language) for entry in chosen])
        return
    screen = Screen(words)
    if rule_id and len(chosen) == 1:
        show_entry(screen, chosen[0], register, found)
        return
    chapters = {chapter.id: chapter for chapter in register.chapters}
    for entry in chosen:
        chapter = chapters.pop(chapter_of(entry.id), None)
        if chapter is not None:
            screen.heading(f"{chapter.id}  {chapter.text[language]}")
            screen.paragraph(chapter.about[language], "  ", "  ")
        screen.paragraph(entry.text[language], f"  {entry.id:<7} ", " " * 10)
        functions, tests = found.functions.get(entry.id, []), found.tests.get(entry.id, [])
        traced = words.say("rules-trace", functions=len(functions), tests=len(tests))
        screen.paragraph(traced, " " * 10, " " * 10, "dim")
    screen.line()
    summarise(screen, chosen, found)


def entries(register: Register, rule_id: str) -> list[Rule | Ruling]:
    """The rules of the whole register or of a chapter, or one rule or ruling."""
    if not rule_id:
        return list(register.rules)
    asked = rule_id.upper()
    known: list[Rule | Ruling] = [*register.rules, *register.rulings]
    found = [entry for entry in known if entry.id.upper() == asked]
    found = found or [entry for entry in known if chapter_of(entry.id).upper() == asked]
    if not found:
        chapters = ", ".join(chapter.id for chapter in register.chapters)
        raise BadOptions("bad-rule", given=rule_id, chapters=chapters)
    return found


def chapter_of(rule_id: str) -> str:
    """The chapter that a rule belongs to."""
    return rule_id.partition(".")[0]


def as_data(
    entry: Rule | Ruling, register: Register, found: Trace, language: str
) -> dict[str, Any]:
    data: dict[str, Any] = {
        "id": entry.id,
        "text": entry.text[language],
        "functions": found.functions.get(entry.id, []),
        "tests": tests_of(entry, found),
        "rulings": [ruling.id for ruling in register.rulings_of(entry.id)],
    }
    if isinstance(entry, Ruling):
        data["rules"] = list(entry.rules)
    return data


def show_entry(screen: Screen, entry: Rule | Ruling, register: Register, found: Trace) -> None:
    """One rule with all that belongs to it."""
    show_text(screen, screen.words, entry, register)
    named = {"functions": found.functions.get(entry.id, []), "tests": tests_of(entry, found)}
    for kind, owners in named.items():
        screen.heading(screen.say(f"rules-{kind}"))
        for owner in owners or ():
            screen.line(f"  {owner}")
        if not owners:
            nothing = "rules-no-tests" if owners is None else "rules-none"
            screen.paragraph(screen.say(nothing), "  ", "  ")


def tests_of(entry: Rule | Ruling, found: Trace) -> list[str] | None:
    """The tests that name it; None where no tests are installed."""
    return found.tests.get(entry.id, []) if tests_folder().is_dir() else None


def show_text(screen: Screen, words: Words, entry: Rule | Ruling, register: Register) -> None:
    """One rule with its rulings, as a player reads it; a ruling with its rules."""
    room = " " * 8
    screen.paragraph(entry.text[words.language], f"{entry.id:<7} ", room)
    if isinstance(entry, Ruling):
        others = [rule for rule in register.rules if rule.id in entry.rules]
        for rule in others:
            screen.paragraph(rule.text[words.language], f"{rule.id:<7} ", room, "dim")
    for ruling in register.rulings_of(entry.id):
        screen.paragraph(ruling.text[words.language], f"{ruling.id:<7} ", room)


def summarise(screen: Screen, chosen: list[Rule | Ruling], found: Trace) -> None:
    """How many of these rules have a function and a test."""
    functions = sum(entry.id in found.functions for entry in chosen)
    tests = sum(entry.id in found.tests for entry in chosen)
    screen.tell("rules-summary", rules=len(chosen), functions=functions, tests=tests)
    if not tests_folder().is_dir():
        screen.tell("rules-no-tests")
    for unknown in found.unknown:
        screen.line(screen.say("rules-unknown", what=unknown), "bold red")
