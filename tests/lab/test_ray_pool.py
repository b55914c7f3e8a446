"""A real Ray on this machine: the same results as processes, also when a worker is killed."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import ray

from dynasty.lab.arena_plan import ArenaPlan
from dynasty.lab.parallel import run_tasks
from dynasty.lab.task_pool import Backend
from tests.cli.desk import data, refused
from tests.lab.errands import errands, fails, killed_once
from tests.lab.run import figures, played

RAY = Backend(2, "ray")


@pytest.fixture(scope="module", autouse=True)
def shut_down() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("RAY_AUTH_TOKEN", "a token for this test alone")  # else kept in the home
        yield
        ray.shutdown()


def test_a_report_is_the_same_on_ray(plan: ArenaPlan, finished: Path, tmp_path: Path) -> None:
    assert figures(played(plan, tmp_path, 2, "ray")) == figures(played(plan, finished))


def test_a_killed_worker_costs_only_its_task(tmp_path: Path) -> None:
    results = list(run_tasks(killed_once, errands(tmp_path), RAY, ""))
    assert sorted(results) == [number**2 for number in range(8)]
    begun = [(tmp_path / str(number)).stat().st_size for number in range(8)]
    assert begun == [1, 1, 1, 2, 1, 1, 1, 1]


def test_an_error_of_a_task_comes_through(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"^[01]$"):
        list(run_tasks(fails, errands(tmp_path)[:2], RAY, ""))


def test_a_command_on_ray_prints_what_it_prints_without(tmp_path: Path) -> None:
    box = tmp_path / "mine.toml"
    box.write_text("[house]\nrow = 4\n", encoding="utf-8")
    asked = ["simulate", "_template", "--games", 45, "--json", "--detail", "--components", box]
    on_ray, here = data(*asked, "--on", "ray", "--jobs", 2), data(*asked)
    del on_ray["seconds"], here["seconds"]
    assert on_ray == here


def test_another_place_is_refused() -> None:
    assert "ray://HOST:PORT" in refused("simulate", "_template", "--on", "moon")
