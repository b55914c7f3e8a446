"""`sweep`: what other values of a component would do, measured on the same deals."""

from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final

from dynasty.cli.arena import STOPPED, names, show_table, want_lab
from dynasty.cli.screen import Screen, print_json
from dynasty.kernel import Game
from dynasty.lab.crew import Hands
from dynasty.lab.journal import GAMES
from dynasty.lab.plan import few_or_chosen, known_bots
from dynasty.lab.runs import loaded
from dynasty.lab.variation import check, settings, varied
from dynasty.speech import words_of

if TYPE_CHECKING:
    from dynasty.lab.sweep import Plan, Sweep

FOLDER: Final = Path("sweep")
BOXES: Final = "boxes"
MOST_SHOWN: Final = 12


@dataclass(frozen=True)
class Asked:
    """What is to be tried, as it was typed."""

    vary: list[str]
    players: str
    seats: str
    number: int
    seed: int
    whole: bool
    options: dict[str, str]
    components: Path | None


def show_sweep(
    name: str, asked: Asked, hands: Hands, out: Path | None, as_json: bool, language: str
) -> int:
    """The command `sweep`; the exit code."""
    want_lab()
    from dynasty.lab.sweep import play_sweep
    from dynasty.lab.sweep_page import write_page

    game = loaded(name, asked.components)
    plan = make_plan(game, asked)
    variations = varied(game, asked.vary)
    with TemporaryDirectory() as trial:
        check(name, settings(variations, Path(trial), asked.components))
    folder = out or FOLDER / name / "+".join(one.key for one in variations)
    words = words_of(game, language)
    screen = Screen(words)
    boxes = settings(variations, folder / BOXES, asked.components)
    try:
        sweep = play_sweep(plan, variations, boxes, folder, hands, words.say("arena-title"))
    except KeyboardInterrupt:
        screen.tell("arena-stopped", file=str(folder / GAMES))
        return STOPPED
    sweep.write(folder)
    file = write_page(sweep, words, folder)
    if as_json:
        print_json(sweep.as_data())
        return 0
    tell(screen, sweep)
    screen.line()
    screen.tell("arena-written", file=str(file))
    return 0


def make_plan(game: Game[Any], asked: Asked) -> "Plan":
    """The plan for what was asked, or what is wrong with it."""
    from dynasty.lab.sweep import Plan

    counts = few_or_chosen(asked.seats, game, asked.options)
    return Plan(
        game.name,
        game.version,
        game.box.digest,
        known_bots(names(asked.players)),
        counts,
        asked.number,
        asked.seed,
        asked.options,
        asked.whole,
    )


def tell(screen: Screen, sweep: "Sweep") -> None:
    """The figures for people."""
    from dynasty.lab import sweep_tables as tables

    words = screen.words
    screen.heading(words.say("sweep-page", title=words.say("title")))
    show_table(screen, tables.varied_table(sweep, words))
    for section in sweep.sections:
        screen.heading(tables.section_title(section, words))
        note = tables.section_note(sweep, section, words)
        if note:
            screen.paragraph(note)
        for measure in tables.measures_of(section):
            screen.heading(tables.measure_title(sweep, section, measure, words))
            show_table(screen, tables.changes_table(sweep, section, measure, words))
        usage = tables.usage_table(sweep, section, words, MOST_SHOWN)
        screen.heading(words.say("sweep-usage"))
        if usage.rows:
            show_table(screen, usage)
        else:
            screen.tell("sweep-same-usage")
