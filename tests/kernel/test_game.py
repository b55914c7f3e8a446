"""A game: refusals, defaults, questions as each seat reads them, options, and its own steps."""

import pytest

from dynasty.kernel import (
    BadOptions,
    DeadEnd,
    Game,
    IllegalChoice,
    NotAsked,
    Offer,
    Question,
    Refusal,
    Routine,
    Step,
    WrongSeats,
)
from tests.kernel.auction import BID, SELL, TAKE, Auction
from tests.kernel.bare import (
    FORBIDDEN,
    FREE,
    FREE_AIR,
    OPEN_PICK,
    PICK,
    PICK_STEP,
    PRIVATE_PICK,
    Bare,
    BareState,
    SealPick,
)
from tests.kernel.questions import best_bid, play, worst_bid
from tests.kernel.siege import ACT

ASH, OAK, _ELM = PICK

TAKING = tuple(Offer(f"take:{thing}", {}, heading="take") for thing in ("point", "coin"))


def test_an_illegal_choice_is_refused_with_its_rule_and_changes_nothing() -> None:
    game = Bare((PICK_STEP, 0, 0), allowed=0b101)
    s = game.start(2, 1)
    before = game.dump(s)
    with pytest.raises(IllegalChoice, match=r"pick:oak is not legal now: forbidden \(B-1\)") as no:
        game.apply(s, 0, OAK)
    assert (no.value.rule, no.value.reason) == ("B-1", "forbidden")
    with pytest.raises(IllegalChoice, match=r"free:air is not legal now: not-now \(B-1\)"):
        game.apply(s, 0, FREE[0])
    with pytest.raises(IllegalChoice, match="not-now"):
        game.apply(s, 0, ACT[0])  # of another game
    assert game.dump(s) == before


@pytest.mark.parametrize("seat", [-99, -1, 1, 2, 99])
def test_a_seat_that_is_not_asked_cannot_answer(seat: int) -> None:
    game = Bare((PICK_STEP, 0, 0))
    s = game.start(2, 1)
    before = game.dump(s)
    with pytest.raises(NotAsked, match=f"seat {seat} is not asked anything now"):
        game.apply(s, seat, ASH)
    with pytest.raises(NotAsked, match=f"seat {seat} is not asked anything now"):
        game.default(s, seat)
    assert game.decision(s, 0) is s.decisions[0]
    assert s.decision_of(seat) is None
    assert game.dump(s) == before


def test_why_not_answers_for_every_choice() -> None:
    game = Bare((OPEN_PICK, 0, 0), allowed=0b110)
    s = game.start(2, 1)
    assert game.why_not(s, 0, OAK) is None
    assert game.why_not(s, 0, FREE[0]) is None
    assert game.why_not(s, 0, ASH) is FORBIDDEN
    assert reason(game.why_not(s, 1, OAK)) == ("B-1", "not-your-turn")
    assert reason(game.why_not(s, 0, ACT[0])) == ("B-1", "not-now")
    play(game, s, "free:air")
    assert game.why_not(s, 0, FREE[0]) is FORBIDDEN
    play(game, s, "pick:oak")
    assert reason(game.why_not(s, 0, OAK)) == ("B-9", "game-over")
    assert repr(FORBIDDEN) == "<forbidden B-1>"


def reason(refusal: Refusal | None) -> tuple[str, str]:
    assert refusal is not None
    return refusal.rule, refusal.reason


def test_because_gives_the_numbers_of_a_refusal() -> None:
    game = Auction(coins=1)
    s = game.start(2, 1)
    assert game.because(s, 0, game.vocabulary.read("add:two_coins")) == {"coins": 1}
    assert game.because(s, 0, TAKE[0]) == {"question": "ask-bid"}  # asked instead
    assert game.because(s, 5, BID[0]) == {"who": ("seat_0", "seat_1")}  # asked before
    play(game, s, *(f"{c}" for c in (best_bid(s, 0)[0], "add:one_coin")))
    play(game, s, *(f"{c}" for c in worst_bid(s, 1)))
    assert game.because(s, 0, SELL[0]) == {"lots": 2}


def test_the_default_is_the_first_legal_choice_unless_the_step_says_otherwise() -> None:
    game = Bare((PICK_STEP, 0, 0), allowed=0b110)
    assert game.default(game.start(2, 1), 0) is OAK
    auction = Auction()
    s = auction.start(2, 1)
    play(auction, s, *map(str, best_bid(s, 0)), *map(str, worst_bid(s, 1)))
    assert auction.default(s, 0) is TAKE[1]


def test_questions_show_offers_with_details_to_those_who_may_see_them() -> None:
    game = Auction()
    s = game.start(2, 1, {"lots": "two"})
    sealed = game.questions(s, 0)
    assert [(q.seat, q.step, q.prompt, q.rule) for q in sealed] == [
        (0, "SealBid", "ask-bid", "A-1"),
        (1, "SealBid", "ask-bid", "A-1"),
    ]
    assert sealed[1].offers is None
    bids = s.decisions[0].choices
    assert sealed[0].offers == tuple(Offer(str(c), {}, heading="bid") for c in bids)
    assert [q.offers for q in game.questions(s, -1)] == [None, None]
    play(game, s, *map(str, best_bid(s, 0)), *map(str, worst_bid(s, 1)))
    (own,) = game.questions(s, 0)
    assert own.offers is not None
    assert own.offers[:2] == TAKING
    assert {offer.kind for offer in own.offers[2:]} == {"free"}
    assert [offer.details for offer in own.offers[2:]] == [{"price": 1}] * 3


def test_others_see_a_question_without_the_free_actions_that_are_private() -> None:
    game = Auction()
    s = game.start(2, 1)
    play(game, s, *map(str, best_bid(s, 0)), *map(str, worst_bid(s, 1)))
    for viewer in (-1, 1):
        (question,) = game.questions(s, viewer)
        assert question.offers == TAKING


def test_only_the_asked_seat_reads_how_its_secret_question_goes_on() -> None:
    game = Auction()
    s = game.start(2, 1)
    play(game, s, str(best_bid(s, 0)[0]))
    assert [q.prompt for q in game.questions(s, 0)] == ["ask-coins", "ask-bid"]
    assert [q.prompt for q in game.questions(s, 1)] == ["ask-bid", "ask-bid"]


def test_others_do_not_see_what_a_private_step_offers() -> None:
    game = Bare((PRIVATE_PICK, 0, 0))
    s = game.start(2, 1)
    assert [q.offers is None for viewer in (-1, 0, 1) for q in game.questions(s, viewer)] == [
        True,
        False,
        True,
    ]
    assert game.questions(s, 1) == (Question(0, "PrivatePick", "ask-pick", "B-1", None),)


def test_a_game_is_for_its_numbers_of_players() -> None:
    for seats in (-1, 0, 1, 4):
        with pytest.raises(WrongSeats, match=f"game 'auction', allowed '2, 3', given {seats}"):
            Auction().start(seats, 1)


def test_options_have_defaults_and_are_checked() -> None:
    game = Auction()
    assert game.checked_options({}, 2) == {"lots": "three"}
    assert game.checked_options({"lots": "two"}, 2) == {"lots": "two"}
    with pytest.raises(BadOptions, match="option-name: given 'lot', known 'lots'"):
        game.start(2, 1, {"lot": "two"})
    with pytest.raises(BadOptions, match="known 'three, two', given 'four'"):
        game.start(2, 1, {"lots": "four"})


def test_a_game_has_no_two_steps_of_one_name() -> None:
    with pytest.raises(ValueError, match="two steps are named Pick"):
        Game(Bare().box, (PICK_STEP, PICK_STEP))


def test_a_window_is_a_step_of_the_game() -> None:
    with pytest.raises(ValueError, match="the window of OpenPick is not among the steps"):
        Game(Bare().box, (OPEN_PICK,))


class OpenSecret(SealPick):
    window = FREE_AIR


def test_a_secret_has_no_window() -> None:
    with pytest.raises(ValueError, match="OpenSecret is a Secret, which can have no window"):
        Game(Bare().box, (FREE_AIR, OpenSecret()))


class Twice(Step[BareState]):
    offers = (*PICK, *FREE)
    window = FREE_AIR


def test_a_window_offers_nothing_that_its_step_offers() -> None:
    with pytest.raises(ValueError, match="Twice and its window offer the same choice"):
        Game(Bare().box, (FREE_AIR, Twice()))


def test_the_vocabulary_lists_every_choice_of_every_step() -> None:
    assert [str(c) for c in Bare().vocabulary] == ["pick:ash", "pick:oak", "pick:elm", "free:air"]
    assert [c.index for c in Auction().vocabulary] == list(range(5 + 3 + 2 + 5))


def test_a_sequence_of_play_that_never_asks_is_a_dead_end() -> None:
    class Restless(Routine[BareState]):
        def run(self, s: BareState, seat: int, arg: int) -> None:
            s.then(self, seat, arg)

    game = Bare()
    s = game.start(2, 1)
    s.then(Restless(), -1)
    with pytest.raises(DeadEnd, match="no question comes up; on the agenda is Restless"):
        game.settle(s)
