"""The commands that a player may type at a question instead of an answer, and their parser."""

from collections.abc import Callable, Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from dynasty import bots
from dynasty.bots.win_probability import own_win_probability
from dynasty.cli import coach
from dynasty.cli.record_files import write_atomically
from dynasty.cli.score_tables import print_sheets
from dynasty.cli.screen import BOLD_STYLE
from dynasty.cli.terminal_match import TerminalTable
from dynasty.kernel import NothingToUndo, Rulebook, Ruling, file_error_phrase, turns
from dynasty.learn.piece_help import thing_help
from dynasty.localization import phrase_text
from dynasty.text import (
    Opinion,
    Translator,
    WinChance,
    hint_sentences,
    known_choices,
    preview_sentences,
    refusal_groups,
)

HINT_SECONDS: Final = 2.0  # seconds a hint may take
DEFAULT_LOG_TURNS: Final = 20  # lines of the log unless more are asked for


class LeaveGame(Exception):
    """Raised when the player wants to stop for now."""


def handle_line(table: TerminalTable, seat: int, typed: str) -> bool:
    """Execute a typed line; return True if the question was answered or must be shown again."""
    word, _, rest = typed.partition(" ")
    command = command_named(table.words, word.lower())
    if command is not None:
        return PROMPT_COMMANDS[command](table, seat, rest.strip())
    if not typed:
        table.show_question(seat)
        return False
    choice = parse_choice(table, seat, typed)
    if choice is None:
        return False
    if any(offer.choice == choice for offer in table.offers(seat)):
        return coach.choose_with_coach(table, seat, choice)
    print_refusal(table, seat, choice)
    return False


def command_named(words: Translator, word: str) -> str | None:
    """Return the command with this English or translated name; `?` means help."""
    if word == "?":
        return "help"
    if word in PROMPT_COMMANDS:
        return word
    return next((name for name in PROMPT_COMMANDS if words.say(f"command-{name}") == word), None)


def parse_choice(table: TerminalTable, seat: int, typed: str) -> str | None:
    """Return the choice meant by its number, by `verb:noun`, or by a word of one offer alone."""
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
        meant = [
            c for c in unoffered_choices(table, seat) if is_meant(table.words, c, typed, text)
        ][:1]
    if len(meant) == 1:
        return meant[0]
    if meant:
        table.screen.tell("answer-several", typed=typed, n=len(meant), example=meant[0])
        return None
    near = get_close_matches(text, [*offers, *PROMPT_COMMANDS], 1)
    key = "answer-near" if near else "answer-unknown"
    table.screen.tell(key, typed=typed, near=near[0] if near else "")
    return None


def unoffered_choices(table: TerminalTable, seat: int) -> Iterator[str]:
    """Yield choices that are not offered but could be meant, those of the question first."""
    decision = table.match.game.decision(table.match.state, seat)
    yield from map(str, known_choices(decision))
    yield from table.match.game.vocabulary.by_text


def is_meant(words: Translator, choice: str, typed: str, text: str) -> bool:
    """Return whether the text is the choice's verb, its noun, or the name of its noun."""
    verb, _, noun = choice.partition(":")
    return text in (verb, noun) or words.name(noun).lower() == typed.lower()


def print_refusal(table: TerminalTable, seat: int, choice: str) -> None:
    """Print why the seat may not choose this now, and the rule."""
    game, s = table.match.game, table.match.state
    meant = game.vocabulary.read(choice)
    refusal = game.why_not(s, seat, meant)
    if refusal is None:
        table.screen.tell("why-possible", choice=choice)
        return
    said = table.words.refusal(refusal, game.because(s, seat, meant))
    table.screen.paragraph(said, style=BOLD_STYLE)
    print_rule(table, refusal.rule)


def print_rule(table: TerminalTable, rule_id: str) -> None:
    table.screen.paragraph(table.words.rule(rule_id), f"{rule_id:<7} ", " " * 8)


def do_why(table: TerminalTable, seat: int, rest: str) -> bool:
    """Print why a choice is not possible, or what this question cannot offer and why."""
    if rest:
        choice = parse_choice(table, seat, rest)
        if choice is not None:
            print_refusal(table, seat, choice)
        return False
    match, words, screen = table.match, table.words, table.screen
    told = refusal_groups(words, match.game, match.state, seat)
    for denial in told:
        things = [f"{words.name(choice.noun)} [{choice}]" for choice in denial.choices]
        if denial.more:
            things.append(words.say("why-more", n=denial.more))
        screen.paragraph(denial.text, aside=denial.rule)
        screen.paragraph("  ".join(things), "    ", "    ", "dim")
    if not told:
        screen.tell("why-all-possible")
    return False


def do_what(table: TerminalTable, seat: int, rest: str) -> bool:
    """Print what a choice would do, as far as it is certain."""
    choice = parse_choice(table, seat, rest) if rest else None
    if choice is None:
        if not rest:
            table.screen.tell("what-which")
        return False
    if not any(offer.choice == choice for offer in table.offers(seat)):
        print_refusal(table, seat, choice)
        return False
    print_preview(table, seat, choice)
    return False


def print_preview(table: TerminalTable, seat: int, choice: str) -> None:
    """Print the certain effects of a choice, line by line."""
    for sentence in preview_sentences(table.words, table.match.preview(seat, choice)):
        table.screen.paragraph(sentence, "· ", "  ")


def do_undo(table: TerminalTable, seat: int, rest: str) -> bool:
    """Undo the seat's last choice."""
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


def do_log(table: TerminalTable, seat: int, rest: str) -> bool:
    """Print the log turn by turn: the last turns, as many as asked for, or all."""
    told = turns(table.match, seat)
    if rest == table.words.say("log-all") or rest == "all":
        count = len(told)
    else:
        count = int(rest) if rest.isdecimal() else DEFAULT_LOG_TURNS
    if count < len(told):
        table.whisper("log-more", left=len(told) - count)
    for turn in told[len(told) - min(count, len(told)) :]:
        table.tell_turn(turn)
    return False


def do_score(table: TerminalTable, seat: int, rest: str) -> bool:
    """Print the score sheets as far as this seat may know them."""
    game, s = table.match.game, table.match.state
    print_sheets(table.screen, game.open_scores(s, seat), game.scores(s))
    return False


def do_rules(table: TerminalTable, seat: int, rest: str) -> bool:
    """Print a rule with its rulings, the rules of a chapter or about a piece, or the chapters."""
    register = table.words.register
    assert register is not None
    asked = full_rule_id(register, rest.upper())
    if not asked:
        for chapter in register.chapters:
            print_rule(table, chapter.id)
        return False
    ids = [rule.id for rule in register.rules if rule.id.startswith(f"{asked}.")]
    if register.find(asked) is None and print_piece_help(table, rest):
        return False
    if register.find(asked) is None:
        chapters = ", ".join(chapter.id for chapter in register.chapters)
        table.screen.tell("rules-unknown-id", id=rest, chapters=chapters)
        return False
    print_rule(table, asked)
    entry = register.find(asked)
    ids += entry.rules if isinstance(entry, Ruling) else ()
    for rule_id in [*ids, *(ruling.id for ruling in register.rulings_of(asked))]:
        print_rule(table, rule_id)
    return False


def print_piece_help(table: TerminalTable, called: str) -> bool:
    """Print what the piece of this name is and does, with its rules; False if there is none."""
    game, words = table.match.game, table.words
    nouns = {choice.noun for choice in game.vocabulary}
    named = (noun for noun in sorted(nouns) if called.lower() in (noun, words.name(noun).lower()))
    thing = thing_help(game.name, next(named, called.lower()), (), words)
    if thing is None:
        return False
    for said in (thing.help, *(meaning.said for meaning in thing.meanings)):
        if said:
            table.screen.paragraph(said)
    for rule in thing.rules:
        print_rule(table, rule.id)
    return True


def full_rule_id(register: Rulebook, asked: str) -> str:
    """Return the full id of a rule, whose letters may be left out."""
    letters = register.chapters[0].id.partition("-")[0]
    return f"{letters}-{asked}" if asked[:1].isdecimal() else asked


def do_hint(table: TerminalTable, seat: int, rest: str) -> bool:
    """Print what the best bot would choose here, and why."""
    game, imagine = table.match.game, table.imagine(seat)
    thoughts = bots.make_hint_bot(game, len(table.match.moves), HINT_SECONDS).consider(
        imagine, seat
    )
    numbered = enumerate(table.offers(seat), 1)
    labels = {offer.choice: f"{number}. {table.words.label(offer)}" for number, offer in numbered}
    opinions = [Opinion(labels[str(one.choice)], one.visits) for one in thoughts]
    best = [thought.choice for thought in thoughts[:2]]
    reasons = bots.choice_gains(game, imagine, seat, *best) if len(best) > 1 else {}
    chance = WinChance(*own_win_probability(game, imagine, seat))
    for sentence in hint_sentences(table.words, bots.STRONGEST_BOT, opinions, reasons, chance):
        table.screen.paragraph(sentence)
    print_preview(table, seat, str(best[0]))
    return False


def do_board(table: TerminalTable, seat: int, rest: str) -> bool:
    table.show_board(seat)
    table.show_question(seat)
    return False


def do_help(table: TerminalTable, seat: int, rest: str) -> bool:
    """Print what can be typed."""
    table.screen.tell("help-answer", example=table.offers(seat)[0].choice)
    says = table.words.say
    table.screen.entries(
        (f"  {says(f'form-{name}')}", says(f"usage-{name}")) for name in PROMPT_COMMANDS
    )
    return False


def do_save(table: TerminalTable, seat: int, rest: str) -> bool:
    """Print where the game is saved; if a name is given, write a copy there."""
    if not rest:
        table.screen.tell("save-kept", file=str(table.file))
        return False
    file = Path(rest).expanduser()
    try:
        write_atomically(file, table.match.record().to_json())
    except OSError as error:
        why = phrase_text(file_error_phrase(error), table.screen.words)
        table.screen.tell("save-failed", file=str(file), why=why)
    else:
        table.screen.tell("save-copied", file=str(file))
    return False


def do_quit(table: TerminalTable, seat: int, rest: str) -> bool:
    raise LeaveGame


PROMPT_COMMANDS: Final[dict[str, Callable[[TerminalTable, int, str], bool]]] = {
    "what": do_what,
    "why": do_why,
    "undo": do_undo,
    "hint": do_hint,
    "coach": coach.do_coach,
    "board": do_board,
    "score": do_score,
    "log": do_log,
    "rules": do_rules,
    "save": do_save,
    "help": do_help,
    "quit": do_quit,
}
