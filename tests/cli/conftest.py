from pathlib import Path

import pytest

from tests.cli.desk import whole_match


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games are kept in a folder of the test; the language is English unless a test says so."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LANG", "C.UTF-8")
    return tmp_path / "home"


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game."""
    file = tmp_path_factory.mktemp("records") / "finished.json"
    file.write_text(whole_match().record().to_json(), encoding="utf-8")
    return file
