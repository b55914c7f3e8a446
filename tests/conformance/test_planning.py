"""Planning while others think: for every table, from anywhere, knowing no more than the seat."""

from __future__ import annotations

from typing import Any

from dynasty.kernel import Chance, Game, Plan, PlanStep
from dynasty.kernel.plan import make_plan
from tests.conformance import secrecy
from tests.conformance.checks import everything
from tests.conformance.tables import Place, Table, at_places

MOST = 12  # steps of a plan, which no turn needs


@at_places(16, picks=MOST)
def test_a_plan_is_legal_ends_cleanly_and_knows_no_more_than_its_seat(
    table: Table, place: Place
) -> None:
    game, s = table.game, place.reach(table)
    before = everything(game, s)
    for seat in range(game.players(s)):
        steps = planned(game, s, seat, place)
        twins = [game.imagine(s, seat, 7), secrecy.redealt(game, s, seat, Chance(place.seed))]
        for twin in twins:
            if twin is not None:
                found, same = make_plan(game, s, seat, steps), make_plan(game, twin, seat, steps)
                assert plain(game, seat, found) == plain(game, seat, same)
    assert everything(game, s) == before, "nothing of the true match changes"


def planned(game: Game[Any], s: Any, seat: int, place: Place) -> list[PlanStep]:
    """Pick steps until the plan ends; each must be possible, and others must not be."""
    steps: list[PlanStep] = []
    found = make_plan(game, s, seat, steps)
    for pick in place.picks:
        decision = found.state.decision_of(seat)
        if found.ends or decision is None:
            break
        wrong = next(c for c in game.vocabulary if c not in decision.choices)
        refused = make_plan(game, s, seat, [*steps, PlanStep("", str(wrong))])
        assert refused.ends == "refused"
        assert refused.refusal is not None
        assert refused.refusal.rule
        assert refused.steps == tuple(steps)
        choice = decision.choices[pick % len(decision.choices)]
        steps.append(PlanStep(decision.step.name, str(choice)))
        found = make_plan(game, s, seat, steps)
        assert found.steps == tuple(steps)
        if found.ends in ("", "others"):
            assert not game.broken_invariants(found.state)
    return steps


def plain(game: Game[Any], seat: int, found: Plan) -> tuple[Any, ...]:
    """All that the seat is told of its plan, and the whole table that it imagines."""
    told = [event.plain() for done in found.done for event in done.events]
    seen = game.view(found.state, seat), [done.offer for done in found.done]
    meanwhile = [event.plain() for event in found.meanwhile]
    return everything(game, found.state), seen, told, meanwhile, found.lucky, found.ends
