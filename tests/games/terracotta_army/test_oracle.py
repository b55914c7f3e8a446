"""Questions, points and Li Si's mind in whole games, held against a second telling of the rules."""

from collections.abc import Callable
from typing import Any

import pytest

from dynasty.games.terracotta_army.names import ALL_WEAPONS, CELLS, WARRIORS
from dynasty.games.terracotta_army.rules.li_si_cells import narrowed
from dynasty.games.terracotta_army.rules.li_si_inspectors import pm_moves_inspector
from dynasty.games.terracotta_army.rules.li_si_specialists import (
    footman_cells,
    led_groups,
    musician_cells,
    pm_hires,
)
from dynasty.games.terracotta_army.rules.li_si_warriors import SURPRISE_CLAY, WITH_CLAY, start_build
from dynasty.games.terracotta_army.state import ArmyState
from dynasty.games.terracotta_army.view import ArmyView
from dynasty.kernel import Decision, Event, pile_cards
from tests.conformance.tables import PROOF, Table, tables_of
from tests.games.proof import Audit, seeds, witnessed
from tests.games.terracotta_army.oracle import Board, body, cell_named, name
from tests.games.terracotta_army.oracle_li_si import LiSi, names
from tests.games.terracotta_army.oracle_turn import Turn, about

TABLES = tables_of("terracotta_army")
PLAIN = [table for table in TABLES if table.seats > 1]
SOLO = [table for table in TABLES if table.seats == 1]
UNTOLD = {"LayChallenges"}  # as one likes
LI_SI = {"PmWarriorCell", "PmSpecialistCell", "PmArcherGroup", "PmArcherCell", "PmArcherFacing"}


def well_stocked(s: ArmyState, seed: int) -> None:
    """In every third game nobody lacks anything, so that the mausoleum fills."""
    if seed % 3 == 0:
        s.coins, s.wet = [30] * s.seats, [40] * s.seats
        s.weapons = [ALL_WEAPONS] * s.seats


class Witness(Audit):
    """Holds a table against the oracle at every question and at the end."""

    untold = UNTOLD

    def look(self, s: ArmyState, view: ArmyView) -> None:
        compare_points(view, Board(view))
        if view.solo and self.met.total() % 7 == 0:
            compare_li_si(s, LiSi(view))

    def expected(self, s: ArmyState, view: ArmyView, decision: Decision) -> set[str] | None:
        asked, arg = decision.step.name, decision.arg
        if asked in UNTOLD:
            return None
        if asked in LI_SI:
            return {f"assign:{cell}" for cell in asked_for_li_si(s, LiSi(view), asked, arg)}
        return Turn(view, decision.seat, about(asked, arg)).expects(asked, arg)


def compare_points(view: ArmyView, board: Board) -> None:
    """Lines, tiles and the end, as the view and the sheets tell them."""
    told = [{line.category: line.points for line in p.sheet if line.at_end} for p in view.players]
    assert told == board.at_the_end()
    for line in view.lines:
        assert list(line.points) == board.line_points(line.id)
        assert {*line.cells} == names(board.line(line.id))
    for number, tile in enumerate(view.tiles, 1):
        assert list(tile.points) == board.tile_points(tile.id, number)
    groups = [(kind, {name(c) for f in group for c in body(f)}) for kind, group in board.groups]
    assert sorted((g.id, sorted(g.cells)) for g in view.groups) == sorted(
        (kind, sorted(cells)) for kind, cells in groups
    )


def asked_for_li_si(s: ArmyState, he: LiSi, asked: str, arg: int) -> set[str]:
    """The cells that you choose from, in Li Si's place."""
    if asked == "PmWarriorCell":
        told = [event for event in s.events or () if event.kind == "pm_type_chosen"]
        return names(he.cells(str(told[-1].values["warrior"])))
    if asked == "PmSpecialistCell":
        told = [event for event in s.events or () if event.kind == "specialist_hired"]
        footman = told[-1].values["who"] == "footman"
        return names(he.footman_cells() if footman else he.musician_cells())
    groups = he.archer_groups()
    if asked == "PmArcherGroup":
        return {first_of(he, group) for group in groups}
    mark = CELLS[arg % len(CELLS)]
    posts = he.posts(next(group for group in groups if first_of(he, group) == mark))
    if asked == "PmArcherCell":
        return names(posts)
    return names(posts[cell_named(CELLS[arg // len(CELLS)])])


def first_of(he: LiSi, group: Any) -> str:
    """A group goes by the first cell where a warrior of his stands."""
    return name(min(w.at for w in he.board.warriors if w in group and w.owner == 1))


def compare_li_si(s: ArmyState, he: LiSi) -> None:
    """Whatever he might be about to do, he would do as he must."""
    if he.worth and he.board.empty:
        for number, kind in enumerate(WARRIORS):
            assert names_of(narrowed(s, number)) == names(he.cells(kind))
        for segment in range(12):
            for how, armed in ((WITH_CLAY, True), (SURPRISE_CLAY, False)):
                told = tried(s, start_build, how, 2, segment)
                assert told["pm_type_chosen"]["warrior"] == he.kind(f"s{segment}", armed)
    assert names_of(footman_cells(s)) == names(he.footman_cells())
    assert names_of(musician_cells(s)) == names(he.musician_cells())
    groups = [sorted({name(c) for f in g for c in body(f)}) for g in he.archer_groups()]
    assert sorted(sorted(names_of(group)) for group in led_groups(s)) == sorted(groups)
    assert tried(s, pm_hires).get("specialist_hired", {}).get("who", "") == he.hires()
    for moves in ((1, -1), (1, 2)):
        told = tried(s, pm_moves_inspector, [*moves])
        assert told.get("inspector_moved", {}).get("space", "") in he.inspections(moves)


def names_of(cells: int) -> set[str]:
    return {CELLS[cell] for cell in pile_cards(cells)}


def tried(s: ArmyState, act: Callable[..., None], *args: Any) -> dict[str, dict[str, Any]]:
    """What somebody would hear if he did this now, by kind."""
    twin, heard = s.clone(), list[Event]()
    twin.events = heard
    act(twin, *args)
    return {event.kind: event.values for event in heard}


@pytest.mark.parametrize("table", PLAIN, ids=str)
def test_players_are_asked_and_score_as_the_rules_say(table: Table) -> None:
    met = witnessed([table], seeds(1, 60), Witness, well_stocked)
    assert {"ChooseSegment", "InnerAction", "MiddleAction", "OuterAction"} <= met.keys()


def test_li_si_does_as_his_rules_say() -> None:
    tables = SOLO if PROOF else SOLO[:2]
    met = witnessed(tables, seeds(1, 30), Witness, well_stocked)
    assert not PROOF or met.keys() >= LI_SI | UNTOLD
