"""Score charts: every bar stays in the picture, whatever was lost."""

import re
from types import SimpleNamespace
from typing import cast

from dynasty.server.charts import WIDTH, score_chart
from dynasty.server.present import TablePage


def page(*sheets: dict[str, int]) -> TablePage:
    seats = [
        SimpleNamespace(
            seat=seat,
            name=f"P{seat}",
            total=sum(sheet.values()),
            sheet=[(name, "", points) for name, points in sheet.items()],
        )
        for seat, sheet in enumerate(sheets)
    ]
    return cast(
        TablePage,
        SimpleNamespace(
            seats=seats,
            ranking=seats,
            categories=list(dict.fromkeys(name for sheet in sheets for name in sheet)),
            points=lambda panel, name: sum(p for n, _, p in panel.sheet if n == name),
            say=lambda key: key,
        ),
    )


def test_losses_shorten_a_bar_and_nothing_leaves_the_picture() -> None:
    drawn = score_chart(page({"boats": 30, "taxes": -25}, {"boats": 12, "taxes": -30}))
    for x, width in re.findall(r'<rect x="([\d.-]+)" y="[\d.-]+" width="([\d.-]+)"', drawn):
        assert float(width) >= 0
        assert float(x) + float(width) <= WIDTH
    labels = re.findall(r'<text class="sans" x="([\d.-]+)"[^>]*>(-?\d+)</text>', drawn)
    assert [text for _, text in labels] == ["5", "-18"]
    assert all(0 < float(x) < WIDTH - 20 for x, _ in labels)
    assert "P1: taxes -30" in drawn
