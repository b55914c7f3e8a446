"""The rules of the contract, for every table of the shelf; 6 and 11 go on in files of their own."""

from typing import Any

import pytest

from dynasty.kernel import Chance, Match, NothingToUndo, Record, Routine
from tests.conformance import checks
from tests.conformance.checks import SPECTATOR, deciders
from tests.conformance.tables import Place, Table, at_places, choose_in, every_table


@at_places(12, picks=3)
def test_1_asking_changes_nothing(table: Table, place: Place) -> None:
    for s in place.states(table):
        checks.asking_changes_nothing(table.game, s)


@at_places(30, picks=5)
def test_2_what_is_offered_is_legal_and_nothing_else_is(table: Table, place: Place) -> None:
    for s in place.states(table):
        checks.offered_is_legal(table.game, s)


@at_places(8, picks=5)
def test_the_points_so_far_are_those_of_the_sheets_and_open_to_all(
    table: Table, place: Place
) -> None:
    for s in place.states(table):
        checks.points_are_those_scored(table.game, s)


@at_places(20, picks=30)
def test_2_choices_listed_by_hand_are_those_without_a_refusal(table: Table, place: Place) -> None:
    s = place.reach(table)
    for pick in place.picks:
        if s.decisions:
            decision, choice = checks.choice_by(s, pick)
            checks.watched(table.game, s, decision.seat, choice)


@every_table
@pytest.mark.parametrize("seed", range(8))
def test_2_also_in_steps_that_were_not_asked_all_game_long(table: Table, seed: int) -> None:
    s, chance = table.start(seed), Chance(seed)
    while s.decisions:
        decision, choice = checks.choice_by(s, chance.number() >> 8)
        checks.watched(table.game, s, decision.seat, choice)


@at_places(20, picks=1)
def test_4_a_clone_equals_its_original_and_is_apart_from_it(table: Table, place: Place) -> None:
    for s in place.states(table):
        checks.clone_is_equal_and_apart(table.game, s, place.seed)


@at_places(25, picks=5)
def test_5_a_state_comes_back_from_its_dump(table: Table, place: Place) -> None:
    s = place.reach(table)
    for pick in place.picks:
        loaded = checks.dump_comes_back(table.game, s)
        if s.decisions:
            checks.choose_by(table.game, s, pick)
            checks.choose_by(table.game, loaded, pick)
            assert checks.everything(table.game, loaded) == checks.everything(table.game, s)


@at_places(8, picks=20)
def test_5_a_record_replays_to_the_same_game(table: Table, place: Place) -> None:
    match = place.match(table)
    for pick in place.picks:
        if match.state.decisions:
            choose_in(match, pick)
    record = match.record()
    again = Match.of_record(table.game, Record.from_json(record.to_json()))
    assert looks(again) == looks(match)
    assert again.record() == record


@at_places(25, picks=4)
def test_6_nobody_can_tell_what_they_imagine_from_the_truth(table: Table, place: Place) -> None:
    for s in place.states(table):
        checks.imagined_looks_true(table.game, s, place.seed)


@at_places(25, picks=4)
def test_6_what_is_imagined_depends_on_what_is_known(table: Table, place: Place) -> None:
    for s in place.states(table):
        checks.imagined_from_what_is_known(table.game, s, place.seed)


@at_places(40, picks=4)
def test_6_and_9_what_is_unseen_makes_no_difference_where_undo_is_allowed(
    table: Table, place: Place
) -> None:
    s = place.reach(table)
    for pick in place.picks:
        if s.decisions:
            checks.unseen_makes_no_difference(table.game, s, place.seed, pick)
            checks.sealed_tells_nothing(table.game, s)
            checks.choose_by(table.game, s, pick)


@at_places(20, picks=3)
def test_6_advice_reads_only_what_its_seat_may_know(table: Table, place: Place) -> None:
    for s in place.states(table):
        checks.advice_reads_what_is_known(table.game, s, place.seed)


@at_places(8, picks=1)
def test_6_an_imagined_game_can_be_played_to_its_end(table: Table, place: Place) -> None:
    s, chance = place.reach(table), Chance(place.seed)
    for seat in deciders(table.game, s):
        twin = table.game.imagine(s, seat, place.seed)
        while twin.decisions:
            checks.random_step(table.game, twin, chance)
        assert table.game.broken_invariants(twin) == []
        assert table.game.broken_course(twin) == []


@every_table
@pytest.mark.parametrize("seed", range(3))
def test_8_random_play_ends_within_the_bound_and_keeps_the_invariants(
    table: Table, seed: int
) -> None:
    game, s, chance, count = table.game, table.start(seed), Chance(seed), 0
    while s.decisions:
        assert game.broken_invariants(s) == []
        assert game.broken_course(s) == []
        assert all(0 <= decision.seat < table.seats for decision in s.decisions)
        checks.random_step(game, s, chance)
        count += 1
        assert count <= game.bound
    assert game.broken_invariants(s) == []
    assert game.broken_course(s) == []
    assert not s.agenda
    assert game.finished(s)
    assert not any(s.sealed)


@every_table
@pytest.mark.parametrize("seed", range(3))
def test_8_at_the_end_everybody_has_a_score_and_a_rank(table: Table, seed: int) -> None:
    game, s, chance = table.game, table.start(seed), Chance(seed)
    while s.decisions:
        checks.random_step(game, s, chance)
    sheets, ranking, winners = game.scores(s), game.ranking(s), game.winners(s)
    assert [sheet.seat for sheet in sheets] == list(range(s.seats))
    assert sorted(ranking) == list(range(s.seats))
    assert winners == sorted(ranking[: len(winners)], key=winners.index)
    assert winners
    for seat in deciders(game, s):
        assert game.open_scores(s, seat) == sheets
        assert game.view(s, seat).finished


@at_places(15, picks=6)
def test_9_undo_gives_back_what_everybody_saw_and_heard(table: Table, place: Place) -> None:
    match = place.match(table)
    for pick in place.picks:
        if not match.state.decisions:
            return
        before = looks(match)
        seat, choice = choose_in(match, pick)
        then, move = looks(match), match.moves[-1]
        found, reason = match.undoable(seat)
        if move.floor:
            assert (found, reason) == ([], move.floor)
        else:
            assert found[0] == len(match.moves) - 1
            match.undo(seat)
            assert looks(match) == before
            match.choose(seat, str(choice))
            assert looks(match) == then


@at_places(15, picks=6)
def test_9_a_seat_takes_back_only_what_nobody_has_seen(table: Table, place: Place) -> None:
    match = place.match(table)
    for pick in place.picks:
        if not match.state.decisions:
            return
        choose_in(match, pick)
        for seat in range(table.seats):
            found, _ = match.undoable(seat)
            if not found:
                continue
            last = match.moves[found[0]]
            assert last.seat == seat
            assert last.floor == ""
            later = [move for move in match.moves[found[0] + 1 :] if move.seat != seat]
            assert all(move.sealed for move in later)
            before = table.game.dump(match.state)
            match.undo(seat)
            match.choose(seat, last.choice)
            assert table.game.dump(match.state) == before


@at_places(3, picks=6)
def test_9_a_rewind_gives_back_what_everybody_saw_and_heard(table: Table, place: Place) -> None:
    match = place.match(table)
    seen = {len(match.moves): looks(match)}
    for pick in place.picks:
        if not match.state.decisions:
            break
        choose_in(match, pick)
        seen[len(match.moves)] = looks(match)
    settled, _ = match.settled()
    assert not any(move.floor for move in match.moves[settled:])
    for number in sorted(seen, reverse=True)[1:]:
        if number < settled:
            with pytest.raises(NothingToUndo):
                match.rewind(number)
            return
        match.rewind(number)
        assert looks(match) == seen[number]


@at_places(30, picks=8)
def test_10_a_preview_comes_true_and_tells_nothing_hidden(table: Table, place: Place) -> None:
    s = place.reach(table)
    for pick in place.picks:
        if s.decisions:
            checks.unfolding_is_applying(table.game, s, pick)
            checks.a_preview_comes_true(table.game, s, place.seed, pick)
            checks.a_preview_tells_nothing_hidden(table.game, s, place.seed, pick)
            checks.choose_by(table.game, s, pick)


def looks(match: Match) -> tuple[Any, ...]:
    """All that anybody can know of a match, and the truth."""
    viewers = [SPECTATOR, *range(len(match.seats))]
    seen = [match.game.view(match.state, seat) for seat in viewers]
    heard = [[event.plain() for event in match.heard(seat)] for seat in viewers]
    return seen, heard, match.choices(), checks.everything(match.game, match.state)


@every_table
def test_every_step_that_asks_has_a_prompt_and_its_choices_in_the_vocabulary(table: Table) -> None:
    game = table.game
    for step in game.steps.values():
        asks = not isinstance(step, Routine) and step not in windows(game)
        assert bool(step.prompt) == asks, step.name
        assert bool(step.offers) != isinstance(step, Routine), step.name
        assert all(game.vocabulary.read(str(choice)) is choice for choice in step.offers)
    assert [choice.index for choice in game.vocabulary] == list(range(len(game.vocabulary)))


def windows(game: Any) -> list[Any]:
    return [step.window for step in game.steps.values() if step.window is not None]
