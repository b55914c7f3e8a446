"""The tree of the server's errors: what programs read of each, and where they are defined."""

import ast
from collections.abc import Iterator
from pathlib import Path

from dynasty import server
from dynasty.kernel import DynastyError, LocalizedError
from dynasty.server import errors
from dynasty.server.errors import ServerError

SOURCES = Path(server.__file__).parent
# A class may be renamed; its code may not, because programs read it.
CODES = """
400 BadAddress BadChannel BadClock BadFile BadHoliday BadInput BadSubscription CannotCopy
400 CannotStart NoSuchKind NoSuchZone NobodyLate NothingToPause TooManyConnections
403 AgainstTerms Apart Forbidden KeyEnded LinkUsed NobodyToAsk NobodyYet NotInvited NotMet
403 NotOver PlayerBack SeatHeld SeatKept SeatReserved SeatTaken SeedNotAllowed Silenced
403 TableFull WeakKey
404 NoSuchChannel NoSuchKey NoSuchPlayer NoSuchTable
409 AlreadyAsked AlreadyBegun CannotPlan NoCoach NoLesson NotBegun NotSent Settled Stale
409 TooManyChannels
410 TableClosed TableShut
422 NotRateable TurnedDown
429 Crowded TooManyReports TooManyTables TooManyTries TooMuchAtFirst TooSoon TrialRunning
503 DatabaseAway PoolBusy
507 DiskFull
"""


def server_errors(root: type[ServerError] = ServerError) -> Iterator[type[ServerError]]:
    for kind in root.__subclasses__():
        yield from (kind, *server_errors(kind))


def test_the_codes_that_programs_read_have_their_status() -> None:
    listed = [line.split() for line in CODES.strip().splitlines()]
    expected = {(int(status), code) for status, *codes in listed for code in codes}
    assert {(kind.status, kind.code) for kind in server_errors()} == expected


def test_an_error_has_the_status_of_its_base_class_unless_it_names_another() -> None:
    assert errors.KeyRevoked.status == errors.Forbidden.status == 403
    assert errors.KeyRevoked().key == "wrong-key"
    assert errors.WeakKey("refused-weak-key", n=20).key == "refused-weak-key"


def test_all_exceptions_of_the_server_are_in_one_module() -> None:
    bases = {kind.__name__ for kind in (*server_errors(), ServerError, DynastyError)}
    bases |= {LocalizedError.__name__, "Exception", "ValueError", "OSError", "RuntimeError"}
    elsewhere = [
        f"{file.relative_to(SOURCES)}: {node.name}"
        for file in SOURCES.rglob("*.py")
        if file.name != "errors.py"
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.ClassDef)
        and {base.id for base in node.bases if isinstance(base, ast.Name)} & bases
    ]
    assert elsewhere == []
