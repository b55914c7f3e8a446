"""Clocks as the database keeps them: whatever starts or stops one is written with it.

Nobody tells a clock what to do. `settle` reads what is so (who is asked, who sits there, who
stands in, whether there is a pause) and brings all clocks of a table there, in the transaction
that changed it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, Final

from sqlalchemy import Connection, insert, select, update

from dynasty.server.daytime import now_of
from dynasty.server.pace import clocks, vacations
from dynasty.server.pace.clock_terms import UTC, ClockTerms
from dynasty.server.pace.clocks import Begun, Clock, Rules
from dynasty.server.pace.hours import Span
from dynasty.server.pace.timing import Timing
from dynasty.server.store import queries
from dynasty.server.store.schema import CLOCKS, PLAYERS, SEATS, SITTINGS, TABLES, TURNS
from dynasty.server.tables import happenings
from dynasty.server.tables.room import PERSON, SPECTATOR, Entry, Room, Table
from dynasty.server.tables.terms import NOBODY, Terms

STATE: Final = tuple(field.name for field in fields(Clock))


@dataclass(frozen=True)
class Moment:
    """What changed a table: whose answer it was and when that arrived, or whose undo."""

    seat: int = SPECTATOR
    arrived: int | None = None
    undo: bool = False

    def begun(self, seat: int) -> Begun:
        """C5: what began a stretch of this seat."""
        if not self.undo:
            return Begun.ENTRY
        return Begun.OWN_UNDO if seat == self.seat else Begun.OTHERS_UNDO

    def answered(self, seat: int, now: int) -> int:
        """C4: when the seat's answer reached the server; now, if it gave none."""
        return now if seat != self.seat or self.arrived is None else self.arrived


NO_ANSWER: Final = Moment()


def moment_of(room: Room, entry: Entry) -> Moment | None:
    """What an entry of the log is to the clocks of its table; nothing, if it has none."""
    if room.terms.clock is None:
        return None
    if entry.kind != "choice":
        return Moment(entry.seat, undo=True)
    return NO_ANSWER if entry.by else answer_of(room, entry.seat)


def answer_of(room: Room, seat: int) -> Moment:
    """An answer of the seat that is on its way."""
    arrived = room.answering.get(seat)
    return Moment(seat, None if arrived is None else milliseconds(arrived))


@dataclass(frozen=True)
class Facts:
    """C1: what decides whether the clocks of a table tick."""

    terms: Terms
    goes_on: bool  # it is played, and there is no pause
    stand_ins: Mapping[int, str]  # by person's seat: who plays there instead, or nobody
    players: Mapping[int, str]  # by seat
    zones: Mapping[str, str]  # by player
    holidays: Mapping[str, Sequence[Span]]  # by player
    asked: frozenset[int]

    @property
    def clock(self) -> ClockTerms:
        assert self.terms.clock is not None
        return self.terms.clock

    def rules(self, player: str, zone: str) -> Rules:
        return rules_of(self.terms, zone, self.holidays.get(player, ()))

    def runs(self, seat: int) -> bool:
        """C1, C15: does a person play this seat, and not the same one all of them?"""
        people = [self.players[s] for s in self.stand_ins if s in self.players]
        held = seat in self.players and clocks.has_clocks(people)
        return self.goes_on and held and not self.stand_ins[seat]


def milliseconds(at: float) -> int:
    return round(at * 1000)


def now_in(connection: Connection) -> int:
    return milliseconds(now_of(connection))


def rules_of(terms: Terms, zone: str, holidays: Sequence[Span]) -> Rules:
    """The clock that was agreed, as it ticks for one seat."""
    assert terms.clock is not None
    return terms.clock.rules(zone, "" if terms.stand_in == NOBODY else terms.stand_in, holidays)


def facts_of(connection: Connection, table_id: str) -> Facts | None:
    """What is so at a table now; None if it has no clock."""
    found = select(TABLES.c.status, TABLES.c.terms, TABLES.c.paused).where(TABLES.c.id == table_id)
    status, agreed, paused = connection.execute(found).one()
    terms = Terms.read(agreed)
    if terms.clock is None:
        return None
    of_table = SEATS.c.table_id == table_id, SEATS.c.player == PERSON
    chairs = connection.execute(select(SEATS.c.seat, SEATS.c.stand_in).where(*of_table))
    seated = connection.execute(
        select(SITTINGS.c.seat, SITTINGS.c.player, PLAYERS.c.zone)
        .join(PLAYERS, PLAYERS.c.id == SITTINGS.c.player)
        .where(SITTINGS.c.table_id == table_id, SITTINGS.c.until.is_(None))
        .order_by(SITTINGS.c.number)
    ).all()
    asked = connection.execute(select(TURNS.c.seat).where(TURNS.c.table_id == table_id))
    players = {seat: player for seat, player, _ in seated}
    return Facts(
        terms,
        status == "playing" and paused is None,
        {row.seat: row.stand_in for row in chairs},
        players,
        {player: zone for _, player, zone in seated},
        vacations.of(connection, players.values()),
        frozenset(asked.scalars()),
    )


# Reading and writing


def read(connection: Connection, tables: Mapping[str, Terms]) -> dict[str, dict[int, Timing]]:
    """By table that has one, by seat: its clock."""
    clocked = [table_id for table_id, terms in tables.items() if terms.clock]
    if not clocked:
        return {}
    same_seat = (SEATS.c.table_id == CLOCKS.c.table_id) & (SEATS.c.seat == CLOCKS.c.seat)
    wanted = select(CLOCKS, SEATS.c.stand_in).join(SEATS, same_seat)
    of_these = wanted.where(CLOCKS.c.table_id.in_(clocked)).order_by(CLOCKS.c.seat)
    rows = connection.execute(of_these).mappings().all()
    holidays = vacations.of(connection, {row["player"] for row in rows})
    found: dict[str, dict[int, Timing]] = {table_id: {} for table_id in clocked}
    for row in rows:
        rules = rules_of(tables[row["table_id"]], row["zone"], holidays.get(row["player"], ()))
        found[row["table_id"]][row["seat"]] = Timing(
            row["seat"],
            rules,
            Clock(**{name: row[name] for name in STATE}),
            row["player"],
            row["late"],
            row["stand_in"],
        )
    return found


def of_table(connection: Connection, table_id: str, terms: Terms) -> dict[int, Timing]:
    return read(connection, {table_id: terms}).get(table_id, {})


def save(connection: Connection, table_id: str, timing: Timing, known: bool = True) -> None:
    """As it stands now, and when the timekeeper is to look at it."""
    values: dict[str, Any] = {
        **{name: getattr(timing.clock, name) for name in STATE},
        "player": timing.player,
        "zone": timing.zone,
        "late": timing.late,
        "wake": timing.wake,
    }
    if known:
        this = CLOCKS.c.table_id == table_id, CLOCKS.c.seat == timing.seat
        connection.execute(update(CLOCKS).where(*this).values(**values))
    else:
        connection.execute(insert(CLOCKS).values(table_id=table_id, seat=timing.seat, **values))


# Bringing clocks to where their table stands


def settle(connection: Connection, table_id: str, moment: Moment = NO_ANSWER) -> dict[int, Timing]:
    """Start, stop and charge the clocks of a table, if it has any; gives them by seat."""
    facts = facts_of(connection, table_id)
    if facts is None:
        return {}
    now = now_in(connection)
    known = of_table(connection, table_id, facts.terms)
    found = {}
    for seat in sorted(facts.stand_ins):
        before = known.get(seat) or first(facts, seat)
        after = given_back(connection, table_id, before, settled(facts, before, moment, now))
        if after != before or seat not in known:
            save(connection, table_id, after, seat in known)
        found[seat] = after
    return found


def settle_room(connection: Connection, room: Table, seat: int = SPECTATOR) -> dict[int, Timing]:
    """The same for a table that was read: something beside it changed, perhaps of this seat."""
    moment = answer_of(room, seat) if isinstance(room, Room) else NO_ANSWER
    return settle(connection, room.id, moment) if room.terms.clock else {}


def charge(connection: Connection, table_id: str) -> None:
    """What ran so far is taken off, before anything changes of how it ran."""
    facts, now = facts_of(connection, table_id), now_in(connection)
    known = of_table(connection, table_id, facts.terms) if facts else {}
    for timing in known.values():
        charged = clocks.charged(timing.rules, timing.clock, now)
        save(connection, table_id, replace(timing, clock=charged))


def first(facts: Facts, seat: int) -> Timing:
    """The clock of a seat when the game begins."""
    rules = facts.rules("", UTC)
    return Timing(seat, rules, clocks.new(rules), stand_in=facts.stand_ins[seat])


def settled(facts: Facts, timing: Timing, moment: Moment, now: int) -> Timing:
    """C1: a clock where what is so now has it."""
    seat, asked, at = timing.seat, timing.seat in facts.asked, moment.answered(timing.seat, now)
    if timing.clock.asked and not asked:
        timing = replace(timing, clock=clocks.end(timing.rules, timing.clock, at))
    begins = asked and not timing.clock.asked
    timing = handed(facts, timing, begins, now)
    clock, rules = timing.clock, timing.rules
    if begins:
        clock = clocks.begin(rules, clock, now, moment.begun(seat))
    if not facts.stand_ins[seat] and (clock.replaced or clock.is_away):
        clock = clocks.come_back(rules, clock, at)
    if facts.runs(seat):
        clock = clocks.timed(rules, clocks.go_on(rules, clock, now))
    else:
        clock = clocks.halt(rules, clock, now)
    return replace(timing, clock=clock, late=timing.late and not begins)


def handed(facts: Facts, timing: Timing, begins: bool, now: int) -> Timing:
    """C6: the zone of who sits there, taken up when they sit down and when a stretch begins."""
    player = facts.players.get(timing.seat, "")
    zone = timing.zone
    if begins or player != timing.player:
        zone = facts.zones.get(player) or UTC
    clock = clocks.charged(timing.rules, timing.clock, now) if player != timing.player else None
    return replace(
        timing,
        rules=facts.rules(player, zone),
        clock=clock or timing.clock,
        player=player,
        stand_in=facts.stand_ins[timing.seat],
    )


def given_back(connection: Connection, table_id: str, before: Timing, after: Timing) -> Timing:
    """C9, C10: after a turn that somebody played for it a seat is its person's; or they stay."""
    if not before.clock.replaced or after.clock.asked or not after.stand_in:
        return after
    if after.clock.is_away:
        bot = after.stand_in
        happenings.add_once(connection, table_id, happenings.STAYS_AWAY, after.seat, bot=bot)
        return after
    queries.set_chair(connection, table_id, after.seat, stand_in="")
    return replace(after, stand_in="")
