"""The page about environments shows code that runs."""

import runpy
from pathlib import Path

import pytest

PAGES = sorted((Path(__file__).parent / "pages").glob("*.py"))


@pytest.mark.parametrize("file", PAGES, ids=lambda file: file.stem)
def test_what_the_page_shows_runs(file: Path) -> None:
    shown = runpy.run_path(str(file))
    assert shown.keys() & {"env", "game"}
