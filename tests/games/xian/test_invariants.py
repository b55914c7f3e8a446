"""The invariants after every choice of random games, and those that only a whole game shows."""

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dynasty.games.xian import invariants
from dynasty.games.xian.game import load
from dynasty.games.xian.names import EXTRA_ACTION, MARKET
from dynasty.games.xian.rules.buildings import is_closed
from dynasty.games.xian.state import XianState
from dynasty.kernel import Choice, Decision, Event
from tests.games.playing import Pick, at_random
from tests.games.xian.playing import eagerly, play_game
from tests.games.xian.setting import GAME
from tests.games.xian.table import Table

SEEDS = st.integers(0, 2**32 - 1)
few = settings(max_examples=12, deadline=None, derandomize=True)
many = settings(max_examples=30, deadline=None, derandomize=True)


def picking(seed: int) -> Pick:
    """Half of the games are played by busy people, so that tiles and painting come up."""
    return eagerly(seed) if seed % 2 else at_random(seed)


def hold_all(s: XianState, decision: Decision, choice: Choice) -> None:
    assert GAME.broken_invariants(s) == []


@pytest.mark.parametrize("seats", [2, 3, 4])
@many
@given(seed=SEEDS)
def test_every_invariant_holds_after_every_choice(seats: int, seed: int) -> None:
    play_game(seats, seed, picking(seed), hold_all)


class History:
    """Compares each position with the one before it."""

    def __init__(self, s: XianState) -> None:
        self.before = s.clone()
        self.heard = len(s.events or ())
        self.told: list[Event] = []
        self.asked: Counter[tuple[int, int, int]] = Counter()
        self.met: Counter[int] = Counter()

    def __call__(self, s: XianState, decision: Decision, choice: Choice) -> None:
        self.new = (s.events or [])[self.heard :]
        self.told += self.new
        self.warriors_only_go_from_raw_to_painted(s)
        self.supervisors_only_advance(s)
        self.prestige_falls_by_shortage_only(s)
        self.the_minister_is_met_once_and_without_fee()
        self.only_open_building_enters_a_full_pair(choice)
        self.asked[self.before.turn, self.before.round, decision.seat] += 1
        self.heard = len(s.events or ())
        self.before = s.clone()

    def kinds(self) -> list[str]:
        return [event.kind for event in self.new]

    def warriors_only_go_from_raw_to_painted(self, s: XianState) -> None:
        """Invariants 4 and 5."""
        old = self.before
        for seat in range(s.seats):
            assert s.painted[seat] & old.painted[seat] == old.painted[seat]
            assert (s.painted[seat] & ~old.painted[seat]) & ~old.raw == 0
            assert s.sealed_squares[seat] & old.sealed_squares[seat] == old.sealed_squares[seat]
        taken, painted = s.raw, 0
        for own in s.painted:
            painted |= own
        assert old.raw & ~(taken | painted) == 0
        assert 6 <= (taken | painted).bit_count() <= 24

    def supervisors_only_advance(self, s: XianState) -> None:
        """Invariant 11: by one space for each Palace action."""
        steps = [new - old for old, new in zip(self.before.space, s.space, strict=True)]
        told = [e.seat for e in self.new if e.kind.startswith("supervisor_")]
        assert steps == [told.count(seat) for seat in range(s.seats)]
        assert set(steps) <= {0, 1}

    def prestige_falls_by_shortage_only(self, s: XianState) -> None:
        """Invariant 12: and by even amounts."""
        for event in self.new:
            if event.kind == "shortage":
                assert event.values["prestige"] == 2 * int(str(event.values["missing"]))
        if "shortage" not in self.kinds():
            assert all(a <= b for a, b in zip(self.before.prestige, s.prestige, strict=True))

    def the_minister_is_met_once_and_without_fee(self) -> None:
        """Invariant 13."""
        if "minister_met" in self.kinds():
            self.met[self.before.turn] += 1
            assert "fee_paid" not in self.kinds()
        assert not self.met or max(self.met.values()) == 1

    def only_open_building_enters_a_full_pair(self, choice: Choice) -> None:
        """Invariant 10."""
        if "building_entered" in self.kinds() and choice.verb in ("enter", "free", "open"):
            assert is_closed(self.before, choice.at) == (choice.verb == "open")

    def count(self, seat: int, *kinds: str) -> int:
        return sum(event.seat == seat and event.kind in kinds for event in self.told)


def watched(seats: int, seed: int) -> tuple[XianState, History]:
    history = History(GAME.start(seats, seed, listen=True))
    return play_game(seats, seed, picking(seed), history), history


@few
@given(seats=st.sampled_from([2, 3, 4]), seed=SEEDS)
def test_pieces_supervisors_and_scores_move_as_they_may(seats: int, seed: int) -> None:
    watched(seats, seed)


@few
@given(seats=st.sampled_from([2, 3, 4]), seed=SEEDS)
def test_everybody_has_twelve_workers_and_twelve_buildings(seats: int, seed: int) -> None:
    """Invariant 14."""
    _, history = watched(seats, seed)
    for seat in range(seats):
        workers = history.count(seat, "worker_paid", "pigment_taken", "helper_recruited")
        assert workers == history.count(seat, "building_entered", "passed") == 12
        assert history.count(seat, "revealed") == 12
        assert history.count(seat, "favour_used") == 1


@few
@given(seats=st.sampled_from([2, 3, 4]), seed=SEEDS)
def test_an_activation_is_short(seats: int, seed: int) -> None:
    """Invariant 17: fewer than 30 questions; Market and extra action once in a game."""
    s, history = watched(seats, seed)
    assert max(history.asked.values()) < 30
    assert sum(history.asked.values()) < GAME.bound
    for seat in range(seats):
        used = [e.values["tile"] for e in history.told if e.kind == "tile_used" and e.seat == seat]
        assert len(used) == len(set(used)) == s.used_tiles[seat].bit_count()
        assert history.count(seat, "extra_action") == s.used_tiles[seat] >> EXTRA_ACTION & 1
        assert (
            history.count(seat, "swapped") <= 2 * (s.used_tiles[seat] >> MARKET & 1) + s.space[seat]
        )


@few
@given(seats=st.sampled_from([2, 3, 4]), seed=SEEDS)
def test_scoring_reads_the_table_and_changes_nothing(seats: int, seed: int) -> None:
    """Invariant 18."""
    s = play_game(seats, seed, picking(seed))
    before = GAME.dump(s)
    first, second = GAME.scores(s), GAME.scores(GAME.load(before))
    assert first == second
    assert GAME.dump(s) == before
    totals = [first[seat].total for seat in GAME.ranking(s)]
    assert totals == sorted(totals, reverse=True)


@few
@given(seats=st.sampled_from([2, 3, 4]), seed=SEEDS)
def test_the_same_seed_and_answers_give_the_same_game(seats: int, seed: int) -> None:
    """Invariant 20."""
    played: list[tuple[int, Choice]] = []
    s = play_game(seats, seed, picking(seed), lambda s, d, c: played.append((d.seat, c)))
    twin = GAME.start(seats, seed)
    for seat, choice in played:
        GAME.apply(twin, seat, choice)
    assert GAME.dump(twin) == GAME.dump(s)


Damage = Callable[[XianState], None]


def put(values: list[int], at: int, value: int) -> None:
    values[at] = value


DAMAGES: dict[str, Damage] = {
    "pigments_are_conserved": lambda s: put(s.pigments, 3, 2),
    "raw_warriors_are_conserved": lambda s: setattr(s, "raw", s.spaces),
    "own_warriors_are_conserved": lambda s: put(s.painted, 0, s.spaces),
    "spaces_hold_one_warrior_at_most": lambda s: put(s.painted, 0, s.raw),
    "seals_lie_under_crafted_warriors": lambda s: put(s.sealed_squares, 0, s.raw),
    "worker_cards_are_complete": lambda s: put(s.discard, 1, s.discard[1] & s.discard[1] - 1),
    "hands_fit_the_round": lambda s: put(s.hand, 1, 1),
    "equipment_is_complete": lambda s: put(s.forged, 0, 1 << s.display[0]),
    "tokens_are_complete": lambda s: s.turn_track.append(s.requests[0]),
    "builders_fit_the_round": lambda s: s.builders.__setitem__(slice(4), [255] * 4),
    "pairs_respect_their_limit": lambda s: s.builders.__setitem__(slice(4), [255] * 4),
    "supervisors_have_their_tiles": lambda s: put(s.used_tiles, 0, 1),
    "nothing_is_negative": lambda s: put(s.coins, 0, -1),
    "minister_is_met_once_a_turn": lambda s: setattr(s, "minister_met", 1),
    "helpers_are_recruited_once": lambda s: put(s.helpers, 0, 64),
    "questions_leave_a_choice": lambda s: s.decisions.append(s.decisions[0]),
    "sequence_is_bounded": lambda s: setattr(s, "round", 3),
    "majority_prizes_are_whole": lambda s: setattr(s.box, "majority", [[0, -1, 0]] * 3),
    "ranking_is_strict": lambda s: put(s.arrival, 0, s.arrival[1]),
}


def test_there_is_a_damage_for_every_invariant() -> None:
    assert list(DAMAGES) == [check.__name__ for check in invariants.INVARIANT_CHECKS]


@pytest.mark.parametrize("name", DAMAGES)
def test_each_invariant_notices_its_damage(name: str) -> None:
    table = Table(2, load())
    table.painted("purple", "a11").painted("orange", "a12", "a13").asks("purple", "building")
    DAMAGES[name](table.state)
    assert name in invariants.invariant_violations(table.state)
