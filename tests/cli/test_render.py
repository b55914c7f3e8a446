"""The command `render`."""

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tests.cli.desk import GAME, fine, refused


def test_a_game_just_set_up_is_drawn_to_standard_output() -> None:
    assert ET.fromstring(fine("render", GAME)).tag.endswith("svg")


def test_a_record_is_drawn_to_a_file(finished: Path, tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    assert fine("render", finished, "--seat", 0, "--to", 10, "-o", file) == ""
    assert ET.parse(file).getroot().tag.endswith("svg")


def test_what_may_be_chosen_is_lit_for_its_seat_only(finished: Path) -> None:
    lit = 'class="noun lit'
    assert lit not in fine("render", finished, "--to", 0)
    assert lit in fine("render", finished, "--to", 0, "--seat", 0).replace("piece noun", "noun")


def test_a_game_may_be_played_on_at_random() -> None:
    later = fine("render", GAME, "--to", 30)
    assert later != fine("render", GAME)
    assert later == fine("render", GAME, "--to", 30)
    assert fine("render", GAME, "--to", 100_000) != later


def test_narrow_and_dark_pictures_differ() -> None:
    usual = fine("render", GAME)
    assert fine("render", GAME, "--narrow") != usual
    assert fine("render", GAME, "--theme", "dark") != usual
    assert fine("render", GAME, "--seed", 2) != usual


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_board_as_text_fits_eighty_columns(finished: Path, language: str) -> None:
    for arguments in ([GAME], [finished], [finished, "--to", 20, "--seat", 1]):
        said = fine("render", *arguments, "--text", "--lang", language)
        assert max(map(len, said.splitlines())) <= 80


def test_bad_pictures_are_refused(finished: Path, tmp_path: Path) -> None:
    assert "light" in refused("render", GAME, "--theme", "mauve")
    assert "--seat" in refused("render", GAME, "--seat", 9)
    assert "choices" in refused("render", finished, "--to", 100_000)
    assert "nowhere" in refused("render", tmp_path / "nowhere.json")
    assert "board.svg" in refused("render", GAME, "-o", tmp_path / "no folder" / "board.svg")
