"""The page of a table: all that this viewer may see, in this reader's language."""

from __future__ import annotations

from dynasty.server.table_page.build import PageOptions, build_table_page, viewer_and_curtain
from dynasty.server.table_page.page_cache import PageCache, TemplateHelpers
from dynasty.server.table_page.page_data import TablePage
from dynasty.server.table_page.pictures import draw_position

__all__ = [
    "PageCache",
    "PageOptions",
    "TablePage",
    "TemplateHelpers",
    "build_table_page",
    "draw_position",
    "viewer_and_curtain",
]
