"""Rename modules, classes, functions and constants in the whole repository.

    python -m tools.rename TABLE            # carry out
    python -m tools.rename TABLE --check    # print what is in the way, change nothing

A table has tab-separated rows of kind, old name and new name:

    module  dynasty.bots.going_on          dynasty.bots.rollout
    merge   dynasty.cli.wording            dynasty.cli.screen
    name    dynasty.bots.going_on.led_on   play_on
    member  dynasty.kernel.game.Game.lay   set_up

All old names are those before the run. A merged module is appended to the module of its new
name. Only identifiers, imports and dotted names in strings change: the program compares the
syntax trees before and after without them and stops if anything else differs.
"""

import argparse
import subprocess
import sys
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from tools.renaming.documents import DOTTED, new_dotted, rewrite_document
from tools.renaming.members import MemberUses, member_uses
from tools.renaming.merging import merged_source
from tools.renaming.names import Names, read_names
from tools.renaming.rewriting import Rewritten, rewrite_module
from tools.renaming.skeleton import check_same_skeleton
from tools.renaming.table import Table, read_table
from tools.renaming.tree import ROOT, document_files, path_of_module, python_modules

RENAMES = ROOT / "docs" / "renames.tsv"
HEADING = "kind\told path\told name\tnew path\tnew name"


def main() -> None:
    """Read the command line and rename."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("table", type=Path)
    parser.add_argument("--check", action="store_true", help="change nothing")
    given = parser.parse_args()
    table = read_table(given.table)
    modules = python_modules()
    names = read_names(modules, table)
    members = member_uses(modules, table) if table.members else {}
    rewritten = rewrite_all(modules, names, members)
    problems = [problem for one in rewritten.values() for problem in one.problems]
    problems += missing(table, names)
    if problems:
        sys.exit("\n".join(sorted(set(problems))))
    if not given.check:
        write(modules, table, rewritten)
        append_renames(table, names)


def rewrite_all(
    modules: Mapping[str, Path], names: Names, members: Mapping[str, MemberUses]
) -> dict[str, Rewritten]:
    """Return the new source of every module, by its old name."""
    with ProcessPoolExecutor(2) as pool:
        jobs = {}
        for module, path in modules.items():
            source, uses = path.read_text("utf-8"), members.get(module)
            if is_touched(module, source, names, uses):
                jobs[module] = pool.submit(rewrite_module, module, source, names, uses)
        return {module: job.result() for module, job in jobs.items()}


def is_touched(module: str, source: str, names: Names, members: MemberUses | None) -> bool:
    """Say whether anything that a module defines or names is renamed."""
    if members and (members.uses or any(one.startswith(module) for one in members.definitions)):
        return True
    return bool(names.touched(module)) or any(
        new_dotted(one, names.table) != one for one in DOTTED.findall(source)
    )


def missing(table: Table, names: Names) -> list[str]:
    """Return a line for every row whose old name does not exist."""
    return [f"there is no {old}" for old in table.names if old not in names.defined]


def write(modules: Mapping[str, Path], table: Table, rewritten: Mapping[str, Rewritten]) -> None:
    """Move files, write their new sources and rewrite documents."""
    for module, path in modules.items():
        if module in rewritten and rewritten[module].source != path.read_text("utf-8"):
            check_same_skeleton(path.read_text("utf-8"), rewritten[module].source, str(path))
            path.write_text(rewritten[module].source, "utf-8")
    for old, new in table.modules.items():
        move(modules[old], path_of_module(new, modules[old]))
    for old, new in table.merges.items():
        into = path_of_module(new, modules[old])
        into.write_text(merged_source(into.read_text("utf-8"), modules[old].read_text("utf-8")))
        git("rm", "-q", "-f", str(modules[old]))
    for file in document_files():
        text = file.read_text("utf-8")
        if (changed := rewrite_document(text, table)) != text:
            file.write_text(changed, "utf-8")


def move(old: Path, new: Path) -> None:
    """Move a file in git, and make the packages on its new path."""
    new.parent.mkdir(parents=True, exist_ok=True)
    git("mv", str(old), str(new))


def append_renames(table: Table, names: Names) -> None:
    """Add the rows of this run to docs/renames.tsv; first names stay."""
    rows = read_renames()
    firsts = {(new_path, new_name): place for place, (_, new_path, new_name) in rows.items()}
    for kind, old, new in table.rows:
        place = names.place(old)
        rows[firsts.get(place, place)] = (kind, *names.new_place(kind, old, new))
    for place, (kind, path, name) in rows.items():
        rows[place] = (kind, table.new_module(path), name)
    lines = [HEADING, *("\t".join([kind, *place, *new]) for place, (kind, *new) in rows.items())]
    RENAMES.write_text("\n".join(lines) + "\n", "utf-8")


def read_renames() -> dict[tuple[str, str], tuple[str, str, str]]:
    """Return what was renamed before: kind, new path and new name by old path and name."""
    lines = RENAMES.read_text("utf-8").splitlines()[1:] if RENAMES.exists() else []
    cells = [line.split("\t") for line in lines]
    return {(path, name): (kind, *new) for kind, path, name, *new in cells}  # type: ignore[misc]


def git(*words: str) -> None:
    """Run git in the repository."""
    subprocess.run(["git", *words], cwd=ROOT, check=True)


if __name__ == "__main__":
    main()
