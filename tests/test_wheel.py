"""The package as others install it: a wheel, in an environment without the checkout."""

from __future__ import annotations

import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import httpx2
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from dynasty import DISTRIBUTION, games
from dynasty.server.pages.docs import PLAYER_PAGES
from tests.conformance.tables import PROOF
from tests.packages import (
    CLEAN,
    LENT,
    ROOT,
    built,
    copied,
    image_files,
    installed,
    is_made,
    project_files,
    run,
)
from tests.server.support.server_process import RunningServer

DOCUMENT = re.compile(r"docs/(.+\.md|pictures/[^/]+\.(png|svg))")  # pages and their pictures
EXAMPLE = ROOT / "examples" / "http_bot.py"
PIN = re.compile(r"^([\w.-]+)==([\w.]+)", re.MULTILINE)
WANTING = {  # by extra, what cannot be done without it
    "server": [
        "serve --no-open",
        "backup a",
        "restore a",
        "doctor",
        "ratings rebuild",
        "players list",
    ],
    "lab": [
        "arena xian",
        "balance xian",
        "sweep xian --vary a=1",
        "dataset xian --out a",
        "train xian",
        "calibrate xian --out a.svg",
        "ladder",
    ],
    "ray": ["simulate xian --on ray"],
}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `make wheel` builds from the files of the image, after an earlier build of others."""
    source = copied(image_files(), tmp_path_factory.mktemp("wheel"))
    for name in ("build/lib/dynasty/gone.py", ".venv/.ready"):  # nothing is to be installed
        (source / name).parent.mkdir(parents=True)
        (source / name).touch()
    make = ("make", "-f", ROOT / "Makefile", f"BIN={Path(sys.executable).parent}", "PINS=")
    run(*make, "wheel", cwd=source, PIP_NO_BUILD_ISOLATION="0")  # pip means: without isolation
    assert not (source / "build").exists()
    return next((source / "dist").iterdir())


@pytest.fixture(scope="module")
def programs(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment with the wheel and no extras."""
    return installed(wheel, tmp_path_factory.mktemp("env") / "env")


def contents(package: Path) -> dict[str, int]:
    """Every file of a wheel, with its checksum."""
    return {file.filename: file.CRC for file in zipfile.ZipFile(package).infolist()}


def test_a_wheel_holds_every_file_of_the_package_and_the_pages(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    inside = {name for name in contents(wheel) if ".dist-info/" not in name}
    wanted = {name.removeprefix("src/") for name in image_files() if name.startswith("src/")}
    pages = {f"dynasty/{name}" for name in image_files() if DOCUMENT.fullmatch(name)}
    assert {f"dynasty/docs/{page}.md" for page in PLAYER_PAGES} <= pages
    assert {f"dynasty/docs/fr/{page}.md" for page in PLAYER_PAGES} <= pages
    assert inside == wanted | pages


def test_a_source_distribution_holds_all_and_builds_the_same_wheel(
    wheel: Path, tmp_path: Path
) -> None:
    archive = built("sdist", copied(project_files(), tmp_path / "source"), tmp_path / "dist")
    with tarfile.open(archive) as packed:
        packed.extractall(tmp_path / "unpacked", filter="data")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    files = [
        file.relative_to(unpacked).as_posix() for file in unpacked.rglob("*") if file.is_file()
    ]
    assert sorted(name for name in files if not is_made(name)) == project_files()
    asked = "from tests.packages import project_files; print(*project_files(), sep='\\n')"
    assert run(sys.executable, "-c", asked, cwd=unpacked).splitlines() == project_files()
    assert contents(built("wheel", unpacked, tmp_path / "again")) == contents(wheel)


def test_an_installed_wheel_serves_and_plays(programs: Path, tmp_path: Path) -> None:
    """The libraries are lent from here; of the project only what the wheel brings is there."""
    there = run(programs / "python", "-c", "import dynasty; print(dynasty.__file__)", cwd=tmp_path)
    assert there.startswith(str(programs.parent))
    told = run(programs / "dynasty", "rules", "xian", "X-1.1", cwd=tmp_path)
    assert "tests aren’t installed" in " ".join(told.split())
    env = {**CLEAN, **LENT}
    with RunningServer(tmp_path / "tables", python=str(programs / "python"), env=env) as server:
        guides = ("/", "/help", "/games/xian/guide", "/games/xian/rules")
        for page in (*guides, *(f"/docs/{name}" for name in PLAYER_PAGES)):
            assert httpx2.get(server.url + page, timeout=60).status_code == 200, page
        assert f"/docs/{PLAYER_PAGES[0]}" in httpx2.get(f"{server.url}/help").text
        picture = httpx2.get(f"{server.url}/docs/pictures/xian.svg")
        assert picture.headers["content-type"].startswith("image/svg+xml")
        scores = run(sys.executable, EXAMPLE, server.url, "xian")
        assert len(scores.split()) == 2


@pytest.mark.parametrize(
    ("extra", "call"), [(extra, c) for extra in WANTING for c in WANTING[extra]]
)
def test_without_extras_a_command_names_the_one_that_it_needs(
    programs: Path, tmp_path: Path, extra: str, call: str
) -> None:
    command = [str(programs / "dynasty"), *call.split()]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, cwd=tmp_path, env=CLEAN
    )
    assert done.returncode == 2, done.stdout + done.stderr
    assert f"pip install '{DISTRIBUTION}[{extra}]'" in done.stderr
    assert "make" not in done.stderr.split()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not PROOF, reason="compiling takes minutes")
def test_a_compiled_wheel_brings_what_was_compiled(tmp_path: Path) -> None:
    source = copied(image_files(), tmp_path / "source")
    wheel = built("wheel", source, tmp_path / "dist", DYNASTY_COMPILE="1")
    tag = f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert f"-{tag}-{tag}-" in wheel.name
    assert [name for name in contents(wheel) if re.fullmatch(r"\w+__mypyc\.\S+", name)]
    programs = installed(wheel, tmp_path / "env")
    asked = "from dynasty import games; from dynasty.cli.bench_measure import is_compiled;"
    asked += "print(*(name for name in games.SHELF if is_compiled(games.load(name))))"
    told = run(programs / "python", "-c", asked, cwd=tmp_path)
    assert told.split() == list(games.SHELF)
    run(programs / "dynasty", "simulate", "xian", "--games", "2", cwd=tmp_path)


def test_what_was_tested_is_within_the_bounds_that_the_package_names() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"].values()
    named = [*project["dependencies"], *(needed for extra in extras for needed in extra)]
    pins = PIN.findall((ROOT / "constraints.txt").read_text(encoding="utf-8"))
    tested = {canonicalize_name(name): version for name, version in pins}
    for needed in map(Requirement, named):
        if needed.name != DISTRIBUTION:  # an extra that takes in others
            assert needed.specifier, f"{needed.name} has no lower bound"
            assert needed.specifier.contains(tested[canonicalize_name(needed.name)]), str(needed)
