"""Compile a copy of the sources as `make fast` does, test it, and play so many games with it.

python -m tests.compiled 1000
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from shutil import copyfile, copytree, ignore_patterns

ROOT = Path(__file__).parents[1]
LEFT_OUT = ignore_patterns("__pycache__", "*.so", "*.egg-info")
CONFORMANCE = ("contract", "copies", "golden", "perft", "prints", "secrecy")
TESTS = [f"tests/{part}" for part in ("kernel", "bots", "insight", "lab")]
TESTS += [f"tests/conformance/test_{part}.py" for part in CONFORMANCE]


def run(folder: Path, src: Path, *words: str) -> None:
    """Run Python in a folder of the copy, with the sources of the copy."""
    env = {**os.environ, "PYTHONPATH": str(src), "DYNASTY_COMPILE": "1"}
    subprocess.run([sys.executable, *words], cwd=folder, env=env, check=True)


def take_away_sources(package: Path) -> None:
    """Of all that was compiled: then nothing but the compiled modules can be imported."""
    compiled = list(package.rglob("*.so"))
    assert compiled, "nothing was compiled"
    for file in compiled:
        file.with_name(file.name.partition(".")[0] + ".py").unlink()


def main(games: str) -> None:
    with tempfile.TemporaryDirectory() as where:
        copy, src = Path(where), Path(where) / "src"
        for folder in ("docs", "examples", "src", "tests"):
            copytree(ROOT / folder, copy / folder, ignore=LEFT_OUT)
        for file in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
            copyfile(ROOT / file, copy / file)
        run(copy, src, "setup.py", "-q", "build_ext", "--inplace")
        take_away_sources(src / "dynasty")
        run(copy, src, "-m", "pytest", "-q", "-p", "no:cacheprovider", *TESTS)
        run(copy, src, "-m", "dynasty", "fuzz", "--games", games)


if __name__ == "__main__":
    main(sys.argv[1])
