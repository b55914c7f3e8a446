"""Progress in a lesson: the card that is due, and the choices that it takes."""

from dynasty.learn.lesson_model import END_CARD
from dynasty.learn.lesson_positions import legal_choices
from tests.learn.first_lesson import COURIER, MONK, NOON, ORANGE, SERVE, TEA, course, shown, table


def test_cards_follow_what_is_asked_and_chosen() -> None:
    assert shown(table()) == "welcome"
    assert shown(table(), "welcome") == "aside"
    assert shown(table(COURIER), "welcome") == "aside-too"
    assert shown(table(COURIER, MONK), "welcome") == "nothing"
    assert shown(table(COURIER, MONK, *ORANGE)) == "hour"
    assert shown(table(COURIER, MONK, *ORANGE, NOON)) == "order"
    assert shown(table(COURIER, MONK, *ORANGE, NOON), "order") == "serve"
    assert shown(table(COURIER, MONK, *ORANGE, NOON, SERVE)) == "nothing"
    done = table(COURIER, MONK, *ORANGE, NOON, SERVE, TEA)
    assert (shown(done), shown(done, "orange"), shown(done, "orange", END_CARD)) == (
        "orange",
        END_CARD,
        "nothing",
    )


def test_a_choice_closes_the_cards_before_it() -> None:
    assert shown(table(COURIER)) == "aside-too"


def test_a_later_choice_may_come_sooner_where_the_card_says_so() -> None:
    match = table(MONK)
    assert shown(match) == "aside"
    assert shown(table(MONK, COURIER, *ORANGE)) == "hour"


def test_others_answer_by_the_record_to_the_question_that_is_asked() -> None:
    match = table(COURIER)
    assert course(match).answer(1, "SetAside") == "set_aside:abbess"
    assert course(match).answer(1, "ServeGuest") == "serve:tea_master"
    assert course(table(*ORANGE[:2])).answer(1, "SetAside") is None


def test_other_choices_are_taken_or_turned_down() -> None:
    match = table(COURIER, MONK, *ORANGE)
    legal = legal_choices(match, 0)
    turned_down = course(match).turned_down
    assert turned_down("ChooseHour", "rise:noon", legal) == ""
    assert turned_down("ChooseHour", "rise:dusk", legal) == ""
    assert turned_down("ChooseHour", "rise:dawn", legal) == "lesson-first-hour-no-dawn"
    assert turned_down("ChooseHour", "rise:dawn", ["rise:dawn"]) == ""
    assert course(table()).turned_down("SetAside", "set_aside:monk", ["set_aside:courier"]) == ""
