"""The command `balance`: measure how balanced a game's numbers are, and write a page about it."""

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import typer

from dynasty import bots
from dynasty.cli.arena import INTERRUPTED_EXIT_CODE, print_table_data, require_lab_extra
from dynasty.cli.run_options import RunOptions
from dynasty.cli.screen import Screen
from dynasty.kernel import Game
from dynasty.lab.arena_plan import ALL_SEAT_COUNTS, SOLO_SEATS, checked_bots, parse_seat_counts
from dynasty.lab.parallel import load_game
from dynasty.lab.results_journal import GAMES_FILE
from dynasty.localization import translator_for
from dynasty.text import Translator

if TYPE_CHECKING:
    from dynasty.lab.balance import BalancePlan
    from dynasty.learn.balance_figures import Balance

BALANCE_FOLDER: Final = Path("balance")
FIGURES_FILE: Final = "balance.json"
MAX_SHOWN_PIECES: Final = 12


def run_balance(name: str, bot: str, masters: int, run: RunOptions) -> int:
    """Measure how balanced a game's numbers are and print it; return the exit code."""
    require_lab_extra()
    from dynasty.lab.balance import play_balance
    from dynasty.lab.balance_page import write_balance_page
    from dynasty.lab.balance_stats import evaluate_balance

    game, folder = load_game(name), run.out or BALANCE_FOLDER / name
    plan = balance_plan(game, bot, masters, run)
    words = translator_for(game, run.language)
    screen = Screen(words)
    try:
        done = play_balance(plan, folder, run.hands, words.say("arena-title"))
    except KeyboardInterrupt:
        screen.tell("arena-stopped", file=str(folder / GAMES_FILE))
        return INTERRUPTED_EXIT_CODE
    balance = evaluate_balance(plan, done, repeat_command(plan, run.seats))
    (folder / FIGURES_FILE).write_text(balance.to_json(), encoding="utf-8")
    file = write_balance_page(balance, words, folder)
    if run.as_json:
        typer.echo(balance.to_json(), nl=False)
    else:
        print_balance(screen, game, balance)
        screen.tell("arena-written", file=str(file))
    return 0


def print_balance(screen: Screen, game: Game[Any], balance: "Balance") -> None:
    """Print the figures as tables."""
    from dynasty.learn import balance_tables as tables

    words, section = screen.words, tables.main_section(balance, game)
    screen.heading(words.say("balance-page", title=words.say("title")))
    print_table_data(screen, tables.overview_table(balance, words))
    screen.heading(words.say("balance-sources"))
    print_table_data(screen, tables.sources_table(balance, words))
    screen.heading(words.say("balance-telling"))
    print_table_data(
        screen, tables.usage_table(tables.significant_rows(section.things, MAX_SHOWN_PIECES), words)
    )


def balance_plan(game: Game[Any], bot: str, masters: int, run: RunOptions) -> "BalancePlan":
    """Return a plan: the bot at tables of all sizes; slow master bots at few of them."""
    from dynasty.lab.balance import BalancePlan

    checked_bots([bot])
    counts = parse_seat_counts(run.seats, game)
    for count in counts:
        game.checked_options(run.options, count)
    few = tuple(count for count in counts if count in {SOLO_SEATS, game.usual_seats})
    sizes, numbers = (
        {bot: counts, bots.STRONGEST_BOT: few},
        {bot: run.number, bots.STRONGEST_BOT: masters},
    )
    return BalancePlan(
        game.name, game.version, game.box.digest, sizes, numbers, run.seed, run.options
    )


def repeat_command(plan: "BalancePlan", seats: str) -> str:
    """Return the command line that plays these games again."""
    bot, *_ = plan.games
    parts = [f"dynasty balance {plan.game} --bot {bot} --games {plan.games[bot]}"]
    parts += [f"--masters {plan.games[bots.STRONGEST_BOT]} --seed {plan.seed}"]
    parts += [f"--seats {seats}"] if seats != ALL_SEAT_COUNTS else []
    parts += [f"--option {key}={value}" for key, value in plan.options.items()]
    return " ".join(parts)


def write_balance_document(file: Path, language: str) -> int:
    """Write the document about the balance of all games; return the exit code."""
    require_lab_extra()
    from dynasty.lab.balance_page import balance_document

    file.write_text(balance_document(), encoding="utf-8")
    Screen(Translator(language)).tell("balance-written", file=str(file))
    return 0
