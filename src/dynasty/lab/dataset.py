"""A data set: every decision of many games as a row in Parquet, and the records beside them."""

import io
import json
from collections.abc import Mapping
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from dynasty.bots.table import answer
from dynasty.kernel import Choice, Game, Record, SeatEntry, State
from dynasty.lab.crew import Hands
from dynasty.lab.journal import PLAN, keep_plan
from dynasty.lab.runs import chunks, loaded, make_bots, seated, spread

SCHEMA: Final = 1  # counted up whenever a column changes its name, type or meaning
DECISIONS: Final = "decisions"
RECORDS: Final = "records"
COLUMNS: Final = pa.schema(
    [
        ("seed", pa.uint64()),
        ("move", pa.int32()),
        ("seat", pa.uint8()),
        ("bot", pa.string()),
        ("observation", pa.binary()),
        ("mask", pa.binary()),
        ("choice", pa.uint16()),
        ("won", pa.float32()),
        ("margin", pa.int32()),
        ("points", pa.int32()),
    ]
)

Row = dict[str, Any]


@dataclass(frozen=True)
class Plan:
    """All that decides what is played; the number of games may grow later."""

    game: str
    rules: str
    components: str
    actions: int
    bots: tuple[str, ...]
    seats: tuple[int, ...]
    games: int
    seed: int
    options: Mapping[str, str]
    schema: int = SCHEMA

    def as_data(self) -> dict[str, Any]:
        return {**asdict(self), "bots": list(self.bots), "seats": list(self.seats)}


@dataclass(frozen=True)
class Part:
    """Some games of one size: a file of rows."""

    plan: Plan
    seats: int
    seeds: range

    def place(self, folder: Path) -> Path:
        """Where its file lies: by game and seats, as readers of Parquet expect it."""
        return folder / DECISIONS / f"game={self.plan.game}" / f"seats={self.seats}"

    @property
    def file(self) -> str:
        return f"{self.seeds.start}-{self.seeds.stop - 1}.parquet"

    def others(self, folder: Path) -> dict[Path, int]:
        """Files that begin with the same game, and the seed of their last one."""
        found = self.place(folder).glob(f"{self.seeds.start}-*.parquet")
        return {file: int(file.stem.partition("-")[2]) for file in found}

    def is_done(self, folder: Path) -> bool:
        return any(last >= self.seeds.stop - 1 for last in self.others(folder).values())


@dataclass(frozen=True)
class Played:
    """What comes back of a part: its records by name, and its rows as a file of Parquet."""

    part: Part
    records: dict[str, str]
    rows: int
    table: bytes

    def write(self, folder: Path) -> None:
        """The rows last and at once: whoever stops it leaves the whole file or none."""
        beside, place = folder / RECORDS, self.part.place(folder)
        for made in (beside, place):
            made.mkdir(parents=True, exist_ok=True)
        for name, text in self.records.items():
            (beside / name).write_text(text, encoding="utf-8")
        file = place / self.part.file
        shorter = [other for other in self.part.others(folder) if other != file]
        draft = file.with_suffix(".new")
        draft.write_bytes(self.table)
        draft.replace(file)
        for other in shorter:
            other.unlink()


def play_dataset(plan: Plan, folder: Path, hands: Hands, title: str) -> tuple[int, int]:
    """Play what is left of the plan; how many games and rows that were."""
    folder.mkdir(parents=True, exist_ok=True)
    keep_plan(folder / PLAN, plan.as_data())
    parts = [
        Part(plan, seats, seeds) for seats in plan.seats for seeds in chunks(plan.seed, plan.games)
    ]
    left = [part for part in parts if not part.is_done(folder)]
    rows = 0
    with closing(spread(play_part, left, hands, title, games_of)) as results:
        for played in results:
            played.write(folder)
            rows += played.rows
    return sum(map(games_of, left)), rows


def games_of(part: Part) -> int:
    return len(part.seeds)


def play_part(part: Part) -> Played:
    """Play the games of a part, on whatever machine."""
    game, plan = loaded(part.plan.game), part.plan
    rows: list[Row] = []
    records: dict[str, str] = {}
    for seed in part.seeds:
        players = seated(plan.bots, part.seats, seed - plan.seed)
        record, found = play_rows(game, players, seed, plan.options)
        rows += found
        records[f"{plan.game}-{part.seats}-{seed}.json"] = record.to_json()
    return Played(part, records, len(rows), parquet(rows, plan))


def parquet(rows: list[Row], plan: Plan) -> bytes:
    """The rows as a file that says what it is."""
    said = {"dynasty.dataset": str(SCHEMA), "plan": json.dumps(plan.as_data())}
    table = pa.Table.from_pylist(rows, schema=COLUMNS.with_metadata(said))
    file = io.BytesIO()
    pq.write_table(table, file, compression="zstd")
    return file.getvalue()


def play_rows(
    game: Game[Any], players: tuple[str, ...], seed: int, options: Mapping[str, str]
) -> tuple[Record, list[Row]]:
    """One game: its record, and a row for every decision, as its seat saw it."""
    bots = make_bots(game, players, seed)
    s: State = game.start(len(players), seed, options)
    size = -(-len(game.vocabulary.choices) // 8)
    rows: list[Row] = []
    record = Record(
        game.name,
        game.version,
        game.box.digest,
        tuple(SeatEntry("", player) for player in players),
        seed,
        dict(game.checked_options(options, len(players))),
    )
    while s.decisions:
        seat, legal = s.decisions[0].seat, s.decisions[0].choices
        seen, mask = game.encode(s, seat), packed(legal, size)
        choice = answer(game, bots[seat], s, seat)
        rows.append(
            {
                "seed": seed,
                "move": len(rows),
                "seat": seat,
                "bot": players[seat],
                "observation": seen,
                "mask": mask,
                "choice": choice.index,
            }
        )
        record.choices.append((seat, str(choice)))
        game.apply(s, seat, choice)
    record.scores = [sheet.total for sheet in game.scores(s)]
    judge(rows, record.scores, game.winners(s))
    return record, rows


def packed(choices: list[Choice], size: int) -> bytes:
    """A bit for every choice of the vocabulary, set where it is legal; the lowest first."""
    bits = 0
    for choice in choices:
        bits |= 1 << choice.index
    return bits.to_bytes(size, "little")


def judge(rows: list[Row], totals: list[int], winners: list[int]) -> None:
    """Tell every row how the game ended for its seat."""
    for row in rows:
        seat = row["seat"]
        others = (total for other, total in enumerate(totals) if other != seat)
        row["won"] = (seat in winners) / len(winners)
        row["margin"] = totals[seat] - max(others, default=0)
        row["points"] = totals[seat]
