"""`make mutants`: how many small mistakes in rules and views do a game's own tests find?

    python -m tests.mutants [GAME ...] --number 150 --seed 1 --seconds 30

What was found is kept as it is found; the same command goes on where it was stopped, and more
mutants add to what is there. `--again` judges survivors anew, after tests were written for them,
but for those that are listed as equivalent.
"""

import argparse
import json
import sys
from dataclasses import asdict
from pathlib import Path

from dynasty import games
from tests.mutants.changes import Mutant, sample
from tests.mutants.listed import equivalents
from tests.mutants.running import Hunt, Verdict, hunt


def main() -> None:
    asked, listed = arguments(), equivalents()
    for game in asked.games or games.SHELF:
        journal = Journal(asked.out / f"{game}.json")
        mutants = sample(game, asked.number, asked.seed)
        left = [m for m in mutants if journal.is_open(m, asked.again and m.key not in listed)]
        if left:
            hunter = Hunt(game, left, asked.seconds, journal.note, journal.usual)
            hunter.kills.update(verdict.test for verdict in journal.found.values())
            hunt(hunter)
        print(journal.report(game, mutants), flush=True)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser("tests.mutants", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--number", type=int, default=150, help="mutants of each game")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--seconds", type=float, default=30.0, help="CPU time for one mutant")
    parser.add_argument("--again", action="store_true", help="judge survivors anew")
    parser.add_argument("--out", type=Path, default=Path("mutants"), help="folder of the results")
    return parser.parse_args()


class Journal:
    """What is known of a game's mutants, kept after each of them."""

    def __init__(self, file: Path) -> None:
        self.file = file
        data = json.loads(file.read_text("utf-8")) if file.exists() else {}
        self.usual: dict[str, float] = data.get("usual", {})
        self.found = {each["mutant"]: Verdict(**each) for each in data.get("verdicts", [])}

    def is_open(self, mutant: Mutant, again: bool) -> bool:
        verdict = self.found.get(mutant.key)
        return verdict is None or (again and not verdict.killed)

    def note(self, verdict: Verdict) -> None:
        self.found[verdict.mutant] = verdict
        print(
            f"{verdict.how:9} {verdict.seconds:5} s  {verdict.mutant}", file=sys.stderr, flush=True
        )
        self.keep()

    def keep(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        data = {"usual": self.usual, "verdicts": [asdict(each) for each in self.found.values()]}
        self.file.write_text(json.dumps(data, indent=1), "utf-8")

    def report(self, game: str, mutants: list[Mutant]) -> str:
        """How many were killed; every survivor that nobody has listed as equivalent."""
        listed = equivalents()
        alive = [mutant for mutant in mutants if not self.found[mutant.key].killed]
        open_ = [mutant for mutant in alive if mutant.key not in listed]
        killed = len(mutants) - len(alive)
        share = f"{100 * killed / max(1, len(mutants)):.1f} %"
        equal = len(alive) - len(open_)
        head = f"{game}: {killed} of {len(mutants)} killed ({share}), {equal} equivalent"
        return "\n".join([head, *(f"  survived: {mutant}" for mutant in open_)])


if __name__ == "__main__":
    main()
