"""The yardstick of `bench`: a process that plays random chess, outside the package."""

import subprocess
import sys
from pathlib import Path

import dynasty


class Yardstick:
    """Plies per second of random play in the `chess` package; none where that is absent."""

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
        """The rate of one slice; the process sleeps between two of them."""
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
        """Let the process go."""
        if self.process is not None:
            self.process.kill()
            self.process.communicate()
            self.process = None
