"""The match of a lesson: the board of each card."""

from dynasty.learn.lesson_model import Card
from dynasty.learn.lesson_positions import card_position, earlier_match, step_positions
from tests.learn.first_lesson import COURIER, LESSON, MONK, NOON, ORANGE, SERVE, TEA, course, table


def test_back_shows_the_board_as_it_was() -> None:
    match = table(COURIER, MONK, *ORANGE, NOON, SERVE)
    now = course(match)
    assert [card.id for card in now.passed(["welcome"])] == [
        "welcome",
        "aside",
        "aside-too",
        "hour",
        "order",
        "serve",
    ]
    moments = {card.id: now.moment(card) for card in LESSON.cards}
    assert moments == {
        "welcome": 0,
        "aside": 0,
        "aside-too": 1,
        "hour": 5,
        "order": 6,
        "serve": 6,
        "orange": 7,
    }
    hour = LESSON.card("hour")
    assert hour is not None
    assert match.game.dump(card_position(match, now, hour)) == match.game.dump(
        earlier_match(match, 5).state
    )


def test_the_steps_of_a_move_are_boards_of_their_own() -> None:
    match = table(COURIER, MONK, *ORANGE, NOON, SERVE, TEA)
    states = step_positions(match, len(match.moves), 0)
    assert len(states) > 1
    assert match.game.dump(states[-1]) == match.game.dump(match.state)
    served = Card("served", after=7, beat=1)
    assert match.game.dump(card_position(match, course(match), served)) != match.game.dump(
        match.state
    )
