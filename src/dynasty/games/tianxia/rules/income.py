"""The Income phase, and Income Buildings whenever they work (TX-3)."""

from typing import Final

from dynasty.games.tianxia.effect_codes import (
    COUNT_TOWERS,
    COUNT_TRACKS,
    GOOD_PER,
    INCOME_ONE,
    VP_PER,
    effect_argument,
    effect_number,
    gain_nouns,
)
from dynasty.games.tianxia.names import (
    BARGES,
    FIRST_PASSIVE,
    FROM_BARGE,
    FROM_STARTING,
    INCOME,
    INCOME_BUILDINGS,
    NOBODY,
    NOTHING,
    VP,
)
from dynasty.games.tianxia.packed_rows import piece_count
from dynasty.games.tianxia.rules.barges import push_neutral
from dynasty.games.tianxia.rules.effects import ask_goods, means, resolve
from dynasty.games.tianxia.rules.palace_tracks import tracks_at
from dynasty.games.tianxia.rules.stock_and_score import gain, tell_lost
from dynasty.games.tianxia.rules.wall import SECTION_COUNT
from dynasty.games.tianxia.state import TianxiaState
from dynasty.kernel import Choice, Refusal, Routine, Step, Values, choices, pile_cards

COLLECT: Final = choices("income", INCOME)
COUNT_PIECES: Final = choices("count", ("wall", "soldier"))
BUILDING_BITS: Final = (1 << FIRST_PASSIVE) - 1
HIGH_STEP: Final = 3
HIGHER_STEP: Final = 4

NOT_OWNED: Final = Refusal("TX-3.2", "not-owned")
OTHERS_FIRST: Final = Refusal("TX-3.2", "board-order")
TRACKS_TOO_LOW: Final = Refusal("TX-6.1", "tracks-too-low")


def incomes(s: TianxiaState, seat: int) -> int:
    """[TX-3.2] Return the seat's Income Buildings and its Starting Building, as bits."""
    found = s.owned[seat] & BUILDING_BITS
    if s.starting[seat] != NOTHING:
        found |= 1 << len(INCOME_BUILDINGS) + s.starting[seat]
    return found


def in_board_order(s: TianxiaState, found: int) -> list[int]:
    """[TX-3.2] Return these Buildings in the order of the board, the Starting Building last."""
    last = len(s.buildings)
    return sorted(
        pile_cards(found), key=lambda one: s.slot_of[one] if one < FIRST_PASSIVE else last + one
    )


def collect(s: TianxiaState, seat: int, income: int) -> None:
    """[TX-3.2] Resolve an Income Building or the Starting Building."""
    source = income
    if income >= FIRST_PASSIVE:
        source = FROM_STARTING + income - FIRST_PASSIVE
    resolve(s, seat, source, s.box.income_effect[income])


class CollectBarges(Routine[TianxiaState]):
    """[TX-3.1] Give all seats a Resource for each own Worker on a Barge, from round 2 on."""

    rule = "TX-3.1"

    def run(self, s: TianxiaState, seat: int, arg: int) -> None:
        for owner in s.order:
            if owner >= s.deciders:
                continue
            for barge in range(len(BARGES)):
                workers = piece_count(s.barges[barge], owner)
                if workers:
                    resource = s.box.barge_resource[barge]
                    gain(s, owner, FROM_BARGE + barge, resource, workers, self.rule)


class CollectIncome(Routine[TianxiaState]):
    """[TX-3.2] Every seat in Turn order resolves its Income Buildings."""

    rule = "TX-3.2"

    def run(self, s: TianxiaState, seat: int, arg: int) -> None:
        s.flipped = 0
        for owner in reversed(s.order):
            if owner < s.deciders:
                s.then(CHOOSE_INCOME, owner, incomes(s, owner))


class ChooseIncome(Step[TianxiaState]):
    """[TX-3.2] Choose the next Income Building; the argument holds those left, as bits.

    No question is asked while the order cannot matter: then they follow the board.
    """

    rule = "TX-3.2"
    prompt = "ask-income"
    offers = COLLECT
    skippable = True

    def choices(self, s: TianxiaState, seat: int, arg: int) -> list[Choice]:
        if not arg:
            return []
        found = pile_cards(arg)
        if len(found) > 1 and any(s.box.income_asks[income] for income in found):
            return [COLLECT[income] for income in found]
        return [COLLECT[in_board_order(s, arg)[0]]]

    def refusal(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if not arg >> choice.at & 1:
            return NOT_OWNED
        return None if choice in self.choices(s, seat, arg) else OTHERS_FIRST

    def take(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> None:
        if arg ^ 1 << choice.at:
            s.then(CHOOSE_INCOME, seat, arg ^ 1 << choice.at)
        collect(s, seat, choice.at)

    def details(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        return {"gain": gain_nouns(s.box.income_effect[choice.at])}

    def because(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        return owner_of(s, seat, choice)


def owner_of(s: TianxiaState, seat: int, choice: Choice) -> Values:
    """[TX-3.2] Return the Building of a choice, and whether the seat owns it."""
    return {"building": choice.noun, "owned": incomes(s, seat) >> choice.at & 1}


class AddNeutralWorkers(Routine[TianxiaState]):
    """[TX-3.3] [TX-3.4] Put a Neutral Worker from the left into each Barge, from round 2 on."""

    rule = "TX-3.3"

    def run(self, s: TianxiaState, seat: int, arg: int) -> None:
        if arg + 1 < len(BARGES):
            s.then(ADD_NEUTRAL_WORKERS, NOBODY, arg + 1)
        s.tell("neutral_came", "TX-3.3", NOBODY, barge=BARGES[arg])
        push_neutral(s, arg, NOBODY)


class CollectOne(Step[TianxiaState]):
    """[TX-3.2] Resolve one own Income Building by a tile, the Starting Building included."""

    rule = "TX-3.2"
    prompt = "ask-income-one"
    offers = COLLECT

    def choices(self, s: TianxiaState, seat: int, arg: int) -> list[Choice]:
        return [COLLECT[income] for income in pile_cards(incomes(s, seat))]

    def refusal(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return None if incomes(s, seat) >> choice.at & 1 else NOT_OWNED

    def take(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> None:
        collect(s, seat, choice.at)

    def details(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        return {"gain": gain_nouns(s.box.income_effect[choice.at])}

    def because(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        return owner_of(s, seat, choice)


def collect_one(s: TianxiaState, seat: int, source: int, effect: int) -> None:
    s.then(COLLECT_ONE, seat)


class CountPieces(Step[TianxiaState]):
    """[TX-3.2] Score your built Walls or your Soldiers; the argument: source, prestige each."""

    rule = "TX-3.2"
    prompt = "ask-count"
    offers = COUNT_PIECES
    compares = "points"

    def refusal(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return None

    def take(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> None:
        found = s.walls_built[seat] if choice.at == 0 else soldiers_of(s, seat)
        if found:
            gain(s, seat, arg >> 4, VP, found * (arg & 15))
        else:
            tell_lost(s, seat, ("vp_per_wall_or_soldier",) * (arg & 15), "nothing-counted")

    def details(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        found = s.walls_built[seat] if choice.at == 0 else soldiers_of(s, seat)
        return {"points": found * (arg & 15)}


def soldiers_of(s: TianxiaState, seat: int) -> int:
    """[TX-1.3] Return the number of the seat's Soldiers in all sections."""
    return sum(piece_count(s.soldiers[section], seat) for section in range(SECTION_COUNT))


def score_per(s: TianxiaState, seat: int, source: int, effect: int) -> None:
    """[TX-3.2] Score prestige for what the seat has on the board at this moment."""
    what, each = effect_argument(effect), effect_number(effect)
    if what == COUNT_TOWERS:
        found = s.towers_built[seat]
    elif what == COUNT_TRACKS:
        found = tracks_at(s, seat, HIGH_STEP)
    else:
        s.then(COUNT_OWN_PIECES, seat, source << 4 | each)
        return
    if found:
        gain(s, seat, source, VP, found * each)
    else:
        tell_lost(s, seat, gain_nouns((effect,)), "nothing-counted")


def goods_per_track(s: TianxiaState, seat: int, source: int, effect: int) -> None:
    """[TX-6.1] Gain any Good for every track on which the seat is on step 4 or higher."""
    ask_goods(s, seat, source, tracks_at(s, seat, HIGHER_STEP))


def goods_hindrance(s: TianxiaState, seat: int, effect: int) -> Refusal | None:
    return None if tracks_at(s, seat, HIGHER_STEP) else TRACKS_TOO_LOW


COLLECT_BARGES: Final = CollectBarges()
COLLECT_INCOME: Final = CollectIncome()
CHOOSE_INCOME: Final = ChooseIncome()
ADD_NEUTRAL_WORKERS: Final = AddNeutralWorkers()
COLLECT_ONE: Final = CollectOne()
COUNT_OWN_PIECES: Final = CountPieces()

means(INCOME_ONE, collect_one)
means(VP_PER, score_per)
means(GOOD_PER, goods_per_track, goods_hindrance)
