"""Lessons, played through by their own script; what is wrong with one, and how it reads.

    python -m tests.conformance.lessons NAME [LESSON]    problems, then every card in both languages
    python -m tests.conformance.lessons NAME LESSON --board CARD    what can be pointed at there

A writer runs it after every change; the tests run the same checks.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache

from dynasty import games
from dynasty.kernel import DynastyError, State, text_key
from dynasty.learn.lesson_loader import lesson_folder, lesson_names, load_lesson
from dynasty.learn.lesson_model import END_CARD, Card, Lesson, card_sentence_keys
from dynasty.learn.lesson_positions import card_position, legal_choices, start_lesson_match
from dynasty.learn.lesson_progress import LessonProgress, ScriptLine, lesson_script, open_questions
from dynasty.text import LANGUAGES, Translator
from tests.conformance.tables import loaded, words
from tests.text.audit import messages

MOST_WORDS = 50
QUITE_MANY = 400  # cards and moves: more is a circle


@dataclass
class Visit:
    """A card as the learner meets it."""

    card: Card
    state: State  # as it is drawn
    question: str
    legal: tuple[str, ...]


@dataclass
class Run:
    """A lesson played through: by its script, but for the given answers."""

    lesson: Lesson
    lines: tuple[ScriptLine, ...]
    detours: Mapping[str, str] = field(default_factory=dict)  # by card: another answer
    visits: list[Visit] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)

    def play(self) -> Run:
        self.match = start_lesson_match(loaded(self.lesson.game), self.lesson)
        self.closed: set[str] = set()
        self.strayed: set[str] = set()
        for _ in range(QUITE_MANY):
            if END_CARD in self.closed or self.problems:
                return self
            self.go_on()
        self.problems.append("it never ends")
        return self

    @property
    def course(self) -> LessonProgress:
        return LessonProgress(self.lesson, self.lines, self.match.moves)

    def go_on(self) -> None:
        """Read a card, answer it, or let another seat move."""
        course, questions = self.course, open_questions(self.match.state)
        card = course.card(self.closed, questions)
        if card is None:
            self.let_others_move(course, questions)
            return
        self.visit(card, course)
        if card.asks:
            choice = card.choice if card.id in self.strayed else self.detours.get(card.id)
            self.strayed.add(card.id)
            self.choose(self.lesson.seat, choice or card.choice, card.id)
        else:
            self.closed.add(card.id)

    def visit(self, card: Card, course: LessonProgress) -> None:
        question = open_questions(self.match.state).get(self.lesson.seat, "")
        legal = legal_choices(self.match, self.lesson.seat) if card.asks else ()
        try:
            state = card_position(self.match, course, card)
        except IndexError:
            self.problems.append(f"{card.id}: beat {card.beat}: its choice has fewer steps")
        else:
            self.visits.append(Visit(card, state.clone(), question, legal))

    def let_others_move(self, course: LessonProgress, questions: Mapping[int, str]) -> None:
        others = {seat: step for seat, step in questions.items() if seat != self.lesson.seat}
        for seat, step in others.items():
            choice = course.answer(seat, step)
            if choice is not None:
                self.choose(seat, choice, f"seat {seat}")
                return
        self.problems.append(f"nobody can go on: {questions}, detours {dict(self.detours)}")

    def choose(self, seat: int, choice: str, who: str) -> None:
        try:
            self.match.choose(seat, choice)
        except DynastyError as error:
            self.problems.append(f"{who}: {error}; detours {dict(self.detours)}")


@cache
def main_run(game: str, name: str) -> Run:
    """The lesson by its own script."""
    lesson = load_lesson(game, name)
    return Run(lesson, lesson_script(lesson)).play()


def problems(game: str, name: str) -> list[str]:
    """All that is wrong with a lesson."""
    try:
        run = main_run(game, name)
    except DynastyError as error:
        return [str(error)]
    found = list(run.problems)
    for check in (unread, undrawn, unanswered, untaught, unwritten, too_long):
        found += check(run)
    return found + astray(run)


def unread(run: Run) -> Iterator[str]:
    """Cards that nobody meets, and those that a learner who goes by the script meets late."""
    met = [visit.card.id for visit in run.visits]
    wanted = [*(card.id for card in run.lesson.cards), END_CARD]
    if met != wanted and not run.problems:
        yield f"the cards come as {met}, not as they stand in the file"


def undrawn(run: Run) -> Iterator[str]:
    """Things pointed at that are not drawn at that moment."""
    for visit in run.visits:
        for narrow in (False, True):
            there = drawn(run.lesson, visit.state, narrow)
            for noun in sorted(set(visit.card.point) - there):
                where = "on a phone" if narrow else "on the wide board"
                yield f"{visit.card.id}: {noun} is not drawn {where}"


def drawn(lesson: Lesson, state: State, narrow: bool) -> set[str]:
    """All nouns and ids of things in the learner's pictures."""
    game, board = loaded(lesson.game), games.load_board(lesson.game)
    text = words(lesson.game, "en", len(lesson.record.seats))
    pictures = board.draw(game.view(state, lesson.seat), game.box, text.say, narrow)
    groups = [group for scene in pictures.scenes for group in scene.groups()]
    return {name for group in groups for name in (group.id, group.noun) if name}


def unanswered(run: Run) -> Iterator[str]:
    """Choices that a card neither accepts nor turns down, and what it says of no choice at all."""
    for visit in run.visits:
        card, choices = visit.card, [c for c in visit.legal if c != visit.card.choice]
        early = sooner_choices(run.lesson, card)
        left = [c for c in choices if not card.takes(c) and c not in early]
        silent = [c for c in left if not card.turned_down(c)]
        if silent and not card.auto:
            yield f"{card.id}: no sentence turns down {', '.join(silent)} (add to refuse or accept)"
        names = {name for c in choices for name in (c, c.partition(":")[0])}
        for name in sorted({*card.accept, *card.refuse} - names - {"*"}):
            yield f"{card.id}: {name} is not offered there"
        if "*" in card.refuse and all(card.turned_down(c) != card.refuse["*"] for c in left):
            yield f"{card.id}: nothing is left for * in refuse"


def untaught(run: Run) -> Iterator[str]:
    """Rules that do not exist, or that are claimed and on no card."""
    lesson, register = run.lesson, games.load_rulebook(run.lesson.game)
    named = {rule for card in lesson.cards for rule in card.rules}
    for rule in sorted(named | set(lesson.teaches)):
        if register.find(rule) is None:
            yield f"rule {rule} is not in the register"
    for rule in sorted(set(lesson.teaches) - named):
        yield f"teaches {rule}, but no card names it"


def unwritten(run: Run) -> Iterator[str]:
    """Sentences that are missing, too many, or not plain text."""
    for language in LANGUAGES:
        file = lesson_folder(run.lesson.game) / f"{language}.ftl"
        have, want = messages(file), set(run.lesson.sentences())
        others = [name for name in lesson_names(run.lesson.game) if name != run.lesson.name]
        own = {k for k in have if not any(k.startswith(text_key("lesson", o)) for o in others)}
        for key in sorted(want - set(have)):
            yield f"{file.name}: {key} is missing"
        for key in sorted(own - want):
            yield f"{file.name}: {key} is said nowhere"
        for key in sorted(key for key in want & set(have) if have[key]):
            yield f"{file.name}: {key} has variables: {have[key]}"


def too_long(run: Run) -> Iterator[str]:
    """Sentences of more words than a card holds."""
    for language in LANGUAGES:
        text = words(run.lesson.game, language)
        for key in run.lesson.sentences():
            many = count_words(text.say(key)) if text.has(key) else 0
            if many > MOST_WORDS:
                yield f"{language}: {key} has {many} words; {MOST_WORDS} are the most"


def count_words(text: str) -> int:
    return sum(any(char.isalnum() for char in word) for word in text.split())


def astray(run: Run) -> list[str]:
    """What goes wrong when a learner takes an accepted other answer."""
    found: list[str] = []
    for card_id, choice in detours(run):
        found += Run(run.lesson, run.lines, {card_id: choice}).play().problems
    return found


def detours(run: Run) -> Iterator[tuple[str, str]]:
    """Every other answer that the lesson takes, with its card."""
    for visit in run.visits:
        early = sooner_choices(run.lesson, visit.card)
        for choice in visit.legal:
            if choice != visit.card.choice and (visit.card.takes(choice) or choice in early):
                yield visit.card.id, choice


def sooner_choices(lesson: Lesson, card: Card) -> set[str]:
    return {other.choice for other in lesson.cards if other.id in card.sooner}


# As a reader sees it


def tell(run: Run, text: Translator) -> Iterator[str]:
    """The lesson from card to card."""
    lesson = run.lesson
    yield f"=== {text.say(lesson.key())} ({text.language}, {lesson.minutes} min)"
    yield text.say(lesson.key("promise"))
    for visit in run.visits:
        yield ""
        yield from tell_card(lesson, visit, text)


def tell_card(lesson: Lesson, visit: Visit, text: Translator) -> Iterator[str]:
    card = visit.card
    head = f"at {card.at}" if card.asks else f"after {card.after}" if card.after is not None else ""
    yield f"[{card.id}] {head}{' (auto)' if card.auto else ''}  -> {', '.join(card.point) or '-'}"
    for key in card_sentence_keys(lesson, card):
        if not key.startswith(lesson.key(card.id, "no-")) and text.has(key):
            yield f"   {text.say(key)}"
    if card.asks:
        view = loaded(lesson.game).view(visit.state, lesson.seat)
        question = next(q for q in view.questions if q.seat == lesson.seat)
        yield f"   ? {text.question(question)}"
        for offer in question.offers or ():
            yield f"   {answer_to(lesson, card, offer.choice, text)}  {text.label(offer)}"


def answer_to(lesson: Lesson, card: Card, choice: str, text: Translator) -> str:
    if choice == card.choice:
        return f">>> {choice}"
    if card.takes(choice) or choice in sooner_choices(lesson, card):
        return f" +  {choice}"
    suffix = card.turned_down(choice)
    said = text.say(lesson.key(card.id, "no", suffix)) if suffix else "NOTHING IS SAID"
    return f" -  {choice} « {said} »"


def main(game: str, *more: str) -> int:
    wrong = 0
    for name in more[:1] or lesson_names(game):
        found = problems(game, name)
        wrong += len(found)
        if "--board" in more:
            visit = next(v for v in main_run(game, name).visits if v.card.id == more[-1])
            there = drawn(load_lesson(game, name), visit.state, narrow=False)
            print("\n".join(sorted(there)))
        else:
            print_lesson(game, name, found)
    return 1 if wrong else 0


def print_lesson(game: str, name: str, found: list[str]) -> None:
    if not found or not any("step" in problem for problem in found):
        for language in LANGUAGES:
            text = Translator(language, games.game_folder(game) / "text", games.load_rulebook(game),
                         loaded(game).colours)  # fmt: skip
            print("\n".join(tell(main_run(game, name), text)), "\n")
    print(f"{game} {name}: {len(found)} problems")
    print("\n".join(f"  ! {problem}" for problem in found))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
