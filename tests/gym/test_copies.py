"""Rule 15 for environments: copies and pickles are equal and independent, and play on the same."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from dynasty import games, gym
from dynasty.gym.gymnasium_env import env_id
from dynasty.kernel import Game
from tests.conformance.copies import WAYS
from tests.conformance.tables import PROOF
from tests.gym.players import Aec, Single

ROOT = Path(__file__).parents[2]


EVERY = [(name, seats) for name in games.SHELF for seats in games.load(name).seat_counts]


every = pytest.mark.parametrize(("name", "seats"), EVERY)


every_game = pytest.mark.parametrize("name", games.SHELF)


PICKS = st.lists(st.integers(0, 9999), min_size=1, max_size=8)


SKIPS = st.integers(0, 120)


calm = settings(
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    print_blob=False,
    max_examples=20 if PROOF else 4,
)


def plays_on_the_same(player: Any, skip: int, picks: list[int]) -> None:
    env = player.made()
    for number in range(skip):
        player.play(env, number * 7)
    copies, before = [way(env) for way in WAYS.values()], player.seen(env)
    path = []
    for pick in picks:
        player.play(env, pick)
        path.append(player.seen(env))
    for copied in copies:
        assert player.seen(copied) == before
        for pick, after in zip(picks, path, strict=True):
            player.play(copied, pick)
            assert player.seen(copied) == after
    assert player.seen(env) == path[-1]
    env.reset()
    for copied in copies:
        copied.reset()
        assert player.seen(copied) == player.seen(env)


@every
@pytest.mark.parametrize("kind", [Aec, Single])
def test_15_a_copied_environment_plays_on_the_same(
    kind: Callable[[str, int], Any], name: str, seats: int
) -> None:
    player = kind(name, seats)

    @seed(seats)
    @calm
    @given(SKIPS, PICKS)
    def somewhere(skip: int, picks: list[int]) -> None:
        plays_on_the_same(player, skip, picks)

    somewhere()


@pytest.mark.parametrize("way", WAYS)
def test_15_an_environment_that_was_not_reset_is_copied(way: str) -> None:
    copied = WAYS[way](gym.aec("xian", seats=3))
    copied.reset(seed=2)
    fresh = gym.aec("xian", seats=3)
    fresh.reset(seed=2)
    assert Aec.seen(copied) == Aec.seen(fresh)


@pytest.mark.parametrize("way", WAYS)
def test_15_spaces_of_a_copy_sample_the_same_and_alone(way: str) -> None:
    env = gym.aec("xian", seats=2)
    env.reset(seed=1)
    env.action_space("seat_0").seed(3)
    copied = WAYS[way](env)
    drawn = [env.action_space("seat_0").sample() for _ in range(5)]
    assert [copied.action_space("seat_0").sample() for _ in range(5)] == drawn
    assert copied.observation_space("seat_1") == env.observation_space("seat_1")


@pytest.mark.parametrize("way", WAYS)
def test_15_options_components_and_rewards_are_copied(way: str, tmp_path: Path) -> None:
    file = tmp_path / "owner.toml"
    file.write_text("[constants.start_coins]\nvalue = 9\n", encoding="utf-8")
    env = gym.aec("xian", seats=2, components=file, reward="points", render_mode="ansi")
    env.reset(seed=1)
    copied = WAYS[way](env)
    file.unlink()
    assert copied.table.game.box.digest == env.table.game.box.digest
    assert copied.reward is env.reward
    copied.reset(seed=1)
    assert copied.render() == env.render()
    chosen = gym.aec("tianxia", seats=1, options=first_other_options(games.load("tianxia")))
    again = WAYS[way](chosen)
    assert again.table.options == chosen.table.options != {}
    assert again.table.options is not chosen.table.options


def first_other_options(game: Game[Any]) -> dict[str, str]:
    """An option of a game for one, and a value that is not its default."""
    option = next(each for each in game.options if each.applies(1))
    return {option.key: option.values[1]}


def test_15_a_deep_copy_shares_what_never_changes() -> None:
    """The rules, and what observations are made of: to copy them would take milliseconds."""
    env = gym.aec("yinzi", seats=2)
    env.reset(seed=1)
    copied = copy.deepcopy(env)
    assert copied.table.game is env.table.game
    assert copied.table.choices is env.table.choices
    assert copied.table.observers is env.table.observers
    assert copied.table.state is not env.table.state


@every_game
def test_15_wrapped_environments_are_copied(name: str) -> None:
    env: Any = OrderEnforcingWrapper(gym.aec(name, seats=2))
    env.reset(seed=1)
    made: Any = gymnasium.make(env_id(name), opponents=("random",))
    made.reset(seed=1)
    for way in ("deepcopy", "pickle 5"):
        copied = WAYS[way](env)
        Aec.play(env, 3)
        Aec.play(copied, 3)
        assert Aec.seen(copied.unwrapped) == Aec.seen(env.unwrapped)
        again = WAYS[way](made)
        action = int(np.flatnonzero(made.unwrapped.action_masks())[0])
        assert again.step(action)[0].tolist() == made.step(action)[0].tolist()


def test_15_a_state_of_openspiel_is_pickled_by_every_protocol() -> None:
    """In a process of its own: where it goes wrong, the library ends the process."""
    program = (
        "import pickle, pyspiel, dynasty.gym\n"
        "s = pyspiel.load_game('python_dynasty_xian(players=2)').new_initial_state()\n"
        "s.apply_action(11)\n"
        "copies = [pickle.loads(pickle.dumps(s, n)) for n in range(pickle.HIGHEST_PROTOCOL + 1)]\n"
        "print(all(c.legal_actions() == s.legal_actions() for c in copies))"
    )
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=False)
    assert (done.returncode, done.stdout.split()) == (0, [b"True"])


@every_game
@pytest.mark.parametrize("way", [*WAYS, "clone"])
def test_15_a_copied_state_of_openspiel_plays_on_the_same(name: str, way: str) -> None:
    game = pyspiel.load_game(f"python_dynasty_{name}(players=2,reward=points)")
    state = game.new_initial_state()
    state.apply_action(11)
    for number in range(25):
        legal = state.legal_actions()
        state.apply_action(legal[number * 7 % len(legal)])
    copied = state.clone() if way == "clone" else WAYS[way](state)
    assert str(copied) == str(state)
    for number in range(20):
        legal = state.legal_actions()
        assert copied.legal_actions() == legal
        texts = [copied.information_state_string(seat) for seat in (0, 1)]
        state.apply_action(legal[number * 5 % len(legal)])
        assert [copied.information_state_string(seat) for seat in (0, 1)] == texts
        copied.apply_action(legal[number * 5 % len(legal)])
    assert copied.information_state_string(0) == state.information_state_string(0)


@pytest.mark.parametrize("way", WAYS)
def test_15_a_copied_game_of_openspiel_can_be_played(way: str) -> None:
    game = pyspiel.load_game("python_dynasty_xian(players=3,reward=points)")
    copied = WAYS[way](game)
    assert str(copied) == str(game)
    state = copied.new_initial_state()
    state.apply_action(1)
    assert len(state.returns()) == 3
    assert state.observation_tensor(0)


OTHER_PROCESS = """
import pickle, sys
env, single, spiel, picks = pickle.load(sys.stdin.buffer)
from tests.gym.players import Aec, Single
for pick in picks:
    Aec.play(env, pick)
    Single.play(single, pick)
spiel.apply_action(spiel.legal_actions()[0])
result = Aec.seen(env), Single.seen(single), spiel.information_state_string(0)
pickle.dump(result, sys.stdout.buffer)
"""


@every_game
def test_15_another_process_plays_on_the_same(name: str) -> None:
    env, single = Aec(name, 2).made(), Single(name, 2).made()
    spiel = pyspiel.load_game(f"python_dynasty_{name}(players=2)").new_initial_state()
    spiel.apply_action(2)
    sent = pickle.dumps((env, single, spiel, [4, 5, 6]))
    for pick in (4, 5, 6):
        Aec.play(env, pick)
        Single.play(single, pick)
    spiel.apply_action(spiel.legal_actions()[0])
    expected = Aec.seen(env), Single.seen(single), spiel.information_state_string(0)
    other = subprocess.run(
        [sys.executable, "-c", OTHER_PROCESS],
        input=sent,
        cwd=ROOT,
        env=os.environ,
        stdout=subprocess.PIPE,
        check=True,
    )
    assert pickle.loads(other.stdout) == expected
