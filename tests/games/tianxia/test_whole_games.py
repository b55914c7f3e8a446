"""Whole games: the invariants of the dossier after every choice, and the contract of the kernel."""

from collections import Counter, defaultdict
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dynasty.games.tianxia.names import SPACES
from dynasty.games.tianxia.packed_rows import piece_count
from dynasty.games.tianxia.state import TianxiaState
from dynasty.kernel import Chance, Choice, Decision, Match, Record, SeatEntry
from tests.conformance import checks
from tests.games.playing import Pick, at_random
from tests.games.tianxia.playing import eagerly, play_game
from tests.games.tianxia.setting import GAME

SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])
MANNERS = pytest.mark.parametrize("manner", [at_random, eagerly])
FEW = settings(
    max_examples=12, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck)
)
Manner = Callable[[int], Pick]
IDLE = {"side", "sail", "finish", "end", "out", "back", "leave", "hold", "forgo"}


@SEATS
@FEW
@given(seed=st.integers(0, 10_000), picks=st.lists(st.integers(0, 9999), max_size=120))
def test_invariants_hold_after_every_choice(seats: int, seed: int, picks: list[int]) -> None:
    s = GAME.start(seats, seed)
    for pick in picks:
        if s.decisions:
            checks.choose_by(GAME, s, pick)
            assert GAME.broken_invariants(s) == []


@SEATS
@MANNERS
@pytest.mark.parametrize("seed", range(3))
def test_whole_games_keep_the_invariants_and_end_in_time(
    seats: int, manner: Manner, seed: int
) -> None:
    played = 0

    def watch(s: TianxiaState, decision: Decision, choice: Choice) -> None:
        nonlocal played
        played += 1
        assert GAME.broken_invariants(s) == []

    s = play_game(seats, seed, manner(seed), watch)
    assert played < GAME.bound
    assert not s.agenda


@SEATS
@MANNERS
def test_what_is_listed_by_hand_is_what_is_not_refused(seats: int, manner: Manner) -> None:
    s, pick = GAME.start(seats, seats + 40), manner(seats)
    while s.decisions:
        decision = s.decisions[0]
        checks.watched(GAME, s, decision.seat, pick(s, decision))


@SEATS
@FEW
@given(seed=st.integers(0, 999), skip=st.integers(0, 300))
def test_the_contract_holds_in_the_middle_of_eager_games(seats: int, seed: int, skip: int) -> None:
    s, pick = GAME.start(seats, seed), eagerly(seed)
    while skip and s.decisions:
        GAME.apply(s, s.decisions[0].seat, pick(s, s.decisions[0]))
        skip -= 1
    checks.offered_is_legal(GAME, s)
    checks.dump_comes_back(GAME, s)
    checks.imagined_looks_true(GAME, s, seed)
    checks.imagined_from_what_is_known(GAME, s, seed)
    if s.decisions:
        checks.unseen_makes_no_difference(GAME, s, seed, seed)
        checks.advice_reads_what_is_known(GAME, s, seed)


@SEATS
def test_19_every_choice_but_a_pure_answer_changes_the_table(seats: int) -> None:
    s, pick = GAME.start(seats, seats), at_random(seats)
    while s.decisions:
        decision = s.decisions[0]
        before, choice = GAME.dump(s)["fields"], pick(s, decision)
        GAME.apply(s, decision.seat, choice)
        if choice.verb not in IDLE and s.agenda and s.agenda[-1][0] is decision.step:
            assert GAME.dump(s)["fields"] != before, choice


@pytest.mark.parametrize("seed", range(8))
def test_16_three_marker_turns_and_one_pass_per_round(seed: int) -> None:
    placed: Counter[tuple[int, int]] = Counter()
    passed: Counter[tuple[int, int]] = Counter()

    def watch(s: TianxiaState, decision: Decision, choice: Choice) -> None:
        for event in s.events or ():
            if event.kind == "marker_placed":
                placed[number[0], event.seat] += 1
            elif event.kind == "passed":
                passed[number[0], event.seat] += 1
            elif event.kind == "round_started":
                number[0] = int(str(event.values["round"]))
        s.events = []

    number = [1]
    play_game(3, seed, eagerly(seed), watch)
    assert set(passed) == {(at, seat) for at in (1, 2, 3, 4) for seat in range(3)}
    assert set(passed.values()) == {1}
    assert max(placed.values()) <= 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_17_the_ranks_of_a_battle_pay_0_7_11_or_13(seats: int) -> None:
    fought = 0
    for seed in range(6):
        s = play_game(seats, seed, at_random(seed))
        ranks: dict[int, int] = defaultdict(int)
        battle = -1
        for event in s.events or ():
            if event.kind == "battle_began":
                battle += 1
                ranks[battle] = 0
            if event.kind == "defender_ranked":
                ranks[battle] += int(str(event.values["points"]))
        assert set(ranks.values()) <= {0, 7, 11, 13}
        fought += len(ranks)
    assert fought > 12


@SEATS
def test_18_the_same_seed_tells_the_same_story(seats: int) -> None:
    one, two = (play_game(seats, 7, at_random(7)) for _ in range(2))
    assert [event.plain() for event in one.events or ()] == [e.plain() for e in two.events or ()]


@SEATS
def test_4_all_action_markers_are_home_when_a_round_begins(seats: int) -> None:
    def watch(s: TianxiaState, decision: Decision, choice: Choice) -> None:
        if any(event.kind == "round_started" for event in s.events or ()):
            assert all(
                not piece_count(row, q) for row in s.spaces for q in range(s.deciders)
            ) or any(event.kind == "marker_placed" for event in s.events or ())
            assert len(s.spaces) == len(SPACES)
        s.events = []

    play_game(seats, 2, eagerly(2), watch)


@SEATS
def test_a_record_replays_and_undo_gives_back_what_was(seats: int) -> None:
    names = tuple(SeatEntry(f"Player {seat}", "you") for seat in range(seats))
    match, chance = Match(GAME, names, 5), Chance(5)
    dump: Callable[[Any], Any] = GAME.dump
    undone = 0
    while not match.finished:
        decision = match.state.decisions[0]
        before = dump(match.state)
        choice = decision.choices[chance.below(len(decision.choices))]
        match.choose(decision.seat, str(choice))
        if undone < 6 and match.undoable(decision.seat)[0]:
            undone += 1
            match.undo(decision.seat)
            assert dump(match.state) == before
            match.choose(decision.seat, str(choice))
    record = match.record()
    again = Match.of_record(GAME, Record.from_json(record.to_json()))
    assert again.totals() == record.scores
    assert undone
