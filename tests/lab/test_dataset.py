"""`dynasty dataset`: every decision as a row, records beside them, resumable."""

import json
import os
from pathlib import Path

import pyarrow.dataset as ds
import pyarrow.parquet as pq
import pytest

from dynasty import games
from dynasty.cli.record_files import read_match, read_record
from dynasty.lab import dataset
from dynasty.text import Translator
from tests.cli.desk import fine, refused, run

DOCS = Path(__file__).parents[2] / "docs"
TEA = games.load(games.TEMPLATE_GAME)
EXAMPLE = """
import numpy as np
import pyarrow.dataset as ds

rows = ds.dataset("data/decisions", partitioning="hive").to_table(filter=ds.field("seats") == 2)
seen = np.frombuffer(b"".join(rows["observation"].to_pylist()), np.uint8).reshape(len(rows), -1)
masks = np.frombuffer(b"".join(rows["mask"].to_pylist()), np.uint8).reshape(len(rows), -1)
legal = np.unpackbits(masks, axis=1, bitorder="little")
chosen, won = rows["choice"].to_numpy(), rows["won"].to_numpy()
assert legal[np.arange(len(rows)), chosen].all()
print(f"{len(rows)} decisions, {legal.sum(axis=1).mean():.1f} options each, {won.mean():.0%} won")
""".strip()


def made(folder: Path, number: int = 3, *more: object) -> str:
    asked = ["dataset", TEA.name, "--bots", "greedy,random", "--seats", "2,3", "--out", folder]
    return fine(*asked, "--games", number, *more)


def read(folder: Path) -> list[dict[str, object]]:
    table = ds.dataset(folder / "decisions", partitioning="hive").to_table()
    rows: list[dict[str, object]] = table.to_pylist()
    return sorted(rows, key=lambda row: (row["seats"], row["seed"], row["move"]))


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("lab") / "data"
    made(folder)
    return folder


def test_a_row_is_what_its_seat_saw_and_chose(data: Path) -> None:
    for seats in (2, 3):
        for seed in (1, 2, 3):
            file = data / "records" / f"{TEA.name}-{seats}-{seed}.json"
            record = read_record(file)
            found = [row for row in read(data) if (row["seats"], row["seed"]) == (seats, seed)]
            assert len(found) == len(record.choices) > 0
            for row in (found[0], found[-1]):
                s = read_match(file, to=int(str(row["move"]))).state
                seat, choice = record.choices[int(str(row["move"]))]
                assert row["seat"] == seat
                assert row["bot"] == record.seats[seat].player
                assert row["observation"] == TEA.encode(s, seat)
                assert str(TEA.vocabulary.choices[int(str(row["choice"]))]) == choice
                legal = sum(1 << one.index for one in s.decisions[0].choices)
                assert int.from_bytes(bytes(row["mask"]), "little") == legal  # type: ignore[call-overload]


def test_every_row_knows_how_its_game_ended(data: Path) -> None:
    for row in read(data):
        record = read_record(data / "records" / f"{TEA.name}-{row['seats']}-{row['seed']}.json")
        totals, seat = record.scores or [], int(str(row["seat"]))
        assert row["points"] == totals[seat]
        assert row["margin"] == totals[seat] - max(totals[:seat] + totals[seat + 1 :])
        assert row["won"] in (0, 0.5, 1)


def test_records_replay_to_what_they_say(data: Path) -> None:
    fine("verify", *sorted((data / "records").iterdir()))


def test_every_file_says_which_schema_it_has(data: Path) -> None:
    for file in (data / "decisions").rglob("*.parquet"):
        said = pq.read_schema(file).metadata
        assert said[b"dynasty.dataset"] == b"1"
        assert json.loads(said[b"plan"]) == json.loads((data / "plan.json").read_text("utf-8"))


def test_the_documents_name_every_column() -> None:
    text = (DOCS / "reference" / "files.md").read_text(encoding="utf-8")
    assert all(f"| `{name}` | {kind} |" in text for name, kind in described())
    assert f"schema {dataset.SCHEMA_VERSION}" in text


def described() -> list[tuple[str, str]]:
    return [(field.name, str(field.type)) for field in dataset.DECISION_COLUMNS]


def test_ten_lines_read_it(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(data.parent)
    exec(compile(EXAMPLE, "example", "exec"), {})
    told = capsys.readouterr().out
    assert told.startswith(f"{sum(row['seats'] == 2 for row in read(data))} decisions, ")
    page = DOCS / "how-to" / "train-and-collect-data.md"
    assert EXAMPLE in page.read_text(encoding="utf-8")


def test_what_is_there_is_not_played_again_and_what_is_missing_is(tmp_path: Path) -> None:
    made(tmp_path, 22)
    before = {file: file.stat().st_mtime_ns for file in tmp_path.rglob("*.parquet")}
    assert "Nothing left to play" in made(tmp_path, 22)
    (tmp_path / "decisions" / f"game={TEA.name}" / "seats=3" / "1-20.parquet").unlink()
    whole = made(tmp_path, 22)
    assert "20 games" in whole
    after = {file: file.stat().st_mtime_ns for file in tmp_path.rglob("*.parquet")}
    assert len(before) == 4
    assert sum(after[file] != time for file, time in before.items()) == 1


def test_more_games_take_the_place_of_a_part_that_was_short(tmp_path: Path) -> None:
    made(tmp_path, 3)
    made(tmp_path, 5)
    rows = read(tmp_path)
    assert len(rows) == len({(row["seats"], row["seed"], row["move"]) for row in rows})
    assert {row["seed"] for row in rows} == {1, 2, 3, 4, 5}
    assert "Nothing left to play" in made(tmp_path, 4)


def test_the_jobs_change_nothing(data: Path, tmp_path: Path) -> None:
    made(tmp_path, 3, "--jobs", 2)
    assert read(tmp_path) == read(data)


def test_another_plan_in_the_same_folder_is_refused(data: Path) -> None:
    asked = ["dataset", TEA.name, "--bots", "random", "--seats", "2", "--out", data]
    assert "contains games with different settings" in refused(*asked)


def test_french(tmp_path: Path) -> None:
    assert "décisions" in made(tmp_path, 1, "--lang", "fr")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--bots", "nobody"], "nobody"),
        (["--bots", ","], Translator("en").say("bad-bots-none")),
        (["--seats", "9"], "not 9"),
        (["--option", "length=endless"], "endless"),
    ],
)
def test_bad_plans_are_refused(arguments: list[object], complaint: str, tmp_path: Path) -> None:
    asked = ["dataset", TEA.name, "--out", tmp_path / "new", *arguments]
    assert complaint in refused(*asked)
    assert not os.path.lexists(tmp_path / "new")


def test_ctrl_c_says_where_the_rows_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*arguments: object) -> tuple[int, int]:
        raise KeyboardInterrupt

    monkeypatch.setattr(dataset, "play_dataset", interrupted)
    result = run("dataset", TEA.name, "--bots", "random", "--out", tmp_path)
    assert result.exit_code == 130
    said = Translator("en").say("arena-stopped", file="FILE").partition("FILE")[2]
    assert " ".join(result.stdout.split()).endswith(said)
    assert str(tmp_path) in result.stdout.replace("\n", "")
