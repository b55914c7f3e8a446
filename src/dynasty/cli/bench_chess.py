"""Random chess in a separate process, which `bench` compares the games' speed with."""

import subprocess
import sys
from pathlib import Path

import dynasty


class Yardstick:
    """A process that plays random chess; `measure` returns plies per second, or None."""

    def __init__(self) -> None:
        script = Path(dynasty.__file__).parents[2] / "bench" / "yardstick.py"
        self.rates: list[float] = []
        self.process: subprocess.Popen[str] | None = None
        if script.exists():
            self.process = subprocess.Popen(
                [sys.executable, str(script)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
            )

    def measure(self, seconds: float) -> float | None:
        """Return the rate of one slice; the process sleeps between slices."""
        if self.process is None:
            return None
        answer = ""
        try:
            print(seconds, file=self.process.stdin, flush=True)
            answer = self.process.stdout.readline() if self.process.stdout else ""
        except BrokenPipeError:
            pass
        if not answer:
            self.close()
            return None
        plies, took = answer.split()
        self.rates.append(int(plies) / float(took))
        return self.rates[-1]

    def close(self) -> None:
        """Stop the process."""
        if self.process is not None:
            self.process.kill()
            self.process.communicate()
            self.process = None
