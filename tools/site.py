"""Build the site of the documents: `make docs` calls this.

The pages of docs/ and some pages of the project's root are copied to build/docs. Links to files
that are no pages, such as sources, become plain text there. Zensical makes the site of the copy.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
DOCS, BUILD = ROOT / "docs", ROOT / "build"
ROOT_PAGES = ("CHANGELOG.md", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md", "SECURITY.md")
CONFIGS = ("mkdocs.yml", "mkdocs.fr.yml")
PICTURES = (".png", ".svg")
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\[\]]*\])*)\]\(([^)\s]+)\)")
FENCE = re.compile(r"(^ *```.*?^ *```$)", re.MULTILINE | re.DOTALL)
PYTHON_MODULES = {
    "Kernel": ("Game, state, choices and records: what every game has.", "dynasty.kernel"),
    "Games": ("The shelf: load a game by its name.", "dynasty.games"),
    "Bots": ("Players for any game, by name.", "dynasty.bots"),
    "PettingZoo": ("An environment for several agents.", "dynasty.gym.pettingzoo_env"),
    "Gymnasium": ("An environment for one agent.", "dynasty.gym.gymnasium_env"),
    "OpenSpiel": ("The games for OpenSpiel.", "dynasty.gym.openspiel_game"),
}


def main() -> None:
    """Build build/site; end with 1 if a page has a broken link."""
    shutil.rmtree(BUILD / "site", ignore_errors=True)
    prepare_pages(BUILD / "docs")
    zensical = str(Path(sys.executable).with_name("zensical"))
    for config in CONFIGS:
        command = [zensical, "build", "--strict", "--clean", "--config-file", config]
        done = subprocess.run(command, cwd=ROOT, env={**os.environ, "NO_COLOR": "1"}, check=False)
        if done.returncode:
            sys.exit(1)
    sys.stdout.write("The site is in build/site; open index.html there.\n")


def page_files() -> dict[Path, Path]:
    """Return the place of every page and picture in the copy, by its file."""
    found = {
        file: file.relative_to(DOCS)
        for file in sorted(DOCS.rglob("*"))
        if file.suffix in (".md", *PICTURES)
    }
    return {**found, **{ROOT / name: Path(name) for name in ROOT_PAGES}}


def prepare_pages(target: Path) -> None:
    """Write the copy of all pages and pictures, with links that are right there."""
    shutil.rmtree(target, ignore_errors=True)
    places = page_files()
    for file, place in places.items():
        copy = target / place
        copy.parent.mkdir(parents=True, exist_ok=True)
        if file.suffix == ".md":
            copy.write_text(page_copy(file, places), encoding="utf-8")
        else:
            shutil.copy(file, copy)
    python = target / "reference" / "python.md"
    python.write_text(python_page(), encoding="utf-8")
    shutil.copytree(target / "pictures", target / "fr" / "pictures")


def page_copy(file: Path, places: dict[Path, Path]) -> str:
    """Return a page with the links of its copy; code blocks are unchanged."""
    parts = FENCE.split(file.read_text(encoding="utf-8"))
    return "".join(
        part if part.lstrip().startswith("```") else relink(part, file, places) for part in parts
    )


def relink(text: str, file: Path, places: dict[Path, Path]) -> str:
    """Return the text with each link to a page of the copy, or without the link."""

    def new_link(found: re.Match[str]) -> str:
        mark, label, target = found.groups()
        if target.startswith(("https://", "#", "mailto:")):
            return found.group()
        path, sign, anchor = target.partition("#")
        place = places.get((file.parent / path).resolve())
        if place is not None and place.suffix in PICTURES and places[file].parts[0] == "fr":
            place = Path("fr") / place
        if place is None or leaves_its_language(places[file], place):
            return label
        way = os.path.relpath(place, places[file].parent)
        return f"{mark}[{label}]({way}{sign}{anchor})"

    return LINK.sub(new_link, text)


def leaves_its_language(page: Path, target: Path) -> bool:
    """Return whether a page of one site links to a page of the other one."""
    return (page.parts[0] == "fr") != (target.parts[0] == "fr")


def python_page() -> str:
    """Return the page that documents the Python API from its docstrings."""
    parts = ["# Python API\n\nThis page is made from the docstrings of the package.\n"]
    for title, (purpose, module) in PYTHON_MODULES.items():
        parts.append(f"## {title}\n\n{purpose}\n\n::: {module}\n")
    return "\n".join(parts)


if __name__ == "__main__":
    main()
