"""`balance`: what bots make of a game's numbers, and the page about it."""

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import typer

from dynasty import bots
from dynasty.cli.arena import STOPPED, show_table, want_lab
from dynasty.cli.runs import Run
from dynasty.cli.screen import Screen
from dynasty.kernel import Game
from dynasty.lab.journal import GAMES
from dynasty.lab.plan import ALL, SOLO, chosen_counts, known_bots
from dynasty.lab.runs import loaded
from dynasty.speech import words_of
from dynasty.text import Words

if TYPE_CHECKING:
    from dynasty.lab.balance import Plan
    from dynasty.learn.balance import Balance

FOLDER: Final = Path("balance")
FIGURES: Final = "balance.json"
MOST_SHOWN: Final = 12


def show_balance(name: str, bot: str, masters: int, run: Run) -> int:
    """The command `balance` with a game; the exit code."""
    want_lab()
    from dynasty.lab.balance import play_balance
    from dynasty.lab.balance_page import write_page
    from dynasty.lab.evaluation import evaluate

    game, folder = loaded(name), run.out or FOLDER / name
    plan = make_plan(game, bot, masters, run)
    words = words_of(game, run.language)
    screen = Screen(words)
    try:
        done = play_balance(plan, folder, run.hands, words.say("arena-title"))
    except KeyboardInterrupt:
        screen.tell("arena-stopped", file=str(folder / GAMES))
        return STOPPED
    balance = evaluate(plan, done, command_of(plan, run.seats))
    (folder / FIGURES).write_text(balance.to_json(), encoding="utf-8")
    file = write_page(balance, words, folder)
    if run.as_json:
        typer.echo(balance.to_json(), nl=False)
    else:
        tell(screen, game, balance)
        screen.tell("arena-written", file=str(file))
    return 0


def tell(screen: Screen, game: Game[Any], balance: "Balance") -> None:
    """The figures for people."""
    from dynasty.learn import balance_tables as tables

    words, section = screen.words, tables.main_section(balance, game)
    screen.heading(words.say("balance-page", title=words.say("title")))
    show_table(screen, tables.overview(balance, words))
    screen.heading(words.say("balance-sources"))
    show_table(screen, tables.sources(balance, words))
    screen.heading(words.say("balance-telling"))
    show_table(screen, tables.usage(tables.telling(section.things, MOST_SHOWN), words))


def make_plan(game: Game[Any], bot: str, masters: int, run: Run) -> "Plan":
    """A bot at tables of every size; masters, who are slow, alone and at the usual size."""
    from dynasty.lab.balance import Plan

    known_bots([bot])
    counts = chosen_counts(run.seats, game)
    for count in counts:
        game.checked_options(run.options, count)
    few = tuple(count for count in counts if count in {SOLO, game.usual_seats})
    sizes, numbers = {bot: counts, bots.BEST: few}, {bot: run.number, bots.BEST: masters}
    return Plan(game.name, game.version, game.box.digest, sizes, numbers, run.seed, run.options)


def command_of(plan: "Plan", seats: str) -> str:
    """What plays these games again."""
    bot, *_ = plan.games
    parts = [f"dynasty balance {plan.game} --bot {bot} --games {plan.games[bot]}"]
    parts += [f"--masters {plan.games[bots.BEST]} --seed {plan.seed}"]
    parts += [f"--seats {seats}"] if seats != ALL else []
    parts += [f"--option {key}={value}" for key, value in plan.options.items()]
    return " ".join(parts)


def write_document(file: Path, language: str) -> int:
    """The command `balance` without a game; the exit code."""
    want_lab()
    from dynasty.lab.balance_page import document

    file.write_text(document(), encoding="utf-8")
    Screen(Words(language)).tell("balance-written", file=str(file))
    return 0
