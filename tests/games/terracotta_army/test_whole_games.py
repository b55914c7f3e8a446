"""Whole games: invariants after every choice, nothing lost, the contract of the kernel."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dynasty.games.terracotta_army.names import CHALLENGES, SPECIALISTS, WARRIORS
from dynasty.games.terracotta_army.rules.majorities_and_groups import groups, members
from dynasty.games.terracotta_army.rules.stock_and_score import figures_left, next_vp, price
from dynasty.games.terracotta_army.state import ArmyState
from dynasty.kernel import Choice, Decision, Event, Match, Record, SeatEntry
from tests.conformance import checks
from tests.games.playing import at_random
from tests.games.terracotta_army.playing import eagerly, play_game
from tests.games.terracotta_army.setting import GAME

SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])
FEW = settings(
    max_examples=12, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck)
)


def listed(event: Event, key: str) -> int:
    """How many things an event names."""
    value = event.values[key]
    assert isinstance(value, tuple)
    return len(value)


@SEATS
@FEW
@given(seed=st.integers(0, 10_000), picks=st.lists(st.integers(0, 9999), max_size=60))
def test_invariants_hold_after_every_choice(seats: int, seed: int, picks: list[int]) -> None:
    s = GAME.start(seats, seed, {"challenge": CHALLENGES[seed % 8]} if seats == 1 else {})
    for pick in picks:
        checks.choose_by(GAME, s, pick)
        assert GAME.broken_invariants(s) == []


@SEATS
@pytest.mark.parametrize("seed", range(3))
def test_eager_games_keep_the_invariants_and_end_in_time(seats: int, seed: int) -> None:
    played = 0

    def watch(s: ArmyState, decision: Decision, choice: Choice) -> None:
        nonlocal played
        played += 1
        assert GAME.broken_invariants(s) == []

    s = play_game(seats, seed, eagerly(seed), watch)
    assert played < GAME.bound
    assert not s.agenda
    kinds = range(len(WARRIORS))
    grouped = sum(sum(members(s, g)) for kind in kinds for g in groups(s, kind))
    told = [event for event in s.events or [] if event.kind == "loners_removed"]
    alone = sum(listed(event, "cells") for event in told)
    assert grouped + alone == sum(cells.bit_count() for cells in s.own)
    assert sum(sheet.lines[-2].points for sheet in GAME.scores(s)) <= 8


@SEATS
def test_what_never_turns_back(seats: int) -> None:
    before: list[list[int]] = []

    def watch(s: ArmyState, decision: Decision, choice: Choice) -> None:
        worth = [-next_vp(s, k) if figures_left(s, k) else 0 for k in range(len(WARRIORS))]
        prices = [price(s, k) for k in range(len(SPECIALISTS))]
        placed = [int(token >= 0) for token in s.token_at]
        now = [worth, prices, placed, s.upgraded[:], s.earned[:]]
        for old, new in zip(before, now, strict=bool(before)):
            assert all(a <= b for a, b in zip(old, new, strict=True))
        before[:] = now

    play_game(seats, 9, eagerly(9), watch)


@SEATS
@pytest.mark.parametrize("seed", range(3))
def test_warehouses_grow_by_warriors_and_fall_by_supervisors(seats: int, seed: int) -> None:
    s = play_game(seats, seed, eagerly(seed))
    clay = 4
    for event in s.events or []:
        if event.kind == "warrior_made":
            clay += 1
        elif event.kind == "warehouse_emptied":
            clay -= listed(event, "gain")
        elif event.kind == "warehouse_discarded":
            clay -= int(event.values["count"])  # type: ignore[arg-type]
    assert sum(s.warehouses) == clay


@SEATS
def test_a_turn_has_at_most_one_of_each(seats: int) -> None:
    s = play_game(seats, 4, eagerly(4))
    turn: list[str] = []
    seen = 0
    for event in s.events or []:
        if event.kind in ("worker_placed", "round_started", "overseer_moved"):
            seen += 1
            assert turn.count("specialist_hired") <= 1
            assert turn.count("master_bought") <= 1
            assert turn.count("warrior_made") + turn.count("warrior_built") <= 2
            turn = []
        elif not (seats == 1 and event.seat == 1):
            turn.append(event.kind)
    assert seen >= 50


@SEATS
@FEW
@given(seed=st.integers(0, 999), skip=st.integers(0, 100))
def test_the_contract(seats: int, seed: int, skip: int) -> None:
    s = GAME.start(seats, seed)
    chance = s.chance.__class__(seed)
    for _ in range(skip):
        checks.random_step(GAME, s, chance)
    checks.asking_changes_nothing(GAME, s)
    checks.offered_is_legal(GAME, s)
    checks.clone_is_equal_and_apart(GAME, s, seed)
    checks.dump_comes_back(GAME, s)
    checks.imagined_looks_true(GAME, s, seed)
    checks.advice_reads_what_is_known(GAME, s, seed)


@SEATS
def test_choices_listed_by_hand_are_those_without_a_refusal(seats: int) -> None:
    for seed, pick in ((1, at_random(1)), (2, eagerly(2))):
        s = GAME.start(seats, seed)
        while s.decisions:
            decision = s.decisions[0]
            checks.watched(GAME, s, decision.seat, pick(s, decision))


def test_a_record_replays_and_undo_stops_at_the_dice() -> None:
    match = Match(GAME, (SeatEntry("You", "you"),), 3)
    pick = at_random(3)
    while match.state.decisions:
        decision = match.state.decisions[0]
        match.choose(decision.seat, str(pick(match.state, decision)))
    assert {move.floor for move in match.moves} == {"", "chance"}
    again = Match.of_record(GAME, Record.from_json(match.record().to_json()))
    assert again.totals() == match.totals()


def test_a_turn_of_several_players_can_be_taken_back_whole() -> None:
    match = Match(GAME, (SeatEntry("A", "you"), SeatEntry("B", "you")), 5)
    seat = match.state.decisions[0].seat
    before = match.game.dump(match.state)
    match.choose(seat, "place:s0")
    while match.state.decisions[0].seat == seat and len(match.moves) < 3:
        match.choose(seat, str(match.state.decisions[0].choices[-1]))
    for _ in range(len(match.moves)):
        match.undo(seat)
    assert match.game.dump(match.state) == before
