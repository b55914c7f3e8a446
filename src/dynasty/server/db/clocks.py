"""Database functions for clocks, which change in the transaction that starts or stops them.

`update_clocks` reads the facts of a table (who is asked, who sits there, which bots stand in,
whether there is a pause) and updates all its clocks, in the transaction that changed the table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, Final

from sqlalchemy import Connection, insert, select, update

from dynasty.server.clock import current_time
from dynasty.server.db import table_events, vacations
from dynasty.server.db import tables as db_tables
from dynasty.server.db.schema import CLOCKS, PLAYERS, SEATS, SITTINGS, TABLES, TURNS
from dynasty.server.model import clock_rules
from dynasty.server.model.clock_rules import ClockRules, ClockState
from dynasty.server.model.clock_settings import UTC_ZONE, ClockTerms
from dynasty.server.model.play_hours import TimeSpan, to_milliseconds
from dynasty.server.model.room import PERSON, SPECTATOR, Room, Table
from dynasty.server.model.seat_timing import NO_ANSWER, ClockEvent, SeatTiming
from dynasty.server.model.table_settings import NOBODY, Terms
from dynasty.server.model.table_status import TableStatus

CLOCK_COLUMNS: Final = tuple(field.name for field in fields(ClockState))


@dataclass(frozen=True)
class ClockInputs:
    """C1: The facts that decide whether the clocks of a table tick."""

    terms: Terms
    goes_on: bool  # the game is in progress and not paused
    stand_ins: Mapping[int, str]  # by person's seat: the bot that stands in, or ""
    players: Mapping[int, str]  # by seat
    zones: Mapping[str, str]  # by player
    holidays: Mapping[str, Sequence[TimeSpan]]  # by player
    asked: frozenset[int]

    @property
    def clock(self) -> ClockTerms:
        assert self.terms.clock is not None
        return self.terms.clock

    def rules(self, player: str, zone: str) -> ClockRules:
        return seat_clock_rules(self.terms, zone, self.holidays.get(player, ()))

    def runs(self, seat: int) -> bool:
        """C1, C15: Return whether a person plays this seat at a table of more than one person."""
        people = [self.players[s] for s in self.stand_ins if s in self.players]
        held = seat in self.players and clock_rules.has_clocks(people)
        return self.goes_on and held and not self.stand_ins[seat]


def now_milliseconds(connection: Connection) -> int:
    return to_milliseconds(current_time(connection))


def seat_clock_rules(terms: Terms, zone: str, holidays: Sequence[TimeSpan]) -> ClockRules:
    """Return the rules of one seat's clock by the table's settings."""
    assert terms.clock is not None
    return terms.clock.rules(zone, "" if terms.stand_in == NOBODY else terms.stand_in, holidays)


def read_clock_inputs(connection: Connection, table_id: str) -> ClockInputs | None:
    """Read the current facts of a table; None if it has no clock."""
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
    return ClockInputs(
        terms,
        status == TableStatus.PLAYING and paused is None,
        {row.seat: row.stand_in for row in chairs},
        players,
        {player: zone for _, player, zone in seated},
        vacations.vacations_of_players(connection, players.values()),
        frozenset(asked.scalars()),
    )


# Reading and writing


def read_clocks(
    connection: Connection, tables: Mapping[str, Terms]
) -> dict[str, dict[int, SeatTiming]]:
    """Return the clocks of these tables, by table and seat; tables without clocks are left out."""
    clocked = [table_id for table_id, terms in tables.items() if terms.clock]
    if not clocked:
        return {}
    same_seat = (SEATS.c.table_id == CLOCKS.c.table_id) & (SEATS.c.seat == CLOCKS.c.seat)
    wanted = select(CLOCKS, SEATS.c.stand_in).join(SEATS, same_seat)
    of_these = wanted.where(CLOCKS.c.table_id.in_(clocked)).order_by(CLOCKS.c.seat)
    rows = connection.execute(of_these).mappings().all()
    holidays = vacations.vacations_of_players(connection, {row["player"] for row in rows})
    found: dict[str, dict[int, SeatTiming]] = {table_id: {} for table_id in clocked}
    for row in rows:
        rules = seat_clock_rules(
            tables[row["table_id"]], row["zone"], holidays.get(row["player"], ())
        )
        found[row["table_id"]][row["seat"]] = SeatTiming(
            row["seat"],
            rules,
            ClockState(**{name: row[name] for name in CLOCK_COLUMNS}),
            row["player"],
            row["late"],
            row["stand_in"],
        )
    return found


def read_table_clocks(connection: Connection, table_id: str, terms: Terms) -> dict[int, SeatTiming]:
    return read_clocks(connection, {table_id: terms}).get(table_id, {})


def save_clock(
    connection: Connection, table_id: str, timing: SeatTiming, known: bool = True
) -> None:
    """Store a seat's clock and when the scheduler has to check it."""
    values: dict[str, Any] = {
        **{name: getattr(timing.clock, name) for name in CLOCK_COLUMNS},
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


# Updating the clocks of a table


def update_clocks(
    connection: Connection, table_id: str, moment: ClockEvent = NO_ANSWER
) -> dict[int, SeatTiming]:
    """Update all clocks of a table and return them by seat; empty if it has none."""
    facts = read_clock_inputs(connection, table_id)
    if facts is None:
        return {}
    now = now_milliseconds(connection)
    known = read_table_clocks(connection, table_id, facts.terms)
    found = {}
    for seat in sorted(facts.stand_ins):
        before = known.get(seat) or initial_clock(facts, seat)
        after = return_seat(connection, table_id, before, advance_clock(facts, before, moment, now))
        if after != before or seat not in known:
            save_clock(connection, table_id, after, seat in known)
        found[seat] = after
    return found


def update_room_clocks(
    connection: Connection, room: Table, seat: int = SPECTATOR
) -> dict[int, SeatTiming]:
    """Update all clocks of a loaded table, after a change outside its log."""
    moment = room.answer_event(seat) if isinstance(room, Room) else NO_ANSWER
    return update_clocks(connection, room.id, moment) if room.terms.clock else {}


def charge_clocks(connection: Connection, table_id: str) -> None:
    """Take the elapsed time off all clocks of a table, before the rules for it change."""
    facts, now = read_clock_inputs(connection, table_id), now_milliseconds(connection)
    known = read_table_clocks(connection, table_id, facts.terms) if facts else {}
    for timing in known.values():
        charged = clock_rules.charge_clock(timing.rules, timing.clock, now)
        save_clock(connection, table_id, replace(timing, clock=charged))


def initial_clock(facts: ClockInputs, seat: int) -> SeatTiming:
    """Return a seat's clock at the start of the game."""
    rules = facts.rules("", UTC_ZONE)
    return SeatTiming(seat, rules, clock_rules.new_clock(rules), stand_in=facts.stand_ins[seat])


def advance_clock(
    facts: ClockInputs, timing: SeatTiming, moment: ClockEvent, now: int
) -> SeatTiming:
    """C1: Return a seat's clock updated to the current facts."""
    seat, asked, at = timing.seat, timing.seat in facts.asked, moment.answered(timing.seat, now)
    if timing.clock.asked and not asked:
        timing = replace(timing, clock=clock_rules.end_stretch(timing.rules, timing.clock, at))
    begins = asked and not timing.clock.asked
    timing = adopt_player_zone(facts, timing, begins, now)
    clock, rules = timing.clock, timing.rules
    if begins:
        clock = clock_rules.begin_stretch(rules, clock, now, moment.begun(seat))
    if not facts.stand_ins[seat] and (clock.replaced or clock.is_away):
        clock = clock_rules.return_player(rules, clock, at)
    if facts.runs(seat):
        clock = clock_rules.with_due_time(rules, clock_rules.resume_clock(rules, clock, now))
    else:
        clock = clock_rules.stop_clock(rules, clock, now)
    return replace(timing, clock=clock, late=timing.late and not begins)


def adopt_player_zone(facts: ClockInputs, timing: SeatTiming, begins: bool, now: int) -> SeatTiming:
    """C6: Return the clock for its current player; adopt their zone when a stretch begins."""
    player = facts.players.get(timing.seat, "")
    zone = timing.zone
    if begins or player != timing.player:
        zone = facts.zones.get(player) or UTC_ZONE
    clock = (
        clock_rules.charge_clock(timing.rules, timing.clock, now)
        if player != timing.player
        else None
    )
    return replace(
        timing,
        rules=facts.rules(player, zone),
        clock=clock or timing.clock,
        player=player,
        stand_in=facts.stand_ins[timing.seat],
    )


def return_seat(
    connection: Connection, table_id: str, before: SeatTiming, after: SeatTiming
) -> SeatTiming:
    """C9, C10: Give the seat back after a bot's turn, unless its player is away."""
    if not before.clock.replaced or after.clock.asked or not after.stand_in:
        return after
    if after.clock.is_away:
        bot = after.stand_in
        table_events.add_event_once(
            connection, table_id, table_events.STAYS_AWAY, after.seat, bot=bot
        )
        return after
    db_tables.update_seat(connection, table_id, after.seat, stand_in="")
    return replace(after, stand_in="")
