"""The OpenAPI document: programs that take it at its word never meet a server error."""

import subprocess
import sys
from pathlib import Path

import httpx2

from tests.server.running import RunningServer


def test_schemathesis_finds_no_server_error(tmp_path: Path) -> None:
    with RunningServer(tmp_path, "--requests", "1000000") as server:
        seats = [{"player": "me"}, {"player": "screen"}]
        laid = httpx2.post(f"{server.url}/api/tables", json={"game": "xian", "seats": seats}).json()
        (tmp_path / "schemathesis.toml").write_text(
            f'headers = {{ Authorization = "Bearer {laid["host_token"]}" }}\n'
            f'[parameters]\n"path.table_id" = "{laid["id"]}"\n'
        )
        command = [sys.executable, "-m", "schemathesis.cli", "run"]
        command += [f"{server.url}/api/openapi.json", "--checks", "not_a_server_error"]
        command += ["--max-examples", "15", "--seed", "1", "--exclude-path-regex", "/stream$"]
        command += ["--phases", "examples,coverage,fuzzing", "--generation-deterministic"]
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=300, check=False, cwd=tmp_path
        )
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
        assert httpx2.get(f"{server.url}/api/tables/{laid['id']}").status_code == 200
