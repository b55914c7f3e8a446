"""The files of the repository that a rename touches."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = {"src": ROOT / "src", "tests": ROOT, "bench": ROOT, "examples": ROOT, "tools": ROOT}
FROZEN = ("docs/adr/", "docs/renames.tsv", "CHANGELOG.md", "tools/")
DOCUMENTS = (".md", ".toml", ".yaml", ".yml", ".html", ".txt", "Makefile", "Dockerfile", "run")


def python_modules() -> dict[str, Path]:
    """Return the files of all modules by their dotted names."""
    found = {}
    for folder, base in PACKAGES.items():
        for path in sorted((ROOT / folder).rglob("*.py")):
            parts = path.relative_to(base).with_suffix("").parts
            if parts[0] != "tools":
                found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return {**found, "setup": ROOT / "setup.py"}


def path_of_module(module: str, like: Path) -> Path:
    """Return the new file of a module: in the same root, and a package if it was one."""
    base = ROOT / "src" if ROOT / "src" in like.parents else ROOT
    path = base.joinpath(*module.split("."))
    return path / "__init__.py" if like.name == "__init__.py" else path.with_suffix(".py")


def document_files() -> list[Path]:
    """Return the tracked files beside Python that may name modules; ADRs stay as they are."""
    found = [path for path in ROOT.rglob("*") if path.is_file() and is_document(path)]
    return sorted(found)


def is_document(path: Path) -> bool:
    """Say whether names in a file may be rewritten."""
    place = path.relative_to(ROOT).as_posix()
    if place.startswith((*FROZEN, ".git/", ".venv/")) or "/." in place:
        return False
    return path.name.endswith(DOCUMENTS)
