"""`arena` and `ladder`: how strong the bots are, measured in many games and published."""

from importlib.util import find_spec
from pathlib import Path
from shutil import copyfile
from typing import TYPE_CHECKING, Final

from dynasty.cli.errors import MissingExtra
from dynasty.cli.screen import Screen
from dynasty.lab.arena import play_plan
from dynasty.lab.crew import Hands
from dynasty.lab.journal import GAMES
from dynasty.lab.plan import Plan, make_plan
from dynasty.lab.runs import loaded
from dynasty.speech import words_of
from dynasty.text import Words

if TYPE_CHECKING:
    from dynasty.lab.report import Report
    from dynasty.learn.grid import Grid

NEEDED: Final = ("altair", "jinja2", "openskill", "vl_convert")  # what the extra `lab` installs
FOLDER: Final = Path("arena")
STOPPED: Final = 130  # what a shell gives for Ctrl-C


def show_arena(
    name: str,
    players: str,
    against: str,
    neighbours: bool,
    seats: str,
    number: int,
    seed: int,
    hands: Hands,
    options: dict[str, str],
    out: Path | None,
    language: str,
) -> int:
    """The command `arena`; the exit code."""
    want_lab()
    listed, others = names(players), names(against)
    plan = make_plan(loaded(name), listed, others, neighbours, seats, number, seed, options)
    return 0 if play_and_tell(plan, out or FOLDER / name, hands, language) else STOPPED


def want_lab() -> None:
    """Refuse before anything is played if the extra `lab` is missing."""
    for package in NEEDED:
        if find_spec(package) is None:
            raise MissingExtra("extra-missing", module=package, extra="lab")


def names(text: str) -> list[str]:
    """Names out of `a,b,c`."""
    return [part.strip() for part in text.split(",") if part.strip()]


def play_and_tell(plan: Plan, folder: Path, hands: Hands, language: str) -> bool:
    """Play what is left of a plan, show its report and write it; False if stopped by Ctrl-C."""
    from dynasty.lab.page import write_page
    from dynasty.lab.report import evaluate

    words = words_of(loaded(plan.game), language)
    screen = Screen(words)
    try:
        done = play_plan(plan, folder, hands, words.say("arena-title"))
    except KeyboardInterrupt:
        screen.tell("arena-stopped", file=str(folder / GAMES))
        return False
    report = evaluate(plan, done)
    report.write(folder)
    show_report(screen, report)
    screen.line()
    screen.tell("arena-written", file=str(write_page(report, words, folder)))
    return True


def write_ladder(folder: Path, play: bool, hands: Hands, language: str) -> int:
    """The command `ladder`; the exit code."""
    want_lab()
    from dynasty.lab.ladder import page, plan_of, renewed, reports
    from dynasty.lab.report import REPORT

    for name, report in reports(folder).items() if play else ():
        own = FOLDER / folder.name / name
        if not play_and_tell(renewed(plan_of(report)), own, hands, language):
            return STOPPED
        copyfile(own / REPORT, folder / f"{name}.json")
    file = folder.with_suffix(".md")
    file.write_text(page(folder), encoding="utf-8")
    Screen(Words(language)).tell("ladder-written", file=str(file))
    return 0


def show_report(screen: Screen, report: "Report") -> None:
    """The figures for people."""
    from dynasty.lab import tables

    words = screen.words
    screen.heading(words.say("arena-page", title=words.say("title")))
    for section in report.sections:
        screen.heading(tables.section_title(section, words))
        show_table(screen, tables.standings_table(section, words))
        if section.duels:
            screen.line()
            show_table(screen, tables.duels_table(section, words))
    screen.heading(words.say("arena-time"))
    show_table(screen, tables.paces_table(report, words))


def show_table(screen: Screen, table: "Grid") -> None:
    screen.table(table.heads, table.rows, table.numbers)
