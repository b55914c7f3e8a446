"""`analyse`: what a game that is over can teach, in the terminal."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from dynasty.cli.files import read_match
from dynasty.cli.replay import check_seat
from dynasty.cli.screen import Screen, print_json
from dynasty.cli.wording import names_of
from dynasty.insight.analysis import Analysis, Findings, examine, gathered, judged, parts
from dynasty.insight.telling import luck_told, mistakes_told, percent, turning_points_told
from dynasty.kernel import BadRecord, Match, Record
from dynasty.lab.crew import Hands
from dynasty.lab.runs import Box, loaded, packed_box, spread
from dynasty.speech import words_of

BARS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 48  # bars of a curve at most


@dataclass(frozen=True)
class Task:
    """A part of a game to look at, on whatever machine."""

    record: str
    box: Box | None
    part: range
    seats: tuple[int, ...]


def show_analysis(
    file: Path,
    seat: int | None,
    hands: Hands,
    as_json: bool,
    components: Path | None,
    language: str,
) -> None:
    """The command `analyse`."""
    match = read_match(file, components)
    if not match.finished:
        raise BadRecord("the game is not over; only a finished one is analysed")
    if not match.moves:
        raise BadRecord("nobody made a move; there is nothing to analyse")
    if seat is not None:
        check_seat(match, seat)
    seats = tuple(judged(match.seats)) if seat is None else (seat,)
    screen = Screen(words_of(match.game, language, names_of(match.seats)))
    record, box = match.record().to_json(), packed_box(components)
    tasks = [Task(record, box, part, seats) for part in parts(match, seats)]
    analysis = gathered(list(spread(look_at, tasks, hands, screen.say("analysis-title"), moves_of)))
    if as_json:
        print_json(as_data(match, analysis))
    else:
        show(screen, match, analysis)


def look_at(task: Task) -> Findings:
    record = Record.from_json(task.record)
    return examine(loaded(record.game, task.box), record, task.part, task.seats)


def moves_of(task: Task) -> int:
    return len(task.part)


def show(screen: Screen, match: Match, analysis: Analysis) -> None:
    words = screen.words
    screen.heading(screen.say("analysis-chances"))
    for seat in range(len(analysis.moments[0].chances)):
        curve = [moment.chances[seat] for moment in analysis.moments]
        screen.line(f"{words.seat(seat):12} {bars(curve)} {percent(curve[-1]):3} %")
    screen.heading(screen.say("analysis-turning"))
    turning = turning_points_told(match, analysis, words)
    for told in turning:
        screen.paragraph(screen.say("analysis-at", move=told.move, text=told.text))
    if not turning:
        screen.tell("analysis-steady")
    screen.heading(screen.say("analysis-mistakes"))
    mistakes = mistakes_told(match, analysis, words)
    for told in mistakes:
        text = f"{words.seat(told.seat)}. {told.text}"
        screen.paragraph(screen.say("analysis-at", move=told.move, text=text))
    if not mistakes:
        screen.tell("analysis-none")
    screen.heading(screen.say("analysis-luck"))
    for text in luck_told(analysis, words):
        screen.paragraph(text)


def bars(curve: list[float]) -> str:
    """The curve in one line: a bar for each stretch of the game."""
    step = max(1, len(curve) / WIDTH)
    shown = [curve[int(n * step)] for n in range(int(len(curve) / step))]
    return "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in shown)


def as_data(match: Match, analysis: Analysis) -> dict[str, Any]:
    return {
        "game": match.game.name,
        "moments": [asdict(moment) for moment in analysis.moments],
        "turning_points": [after.move for _, after in analysis.turning_points],
        "mistakes": [asdict(one) for one in analysis.mistakes],
        "luck": [gift.share for gift in analysis.fortune()],
        "luck_error": [gift.error for gift in analysis.fortune()],
    }
