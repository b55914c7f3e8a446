"""A task whose worker dies is run again, and given up in the end."""

from pathlib import Path

import pytest

from dynasty.kernel import LocalizedError
from dynasty.lab.parallel import run_tasks
from dynasty.lab.task_pool import Backend
from tests.lab.errands import errands, killed_always


def test_a_task_that_always_ends_its_process_is_given_up(tmp_path: Path) -> None:
    with pytest.raises(LocalizedError) as told:
        list(run_tasks(killed_always, errands(tmp_path)[:2], Backend(2), ""))
    assert told.value.key == "lab-worker-lost"
    assert max(file.stat().st_size for file in tmp_path.iterdir()) == 3
