"""The package as others install it: a wheel, in an environment without the checkout."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
import tomllib
import venv
import zipfile
from pathlib import Path

import httpx2
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.server.running import RunningServer

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "http_bot.py"
INSTALLED = ("server", "lab", "ray", "gym")  # the extras of those who do not develop
PIN = re.compile(r"^([\w.-]+)==([\w.]+)", re.MULTILINE)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from a copy of what is tracked, so that nothing else gets into it."""
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    for name in tracked():
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        (source / name).write_bytes((ROOT / name).read_bytes())
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
    run([*pip, "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", str(folder), str(source)])
    return next(folder.glob("dynasty-*.whl"))


def tracked() -> list[str]:
    listed = run(["git", "ls-files", "src", "pyproject.toml", "README.md", "LICENSE"])
    return [name for name in listed.split("\n") if (ROOT / name).is_file()]


def run(command: list[str], cwd: Path = ROOT, env: dict[str, str] | None = None) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=cwd, env=env)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_wheel_holds_every_file_of_the_package(wheel: Path) -> None:
    inside = set(zipfile.ZipFile(wheel).namelist())
    wanted = {name.removeprefix("src/") for name in tracked() if name.startswith("src/")}
    assert wanted - inside == set()


def test_an_installed_wheel_serves_and_plays(wheel: Path, tmp_path: Path) -> None:
    """The libraries are borrowed from here; of the project only what the wheel brings is there."""
    venv.create(tmp_path / "env", with_pip=False)
    python = str(tmp_path / "env" / "bin" / "python")
    clean = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    site = run([python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"], env=clean)
    zipfile.ZipFile(wheel).extractall(site.strip())
    borrowed = Path(site.strip()) / "borrowed.pth"
    borrowed.write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    there = run([python, "-c", "import dynasty; print(dynasty.__file__)"], tmp_path, clean)
    assert there.startswith(site.strip())
    told = run([python, "-m", "dynasty", "rules", "xian", "X-1"], tmp_path, clean)
    assert "tests are not installed" in " ".join(told.split())
    with RunningServer(tmp_path / "tables", python=python, env=clean) as server:
        for page in ("/", "/help", "/games/xian/guide", "/games/xian/rules"):
            assert httpx2.get(server.url + page, timeout=60).status_code == 200, page
        scores = run([sys.executable, str(EXAMPLE), server.url, "xian"])
        assert len(scores.split()) == 2


def test_what_was_tested_is_within_the_bounds_that_the_package_names() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    named = [*project["dependencies"], *(n for key in INSTALLED for n in extras[key])]
    pins = PIN.findall((ROOT / "constraints.txt").read_text(encoding="utf-8"))
    tested = {canonicalize_name(name): version for name, version in pins}
    for needed in map(Requirement, named):
        assert needed.specifier, f"{needed.name} has no lower bound"
        assert needed.specifier.contains(tested[canonicalize_name(needed.name)]), str(needed)
