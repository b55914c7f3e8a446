"""The commands `arena` and `ladder`: measure the strength of bots and publish the results."""

from importlib.util import find_spec
from pathlib import Path
from shutil import copyfile
from typing import TYPE_CHECKING, Final

from dynasty.cli.errors import MissingExtra
from dynasty.cli.screen import Screen
from dynasty.lab.arena import play_plan
from dynasty.lab.arena_plan import ArenaPlan, make_plan
from dynasty.lab.parallel import load_game
from dynasty.lab.results_journal import GAMES_FILE
from dynasty.lab.task_pool import Backend
from dynasty.localization import translator_for
from dynasty.text import Translator

if TYPE_CHECKING:
    from dynasty.lab.arena_report import Report
    from dynasty.learn.report_table import TextTable

LAB_MODULES: Final = ("altair", "jinja2", "openskill", "vl_convert")  # modules of the extra `lab`
ARENA_FOLDER: Final = Path("arena")
INTERRUPTED_EXIT_CODE: Final = 130  # exit code of a shell for Ctrl-C


def run_arena(
    name: str,
    players: str,
    against: str,
    neighbours: bool,
    seats: str,
    number: int,
    seed: int,
    hands: Backend,
    options: dict[str, str],
    out: Path | None,
    language: str,
) -> int:
    """Play the games of an arena and print its report; return the exit code."""
    require_lab_extra()
    listed, others = split_names(players), split_names(against)
    plan = make_plan(load_game(name), listed, others, neighbours, seats, number, seed, options)
    return (
        0
        if play_and_report(plan, out or ARENA_FOLDER / name, hands, language)
        else INTERRUPTED_EXIT_CODE
    )


def require_lab_extra() -> None:
    """Raise MissingExtra if the extra `lab` is not installed, before any game is played."""
    for package in LAB_MODULES:
        if find_spec(package) is None:
            raise MissingExtra(package, "lab")


def split_names(text: str) -> list[str]:
    """Return the names in `a,b,c`."""
    return [part.strip() for part in text.split(",") if part.strip()]


def play_and_report(plan: ArenaPlan, folder: Path, hands: Backend, language: str) -> bool:
    """Play the rest of a plan, print and write its report; return False if stopped by Ctrl-C."""
    from dynasty.lab.arena_page import write_report_page
    from dynasty.lab.arena_report import evaluate_arena

    words = translator_for(load_game(plan.game), language)
    screen = Screen(words)
    try:
        done = play_plan(plan, folder, hands, words.say("arena-title"))
    except KeyboardInterrupt:
        screen.tell("arena-stopped", file=str(folder / GAMES_FILE))
        return False
    report = evaluate_arena(plan, done)
    report.write(folder)
    print_arena_report(screen, report)
    screen.line()
    screen.tell("arena-written", file=str(write_report_page(report, words, folder)))
    return True


def run_ladder(folder: Path, play: bool, hands: Backend, language: str) -> int:
    """Write the page of the ladder, perhaps after playing its games again; return the exit code."""
    require_lab_extra()
    from dynasty.lab.arena_report import REPORT_FILE
    from dynasty.lab.ladder import current_plan, ladder_page, read_reports, report_plan

    for name, report in read_reports(folder).items() if play else ():
        own = ARENA_FOLDER / folder.name / name
        if not play_and_report(current_plan(report_plan(report)), own, hands, language):
            return INTERRUPTED_EXIT_CODE
        copyfile(own / REPORT_FILE, folder / f"{name}.json")
    file = folder.with_suffix(".md")
    file.write_text(ladder_page(folder), encoding="utf-8")
    Screen(Translator(language)).tell("ladder-written", file=str(file))
    return 0


def print_arena_report(screen: Screen, report: "Report") -> None:
    """Print the figures of the report as tables."""
    from dynasty.lab import arena_tables

    words = screen.words
    screen.heading(words.say("arena-page", title=words.say("title")))
    for section in report.sections:
        screen.heading(arena_tables.section_title(section, words))
        print_table_data(screen, arena_tables.standings_table(section, words))
        if section.duels:
            screen.line()
            print_table_data(screen, arena_tables.duels_table(section, words))
    screen.heading(words.say("arena-time"))
    print_table_data(screen, arena_tables.paces_table(report, words))


def print_table_data(screen: Screen, table: "TextTable") -> None:
    screen.table(table.heads, table.rows, table.numbers)
