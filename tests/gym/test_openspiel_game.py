"""OpenSpiel's own simulation of every game, and what its players may know."""

from __future__ import annotations

import random

import pyspiel
import pytest

from dynasty import games
from dynasty.gym.openspiel_game import register_all

register_all()  # once more changes nothing


@pytest.mark.parametrize("name", games.SHELF)
def test_openspiel_plays_it_at_random(name: str) -> None:
    game = pyspiel.load_game(f"python_dynasty_{name}")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_players_and_rewards_are_parameters() -> None:
    game = pyspiel.load_game("python_dynasty_xian(players=3,reward=points)")
    assert game.num_players() == 3
    assert game.max_utility() > 1


def test_a_state_of_information_holds_what_a_player_knows_and_chose() -> None:
    """What others seal changes nothing of it; the player's own choices do."""
    game = pyspiel.load_game("python_dynasty_xian(players=2)")
    state, dice = game.new_initial_state(), random.Random(1)
    state.apply_action(7)
    before = state.information_state_string(0)
    other = state.clone()
    state.apply_action(dice.choice(state.legal_actions()))
    assert other.information_state_string(0) == before
    assert state.information_state_string(0) != before
    assert state.information_state_tensor(0) != other.information_state_tensor(0)
    assert state.observation_string(1) == other.observation_string(1)


def test_a_history_replays_to_the_same_game() -> None:
    game = pyspiel.load_game("python_dynasty_terracotta_army(players=1)")
    state, dice = game.new_initial_state(), random.Random(2)
    while not state.is_terminal():
        legal = [n for n, _ in state.chance_outcomes()] if state.is_chance_node() else None
        state.apply_action(dice.choice(legal or state.legal_actions()))
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert again.returns() == state.returns()
    assert str(again) == str(state)
