"""Compile kernel, rules and bots with mypyc, in place: what `make fast` runs in `src`.

Drawings, what a coach looks at and files whose names open with an underscore stay interpreted.
A C file per module: the compiler needs far more time and memory for all of them in one.
"""

import os
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

COLD = {"board", "symbols", "look"}  # mypyc cannot make `Look`, a generic dataclass
HOT = ("kernel/*.py", "games/*/*.py", "games/*/rules/*.py", "bots/*.py")
# Without it gcc and clang let every call from file to file be replaced from outside: a twentieth
# of all time. MSVC shows nothing that it is not told to.
DIRECT_CALLS = "-fvisibility=hidden"


def modules() -> list[str]:
    """The files to compile, as paths below `src`."""
    found = [file for pattern in HOT for file in sorted(Path("dynasty").glob(pattern))]
    return [str(file) for file in found if file.name[0] != "_" and file.stem not in COLD]


if __name__ == "__main__":
    options = ["--explicit-package-bases", *modules()]
    extensions = mypycify(options, debug_level="0", multi_file=True)
    for extension in extensions if os.name == "posix" else ():
        extension.extra_compile_args = [*extension.extra_compile_args, DIRECT_CALLS]
    setup(name="dynasty", ext_modules=extensions, script_args=["-q", "build_ext", "--inplace"])
