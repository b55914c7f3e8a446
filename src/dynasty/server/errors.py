"""All exceptions of the server, as one tree.

Each one that a request can cause has the HTTP status of its answer, the code that programs read,
and the text key of its sentence unless the place that raises it names one of several.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from dynasty.kernel import DynastyError, LocalizedError
from dynasty.learn.lesson_model import Lesson


class ServerError(LocalizedError):
    """The base class of the errors that have a sentence for the person who caused them."""

    status: ClassVar[int] = 400
    code: ClassVar[str] = ""

    def __init_subclass__(cls, *, code: str, status: int | None = None, key: str = "") -> None:
        """Set the HTTP status (else the base class's), the code and the only text key."""
        cls.code = code
        cls.default_key = key
        if status is not None:
            cls.status = status


# Accounts


class Forbidden(ServerError, status=403, code="Forbidden"):
    """The caller may not do this here."""


class KeyRevoked(Forbidden, code="KeyEnded", key="wrong-key"):
    """The key was revoked."""


class WeakKey(Forbidden, code="WeakKey"):
    """The secret that a program chose is too short."""


class NotInvited(Forbidden, code="NotInvited", key="wrong-invited"):
    """This server lets new players in by an invitation link only."""


class NoPlayerYet(Forbidden, code="NobodyYet", key="wrong-nobody"):
    """The caller has no player yet, because they neither created nor joined a table."""


class NoSuchKey(ServerError, status=404, code="NoSuchKey", key="wrong-code"):
    """The code or key does not exist or has expired."""


class TooManyTries(ServerError, status=429, code="TooManyTries", key="wrong-tries"):
    """There were too many wrong guesses within a minute."""


class NoSuchPlayer(ServerError, status=404, code="NoSuchPlayer", key="wrong-player"):
    """The player does not exist, or the reader may not see them."""


class NotMet(Forbidden, code="NotMet", key="wrong-player"):
    """The seat is empty, or the reader never met its player."""


# Tables and seats


class NoSuchTable(ServerError, status=404, code="NoSuchTable", key="wrong-404"):
    """There is no table with this id, or no seat with this link."""


class TableClosed(ServerError, status=410, code="TableClosed", key="wrong-410"):
    """The table has ended and cannot change any more."""


class TableUnavailable(ServerError, status=410, code="TableShut"):
    """The table cannot be opened here; its stored ending may be shown."""


class TableNotStarted(ServerError, status=409, code="NotBegun", key="gathering-not-begun"):
    """The table waits for players and has no position yet."""


class TableStarted(ServerError, status=409, code="AlreadyBegun", key="gathering-begun"):
    """The table has started, and this is possible only before."""


class TooManyTables(ServerError, status=429, code="TooManyTables", key="wrong-tables"):
    """The caller has too many running tables with only bots."""


class NotRateable(ServerError, status=422, code="NotRateable"):
    """A rated table lacks some requirements; the message lists them."""

    def __init__(self, missing: Sequence[str]) -> None:
        super().__init__("rated-needs", what=tuple(f"rated_{one}" for one in missing))


class AgainstTerms(ServerError, status=403, code="AgainstTerms"):
    """The table's settings forbid this; the message names the setting."""

    def __init__(self, term: str) -> None:
        super().__init__(f"against-{term}")


class SeedNotAllowed(Forbidden, code="SeedNotAllowed", key="wrong-seed"):
    """The request chooses a seed where other people play."""


class BadRecordFile(ServerError, code="BadFile"):
    """The upload is no record, or needs more time or memory than the server allows."""


class SeatReserved(ServerError, status=403, code="SeatReserved", key="gathering-reserved"):
    """The seat is reserved for a player of the former table."""


class SeatOccupied(Forbidden, code="SeatHeld", key="wrong-held"):
    """A player sits there and has not been away for long."""


class SeatOfAbsentPlayer(Forbidden, code="SeatKept", key="wrong-kept-seat"):
    """The player of the seat is away, but other people play here."""


class SeatTaken(Forbidden, code="SeatTaken", key="wrong-taken"):
    """Another player has just taken this seat."""


class PlayerReturned(Forbidden, code="PlayerBack", key="wrong-back"):
    """The absent player has come back and keeps the seat."""


class LinkUsed(Forbidden, code="LinkUsed", key="wrong-used"):
    """A player has already used this link."""


class TableFull(Forbidden, code="TableFull", key="wrong-no-seat"):
    """The table of this link has no free seat any more."""


# Choices, plans and proposals


class StalePosition(ServerError, status=409, code="Stale", key="wrong-409"):
    """The answer belongs to an older position."""

    def __init__(self, seq: int) -> None:
        super().__init__()
        self.seq = seq


class LessonRefusal(ServerError, status=422, code="TurnedDown"):
    """The lesson refuses a legal choice; `key` names the sentence that explains why."""

    def __init__(self, lesson: Lesson, key: str, choice: str) -> None:
        super().__init__(key, choice=choice)
        self.lesson = lesson
        self.choice = choice


class NoLesson(ServerError, status=409, code="NoLesson", key="refused-no-lesson"):
    """This seat plays no lesson now."""


class NoCoach(ServerError, status=409, code="NoCoach", key="refused-no-coach"):
    """The table has no coach: other people play there, or a lesson is running."""


class CannotPlan(ServerError, status=409, code="CannotPlan"):
    """Nothing or nothing more can be planned now; the message says why."""


class GameNotOver(ServerError, status=403, code="NotOver"):
    """A game that is not over cannot be analysed."""


class NoSuchProposal(ServerError, code="NoSuchKind"):
    """There is no kind of proposal with this name."""


class ProposalOpen(ServerError, status=409, code="AlreadyAsked", key="consent-open"):
    """The same proposal is open at this table already."""


class ProposalClosed(ServerError, status=409, code="Settled", key="consent-settled"):
    """The proposal is not open any more."""


class NobodyToAsk(ServerError, status=403, code="NobodyToAsk", key="consent-nobody"):
    """No other people are there to agree."""


# Clocks and vacations


class BadClockSettings(ServerError, ValueError, code="BadClock"):
    """Clock settings are out of bounds."""


class BadVacation(ServerError, code="BadHoliday", key="holiday-bad"):
    """A vacation has no length, is too long or too far ahead, or there are too many."""


class NothingToPause(ServerError, code="NothingToPause", key="pause-nothing"):
    """The table has no clock, or is paused already."""


class NobodyLate(ServerError, code="NobodyLate", key="call-nobody"):
    """No player is late for whom a bot could be called."""


# Chat and moderation


class SignTooSoon(ServerError, status=429, code="TooSoon", key="sign-soon"):
    """The seat gave another sign a moment ago."""


class Silenced(ServerError, status=403, code="Silenced", key="silenced"):
    """The operator has silenced the player."""


class NewPlayerLimit(ServerError, status=429, code="TooMuchAtFirst"):
    """A new player exceeds a limit; the message says which."""


class TooManyReports(ServerError, status=429, code="TooManyReports", key="report-most"):
    """The player has reported too often today."""


class BlockedFromRematch(ServerError, status=403, code="Apart", key="blocked-rematch"):
    """A player of the last game blocks the caller, or the caller blocks them."""


# Notifications


class NoSuchChannel(ServerError, status=404, code="NoSuchChannel", key="wrong-channel"):
    """The player has no such channel."""


class TooManyChannels(ServerError, status=409, code="TooManyChannels"):
    """The player has the most channels already."""


class BadChannel(ServerError, code="BadChannel"):
    """The settings of a channel are not valid."""


class BadAddress(ServerError, code="BadAddress"):
    """Nothing may be sent to this address."""


class BadPushSubscription(ServerError, code="BadSubscription"):
    """The keys of a browser are not valid."""


class MessageNotSent(ServerError, status=409, code="NotSent"):
    """A message could not be sent."""


class TrialRunning(ServerError, status=429, code="TrialRunning", key="trial-running"):
    """The player's last address is still being tested."""


class AnswerTooLong(OSError):
    """Another server sent more than may be read."""


# Requests and limits


class BadInput(ServerError, ValueError, code="BadInput"):
    """Input cannot be read; the message says what was expected."""


class BadForm(BadInput, code="BadInput", key="fault-said"):
    """A form does not validate; each language describes the error in its own words."""

    def __init__(self, errors: Any, what: str) -> None:
        super().__init__(where="", what=what)
        self.errors = errors


class NoSuchTimezone(BadInput, code="NoSuchZone"):
    """There is no time zone with this name."""


class TooManyStreams(ServerError, status=429, code="Crowded"):
    """Too many streams are open for this address or table."""


class TooManyConnections(ServerError, code="TooManyConnections"):
    """More connections are open than this address, or the server, may have."""


class PoolBusy(ServerError, status=503, code="PoolBusy", key="pool-busy"):
    """No thread of a pool was free in time; the work was not begun."""


# The database and the process


class DiskFull(ServerError, status=507, code="DiskFull", key="wrong-507"):
    """The disk is full; nothing was written."""


class DatabaseUnavailable(ServerError, status=503, code="DatabaseAway", key="wrong-503"):
    """The database does not answer, or other processes blocked it for too long."""


class StartupError(ServerError, code="CannotStart"):
    """The server cannot start; the sentence says why."""


class BackupError(ServerError, code="CannotCopy"):
    """The backup cannot be made or restored; the message says why."""


class WriteConflict(DynastyError):
    """Another process wrote this entry first."""


class BadLogEntry(DynastyError):
    """An entry of the log is missing, of an unknown kind, or cannot be applied."""

    def __init__(self, seq: int, why: str) -> None:
        super().__init__(f"entry {seq} of the log: {why}")
        self.seq = seq


class TableNotLoaded(DynastyError):
    """The table cannot be played here; at most it can be shown."""

    def __init__(self, reason: str, entry: int = 0) -> None:
        super().__init__(f"{reason} {entry}")
        self.reason = reason
        self.entry = entry


class WorkerDied(DynastyError):
    """The process ended during the work, killed or out of memory."""


class WorkerTimeout(DynastyError):
    """The process was killed because the work exceeded its time limit."""


class WorkFailed(DynastyError):
    """The work failed with an error that cannot be pickled."""
