"""Puzzles as lessons of one question, with an explanation of the best answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Final

from dynasty import games
from dynasty.bots.explain import REST_KEY, RIVALS_KEY, choice_gains
from dynasty.bots.self_play import state_sampler
from dynasty.insight.puzzle import (
    SCORE_KEY_PREFIX,
    Puzzle,
    puzzle_by_name,
    puzzle_by_number,
    puzzle_match,
    puzzle_record,
)
from dynasty.kernel import BadLesson, Match, text_key
from dynasty.learn.lesson_model import ANY_CHOICE, Card, Lesson
from dynasty.localization import translator_for_match
from dynasty.text import Translator
from dynasty.text.hints import comparison_sentence, without_full_stop

PUZZLE_PREFIX: Final = "puzzle-"  # the prefix of their lesson names
RIVAL_LEVEL: Final = "artisan"  # of the bots on the other seats, if the learner plays on
QUESTION_CARD: Final = "ask"
MAX_NAMED_CHOICES: Final = 5  # that are named of the rest of a turn
MAX_NAMED_PARTS: Final = 5  # that are named of what a choice earns
NOT_BEST_SUFFIX: Final = "best"

Paragraphs = tuple[tuple[str, ...], ...]
"""Sentences that belong together, in lines."""


def puzzle_lesson_name(puzzle: Puzzle) -> str:
    return f"{PUZZLE_PREFIX}{puzzle.name}"


def puzzle_lesson(game: str, name: str) -> Lesson:
    """Return the lesson of a puzzle: one card, which accepts only the best choice."""
    found = puzzle_by_name(game, name.removeprefix(PUZZLE_PREFIX))
    if found is None:
        raise BadLesson("no-puzzle", game=game, given=name.removeprefix(PUZZLE_PREFIX))
    number, puzzle = found
    record = puzzle_record(game, puzzle.source)
    choices = [*record.choices[: puzzle.at], (puzzle.seat, puzzle.answer)]
    card = Card(
        QUESTION_CARD, at=puzzle.at, choice=puzzle.answer, refuse={ANY_CHOICE: NOT_BEST_SUFFIX}
    )
    return Lesson(
        game=game,
        name=name,
        record=replace(record, choices=choices),
        seat=puzzle.seat,
        start=puzzle.at,
        until=puzzle.at + 1,
        level=RIVAL_LEVEL,
        minutes=1,
        teaches=(),
        cards=(card,),
        puzzle=number,
    )


@lru_cache(maxsize=512)
def solution_paragraphs(game: str, number: int, language: str) -> Paragraphs:
    """Return the explanation: the best choice, the rest of the turn, the tempting choice."""
    puzzle, match = open_puzzle(game, number)
    return match_solution(match, puzzle, translator_for_match(match, language))


def match_solution(match: Match, puzzle: Puzzle, words: Translator) -> Paragraphs:
    """Return the explanation of a puzzle for a match at its question."""
    labels = choice_labels(match, puzzle.seat, words)
    best = words.say("puzzle-best", choice=without_full_stop(labels[puzzle.answer]))
    tempts = words.say("puzzle-tempting", choice=without_full_stop(labels[puzzle.tempting]))
    told = (
        (best, *map(words.event, match.preview(puzzle.seat, puzzle.answer).events)),
        tuple(follow_up_sentences(match, puzzle, words)),
        (tempts, reason_sentence(puzzle, words)),
    )
    return tuple(filter(None, told))


def follow_up_sentences(match: Match, puzzle: Puzzle, words: Translator) -> list[str]:
    """Return a sentence on the rest of the turn, if there are choices left to make."""
    seat, again = puzzle.seat, puzzle_match(match.game, puzzle)
    told, made = list[str](), puzzle.answer
    for choice in puzzle.then:
        again.choose(seat, made)
        labels = choice_labels(again, seat, words)
        if len(labels) > 1:
            told.append(words.say("analysis-quoted", choice=without_full_stop(labels[choice])))
        made = choice
    if len(told) > MAX_NAMED_CHOICES:
        return [words.say("puzzle-then-more", choices=", ".join(told[:MAX_NAMED_CHOICES]))]
    return [words.say("puzzle-then", choices=words.joined(told))] if told else []


@lru_cache(maxsize=512)
def objection_sentences(game: str, number: int, choice: str, language: str) -> tuple[str, ...]:
    """Return why another choice is not the best, without revealing the best one."""
    puzzle, match = open_puzzle(game, number)
    return match_objection(match, puzzle, choice, translator_for_match(match, language))


def match_objection(
    match: Match, puzzle: Puzzle, choice: str, words: Translator
) -> tuple[str, ...]:
    """Return why a choice is not the best, for a match at the puzzle's question."""
    label = choice_labels(match, puzzle.seat, words)[choice]
    return (
        words.say("puzzle-not", choice=without_full_stop(label)),
        comparison_text(match, puzzle, choice, words),
    )


def reason_sentence(puzzle: Puzzle, words: Translator) -> str:
    """Return by how much the best choice beats the tempting one, and for which reasons."""
    gain, weighty = round(puzzle.gain), largest_parts(puzzle)
    if not weighty:
        return words.say("puzzle-little", n=gain)
    exact = {**weighty, REST_KEY: puzzle.gain - sum(weighty.values())}
    told = [part_text(words, *part) for part in rounded_parts(exact, gain).items() if part[1]]
    return words.say("puzzle-because", n=gain, parts=words.joined(told))


def largest_parts(puzzle: Puzzle) -> dict[str, float]:
    """Return the largest parts of the gain, those in favour of the answer first."""
    named = [key for key, points in puzzle.because.items() if round(points) and key != REST_KEY]
    return {key: points for key, points in puzzle.parts if key in named[:MAX_NAMED_PARTS]}


def rounded_parts(exact: Mapping[str, float], total: int) -> dict[str, int]:
    """Return the parts as integers with this total, rounded with the least error."""
    told = {key: round(points) for key, points in exact.items()}
    while lacks := total - sum(told.values()):
        step = 1 if lacks > 0 else -1
        off = {key: step * (exact[key] - points) for key, points in told.items()}
        told[max(off, key=off.__getitem__)] += step
    return told


def part_text(words: Translator, key: str, points: int) -> str:
    """Return a sentence part that names a gain or loss of points and its reason."""
    if key == RIVALS_KEY:
        return words.say(f"puzzle-rivals-{'loss' if points < 0 else 'gain'}", n=abs(points))
    return words.say("puzzle-part", n=points, what=words.say(part_text_key(key)))


def part_text_key(key: str) -> str:
    """Return the text key of a part: of an expected value, or of a row of the score sheet."""
    if key == REST_KEY:
        return "hint-rest"
    return key if key.startswith(f"{SCORE_KEY_PREFIX}-") else text_key("worth", key)


def open_puzzle(game: str, number: int) -> tuple[Puzzle, Match]:
    """Return a puzzle and a match at its question, with the package's own components."""
    puzzle = puzzle_by_number(game, number)
    return puzzle, puzzle_match(games.load(game), puzzle)


def choice_labels(match: Match, seat: int, words: Translator) -> dict[str, str]:
    """Return the labels of the seat's choices, by choice."""
    decision = match.game.decision(match.state, seat)
    return {o.choice: words.label(o) for o in match.game.offers(match.state, decision)}


def comparison_text(match: Match, puzzle: Puzzle, choice: str, words: Translator) -> str:
    """Return a sentence on what the best choice gains by the end of the turn over the other."""
    game, seat = match.game, puzzle.seat
    best, other = (game.vocabulary.read(text) for text in (puzzle.answer, choice))
    changes = choice_gains(game, state_sampler(game, match.state, seat), seat, best, other)
    return comparison_sentence(words, changes, "puzzle")
