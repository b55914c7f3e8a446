"""Views: plain data that never changes, and the keys of what is said about it."""

from copy import copy, deepcopy
from dataclasses import FrozenInstanceError, dataclass
from pickle import dumps, loads

import pytest

from dynasty.kernel.view import Offer, Question, View, text_key

OFFER = Offer("serve:monk", {"coins": 2}, gives_up="leaves")
QUESTION = Question(1, "Serve", "ask-turn", "T-3.1", (OFFER,))


@dataclass(frozen=True)
class TeaView(View):
    """The view of a game, with a field of its own."""

    leaves: tuple[int, ...]


VIEW = TeaView(-1, 2, False, (QUESTION,), (3, 4))


def test_a_text_key_joins_ids_with_hyphens_alone() -> None:
    assert text_key("name", "bonus_tile") == "name-bonus-tile"
    assert text_key("lesson", "first", "set_aside", "no") == "lesson-first-set-aside-no"
    assert text_key("name") == "name"


def test_an_offer_is_a_main_one_unless_it_says_otherwise() -> None:
    assert (OFFER.kind, OFFER.heading, OFFER.compares) == ("main", "", "")
    assert Offer("pass", {}, "ending").kind == "ending"


def test_a_view_cannot_be_changed_so_a_copy_is_the_view() -> None:
    with pytest.raises(FrozenInstanceError):
        VIEW.finished = True  # type: ignore[misc]
    assert copy(VIEW) is deepcopy(VIEW) is VIEW


def test_a_view_of_a_game_is_the_same_in_another_process() -> None:
    again = loads(dumps(VIEW))
    assert again == VIEW
    assert again is not VIEW
    assert again.questions[0].offers == (OFFER,)
    assert again != TeaView(-1, 2, False, (QUESTION,), (3, 5))
