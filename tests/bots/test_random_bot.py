"""The random bot: it chooses without a look at the state."""

from typing import Any

from dynasty.bots import self_play
from dynasty.bots.random_bot import RandomBot
from dynasty.kernel import Game


def test_the_random_bot_chooses_the_same_whether_it_is_shown_a_state_or_not(
    game: Game[Any],
) -> None:
    s = game.start(game.seat_counts[0], 9)
    seat, shown, blind = s.decisions[0].seat, RandomBot(game, 6), RandomBot(game, 6)
    for _ in range(50):
        by_state = shown.choose(self_play.state_sampler(game, s, seat), seat)
        assert by_state is blind.pick(s.decisions[0].choices)
