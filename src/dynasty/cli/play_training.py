"""`train --play`: weights for bots, which they play by only if these beat the hand-written ones."""

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from dynasty.cli.runs import Run
from dynasty.cli.screen import Screen
from dynasty.cli.weights import file_of, write_weights, written
from dynasty.lab import choices, gate, positions

if TYPE_CHECKING:
    from dynasty.lab.improvement import Improved

HALF: Final = 0.5


@dataclass(frozen=True)
class Lessons:
    """How long to learn, and how long to be examined."""

    rounds: int  # of improvement
    deals: int  # against each rival, from every seat


def learn_to_play(
    name: str, players: int, target: Path, folder: Path, lessons: Lessons, run: Run, screen: Screen
) -> dict[str, Any]:
    """Learn, and write what beats the hand-written weights to its target; the report."""
    found = improved(name, players, folder, lessons, run, screen)
    trial = folder / f"play-{players}.json"
    write_weights(trial, found.weights)
    duels = examined(name, players, folder, found.weights, lessons, run, screen)
    passed = all(duel["ahead"]["low"] > HALF for duel in duels.values())
    if passed:
        kept = {"play": {}, **written(target, players)}
        write_weights(file_of(target, players), {**kept, "play": found.weights})
    return {
        "file": str(file_of(target, players) if passed else trial),
        "passed": passed,
        "questions": found.questions,
        "gain": asdict(found.gain),
        "duels": duels,
    }


def improved(
    name: str, players: int, folder: Path, lessons: Lessons, run: Run, screen: Screen
) -> "Improved":
    """Weights out of games that ended and of choices that were looked into."""
    from dynasty.lab.improvement import improve

    title, seeds = screen.say("arena-title"), range(run.seed, run.seed + run.number)
    ended = positions.gather(positions.Task(name, players, seeds), folder, run.hands, title)
    later = range(seeds.stop, seeds.stop + run.number)
    task = choices.Task(name, players, later)
    return improve(task, lessons.rounds, ended, folder, run.hands, title)


def examined(
    name: str,
    players: int,
    folder: Path,
    weights: dict[str, Any],
    lessons: Lessons,
    run: Run,
    screen: Screen,
) -> dict[str, dict[str, Any]]:
    """The duels with all rivals, on deals that nothing was learned from; one lost is enough."""
    first = run.seed + (lessons.rounds + 1) * run.number
    found: dict[str, dict[str, Any]] = {}
    for rival in gate.RIVALS:
        task = gate.Task(name, players, range(first, first + lessons.deals), weights, rival)
        ahead = gate.compare(task, folder, run.hands, screen.say("arena-title"))
        found[rival] = {"deals": lessons.deals, "ahead": asdict(ahead)}
        if ahead.low <= HALF:
            break
    return found


def tell_lessons(screen: Screen, players: int, found: dict[str, Any]) -> None:
    """The report for people."""
    gain = f"{found['gain']['value']:+.2f}"
    screen.tell("train-play", players=players, questions=found["questions"], gain=gain)
    for rival, duel in found["duels"].items():
        shares = {key: f"{100 * share:.1f}" for key, share in duel["ahead"].items()}
        screen.tell(f"train-duel-{rival}", deals=duel["deals"], **shares)
    screen.tell("train-passed" if found["passed"] else "train-failed", file=found["file"])
