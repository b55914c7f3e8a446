"""Cards on the strip: each by its name and by what else is said of it."""

from dynasty import games
from dynasty.localization import translator_for
from dynasty.server.table_page.hand import cards_with_distinct_names, hand_card

WORDS = translator_for(games.load("tianxia"), "en")


def test_the_name_of_several_is_not_cut_after_that_of_one() -> None:
    found = hand_card("action_marker", "Action markers: 2", True, WORDS)
    assert (found.name, found.said) == ("Action marker", "Action markers: 2")
    found = hand_card("action_marker", "Action marker: one is left", True, WORDS)
    assert found.said == "one is left"


def test_cards_of_one_name_go_by_what_is_said_of_them() -> None:
    alike = [hand_card("action_marker", f"Action marker: value {n}", True, WORDS) for n in (1, 2)]
    assert [found.name for found in cards_with_distinct_names(alike)] == ["value 1", "value 2"]
    assert cards_with_distinct_names(alike[:1]) == alike[:1]
