"""The commands `replay` and `verify`: play records again."""

from pathlib import Path
from typing import Any

from dynasty.cli.errors import print_error
from dynasty.cli.record_files import read_match
from dynasty.cli.safe_names import printable_names
from dynasty.cli.score_tables import print_ranking, print_sheets
from dynasty.cli.screen import Screen, print_json
from dynasty.kernel import DynastyError, Match, WrongSeats
from dynasty.localization import translator_for
from dynasty.text import Translator


def run_replay(
    file: Path, to: int | None, seat: int, as_json: bool, components: Path | None, language: str
) -> None:
    """Replay a record and print what happened."""
    match = read_match(file, components, to)
    check_seat(match, seat)
    if as_json:
        print_json(replay_data(match))
        return
    screen = Screen(translator_for(match.game, language, printable_names(match.seats)))
    screen.log(match.heard(seat))
    screen.heading(screen.say("replay-over" if match.finished else "replay-open"))
    print_sheets(screen, match.game.scores(match.state))
    if match.finished:
        screen.line()
        print_ranking(screen, match)


def replay_data(match: Match) -> dict[str, Any]:
    return {
        "game": match.game.name,
        "choices": len(match.moves),
        "finished": match.finished,
        "scores": match.totals(),
        "ranking": match.game.ranking(match.state),
    }


def check_seat(match: Match, seat: int) -> None:
    """Raise WrongSeats if there is no such seat; -1 is a spectator."""
    if seat >= match.state.seats:
        raise WrongSeats("seat-number", last=match.state.seats - 1, given=seat)


def run_verify(files: list[Path], components: Path | None, language: str) -> int:
    """Check that records replay to what they say; return the worst exit code of all files."""
    screen = Screen(Translator(language))
    worst = 0
    for file in files:
        try:
            match = read_match(file, components)
        except DynastyError as error:
            worst = max(worst, print_error(error, language))
        else:
            screen.tell(
                "verify-fine",
                file=str(file),
                choices=len(match.moves),
                finished=int(match.finished),
            )
    return worst
