"""What a person may type at a question: an answer, or one of a few commands."""

from collections.abc import Callable, Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from dynasty import bots
from dynasty.bots.outlook import own_chance
from dynasty.cli import coaching
from dynasty.cli.files import write_safely
from dynasty.cli.screen import LOUD
from dynasty.cli.sheets import show_sheets
from dynasty.cli.table import Table
from dynasty.kernel import NothingToUndo, Register, Ruling, turns
from dynasty.learn.things import about_thing
from dynasty.text import (
    Opinion,
    WinChance,
    Words,
    denials,
    hint_sentences,
    known_choices,
    preview_sentences,
)

PATIENCE: Final = 2.0  # seconds that a hint may take
RECENT: Final = 20  # lines of the log unless more are asked for


class Leave(Exception):
    """The person wants to stop for now."""


def obey(table: Table, seat: int, typed: str) -> bool:
    """Do what was typed; True when the question was answered or has to be asked anew."""
    word, _, rest = typed.partition(" ")
    command = named(table.words, word.lower())
    if command is not None:
        return COMMANDS[command](table, seat, rest.strip())
    if not typed:
        table.show_question(seat)
        return False
    choice = understood(table, seat, typed)
    if choice is None:
        return False
    if any(offer.choice == choice for offer in table.offers(seat)):
        return coaching.choose(table, seat, choice)
    explain(table, seat, choice)
    return False


def named(words: Words, word: str) -> str | None:
    """The command of this name, in English or in the reader's language; ? is help."""
    if word == "?":
        return "help"
    if word in COMMANDS:
        return word
    return next((name for name in COMMANDS if words.say(f"command-{name}") == word), None)


def understood(table: Table, seat: int, typed: str) -> str | None:
    """The choice meant by its number, by `verb:noun`, or by a word that only one offer has."""
    offers = [offer.choice for offer in table.offers(seat)]
    if typed.isdecimal():
        if 1 <= int(typed) <= len(offers):
            return offers[int(typed) - 1]
        table.screen.tell("answer-number", last=len(offers))
        return None
    text = ":".join(typed.lower().replace(":", " ").split())
    if text in table.match.game.vocabulary.by_text:
        return text
    meant = [choice for choice in offers if is_meant(table.words, choice, typed, text)]
    if not meant:
        meant = [c for c in unoffered(table, seat) if is_meant(table.words, c, typed, text)][:1]
    if len(meant) == 1:
        return meant[0]
    if meant:
        table.screen.tell("answer-several", typed=typed, n=len(meant), example=meant[0])
        return None
    near = get_close_matches(text, [*offers, *COMMANDS], 1)
    key = "answer-near" if near else "answer-unknown"
    table.screen.tell(key, typed=typed, near=near[0] if near else "")
    return None


def unoffered(table: Table, seat: int) -> Iterator[str]:
    """What else could be meant, to say why not: what the question knows, then everything."""
    decision = table.match.game.decision(table.match.state, seat)
    yield from map(str, known_choices(decision))
    yield from table.match.game.vocabulary.by_text


def is_meant(words: Words, choice: str, typed: str, text: str) -> bool:
    """Is the choice called by its verb, by its thing, or by the name of its thing?"""
    verb, _, noun = choice.partition(":")
    return text in (verb, noun) or words.name(noun).lower() == typed.lower()


def explain(table: Table, seat: int, choice: str) -> None:
    """Why the seat may not choose this now, with the rule."""
    game, s = table.match.game, table.match.state
    meant = game.vocabulary.read(choice)
    refusal = game.why_not(s, seat, meant)
    if refusal is None:
        table.screen.tell("why-possible", choice=choice)
        return
    said = table.words.refusal(refusal, game.because(s, seat, meant))
    table.screen.paragraph(said, style=LOUD)
    show_rule(table, refusal.rule)


def show_rule(table: Table, rule_id: str) -> None:
    table.screen.paragraph(table.words.rule(rule_id), f"{rule_id:<7} ", " " * 8)


def why(table: Table, seat: int, rest: str) -> bool:
    """Why one choice is not possible, or all that this question could have offered."""
    if rest:
        choice = understood(table, seat, rest)
        if choice is not None:
            explain(table, seat, choice)
        return False
    match, words, screen = table.match, table.words, table.screen
    told = denials(words, match.game, match.state, seat)
    for denial in told:
        things = [f"{words.name(choice.noun)} [{choice}]" for choice in denial.choices]
        if denial.more:
            things.append(words.say("why-more", n=denial.more))
        screen.paragraph(denial.text, aside=denial.rule)
        screen.paragraph("  ".join(things), "    ", "    ", "dim")
    if not told:
        screen.tell("why-all-possible")
    return False


def what(table: Table, seat: int, rest: str) -> bool:
    """What a choice would do, as far as it is certain."""
    choice = understood(table, seat, rest) if rest else None
    if choice is None:
        if not rest:
            table.screen.tell("what-which")
        return False
    if not any(offer.choice == choice for offer in table.offers(seat)):
        explain(table, seat, choice)
        return False
    tell_preview(table, seat, choice)
    return False


def tell_preview(table: Table, seat: int, choice: str) -> None:
    """What will happen for certain, line by line."""
    for sentence in preview_sentences(table.words, table.match.preview(seat, choice)):
        table.screen.paragraph(sentence, "· ", "  ")


def undo(table: Table, seat: int, rest: str) -> bool:
    """Take the last choice back."""
    found, _ = table.match.undoable(seat)
    try:
        taken_back = table.match.moves[found[0]].choice if found else ""
        table.undo(seat)
    except NothingToUndo as error:
        table.screen.tell(f"undo-{error.reason}")
        return False
    label = next(table.words.label(o) for o in table.offers(seat) if o.choice == taken_back)
    table.screen.tell("undo-done", choice=label)
    return True


def log(table: Table, seat: int, rest: str) -> bool:
    """What happened turn by turn, the last of it unless more is asked for."""
    told = turns(table.match, seat)
    if rest == table.words.say("log-all") or rest == "all":
        count = len(told)
    else:
        count = int(rest) if rest.isdecimal() else RECENT
    if count < len(told):
        table.whisper("log-more", left=len(told) - count)
    for turn in told[len(told) - min(count, len(told)) :]:
        table.tell_turn(turn)
    return False


def score(table: Table, seat: int, rest: str) -> bool:
    """The score sheets as far as this seat may know them."""
    game, s = table.match.game, table.match.state
    show_sheets(table.screen, game.open_scores(s, seat), game.scores(s))
    return False


def rules(table: Table, seat: int, rest: str) -> bool:
    """A rule with its rulings, the rules of a chapter or about a thing, or the chapters."""
    register = table.words.register
    assert register is not None
    asked = in_full(register, rest.upper())
    if not asked:
        for chapter in register.chapters:
            show_rule(table, chapter.id)
        return False
    ids = [rule.id for rule in register.rules if rule.id.startswith(f"{asked}.")]
    if register.find(asked) is None and show_thing(table, rest):
        return False
    if register.find(asked) is None:
        chapters = ", ".join(chapter.id for chapter in register.chapters)
        table.screen.tell("rules-unknown-id", id=rest, chapters=chapters)
        return False
    show_rule(table, asked)
    entry = register.find(asked)
    ids += entry.rules if isinstance(entry, Ruling) else ()
    for rule_id in [*ids, *(ruling.id for ruling in register.rulings_of(asked))]:
        show_rule(table, rule_id)
    return False


def show_thing(table: Table, called: str) -> bool:
    """What a thing of this name is and does, and the rules that speak of it."""
    game, words = table.match.game, table.words
    nouns = {choice.noun for choice in game.vocabulary}
    named = (noun for noun in sorted(nouns) if called.lower() in (noun, words.name(noun).lower()))
    thing = about_thing(game.name, next(named, called.lower()), (), words)
    if thing is None:
        return False
    for said in (thing.help, *(meaning.said for meaning in thing.meanings)):
        if said:
            table.screen.paragraph(said)
    for rule in thing.rules:
        show_rule(table, rule.id)
    return True


def in_full(register: Register, asked: str) -> str:
    """The id of a rule; its letters may be left out."""
    letters = register.chapters[0].id.partition("-")[0]
    return f"{letters}-{asked}" if asked[:1].isdecimal() else asked


def hint(table: Table, seat: int, rest: str) -> bool:
    """What the best bot would choose here, and why."""
    game, imagine = table.match.game, table.imagine(seat)
    thoughts = bots.adviser(game, len(table.match.moves), PATIENCE).consider(imagine, seat)
    numbered = enumerate(table.offers(seat), 1)
    labels = {offer.choice: f"{number}. {table.words.label(offer)}" for number, offer in numbered}
    opinions = [Opinion(labels[str(one.choice)], one.visits) for one in thoughts]
    best = [thought.choice for thought in thoughts[:2]]
    reasons = bots.reasons(game, imagine, seat, *best) if len(best) > 1 else {}
    chance = WinChance(*own_chance(game, imagine, seat))
    for sentence in hint_sentences(table.words, bots.BEST, opinions, reasons, chance):
        table.screen.paragraph(sentence)
    tell_preview(table, seat, str(best[0]))
    return False


def board(table: Table, seat: int, rest: str) -> bool:
    table.show_board(seat)
    table.show_question(seat)
    return False


def help_(table: Table, seat: int, rest: str) -> bool:
    """What can be typed."""
    table.screen.tell("help-answer", example=table.offers(seat)[0].choice)
    says = table.words.say
    table.screen.entries((f"  {says(f'form-{name}')}", says(f"usage-{name}")) for name in COMMANDS)
    return False


def save(table: Table, seat: int, rest: str) -> bool:
    """Every choice is kept anyway; with a name, a copy is written there too."""
    if not rest:
        table.screen.tell("save-kept", file=str(table.file))
        return False
    file = Path(rest).expanduser()
    try:
        write_safely(file, table.match.record().to_json())
    except OSError as error:
        table.screen.tell("save-failed", file=str(file), why=error.strerror or str(error))
    else:
        table.screen.tell("save-copied", file=str(file))
    return False


def quit_(table: Table, seat: int, rest: str) -> bool:
    raise Leave


COMMANDS: Final[dict[str, Callable[[Table, int, str], bool]]] = {
    "what": what,
    "why": why,
    "undo": undo,
    "hint": hint,
    "coach": coaching.coach,
    "board": board,
    "score": score,
    "log": log,
    "rules": rules,
    "save": save,
    "help": help_,
    "quit": quit_,
}
