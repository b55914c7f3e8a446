"""The coach in the terminal: with a question, before a choice, after one."""

from __future__ import annotations

from typing import Final

from dynasty.cli.table import Table
from dynasty.learn import coach_ending
from dynasty.learn.coach import LEVELS, Better, falls_short, weigh
from dynasty.learn.coach_ideas import Occasion, load_coaching
from dynasty.learn.coached import SILENT, Coached, Remark, idea_remark, is_final
from dynasty.learn.lesson_table import legal_choices

MARK: Final = "┃ "


def coach_of(table: Table, seat: int) -> Coached | None:
    """The coach, if it may say something to this seat now."""
    coach = table.coach
    is_heard = coach is not None and coach.seat == seat and coach.may_speak(table.match)
    return coach if is_heard else None


def speak(table: Table, seat: int) -> None:
    """Something that comes up with the question, if anything does."""
    coach = coach_of(table, seat)
    found = coach.look(table.match) if coach is not None else None
    if coach is not None and found is not None:
        tell(table, coach, of_idea(table, coach, found))


def choose(table: Table, seat: int, choice: str) -> bool:
    """Make a choice; False if the coach speaks first: chosen once more, it is made."""
    coach, match = coach_of(table, seat), table.match
    if coach is None or len(legal_choices(match, seat)) < 2:
        table.choose(seat, choice)
        return True
    found = coach.caution(match, choice)
    if found is not None and doubts(table, coach, choice):
        tell(table, coach, of_idea(table, coach, found, choice))
        return False
    labels = labels_of(table, seat)
    better, final = weighed(table, coach, choice), is_final(match, seat, choice)
    if final and better is not None and coach.may_tell(match, better):
        tell(table, coach, rather(table, coach, better, labels, choice))
        return False
    table.choose(seat, choice)
    given_up = better is not None and better.choice not in legal_choices(match, seat)
    if better is not None and given_up and coach.may_tell(match, better):
        tell(table, coach, rather(table, coach, better, labels))
    return True


def doubts(table: Table, coach: Coached, choice: str) -> bool:
    """Does the advice, too, find something better?"""
    game = table.match.game
    least = load_coaching(game.name).doubt
    return falls_short(game, table.imagine(coach.seat), coach.seat, choice, least)


def weighed(table: Table, coach: Coached, choice: str) -> Better | None:
    """A much better choice, if there is one."""
    game, least = table.match.game, load_coaching(table.match.game.name).least(coach.level)
    seed = len(table.match.moves)
    return weigh(game, table.imagine(coach.seat), coach.seat, choice, least, seed)


def of_idea(table: Table, coach: Coached, found: Occasion, held: str = "") -> Remark:
    label = labels_of(table, coach.seat).get(found.choice, "")
    own = coach.own_moves(table.match)
    return idea_remark(found, own, {table.words.language: label}, held)


def rather(
    table: Table, coach: Coached, better: Better, labels: dict[str, str], held: str = ""
) -> Remark:
    known = {table.words.language: labels[better.choice]}
    return Remark(coach.own_moves(table.match), better=better, labels=known, held=held)


def labels_of(table: Table, seat: int) -> dict[str, str]:
    return {offer.choice: table.words.label(offer) for offer in table.offers(seat)}


def tell(table: Table, coach: Coached, remark: Remark) -> None:
    """The remark, with its rule, and what can be done about it."""
    words, screen = table.words, table.screen
    coach.say(table.match, remark)
    screen.line()
    said = f"{words.say('coach-says')} {remark.text(words)}"
    screen.paragraph(said, MARK, MARK, aside=remark.rule)
    if remark.held:
        screen.paragraph(words.say("coach-typing-held"), MARK, MARK, "dim")
    elif remark.better is not None and table.match.undoable(coach.seat)[0]:
        undo = words.say("command-undo")
        screen.paragraph(words.say("coach-typing-undo", undo=undo), MARK, MARK, "dim")


def last_word(table: Table) -> None:
    """What the coach makes of a finished game."""
    coach, words = table.coach, table.words
    if coach is not None and coach.level != SILENT:
        said = coach_ending.last_word(table.match, coach.seat, words)
        table.screen.line()
        table.screen.paragraph(f"{words.say('coach-says')} {said}", MARK, MARK)


def set_level(table: Table, level: str) -> bool:
    """How much the coach says from now on; False if there is no such level, or no coach."""
    words = {name: {name, table.words.say(f"coach-level-{name}")} for name in LEVELS}
    found = next((name for name, known in words.items() if level in known), None)
    if found is None or table.coach is None:
        return False
    table.coach.level = found
    return True


def coach(table: Table, seat: int, rest: str) -> bool:
    """The command: how much the coach says, or that it shall say more or less."""
    words = table.words
    if table.coach is None or table.coach.seat != seat:
        table.screen.tell("coach-none")
        return False
    if rest:
        set_level(table, rest.lower())
    now = words.say(f"coach-level-{table.coach.level}")
    levels = words.joined([words.say(f"coach-level-{name}") for name in LEVELS])
    table.screen.tell("coach-now", level=now, command=words.say("command-coach"), levels=levels)
    return False
