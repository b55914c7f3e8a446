"""The command `sweep`: measure the effect of other component values on the same deals."""

from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final

from dynasty.cli.arena import (
    INTERRUPTED_EXIT_CODE,
    print_table_data,
    require_lab_extra,
    split_names,
)
from dynasty.cli.screen import Screen, print_json
from dynasty.kernel import Game
from dynasty.lab.arena_plan import checked_bots, seat_counts_or_fewest
from dynasty.lab.component_grid import check_settings, parse_variations, write_settings
from dynasty.lab.parallel import load_game
from dynasty.lab.results_journal import GAMES_FILE
from dynasty.lab.task_pool import Backend
from dynasty.localization import translator_for

if TYPE_CHECKING:
    from dynasty.lab.sweep import Sweep, SweepPlan

SWEEP_FOLDER: Final = Path("sweep")
BOXES_FOLDER: Final = "boxes"
MAX_SHOWN_PIECES: Final = 12


@dataclass(frozen=True)
class SweepRequest:
    """The arguments of the command, as they were typed."""

    vary: list[str]
    players: str
    seats: str
    number: int
    seed: int
    whole: bool
    options: dict[str, str]
    components: Path | None


def run_sweep(
    name: str, asked: SweepRequest, hands: Backend, out: Path | None, as_json: bool, language: str
) -> int:
    """Play the same deals with other component values, print the effects; return the exit code."""
    require_lab_extra()
    from dynasty.lab.sweep import play_sweep
    from dynasty.lab.sweep_page import write_sweep_page

    game = load_game(name, asked.components)
    plan = make_sweep_plan(game, asked)
    variations = parse_variations(game, asked.vary)
    with TemporaryDirectory() as trial:
        check_settings(name, write_settings(variations, Path(trial), asked.components))
    folder = out or SWEEP_FOLDER / name / "+".join(one.key for one in variations)
    words = translator_for(game, language)
    screen = Screen(words)
    boxes = write_settings(variations, folder / BOXES_FOLDER, asked.components)
    try:
        sweep = play_sweep(plan, variations, boxes, folder, hands, words.say("arena-title"))
    except KeyboardInterrupt:
        screen.tell("arena-stopped", file=str(folder / GAMES_FILE))
        return INTERRUPTED_EXIT_CODE
    sweep.write(folder)
    file = write_sweep_page(sweep, words, folder)
    if as_json:
        print_json(sweep.as_data())
        return 0
    print_sweep(screen, sweep)
    screen.line()
    screen.tell("arena-written", file=str(file))
    return 0


def make_sweep_plan(game: Game[Any], asked: SweepRequest) -> "SweepPlan":
    """Return the plan of the sweep; raise an error if an argument is wrong."""
    from dynasty.lab.sweep import SweepPlan

    counts = seat_counts_or_fewest(asked.seats, game, asked.options)
    return SweepPlan(
        game.name,
        game.version,
        game.box.digest,
        checked_bots(split_names(asked.players)),
        counts,
        asked.number,
        asked.seed,
        asked.options,
        asked.whole,
    )


def print_sweep(screen: Screen, sweep: "Sweep") -> None:
    """Print the figures as tables."""
    from dynasty.lab import sweep_tables as tables

    words = screen.words
    screen.heading(words.say("sweep-page", title=words.say("title")))
    print_table_data(screen, tables.varied_table(sweep, words))
    for section in sweep.sections:
        screen.heading(tables.section_title(section, words))
        note = tables.section_note(sweep, section, words)
        if note:
            screen.paragraph(note)
        for measure in tables.plotted_measures(section):
            screen.heading(tables.measure_title(sweep, section, measure, words))
            print_table_data(screen, tables.changes_table(sweep, section, measure, words))
        usage = tables.usage_table(sweep, section, words, MAX_SHOWN_PIECES)
        screen.heading(words.say("sweep-usage"))
        if usage.rows:
            print_table_data(screen, usage)
        else:
            screen.tell("sweep-same-usage")
