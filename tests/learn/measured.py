"""A balance with figures that are easy to recognise: two sizes of table, one of them solo."""

from dataclasses import replace

from dynasty import games
from dynasty.learn.balance_figures import (
    Balance,
    BalanceSection,
    ChoiceUsage,
    Interval,
    PointSource,
)

HALF = Interval(0.5, 0.4, 0.6)
SECTION = BalanceSection(
    seats=2,
    bot="artisan",
    games=40,
    points=Interval(20.5, 19.5, 21.5),
    winner=22.0,
    lead=Interval(3.0, 2.5, 3.5),
    wins=[Interval(0.75, 0.65, 0.85), Interval(0.25, 0.15, 0.35)],
    sources=[PointSource("tips", 12.0, 1.5), PointSource("favourite", 8.5, 0.0)],
    length=Interval(31.0, 30.0, 32.0),
    options=2.5,
    changes=Interval(1.0, 0.5, 1.5),
    decided=HALF,
    by_half=HALF,
    matter=HALF,
    actions=[ChoiceUsage("serve", "", 4.0, 1.0, None)],
    things=[ChoiceUsage("serve", "monk", 0.5, 0.25, Interval(1.5, 1.0, 2.0))],
)
SOLO = replace(
    SECTION,
    seats=1,
    games=10,
    wins=[Interval(0.9, 0.8, 1.0), Interval(0.1, 0.0, 0.2)],
    sources=[PointSource("tips", 6.0, 2.0)],
)
FIGURES = Balance(games.TEMPLATE_GAME, "1", "abc", "dynasty balance toy", [SECTION, SOLO])
