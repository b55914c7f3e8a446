"""Matches that the tests of this folder look at again."""

from pathlib import Path
from typing import Any

from dynasty import bots, games
from dynasty.kernel import Choice, Game, Match, Record, SeatEntry

GOLDEN = Path(__file__).parents[1] / "golden"
SHORT = "_template_3"


def golden(name: str) -> Match:
    record = Record.from_json((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    return Match.of_record(games.load(record.game), record)


def blundered() -> tuple[Game[Any], Match, int, Choice]:
    """A game of Xi'an just before its last choice but some: somebody may throw a warrior away."""
    game = games.load("xian")
    players = [bots.make_bot("scholar", game, seat) for seat in range(2)]
    choices: bots.SeatChoices = []
    bots.simulate_game(game, players, 4, None, choices)
    match = Match(game, (SeatEntry("Ann", "you"), SeatEntry("Bob", "scholar")), 4)
    for number, (seat, choice) in enumerate(choices):
        decision = game.decision(match.state, seat)
        passing = [one for one in decision.choices if one.verb == "pass"]
        if number > len(choices) - 25 and passing and choice not in passing:
            return game, match, seat, passing[0]
        match.choose(seat, str(choice))
    raise AssertionError("nobody could pass in vain")


def decision_at(match: Match, number: int) -> Any:
    state = Match.of_record(match.game, match.record(), number - 1).state
    return match.game.decision(state, match.moves[number - 1].seat)
