"""The guide of a small game, for the tests of guides."""

from pathlib import Path

import pytest

from dynasty.learn.guide_model import Guide
from tests.learn.guide_file import GUIDE, read


@pytest.fixture
def guide(tmp_path: Path) -> Guide:
    return read(tmp_path, GUIDE)
