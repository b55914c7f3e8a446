"""The rules of the contract as functions: each looks at one state of any game.

A state is never changed by a check. `seats` are those who decide; -1 is a spectator.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from typing import Any

from dynasty.kernel import (
    Chance,
    Choice,
    Decision,
    Event,
    Game,
    Preview,
    Routine,
    SecretStep,
    Step,
)
from dynasty.kernel.preview import make_preview
from dynasty.kernel.stepwise import apply_stepwise

SPECTATOR = -1


def random_step(game: Game[Any], s: Any, chance: Chance) -> tuple[int, Choice]:
    """Answer one of the open questions at random; who chose what."""
    return choose_by(game, s, chance.number() >> 8)


def half_inclined_step(game: Game[Any], s: Any, chance: Chance) -> None:
    """Answer at random, or as the rule of thumb likes best: so that more comes about."""
    if chance.below(2):
        random_step(game, s, chance)
        return
    decision = s.decisions[0]
    liking = game.incline(s, decision)
    game.apply(s, decision.seat, decision.choices[liking.index(max(liking))])


def choose_by(game: Game[Any], s: Any, pick: int) -> tuple[int, Choice]:
    """Answer a question as a number says: which question, then which of its choices."""
    decision, choice = choice_by(s, pick)
    game.apply(s, decision.seat, choice)
    return decision.seat, choice


def choice_by(s: Any, pick: int) -> tuple[Decision, Choice]:
    """Choices in the order of the vocabulary, so that a new order of listing changes nothing."""
    rest, question = divmod(pick, len(s.decisions))
    decision: Decision = s.decisions[question]
    ordered = sorted(decision.choices, key=lambda choice: choice.index)
    return decision, ordered[rest % len(ordered)]


def deciders(game: Game[Any], s: Any) -> Iterator[int]:
    """Everybody who may look: the spectator and the seats that people or bots take."""
    yield SPECTATOR
    yield from (seat for seat in range(s.seats) if seat < max(game.seat_counts))


def open_questions(s: Any) -> list[tuple[int, str, int, list[str]]]:
    return [(d.seat, d.step.name, d.arg, [str(c) for c in d.choices]) for d in s.decisions]


def everything(game: Game[Any], s: Any) -> tuple[Any, ...]:
    """All that makes a state what it is."""
    return game.dump(s), open_questions(s)


def asking_changes_nothing(game: Game[Any], s: Any) -> None:
    """Rule 1. Every question that the platform can put to a game."""
    before, events = everything(game, s), list(s.events or ())
    for seat in deciders(game, s):
        game.view(s, seat)
        game.questions(s, seat)
        game.open_scores(s, seat)
        game.imagine(s, seat, 1)
        for choice in game.vocabulary:
            if game.why_not(s, seat, choice) is not None:
                game.because(s, seat, choice)
    for decision in s.decisions:
        game.default(s, decision.seat)
        game.offers(s, decision)
        game.incline(s, decision)
        decision.step.options(s, decision.seat, decision.arg)
        game.estimate(s, decision.seat)
    game.scores(s)
    game.ranking(s)
    game.winners(s)
    game.broken_invariants(s)
    s.clone()
    assert everything(game, s) == before
    assert list(s.events or ()) == events


def offered_is_legal(game: Game[Any], s: Any) -> None:
    """Rule 2. A choice is offered exactly if nothing speaks against it."""
    for decision in s.decisions:
        assert len(decision.choices) > 1, "a question with one answer is not asked"
        assert len(set(decision.choices)) == len(decision.choices), "offered twice"
        for choice in game.vocabulary:
            offered = choice in decision.choices
            refusal = game.why_not(s, decision.seat, choice)
            assert offered == (refusal is None), f"{choice}: offered {offered}, but {refusal}"
        assert game.default(s, decision.seat) in decision.choices
    asked = {decision.seat for decision in s.decisions}
    for seat in set(range(s.seats)) - asked:
        assert all(game.why_not(s, seat, choice) is not None for choice in game.vocabulary)


def points_are_those_scored(game: Game[Any], s: Any) -> None:
    """The points so far are those of the sheets, and no secret."""
    points = game.points(s)
    assert points == [sheet.scored for sheet in game.scores(s)]
    for seat in deciders(game, s):
        assert game.points(game.imagine(s, seat, 1)) == points


def enumerated_by_hand_as_by_refusal(s: Any, step: Step[Any], seat: int, arg: int) -> None:
    """Rule 2. A step that lists its choices faster lists the same, in the order of `offers`."""
    if isinstance(step, Routine):
        return
    seats = [seat]
    if isinstance(step, SecretStep):
        seats = [q for q in step.who(s, arg) if not step.is_complete(s, q, arg)]
    for asked in seats:
        for lister in (step, step.window):
            if lister is not None:
                listed = lister.choices(s, asked, arg)
                legal = [c for c in lister.offers if lister.refusal(s, asked, arg, c) is None]
                assert listed == legal, f"{lister.name} lists {listed}, not refused are {legal}"
                again = lister.choices(s, asked, arg)
                assert again is not listed, f"{lister.name} lists twice in the same list"


def watched(game: Game[Any], s: Any, seat: int, choice: Choice) -> None:
    """Apply a choice and look at every step that is settled on the way, asked or not."""
    decision = game.decision(s, seat)
    decision.step.answer(s, seat, decision.arg, choice)
    while s.agenda:
        step, asked, arg = s.agenda[-1]
        enumerated_by_hand_as_by_refusal(s, step, asked, arg)
        if step.settle(s, asked, arg):
            break


def clone_is_equal_and_apart(game: Game[Any], s: Any, seed: int) -> None:
    """Rule 4. A clone equals its original; what is played on either leaves the other alone."""
    before, twin = everything(game, s), s.clone()
    assert everything(game, twin) == before
    assert twin.events is None
    assert type(twin) is type(s)
    second, chance = s.clone(), Chance(seed)
    while twin.decisions:
        random_step(game, twin, chance)
    assert everything(game, s) == before
    assert everything(game, second) == before


def dump_comes_back(game: Game[Any], s: Any) -> Any:
    """Rule 5. Dump, JSON, load: the same state with the same questions."""
    loaded = game.load(json.loads(json.dumps(game.dump(s))))
    assert everything(game, loaded) == everything(game, s)
    for seat in deciders(game, s):
        assert game.view(loaded, seat) == game.view(s, seat)
    return loaded


def imagined_looks_true(game: Game[Any], s: Any, seed: int) -> None:
    """Rule 6. Nobody can tell the state that they imagine from the true one."""
    for seat in deciders(game, s):
        twin = game.imagine(s, seat, seed)
        assert game.view(twin, seat) == game.view(s, seat)
        assert all(decision.choices for decision in twin.decisions)


def imagined_from_what_is_known(game: Game[Any], s: Any, seed: int) -> None:
    """Rule 6. What a seat imagines depends on what it knows and on nothing else.

    Whoever imagines from an imagined state, where all that is unseen is different already, gets
    the same as whoever imagines from the true one.
    """
    for seat in deciders(game, s):
        other = game.imagine(s, seat, seed + 1)
        assert everything(game, game.imagine(other, seat, seed)) == everything(
            game, game.imagine(s, seat, seed)
        )


def after(game: Game[Any], s: Any, seat: int, choice: Choice, chance: int) -> Any:
    """A listening copy in which the choice was made."""
    twin = s.clone()
    twin.chance = Chance(chance)
    twin.events = []
    game.apply(twin, seat, choice)
    return twin


def heard(s: Any, seat: int) -> list[dict[str, object]]:
    events: list[Event] = s.events
    return [event.plain() for event in events if event.heard_by(seat)]


def unseen_makes_no_difference(game: Game[Any], s: Any, seed: int, pick: int) -> None:
    """Rules 6 and 9. Where undo is allowed, nothing hidden has become known.

    The same choice in the true state and in one that the viewer cannot tell from it: unless the
    move used chance or declares that something was revealed, both look and sound the same.
    """
    decision, choice = choice_by(s, pick)
    true = after(game, s, decision.seat, choice, s.chance.value)
    if true.chance.value != s.chance.value or true.revealed:
        return
    for viewer in deciders(game, s):
        imagined = game.imagine(s, viewer, seed)
        asked = imagined.decision_of(decision.seat)
        assert asked is not None
        if choice in asked.choices:
            twin = after(game, imagined, decision.seat, choice, s.chance.value)
            if still_asked(twin) == still_asked(true):
                assert game.view(twin, viewer) == game.view(true, viewer), choice
                assert heard(twin, viewer) == heard(true, viewer), choice


def sealed_tells_nothing(game: Game[Any], s: Any) -> None:
    """Rule 6. Whatever a seat seals, the others see and hear the same until the reveal."""
    for decision in s.decisions:
        if not isinstance(decision.step, SecretStep) or len(s.decisions) == 1:
            continue
        ends = [after(game, s, decision.seat, c, s.chance.value) for c in decision.choices]
        for viewer in deciders(game, s):
            if viewer != decision.seat:
                seen: dict[tuple[int, ...], Any] = {}
                for end in ends:
                    look = game.view(end, viewer), heard(end, viewer)
                    assert seen.setdefault(tuple(still_asked(end)), look) == look


def still_asked(s: Any) -> list[int]:
    """Everybody sees who has not answered yet."""
    return [decision.seat for decision in s.decisions]


def advice_reads_what_is_known(game: Game[Any], s: Any, seed: int) -> None:
    """Rule 6, for bots: an estimate is finite and the same in a state that looks the same."""
    for decision in s.decisions:
        seat = decision.seat
        twin = game.imagine(s, seat, seed)
        estimate, inclined = game.estimate(s, seat), game.incline(s, decision)
        assert math.isfinite(estimate)
        assert len(inclined) == len(decision.choices)
        assert all(map(math.isfinite, inclined))
        assert game.estimate(twin, seat) == estimate
        assert game.progress(twin) == game.progress(s)
        assert game.incline(twin, game.decision(twin, seat)) == inclined


def unfolding_is_applying(game: Game[Any], s: Any, pick: int) -> None:
    """Step by step or at once, a choice leads to the same position and tells the same."""
    decision, choice = choice_by(s, pick)
    once, twin = after(game, s, decision.seat, choice, s.chance.value), s.clone()
    told = [event for beat in apply_stepwise(twin, decision.seat, choice) for event in beat.events]
    assert everything(game, twin) == everything(game, once)
    assert [event.plain() for event in told] == [event.plain() for event in once.events]


def a_preview_comes_true(game: Game[Any], s: Any, seed: int, pick: int) -> None:
    """Rule 10. Whatever a preview says then happens, and it stops only where it must."""
    decision, choice = choice_by(s, pick)
    seat = decision.seat
    seen = make_preview(game, s, seat, choice, seed)
    true = after(game, s, seat, choice, s.chance.value)
    foretold = [event.plain() for event in seen.events]
    assert heard(true, seat)[: len(foretold)] == foretold
    if seen.ends in {"", "others", "over"}:
        assert heard(true, seat) == foretold
        assert seen.view == game.view(true, seat)
        assert list(seen.sheets) == game.open_scores(true, seat)
    else:
        assert true.chance.value != s.chance.value or true.revealed


def a_preview_tells_nothing_hidden(game: Game[Any], s: Any, seed: int, pick: int) -> None:
    """Rule 10. Whatever is hidden from the seat, the preview is the same."""
    decision, choice = choice_by(s, pick)
    seat = decision.seat
    true = make_preview(game, s, seat, choice, seed)
    for other in (seed + 1, seed + 2):
        assert plain_preview(make_preview(game, s, seat, choice, other)) == plain_preview(true)
        imagined = game.imagine(s, seat, other)
        assert plain_preview(make_preview(game, imagined, seat, choice, seed)) == plain_preview(
            true
        )


def plain_preview(seen: Preview) -> tuple[Any, ...]:
    told = [event.plain() for event in seen.events]
    return seen.choice, told, seen.view, seen.sheets, seen.ends, seen.question
