"""The Palace: advance the supervisor and take a mausoleum tile (X-8.1, X-8.7)."""

from typing import Final

from dynasty.games.xian.names import BONUS_TILES, EMISSARY, END_TILES
from dynasty.games.xian.rules.market import GIVE_TO_EMISSARY
from dynasty.games.xian.rules.stock_and_score import resources
from dynasty.games.xian.rules.worker_cards import has_helper
from dynasty.games.xian.state import XianState
from dynasty.kernel import Choice, Refusal, Routine, Step, choices, pile_cards

CHOOSE: Final = choices("choose", END_TILES)

TRACK_FINISHED: Final = Refusal("X-8.1", "track-finished")
TILE_GONE: Final = Refusal("X-8.7", "tile-gone")


class AdvanceSupervisor(Routine[XianState]):
    """[X-8.1] Advance one space, on top of the stack there, and take the tile of that space."""

    rule = "X-8.1"

    def run(self, s: XianState, seat: int, arg: int) -> None:
        s.space[seat] += 1
        s.arrivals += 1
        s.arrival[seat] = s.arrivals
        space = s.space[seat]
        if has_helper(s, seat, EMISSARY) and resources(s, seat):
            s.then(GIVE_TO_EMISSARY, seat)
        if space == s.box.end_space:
            s.tell("supervisor_finished", "X-8.7", seat, space=space)
            s.then(CHOOSE_END_TILE, seat)
        else:
            tile = BONUS_TILES[space - 1]
            s.tell("supervisor_advanced", "X-8.1", seat, space=space, tile=tile)


class ChooseEndTile(Step[XianState]):
    """[X-8.7] Take one of the end tiles that are left on the last space."""

    rule = "X-8.7"
    prompt = "ask-end-tile"
    offers = CHOOSE

    def choices(self, s: XianState, seat: int, arg: int) -> list[Choice]:
        return [CHOOSE[tile] for tile in pile_cards(s.end_tiles)]

    def refusal(self, s: XianState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return None if s.end_tiles >> choice.at & 1 else TILE_GONE

    def take(self, s: XianState, seat: int, arg: int, choice: Choice) -> None:
        s.end_tiles ^= 1 << choice.at
        s.end_tile[seat] = choice.at
        s.tell("end_tile_taken", "X-8.7", seat, tile=END_TILES[choice.at])


ADVANCE_SUPERVISOR: Final = AdvanceSupervisor()
CHOOSE_END_TILE: Final = ChooseEndTile()
