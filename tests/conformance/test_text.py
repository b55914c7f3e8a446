"""Rule 7: every sentence and name exists in both languages, with the same variables."""

import pytest

from dynasty.kernel import Chance, text_key
from dynasty.text import LANGUAGES, Translator
from tests.conformance import sources
from tests.conformance.checks import random_step
from tests.conformance.said import known, said
from tests.conformance.tables import NAMES, Table, every_table, loaded, words

every_game = pytest.mark.parametrize("name", NAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)

ABOUT = (
    "title",
    "designers",
    "publisher",
    "about-game",
    "about-length",
    "about-weight",
    "credits",
    "about-components",
)


def both(name: str, seats: int = 0) -> list[Translator]:
    return [words(name, language, seats) for language in LANGUAGES]


@every_game
def test_both_languages_have_the_same_keys_with_the_same_variables(name: str) -> None:
    english, french = (known(name, language) for language in LANGUAGES)
    assert sorted(english) == sorted(french)
    differing = {key for key in english if english[key] != french[key]}
    # A deed in English reads the same whoever did it; in French its verb agrees with who did.
    deeds = {key for key in differing if key.startswith("deed-")}
    assert differing - deeds == set()
    assert [key for key in deeds if french[key] - {"seat"} != english[key] - {"seat"}] == []


@every_game
@every_language
def test_what_every_game_says_about_itself(name: str, language: str) -> None:
    text, game = words(name, language), loaded(name)
    assert all(text.say(key) for key in ABOUT)
    assert all(text.name(colour) for colour in game.colours)
    assert len(game.colours) >= max(game.seat_counts)
    assert game.usual_seats in game.seat_counts
    for option in game.options:
        assert text.option(option.key)
        assert all(text.option(option.key, value) for value in option.values)


@every_table
@every_language
def test_automated_opponents_are_called_by_their_names(table: Table, language: str) -> None:
    text, automata = words(table.name, language, table.seats), table.game.automata
    s, called = table.start(0), automata.get(table.seats, ())
    assert set(automata) <= set(table.game.seat_counts)
    assert s.seats == table.seats + len(called)
    for seat, noun in enumerate(called, table.seats):
        assert text.seat(seat) == text.say(f"name-seat-{seat}") == text.name(noun)
    assert len({text.seat(seat) for seat in range(s.seats)}) == s.seats


@every_table
@every_language
def test_every_seat_has_a_letter_of_its_colours_name(table: Table, language: str) -> None:
    text, game, seats = words(table.name, language, table.seats), table.game, table.start(0).seats
    called = [*game.colours[: table.seats], *game.automata.get(table.seats, ())]
    letters = [text.say(f"letter-seat-{seat}") for seat in range(seats)]
    assert len(set(letters)) == len(letters) == seats
    for letter, noun in zip(letters, called, strict=True):
        assert len(letter) == 1
        assert letter.lower() in text.name(noun).lower()


@every_game
@every_language
def test_every_choice_of_the_vocabulary_has_a_label_and_its_thing_a_name(
    name: str, language: str
) -> None:
    text = words(name, language)
    verbs = {choice.verb for choice in loaded(name).vocabulary}
    needed = {text_key(family, verb) for family in ("choice", "verb") for verb in verbs}
    missing = needed - set(known(name))
    assert missing == set()
    assert all(text.name(choice.noun) for choice in loaded(name).vocabulary)


@every_game
@every_language
def test_every_question_refusal_and_event_in_the_sources_has_a_sentence(
    name: str, language: str
) -> None:
    text = words(name, language)
    asked = {step.prompt for step in loaded(name).steps.values() if step.prompt}
    keys = asked | {key for key in sources.all_texts(name) if key.startswith("ask-")}
    keys |= {text_key("event", kind) for kind in sources.event_kinds(name)}
    keys |= {f"reason-{reason}" for _, reason in sources.refusals(name)}
    assert sorted(key for key in keys if not text.has(key)) == []


@every_game
def test_no_question_choice_reason_or_event_is_written_for_nothing(name: str) -> None:
    said, verbs = sources.all_texts(name), {text_key(c.verb) for c in loaded(name).vocabulary}
    said |= {text_key(text) for text in said}
    unused = []
    for key in known(name):
        family, _, rest = key.partition("-")
        if family in {"choice", "verb"} and rest not in verbs:
            unused.append(key)
        if family == "ask" and key not in said:
            unused.append(key)
        if family in {"event", "reason"} and rest not in said:
            unused.append(key)
    assert unused == []


@every_table
def test_all_that_is_said_in_a_game_can_be_said_in_both_languages(table: Table) -> None:
    for sentences in said(table).values():
        assert "" not in sentences
        assert [sentence for sentence in sentences if "{" in sentence] == []


@every_game
def test_all_that_an_estimate_counts_has_a_name_and_no_name_is_for_nothing(name: str) -> None:
    game, chance, counted = loaded(name), Chance(1), set[str]()
    s = game.start(game.seat_counts[-1], 1)
    while s.decisions:
        counted |= set(game.appraise(s, s.decisions[0].seat))
        random_step(game, s, chance)
    counted |= set(game.appraise(s, 0))
    assert {f"worth-{key}" for key in counted} == {
        key for key in known(name) if key.startswith("worth-")
    }


@every_game
def test_names_are_not_used_twice_for_one_verb(name: str) -> None:
    """A player must tell things apart; only copies, whose ids end in a number, share a name."""
    for text in both(name):
        seen: dict[tuple[str, str], str] = {}
        for choice in loaded(name).vocabulary:
            key = choice.verb, text.say(text_key("name", choice.noun))
            assert seen.setdefault(key, kind(choice.noun)) == kind(choice.noun), choice


@every_table
def test_choices_of_one_question_read_alike_only_if_they_are_alike(table: Table) -> None:
    """Copies of a thing may stand beside each other, if all their numbers are the same."""
    s, chance = table.start(1), Chance(1)
    while s.decisions:
        for decision in s.decisions:
            offers = table.game.offers(s, decision)
            for text in both(table.name, table.seats):
                lines: dict[str, object] = {}
                for offer in offers:
                    alike = kind(offer.choice), offer.details
                    assert lines.setdefault(text.label(offer), alike) == alike, offer
        random_step(table.game, s, chance)


def kind(noun: str) -> str:
    """What a thing is a copy of."""
    stem, _, number = noun.rpartition("_")
    return stem if number.isdecimal() else noun
