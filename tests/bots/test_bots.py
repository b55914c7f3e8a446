"""The bots of the package by name: every level, and names that no bot has."""

from typing import Any

import pytest

from dynasty import bots, games
from dynasty.bots.search_bot import SearchBot
from dynasty.bots.self_play import state_sampler
from dynasty.kernel import Game, UnknownBot
from dynasty.kernel.bot_level import LEVELS
from tests.bots.players import loaded, positions


def test_an_unknown_name_is_answered_with_the_names_there_are() -> None:
    with pytest.raises(UnknownBot, match=r"'greedo'.*random, greedy, reckoner, default"):
        bots.make_bot("greedo", loaded(games.SHELF[0]), 0)


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
