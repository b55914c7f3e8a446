"""The OpenAPI document: programs that take it at its word, or not, never meet a server error."""

import os
import subprocess
import sys
from pathlib import Path

import httpx2
import pytest

from tests.conformance.tables import PROOF
from tests.server.support.server_process import RunningServer

HERE = Path(__file__).parents[3]


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_schemathesis_finds_no_server_error(
    tmp_path: Path, database: str, request: pytest.FixtureRequest
) -> None:
    arguments = ["--requests", "1000000"]
    if database == "postgres":
        arguments += ["--database", request.getfixturevalue("empty_postgres")]
    with RunningServer(tmp_path, *arguments) as server:
        seats = [{"player": "me"}, {"player": "screen"}]
        laid = httpx2.post(f"{server.url}/api/tables", json={"game": "xian", "seats": seats}).json()
        (tmp_path / "schemathesis.toml").write_text(
            f'headers = {{ Authorization = "Bearer {laid["host_token"]}" }}\n'
            f'[parameters]\n"path.table_id" = "{laid["id"]}"\n'
        )
        command = [sys.executable, "-m", "schemathesis.cli", "run"]
        command += [f"{server.url}/api/openapi.json", "--checks", "not_a_server_error"]
        command += [
            "--max-examples",
            "30" if PROOF else "8",
            "--seed",
            "1",
            "--exclude-path-regex",
            "/stream$",
        ]
        command += ["--phases", phases(database), "--generation-deterministic"]
        command += ["--exclude-operation-id", "forget_me_api_me_delete"]  # who asks is needed on
        environment = {**os.environ, "SCHEMATHESIS_HOOKS": "tests.server.support.odd_values"}
        environment["PYTHONPATH"] = f"{HERE}:{os.environ.get('PYTHONPATH', '')}"
        done = subprocess.run(
            command,
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
            cwd=tmp_path,
            env=environment,
        )
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
        assert httpx2.get(f"{server.url}/api/tables/{laid['id']}").status_code == 200


def phases(database: str) -> str:
    """What the databases may take differently is in the cases; chance plays with one of them."""
    known = "examples,coverage"
    return known if database == "postgres" and not PROOF else f"{known},fuzzing"
