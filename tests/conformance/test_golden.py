"""Golden records still replay: the alarm for a change of the rules that nobody meant."""

from dynasty.kernel import Match, Record
from tests.conformance.golden import FOLDER, file_of
from tests.conformance.tables import TABLES, Table, every_table


@every_table
def test_the_golden_record_replays_to_its_scores(table: Table) -> None:
    text = file_of(table).read_text(encoding="utf-8")
    record = Record.from_json(text)
    assert (len(record.seats), record.options) == (
        table.seats,
        table.game.checked_options(dict(table.options), table.seats),
    )
    match = Match.of_record(table.game, record)
    assert match.finished
    assert match.totals() == record.scores
    assert match.record().to_json() == text


def test_no_golden_record_is_left_over() -> None:
    assert sorted(FOLDER.glob("*.json")) == sorted(file_of(table) for table in TABLES)
