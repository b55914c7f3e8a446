"""Golden records: a whole random game of every table, kept as a file and replayed by the tests.

    python -m tests.conformance.golden             makes those that are missing
    python -m tests.conformance.golden NAME ...    makes those of these games anew

A record is made anew only when `Game.version` has gone up or the box has changed.
"""

import sys
from pathlib import Path

from dynasty.kernel import Chance, Record
from tests.conformance.tables import TABLES, Table, choose_in

FOLDER = Path(__file__).parents[1] / "golden"


def file_of(table: Table) -> Path:
    return FOLDER / f"{table}.json"


def kept(file: Path, maker: str, name: str) -> str:
    """What such a file holds; where it is missing, how to make it."""
    command = f"python -m tests.conformance.{maker} {name}"
    assert file.exists(), f"{file.name} is missing; `{command}` makes it"
    return file.read_text(encoding="utf-8")


def golden_record(table: Table) -> Record:
    """A game of random choices."""
    match, chance = table.match(table.seats), Chance(table.seats)
    while match.state.decisions:
        choose_in(match, chance.number() >> 8)
    return match.record()


def main(anew: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for table in TABLES:
        if table.name in anew or not file_of(table).exists():
            file_of(table).write_text(golden_record(table).to_json(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
