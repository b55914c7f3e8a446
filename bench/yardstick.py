"""The yardstick: random play in the `chess` package, measured slice by slice.

Reads a number of seconds per line and answers each with `plies seconds` of CPU time. `dynasty
bench` runs it as a process of its own: chess is GPL and never becomes a part of the package.
"""

import random
import sys
import time

import chess

PLIES_PER_LOOK = 64  # between two looks at the clock
LONGEST = 400  # plies of one game


def main() -> None:
    """Answer until the input ends."""
    rng = random.Random(1)
    measure(0.2, rng)
    for line in sys.stdin:
        plies, seconds = measure(float(line), rng)
        sys.stdout.write(f"{plies} {seconds}\n")
        sys.stdout.flush()


def measure(budget: float, rng: random.Random) -> tuple[int, float]:
    """Plies played in at least so much CPU time, and how much it was."""
    board, plies = chess.Board(), 0
    began = time.process_time()
    while time.process_time() - began < budget:
        for _ in range(PLIES_PER_LOOK):
            moves = list(board.legal_moves)
            if not moves or len(board.move_stack) > LONGEST:
                board.reset()
                continue
            board.push(moves[int(rng.random() * len(moves))])
            plies += 1
    return plies, time.process_time() - began


if __name__ == "__main__":
    main()
