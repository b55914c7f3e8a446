"""What the tests of the lab share: runs, their lines, and reports without times."""

from pathlib import Path
from typing import Any

from dynasty.lab.arena import play_plan
from dynasty.lab.arena_plan import ArenaPlan
from dynasty.lab.arena_report import Report, evaluate_arena
from dynasty.lab.results_journal import GAMES_FILE
from dynasty.lab.task_pool import PROCESS_BACKEND, Backend

DOCS = Path(__file__).parents[2] / "docs"


def played(plan: ArenaPlan, folder: Path, jobs: int = 1, on: str = PROCESS_BACKEND) -> Report:
    """Play what is left, and report."""
    return evaluate_arena(plan, play_plan(plan, folder, Backend(jobs, on), ""))


def figures(report: Report) -> dict[str, Any]:
    """All that must be the same in every run; times are not."""
    data = report.as_data()
    del data["paces"]
    return data


def lines(folder: Path) -> list[str]:
    return (folder / GAMES_FILE).read_text(encoding="utf-8").splitlines()
