"""The rules of the contract on the toy games, and games that break them."""

from collections.abc import Callable
from typing import Any

import pytest

from dynasty.kernel import Chance, Field, Game, subset_list_field
from dynasty.kernel.event import ALL_SEATS
from tests.conformance import checks, secrecy
from tests.kernel.auction import Auction
from tests.kernel.siege import Siege

TABLES: list[tuple[Game[Any], int]] = [(Auction(), 2), (Auction(0), 3), (Siege(), 2)]
every_game = pytest.mark.parametrize(("game", "seats"), TABLES, ids=["auction", "poor", "siege"])


@every_game
@pytest.mark.parametrize("seed", range(5))
def test_the_contract_holds_at_every_question(game: Game[Any], seats: int, seed: int) -> None:
    s, chance = game.start(seats, seed), Chance(seed)
    while s.decisions:
        pick = chance.number() >> 8
        checks.offered_is_legal(game, s)
        checks.clone_is_equal_and_apart(game, s, seed)
        checks.dump_comes_back(game, s)
        checks.unseen_makes_no_difference(game, s, seed, pick)
        checks.sealed_tells_nothing(game, s)
        decision, choice = checks.choice_by(s, pick)
        secrecy.alike_are_alike(game, s, decision, choice)
        secrecy.unknown_is_unheard(game, s, decision, choice)
        checks.watched(game, s, decision.seat, choice)
        assert game.broken_invariants(s) == []


class Chatty(Siege):
    """Shows the relics to everybody as soon as one is kept: the contract must notice."""

    def view(self, s: Any, seat: int) -> Any:
        return super().view(s, 0 if s.spoil else seat)


def test_a_view_that_shows_too_much_is_noticed() -> None:
    game = Chatty()
    s = game.start(2, 1)
    for text in ("act:dig", "keep:"):
        decision = s.decisions[0]
        game.apply(s, decision.seat, next(c for c in decision.choices if text in str(c)))
    with pytest.raises(AssertionError):
        checks.imagined_looks_true(game, s, 1)


class Cheat(Siege):
    """Imagines with open eyes: the contract must notice."""

    def deal_unseen(self, s: Any, seat: int) -> None:
        pass


def test_a_game_that_imagines_the_truth_is_noticed() -> None:
    assert not any(fails_somewhere(secrecy.unknown_is_unheard, Siege(), seed) for seed in range(5))
    assert fails_somewhere(secrecy.unknown_is_unheard, Cheat(), 1)


class Indiscreet(Siege):
    """Tells everybody what was whispered: the contract must notice."""

    def apply(self, s: Any, seat: int, choice: Any) -> None:
        super().apply(s, seat, choice)
        for event in s.events or ():
            event.audience = ALL_SEATS


def test_a_game_that_tells_what_it_should_whisper_is_noticed() -> None:
    for check in (secrecy.alike_are_alike, secrecy.unknown_is_unheard):
        assert not any(fails_somewhere(check, Siege(), seed) for seed in range(5))
        assert any(fails_somewhere(check, Indiscreet(), seed) for seed in range(5))


class Vague(Siege):
    """Declares the relics of others open, which no view shows: the contract must notice."""

    def fields(self, seats: int) -> tuple[Field, ...]:
        return (
            subset_list_field("relics", seats, 6),
            *(f for f in super().fields(seats) if "re" not in f.name),
        )


def test_a_field_that_is_declared_open_but_shown_to_nobody_is_noticed() -> None:
    assert any(fails_somewhere(secrecy.alike_are_alike, Vague(), seed) for seed in range(5))


def fails_somewhere(check: Callable[..., Any], game: Game[Any], seed: int) -> bool:
    """Does a check of what is known fail at a choice of a game played at random?"""
    s, chance = game.start(2, seed), Chance(seed)
    while s.decisions:
        decision, choice = checks.choice_by(s, chance.number() >> 8)
        if fails(check, game, s, decision, choice):
            return True
        game.apply(s, decision.seat, choice)
    return False


class Peeping(Siege):
    """Imagines the hill with one eye on the truth: the contract must notice."""

    def deal_unseen(self, s: Any, seat: int) -> None:
        if s.hill & 1:
            super().deal_unseen(s, seat)


def test_a_game_that_imagines_half_the_truth_is_noticed() -> None:
    game = Peeping()
    assert any(
        fails(checks.imagined_from_what_is_known, game, game.start(2, seed), seed)
        for seed in range(9)
    )


def fails(check: Callable[..., Any], *arguments: Any) -> bool:
    try:
        check(*arguments)
    except AssertionError:
        return True
    return False


class Careless(Siege):
    """Forgets to say that the relics are shown at the end: the contract must notice."""

    def apply(self, s: Any, seat: int, choice: Any) -> None:
        super().apply(s, seat, choice)
        if not s.decisions:
            s.revealed = False


def test_something_shown_without_a_word_is_noticed() -> None:
    assert not any(last_choice_reveals(Siege(), seed) for seed in range(5))
    assert any(last_choice_reveals(Careless(), seed) for seed in range(5))


def last_choice_reveals(game: Game[Any], seed: int) -> bool:
    """Does a choice of this game show something hidden that could be undone?"""
    s, chance, noticed = game.start(2, seed), Chance(seed), False
    while s.decisions:
        pick = chance.number() >> 8
        noticed = noticed or fails(checks.unseen_makes_no_difference, game, s, seed, pick)
        checks.choose_by(game, s, pick)
    return noticed
