"""Samples of positions: which moments are taken, and who plays."""

from collections import Counter

from dynasty import games
from dynasty.bots.greedy_bot import GreedyBot
from dynasty.kernel import Chance
from dynasty.lab.position_samples import BOT_ERRORS, MomentSampler, PositionTask


def test_any_question_of_a_stretch_may_be_looked_at() -> None:
    """Not only its first one, which at Xi'an is the start of a round, where nobody moved yet."""
    game = games.load("xian")
    s, passed = game.start(2, 1), []
    for _ in range(4):
        passed.append(s.clone())
        game.apply(s, s.decisions[0].seat, s.decisions[0].choices[0])
    dumps, kept = [game.dump(one) for one in passed], Counter[int]()
    for seed in range(200):
        moments = MomentSampler(Chance(seed))
        for one in passed:
            moments.pass_by(0.3, one)
        (found,) = moments.kept.values()
        kept[dumps.index(game.dump(found))] += 1
    assert set(kept) == {0, 1, 2, 3}
    assert max(kept.values()) < 2 * min(kept.values())


def test_one_learns_from_equals() -> None:
    game, task = games.load(games.TEMPLATE_GAME), PositionTask(games.TEMPLATE_GAME, 3, range(6))
    tables = [task.players(game, seed) for seed in task.seeds]
    errors = [{bot.error for bot in table if isinstance(bot, GreedyBot)} for table in tables]
    assert [len(found) for found in errors] == [1] * 6
    assert set().union(*errors) == set(BOT_ERRORS)
