"""`train --play`: train the weights that bots play by, if these beat the hand-written weights."""

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from dynasty.cli.run_options import RunOptions
from dynasty.cli.screen import Screen
from dynasty.cli.weight_files import read_weights, weights_file, write_weights
from dynasty.lab import acceptance_match, position_samples, question_samples

if TYPE_CHECKING:
    from dynasty.lab.policy_iteration import ImprovedWeights

EVEN_SHARE: Final = 0.5


@dataclass(frozen=True)
class TrainingSettings:
    """The length of the training and of the evaluation."""

    rounds: int  # of improvement
    deals: int  # against each rival, from every seat


def train_play_weights(
    name: str,
    players: int,
    target: Path,
    folder: Path,
    lessons: TrainingSettings,
    run: RunOptions,
    screen: Screen,
) -> dict[str, Any]:
    """Train weights, write them to the target if they win, and return a report."""
    found = improve_weights(name, players, folder, lessons, run, screen)
    trial = folder / f"play-{players}.json"
    write_weights(trial, found.weights)
    duels = evaluate_weights(name, players, folder, found.weights, lessons, run, screen)
    passed = all(duel["ahead"]["low"] > EVEN_SHARE for duel in duels.values())
    if passed:
        kept = {"play": {}, **read_weights(target, players)}
        write_weights(weights_file(target, players), {**kept, "play": found.weights})
    return {
        "file": str(weights_file(target, players) if passed else trial),
        "passed": passed,
        "questions": found.questions,
        "gain": asdict(found.gain),
        "duels": duels,
    }


def improve_weights(
    name: str,
    players: int,
    folder: Path,
    lessons: TrainingSettings,
    run: RunOptions,
    screen: Screen,
) -> "ImprovedWeights":
    """Return weights trained on finished games and on searched choices."""
    from dynasty.lab.policy_iteration import iterate_policy

    title, seeds = screen.say("arena-title"), range(run.seed, run.seed + run.number)
    ended = position_samples.gather_positions(
        position_samples.PositionTask(name, players, seeds), folder, run.hands, title
    )
    later = range(seeds.stop, seeds.stop + run.number)
    task = question_samples.QuestionTask(name, players, later)
    return iterate_policy(task, lessons.rounds, ended, folder, run.hands, title)


def evaluate_weights(
    name: str,
    players: int,
    folder: Path,
    weights: dict[str, Any],
    lessons: TrainingSettings,
    run: RunOptions,
    screen: Screen,
) -> dict[str, dict[str, Any]]:
    """Return the duels with all rivals on unseen deals; stop after the first lost duel."""
    first = run.seed + (lessons.rounds + 1) * run.number
    found: dict[str, dict[str, Any]] = {}
    for rival in acceptance_match.RIVAL_BOTS:
        task = acceptance_match.AcceptanceTask(
            name, players, range(first, first + lessons.deals), weights, rival
        )
        ahead = acceptance_match.play_acceptance_match(
            task, folder, run.hands, screen.say("arena-title")
        )
        found[rival] = {"deals": lessons.deals, "ahead": asdict(ahead)}
        if ahead.low <= EVEN_SHARE:
            break
    return found


def print_play_training(screen: Screen, players: int, found: dict[str, Any]) -> None:
    """Print the report."""
    gain = f"{found['gain']['value']:+.2f}"
    screen.tell("train-play", players=players, questions=found["questions"], gain=gain)
    for rival, duel in found["duels"].items():
        shares = {key: f"{100 * share:.1f}" for key, share in duel["ahead"].items()}
        screen.tell(f"train-duel-{rival}", deals=duel["deals"], **shares)
    screen.tell("train-passed" if found["passed"] else "train-failed", file=found["file"])
