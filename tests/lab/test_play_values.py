"""`dynasty train --play`: what choices bring, learned from them, and held against the hand."""

import json
from pathlib import Path
from typing import Any

import pytest

from dynasty import games
from dynasty.bots.greedy import GreedyBot
from dynasty.bots.thought import shares
from dynasty.kernel import asked_seat
from dynasty.kernel.value import Learned, Weights, read_learned
from dynasty.lab import gate
from dynasty.lab.choices import BEST, OTHERS, Question, Questions, Task, gather_questions
from dynasty.lab.crew import Hands
from dynasty.lab.fit import fit_show
from dynasty.lab.fit_play import fit_play, gain
from dynasty.lab.positions import Games, Position
from tests.cli.desk import fine

TEA = games.TEMPLATE
MINE = Hands(1)
SMALL = ["train", TEA, "--play", "--games", 10, "--rounds", 2, "--deals", 4, "--seats", 2]
BAD = {"parts": {"coins": [-1.0], "favourites": [-1.0], "leaves": [-1.0]}}


def ended(seed: int) -> list[Position]:
    """A game in which whoever is good has more of what is worthless."""
    good = [seed % 11, seed * 5 % 7]
    parts = [{"coins": float(skill), "shells": float(skill)} for skill in good]
    totals = [4.0 * skill for skill in good]
    wins = [float(good[0] > good[1]), float(good[0] <= good[1])]
    return [Position(0.5, seat, 0, parts, totals, wins) for seat in range(2)]


def question(seed: int) -> Question:
    """Two choices: one brings coins, which are worth twice what they say, one brings shells."""
    coins, shells = 1.0 + seed % 4, 1.5 * (seed % 3)
    return [
        Position(
            0.5, 0, 1, [{"coins": c, "shells": d}, {"coins": 1.0, "shells": 1.0}], [2 * c, 2.0], []
        )
        for c, d in ((coins, 0.0), (0.0, shells))
    ]


def test_differences_find_what_endings_alone_miss() -> None:
    found: Games = {seed: ended(seed) for seed in range(200)}
    asked: Questions = {seed: [question(seed + more) for more in range(12)] for seed in range(100)}
    misled = Learned(fit_show(found, 2)).show.parts
    assert misled["shells"][2] == pytest.approx(misled["coins"][2], abs=0.1)
    learned = Weights(fit_play(found, asked, 2)).parts
    assert abs(learned["shells"][2]) < 0.25 * learned["coins"][2]


def test_what_choices_by_the_weights_bring_more_than_by_hand() -> None:
    asked: Questions = {seed: [question(seed)] for seed in range(20)}
    right = Weights({"parts": {"coins": [2.0], "shells": [0.0]}})
    assert gain(asked, right, 2).value > 0.5
    assert gain(asked, Weights({}), 2).value == 0.0


def test_questions_are_the_same_again_and_not_played_twice(tmp_path: Path) -> None:
    task = Task(TEA, 2, range(6))
    first = gather_questions(task, tmp_path, MINE, "")
    asked = [one for found in first.values() for one in found]
    assert asked
    assert all(2 <= len(one) <= BEST + OTHERS for one in asked)
    assert all(len({trial.seat for trial in one}) == 1 for one in asked)
    (file,) = tmp_path.glob("questions-2-*.jsonl")
    kept = file.read_text(encoding="utf-8")
    assert json.loads(kept.splitlines()[0])["seed"] == 0
    file.write_text("".join(kept.splitlines(keepends=True)[:3]), encoding="utf-8")
    again = gather_questions(task, tmp_path, MINE, "")
    assert file.read_text(encoding="utf-8") == kept
    assert list(again) == list(first)


def test_the_gate_knows_better_from_worse() -> None:
    bad = gate.compare(gate.Task(TEA, 2, range(12), BAD, gate.HAND), None, MINE, "")
    assert bad.high < 0.5
    same = gate.compare(gate.Task(TEA, 3, range(4), {}, gate.HAND), None, MINE, "")
    assert same.low < 0.5 < same.high
    assert gate.ahead(1, 2) == 1.0
    assert gate.ahead(2, 2) == 0.5


def test_alone_the_better_margin_is_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.load("terracotta_army")
    table = game.start(1, 3)
    worse = table.clone()
    worse.coins[0] = 0
    results = iter([table, table, worse, table])
    monkeypatch.setattr(gate, "play", lambda *given: next(results))
    assert gate.deal(game, 1, 3, Weights({}), gate.HAND) == [0.5]
    assert gate.deal(game, 1, 3, Weights({}), gate.RECKONER) == [0.0]


@pytest.mark.parametrize("passes", [True, False])
def test_training_keeps_only_what_passes(
    passes: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "ahead", lambda place, other: float(passes))
    found: dict[str, Any] = json.loads(fine(*SMALL, "--json", "--out", tmp_path))["seats"]["2"]
    assert found["passed"] is passes
    assert set(found["duels"]) == (set(gate.RIVALS) if passes else {gate.HAND})
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
    learned = Learned({"play": {"parts": {"leaves": [3.0]}, "asked": [2.5]}})
    monkeypatch.setattr(game, "learned", lambda s: learned)
    s = game.start(2, 5)
    for seat in range(2):
        assert sum(shares(game, s, seat).values()) == pytest.approx(game.value(s, seat))


def test_bots_play_by_what_was_learned_of_as_many_players(tmp_path: Path) -> None:
    (tmp_path / "value").mkdir()
    data = {"play": BAD, "show": BAD}
    (tmp_path / "value" / "2.json").write_text(json.dumps(data), encoding="utf-8")
    three: Learned = read_learned(tmp_path, 3)
    assert read_learned(tmp_path, 2).play.parts
    assert three.show.parts
    assert not three.play.parts
