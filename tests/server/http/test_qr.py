"""QR codes: dark on light with a quiet zone, so that a phone can read them anywhere."""

import re

import segno
from markupsafe import Markup

from dynasty.server.http.qr import QUIET_ZONE_MODULES, qr_svg

ADDRESS = "https://dynasty.example/join#AB12CD34"


def dark_modules(svg: str) -> set[tuple[int, int]]:
    """Where it is dark, without the quiet zone."""
    found = re.findall(r"M(\d+) (\d+)h1v1h-1z", svg)
    return {(int(x) - QUIET_ZONE_MODULES, int(y) - QUIET_ZONE_MODULES) for x, y in found}


def test_every_module_of_the_code_is_drawn_where_it_belongs() -> None:
    rows = segno.make(ADDRESS, micro=False).matrix
    dark = {(x, y) for y, row in enumerate(rows) for x, module in enumerate(row) if module}
    assert dark_modules(qr_svg(ADDRESS, "A link")) == dark


def test_the_picture_has_room_for_the_quiet_zone_on_all_sides() -> None:
    svg = qr_svg(ADDRESS, "A link")
    view = re.search(r'viewBox="0 0 (\d+) (\d+)"', svg)
    assert view is not None
    places = dark_modules(svg)
    size = max(x for x, _ in places) + 1
    assert min(x for x, _ in places) == min(y for _, y in places) == 0
    assert [int(side) for side in view.groups()] == [size + 2 * QUIET_ZONE_MODULES] * 2


def test_another_address_is_another_code() -> None:
    assert dark_modules(qr_svg(ADDRESS, "")) != dark_modules(qr_svg(f"{ADDRESS}x", ""))


def test_the_title_is_escaped() -> None:
    svg = qr_svg(ADDRESS, "<b>A & B</b>")
    assert isinstance(svg, Markup)
    assert "<title>&lt;b&gt;A &amp; B&lt;/b&gt;</title>" in svg
