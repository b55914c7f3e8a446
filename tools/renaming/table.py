"""The table of renames."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

KINDS = ("module", "merge", "name", "member")


@dataclass(frozen=True)
class Table:
    """What is renamed, by full old name."""

    rows: tuple[tuple[str, str, str], ...]
    modules: Mapping[str, str]
    merges: Mapping[str, str]
    names: Mapping[str, str]
    members: Mapping[str, str]

    def new_module(self, module: str) -> str:
        """Return where a module is afterwards."""
        return self.modules.get(module) or self.merges.get(module) or module


def read_table(file: Path) -> Table:
    """Return the table in a file; a bad row ends the program with its line number."""
    rows = []
    for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        cells = line.split("\t")
        if len(cells) != 3 or cells[0] not in KINDS:
            raise SystemExit(f"{file}:{number}: expected kind, old and new, got {line!r}")
        rows.append((cells[0], cells[1], cells[2]))
    of_kind = {kind: {old: new for k, old, new in rows if k == kind} for kind in KINDS}
    return Table(
        tuple(rows), of_kind["module"], of_kind["merge"], of_kind["name"], of_kind["member"]
    )
