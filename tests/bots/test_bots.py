from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from dynasty import bots, games
from dynasty.bots import greedy, self_play
from dynasty.bots.random_bot import RandomBot
from dynasty.kernel import Chance, Game, Match, NotAsked, SeatEntry, SecretStep, State, UnknownBot
from tests.bots.spies import Spy, Vandal
from tests.conformance.tables import PROOF

GAMES = (*games.SHELF, games.TEMPLATE_GAME)
KINDS = ("random", "greedy", "default", "novice", "search")
SHARE = 1 if PROOF else 3  # of the questions of a game each kind of bot is tried at one of so many
TABLE = 4 if PROOF else 2  # players of a whole game


@cache
def loaded(name: str) -> Game[Any]:
    return games.load(name)


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game[Any]:
    return loaded(request.param)


def made(kind: str, game: Game[Any], seed: int) -> bots.Bot:
    """A bot of every kind; one that searches thinks no longer than the rules need to be tried."""
    if kind == "search":
        return bots.SearchBot(game, seed, bots.SearchLimits(iterations=3, turns=2))
    return bots.make_bot(kind, game, seed)


def seated(game: Game[Any], kinds: Sequence[str], seed: int) -> list[bots.Bot]:
    return [made(kind, game, seed * 8 + seat) for seat, kind in enumerate(kinds)]


def game_of(game: Game[Any], players: Sequence[bots.Bot], seed: int) -> list[tuple[int, str]]:
    """Who chose what in a whole game."""
    choices: bots.SeatChoices = []
    bots.simulate_game(game, players, seed, choices=choices)
    return [(seat, str(choice)) for seat, choice in choices]


def positions(game: Game[Any], seats: int, seed: int) -> list[State]:
    """The states of a random game at its questions."""
    s, chance = game.start(seats, seed), Chance(seed)
    found: list[State] = []
    while s.decisions:
        found.append(s.clone())
        decision = s.decisions[chance.below(len(s.decisions))]
        game.apply(s, decision.seat, decision.choices[chance.below(len(decision.choices))])
    return found


@cache
def played(name: str, kind: str) -> tuple[State, bots.SeatChoices]:
    """A whole game of many of a kind: its end, and who chose what."""
    game, choices = loaded(name), list[Any]()
    players = seated(game, [kind] * TABLE, 3)
    return bots.simulate_game(game, players, 4, choices=choices), choices


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


def test_the_random_bot_chooses_the_same_whether_it_is_shown_a_state_or_not(
    game: Game[Any],
) -> None:
    s = game.start(game.seat_counts[0], 9)
    seat, shown, blind = s.decisions[0].seat, RandomBot(game, 6), RandomBot(game, 6)
    for _ in range(50):
        by_state = shown.choose(self_play.state_sampler(game, s, seat), seat)
        assert by_state is blind.pick(s.decisions[0].choices)


def test_the_default_bot_gives_the_rules_answers(game: Game[Any]) -> None:
    bot = bots.make_bot("default", game, 1)
    for s in positions(game, game.seat_counts[0], 2):
        for decision in s.decisions:
            seat = decision.seat
            assert bot.choose(self_play.state_sampler(game, s, seat), seat) is game.default(s, seat)


def test_an_unknown_name_is_answered_with_the_names_there_are() -> None:
    with pytest.raises(UnknownBot, match=r"'greedo'.*random, greedy, reckoner, default"):
        bots.make_bot("greedo", loaded(games.SHELF[0]), 0)


@pytest.mark.parametrize("kind", KINDS)
def test_a_bot_that_is_not_asked_says_so(game: Game[Any], kind: str) -> None:
    s = game.start(game.seat_counts[0], 1)
    while len(s.decisions) == s.seats:
        game.apply(s, s.decisions[0].seat, s.decisions[0].choices[0])
    idle = next(seat for seat in range(s.seats) if s.decision_of(seat) is None)
    with pytest.raises(NotAsked):
        made(kind, game, 0).choose(self_play.state_sampler(game, s, idle), idle)


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


def test_a_stretch_ends_where_another_seat_is_asked_chance_speaks_or_a_secret_is_complete(
    game: Game[Any],
) -> None:
    for s in positions(game, game.seat_counts[-1], 1):
        decision, frame = s.decisions[0], s.agenda[-1]
        for choice in decision.choices:
            after = s.clone()
            greedy.play_stretch(game, after, decision.seat, choice)
            asked = after.decision_of(decision.seat)
            if after.chance.value != s.chance.value:
                continue
            if isinstance(decision.step, SecretStep):
                assert asked is None or after.agenda[-1] != frame
            else:
                assert asked is None or isinstance(asked.step, SecretStep)


def test_ties_are_broken_by_the_bots_own_chance() -> None:
    chance = Chance(1)
    assert {greedy.random_best_index([1.0, 3.0, 0.0, 3.0], chance) for _ in range(40)} == {1, 3}


def test_without_a_tie_no_chance_is_used() -> None:
    chance = Chance(1)
    assert greedy.random_best_index([1.0, 3.0, 0.0], chance) == 1
    assert chance.value == Chance(1).value


@pytest.mark.parametrize("weaker", ["random", "default"])
def test_greedy_beats_weaker_bots_clearly(weaker: str) -> None:
    game, won = loaded("xian"), 0
    for seed in range(20):
        names = ("greedy", weaker) if seed % 2 else (weaker, "greedy")
        s = bots.simulate_game(game, seated(game, names, seed), seed)
        won += names[game.ranking(s)[0]] == "greedy"
    assert won >= 19
