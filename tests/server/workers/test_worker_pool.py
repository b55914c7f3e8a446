"""Workers: they are replaced when they die, ended when they take too long, and take turns."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from dynasty.kernel import IllegalChoice
from dynasty.server.errors import WorkerDied, WorkerTimeout, WorkFailed
from dynasty.server.workers import worker_pool
from dynasty.server.workers.worker_pool import FairQueue, Job, JobRank, WorkerPool
from tests.server.support.server_process import complete
from tests.server.support.worker_jobs import die, die_once, refuse, spin, take_part, wait_for

LONG = 60.0  # seconds: more than any of this takes


@asynccontextmanager
async def opened(number: int = 1) -> AsyncIterator[WorkerPool]:
    pool = WorkerPool(number)
    try:
        yield pool
    finally:
        await asyncio.to_thread(pool.close)


def test_a_worker_that_dies_in_mid_work_is_replaced_and_asked_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened() as pool:
            work = partial(die_once, tmp_path / "died")
            first = pool.workers[0].process.pid
            assert await pool.run(work, LONG) != first
            assert pool.alive == 1

    complete(run())


def test_work_that_kills_every_worker_is_given_up_and_others_go_on() -> None:
    async def run() -> None:
        async with opened() as pool:
            with pytest.raises(WorkerDied):
                await pool.run(die, LONG)
            assert await pool.run(os.getpid, LONG) == pool.workers[0].process.pid

    complete(run())


def test_a_worker_that_takes_too_long_is_ended(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened() as pool:
            spinning = await pool.run(os.getpid, LONG)
            with pytest.raises(WorkerTimeout):
                await pool.run(partial(spin, begun=tmp_path / "spins"), 0.2)
            with pytest.raises(ProcessLookupError):
                os.kill(spinning, 0)
            assert await pool.run(os.getpid, LONG) != spinning

    complete(run())


def test_the_time_limit_counts_from_the_beginning_not_while_it_waits(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened() as pool:
            before = pool.run(partial(spin, begun=tmp_path / "spins"), 2.0)
            behind = pool.run(os.getpid, 1.9)
            outcomes = await asyncio.gather(before, behind, return_exceptions=True)
            assert isinstance(outcomes[0], WorkerTimeout)
            assert isinstance(outcomes[1], int)

    complete(run())


def test_a_worker_that_dies_with_nothing_to_do_is_replaced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(worker_pool, "IDLE_CHECK_SECONDS", 0.01)

    async def run() -> None:
        async with opened(2) as pool:
            pids = {worker.process.pid for worker in pool.workers}
            for pid in pids:
                assert pid is not None
                os.kill(pid, signal.SIGKILL)
            until = time.monotonic() + LONG
            while pids & {worker.process.pid for worker in pool.workers} or pool.alive < 2:
                assert time.monotonic() < until
                await asyncio.sleep(0.01)

    complete(run())


def test_an_error_comes_back_with_where_it_happened() -> None:
    async def run() -> None:
        async with opened() as pool:
            with pytest.raises(ZeroDivisionError) as told:
                await pool.run(partial(divmod, 1, 0), LONG)
            assert "work_outcome" in "".join(told.value.__notes__)
            with pytest.raises(WorkFailed, match=IllegalChoice.__name__):
                await pool.run(refuse, LONG)

    complete(run())


def test_what_nobody_waits_for_any_longer_is_not_begun(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened() as pool:
            running = asyncio.create_task(pool.run(partial(spin, begun=tmp_path / "spins"), LONG))
            given_up = asyncio.create_task(pool.run(partial(take_part, tmp_path / "x", 1), LONG))
            await seen(tmp_path / "spins")
            assert (pool.waiting, pool.free) == (1, 0)
            given_up.cancel()
            running.cancel()
            await asyncio.gather(running, given_up, return_exceptions=True)
        assert not (tmp_path / "x").exists()

    complete(run())


def test_people_come_before_hints_hints_before_bots_and_an_analysis_last() -> None:
    line = FairQueue()
    for rank in (
        JobRank.INSIGHT,
        JobRank.BOTS,
        JobRank.HINT,
        JobRank.PEOPLE,
        JobRank.BOTS,
        JobRank.PEOPLE,
    ):
        line.put(job(rank.name), rank, "somebody")
    assert list(taken(line)) == ["PEOPLE", "PEOPLE", "HINT", "BOTS", "BOTS", "INSIGHT"]


def test_callers_take_turns_however_much_they_ask() -> None:
    line = FairQueue()
    for number in range(30):
        line.put(job(f"greedy-{number}"), JobRank.PEOPLE, "greedy")
    line.put(job("modest-0"), JobRank.PEOPLE, "modest")
    line.put(job("modest-1"), JobRank.PEOPLE, "modest")
    order = list(taken(line))
    assert order[:4] == ["greedy-0", "modest-0", "greedy-1", "modest-1"]
    assert len(order) == 32


@pytest.mark.parametrize("rank", [JobRank.BOTS, JobRank.INSIGHT])
def test_a_persons_question_overtakes_all_that_waits(tmp_path: Path, rank: JobRank) -> None:
    gate, order = tmp_path / "gate", tmp_path / "order"

    async def run() -> None:
        async with opened() as pool:
            jobs = [asyncio.create_task(pool.run(partial(wait_for, gate), LONG, rank, "a"))]
            await seen(gate.with_suffix(".waits"))
            for number in range(30):
                work = partial(take_part, order, number)
                jobs.append(asyncio.create_task(pool.run(work, LONG, rank, "a")))
            await asyncio.sleep(0)
            person = pool.run(partial(take_part, order, 99), LONG, JobRank.PEOPLE, "b")
            jobs.append(asyncio.create_task(person))
            await asyncio.sleep(0)
            assert pool.waiting == 31
            gate.touch()
            await asyncio.gather(*jobs)
            assert order.read_text().split() == ["99", *map(str, range(30))]

    complete(run())


async def seen(file: Path) -> None:
    """Wait until a worker has made the file."""
    until = time.monotonic() + LONG
    while not file.exists():
        assert time.monotonic() < until
        await asyncio.sleep(0.005)


def job(name: str) -> Job:
    return Job(partial(str, name), LONG, 1)


def taken(line: FairQueue) -> Iterator[str]:
    while (found := line.take()) is not None:
        yield found.work()
