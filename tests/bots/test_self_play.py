"""Whole games of bots: the same for the same seeds, legal, and without what a seat cannot know."""

from typing import Any

import pytest

from dynasty import bots, games
from dynasty.bots import self_play
from dynasty.kernel import Game, Match, SeatEntry
from tests.bots.players import KINDS, SHARE, TABLE, game_of, made, played, positions, seated
from tests.bots.spies import Spy, Vandal


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_seeds_play_the_same_game(game: Game[Any], kind: str) -> None:
    again = game_of(game, seated(game, [kind] * TABLE, 3), 4)
    assert again == [(seat, str(choice)) for seat, choice in played(game.name, kind)[1]]


def test_another_seed_of_the_bots_plays_another_game(game: Game[Any]) -> None:
    names = ["random"] * TABLE
    first = game_of(game, seated(game, names, 1), 5)
    assert first != game_of(game, seated(game, names, 2), 5)


@pytest.mark.parametrize("kind", KINDS)
def test_every_choice_is_legal_and_replays_in_a_match(game: Game[Any], kind: str) -> None:
    s, choices = played(game.name, kind)
    match = Match(game, (SeatEntry(kind, kind),) * TABLE, 4)
    for seat, choice in choices:
        decision = match.state.decision_of(seat)
        assert decision is not None
        assert choice in decision.choices
        match.choose(seat, str(choice))
    assert match.finished
    assert match.totals() == [sheet.total for sheet in game.scores(s)]


def test_bots_play_under_the_options_of_the_table(game: Game[Any]) -> None:
    for option in game.options:
        for value in option.values:
            players = seated(game, ["random"] * game.counts_of(option)[0], 0)
            assert game.finished(bots.simulate_game(game, players, 0, {option.key: value}))


@pytest.mark.parametrize("kind", KINDS)
def test_what_a_bot_is_handed_does_not_depend_on_what_its_seat_cannot_know(
    game: Game[Any], kind: str
) -> None:
    for number, s in enumerate(positions(game, game.seat_counts[-1], 7)):
        if number % SHARE != KINDS.index(kind) % SHARE:
            continue
        seat = s.decisions[0].seat
        other = game.imagine(s, seat, number)
        spies = [Spy(game, made(kind, game, number)) for _ in range(2)]
        answers = {
            spy.choose(self_play.state_sampler(game, state, seat), seat)
            for spy, state in zip(spies, (s, other), strict=True)
        }
        assert spies[0].handed
        assert spies[0].handed == spies[1].handed
        assert len(answers) == 1


def test_imagining_changes_what_is_hidden() -> None:
    game = games.load(games.TEMPLATE_GAME)
    s = next(iter(positions(game, game.seat_counts[-1], 7)))
    other = game.imagine(s, s.decisions[0].seat, 1)
    assert game.dump(other)["fields"] != game.dump(s)["fields"]


def test_no_bot_can_touch_the_true_state(game: Game[Any]) -> None:
    names = ["greedy"] * game.seat_counts[0]
    plain = [Spy(game, bot) for bot in seated(game, names, 2)]
    vandals = [Vandal(game, bot, 5) for bot in seated(game, names, 2)]
    assert game_of(game, plain, 3) == game_of(game, vandals, 3)
