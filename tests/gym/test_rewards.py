"""What players are paid at the end of a game."""

from __future__ import annotations

import pytest

from dynasty.gym.env_table import EnvTable
from dynasty.gym.rewards import REWARDS, reward_by_name
from dynasty.kernel import BadOptions
from tests.gym.random_play import every, play


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
