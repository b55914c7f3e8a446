"""Packages as others get them: what they are made of, how they are built, where they go."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tomllib
import venv
from collections.abc import Iterable, Iterator
from fnmatch import fnmatch
from functools import cache
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
NAME = str(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["name"])
LIBRARIES = Path(sysconfig.get_path("purelib"))
LISTED = f"src/{NAME.replace('-', '_')}.egg-info"
MADE = ("PKG-INFO", "setup.cfg", f"{LISTED}/*")  # by the build, beside what there is
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check")
LENT = {"PYTHONPATH": str(LIBRARIES)}  # all libraries of this environment, and nothing of ours
CLEAN = {
    key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "DYNASTY"))
}


def run(*command: str | Path, cwd: Path = ROOT, **more: str) -> str:
    """What a program prints that must go well; its environment knows nothing of ours."""
    words = [str(word) for word in command]
    done = subprocess.run(
        words, capture_output=True, text=True, check=False, cwd=cwd, env={**CLEAN, **more}
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@cache
def project_files() -> list[str]:
    """Every file of the project: as git knows it or, unpacked without one, as the package lists."""
    if (ROOT / ".git").exists():
        asked = ("git", "ls-files", "--cached", "--others", "--exclude-standard")
        names = run(*asked).splitlines()
    else:
        listed = ROOT / LISTED / "SOURCES.txt"
        names = listed.read_text(encoding="utf-8").splitlines()
    return sorted(name for name in names if (ROOT / name).is_file() and not is_made(name))


def is_made(name: str) -> bool:
    return any(fnmatch(name, pattern) for pattern in MADE)


def image_files() -> list[str]:
    """What .dockerignore lets into the image."""
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    let_in = {line[1:] for line in lines if line.startswith("!")}
    return [name for name in project_files() if Path(name).parts[0] in let_in]


def copied(names: Iterable[str], folder: Path) -> Path:
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes((ROOT / name).read_bytes())
    return folder


def built(kind: str, source: Path, folder: Path, **more: str) -> Path:
    """A wheel or a source distribution, as any front end has it built; no network is needed."""
    folder.mkdir()
    code = f"from setuptools import build_meta; build_meta.build_{kind}({str(folder)!r})"
    run(sys.executable, "-c", code, cwd=source, **more)
    return next(folder.iterdir())


def installed(wheel: Path, folder: Path) -> Path:
    """An environment with the wheel and the libraries that it asks for; its programs."""
    venv.create(folder, with_pip=False)
    programs = folder / "bin"
    quick = ("install", "-q", "--no-deps", "--no-index", "--no-compile")
    run(*PIP, "--python", programs / "python", *quick, wheel)
    asked = "import sysconfig; print(sysconfig.get_path('purelib'))"
    lend(Path(run(programs / "python", "-c", asked).strip()))
    return programs


def lend(site: Path) -> None:
    """What the wheel asks for when no extra is named, and what that asks for, from here."""
    (ours,) = Distribution.discover(name=NAME, path=[str(site)])
    for library in needed_by(ours, set()):
        for top in {file.parts[0] for file in library.files or ()}:
            if (LIBRARIES / top).exists() and not (site / top).exists():
                (site / top).symlink_to(LIBRARIES / top)


def needed_by(library: Distribution, known: set[str]) -> Iterator[Distribution]:
    for needed in map(Requirement, library.requires or ()):
        asked = needed.marker is None or needed.marker.evaluate({"extra": ""})
        if asked and needed.name not in known:
            known.add(needed.name)
            yield distribution(needed.name)
            yield from needed_by(distribution(needed.name), known)
