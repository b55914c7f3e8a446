"""`dynasty train --play`: what choices bring, learned from them, and held against the hand."""

import json
from pathlib import Path
from typing import Any

import pytest

from dynasty import games
from dynasty.bots.explain import bot_lead_parts
from dynasty.bots.greedy import GreedyBot
from dynasty.kernel import asked_seat
from dynasty.kernel.value_model import ValueModel, Weights, read_value_model
from dynasty.lab import acceptance_match
from dynasty.lab.choice_samples import (
    BEST_CHOICES_TRIED,
    OTHER_CHOICES_TRIED,
    QuestionSample,
    QuestionSamples,
    QuestionTask,
    gather_questions,
)
from dynasty.lab.fit_policy import fit_playing_weights, policy_gain
from dynasty.lab.fit_values import fit_displayed_weights
from dynasty.lab.position_samples import PositionSample, PositionsBySeed
from dynasty.lab.task_pool import Backend
from tests.cli.desk import fine

TEA = games.TEMPLATE_GAME
MINE = Backend(1)
SMALL = ["train", TEA, "--play", "--games", 10, "--rounds", 2, "--deals", 4, "--seats", 2]
BAD = {"parts": {"coins": [-1.0], "favourites": [-1.0], "leaves": [-1.0]}}


def ended(seed: int) -> list[PositionSample]:
    """A game in which whoever is good has more of what is worthless."""
    good = [seed % 11, seed * 5 % 7]
    parts = [{"coins": float(skill), "shells": float(skill)} for skill in good]
    totals = [4.0 * skill for skill in good]
    wins = [float(good[0] > good[1]), float(good[0] <= good[1])]
    return [PositionSample(0.5, seat, 0, parts, totals, wins) for seat in range(2)]


def question(seed: int) -> QuestionSample:
    """Two choices: one brings coins, which are worth twice what they say, one brings shells."""
    coins, shells = 1.0 + seed % 4, 1.5 * (seed % 3)
    return [
        PositionSample(
            0.5, 0, 1, [{"coins": c, "shells": d}, {"coins": 1.0, "shells": 1.0}], [2 * c, 2.0], []
        )
        for c, d in ((coins, 0.0), (0.0, shells))
    ]


def test_differences_find_what_endings_alone_miss() -> None:
    found: PositionsBySeed = {seed: ended(seed) for seed in range(200)}
    asked: QuestionSamples = {
        seed: [question(seed + more) for more in range(12)] for seed in range(100)
    }
    misled = ValueModel(fit_displayed_weights(found, 2)).show.parts
    assert misled["shells"][2] == pytest.approx(misled["coins"][2], abs=0.1)
    learned = Weights(fit_playing_weights(found, asked, 2)).parts
    assert abs(learned["shells"][2]) < 0.25 * learned["coins"][2]


def test_what_choices_by_the_weights_bring_more_than_by_hand() -> None:
    asked: QuestionSamples = {seed: [question(seed)] for seed in range(20)}
    right = Weights({"parts": {"coins": [2.0], "shells": [0.0]}})
    assert policy_gain(asked, right, 2).value > 0.5
    assert policy_gain(asked, Weights({}), 2).value == 0.0


def test_questions_are_the_same_again_and_not_played_twice(tmp_path: Path) -> None:
    task = QuestionTask(TEA, 2, range(6))
    first = gather_questions(task, tmp_path, MINE, "")
    asked = [one for found in first.values() for one in found]
    assert asked
    assert all(2 <= len(one) <= BEST_CHOICES_TRIED + OTHER_CHOICES_TRIED for one in asked)
    assert all(len({trial.seat for trial in one}) == 1 for one in asked)
    (file,) = tmp_path.glob("questions-2-*.jsonl")
    kept = file.read_text(encoding="utf-8")
    assert json.loads(kept.splitlines()[0])["seed"] == 0
    file.write_text("".join(kept.splitlines(keepends=True)[:3]), encoding="utf-8")
    again = gather_questions(task, tmp_path, MINE, "")
    assert file.read_text(encoding="utf-8") == kept
    assert list(again) == list(first)


def test_the_gate_knows_better_from_worse() -> None:
    bad = acceptance_match.play_acceptance_match(
        acceptance_match.AcceptanceTask(TEA, 2, range(12), BAD, acceptance_match.HAND_BOT),
        None,
        MINE,
        "",
    )
    assert bad.high < 0.5
    same = acceptance_match.play_acceptance_match(
        acceptance_match.AcceptanceTask(TEA, 3, range(4), {}, acceptance_match.HAND_BOT),
        None,
        MINE,
        "",
    )
    assert same.low < 0.5 < same.high
    assert acceptance_match.place_score(1, 2) == 1.0
    assert acceptance_match.place_score(2, 2) == 0.5


def test_alone_the_better_margin_is_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.load("terracotta_army")
    table = game.start(1, 3)
    worse = table.clone()
    worse.coins[0] = 0
    results = iter([table, table, worse, table])
    monkeypatch.setattr(acceptance_match, "simulate_game", lambda *given: next(results))
    assert acceptance_match.play_deal_shares(
        game, 1, 3, Weights({}), acceptance_match.HAND_BOT
    ) == [0.5]
    assert acceptance_match.play_deal_shares(
        game, 1, 3, Weights({}), acceptance_match.RECKONER_BOT
    ) == [0.0]


@pytest.mark.parametrize("passes", [True, False])
def test_training_keeps_only_what_passes(
    passes: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(acceptance_match, "place_score", lambda place, other: float(passes))
    found: dict[str, Any] = json.loads(fine(*SMALL, "--json", "--out", tmp_path))["seats"]["2"]
    assert found["passed"] is passes
    assert set(found["duels"]) == (
        set(acceptance_match.RIVAL_BOTS) if passes else {acceptance_match.HAND_BOT}
    )
    trial = json.loads((tmp_path / "play-2.json").read_text(encoding="utf-8"))
    installed = tmp_path / "value" / "2.json"
    assert installed.exists() is passes
    if passes:
        assert json.loads(installed.read_text(encoding="utf-8"))["play"] == trial
    assert len(list(tmp_path.glob("questions-2-*.jsonl"))) == 2
    said = fine(*SMALL, "--out", tmp_path)
    assert ("Surely better" if passes else "Not surely better") in said


def test_a_bot_can_play_by_other_weights_than_its_game() -> None:
    game = games.load(TEA)
    s = game.start(2, 5)
    by_hand, upside_down = (
        GreedyBot(game, 1, weights=Weights({})),
        GreedyBot(game, 1, weights=Weights(BAD)),
    )
    assert by_hand.judge(s, 0) == -upside_down.judge(s, 0)


def test_being_asked_may_be_worth_something() -> None:
    game = games.load(TEA)
    s = game.start(2, 5)

    def gained() -> list[float]:
        plain, more = (game.weighed(s, Weights({**BAD, **row})) for row in ({}, {"asked": [2.5]}))
        return [b - a for a, b in zip(plain, more, strict=True)]

    assert gained() == [0.0, 0.0]  # all answer in secret
    while asked_seat(s) < 0:
        game.apply(s, s.decisions[0].seat, s.decisions[0].choices[0])
    wanted = [0.0, 0.0]
    wanted[asked_seat(s)] = 2.5
    assert gained() == pytest.approx(wanted)


def test_reasons_add_up_to_the_value_even_if_being_asked_counts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = games.load(TEA)
    learned = ValueModel({"play": {"parts": {"leaves": [3.0]}, "asked": [2.5]}})
    monkeypatch.setattr(game, "learned", lambda s: learned)
    s = game.start(2, 5)
    for seat in range(2):
        assert sum(bot_lead_parts(game, s, seat).values()) == pytest.approx(game.value(s, seat))


def test_bots_play_by_what_was_learned_of_as_many_players(tmp_path: Path) -> None:
    (tmp_path / "value").mkdir()
    data = {"play": BAD, "show": BAD}
    (tmp_path / "value" / "2.json").write_text(json.dumps(data), encoding="utf-8")
    three: ValueModel = read_value_model(tmp_path, 3)
    assert read_value_model(tmp_path, 2).play.parts
    assert three.show.parts
    assert not three.play.parts
