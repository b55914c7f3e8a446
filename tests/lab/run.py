"""What the tests of the lab share: runs, and reports without their times."""

from pathlib import Path
from typing import Any

from dynasty.lab.arena import play_plan
from dynasty.lab.crew import PROCESSES, Hands
from dynasty.lab.plan import Plan
from dynasty.lab.report import Report, evaluate


def played(plan: Plan, folder: Path, jobs: int = 1, on: str = PROCESSES) -> Report:
    """Play what is left, and report."""
    return evaluate(plan, play_plan(plan, folder, Hands(jobs, on), ""))


def figures(report: Report) -> dict[str, Any]:
    """All that must be the same in every run; times are not."""
    data = report.as_data()
    del data["paces"]
    return data
