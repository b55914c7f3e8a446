"""QR codes: addresses that a phone reads from a screen."""

from __future__ import annotations

from typing import Final

import segno
from markupsafe import Markup, escape

QUIET_ZONE_MODULES: Final = 4  # modules of light all around, as the standard asks


def qr_svg(text: str, title: str) -> Markup:
    """Return a QR code of the text as SVG, dark on light in every theme."""
    rows = segno.make(text, micro=False).matrix
    size = len(rows) + 2 * QUIET_ZONE_MODULES
    dark = [
        f"M{x + QUIET_ZONE_MODULES} {y + QUIET_ZONE_MODULES}h1v1h-1z"
        for y, row in enumerate(rows)
        for x, module in enumerate(row)
        if module
    ]
    return Markup(
        f'<svg class="qr" role="img" viewBox="0 0 {size} {size}" shape-rendering="crispEdges">'
        f'<title>{escape(title)}</title><path d="{"".join(dark)}"/></svg>'
    )
