"""`make browser` uses sudo only with permission; the programs that it would call are stand-ins."""

import os
import pty
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
INSTALLED = "apt-get -qq update"


@pytest.fixture
def programs(tmp_path: Path) -> Path:
    """A PATH without Chromium, of a user who is not root."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for name in ("make", "sh", "awk"):
        (folder / name).symlink_to(str(shutil.which(name)))
    for name, script in {"id": "echo 1000", "sudo": f'echo "$@" >{tmp_path}/sudo'}.items():
        (folder / name).write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        (folder / name).chmod(0o755)
    return folder


def browser(
    programs: Path, stdin: str = os.devnull, **variables: str
) -> subprocess.CompletedProcess[str]:
    """Run `make browser`. A terminal that a new session opens becomes its own."""
    return subprocess.run(
        [programs / "sh", "-c", 'make browser <"$0"', stdin],
        cwd=ROOT,
        env={"PATH": str(programs), **variables},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        start_new_session=True,
    )


def sudo_call(programs: Path) -> str:
    file = programs.parent / "sudo"
    return file.read_text(encoding="utf-8") if file.exists() else ""


def test_without_a_terminal_make_says_what_to_run(programs: Path) -> None:
    done = browser(programs)
    assert done.returncode != 0
    assert "sudo apt-get install chromium" in done.stderr
    assert "CHROMIUM" in done.stderr
    assert sudo_call(programs) == ""


@pytest.mark.parametrize("permission", [{"CI": "true"}, {"ASSUME_YES": "1"}], ids=str)
def test_with_permission_make_asks_nothing(programs: Path, permission: dict[str, str]) -> None:
    done = browser(programs, **permission)
    assert done.returncode == 0, done.stderr
    assert INSTALLED in sudo_call(programs)


def test_a_named_chromium_needs_no_permission(programs: Path) -> None:
    assert browser(programs, CHROMIUM="/opt/chromium").returncode == 0
    assert sudo_call(programs) == ""


@pytest.mark.parametrize(("answer", "installs"), [("y", True), ("n", False), ("", False)])
def test_at_a_terminal_make_asks(programs: Path, answer: str, installs: bool) -> None:
    screen, terminal = pty.openpty()
    os.write(screen, f"{answer}\n".encode())
    done = browser(programs, os.ttyname(terminal))
    shown = os.read(screen, 4096)
    os.close(terminal)
    os.close(screen)
    assert b"[y/N]" in shown
    assert (done.returncode == 0) is installs, done.stderr
    assert (INSTALLED in sudo_call(programs)) is installs
