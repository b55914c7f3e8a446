"""The command `analyse`: print the analysis of a finished game."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from dynasty.cli.record_files import read_match
from dynasty.cli.replay import check_seat
from dynasty.cli.safe_names import printable_names
from dynasty.cli.screen import Screen, print_json
from dynasty.insight.analysis import (
    Analysis,
    SegmentFindings,
    analyse_segment,
    match_segments,
    merge_findings,
    seats_to_judge,
)
from dynasty.insight.analysis_text import (
    luck_sentences,
    mistake_lines,
    rounded_percent,
    turning_point_lines,
)
from dynasty.kernel import BadRecord, Match, Record
from dynasty.lab.parallel import ComponentsFile, components_file, load_game, run_tasks
from dynasty.lab.task_pool import Backend
from dynasty.localization import translator_for

BAR_CHARACTERS: Final = "▁▂▃▄▅▆▇█"
MAX_CURVE_BARS: Final = 48  # bars of a curve at most


@dataclass(frozen=True)
class AnalysisTask:
    """A segment of a game to analyse, with all that another process needs."""

    record: str
    box: ComponentsFile | None
    part: range
    seats: tuple[int, ...]


def run_analyse(
    file: Path,
    seat: int | None,
    hands: Backend,
    as_json: bool,
    components: Path | None,
    language: str,
) -> None:
    """Analyse a finished game and print its turning points, mistakes and luck."""
    match = read_match(file, components)
    if not match.finished:
        raise BadRecord("flaw-open-game")
    if not match.moves:
        raise BadRecord("flaw-no-choices")
    if seat is not None:
        check_seat(match, seat)
    seats = tuple(seats_to_judge(match.seats)) if seat is None else (seat,)
    screen = Screen(translator_for(match.game, language, printable_names(match.seats)))
    record, box = match.record().to_json(), components_file(components)
    tasks = [AnalysisTask(record, box, part, seats) for part in match_segments(match, seats)]
    analysis = merge_findings(
        list(run_tasks(analyse_task, tasks, hands, screen.say("analysis-title"), task_move_count))
    )
    if as_json:
        print_json(analysis_data(match, analysis))
    else:
        print_analysis(screen, match, analysis)


def analyse_task(task: AnalysisTask) -> SegmentFindings:
    record = Record.from_json(task.record)
    return analyse_segment(load_game(record.game, task.box), record, task.part, task.seats)


def task_move_count(task: AnalysisTask) -> int:
    return len(task.part)


def print_analysis(screen: Screen, match: Match, analysis: Analysis) -> None:
    words = screen.words
    screen.heading(screen.say("analysis-chances"))
    for seat in range(len(analysis.moments[0].chances)):
        curve = [moment.chances[seat] for moment in analysis.moments]
        screen.line(f"{words.seat(seat):12} {curve_bars(curve)} {rounded_percent(curve[-1]):3} %")
    screen.heading(screen.say("analysis-turning"))
    turning = turning_point_lines(match, analysis, words)
    for told in turning:
        screen.paragraph(screen.say("analysis-at", move=told.move, text=told.text))
    if not turning:
        screen.tell("analysis-steady")
    screen.heading(screen.say("analysis-mistakes"))
    mistakes = mistake_lines(match, analysis, words)
    for told in mistakes:
        text = f"{words.seat(told.seat)}. {told.text}"
        screen.paragraph(screen.say("analysis-at", move=told.move, text=text))
    if not mistakes:
        screen.tell("analysis-none")
    screen.heading(screen.say("analysis-luck"))
    for text in luck_sentences(analysis, words):
        screen.paragraph(text)


def curve_bars(curve: list[float]) -> str:
    """Return the curve as one line of text, with one bar for each stretch of the game."""
    step = max(1, len(curve) / MAX_CURVE_BARS)
    shown = [curve[int(n * step)] for n in range(int(len(curve) / step))]
    return "".join(
        BAR_CHARACTERS[min(len(BAR_CHARACTERS) - 1, int(chance * len(BAR_CHARACTERS)))]
        for chance in shown
    )


def analysis_data(match: Match, analysis: Analysis) -> dict[str, Any]:
    return {
        "game": match.game.name,
        "moments": [asdict(moment) for moment in analysis.moments],
        "turning_points": [after.move for _, after in analysis.turning_points],
        "mistakes": [asdict(one) for one in analysis.mistakes],
        "luck": [gift.share for gift in analysis.fortune()],
        "luck_error": [gift.error for gift in analysis.fortune()],
    }
