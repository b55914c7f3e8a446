"""Errors in either language; a command names the extra that contains a missing library."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from typer.testing import CliRunner

from dynasty import DISTRIBUTION
from dynasty.cli.app import app
from dynasty.cli.errors import missing_extra
from tests.cli.desk import GAME, refused


@pytest.fixture
def afresh() -> Iterator[None]:
    """Modules may be read anew; afterwards those of before are there, and no others."""
    before = {name: module for name, module in sys.modules.items() if name.startswith("dynasty.")}
    yield
    for name in [name for name in sys.modules if name.startswith("dynasty.")]:
        del sys.modules[name]
    sys.modules.update(before)
    for name, module in before.items():
        parent, _, child = name.rpartition(".")
        setattr(sys.modules[parent], child, module)


@pytest.mark.usefixtures("afresh")
@pytest.mark.parametrize(
    ("module", "arguments", "extra"),
    [
        ("uvicorn", ["serve", "--no-open"], "server"),
        ("sqlalchemy", ["doctor"], "server"),
        ("openskill", ["arena", "xian"], "lab"),
        ("openskill", ["doctor"], "server"),
        ("jinja2", ["serve", "--no-open"], "server"),
        ("http_ece", ["serve", "--no-open"], "server"),
        ("altair", ["ladder"], "lab"),
        ("ray", ["simulate", "xian", "--on", "ray"], "ray"),
        ("pyarrow", ["dataset", "xian", "--out", "nowhere"], "lab"),
    ],
)
@pytest.mark.parametrize("language", ["en_GB.UTF-8", "fr_FR.UTF-8"])
def test_a_missing_library_names_its_extra(
    monkeypatch: pytest.MonkeyPatch, module: str, arguments: list[str], extra: str, language: str
) -> None:
    gone = (module, "dynasty.server", "dynasty.lab", "dynasty.insight", "dynasty.cli.server_admin")
    for name in [name for name in sys.modules if name.startswith(gone)]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(sys, "meta_path", [Without(module), *sys.meta_path])
    monkeypatch.setenv("LANG", language)
    told = CliRunner().invoke(app, arguments)
    assert told.exit_code == 2
    assert f"pip install '{DISTRIBUTION}[{extra}]'" in told.output
    assert "make" not in told.output.split()


class Without:
    """An environment in which a library is not installed."""

    def __init__(self, module: str) -> None:
        self.module = module

    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        if name.partition(".")[0] == self.module:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def test_a_fault_of_our_own_is_no_missing_extra() -> None:
    assert missing_extra(ModuleNotFoundError("no", name="dynasty.nowhere")) is None
    assert missing_extra(ValueError("no")) is None


def test_errors_speak_french_too() -> None:
    for said in (
        refused("rules", "no-such-game", "--lang", "fr"),
        refused("--lang", "fr", "rules", "no-such-game"),
        refused("play", GAME, "--option", "a=b", "--lang", "fr"),
        refused("play", GAME, "--seats", "you," * 9 + "you", "--lang", "fr"),
        refused("simulate", GAME, "--seats", "you", "--lang", "fr"),
    ):
        assert any(word in said for word in ("Il n’y a pas", "se joue à")), said
