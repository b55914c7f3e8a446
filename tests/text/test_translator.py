"""The translator: names, lists, numbers and sentences, in both languages."""

from pathlib import Path

import pytest

from dynasty.kernel import (
    Chapter,
    Event,
    MissingText,
    Offer,
    Question,
    Refusal,
    Rule,
    Rulebook,
    Ruling,
)
from dynasty.text import LANGUAGES, Translator
from dynasty.text.translator import MAX_CACHED_SENTENCES


@pytest.fixture
def words(folder: Path) -> Translator:
    register = Rulebook(
        (Chapter("E-1", {"en": "Eating", "fr": "Manger"}, {"en": "How.", "fr": "Comment."}),),
        (Rule("E-1.1", {"en": "Eat up.", "fr": "Mangez tout."}),),
        (Ruling("Q-1", ("E-1.1",), {"en": "Bones too.", "fr": "Les os aussi."}),),
    )
    return Translator("en", folder, register, ("red", "blue"), ("", "Bob"), strict=True)


def test_a_seat_is_called_by_its_name_or_by_its_colour(words: Translator) -> None:
    assert words.seat(0) == "Red"
    assert words.seat(1) == words.name("seat_1") == words.say("name-seat-1") == "Bob"
    assert words.seat(2) == "The Ghost"
    assert words.seat(-1) == ""


def test_an_automated_seat_is_called_by_its_noun_whatever_the_colours_are(folder: Path) -> None:
    words = Translator("en", folder, None, ("red", "blue"), ("", "Bob"), ("big_cat",), strict=True)
    assert [words.seat(seat) for seat in range(3)] == ["Red", "Bob", "big cat"]
    assert words.say("name-seat-2") == "big cat"
    assert words.event(Event("eaten", "E-1", 2, {"what": "fish", "why": "red"}, -1)).startswith(
        "big"
    )


@pytest.mark.parametrize(
    ("nouns", "said"),
    [
        ((), "nothing"),
        (("fish",), "one fish"),
        (("fish", "big_cat", "fish"), "2 fish and big cat"),
        (("big_cat", "big_cat"), "2 × big cat"),
        (("fish", "big_cat", "seat_0"), "one fish, big cat and Red"),
    ],
)
def test_lists_are_counted_and_joined(words: Translator, nouns: tuple[str, ...], said: str) -> None:
    assert words.listed(nouns) == said


def test_things_of_one_name_are_counted_together(tmp_path: Path) -> None:
    english = "name-cat-1 = Cat\nname-cat-2 = Cat\nname-dog = Dog\n"
    (tmp_path / "en.ftl").write_text(english, encoding="utf-8")
    assert Translator("en", tmp_path).listed(("cat_1", "dog", "cat_2")) == "2 × Cat and Dog"


def test_a_sentence_may_sign_a_change_and_elide_a_name(tmp_path: Path) -> None:
    french = "change = { SIGNED($n) } { DE($who) }\n"
    (tmp_path / "fr.ftl").write_text(french, encoding="utf-8")
    words = Translator("fr", tmp_path, strict=True)
    assert words.say("change", n=3, who="Bob") == "+3 de Bob"
    assert words.say("change", n=-2, who="Émile") == "−2 d’Émile"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_below_zero_has_a_minus_and_no_hyphen(language: str) -> None:
    assert "−2" in Translator(language).say("status-points", n=-2)


def test_lists_are_joined_in_french(folder: Path) -> None:
    words = Translator("fr", folder, colours=("red",), strict=True)
    assert words.listed(("fish", "big_cat", "seat_0")) == "un poisson, big cat et Rouge"
    assert words.listed(()) == "rien"


def test_a_choice_is_labelled_with_its_details(words: Translator) -> None:
    offer = Offer("eat:big_cat", {"price": 1200, "gain": ("fish", "fish")})
    assert words.label(offer) == "Eat big cat for 1,200 (2 fish)"


def test_an_event_tells_names_numbers_lists_and_text_keys(words: Translator) -> None:
    event = Event("eaten", "E-1.1", 1, {"what": ("fish",), "why": "score-big_meals"}, -1)
    assert words.event(event) == "Bob eats one fish: Big meals"


def test_a_question_a_refusal_a_category_and_a_rule(words: Translator) -> None:
    assert words.question(Question(0, "Eat", "ask-eat", "E-1.1", None)) == "What do you eat?"
    assert words.refusal(Refusal("E-1.1", "sealed"), {"owner": "seat_1"}) == "Kept by Bob"
    assert words.refusal(Refusal("E-1.1", "game-over"), {}) == "The game is over."
    assert words.category("big_meals") == "Big meals"
    assert words.rule("E-1.1") == "Eat up."
    assert words.rule("Q-1") == "Bones too."
    assert words.rule("E-9.9") == ""


def test_lists_given_to_a_sentence_are_named_and_texts_are_left_alone(words: Translator) -> None:
    said = words.say("event-eaten", seat="Somebody", what=("fish", "fish"), why="big_cat")
    assert said == "Somebody eats 2 fish: big_cat"


def test_a_missing_text_raises_when_strict_and_is_marked_for_people(folder: Path) -> None:
    strict, kind = Translator("en", folder, strict=True), Translator("en", folder)
    with pytest.raises(MissingText, match="no-such-key"):
        strict.say("no-such-key")
    assert kind.say("no-such-key") == "⟨no-such-key⟩"
    assert kind.name("no_such_thing") == "⟨name-no-such-thing⟩"


def test_a_missing_variable_raises_when_strict(folder: Path) -> None:
    strict, kind = Translator("en", folder, strict=True), Translator("en", folder)
    with pytest.raises(MissingText, match="reason-sealed"):
        strict.say("reason-sealed")
    assert kind.say("reason-sealed").startswith("Kept by")


def test_a_game_may_say_it_otherwise_than_the_platform(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("list-empty = no fish at all\n", encoding="utf-8")
    assert Translator("en", tmp_path).listed(()) == "no fish at all"
    assert Translator("en").listed(()) == "nothing"


def test_so_many_sentences_are_kept_and_each_is_said_as_at_first() -> None:
    kept, fresh = Translator("en"), Translator("en")
    for n in (*range(2 * MAX_CACHED_SENTENCES), 0, 1, 2):
        fresh.filled.clear()
        assert kept.say("list-times", n=n, thing="Coin") == fresh.say(
            "list-times", n=n, thing="Coin"
        )
    assert len(kept.filled) <= MAX_CACHED_SENTENCES


def test_a_value_that_is_too_long_spoils_no_page(folder: Path) -> None:
    words = Translator("en", folder)
    assert words.say("event-eaten", seat="Ann", what="x" * 5000, why="-") == "{???}"
