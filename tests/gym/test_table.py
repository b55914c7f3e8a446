"""What programs observe at a table, and what they are paid."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from dynasty import games
from dynasty.gym.env_table import EnvTable
from dynasty.gym.rewards import REWARDS, reward_by_name
from dynasty.kernel import BadOptions, IllegalChoice

EVERY = [(name, seats) for name in games.SHELF for seats in games.load(name).seat_counts]
every = pytest.mark.parametrize(("name", "seats"), EVERY)


def play(table: EnvTable, choices: int, seed: int = 1) -> None:
    dice = random.Random(seed)
    for _ in range(choices):
        if table.asked >= 0:
            legal = np.flatnonzero(table.mask(table.asked))
            table.choose(table.asked, int(dice.choice(list(legal))))


@every
def test_observations_have_one_size_and_stay_in_their_limits(name: str, seats: int) -> None:
    table = EnvTable(name, seats)
    for choices in (0, 3, 40, 200):
        table.reset(5)
        play(table, choices)
        for seat, observer in enumerate(table.observers):
            seen = table.observe(seat)
            assert len(seen) == len(observer.entries)
            spread = observer.spread(np.stack([seen, seen]))
            assert spread.shape == (2, len(observer.spread_names()))
            assert (observer.low <= seen).all()
            assert (seen <= observer.high).all()


@every
def test_the_mask_is_what_is_legal(name: str, seats: int) -> None:
    table = EnvTable(name, seats)
    play(table, 30)
    decision = table.state.decisions[0]
    legal = {choice.index for choice in decision.choices}
    assert set(np.flatnonzero(table.mask(decision.seat))) == legal
    idle = [seat for seat in range(seats) if table.state.decision_of(seat) is None]
    assert not any(table.mask(seat).any() for seat in idle)
    illegal = next(n for n in range(len(table.choices)) if n not in legal)
    with pytest.raises(IllegalChoice):
        table.choose(decision.seat, illegal)


def test_an_observation_names_each_thing_of_a_subset() -> None:
    table = EnvTable("xian", 2)
    table.reset(3)
    observer = table.observers[0]
    spread = observer.spread(table.observe(0))
    told = dict(zip(observer.spread_names(), spread, strict=True))
    hand: Any = table.state
    in_hand = {n for n in range(24) if hand.hand[0] >> n & 1}
    assert {n for n in range(24) if told[f"hand[0] has {n}"]} == in_hand


@every
def test_every_reward_pays_every_player(name: str, seats: int) -> None:
    table = EnvTable(name, seats)
    table.reset(2)
    play(table, table.game.bound)
    assert table.asked == -1
    paid = {key: reward(table.game, table.state) for key, reward in REWARDS.items()}
    assert all(len(rewards) == seats for rewards in paid.values())
    if seats > 1:
        assert sum(paid["win"]) == pytest.approx(0)
        assert max(paid["win"]) == max(paid["rank"]) == 1
        assert paid["points"][table.game.winners(table.state)[0]] == max(paid["points"])
    else:
        assert paid["win"] == [1.0 if paid["margin"][0] > 0 else -1.0]


def test_an_unknown_reward_is_refused_by_name() -> None:
    with pytest.raises(BadOptions, match="win, margin, rank, points"):
        reward_by_name("fame")


def test_boards_are_rendered_as_words_and_drawn() -> None:
    table = EnvTable("yinzi", 3)
    assert "Yangtze" in table.text(0) or len(table.text(0)) > 500
    assert table.drawn(0).startswith("<svg")


def test_the_page_about_environments_gives_their_sizes() -> None:
    page = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
    for name, seats in EVERY:
        table = EnvTable(name, seats)
        observer = table.observers[0]
        sizes = (len(table.choices), len(observer.entries), len(observer.spread_names()))
        assert f"| {name} | {seats} | {' | '.join(map(str, sizes))} |" in page
