"""The template copied as the page "Add a game" says: a new game on the shelf, what it needed."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from shutil import copyfile, copytree, ignore_patterns

import pytest

ROOT = Path(__file__).parents[1]
NAME = "masters"  # an ordinary word
QUICK = ("contract", "golden", "perft", "register", "scene", "secrecy", "sentences", "text")
NARROW = f"{NAME} and not {NAME}_3 and not {NAME}_4 and not long"
LEFT_OUT = ignore_patterns("__pycache__", "*.so")  # compiled files would win over the copies


def documented(start: str) -> list[list[str]]:
    """The commands of the page about adding a game that open like this, for the new game."""
    text = (ROOT / "docs" / "how-to" / "add-a-game.md").read_text(encoding="utf-8")
    found = re.findall(rf"^ *({re.escape(start)} .*NAME.*)$", text, re.MULTILINE)
    return [shlex.split(line.replace("NAME", NAME)) for line in found]


class House:
    """A copy of the sources and the tests, where a game can be added."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for folder in ("src", "tests"):
            copytree(ROOT / folder, root / folder, ignore=LEFT_OUT)
        copyfile(ROOT / "pyproject.toml", root / "pyproject.toml")
        self.before = self.contents()

    def contents(self) -> dict[str, bytes]:
        files = (file for top in ("src", "tests") for file in (self.root / top).rglob("*.*"))
        return {
            file.relative_to(self.root).as_posix(): file.read_bytes()
            for file in files
            if file.is_file() and file.suffix != ".pyc"
        }

    def touched(self) -> set[str]:
        """The files that are new or not what they were."""
        return {file for file, text in self.contents().items() if self.before.get(file) != text}

    def replace(self, file: Path, old: str, new: str) -> None:
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace(old, new), encoding="utf-8")

    def python(self, *words: str) -> str:
        """Run Python there; all that it says."""
        env = {**os.environ, "PYTHONPATH": str(self.root / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, *words]
        done = subprocess.run(
            command, cwd=self.root, env=env, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    """Steps 1 and 9: copied, named, on the shelf, with its golden files."""
    house = House(tmp_path_factory.mktemp("house"))
    for _, flag, source, target in documented("cp -r"):
        assert flag == "-r"
        copytree(house.root / source, house.root / target)
        for file in (house.root / target).rglob("*.py"):
            house.replace(file, "_template", NAME)
    shelf = house.root / "src/dynasty/games/__init__.py"
    house.replace(shelf, "SHELF: Final = (", f'SHELF: Final = ("{NAME}", ')
    for _, *words in documented(".venv/bin/python -m"):
        house.python(*words)
    return house


def test_nothing_is_touched_but_the_game_its_tests_and_the_shelf(house: House) -> None:
    places = (
        "src/dynasty/games/__init__.py",
        f"src/dynasty/games/{NAME}/",
        f"tests/games/{NAME}/",
        f"tests/golden/{NAME}_",
    )
    touched = house.touched()
    assert [file for file in touched if not file.startswith(places)] == []
    assert all(any(file.startswith(place) for file in touched) for place in places)


def test_the_copy_passes_its_own_tests_and_those_of_all_games(house: House) -> None:
    files = [f"tests/conformance/test_{part}.py" for part in QUICK]
    files += [f"tests/games/{NAME}", "tests/test_architecture.py"]
    said = house.python("-m", "pytest", "-q", "-p", "no:cacheprovider", *files, "-k", NARROW)
    passed = re.search(r"(\d+) passed", said)
    assert passed is not None
    assert int(passed[1]) > 100
