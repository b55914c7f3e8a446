"""The search bot: the same by iterations alone, in time, and with a tree that it uses again."""

import time
from typing import Any

import pytest

from dynasty import bots, games
from dynasty.bots.search_bot import SearchBot, SearchLimits
from dynasty.bots.self_play import state_sampler
from dynasty.kernel import Choice, Game, State
from dynasty.kernel.value_model import lead_over_best
from tests.bots.players import loaded, positions


def test_by_iterations_alone_a_search_is_reproducible(game: Game[Any]) -> None:
    s = positions(game, game.seat_counts[-1], 5)[10]
    seat = s.decisions[0].seat
    found = [
        SearchBot(game, 8, SearchLimits(iterations=25, turns=3)).consider(
            state_sampler(game, s, seat), seat
        )
        for _ in range(2)
    ]
    assert found[0] == found[1]


def test_a_tiny_time_limit_still_gives_a_legal_choice(game: Game[Any]) -> None:
    for s in positions(game, game.seat_counts[0], 5)[::25]:
        seat = s.decisions[0].seat
        bot = SearchBot(game, 8, SearchLimits(iterations=10**9, turns=3, seconds=0.0))
        assert bot.choose(state_sampler(game, s, seat), seat) in s.decisions[0].choices


def test_a_search_stops_in_time() -> None:
    game = loaded(games.TEMPLATE_GAME)
    s = game.start(2, 1)
    seat, began = s.decisions[0].seat, time.perf_counter()
    bot = SearchBot(game, 8, SearchLimits(iterations=10**9, turns=3, seconds=0.2))
    thoughts = bot.consider(state_sampler(game, s, seat), seat)
    assert sum(thought.visits for thought in thoughts) > 1
    assert time.perf_counter() - began < 30  # not for ever: a slow machine may need a while


def test_the_last_choice_of_a_game_is_the_one_that_scores_most(game: Game[Any]) -> None:
    """Nearly over: whoever chooses last and knows everything takes what leads furthest."""
    for seed in range(3):
        s = positions(game, game.seat_counts[-1], seed)[-1]
        seat = s.decisions[0].seat
        leads = {choice: lead_after(game, s, seat, choice) for choice in s.decisions[0].choices}
        if len(s.decisions) > 1 or None in leads.values():
            continue
        bot = SearchBot(game, 1, SearchLimits(iterations=200, turns=3))
        best = bot.choose(state_sampler(game, s, seat), seat)
        assert leads[best] == max(lead for lead in leads.values() if lead is not None)


def lead_after(game: Game[Any], s: State, seat: int, choice: Choice) -> float | None:
    """Points ahead if the choice ends the game without chance; None if it does not."""
    after = s.clone()
    game.apply(after, seat, choice)
    if after.decisions or after.chance.value != s.chance.value:
        return None
    return lead_over_best([float(sheet.total) for sheet in game.scores(after)], seat)


def test_the_tree_is_kept_while_the_same_seat_goes_on(game: Game[Any]) -> None:
    """And only then: it is dropped when somebody else has played or chance has spoken."""
    s, kept = game.start(game.seat_counts[-1], 6), 0
    players = [
        SearchBot(game, seat, SearchLimits(iterations=12, turns=2))
        for seat in range(game.seat_counts[-1])
    ]
    for _ in range(60):
        if not s.decisions:
            break
        seat, before = s.decisions[0].seat, s.chance.value
        bot = players[seat]
        choice = bot.choose(state_sampler(game, s, seat), seat)
        game.apply(s, seat, choice)
        if bot.tree is None:
            continue
        if s.chance.value == before and s.decision_of(seat) is not None:
            position = game.imagine(s, seat, 1)
            if game.view(position, seat) == bot.expected:
                assert bot.saved_subtree(position, seat) is bot.tree
                kept += 1
            else:
                assert bot.saved_subtree(position, seat) is None
    assert kept or game.name == games.TEMPLATE_GAME


def test_a_tree_of_another_position_is_not_used() -> None:
    game = loaded("xian")
    bot = SearchBot(game, 1, SearchLimits(iterations=20, turns=2))
    for s in positions(game, 2, 3):
        seat = s.decisions[0].seat
        bot.choose(state_sampler(game, s, seat), seat)
        if bot.tree is not None:
            assert bot.saved_subtree(game.start(2, 99), seat) is None
            return
    pytest.fail("no position of the game was asked on")


def test_a_kept_tree_saves_iterations() -> None:
    game = loaded("xian")
    for s in positions(game, 2, 3):
        seat = s.decisions[0].seat
        bot = SearchBot(game, 1, SearchLimits(iterations=40, turns=2))
        game.apply(s, seat, bot.choose(state_sampler(game, s, seat), seat))
        if bot.tree is not None and game.view(s, seat) == bot.expected:
            inherited = bot.tree.root.visits
            thoughts = bot.consider(state_sampler(game, s, seat), seat)
            assert sum(thought.visits for thought in thoughts) < inherited + 40
            return
    pytest.fail("no position of the game was asked on")


def test_searching_beats_looking_one_stretch_ahead() -> None:
    game, won = loaded("xian"), 0
    for seed in range(6):
        search: bots.Bot = SearchBot(game, seed, SearchLimits(iterations=40, turns=4))
        greedy = bots.make_bot("greedy", game, seed)
        players = [search, greedy] if seed % 2 else [greedy, search]
        s = bots.simulate_game(game, players, seed // 2)
        won += players[game.ranking(s)[0]] is search
    assert won >= 4


def test_thoughts_come_best_first_and_their_margins_are_points(game: Game[Any]) -> None:
    s = positions(game, game.seat_counts[-1], 5)[10]
    seat = s.decisions[0].seat
    bot = SearchBot(game, 8, SearchLimits(iterations=30, turns=2))
    thoughts = bot.consider(state_sampler(game, s, seat), seat)
    assert [thought.visits for thought in thoughts] == sorted(
        (thought.visits for thought in thoughts), reverse=True
    )
    assert all(abs(thought.margin) < 500 for thought in thoughts)
