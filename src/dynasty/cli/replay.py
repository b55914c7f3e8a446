"""`replay` and `verify`: records played again."""

from pathlib import Path
from typing import Any

from dynasty.cli.errors import complain
from dynasty.cli.files import read_match
from dynasty.cli.screen import Screen, print_json
from dynasty.cli.sheets import show_ranking, show_sheets
from dynasty.cli.wording import names_of
from dynasty.kernel import DynastyError, Match, WrongSeats
from dynasty.speech import words_of
from dynasty.text import Words


def show_replay(
    file: Path, to: int | None, seat: int, as_json: bool, components: Path | None, language: str
) -> None:
    """The command `replay`."""
    match = read_match(file, components, to)
    check_seat(match, seat)
    if as_json:
        print_json(as_data(match))
        return
    screen = Screen(words_of(match.game, language, names_of(match.seats)))
    screen.log(match.heard(seat))
    screen.heading(screen.say("replay-over" if match.finished else "replay-open"))
    show_sheets(screen, match.game.scores(match.state))
    if match.finished:
        screen.line()
        show_ranking(screen, match)


def as_data(match: Match) -> dict[str, Any]:
    return {
        "game": match.game.name,
        "choices": len(match.moves),
        "finished": match.finished,
        "scores": match.totals(),
        "ranking": match.game.ranking(match.state),
    }


def check_seat(match: Match, seat: int) -> None:
    """-1 is a spectator."""
    if seat >= match.state.seats:
        raise WrongSeats("seat-number", last=match.state.seats - 1, given=seat)


def verify_records(files: list[Path], components: Path | None, language: str) -> int:
    """The command `verify`; the exit code is the worst of all files."""
    screen = Screen(Words(language))
    worst = 0
    for file in files:
        try:
            match = read_match(file, components)
        except DynastyError as error:
            worst = max(worst, complain(error, language))
        else:
            screen.tell(
                "verify-fine",
                file=str(file),
                choices=len(match.moves),
                finished=int(match.finished),
            )
    return worst
