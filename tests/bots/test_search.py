"""What the search must do in any game: be fair, be steady, use what it knows, stop in time."""

import time
from statistics import fmean
from typing import Any

import pytest

from dynasty import bots, games
from dynasty.bots.explain import EXPLANATION_SAMPLES, MIN_SHOWN_POINTS, largest_changes
from dynasty.bots.greedy import choice_value
from dynasty.bots.mcts import (
    NEW_NODE_CHOICES,
    RunningStats,
    SearchTree,
    TreeNode,
    relative_standing,
)
from dynasty.bots.search import SearchBot, SearchLimits
from dynasty.bots.self_play import state_sampler
from dynasty.kernel import Choice, Game, SecretStep, State
from dynasty.kernel.bot_level import LEVELS
from dynasty.kernel.value_model import lead_over_best, lead_over_mean
from tests.bots.test_bots import GAMES, loaded, positions


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game[Any]:
    return loaded(request.param)


def grown(game: Game[Any], s: State, iterations: int, turns: int = 3) -> SearchTree:
    """A tree from the first open question of a state."""
    seat = s.decisions[0].seat
    tree = SearchTree(game, seat, turns)
    for number in range(iterations):
        tree.iterate(game.imagine(s, seat, number))
    return tree


def nodes(node: TreeNode) -> list[TreeNode]:
    """A node and all that lie below it."""
    found = [node]
    for edge in node.edges.values():
        if edge.node is not None:
            found += nodes(edge.node)
    return found


def test_every_iteration_is_counted_once_at_the_root(game: Game[Any]) -> None:
    tree = grown(game, game.start(game.seat_counts[-1], 3), 20)
    assert tree.root.visits == 20
    assert sum(edge.visits for edge in tree.root.edges.values()) == 20


def test_what_lies_below_a_choice_was_visited_at_most_as_often(game: Game[Any]) -> None:
    tree = grown(game, game.start(game.seat_counts[-1], 3), 60)
    for node in nodes(tree.root):
        for edge in node.edges.values():
            assert edge.node is None or edge.node.visits < edge.visits


def test_a_search_grows_below_its_first_choices(game: Game[Any]) -> None:
    tree = grown(game, game.start(game.seat_counts[-1], 3), 60)
    assert len(nodes(tree.root)) > 1


def test_a_question_with_many_answers_widens_with_its_visits(game: Game[Any]) -> None:
    s = max(positions(game, game.seat_counts[-1], 2), key=lambda s: len(s.decisions[0].choices))
    offered = len(s.decisions[0].choices)
    for iterations in (1, 9):
        tried = [edge for edge in grown(game, s, iterations).root.edges.values() if edge.visits]
        assert len(tried) <= min(offered, NEW_NODE_CHOICES + iterations**0.5)


def test_secret_answers_of_others_are_no_part_of_the_tree(game: Game[Any]) -> None:
    """They must not depend on what the seat has sealed, so nothing is learnt about them."""
    secrets = [
        s
        for s in positions(game, game.seat_counts[-1], 4)
        if isinstance(s.decisions[0].step, SecretStep) and len(s.decisions) > 1
    ]
    for s in secrets[:3]:
        tree, mine = grown(game, s, 30, turns=1), set(s.decisions[0].step.own)
        answers = len(s.sealed[tree.seat])
        for edge in tree.root.edges.values():
            after = s.clone()
            game.apply(after, tree.seat, edge.choice)
            if edge.node is not None and len(after.sealed[tree.seat]) > answers:
                below = {child.choice for child in edge.node.edges.values()}
                complete = after.decision_of(tree.seat) is None
                assert not (complete and below & mine)


def test_a_lone_seat_looks_some_turns_ahead_and_not_to_the_end(game: Game[Any]) -> None:
    if 1 not in game.seat_counts:
        pytest.skip("nobody is alone in this game")
    s = game.imagine(game.start(1, 3), 0, 1)
    SearchTree(game, 0, 2).iterate(s)
    assert s.decisions
    assert game.progress(s) < 0.4


def test_a_line_goes_on_until_the_seat_is_asked_again(game: Game[Any]) -> None:
    """However few turns a level looks ahead, at a large table too."""
    seats = game.seat_counts[-1]
    for start in positions(game, seats, 4)[10:60:10]:
        seat = start.decisions[0].seat
        near, far = game.imagine(start, seat, 1), game.imagine(start, seat, 1)
        SearchTree(game, seat, 1).iterate(near)
        SearchTree(game, seat, seats).iterate(far)
        assert game.dump(near) == game.dump(far)


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
                assert bot.kept(position, seat) is bot.tree
                kept += 1
            else:
                assert bot.kept(position, seat) is None
    assert kept or game.name == games.TEMPLATE_GAME


def test_a_tree_of_another_position_is_not_used() -> None:
    game = loaded("xian")
    bot = SearchBot(game, 1, SearchLimits(iterations=20, turns=2))
    for s in positions(game, 2, 3):
        seat = s.decisions[0].seat
        bot.choose(state_sampler(game, s, seat), seat)
        if bot.tree is not None:
            assert bot.kept(game.start(2, 99), seat) is None
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


def test_reasons_say_what_one_choice_brings_and_another_does_not(game: Game[Any]) -> None:
    for s in positions(game, game.seat_counts[-1], 5)[::20]:
        decision = s.decisions[0]
        if isinstance(decision.step, SecretStep):
            continue
        imagine = state_sampler(game, s, decision.seat)
        first, last = decision.choices[0], decision.choices[-1]
        reasons = bots.choice_gains(game, imagine, decision.seat, first, last)
        turned = bots.choice_gains(game, imagine, decision.seat, last, first)
        assert bots.choice_gains(game, imagine, decision.seat, first, first) == {}
        assert {key: -points for key, points in turned.items()} == pytest.approx(reasons)
        assert list(reasons.values()) == sorted(reasons.values(), key=abs, reverse=True)
        assert set(reasons) <= {*game.appraise(s, decision.seat), "score", "rivals", "rest"}


def test_the_reasons_add_up_to_the_difference_in_value(game: Game[Any]) -> None:
    for s in positions(game, game.seat_counts[-1], 5)[::20]:
        decision = s.decisions[0]
        imagine = state_sampler(game, s, decision.seat)
        first, last = decision.choices[0], decision.choices[-1]
        worths = [
            fmean(
                choice_value(game, imagine(n), decision.seat, choice)
                for n in range(EXPLANATION_SAMPLES)
            )
            for choice in (first, last)
        ]
        reasons = bots.choice_gains(game, imagine, decision.seat, first, last)
        assert sum(reasons.values()) == pytest.approx(worths[0] - worths[1], abs=MIN_SHOWN_POINTS)


def test_many_small_differences_are_named_if_there_is_none_but_small_ones() -> None:
    small = {"coins": 0.24, "leaves": 0.2, "score": 0.2, "favourites": 0.2, "rivals": 0.2}
    assert largest_changes(small) == pytest.approx(small)
    assert largest_changes({**small, "tips": 2.0}) == pytest.approx({"tips": 2.0, "rest": 1.04})


def test_margin_and_standing_of_known_positions() -> None:
    assert lead_over_best([10.0, 7.0, 9.0], 0) == 1.0
    assert lead_over_best([10.0, 7.0, 9.0], 1) == -3.0
    assert lead_over_best([12.0], 0) == 12.0
    assert lead_over_mean([10.0, 7.0, 9.0], 0) == 2.0
    assert lead_over_mean([10.0, 7.0, 9.0], 1) == -2.5
    assert lead_over_mean([10.0, 7.5], 1) == lead_over_best([10.0, 7.5], 1) == -2.5
    assert lead_over_mean([12.0], 0) == 12.0
    assert relative_standing([10.0, 10.0], 0, 5.0) == 0.0
    assert relative_standing([15.0, 10.0], 0, 5.0) == 0.5
    assert relative_standing([15.0, 10.0, 20.0], 0, 5.0) == 0.0
    assert relative_standing([12.0], 0, 5.0) == 0.0


def test_the_spread_is_the_standard_deviation_and_one_at_least() -> None:
    spread = RunningStats()
    assert spread.size() == 1.0
    for value in (2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0):
        spread.add(value)
    assert spread.mean == 5.0
    assert spread.size() == pytest.approx(2.0)


def test_every_level_can_be_made_for_every_game(game: Game[Any]) -> None:
    for name in LEVELS:
        level, bot = game.level(name), bots.make_bot(name, game, 1)
        assert (
            bots.is_search_bot(name, game) == isinstance(bot, SearchBot) == (level.iterations > 0)
        )
    assert (
        bots.make_hint_bot(game, 1).limits.iterations == game.level(bots.STRONGEST_BOT).iterations
    )


def test_several_processes_share_the_iterations_of_a_search() -> None:
    game = loaded("xian")
    whole, part = bots.make_bot("master", game, 1), bots.make_bot("master", game, 1, share=3)
    assert isinstance(whole, SearchBot)
    assert isinstance(part, SearchBot)
    assert part.limits.iterations * 3 >= whole.limits.iterations > part.limits.iterations * 2


def test_a_bot_that_errs_is_steady_and_differs_from_one_that_does_not() -> None:
    game = loaded("xian")
    s = positions(game, 2, 1)[20]
    seat, chosen = s.decisions[0].seat, set()
    for seed in range(30):
        answers = {
            bots.make_bot("novice", game, seed).choose(state_sampler(game, s, seat), seat)
            for _ in range(2)
        }
        assert len(answers) == 1
        chosen |= answers
    assert len(chosen) > 1
