"""Errors in either language; a command names the extra that contains a missing library."""

from __future__ import annotations

import json
import pickle
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from dynasty import DISTRIBUTION
from dynasty.cli.app import app
from dynasty.cli.errors import MissingExtra, missing_extra
from dynasty.kernel import BadRecord
from dynasty.localization import error_sentence
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
        assert any(
            word in said
            for word in ("n’existe pas", "n’a aucune option", "se joue à", "seuls des bots")
        ), said


FILES: dict[
    str, tuple[str, str | bytes | None, str, str]
] = {  # the command, the content of its file, what is said in French and in English
    "a number": (
        f"play {GAME} --components",
        '[workers.tax_collector_1]\ncoins = "three"\n',
        "workers.tax_collector_1.coins : attendu un nombre entier de 0 à 9, reçu 'three'",
        "workers.tax_collector_1.coins: expected a whole number from 0 to 9, got 'three'",
    ),
    "the box of a game": (
        f"play {GAME} --components",
        "[tokens.request_01]\nnumber = 2\n",
        "tokens : attendu des nombres différents, reçu",
        "tokens: expected different numbers, got",
    ),
    "an unknown key": (
        f"play {GAME} --components",
        "[worker]\nx = 1\n",
        "worker : attendu une clé du matériel (peut-être workers ?), reçu 'worker'",
        "worker: expected a component key (did you mean workers?), got 'worker'",
    ),
    "TOML": (
        f"play {GAME} --components",
        "a = \n",
        "ce n’est pas du TOML valide (ligne 1, colonne 5)",
        "not valid TOML (line 1, column 5)",
    ),
    "JSON": (
        "verify",
        "{,",
        "ce n’est pas du JSON valide (ligne 1, colonne 2)",
        "not valid JSON (line 1, column 2)",
    ),
    "no game file": (
        "verify",
        "{}",
        "ce n’est pas un fichier de partie de Dynasty",
        "not a Dynasty game file",
    ),
    "a field": ("verify", '{"dynasty": 2}', "dynasty : attendu le format 1, reçu 2", "format 1"),
    "no text": ("verify", b"\xff", "ce n’est pas un texte UTF-8 (à l’octet 0)", "not UTF-8 text"),
    "no file": ("verify", None, "fichier ou dossier introuvable", "no such file or folder"),
}


@pytest.mark.parametrize("mistake", FILES)
def test_what_is_wrong_in_a_file_is_said_in_one_language(mistake: str, tmp_path: Path) -> None:
    command, content, french, english = FILES[mistake]
    file = tmp_path / "own"
    if content is not None:
        file.write_bytes(content if isinstance(content, bytes) else content.encode())
    said = refused(*command.split(), file, "--lang", "fr").replace("\u00a0", " ")
    assert french in said
    assert said.startswith(("Fichier de matériel incorrect : ", "Fichier de partie incorrect : "))
    assert not any(word in said for word in ("expected", "got", "line ", "Expecting", "No such"))
    assert english in refused(*command.split(), file, "--lang", "en")


def test_a_game_that_does_not_replay_says_so_in_french(finished: Path, tmp_path: Path) -> None:
    record = json.loads(finished.read_text(encoding="utf-8"))
    record["choices"][0] = [0, "fly:moon"]
    file = tmp_path / "changed.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    said = refused("verify", file, "--lang", "fr", code=1).replace("\u00a0", " ")
    assert "choix 1 (place 0, fly:moon) : ce choix n’existe pas dans ce jeu" in said
    record.update(version="0")
    file.write_text(json.dumps(record), encoding="utf-8")
    said = refused("verify", file, "--lang", "fr").replace("\u00a0", " ")
    assert "partie faite avec la version 0 des règles de Xi’an" in said


def test_an_error_is_the_same_after_a_pickle() -> None:
    """Workers of a server send their errors so."""
    inner = BadRecord("flaw-version", game=GAME, found="0", wanted="1")
    error = BadRecord("flaw-in-file", file="a.json", what=inner.phrase())
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is BadRecord
    assert (again.key, str(again)) == (error.key, str(error))
    assert error_sentence(again, "fr") == error_sentence(error, "fr")
    assert isinstance(pickle.loads(pickle.dumps(MissingExtra("numpy", "lab"))), MissingExtra)
