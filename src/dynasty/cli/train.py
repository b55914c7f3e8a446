"""The commands `train` and `calibrate`: learn the values of positions and check predictions."""

from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from dynasty.cli.arena import INTERRUPTED_EXIT_CODE, require_lab_extra, split_names
from dynasty.cli.errors import MissingExtra
from dynasty.cli.run_options import RunOptions
from dynasty.cli.screen import Screen, print_json
from dynasty.cli.train_policy import TrainingSettings, print_play_training, train_play_weights
from dynasty.cli.weight_files import read_weights, weights_file, write_weights
from dynasty.kernel.value_model import ValueModel, read_value_model
from dynasty.lab.arena_plan import checked_bots, parse_seat_counts
from dynasty.lab.calibration import Calibration, calibrate, game_predictions
from dynasty.lab.parallel import load_game
from dynasty.lab.position_samples import PositionsBySeed, PositionTask, gather_positions
from dynasty.localization import translator_for

TRAINING_FOLDER: Final = Path("train")
HOLDOUT_INTERVAL: Final = 5  # one game in five is held out for the report


def run_train(name: str, install: bool, lessons: TrainingSettings | None, run: RunOptions) -> int:
    """Train weights: those of displayed chances or, with `lessons`, those that bots play by."""
    if find_spec("numpy") is None:
        raise MissingExtra("numpy", "lab")
    game, folder = load_game(name), run.out or TRAINING_FOLDER / name
    screen = Screen(translator_for(game, run.language))
    target = game.folder if install and game.folder else folder
    report: dict[str, Any] = {}
    for players in parse_seat_counts(run.seats, game):
        try:
            report[str(players)] = train_for_players(
                name, players, target, folder, lessons, run, screen
            )
        except KeyboardInterrupt:
            screen.tell("arena-stopped", file=str(folder))
            return INTERRUPTED_EXIT_CODE
    if run.as_json:
        print_json({"seats": report})
    return 0


def train_for_players(
    name: str,
    players: int,
    target: Path,
    folder: Path,
    lessons: TrainingSettings | None,
    run: RunOptions,
    screen: Screen,
) -> dict[str, Any]:
    """Train for one number of players; print a summary unless JSON is wanted."""
    if lessons is not None:
        found = train_play_weights(name, players, target, folder, lessons, run, screen)
        if not run.as_json:
            print_play_training(screen, players, found)
        return found
    task = PositionTask(name, players, range(run.seed, run.seed + run.number))
    games = gather_positions(task, folder, run.hands, screen.say("arena-title"))
    found = fit_shown_weights(games, players, load_game(name).folder, target)
    if not run.as_json:
        screen.tell("train-written", players=players, games=found["games"], file=found["file"])
        for moment in ("before", "after"):
            screen.tell(f"train-{moment}", **quarter_figures(found[moment]))
    return found


def fit_shown_weights(
    games: PositionsBySeed, players: int, own: Path | None, target: Path
) -> dict[str, Any]:
    """Train on most of the games, write the weights, and return the errors on the other games."""
    from dynasty.lab.fit_values import fit_displayed_weights

    kept = {one: games.pop(one) for one in list(games)[::HOLDOUT_INTERVAL]}
    before = read_value_model(own, players)
    learned = {**read_weights(own, players), **fit_displayed_weights(games, players)}
    file = weights_file(target, players)
    write_weights(file, learned)
    return {
        "file": str(file),
        "games": len(games),
        "before": calibrate(game_predictions(kept, before, players)).as_data(),
        "after": calibrate(game_predictions(kept, ValueModel(learned), players)).as_data(),
    }


def run_calibrate(name: str, players: str, run: RunOptions) -> int:
    """Measure how well stated winning chances match results; return the exit code."""
    require_lab_extra()
    from dynasty.lab.calibration_chart import write_calibration_chart

    game, listed = load_game(name), checked_bots(split_names(players))
    words = translator_for(game, run.language)
    screen, found = Screen(words), dict[int, Calibration]()
    for count in parse_seat_counts(run.seats, game):
        game.checked_options(run.options, count)
        task = PositionTask(
            name, count, range(run.seed, run.seed + run.number), listed, run.options
        )
        try:
            games = gather_positions(task, None, run.hands, screen.say("arena-title"))
        except KeyboardInterrupt:
            return INTERRUPTED_EXIT_CODE
        told = game_predictions(games, read_value_model(game.folder, count), count)
        found[count] = calibrate(told)
        if run.out is not None:
            write_calibration_chart(told, run.out / f"{name}-{count}.svg", words)
        if not run.as_json:
            screen.tell("calibrate-seats", players=count, games=found[count].games)
            screen.tell("train-figures", **quarter_figures(found[count].as_data()))
    if run.as_json:
        print_json({"seats": {str(count): one.as_data() for count, one in found.items()}})
    return 0


def quarter_figures(data: dict[str, Any]) -> dict[str, str]:
    """Return errors and biases by quarter of the game as text for a message."""
    return {
        "error": ", ".join(f"{100 * error:.1f}" for error in data["error"]),
        "bias": ", ".join(f"{bias:+.1f}" for bias in data["bias"]),
    }
