"""What a coach works with: the choices of a question, by verb, and the one about to be made."""

import pytest

from dynasty.kernel import Offer, View
from dynasty.kernel.coach_context import CoachContext
from dynasty.kernel.state import State
from tests.kernel.siege import Siege

CHOICES = ("serve:monk", "serve:courier", "serve_all:", "pick:garden", "pass")


@pytest.fixture
def context() -> CoachContext[State, View]:
    game = Siege()
    s = game.start(2, 1)
    offers = {choice: Offer(choice, {}) for choice in CHOICES}
    return CoachContext(s, game.view(s, 0), 0, offers, (), "", lambda _: None)


def test_choices_are_found_by_their_whole_verb(context: CoachContext[State, View]) -> None:
    assert [offer.choice for offer in context.called("serve")] == ["serve:monk", "serve:courier"]
    assert [offer.choice for offer in context.called("pick")] == ["pick:garden"]
    assert context.called("ser") == []


@pytest.mark.parametrize(
    ("choice", "noun"), [("serve:monk", "monk"), ("a:b:c", "b:c"), ("pass", ""), ("", "")]
)
def test_the_noun_is_what_the_choice_applies_to(
    context: CoachContext[State, View], choice: str, noun: str
) -> None:
    made = CoachContext[State, View](
        context.s, context.view, 0, context.offers, (), choice, context.after
    )
    assert made.noun == noun
