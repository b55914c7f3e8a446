"""The figures of a balance: written with their digits, and read as they were written."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from dynasty import games
from dynasty.kernel import BadRecord
from dynasty.learn import balance_figures
from dynasty.learn.balance_figures import (
    FIGURES_FILE,
    REMARKS_FILE,
    ChoiceUsage,
    Interval,
    load_remarks,
    read_balance,
)
from tests.learn.measured import FIGURES, SECTION


def test_figures_are_read_as_they_were_written() -> None:
    assert read_balance(FIGURES.to_json()) == FIGURES


def test_each_section_is_a_line_so_that_changes_can_be_read() -> None:
    lines = FIGURES.to_json().splitlines()
    assert len(lines) == len(FIGURES.sections) + 2
    assert json.loads(lines[1].rstrip(","))["seats"] == FIGURES.sections[0].seats


def test_figures_are_rounded_to_four_digits() -> None:
    exact = replace(SECTION, winner=1 / 3, things=[ChoiceUsage("pick", "", 2 / 3, 1.0, None)])
    again = read_balance(replace(FIGURES, sections=[exact]).to_json()).sections[0]
    assert (again.winner, again.things[0].uses, again.things[0].worth) == (0.3333, 0.6667, None)
    assert again.points == SECTION.points == Interval(20.5, 19.5, 21.5)


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: "{}",
        lambda text: "[1]",
        lambda text: text[:-9],
        lambda text: text.replace('"winner"', '"loser"'),
        lambda text: text.replace('"command"', '"order"'),
    ],
)
def test_what_is_no_balance_is_refused(damage: object) -> None:
    assert callable(damage)
    with pytest.raises(BadRecord) as raised:
        read_balance(damage(FIGURES.to_json()))
    assert raised.value.key == "flaw-balance"


def test_figures_and_remarks_lie_in_the_folder_of_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "game_folder", lambda game: tmp_path / game)
    load = balance_figures.load_balance.__wrapped__
    assert (load("toy"), load_remarks("toy")) == (None, "")
    folder = balance_figures.balance_folder("toy")
    folder.mkdir(parents=True)
    (folder / FIGURES_FILE).write_text(FIGURES.to_json(), encoding="utf-8")
    (folder / REMARKS_FILE).write_text("Well balanced.", encoding="utf-8")
    assert (load("toy"), load_remarks("toy")) == (FIGURES, "Well balanced.")
    assert tmp_path in folder.parents
