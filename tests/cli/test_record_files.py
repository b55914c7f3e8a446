"""Record files: every kind of bad one is refused, and saving replaces a file whole."""

from pathlib import Path

import pytest

from tests.cli.bad_records import DIVERGED, HOSTILE, UNREADABLE, changed
from tests.cli.desk import refused


@pytest.mark.parametrize("case", HOSTILE)
def test_a_record_with_a_hostile_position_is_bad_input(
    finished: Path, tmp_path: Path, case: str
) -> None:
    change, complaint = HOSTILE[case]
    file = changed(finished, tmp_path, change)
    for command in (["verify"], ["replay"], ["play"]):
        assert complaint in refused(*command, file)


@pytest.mark.parametrize("case", UNREADABLE)
def test_a_bad_record_is_bad_input(finished: Path, tmp_path: Path, case: str) -> None:
    change, complaint = UNREADABLE[case]
    file = changed(finished, tmp_path, change)
    for command in (["verify"], ["replay"], ["render"], ["play"]):
        said = refused(*command, file)
        assert complaint in said
        assert "changed.json" in said


@pytest.mark.parametrize("case", DIVERGED)
def test_a_record_that_diverges_fails_the_check(finished: Path, tmp_path: Path, case: str) -> None:
    change, complaint = DIVERGED[case]
    file = changed(finished, tmp_path, change)
    for command in (["verify"], ["replay", "--json"], ["play"]):
        assert complaint in refused(*command, file, code=1)


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b'"text"', b"[1, 2]", b"\xff\xfe\x00", b"[" * 100_000, b'{"dynasty": 1}'],
    ids=["empty", "truncated", "text", "list", "binary", "deep", "bare"],
)
def test_what_is_no_record_is_bad_input(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "damaged.json"
    file.write_bytes(content)
    assert "damaged.json" in refused("verify", file)
    assert "damaged.json" in refused("replay", file)


def test_a_record_cut_anywhere_never_shows_a_traceback(finished: Path, tmp_path: Path) -> None:
    text = finished.read_text(encoding="utf-8")
    file = tmp_path / "cut.json"
    for length in range(0, len(text) - 2, len(text) // 20):
        file.write_text(text[:length], encoding="utf-8")
        refused("verify", file)


def test_a_missing_file_and_a_folder_are_bad_input(tmp_path: Path) -> None:
    assert "nowhere.json" in refused("verify", tmp_path / "nowhere.json")
    assert str(tmp_path) in refused("verify", tmp_path)
    assert "nowhere.json" in refused("play", "--resume", tmp_path / "nowhere.json")
