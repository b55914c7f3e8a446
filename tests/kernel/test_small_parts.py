"""Chance, piles, choices, events, score sheets, the register: the small parts of the kernel."""

from pathlib import Path

import pytest

from dynasty.kernel import (
    Chance,
    Chapter,
    Choice,
    Event,
    Rule,
    Rulebook,
    Ruling,
    ScoreLine,
    ScoreSheet,
    UnknownChoice,
    Vocabulary,
    choices,
    draw,
    draw_some,
    make_pile,
    pile_cards,
    pile_size,
    read_rulebook,
    seat_noun,
)


def test_chance_gives_the_published_numbers_of_splitmix64() -> None:
    chance = Chance(1234567)
    assert [chance.number() for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_chance_gives_the_same_small_numbers_on_every_machine() -> None:
    chance = Chance(2017)
    drawn = [chance.below(limit) for limit in (2, 3, 6, 24, 100, 10**6)]
    assert drawn == [1, 1, 4, 10, 72, 738781]


def test_chance_stays_below_its_limit_and_reaches_every_number() -> None:
    chance = Chance(1)
    assert {chance.below(6) for _ in range(200)} == set(range(6))
    assert {chance.below(1) for _ in range(20)} == {0}


def test_chance_is_one_number_that_changes_with_every_use() -> None:
    chance = Chance(5)
    before = chance.value
    twin = Chance(chance.value)
    assert chance.number() == twin.number()
    assert chance.value == twin.value != before


def test_chance_takes_any_whole_number_as_a_seed() -> None:
    assert Chance(-1).value == Chance(2**64 - 1).value
    assert Chance(2**70 + 3).value == Chance(3).value


def test_a_pile_is_a_set_of_cards() -> None:
    pile = make_pile([5, 0, 17])
    assert pile_cards(pile) == [0, 5, 17]
    assert pile_size(pile) == 3
    assert pile_cards(0) == []
    assert make_pile([]) == pile_size(0) == 0


def test_what_is_no_pile_has_no_cards() -> None:
    for number in (-1, -(10**4000)):
        with pytest.raises(ValueError, match="a pile is never negative"):
            pile_cards(number)


def test_drawing_leaves_the_pile_to_the_caller_and_reaches_every_card() -> None:
    pile, chance = make_pile([1, 4, 9]), Chance(3)
    assert {draw(pile, chance) for _ in range(60)} == {1, 4, 9}
    assert draw(1 << 7, chance) == 7


def test_drawing_is_the_same_on_every_machine() -> None:
    chance, full = Chance(2017), make_pile(range(24))
    assert [draw(full, chance) for _ in range(5)] == [18, 13, 17, 10, 17]
    assert pile_cards(draw_some(full, 8, chance)) == [3, 5, 8, 9, 13, 15, 18, 22]


def test_drawing_some_takes_different_cards_of_the_pile() -> None:
    pile, chance = make_pile(range(3, 30)), Chance(8)
    for count in range(28):
        drawn = draw_some(pile, count, chance)
        assert pile_size(drawn) == min(count, 27)
        assert drawn & ~pile == 0


def test_drawing_more_than_there_is_takes_all() -> None:
    assert draw_some(make_pile([2, 3]), 5, Chance(1)) == make_pile([2, 3])
    assert draw_some(0, 5, Chance(1)) == 0


def test_drawing_some_is_fair() -> None:
    chance, counts = Chance(11), [0] * 10
    for _ in range(2000):
        for card in pile_cards(draw_some(make_pile(range(10)), 7, chance)):
            counts[card] += 1
    assert all(1300 < count < 1500 for count in counts)  # 1400 each, give or take


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


def test_an_event_is_heard_by_all_or_by_its_audience() -> None:
    told = Event("painted", "X-6.1", 2, {"square": "b12"}, -1)
    whispered = Event("drawn", "X-1.2", 2, {"cards": ("miner_1",)}, 2)
    assert [told.heard_by(seat) for seat in (-1, 0, 2)] == [True, True, True]
    assert [whispered.heard_by(seat) for seat in (-1, 0, 2)] == [False, False, True]
    assert told.plain() == {
        "kind": "painted",
        "rule": "X-6.1",
        "seat": 2,
        "values": {"square": "b12"},
    }
    assert repr(told) == "<painted X-6.1 seat 2 {'square': 'b12'}>"


def test_a_seat_as_a_thing() -> None:
    assert [seat_noun(seat) for seat in range(3)] == ["seat_0", "seat_1", "seat_2"]


def test_a_score_sheet_adds_up() -> None:
    sheet = ScoreSheet(1, (ScoreLine("a", "X-1", 5), ScoreLine("b", "X-2", -2)))
    assert sheet.total == 3
    assert ScoreSheet(0, ()).total == 0


REGISTER = """
[[chapter]]
id = "X-1"
en = "Course"
fr = "Cours"
about.en = "How."
about.fr = "Comment."
[[rule]]
id = "X-1.1"
en = "Six turns."
fr = "Six tours."
[[ruling]]
id = "Q-1"
rules = ["X-1.1"]
en = "Exactly."
fr = "Exactement."
"""


def test_a_register_finds_rules_rulings_and_chapters(tmp_path: Path) -> None:
    file = tmp_path / "rules.toml"
    file.write_text(REGISTER, encoding="utf-8")
    register = read_rulebook(file)
    ruling = Ruling("Q-1", ("X-1.1",), {"en": "Exactly.", "fr": "Exactement."})
    assert register == Rulebook(
        (Chapter("X-1", {"en": "Course", "fr": "Cours"}, {"en": "How.", "fr": "Comment."}),),
        (Rule("X-1.1", {"en": "Six turns.", "fr": "Six tours."}),),
        (ruling,),
    )
    assert register.rulings_of("X-1.1") == (ruling,)
    assert register.rulings_of("X-1.2") == ()
    found = [register.find(entry) for entry in ("X-1", "X-1.1", "Q-1", "X-9")]
    assert [entry and entry.id for entry in found] == ["X-1", "X-1.1", "Q-1", None]


def test_a_register_may_have_no_rulings(tmp_path: Path) -> None:
    file = tmp_path / "rules.toml"
    file.write_text(REGISTER.split("[[ruling]]", maxsplit=1)[0], encoding="utf-8")
    assert read_rulebook(file).rulings == ()
