"""What programs observe at a table, and what they may choose."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from dynasty.gym.env_table import EnvTable
from dynasty.kernel import IllegalChoice
from tests.gym.random_play import EVERY, every, play


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


def test_boards_are_rendered_as_words_and_drawn() -> None:
    table = EnvTable("yinzi", 3)
    assert "Yangtze" in table.text(0) or len(table.text(0)) > 500
    assert table.drawn(0).startswith("<svg")


def test_the_page_about_environments_gives_their_sizes() -> None:
    docs = Path(__file__).parents[2] / "docs"
    page = (docs / "reference" / "environments.md").read_text(encoding="utf-8")
    for name, seats in EVERY:
        table = EnvTable(name, seats)
        observer = table.observers[0]
        sizes = (len(table.choices), len(observer.entries), len(observer.spread_names()))
        assert f"| {name} | {seats} | {' | '.join(map(str, sizes))} |" in page
