"""What worker processes are given to do in tests; they must be able to import it."""

import os
import signal
import time
from pathlib import Path

from dynasty.kernel import IllegalChoice
from dynasty.server.tables.replaying import MEMORY, limit_memory


def spin(*_: object, begun: Path) -> None:
    """Never end, whatever the question."""
    begun.touch()
    while True:
        pass


def die(*_: object) -> None:
    """Die over any question."""
    os.kill(os.getpid(), signal.SIGKILL)


def die_once(mark: Path) -> int:
    """Die in mid-work the first time; then say which process is alive."""
    if not mark.exists():
        mark.touch()
        die()
    return os.getpid()


def refuse() -> None:
    """Raise an error that cannot be made again from its message."""
    raise IllegalChoice("a", "b", "c")


def hoard() -> int:
    """Take far more memory than a stranger's record may."""
    limit_memory()
    return len(bytearray(4 * MEMORY))


def take_part(order: Path, number: int) -> None:
    """Note that it was this one's turn."""
    with order.open("a") as told:
        told.write(f"{number}\n")


def wait_for(gate: Path) -> None:
    """Wait until somebody opens the gate."""
    gate.with_suffix(".waits").touch()
    while not gate.exists():
        time.sleep(0.005)
