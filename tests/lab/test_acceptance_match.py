"""The match that decides whether new weights are better."""

import pytest

from dynasty import games
from dynasty.kernel.value_model import Weights
from dynasty.lab import acceptance_match
from dynasty.lab.task_pool import Backend
from tests.lab.bad_weights import BAD

TEA = games.TEMPLATE_GAME


MINE = Backend(1)


def test_the_gate_knows_better_from_worse() -> None:
    bad = acceptance_match.play_acceptance_match(
        acceptance_match.AcceptanceTask(TEA, 2, range(12), BAD, acceptance_match.HAND_BOT),
        None,
        MINE,
        "",
    )
    assert bad.high < 0.5
    same = acceptance_match.play_acceptance_match(
        acceptance_match.AcceptanceTask(TEA, 3, range(4), {}, acceptance_match.HAND_BOT),
        None,
        MINE,
        "",
    )
    assert same.low < 0.5 < same.high
    assert acceptance_match.place_score(1, 2) == 1.0
    assert acceptance_match.place_score(2, 2) == 0.5


def test_alone_the_better_margin_is_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.load("terracotta_army")
    table = game.start(1, 3)
    worse = table.clone()
    worse.coins[0] = 0
    results = iter([table, table, worse, table])
    monkeypatch.setattr(acceptance_match, "simulate_game", lambda *given: next(results))
    assert acceptance_match.play_deal_shares(
        game, 1, 3, Weights({}), acceptance_match.HAND_BOT
    ) == [0.5]
    assert acceptance_match.play_deal_shares(
        game, 1, 3, Weights({}), acceptance_match.RECKONER_BOT
    ) == [0.0]
