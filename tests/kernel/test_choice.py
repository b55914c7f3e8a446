"""Choices and vocabularies: numbers, texts, and texts that no choice has."""

import pytest

from dynasty.kernel import Choice, UnknownChoice, Vocabulary, choices


def test_choices_know_their_place_among_their_nouns() -> None:
    paint = choices("paint", ("a11", "b12"))
    assert [(c.verb, c.noun, c.at, str(c)) for c in paint] == [
        ("paint", "a11", 0, "paint:a11"),
        ("paint", "b12", 1, "paint:b12"),
    ]
    assert repr(paint[1]) == "<paint:b12>"


def test_a_vocabulary_numbers_its_choices_and_reads_them() -> None:
    paint, stop = choices("paint", ("a", "b")), choices("stop", ("turn",))
    vocabulary = Vocabulary([*paint, *stop, *paint])
    assert [c.index for c in vocabulary] == [0, 1, 2]
    assert len(vocabulary) == 3
    assert vocabulary.read("stop:turn") is stop[0]


@pytest.mark.parametrize("text", ["", "stop", "stop:", "paint:c", "PAINT:a", "paint:a "])
def test_a_vocabulary_refuses_what_it_does_not_know(text: str) -> None:
    vocabulary = Vocabulary(choices("paint", ("a", "b")))
    with pytest.raises(UnknownChoice, match="is no choice of this game"):
        vocabulary.read(text)


def test_two_choices_cannot_read_alike() -> None:
    with pytest.raises(ValueError, match="two choices read paint:a"):
        Vocabulary([Choice("paint", "a", 0), Choice("paint", "a", 1)])
