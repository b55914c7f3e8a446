"""The command `simulate`."""

from typing import Any

import pytest

from dynasty import games
from tests.cli.desk import GAME, data, fine, refused

PAIR = ["--seats", "random,random"]


def without_time(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key != "seconds"}


def test_simulate_as_json() -> None:
    found = data("simulate", GAME, *PAIR, "--games", 7, "--seed", 3)
    assert (found["game"], found["seats"], found["games"]) == (GAME, ["random", "random"], 7)
    assert sum(found["wins"]) == 7
    assert len(found["mean_scores"]) == 2
    assert found["decisions"] > 7
    assert found["seconds"] > 0


def test_simulate_gives_the_same_whatever_the_jobs() -> None:
    arguments = ["simulate", GAME, *PAIR, "--games", 45, "--seed", 5]
    alone, together = data(*arguments), data(*arguments, "--jobs", 2)
    assert without_time(alone) == without_time(together)
    assert without_time(alone) != without_time(data(*arguments[:-1], 6))


def test_a_shared_first_place_counts_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(games.load(GAME)), "winners", lambda game, s: [0, 1])
    assert data("simulate", GAME, *PAIR, "--games", 3)["wins"] == [1.5, 1.5]


def test_simulate_for_people_in_two_languages() -> None:
    assert "Mean score" in fine("simulate", GAME, *PAIR, "--games", 2)
    assert "Victoires" in fine("simulate", GAME, *PAIR, "--games", 2, "--lang", "fr")


def test_simulate_in_detail_says_where_points_come_from_and_what_happened() -> None:
    found = data("simulate", GAME, *PAIR, "--games", 5, "--detail")
    for seat, mean in enumerate(found["mean_scores"]):
        assert sum(means[seat] for means in found["points"].values()) == pytest.approx(mean)
    assert found["mean_best"] >= max(found["mean_scores"])
    assert found["events"]["game_ended"] == 1
    assert "events" not in data("simulate", GAME, *PAIR, "--games", 5)
    shown = fine("simulate", GAME, *PAIR, "--games", 2, "--detail")
    assert "Points from" in shown
    assert "game_ended" in shown


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--seats", "random"], "players"),
        (["--seats", ",".join(["random"] * 9)], "players"),
        (["--seats", "you,random"], "you"),
        (["--seats", "random,nobody"], "nobody"),
        (["--games", 0], "--games"),
        (["--jobs", "many"], "--jobs"),
        (["--option", "colour"], "KEY=VALUE"),
        (["--option", "colour=mauve"], "colour"),
    ],
)
def test_bad_simulations_are_refused(arguments: list[object], complaint: str) -> None:
    assert complaint in refused("simulate", GAME, *arguments)
