"""A game looked at again: chances that add up, mistakes that come back, and no hindsight."""

import math
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest

from dynasty import bots, games
from dynasty.bots.self_play import state_sampler
from dynasty.insight import mistakes
from dynasty.insight.analysis import (
    Analysis,
    PositionStats,
    SeatLuck,
    analyse_segment,
    match_segments,
    merge_findings,
    seats_to_judge,
)
from dynasty.insight.mistakes import Mistake, expected_loss, find_mistake, search_values
from dynasty.insight.paired_rollouts import (
    PairedResult,
    mean_and_error,
    rollout_differences,
    run_until_clear,
)
from dynasty.insight.report_text import (
    choice_labels,
    luck_sentences,
    mistake_lines,
    mistake_sentence,
    turning_point_lines,
)
from dynasty.insight.win_curve import WinProbabilities
from dynasty.kernel import Chance, Choice, Game, Match, Record, SeatEntry
from dynasty.localization import translator_for
from dynasty.text import LANGUAGES
from dynasty.text.hints import change_phrase

GOLDEN = Path(__file__).parents[1] / "golden"
SHORT = "_template_3"


def golden(name: str) -> Match:
    record = Record.from_json((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    return Match.of_record(games.load(record.game), record)


@pytest.fixture(scope="module")
def short() -> tuple[Match, Analysis]:
    match = golden(SHORT)
    seats = range(len(match.seats))
    found = [
        analyse_segment(match.game, match.record(), part, seats)
        for part in match_segments(match, seats)
    ]
    return match, merge_findings(reversed(found))


def test_parts_cover_the_game_and_hold_one_choice_each(short: tuple[Match, Analysis]) -> None:
    match, analysis = short
    choices = {n for n in range(1, len(match.moves) + 1) if len(decision_at(match, n).choices) > 1}
    opened = {moment.move for moment in analysis.moments[1:] if moment.opens}
    assert len(choices) > len(opened), "some turn holds several"
    for seats in (range(3), [1], []):
        cuts = match_segments(match, seats)
        moves = [number for part in cuts for number in part]
        assert moves == list(range(1, len(match.moves) + 1))
        judged_in = {n for n in choices if match.moves[n - 1].seat in seats}
        assert all(judged_in.isdisjoint(part[:-1]) for part in cuts)
        assert {part.start for part in cuts} == opened | {n + 1 for n in judged_in} - {
            moves[-1] + 1
        }
    assert [moment.move for moment in analysis.moments] == [0, *moves]


def test_what_could_not_be_judged_is_told(short: tuple[Match, Analysis]) -> None:
    match, analysis = short
    whole = range(1, len(match.moves) + 1)
    found = merge_findings([analyse_segment(match.game, match.record(), whole, [1], judge=False)])
    assert found.moments == analysis.moments
    assert not found.mistakes
    assert found.unjudged == [
        n for n in whole if match.moves[n - 1].seat == 1 and len(decision_at(match, n).choices) > 1
    ]
    assert found.unjudged


def test_people_are_judged_and_bots_where_nobody_else_played() -> None:
    ann, bot = SeatEntry("Ann", "you"), SeatEntry("", "scholar")
    stranger = SeatEntry("Zoë", "a program that is not known here")
    assert seats_to_judge([bot, ann, stranger, bot]) == [1, 2]
    assert seats_to_judge([bot, bot]) == [0, 1]


def test_chances_are_certain_together_and_true_at_the_end(short: tuple[Match, Analysis]) -> None:
    match, analysis = short
    for moment in analysis.moments:
        assert sum(moment.chances) == pytest.approx(1.0)
    winners = match.game.winners(match.state)
    assert [seat for seat, chance in enumerate(analysis.moments[-1].chances) if chance] == winners


def test_luck_is_found_only_where_chance_spoke_and_adds_up_to_nothing(
    short: tuple[Match, Analysis],
) -> None:
    match, analysis = short
    for move, moment in zip(match.moves, analysis.moments[1:], strict=True):
        assert bool(moment.luck) == (move.floor == "chance")
        assert len(moment.error) == len(moment.luck)
        assert sum(moment.luck) == pytest.approx(0.0, abs=1e-9)
    assert any(moment.luck for moment in analysis.moments)
    assert sum(gift.share for gift in analysis.fortune()) == pytest.approx(0.0, abs=1e-9)


@pytest.mark.parametrize("name", [f"{game}_2" for game in (*games.SHELF, games.TEMPLATE_GAME)])
def test_no_hindsight(name: str) -> None:
    """What is found depends on what the seats could know, and on nothing else."""
    match = golden(name)
    game, record = match.game, match.record()
    before = Match.of_record(game, record, len(record.choices) // 3).state
    seat = before.decisions[0].seat
    choice = before.decisions[0].choices[-1]
    twin = game.imagine(before, seat, 77)
    worse = before.decisions[0].choices[0]
    for state in (before, twin):
        imagine = state_sampler(game, state, seat)
        found = run_until_clear(rollout_differences(game, imagine, seat, choice, worse, Chance(5)))
        if state is before:
            first = found
        assert found == first


def blundered() -> tuple[Game[Any], Match, int, Choice]:
    """A game of Xi'an just before its last choice but some: somebody may throw a warrior away."""
    game = games.load("xian")
    players = [bots.make_bot("scholar", game, seat) for seat in range(2)]
    choices: bots.SeatChoices = []
    bots.simulate_game(game, players, 4, None, choices)
    match = Match(game, (SeatEntry("Ann", "you"), SeatEntry("Bob", "scholar")), 4)
    for number, (seat, choice) in enumerate(choices):
        decision = game.decision(match.state, seat)
        passing = [one for one in decision.choices if one.verb == "pass"]
        if number > len(choices) - 25 and passing and choice not in passing:
            return game, match, seat, passing[0]
        match.choose(seat, str(choice))
    raise AssertionError("nobody could pass in vain")


def test_a_thrown_away_turn_is_a_mistake_whatever_the_seed() -> None:
    game, match, seat, passing = blundered()
    found = []
    for state in (match.state, game.imagine(match.state, seat, 3)):
        for seed in (1, 2):
            one = find_mistake(game, state_sampler(game, state, seat), seat, 9, passing, seed)
            assert one is not None
            found.append(one)
    assert {one.chosen for one in found} == {str(passing)}
    assert len({one.better for one in found}) == 1
    assert found[:2] == found[2:], "it depends on what the seat cannot know"


def test_two_choices_weigh_the_same_whatever_the_seed() -> None:
    game, match, seat, passing = blundered()
    imagine = state_sampler(game, match.state, seat)
    other = next(one for one in game.decision(match.state, seat).choices if one != passing)
    worths = [search_values(game, imagine, seat, (other, passing), seed) for seed in (1, 2, 3)]
    lost = [one[other] - one[passing] for one in worths]
    assert max(lost) - min(lost) < 1.0
    assert search_values(game, imagine, seat, (passing, other), 1) == worths[0]


def test_a_loss_is_weighed_until_it_is_clearly_a_mistake_or_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, match, seat, passing = blundered()
    other = next(one for one in game.decision(match.state, seat).choices if one != passing)
    asked: list[float] = []

    def lost(points: list[float]) -> float:
        def once(*_: object) -> dict[Choice, float]:
            asked.append(points[len(asked)])
            return {other: asked[-1], passing: 0.0}

        asked.clear()
        monkeypatch.setattr(mistakes, "search_values", once)
        imagine = state_sampler(game, match.state, seat)
        return mistakes.estimate_loss(game, imagine, seat, other, passing, Chance(1))

    near = game.mistake
    assert lost([near + 3.0, near + 3.2]) == pytest.approx(near + 3.1)
    assert lost([near - 0.4, near + 0.4, near + 0.2, *[near + 0.1] * 9]) == pytest.approx(
        near + 0.0875
    )
    assert len(asked) == 8, "close to a mistake it is weighed as often as may be"


def test_what_a_search_likes_best_is_none() -> None:
    game, match, seat, _ = blundered()
    imagine = state_sampler(game, match.state, seat)
    best = bots.SearchBot(game, 1, bots.SearchLimits(200, game.level("master").turns))
    choice = best.consider(imagine, seat)[0].choice
    assert find_mistake(game, imagine, seat, 9, choice, 1) is None


def test_equal_choices_draw_their_trial() -> None:
    game, match, seat, passing = blundered()
    imagine = state_sampler(game, match.state, seat)
    found = run_until_clear(rollout_differences(game, imagine, seat, passing, passing, Chance(1)))
    assert (found.mean, found.error) == (0.0, 0.0)
    assert not found.agrees


def test_a_trial_counts_its_error() -> None:
    assert mean_and_error([2.0, 4.0]) == PairedResult(3.0, 1.0, 2)
    assert not mean_and_error([5.0]).agrees
    assert mean_and_error([1.0, 3.0, 2.0]).agrees


def test_what_was_never_tried_is_thought_the_worst() -> None:
    game = games.load("xian")
    some = game.start(2, 1).decisions[0].choices[:3]
    thoughts = [bots.ChoiceEstimate(some[0], 150, 6.0), bots.ChoiceEstimate(some[1], 50, 2.0)]
    assert expected_loss(thoughts, some[0], some[2]) == 4.0
    assert expected_loss(thoughts, some[2], some[0]) == -4.0


def moment(move: int, opens: bool, *shares: float, luck: WinProbabilities = ()) -> PositionStats:
    return PositionStats(move, 0, opens, shares, luck, (0.03,) * len(luck))


def test_turning_points_are_whole_turns() -> None:
    analysis = Analysis(
        [
            moment(0, True, 0.5, 0.5),
            moment(1, True, 0.1, 0.9),  # within a turn that ends where it began
            moment(2, False, 0.5, 0.5),
            moment(3, True, 0.3, 0.7, luck=(-0.2, 0.2)),
            moment(4, True, 0.35, 0.65, luck=(0.1, -0.1)),
        ],
        [],
    )
    assert [after.move for _, after in analysis.turning_points] == [3]
    assert [gift.share for gift in analysis.fortune()] == pytest.approx([-0.1, 0.1])
    assert analysis.fortune(2, 3) == [SeatLuck(-0.2, 0.03), SeatLuck(0.2, 0.03)]
    assert analysis.fortune()[0].error == pytest.approx(0.03 * math.sqrt(2))
    assert analysis.fortune(0, 2) == [SeatLuck(0.0, 0.0), SeatLuck(0.0, 0.0)]


def test_of_the_mistakes_of_a_turn_the_first_is_told() -> None:
    def part(*moves: int) -> dict[str, Any]:
        flagged = [asdict(Mistake(move, 0, "a", "b", False, {})) for move in moves]
        opens = {1, 4}
        moments = [asdict(moment(move, move in opens, 1.0)) for move in moves]
        return {"moments": moments, "mistakes": flagged, "unjudged": []}

    found = merge_findings([part(5), part(3), part(1), part(2), part(4)])
    assert [one.move for one in found.mistakes] == [1, 4]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_analysis_is_told(language: str, short: tuple[Match, Analysis]) -> None:
    match, analysis = short
    words = translator_for(match.game, language, ["Ann", "Bob", "Cleo"])
    move = next(
        number
        for number, _ in enumerate(match.moves, 1)
        if len(decision_at(match, number).choices) > 1
    )
    decision = decision_at(match, move)
    chosen = match.moves[move - 1].choice
    better = next(str(one) for one in decision.choices if str(one) != chosen)
    flagged = Mistake(move, decision.seat, chosen, better, True, {})
    told = mistake_lines(match, Analysis(analysis.moments, [flagged]), words)
    assert [(one.move, one.before, one.grave) for one in told] == [(move, move - 1, True)]
    labels = choice_labels(match, {move}, words)[move]
    assert labels[chosen].rstrip(".") in told[0].text
    assert labels[better].rstrip(".") in told[0].text
    swung = [replace(one, opens=True, chances=(one.move % 2, 0, 0)) for one in analysis.moments]
    turned = Analysis(swung[: move + 1], [])
    for one in turning_point_lines(match, turned, words):
        assert "%" in one.text
    assert labels[chosen].rstrip(".") in one.text, "the last of them is the move above"
    assert luck_sentences(analysis, words)
    still = Analysis([replace(one, luck=()) for one in analysis.moments], [])
    assert luck_sentences(still, words) == [words.say("analysis-no-chance")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mistake_tells_what_the_better_choice_costs_and_when_it_shows(language: str) -> None:
    words = translator_for(games.load("xian"), language, ["Ann", "Bob"])
    labels = {"pass:coin": "Pass", "enter:lab": "Enter"}

    def told(**changes: float) -> str:
        return mistake_sentence(
            Mistake(9, 0, "pass:coin", "enter:lab", True, changes), labels, words
        )

    gain, cost = change_phrase(words, "score", 4.0), change_phrase(words, "rivals", -1.5)
    assert gain in told(score=4.0, rivals=-1.5)
    assert cost in told(score=4.0, rivals=-1.5)
    assert "⟨" not in told(score=4.0, rivals=-1.5)
    assert told(score=-3.0, rivals=1.0).endswith(words.say("mistake-later"))
    assert told().endswith(words.say("mistake-close"))


def decision_at(match: Match, number: int) -> Any:
    state = Match.of_record(match.game, match.record(), number - 1).state
    return match.game.decision(state, match.moves[number - 1].seat)
