"""The coach in the terminal: it may comment on a question, before a choice and after one."""

from __future__ import annotations

from typing import Final

from dynasty.cli.terminal_match import TerminalTable
from dynasty.learn import coach_summary
from dynasty.learn.coach_advice import (
    COACH_LEVELS,
    BetterChoice,
    find_better_choice,
    is_clearly_worse,
)
from dynasty.learn.coach_ideas import Occasion, load_coaching
from dynasty.learn.coach_session import LEVEL_SILENT, CoachSession, Remark, idea_remark, is_final
from dynasty.learn.lesson_positions import legal_choices

REMARK_MARGIN: Final = "┃ "


def speaking_coach(table: TerminalTable, seat: int) -> CoachSession | None:
    """Return the coach if it may comment for this seat now, else None."""
    coach = table.coach
    is_heard = coach is not None and coach.seat == seat and coach.may_speak(table.match)
    return coach if is_heard else None


def print_idea(table: TerminalTable, seat: int) -> None:
    """Print the coach's remark about the current question, if it has one."""
    coach = speaking_coach(table, seat)
    found = coach.look(table.match) if coach is not None else None
    if coach is not None and found is not None:
        print_remark(table, coach, make_idea_remark(table, coach, found))


def choose_with_coach(table: TerminalTable, seat: int, choice: str) -> bool:
    """Make a choice, or print the coach's warning and return False; choosing again makes it."""
    coach, match = speaking_coach(table, seat), table.match
    if coach is None or len(legal_choices(match, seat)) < 2:
        table.choose(seat, choice)
        return True
    found = coach.caution(match, choice)
    if found is not None and is_choice_doubtful(table, coach, choice):
        print_remark(table, coach, make_idea_remark(table, coach, found, choice))
        return False
    labels = offer_labels(table, seat)
    better, final = much_better_choice(table, coach, choice), is_final(match, seat, choice)
    if final and better is not None and coach.may_tell(match, better):
        print_remark(table, coach, make_better_remark(table, coach, better, labels, choice))
        return False
    table.choose(seat, choice)
    given_up = better is not None and better.choice not in legal_choices(match, seat)
    if better is not None and given_up and coach.may_tell(match, better):
        print_remark(table, coach, make_better_remark(table, coach, better, labels))
    return True


def is_choice_doubtful(table: TerminalTable, coach: CoachSession, choice: str) -> bool:
    """Return whether the bots' advice also finds a better choice."""
    game = table.match.game
    least = load_coaching(game.name).doubt
    return is_clearly_worse(game, table.imagine(coach.seat), coach.seat, choice, least)


def much_better_choice(
    table: TerminalTable, coach: CoachSession, choice: str
) -> BetterChoice | None:
    """Return a much better choice, if there is one."""
    game, least = table.match.game, load_coaching(table.match.game.name).least(coach.level)
    seed = len(table.match.moves)
    return find_better_choice(game, table.imagine(coach.seat), coach.seat, choice, least, seed)


def make_idea_remark(
    table: TerminalTable, coach: CoachSession, found: Occasion, held: str = ""
) -> Remark:
    label = offer_labels(table, coach.seat).get(found.choice, "")
    own = coach.own_moves(table.match)
    return idea_remark(found, own, {table.words.language: label}, held)


def make_better_remark(
    table: TerminalTable,
    coach: CoachSession,
    better: BetterChoice,
    labels: dict[str, str],
    held: str = "",
) -> Remark:
    known = {table.words.language: labels[better.choice]}
    return Remark(coach.own_moves(table.match), better=better, labels=known, held=held)


def offer_labels(table: TerminalTable, seat: int) -> dict[str, str]:
    return {offer.choice: table.words.label(offer) for offer in table.offers(seat)}


def print_remark(table: TerminalTable, coach: CoachSession, remark: Remark) -> None:
    """Print the remark, its rule, and what the player can type next."""
    words, screen = table.words, table.screen
    coach.say(table.match, remark)
    screen.line()
    said = f"{words.say('coach-says')} {remark.text(words)}"
    screen.paragraph(said, REMARK_MARGIN, REMARK_MARGIN, aside=remark.rule)
    if remark.held:
        screen.paragraph(words.say("coach-typing-held"), REMARK_MARGIN, REMARK_MARGIN, "dim")
    elif remark.better is not None and table.match.undoable(coach.seat)[0]:
        undo = words.say("command-undo")
        screen.paragraph(
            words.say("coach-typing-undo", undo=undo), REMARK_MARGIN, REMARK_MARGIN, "dim"
        )


def print_game_summary(table: TerminalTable) -> None:
    """Print the coach's summary of a finished game."""
    coach, words = table.coach, table.words
    if coach is not None and coach.level != LEVEL_SILENT:
        said = coach_summary.summary_text(table.match, coach.seat, words)
        table.screen.line()
        table.screen.paragraph(f"{words.say('coach-says')} {said}", REMARK_MARGIN, REMARK_MARGIN)


def set_coach_level(table: TerminalTable, level: str) -> bool:
    """Set how much the coach says; return False if there is no such level or no coach."""
    words = {name: {name, table.words.say(f"coach-level-{name}")} for name in COACH_LEVELS}
    found = next((name for name, known in words.items() if level in known), None)
    if found is None or table.coach is None:
        return False
    table.coach.level = found
    return True


def do_coach(table: TerminalTable, seat: int, rest: str) -> bool:
    """Set how much the coach says, if a level was typed, and print the level."""
    words = table.words
    if table.coach is None or table.coach.seat != seat:
        table.screen.tell("coach-none")
        return False
    if rest:
        set_coach_level(table, rest.lower())
    now = words.say(f"coach-level-{table.coach.level}")
    levels = words.joined([words.say(f"coach-level-{name}") for name in COACH_LEVELS])
    table.screen.tell("coach-now", level=now, command=words.say("command-coach"), levels=levels)
    return False
