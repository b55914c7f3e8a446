"""Golden records still replay: the alarm for a change of the rules that nobody meant."""

import pytest

from dynasty.kernel import Match, Record
from tests.conformance.golden import FOLDER, file_of, kept
from tests.conformance.tables import TABLES, Table, every_table


@every_table
def test_the_golden_record_replays_to_its_scores(table: Table) -> None:
    text = kept(file_of(table), "golden", table.name)
    record = Record.from_json(text)
    assert (len(record.seats), record.options) == (
        table.seats,
        table.game.checked_options(dict(table.options), table.seats),
    )
    match = Match.of_record(table.game, record)
    assert match.finished
    assert match.totals() == record.scores
    assert match.record().to_json() == text


def test_a_missing_file_names_the_command_that_makes_it() -> None:
    with pytest.raises(
        AssertionError, match=r"`python -m tests.conformance.golden chess` makes it"
    ):
        kept(FOLDER / "chess_2.json", "golden", "chess")


def test_no_golden_record_is_left_over() -> None:
    assert sorted(FOLDER.glob("*.json")) == sorted(file_of(table) for table in TABLES)
