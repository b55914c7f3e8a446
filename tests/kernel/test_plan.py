"""Plans: a turn tried out in thought, what ends it, and what is left of it as the game goes on."""

from dynasty.kernel import Match, PlanStep
from tests.kernel.matches import auction, bid, looks, siege

REST = PlanStep("Act", "act:rest")
DIG = PlanStep("Act", "act:dig")
RAID = PlanStep("Act", "act:raid")


def taking() -> tuple[Match, int]:
    """An auction whose first lot is about to be taken, and by whom."""
    match = auction()
    for seat in (0, 0, 1, 1):
        match.choose(seat, bid(match, seat))
    (decision,) = match.state.decisions
    return match, decision.seat


def test_others_answer_by_the_defaults_until_the_seat_is_asked() -> None:
    match = siege()
    before = looks(match)
    found = match.plan(1)
    assert [(event.kind, event.seat) for event in found.meanwhile] == [("rested", 0)]
    assert (found.ends, found.lucky, found.done) == ("", False, ())
    assert looks(match) == before


def test_a_plan_ends_with_chance_with_others_and_with_what_is_not_legal() -> None:
    match = siege()
    dug, raided = match.plan(1, [DIG, REST]), match.plan(1, [RAID])
    assert (dug.ends, dug.steps, dug.done[0].events) == ("chance", (DIG,), ())
    assert (raided.ends, raided.steps) == ("others", (RAID,))
    refused = match.plan(1, [PlanStep("", "keep:bowl")])
    assert (refused.ends, refused.done) == ("refused", ())
    assert refused.refusal is not None
    assert (refused.refusal.rule, refused.refusal.reason) == ("S-1", "not-now")
    assert refused.because == {"question": "ask-act"}


def test_a_step_is_for_the_question_that_it_was_planned_for() -> None:
    found = siege().plan(1, [PlanStep("KeepRelic", "act:rest")])
    assert found.refusal is not None
    assert (found.ends, found.refusal.reason) == ("refused", "not-now")


def test_secret_questions_cannot_be_planned() -> None:
    match, seat = taking()
    assert match.plan(1 - seat).ends == "secret"
    sale = next(str(c) for c in match.state.decisions[0].choices if c.verb == "sell")
    found = match.plan(seat, [PlanStep("", sale), PlanStep("", "take:coin")])
    assert [done.offer.kind for done in found.done] == ["free", "main"]
    assert found.ends == "secret"


def test_before_an_own_question_that_comes_after_secrets_something_is_imagined() -> None:
    match = auction()
    for seat in (0, 0):
        match.choose(seat, bid(match, seat))
    found = match.plan(0)
    assert found.lucky
    assert "bid_revealed" in [event.kind for event in found.meanwhile]


def test_what_is_left_follows_from_what_was_chosen_since() -> None:
    match = siege()
    steps = [RAID, DIG]
    assert match.left_of_plan(1, steps, 0) == steps
    match.choose(0, "act:rest")
    assert match.left_of_plan(1, steps, 0) == steps
    match.choose(1, "act:raid")
    assert match.left_of_plan(1, steps, 0) == [DIG]
    match.undo(1)
    assert match.left_of_plan(1, steps, 0) == steps
    match.choose(1, "act:raid")
    match.choose(0, "parry:nobody")
    assert match.left_of_plan(1, steps, 0) == [], "its turn is over"


def test_whoever_answers_otherwise_gives_the_plan_up_but_free_actions_do_not_matter() -> None:
    match, seat = taking()
    made, steps = len(match.moves), [PlanStep("TakeLot", "take:point")]
    sale = next(str(c) for c in match.state.decisions[0].choices if c.verb == "sell")
    match.choose(seat, sale)
    assert match.left_of_plan(seat, steps, made) == steps
    match.choose(seat, "take:coin")
    assert match.left_of_plan(seat, steps, made) == []
