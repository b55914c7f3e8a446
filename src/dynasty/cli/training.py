"""`train` and `calibrate`: what positions are worth, learned from games and held against others."""

from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from dynasty.cli.arena import STOPPED, names, want_lab
from dynasty.cli.errors import MissingExtra
from dynasty.cli.play_training import Lessons, learn_to_play, tell_lessons
from dynasty.cli.runs import Run
from dynasty.cli.screen import Screen, print_json
from dynasty.cli.weights import file_of, write_weights, written
from dynasty.kernel.value import Learned, read_learned
from dynasty.lab.calibration import Calibration, calibrate, tell
from dynasty.lab.plan import chosen_counts, known_bots
from dynasty.lab.positions import Games, Task, gather
from dynasty.lab.runs import loaded
from dynasty.speech import words_of

TRAINED: Final = Path("train")
SHARE: Final = 5  # one in so many games is kept to report on


def show_training(name: str, install: bool, lessons: Lessons | None, run: Run) -> int:
    """The command `train`: what people are told or, with lessons, what bots play by."""
    if find_spec("numpy") is None:
        raise MissingExtra("extra-missing", module="numpy", extra="lab")
    game, folder = loaded(name), run.out or TRAINED / name
    screen = Screen(words_of(game, run.language))
    target = game.folder if install and game.folder else folder
    report: dict[str, Any] = {}
    for players in chosen_counts(run.seats, game):
        try:
            report[str(players)] = trained(name, players, target, folder, lessons, run, screen)
        except KeyboardInterrupt:
            screen.tell("arena-stopped", file=str(folder))
            return STOPPED
    if run.as_json:
        print_json({"seats": report})
    return 0


def trained(
    name: str,
    players: int,
    target: Path,
    folder: Path,
    lessons: Lessons | None,
    run: Run,
    screen: Screen,
) -> dict[str, Any]:
    """Train for one number of players, and say what came of it unless a script wants it all."""
    if lessons is not None:
        found = learn_to_play(name, players, target, folder, lessons, run, screen)
        if not run.as_json:
            tell_lessons(screen, players, found)
        return found
    task = Task(name, players, range(run.seed, run.seed + run.number))
    games = gather(task, folder, run.hands, screen.say("arena-title"))
    found = learn(games, players, loaded(name).folder, target)
    if not run.as_json:
        screen.tell("train-written", players=players, games=found["games"], file=found["file"])
        for moment in ("before", "after"):
            screen.tell(f"train-{moment}", **figures(found[moment]))
    return found


def learn(games: Games, players: int, own: Path | None, target: Path) -> dict[str, Any]:
    """Write the weights that most of the games teach; how well they do in the others."""
    from dynasty.lab.fit import fit_show

    kept = {one: games.pop(one) for one in list(games)[::SHARE]}
    before = read_learned(own, players)
    learned = {**written(own, players), **fit_show(games, players)}
    file = file_of(target, players)
    write_weights(file, learned)
    return {
        "file": str(file),
        "games": len(games),
        "before": calibrate(tell(kept, before, players)).as_data(),
        "after": calibrate(tell(kept, Learned(learned), players)).as_data(),
    }


def show_calibration(name: str, players: str, run: Run) -> int:
    """The command `calibrate`; the exit code."""
    want_lab()
    from dynasty.lab.calibration_chart import write_chart

    game, listed = loaded(name), known_bots(names(players))
    words = words_of(game, run.language)
    screen, found = Screen(words), dict[int, Calibration]()
    for count in chosen_counts(run.seats, game):
        game.checked_options(run.options, count)
        task = Task(name, count, range(run.seed, run.seed + run.number), listed, run.options)
        try:
            games = gather(task, None, run.hands, screen.say("arena-title"))
        except KeyboardInterrupt:
            return STOPPED
        told = tell(games, read_learned(game.folder, count), count)
        found[count] = calibrate(told)
        if run.out is not None:
            write_chart(told, run.out / f"{name}-{count}.svg", words)
        if not run.as_json:
            screen.tell("calibrate-seats", players=count, games=found[count].games)
            screen.tell("train-figures", **figures(found[count].as_data()))
    if run.as_json:
        print_json({"seats": {str(count): one.as_data() for count, one in found.items()}})
    return 0


def figures(data: dict[str, Any]) -> dict[str, str]:
    """Errors and biases by quarter, for a sentence."""
    return {
        "error": ", ".join(f"{100 * error:.1f}" for error in data["error"]),
        "bias": ", ".join(f"{bias:+.1f}" for bias in data["bias"]),
    }
