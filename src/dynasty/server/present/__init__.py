"""What a page shows of a table: everything as this viewer may see it, in this reader's words."""

from __future__ import annotations

from dynasty.server.present.compose import Wanted, present, who_looks
from dynasty.server.present.drawing import draw
from dynasty.server.present.page import TablePage
from dynasty.server.present.remembered import Remembered

__all__ = ["Remembered", "TablePage", "Wanted", "draw", "present", "who_looks"]
