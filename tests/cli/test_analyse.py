"""`analyse`: a finished game looked at again, in words and as data."""

import json
from pathlib import Path

import pytest

from dynasty import games
from dynasty.insight import analysis
from dynasty.kernel import Match, Record
from dynasty.text import LANGUAGES, Translator
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
        ("en", ("Chances of winning", "Turning points", "Mistakes", "Luck")),
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
    assert "isn’t over" in refused("analyse", file)


def test_a_game_that_was_over_before_it_began_is_refused(tmp_path: Path) -> None:
    record = Record.from_json(RECORD.read_text(encoding="utf-8"))
    game = games.load(record.game)
    origin = game.dump(Match.of_record(game, record).state)
    file = tmp_path / "empty.json"
    late = Match(game, record.seats, record.seed, record.options, origin)
    file.write_text(late.record().to_json(), encoding="utf-8")
    assert "nothing to analyse" in refused("analyse", file)


def test_bots_are_left_out_where_people_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def note(_: object, imagine: object, seat: int, *more: object) -> None:
        asked.append(seat)

    monkeypatch.setattr(analysis, "find_mistake", note)
    record = json.loads(RECORD.read_text(encoding="utf-8"))
    file = tmp_path / "mixed.json"
    for player, judged in (("you", {0}), ("artisan", {0, 1, 2})):
        players = (player, "scholar", "random")
        record["seats"] = [{"name": "", "player": one} for one in players]
        file.write_text(json.dumps(record), encoding="utf-8")
        fine("analyse", file)
        assert set(asked) == judged
        asked.clear()
        fine("analyse", file, "--seat", 1)
        assert set(asked) == {1}
        asked.clear()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_steady_game_is_called_so(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "find_mistake", lambda *_: None)
    monkeypatch.setattr(analysis, "TURNING_POINT_CHANGE", 2.0)
    said = fine("analyse", RECORD, "--lang", language)
    assert Translator(language).say("analysis-steady") in said


def test_a_seat_that_is_not_there_is_refused() -> None:
    assert "--seat" in refused("analyse", RECORD, "--seat", 7)
