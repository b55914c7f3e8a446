"""Invariants, views, undo and the rulings that only whole games show."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dynasty.games.yinzi.invariants import invariant_violations
from dynasty.games.yinzi.state import YinziState
from dynasty.kernel import Choice, Decision, Match, NothingToUndo, SeatEntry, pile_size
from tests.games.playing import at_random
from tests.games.yinzi.playing import by_default, eagerly, play_game
from tests.games.yinzi.setting import BOX, GAME
from tests.games.yinzi.table import Table

calm = settings(max_examples=25, derandomize=True, database=None, deadline=None)


def watchful(s: YinziState, decision: Decision, choice: Choice) -> None:
    assert invariant_violations(s) == [], f"after {decision.step.name} {choice}"


@calm
@given(st.integers(2, 4), st.integers(0, 10_000), st.booleans())
def test_every_invariant_holds_after_every_choice(seats: int, seed: int, eager: bool) -> None:
    play_game(seats, seed, eagerly(seed) if eager else at_random(seed), watchful)


@calm
@given(st.integers(2, 4), st.integers(0, 10_000))
def test_what_only_grows_and_what_moves_by_one(seats: int, seed: int) -> None:
    last: list[tuple[list[int], list[int], list[int], int]] = []

    def watch(s: YinziState, decision: Decision, choice: Choice) -> None:
        glory = [a + b for a, b in zip(s.high_glory, s.low_glory, strict=True)]
        abroad = s.delivered[:]
        if last:
            grown, glory_before, abroad_before, die = last[-1]
            assert all(now >= before for now, before in zip(s.misfortune, grown, strict=True))
            assert all(now >= before for now, before in zip(glory, glory_before, strict=True))
            assert all(now >= before for now, before in zip(abroad, abroad_before, strict=True))
            assert abs(s.die - die) <= 1
        last.append((s.misfortune[:], glory, abroad, s.die))

    play_game(seats, seed, at_random(seed), watch)
    assert len(last) < GAME.bound


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_of_absent_players_comes_to_its_end(seats: int) -> None:
    s = play_game(seats, 11, by_default, watchful)
    assert GAME.finished(s)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_Q_1_three_cards_each_from_the_first_actions_on(seats: int) -> None:
    s = play_game(seats, 2, by_default)
    drawn = [event for event in s.events or () if event.kind == "cards_drawn"]
    assert [event.audience for event in drawn] == list(range(seats)) * 4


def test_Q_2_two_tiles_of_all_six_trade_goods_are_left_out_for_two() -> None:
    assert [pile_size(BOX.first_tiles[seats]) for seats in (2, 3, 4)] == [12, 18, 24]
    kinds = [BOX.first_tiles[2] >> kind * 4 & 15 for kind in range(6)]
    assert kinds == [0b11] * 6


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_Q_3_the_coast_has_a_box_per_player(seats: int) -> None:
    assert len(GAME.view(GAME.start(seats, 1), -1).ships) == seats


def test_Q_68_no_variants_and_no_solo_game() -> None:
    assert (GAME.seat_counts, GAME.options) == ((2, 3, 4), ())


def test_Q_70_played_cards_are_open_and_hands_are_not(table: Table) -> None:
    table.now(2).holds("red", "card_10", "card_11").played("red", "boats", "card_09")
    theirs = GAME.view(table.state, 1).players[0]
    assert theirs.fortunes[0].card == "card_09"
    assert (theirs.hand, theirs.hand_count, len(theirs.discarded)) == (None, 2, 3)
    assert table.player("red").hand == ("card_10", "card_11")
    assert len(theirs.unseen_cards) == 8


def test_the_card_in_mind_is_seen_by_its_owner_alone(table: Table) -> None:
    table.holds("red", "card_05", "card_10").turn("red").play("play:card_05")
    assert table.player("red").card == "card_05"
    theirs = GAME.view(table.state, 1)
    assert theirs.players[0].card is None
    assert theirs.questions[0].offers is None


def test_discarded_routes_are_known_to_whoever_looked(table: Table) -> None:
    table.serves("red", "box_road").rewards()
    mine, theirs = GAME.view(table.state, 0), GAME.view(table.state, 1)
    assert (len(mine.known_discards), mine.discards) == (4, 4)
    assert (theirs.known_discards, theirs.discards) == ((), 4)
    table.play(table.options[0])
    assert len(GAME.view(table.state, 0).known_discards) == 3


def match_at_turn() -> Match:
    """A match of two at its first turn of phase B."""
    match = Match(GAME, (SeatEntry("A", "you"), SeatEntry("B", "you")), 3)
    while match.state.decisions[0].step.name != "ChooseTurn":
        decision = match.state.decisions[0]
        match.choose(decision.seat, str(decision.choices[0]))
    return match


def test_a_card_may_be_taken_back_until_it_is_laid_down() -> None:
    match = match_at_turn()
    decision = match.state.decisions[0]
    card = next(str(choice) for choice in decision.choices if choice.verb == "play")
    match.choose(decision.seat, card)
    match.undo(decision.seat)
    assert match.state.decisions[0].step.name == "ChooseTurn"
    match.choose(decision.seat, card)
    match.choose(decision.seat, "act:plant")
    with pytest.raises(NothingToUndo, match="revealed"):
        match.undo(decision.seat)
    field = next(c for c in match.state.decisions[0].choices if c.verb == "plant")
    match.choose(decision.seat, str(field))
    match.undo(decision.seat)
    assert match.state.decisions[0].step.name == "PlantCrops"


def test_looking_through_the_discard_pile_cannot_be_undone() -> None:
    table = Table().advances("red", "war_route").discarded("route_10", "route_11")
    table.gives("red", wood=1).acts("red", "boats", 1)
    table.state.revealed = False
    table.play("use:war_route")
    assert table.state.revealed
