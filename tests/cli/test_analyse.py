"""`analyse`: a finished game looked at again, in words and as data."""

import json
from pathlib import Path

import pytest

from tests.cli.desk import data, fine, refused

RECORD = Path(__file__).parents[1] / "golden" / "_template_3.json"


def test_as_data_and_the_same_on_two_processes() -> None:
    alone = data("analyse", RECORD, "--seat", 0)
    assert (
        len(alone["moments"]) == len(json.loads(RECORD.read_text(encoding="utf-8"))["choices"]) + 1
    )
    assert {one["seat"] for one in alone["mistakes"]} <= {0}
    assert len(alone["luck"]) == 3
    assert data("analyse", RECORD, "--seat", 0, "--jobs", 2) == alone


@pytest.mark.parametrize(
    ("lang", "headings"),
    [
        ("en", ("Chances to win", "Turning points", "Mistakes", "Luck")),
        ("fr", ("Chances de gagner", "Tournants", "Erreurs", "Chance")),
    ],
)
def test_in_words(lang: str, headings: tuple[str, ...]) -> None:
    said = fine("analyse", RECORD, "--lang", lang)
    places = [said.index(f"{heading}\n") for heading in headings]
    assert places == sorted(places)
    assert "100" in said
    assert max(map(len, said.splitlines())) <= 80


def test_a_game_that_goes_on_is_refused(tmp_path: Path) -> None:
    record = json.loads(RECORD.read_text(encoding="utf-8"))
    record.update(choices=record["choices"][:5], scores=None)
    file = tmp_path / "open.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    assert "not over" in refused("analyse", file)


def test_a_seat_that_is_not_there_is_refused() -> None:
    assert "--seat" in refused("analyse", RECORD, "--seat", 7)
