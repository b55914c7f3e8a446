"""A dataset: every decision of many games as a row in Parquet, and their records."""

import io
import json
from collections.abc import Mapping
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from dynasty.bots.self_play import bot_answer
from dynasty.kernel import Choice, Game, Record, SeatEntry, State
from dynasty.lab.parallel import load_game, make_bots, rotated_bots, run_tasks, seed_chunks
from dynasty.lab.results_journal import PLAN_FILE, save_plan
from dynasty.lab.task_pool import Backend

SCHEMA_VERSION: Final = 1  # incremented when a column changes its name, type or meaning
DECISIONS_FOLDER: Final = "decisions"
RECORDS_FOLDER: Final = "records"
DECISION_COLUMNS: Final = pa.schema(
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

DecisionRow = dict[str, Any]


@dataclass(frozen=True)
class DatasetPlan:
    """The settings that decide which games are played; the number of games may grow later."""

    game: str
    rules: str
    components: str
    actions: int
    bots: tuple[str, ...]
    seats: tuple[int, ...]
    games: int
    seed: int
    options: Mapping[str, str]
    schema: int = SCHEMA_VERSION

    def as_data(self) -> dict[str, Any]:
        return {**asdict(self), "bots": list(self.bots), "seats": list(self.seats)}


@dataclass(frozen=True)
class DatasetPart:
    """Some games of one size, which make one file of rows."""

    plan: DatasetPlan
    seats: int
    seeds: range

    def place(self, folder: Path) -> Path:
        """Return the part's folder: by game and seats, as readers of Parquet expect."""
        return folder / DECISIONS_FOLDER / f"game={self.plan.game}" / f"seats={self.seats}"

    @property
    def file(self) -> str:
        return f"{self.seeds.start}-{self.seeds.stop - 1}.parquet"

    def others(self, folder: Path) -> dict[Path, int]:
        """Return the files that begin with the same seed, each with its last seed."""
        found = self.place(folder).glob(f"{self.seeds.start}-*.parquet")
        return {file: int(file.stem.partition("-")[2]) for file in found}

    def is_done(self, folder: Path) -> bool:
        return any(last >= self.seeds.stop - 1 for last in self.others(folder).values())


@dataclass(frozen=True)
class PlayedPart:
    """The result of a part: its records by file name, and its rows as a Parquet file."""

    part: DatasetPart
    records: dict[str, str]
    rows: int
    table: bytes

    def write(self, folder: Path) -> None:
        """Write the records, then the rows at once: an interruption leaves no partial file."""
        beside, place = folder / RECORDS_FOLDER, self.part.place(folder)
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


def play_dataset(plan: DatasetPlan, folder: Path, hands: Backend, title: str) -> tuple[int, int]:
    """Play the missing parts of a plan; return the numbers of games and rows written."""
    folder.mkdir(parents=True, exist_ok=True)
    save_plan(folder / PLAN_FILE, plan.as_data())
    parts = [
        DatasetPart(plan, seats, seeds)
        for seats in plan.seats
        for seeds in seed_chunks(plan.seed, plan.games)
    ]
    left = [part for part in parts if not part.is_done(folder)]
    rows = 0
    with closing(run_tasks(play_part, left, hands, title, part_games)) as results:
        for played in results:
            played.write(folder)
            rows += played.rows
    return sum(map(part_games, left)), rows


def part_games(part: DatasetPart) -> int:
    return len(part.seeds)


def play_part(part: DatasetPart) -> PlayedPart:
    """Play the games of a part; this may run on any machine."""
    game, plan = load_game(part.plan.game), part.plan
    rows: list[DecisionRow] = []
    records: dict[str, str] = {}
    for seed in part.seeds:
        players = rotated_bots(plan.bots, part.seats, seed - plan.seed)
        record, found = play_recorded_game(game, players, seed, plan.options)
        rows += found
        records[f"{plan.game}-{part.seats}-{seed}.json"] = record.to_json()
    return PlayedPart(part, records, len(rows), parquet_bytes(rows, plan))


def parquet_bytes(rows: list[DecisionRow], plan: DatasetPlan) -> bytes:
    """Return the rows as a Parquet file with the plan in its metadata."""
    said = {"dynasty.dataset": str(SCHEMA_VERSION), "plan": json.dumps(plan.as_data())}
    table = pa.Table.from_pylist(rows, schema=DECISION_COLUMNS.with_metadata(said))
    file = io.BytesIO()
    pq.write_table(table, file, compression="zstd")
    return file.getvalue()


def play_recorded_game(
    game: Game[Any], players: tuple[str, ...], seed: int, options: Mapping[str, str]
) -> tuple[Record, list[DecisionRow]]:
    """Play one game; return its record and a row for every decision as its seat saw it."""
    bots = make_bots(game, players, seed)
    s: State = game.start(len(players), seed, options)
    size = -(-len(game.vocabulary.choices) // 8)
    rows: list[DecisionRow] = []
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
        seen, mask = game.encode(s, seat), choice_bitmask(legal, size)
        choice = bot_answer(game, bots[seat], s, seat)
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
    add_results(rows, record.scores, game.winners(s))
    return record, rows


def choice_bitmask(choices: list[Choice], size: int) -> bytes:
    """Return a bit for every choice of the vocabulary, set if it is legal; lowest first."""
    bits = 0
    for choice in choices:
        bits |= 1 << choice.index
    return bits.to_bytes(size, "little")


def add_results(rows: list[DecisionRow], totals: list[int], winners: list[int]) -> None:
    """Add to every row how the game ended for its seat."""
    for row in rows:
        seat = row["seat"]
        others = (total for other, total in enumerate(totals) if other != seat)
        row["won"] = (seat in winners) / len(winners)
        row["margin"] = totals[seat] - max(others, default=0)
        row["points"] = totals[seat]
