"""What the tests of the lab share: runs, and reports without their times."""

from pathlib import Path
from typing import Any

from dynasty.lab.arena import play_plan
from dynasty.lab.arena_plan import ArenaPlan
from dynasty.lab.arena_report import Report, evaluate_arena
from dynasty.lab.task_pool import PROCESS_BACKEND, Backend


def played(plan: ArenaPlan, folder: Path, jobs: int = 1, on: str = PROCESS_BACKEND) -> Report:
    """Play what is left, and report."""
    return evaluate_arena(plan, play_plan(plan, folder, Backend(jobs, on), ""))


def figures(report: Report) -> dict[str, Any]:
    """All that must be the same in every run; times are not."""
    data = report.as_data()
    del data["paces"]
    return data
