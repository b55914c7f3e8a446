"""A toy game: an interrupt, chance in mid-turn, an automated seat, a private step.

Two towns, and the horde as a third seat that plays by itself. Whoever raids the other town waits
for its answer; whoever digs draws a card from the hill and keeps one of two in secret.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from dynasty.kernel import (
    Chance,
    Choice,
    Field,
    Game,
    Refusal,
    Routine,
    ScoreLine,
    ScoreSheet,
    State,
    Step,
    View,
    choices,
    draw,
    draw_some,
    known_to_all,
    known_to_none,
    known_to_owner_until_end,
    list_field,
    make_pile,
    seat_noun,
    subset_field,
    subset_list_field,
)
from tests.kernel.box import ToyBox

RELICS = ("bowl", "coin", "mask", "ring", "seal", "vase")  # worth their place in this list
ACT = choices("act", ("rest", "raid", "dig"))
PARRY = choices("parry", ("gate", "nobody"))
KEEP = choices("keep", RELICS)

NOTHING_TO_RAID = Refusal("S-2", "nothing-to-raid")
HILL_EMPTY = Refusal("S-3", "hill-empty")
NO_GOLD = Refusal("S-2", "no-gold")
NOT_YOURS = Refusal("S-4", "not-yours")
ROUNDS = 3
HORDE = 2


class SiegeState(State):
    box: ToyBox
    gold: list[int]
    relics: list[int]  # by seat: one, or two while choosing
    hill: int
    spoil: int  # relics put away, which everybody sees

    def __init__(self, seats: int, chance: Chance, box: ToyBox) -> None:
        super().__init__(seats, chance)
        self.box = box

    def clone(self) -> SiegeState:
        twin = SiegeState(self.seats, Chance(self.chance.value), self.box)
        self.pass_on(twin)
        twin.gold, twin.relics = self.gold[:], self.relics[:]
        twin.hill, twin.spoil = self.hill, self.spoil
        return twin


class Act(Step[SiegeState]):
    """[S-1] Rest, raid the other town, or dig."""

    rule = "S-1"
    prompt = "ask-act"
    offers = ACT

    def refusal(self, s: SiegeState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice.noun == "raid" and not s.gold[1 - seat]:
            return NOTHING_TO_RAID
        return HILL_EMPTY if choice.noun == "dig" and not s.hill else None

    def take(self, s: SiegeState, seat: int, arg: int, choice: Choice) -> None:
        if choice.noun == "rest":
            s.gold[seat] += 1
            s.tell("rested", "S-1", seat)
        elif choice.noun == "raid":
            s.tell("raid_began", "S-2", seat, town=seat_noun(1 - seat))
            s.then(PARRY_RAID, 1 - seat, seat)
        else:
            relic = draw(s.hill, s.chance)
            s.hill ^= 1 << relic
            s.relics[seat] |= 1 << relic
            s.tell("dug", "S-3", seat)
            s.whisper("relic_found", "S-3", seat, relic=RELICS[relic])
            s.then(KEEP_RELIC, seat)


class ParryRaid(Step[SiegeState]):
    """[S-2] The raided town may close its gate for two gold, else it loses one."""

    rule = "S-2"
    prompt = "ask-parry"
    offers = PARRY

    def refusal(self, s: SiegeState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return NO_GOLD if choice.noun == "gate" and s.gold[seat] < 2 else None

    def take(self, s: SiegeState, seat: int, arg: int, choice: Choice) -> None:
        parried = choice.noun == "gate"
        s.gold[seat] -= 2 if parried else 1
        s.gold[arg] += not parried
        s.tell("parried" if parried else "raided", "S-2", seat, raider=seat_noun(arg))


class KeepRelic(Step[SiegeState]):
    """[S-4] In secret: which of the two relics to keep; the other one is laid open."""

    rule = "S-4"
    prompt = "ask-keep"
    offers = KEEP
    private = True

    def refusal(self, s: SiegeState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return None if s.relics[seat] >> choice.at & 1 else NOT_YOURS

    def take(self, s: SiegeState, seat: int, arg: int, choice: Choice) -> None:
        away = s.relics[seat] ^ 1 << choice.at
        s.relics[seat] = 1 << choice.at
        s.spoil |= away
        s.tell("put_away", "S-4", seat, relic=RELICS[away.bit_length() - 1])


class HordeComes(Routine[SiegeState]):
    """[S-5] The horde robs the richer town, or either of two equals."""

    rule = "S-5"

    def run(self, s: SiegeState, seat: int, arg: int) -> None:
        first, second = s.gold[0], s.gold[1]
        robbed = s.chance.below(2) if first == second else int(second > first)
        if s.gold[robbed]:
            s.gold[robbed] -= 1
            s.gold[seat] += 1
            s.tell("robbed", "S-5", seat, town=seat_noun(robbed))


class LayOpen(Routine[SiegeState]):
    """[S-6] At the end the relics are shown."""

    rule = "S-6"

    def run(self, s: SiegeState, seat: int, arg: int) -> None:
        s.revealed = True
        for town in (0, 1):
            s.tell("laid_open", "S-6", town, relic=RELICS[s.relics[town].bit_length() - 1])


ACT_STEP = Act()
PARRY_RAID = ParryRaid()
KEEP_RELIC = KeepRelic()
HORDE_COMES = HordeComes()
LAY_OPEN = LayOpen()


@dataclass(frozen=True)
class SiegeView(View):
    gold: tuple[int, ...]
    relics: tuple[int, ...]  # 0 where hidden
    counts: tuple[int, ...]
    spoil: int


def shown_at_last(s: SiegeState, numbers: list[int], viewer: int) -> list[int | None]:
    """The relics of the other town could as well lie in the hill."""
    return known_to_none(s, numbers, viewer) if s.decisions else known_to_all(s, numbers, viewer)


class Siege(Game[SiegeState]):
    name = "siege"
    version = "1"
    seat_counts = (2,)
    bound = 50
    end_rule = "S-6"
    colours = ("red", "blue", "black")
    automata: ClassVar[Mapping[int, tuple[str, ...]]] = {2: ("horde",)}

    def __init__(self) -> None:
        self.own_box = ToyBox()
        super().__init__(self.own_box, (ACT_STEP, PARRY_RAID, KEEP_RELIC, HORDE_COMES, LAY_OPEN))

    def lay(self, seats: int, chance: Chance, options: Mapping[str, str]) -> SiegeState:
        s = SiegeState(seats + 1, chance, self.own_box)
        s.gold = [self.own_box.coins] * seats + [0]
        s.hill, s.spoil, s.relics = make_pile(range(len(RELICS))), 0, [0] * s.seats
        for town in range(seats):
            s.relics[town] = draw_some(s.hill, 1, chance)
            s.hill ^= s.relics[town]
        s.then(LAY_OPEN, -1)
        for _ in range(ROUNDS):
            s.follow((ACT_STEP, 0, 0), (ACT_STEP, 1, 0), (HORDE_COMES, HORDE, 0))
        return s

    def blank(self, seats: int, chance: Chance) -> SiegeState:
        return SiegeState(seats, chance, self.own_box)

    def fields(self, seats: int) -> tuple[Field, ...]:
        return (
            list_field("gold", seats, 0, 99),
            subset_list_field("relics", seats, len(RELICS), known_to_owner_until_end),
            subset_field("hill", len(RELICS), shown_at_last),
            subset_field("spoil", len(RELICS)),
        )

    def players(self, s: SiegeState) -> int:
        return HORDE

    def view(self, s: SiegeState, seat: int) -> SiegeView:
        over = self.finished(s)
        shown = [relics if over or q == seat else 0 for q, relics in enumerate(s.relics)]
        return SiegeView(
            seat=seat,
            seats=s.seats,
            finished=over,
            questions=self.questions(s, seat),
            gold=tuple(s.gold),
            relics=tuple(shown),
            counts=tuple(relics.bit_count() for relics in s.relics),
            spoil=s.spoil,
        )

    def deal_unseen(self, s: SiegeState, seat: int) -> None:
        if self.finished(s):
            return
        unseen = s.hill
        for other in (0, 1):
            unseen |= s.relics[other] if other != seat else 0
        for other in (0, 1):
            if other != seat:
                s.relics[other] = draw_some(unseen, s.relics[other].bit_count(), s.chance)
                unseen ^= s.relics[other]
        s.hill = unseen

    def scores(self, s: SiegeState) -> list[ScoreSheet]:
        return [
            ScoreSheet(
                q,
                (
                    ScoreLine("gold", "S-1", s.gold[q]),
                    ScoreLine("relic", "S-6", max(0, s.relics[q].bit_length() - 1)),
                ),
            )
            for q in range(s.seats)
        ]

    def ranking(self, s: SiegeState) -> list[int]:
        totals = [sheet.total for sheet in self.scores(s)]
        return sorted(range(s.seats), key=lambda q: -totals[q])

    def broken_invariants(self, s: SiegeState) -> list[str]:
        lost = s.hill | s.spoil | s.relics[0] | s.relics[1] != make_pile(range(len(RELICS)))
        return ["a relic is lost"] if lost else []
