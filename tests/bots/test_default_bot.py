"""The default bot: it answers as the rules do for an absent player."""

from typing import Any

from dynasty import bots
from dynasty.bots import self_play
from dynasty.kernel import Game
from tests.bots.players import positions


def test_the_default_bot_gives_the_rules_answers(game: Game[Any]) -> None:
    bot = bots.make_bot("default", game, 1)
    for s in positions(game, game.seat_counts[0], 2):
        for decision in s.decisions:
            seat = decision.seat
            assert bot.choose(self_play.state_sampler(game, s, seat), seat) is game.default(s, seat)
