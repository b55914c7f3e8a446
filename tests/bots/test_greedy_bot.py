"""The greedy bot: stretches, ties, and its strength."""

from typing import Any

import pytest

from dynasty import bots
from dynasty.bots import greedy_bot
from dynasty.kernel import Chance, Game, SecretStep
from tests.bots.players import loaded, positions, seated


def test_a_stretch_ends_where_another_seat_is_asked_chance_speaks_or_a_secret_is_complete(
    game: Game[Any],
) -> None:
    for s in positions(game, game.seat_counts[-1], 1):
        decision, frame = s.decisions[0], s.agenda[-1]
        for choice in decision.choices:
            after = s.clone()
            greedy_bot.play_stretch(game, after, decision.seat, choice)
            asked = after.decision_of(decision.seat)
            if after.chance.value != s.chance.value:
                continue
            if isinstance(decision.step, SecretStep):
                assert asked is None or after.agenda[-1] != frame
            else:
                assert asked is None or isinstance(asked.step, SecretStep)


def test_ties_are_broken_by_the_bots_own_chance() -> None:
    chance = Chance(1)
    assert {greedy_bot.random_best_index([1.0, 3.0, 0.0, 3.0], chance) for _ in range(40)} == {1, 3}


def test_without_a_tie_no_chance_is_used() -> None:
    chance = Chance(1)
    assert greedy_bot.random_best_index([1.0, 3.0, 0.0], chance) == 1
    assert chance.value == Chance(1).value


@pytest.mark.parametrize("weaker", ["random", "default"])
def test_greedy_beats_weaker_bots_clearly(weaker: str) -> None:
    game, won = loaded("xian"), 0
    for seed in range(20):
        names = ("greedy", weaker) if seed % 2 else (weaker, "greedy")
        s = bots.simulate_game(game, seated(game, names, seed), seed)
        won += names[game.ranking(s)[0]] == "greedy"
    assert won >= 19
