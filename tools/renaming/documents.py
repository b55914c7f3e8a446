"""Names of modules and files in documents."""

import re
from collections import Counter

from tools.renaming.table import Table

PREFIXES = ("", "src/", "src/dynasty/", "src/dynasty/server/")
PATH = re.compile(r"(?<![\w/.-])[\w/]+\.py\b")
DOTTED = re.compile(r"\b(?:dynasty|tests|bench)(?:\.\w+)+")


def rewrite_document(text: str, table: Table) -> str:
    """Return a document with the new names of modules and of their files."""
    places = {
        as_path(old): as_path(new) for old, new in [*table.modules.items(), *table.merges.items()]
    }
    return DOTTED.sub(
        lambda found: new_dotted(found[0], table),
        PATH.sub(lambda found: new_path(found[0], places), text),
    )


def as_path(module: str) -> str:
    """Return the path of a module as documents write it."""
    path = module.replace(".", "/") + ".py"
    return f"src/{path}" if module.startswith("dynasty.") else path


def new_path(path: str, places: dict[str, str]) -> str:
    """Return the new path, as long or as short as the old one was."""
    for prefix in PREFIXES:
        if prefix + path in places:
            new = places[prefix + path]
            return new.removeprefix(prefix) if new.startswith(prefix) else new
    bases = Counter(place.rpartition("/")[2] for place in places)
    if "/" not in path and bases[path] == 1:
        old = next(place for place in places if place.rpartition("/")[2] == path)
        return places[old].rpartition("/")[2]
    return path


def new_dotted(name: str, table: Table) -> str:
    """Return a dotted name with its module renamed, and what is in it too."""
    parts = name.split(".")
    for end in range(len(parts), 0, -1):
        module, rest = ".".join(parts[:end]), parts[end:]
        if (new := table.new_module(module)) != module or rest:
            if rest and f"{module}.{rest[0]}" in table.names:
                rest = [table.names[f"{module}.{rest[0]}"], *rest[1:]]
                return ".".join([new, *rest])
            if new != module:
                return ".".join([new, *rest])
    return name
