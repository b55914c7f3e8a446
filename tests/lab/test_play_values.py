"""How games and bots use playing weights that were learned."""

import json
from pathlib import Path

import pytest

from dynasty import games
from dynasty.bots.explain import bot_lead_parts
from dynasty.bots.greedy_bot import GreedyBot
from dynasty.kernel import asked_seat
from dynasty.kernel.value_model import ValueModel, Weights, read_value_model
from tests.lab.bad_weights import BAD

TEA = games.TEMPLATE_GAME


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
