"""Palace tracks: steps and their rewards (TX-6)."""

from typing import Final

from dynasty.games.tianxia.effect_codes import (
    STEP,
    STEP_5_COPY,
    STEP_ANY,
    STEP_LOWEST,
    TAKE_BONUS_SHIPPING,
    TAKE_DOUBLE_TOWER,
    effect_argument,
    gain_nouns,
)
from dynasty.games.tianxia.names import (
    COLOURS,
    FROM_TRACK,
    LAST_STEP,
    NEUTRAL,
    NOTHING,
    PALACE_SLOTS,
    SLOT_GROUP,
    TILE_STEPS,
    TRACKS,
)
from dynasty.games.tianxia.rules.effects import EffectStep, means, resolve
from dynasty.games.tianxia.rules.stock_and_score import TOLD_AS, tell_lost
from dynasty.games.tianxia.rules.tiles_and_jade import (
    jade_because,
    jade_refusal,
    take_chosen,
    tile_details,
)
from dynasty.games.tianxia.state import TianxiaState
from dynasty.kernel import Choice, Refusal, Step, Values, choices

ADVANCE: Final = choices("advance", TRACKS)
TAKE_FROM_PALACE: Final = choices("take", PALACE_SLOTS)
REPEAT: Final = choices("repeat", TRACKS)
TRACK_COUNT: Final = len(COLOURS)
REWARD_STEP: Final = 5
ALL_TRACKS: Final = 0b1111

TRACK_ENDED: Final = Refusal("TX-6.3", "track-ended")
TRACKS_ENDED: Final = Refusal("TX-6.3", "tracks-ended")
NOT_LOWEST: Final = Refusal("TX-6.3", "not-lowest")
OTHER_STEP: Final = Refusal("TX-6.2", "other-step")
TILE_GONE: Final = Refusal("TX-6.2", "tile-gone")
NOT_REACHED: Final = Refusal("TX-6.1", "not-reached")
NONE_REACHED: Final = Refusal("TX-6.1", "none-reached")


def may_advance(s: TianxiaState, seat: int, track: int) -> bool:
    """[TX-6.3] Return whether the seat is below the last step of this track."""
    return s.steps[seat * TRACK_COUNT + track] < LAST_STEP


def open_tracks(s: TianxiaState, seat: int) -> int:
    """[TX-6.3] Return the tracks on which the seat can still advance, as bits."""
    found, at = 0, seat * TRACK_COUNT
    for track in range(TRACK_COUNT):
        if s.steps[at + track] < LAST_STEP:
            found |= 1 << track
    return found


def lowest_tracks(s: TianxiaState, seat: int) -> int:
    """[TX-6.3] Return the seat's lowest tracks as bits; none if all are finished."""
    at = seat * TRACK_COUNT
    own = s.steps[at : at + TRACK_COUNT]
    lowest = min(own)
    if lowest >= LAST_STEP:
        return 0
    return sum(1 << track for track in range(TRACK_COUNT) if own[track] == lowest)


def make_step(s: TianxiaState, seat: int, track: int, source: int) -> int:
    """[TX-6.1] [TX-6.4] Make one step, above the markers already there; return the step reached."""
    at = seat * TRACK_COUNT + track
    s.steps[at] += 1
    s.arrivals += 1
    s.arrival[at] = s.arrivals
    if s.events is not None:
        names = {"track": TRACKS[track], "source": TOLD_AS[source]}
        s.tell("step_made", "TX-6.1", seat, step=s.steps[at], **names)
    return s.steps[at]


def advance(s: TianxiaState, seat: int, track: int, source: int) -> None:
    """[TX-6.1] Make one step and gain its reward; a step beyond the end is lost."""
    if not may_advance(s, seat, track):
        tell_lost(s, seat, (f"step_{COLOURS[track]}",), "track-ended")
        return
    step = make_step(s, seat, track, source)
    if step in TILE_STEPS:
        s.then(TAKE_PALACE_TILE, seat, track * 2 + TILE_STEPS.index(step))
    elif step == REWARD_STEP:
        resolve(s, seat, FROM_TRACK + track, s.box.step_5[track])
    elif step == LAST_STEP:
        resolve(s, seat, FROM_TRACK + track, s.box.step_10[track])


def step_details(s: TianxiaState, seat: int, track: int, steps: int = 1) -> Values:
    """Return the step that the seat would reach, and the rewards on the way."""
    now = s.steps[seat * TRACK_COUNT + track]
    last = min(LAST_STEP, now + steps)
    found: tuple[str, ...] = ()
    for step in range(now + 1, last + 1):
        found += step_reward(s, track, step)
    return {"step": last, "rewards": len(found), "gain": found}


def step_reward(s: TianxiaState, track: int, step: int) -> tuple[str, ...]:
    """[TX-6.1] Return what a step gives now."""
    if step in TILE_STEPS:
        first = (track * 2 + TILE_STEPS.index(step)) * SLOT_GROUP
        left = any(tile != NOTHING for tile in s.palace[first : first + SLOT_GROUP])
        return ("palace_tile",) if left else ()
    if step == REWARD_STEP:
        return gain_nouns(s.box.step_5[track])
    return gain_nouns(s.box.step_10[track]) if step == LAST_STEP else ()


class TakePalaceTile(EffectStep):
    """[TX-6.2] Take one of the tiles left on this step; the argument is the group of slots."""

    rule = "TX-6.2"
    prompt = "ask-palace-tile"
    offers = TAKE_FROM_PALACE

    def choices(self, s: TianxiaState, seat: int, arg: int) -> list[Choice]:
        first = arg * SLOT_GROUP
        return [
            TAKE_FROM_PALACE[slot]
            for slot in range(first, first + SLOT_GROUP)
            if s.palace[slot] != NOTHING and jade_refusal(s, seat, s.palace[slot]) is None
        ]

    def refusal(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice.at // SLOT_GROUP != arg:
            return OTHER_STEP
        tile = s.palace[choice.at]
        return TILE_GONE if tile == NOTHING else jade_refusal(s, seat, tile)

    def take(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> None:
        tile = s.palace[choice.at]
        s.palace[choice.at] = NOTHING
        take_chosen(s, seat, tile)

    def details(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        return tile_details(s, seat, s.palace[choice.at])

    def lost(self, s: TianxiaState, seat: int, arg: int) -> tuple[tuple[str, ...], str]:
        return ("palace_tile",), "no-tile"

    def because(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        return jade_because(s, s.palace[choice.at])


class ChooseTrack(EffectStep):
    """[TX-6.1] Choose the track to advance on; the argument holds the source and bits of tracks."""

    rule = "TX-6.1"
    prompt = "ask-track"
    offers = ADVANCE

    def choices(self, s: TianxiaState, seat: int, arg: int) -> list[Choice]:
        found = arg & open_tracks(s, seat)
        return [ADVANCE[track] for track in range(TRACK_COUNT) if found >> track & 1]

    def refusal(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if not may_advance(s, seat, choice.at):
            return TRACK_ENDED
        return None if arg >> choice.at & 1 else NOT_LOWEST

    def take(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> None:
        advance(s, seat, choice.at, arg >> TRACK_COUNT)

    def lost(self, s: TianxiaState, seat: int, arg: int) -> tuple[tuple[str, ...], str]:
        return ("step_any",), "tracks-ended"

    def details(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        return {"coins": 0, **step_details(s, seat, choice.at)}

    def because(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        return {"track": choice.noun}


class RepeatReward(Step[TianxiaState]):
    """[TX-6.1] Gain the reward of step 5 again, on a track where you stand there or higher."""

    rule = "TX-6.1"
    prompt = "ask-repeat"
    offers = REPEAT
    skippable = True

    def refusal(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        reached = s.steps[seat * TRACK_COUNT + choice.at] >= REWARD_STEP
        return None if reached else NOT_REACHED

    def details(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        return {"gain": gain_nouns(s.box.step_5[choice.at])}

    def because(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        return {"track": choice.noun, "step": s.steps[seat * TRACK_COUNT + choice.at]}

    def take(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> None:
        resolve(s, seat, FROM_TRACK + choice.at, s.box.step_5[choice.at])


def tracks_at(s: TianxiaState, seat: int, step: int) -> int:
    """[TX-6.1] Return on how many tracks the seat is on this step or higher."""
    at = seat * TRACK_COUNT
    return sum(reached >= step for reached in s.steps[at : at + TRACK_COUNT])


def has_neutral_markers(s: TianxiaState) -> bool:
    """[TX-6.5] Return whether every track has a neutral marker: below four players."""
    return s.side == 0


def rivals(s: TianxiaState, track: int) -> list[int]:
    """[TX-12.2] [TX-6.5] Return the seats above step 0, best first; a lower marker wins a tie."""
    standing: list[tuple[int, int, int]] = []
    for seat in range(s.seats):
        at = seat * TRACK_COUNT + track
        if s.steps[at]:
            standing.append((-s.steps[at], s.arrival[at], seat))
    if has_neutral_markers(s):
        standing.append((-s.box.neutral_step, 0, NEUTRAL))
    return [seat for _, _, seat in sorted(standing)]


def rank_points(s: TianxiaState, seat: int, track: int) -> int:
    """[TX-12.2] Return the prestige of the seat's rank on this track."""
    ranked = rivals(s, track)
    rank = ranked.index(seat) if seat in ranked else len(s.box.rank_vp)
    return s.box.rank_vp[rank] if rank < len(s.box.rank_vp) else 0


def step_on(s: TianxiaState, seat: int, source: int, effect: int) -> None:
    advance(s, seat, effect_argument(effect), source)


def step_any(s: TianxiaState, seat: int, source: int, effect: int) -> None:
    s.then(CHOOSE_TRACK, seat, source << TRACK_COUNT | ALL_TRACKS)


def step_lowest(s: TianxiaState, seat: int, source: int, effect: int) -> None:
    s.then(CHOOSE_TRACK, seat, source << TRACK_COUNT | lowest_tracks(s, seat))


def step_hindrance(s: TianxiaState, seat: int, effect: int) -> Refusal | None:
    return None if may_advance(s, seat, effect_argument(effect)) else TRACK_ENDED


def any_step_hindrance(s: TianxiaState, seat: int, effect: int) -> Refusal | None:
    return None if open_tracks(s, seat) else TRACKS_ENDED


def repeat_reward(s: TianxiaState, seat: int, source: int, effect: int) -> None:
    s.then(REPEAT_REWARD, seat, source)


def repeat_hindrance(s: TianxiaState, seat: int, effect: int) -> Refusal | None:
    return None if tracks_at(s, seat, REWARD_STEP) else NONE_REACHED


def win_bonus_shipping(s: TianxiaState, seat: int, source: int, effect: int) -> None:
    """[TX-6.6] Win the Bonus Shipping tile at the end of Black."""
    s.bonus_shipping[seat] = 1
    s.tell("reward_tile_won", "TX-6.6", seat, tile="bonus_shipping")


def win_double_tower(s: TianxiaState, seat: int, source: int, effect: int) -> None:
    """[TX-6.6] Win the Double Tower tile at the end of White."""
    s.double_tower[seat] = 1
    s.tell("reward_tile_won", "TX-6.6", seat, tile="double_tower")


TAKE_PALACE_TILE: Final = TakePalaceTile()
CHOOSE_TRACK: Final = ChooseTrack()
REPEAT_REWARD: Final = RepeatReward()

means(STEP, step_on, step_hindrance)
means(STEP_ANY, step_any, any_step_hindrance)
means(STEP_LOWEST, step_lowest, any_step_hindrance)
means(STEP_5_COPY, repeat_reward, repeat_hindrance)
means(TAKE_BONUS_SHIPPING, win_bonus_shipping)
means(TAKE_DOUBLE_TOWER, win_double_tower)
