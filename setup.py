"""What pyproject.toml cannot say: `docs` goes into a wheel, and what may be compiled.

With DYNASTY_COMPILE=1 mypyc compiles kernel, rules and bots: in place for `make fast`, into the
wheel for `make wheel COMPILED=1`. Drawings, what a coach looks at and files whose names open with
an underscore stay interpreted.
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

COLD = {"board", "symbols", "coach_context"}  # mypyc cannot make its generic dataclass
HOT = ("kernel/*.py", "games/*/*.py", "games/*/rules/*.py", "bots/*.py")
PAGES = ("docs/**/*.md", "docs/pictures/*.png", "docs/pictures/*.svg")
# Without it gcc and clang let every call from file to file be replaced from outside: a twentieth
# of all time. MSVC shows nothing that it is not told to.
DIRECT_CALLS = "-fvisibility=hidden"


def modules() -> list[str]:
    """The files to compile."""
    found = [file for pattern in HOT for file in sorted(Path("src", "dynasty").glob(pattern))]
    return [str(file) for file in found if file.name[0] != "_" and file.stem not in COLD]


def extensions() -> list[Extension]:
    """What mypyc makes of them.

    A C file per module: the compiler needs far more time and memory for all of them in one.
    """
    from mypyc.build import mypycify  # noqa: PLC0415  # only who compiles needs it

    options = ["--explicit-package-bases", "--cache-dir=build/mypy", *modules()]
    made: list[Extension] = mypycify(options, debug_level="0", multi_file=True)
    for extension in made if os.name == "posix" else ():
        extension.extra_compile_args = [*extension.extra_compile_args, DIRECT_CALLS]
    return made


def is_compiling() -> bool:
    """Is it asked for, and now? Before it builds, pip also asks for the name and the version."""
    building = not {"bdist_wheel", "build_ext"}.isdisjoint(sys.argv)
    return building and bool(os.environ.get("DYNASTY_COMPILE"))


class BuildWithPages(build_py):
    """The package, with the pages that a server shows under Help, and their pictures."""

    def run(self) -> None:
        """Build it; who installs in place has the pages beside the sources."""
        super().run()
        pages = [page for pattern in PAGES for page in sorted(Path().glob(pattern))]
        for page in () if self.editable_mode else pages:
            place = Path(self.build_lib, "dynasty", page)
            self.mkpath(str(place.parent))
            self.copy_file(str(page), str(place))


setup(
    cmdclass={"build_py": BuildWithPages},
    ext_modules=extensions() if is_compiling() else [],
)
