"""Puzzles to be played: each is a lesson of one question, and says why its answer is best."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Final

from dynasty import games
from dynasty.bots.table import imagination
from dynasty.bots.thought import REST, RIVALS, reasons
from dynasty.insight.puzzle import SHEET, Puzzle, named, numbered, position, record_of
from dynasty.kernel import BadLesson, Match, text_key
from dynasty.learn.lesson import ANY, Card, Lesson
from dynasty.speech import words_at
from dynasty.text import Words
from dynasty.text.hints import bare, comparison

PUZZLE: Final = "puzzle-"  # how the names of their lessons open
LEVEL: Final = "artisan"  # who takes the other seats, if the learner plays on
ASK: Final = "ask"
MOST_CHOICES: Final = 5  # that are named of how a turn goes on
MOST_PARTS: Final = 5  # that are named of what a choice earns
NOT_BEST: Final = "best"

Paragraphs = tuple[tuple[str, ...], ...]
"""Sentences that belong together, in lines."""


def lesson_name(puzzle: Puzzle) -> str:
    return f"{PUZZLE}{puzzle.name}"


def puzzle_lesson(game: str, name: str) -> Lesson:
    """The lesson of a puzzle: one card, which takes the best choice alone."""
    found = named(game, name.removeprefix(PUZZLE))
    if found is None:
        raise BadLesson(f"{game} has no puzzle {name.removeprefix(PUZZLE)!r}")
    number, puzzle = found
    record = record_of(game, puzzle.source)
    choices = [*record.choices[: puzzle.at], (puzzle.seat, puzzle.answer)]
    card = Card(ASK, at=puzzle.at, choice=puzzle.answer, refuse={ANY: NOT_BEST})
    return Lesson(
        game=game,
        name=name,
        record=replace(record, choices=choices),
        seat=puzzle.seat,
        start=puzzle.at,
        until=puzzle.at + 1,
        level=LEVEL,
        minutes=1,
        teaches=(),
        cards=(card,),
        puzzle=number,
    )


@lru_cache(maxsize=512)
def solution(game: str, number: int, language: str) -> Paragraphs:
    """What is best and does; how to go on; what tempts, and what the best has over it."""
    puzzle, match = opened(game, number)
    return solved(match, puzzle, words_at(match, language))


def solved(match: Match, puzzle: Puzzle, words: Words) -> Paragraphs:
    """The same, of a match whose open question is the puzzle."""
    labels = labels_of(match, puzzle.seat, words)
    best = words.say("puzzle-best", choice=bare(labels[puzzle.answer]))
    tempts = words.say("puzzle-tempting", choice=bare(labels[puzzle.tempting]))
    told = (
        (best, *map(words.event, match.preview(puzzle.seat, puzzle.answer).events)),
        tuple(then_told(match, puzzle, words)),
        (tempts, because(puzzle, words)),
    )
    return tuple(filter(None, told))


def then_told(match: Match, puzzle: Puzzle, words: Words) -> list[str]:
    """How the turn goes on after the answer, where there is something to choose."""
    seat, again = puzzle.seat, position(match.game, puzzle)
    told, made = list[str](), puzzle.answer
    for choice in puzzle.then:
        again.choose(seat, made)
        labels = labels_of(again, seat, words)
        if len(labels) > 1:
            told.append(words.say("analysis-quoted", choice=bare(labels[choice])))
        made = choice
    if len(told) > MOST_CHOICES:
        return [words.say("puzzle-then-more", choices=", ".join(told[:MOST_CHOICES]))]
    return [words.say("puzzle-then", choices=words.joined(told))] if told else []


@lru_cache(maxsize=512)
def objection(game: str, number: int, choice: str, language: str) -> tuple[str, ...]:
    """Why another choice is not the best, without a word about which one is."""
    puzzle, match = opened(game, number)
    return missed(match, puzzle, choice, words_at(match, language))


def missed(match: Match, puzzle: Puzzle, choice: str, words: Words) -> tuple[str, ...]:
    """The same, of a match whose open question is the puzzle."""
    label = labels_of(match, puzzle.seat, words)[choice]
    return (
        words.say("puzzle-not", choice=bare(label)),
        compared(match, puzzle, choice, words),
    )


def because(puzzle: Puzzle, words: Words) -> str:
    """By how much the best choice gains on the one that tempts, and what that is made of."""
    gain, weighty = round(puzzle.gain), heavy(puzzle)
    if not weighty:
        return words.say("puzzle-little", n=gain)
    exact = {**weighty, REST: puzzle.gain - sum(weighty.values())}
    told = [part_told(words, *part) for part in whole(exact, gain).items() if part[1]]
    return words.say("puzzle-because", n=gain, parts=words.joined(told))


def heavy(puzzle: Puzzle) -> dict[str, float]:
    """The parts that weigh most: what speaks for the answer first."""
    named = [key for key, points in puzzle.because.items() if round(points) and key != REST]
    return {key: points for key, points in puzzle.parts if key in named[:MOST_PARTS]}


def whole(exact: Mapping[str, float], total: int) -> dict[str, int]:
    """The same in whole points that add up: what is lacking goes where rounding took most."""
    told = {key: round(points) for key, points in exact.items()}
    while lacks := total - sum(told.values()):
        step = 1 if lacks > 0 else -1
        off = {key: step * (exact[key] - points) for key, points in told.items()}
        told[max(off, key=off.__getitem__)] += step
    return told


def part_told(words: Words, key: str, points: int) -> str:
    """So many points more or less for something."""
    if key == RIVALS:
        return words.say(f"puzzle-rivals-{'loss' if points < 0 else 'gain'}", n=abs(points))
    return words.say("puzzle-part", n=points, what=words.say(part_key(key)))


def part_key(key: str) -> str:
    """The text that names a part: of what one may expect, or of what one has in the end."""
    if key == REST:
        return "hint-rest"
    return key if key.startswith(f"{SHEET}-") else text_key("worth", key)


def opened(game: str, number: int) -> tuple[Puzzle, Match]:
    """A puzzle with its position; it has the package's own components."""
    puzzle = numbered(game, number)
    return puzzle, position(games.load(game), puzzle)


def labels_of(match: Match, seat: int, words: Words) -> dict[str, str]:
    """What can be chosen, in words."""
    decision = match.game.decision(match.state, seat)
    return {o.choice: words.label(o) for o in match.game.offers(match.state, decision)}


def compared(match: Match, puzzle: Puzzle, choice: str, words: Words) -> str:
    """What the best choice brings by the end of the turn and the other one does not."""
    game, seat = match.game, puzzle.seat
    best, other = (game.vocabulary.read(text) for text in (puzzle.answer, choice))
    changes = reasons(game, imagination(game, match.state, seat), seat, best, other)
    return comparison(words, changes, "puzzle")
