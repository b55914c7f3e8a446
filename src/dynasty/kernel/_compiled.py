"""The `mypyc_attr` decorator, which lets interpreted classes inherit from compiled ones.

This file stays interpreted: mypyc reads the decorator, and at run time it does nothing, so the
kernel needs no package besides the standard library.
"""

from typing import TYPE_CHECKING

__all__ = ["mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_attributes):
        """Leave the class as it is."""
        return lambda cls: cls
