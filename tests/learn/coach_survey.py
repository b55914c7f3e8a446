"""How often the coach speaks, and of what: games of novices, each as if it were the first.

    python -m tests.learn.coach_survey GAME --games 13 --read 8

It prints how much the coach said in each game, its most frequent sentences, and some remarks to
be read: what was chosen, what the coach said, and how games end that are played out from there.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from dynasty import bots, games
from dynasty.bots.bot import Imagine
from dynasty.bots.greedy import at_first_sight
from dynasty.bots.search import Limits, SearchBot
from dynasty.bots.table import imagination
from dynasty.kernel import Game, Match, SeatEntry
from dynasty.lab.runs import bot_seed
from dynasty.learn.coach import Better, falls_short, weigh
from dynasty.learn.coach_ideas import Occasion, load_coaching
from dynasty.learn.coached import MATTERS, Coached, Remark, idea_remark, is_final
from dynasty.learn.lesson_table import legal_choices
from dynasty.speech import words_of
from dynasty.text.hints import bare

NOVICE = "novice"
LEARNER = 0
LONGER = Limits(600, 12, 30.0)  # of the search that remarks are read with
GAMES = 12  # that a choice is played out in


@dataclass(frozen=True)
class Said:
    """A remark, where it was made, and what was chosen there."""

    move: int
    chosen: str
    remark: Remark
    text: str
    known: Imagine

    @property
    def kind(self) -> str:
        """Before or after a choice, or with the question."""
        if self.remark.held:
            return "before"
        return "after" if self.remark.better is not None else "with"

    @property
    def about(self) -> str:
        """The idea."""
        idea, better = self.remark.idea, self.remark.better
        return idea.id if idea is not None else f"better:{better.idea if better else ''}"


class Survey:
    """One game of novices, one of whom has a coach."""

    def __init__(self, name: str, seed: int, level: str = MATTERS) -> None:
        self.game = games.load(name)
        seats = min(count for count in self.game.seat_counts if count > 1)
        self.match = Match(self.game, (SeatEntry("", NOVICE),) * seats, seed)
        self.bots = [bots.make(NOVICE, self.game, bot_seed(seed, seat, 0)) for seat in range(seats)]
        self.words = words_of(self.game, "en", (), LEARNER)
        self.coach = Coached(LEARNER, level, set())
        self.said: list[Said] = []

    def play(self) -> list[Said]:
        while not self.match.finished:
            seat = self.match.state.decisions[0].seat
            if seat == LEARNER:
                self.be_coached()
            else:
                self.match.choose(seat, self.choice(seat))
        return self.said

    def choice(self, seat: int) -> str:
        return str(self.bots[seat].choose(imagination(self.game, self.match.state, seat), seat))

    def be_coached(self) -> None:
        """One choice, with all that the coach says around it; the learner never follows."""
        match, coach = self.match, self.coach
        chosen = self.choice(LEARNER)
        found = coach.look(match)
        if found is not None:
            self.say(self.idea(found), chosen)
        warned = coach.caution(match, chosen)
        if warned is not None and self.doubts(chosen):
            self.say(self.idea(warned, chosen), chosen)
        better, labels, final = self.weighed(chosen), self.labels(), is_final(match, 0, chosen)
        known = imagination(self.game, match.state.clone(), LEARNER)
        if final and better is not None and coach.may_tell(match, better):
            self.say(self.rather(better, labels, chosen), chosen, known)
        match.choose(LEARNER, chosen)
        given_up = better is not None and better.choice not in legal_choices(match, LEARNER)
        if given_up and not final and better is not None and coach.may_tell(match, better):
            self.say(self.rather(better, labels), chosen, known, labels[chosen])

    def doubts(self, chosen: str) -> bool:
        """Does the advice, too, find something better?"""
        imagine = imagination(self.game, self.match.state, LEARNER)
        least = load_coaching(self.game.name).doubt
        return falls_short(self.game, imagine, LEARNER, chosen, least)

    def weighed(self, chosen: str) -> Better | None:
        """What the coach finds, where it may speak."""
        match, coach = self.match, self.coach
        if not coach.may_speak(match) or len(legal_choices(match, LEARNER)) < 2:
            return None
        least = load_coaching(self.game.name).least(coach.level)
        imagine = imagination(self.game, match.state, LEARNER)
        return weigh(self.game, imagine, LEARNER, chosen, least, len(match.moves))

    def labels(self) -> dict[str, str]:
        state = self.match.state
        offers = self.game.offers(state, self.game.decision(state, LEARNER))
        return {offer.choice: bare(self.words.label(offer)) for offer in offers}

    def idea(self, found: Occasion, held: str = "") -> Remark:
        labels = {"en": self.labels().get(found.choice, "")}
        return idea_remark(found, self.coach.own_moves(self.match), labels, held)

    def rather(self, better: Better, labels: dict[str, str], held: str = "") -> Remark:
        known = {"en": labels[better.choice]}
        own = self.coach.own_moves(self.match)
        return Remark(own, better=better, labels=known, held=held)

    def say(
        self, remark: Remark, chosen: str, known: Imagine | None = None, label: str = ""
    ) -> None:
        self.coach.say(self.match, remark)
        known = known or imagination(self.game, self.match.state.clone(), LEARNER)
        label = label or self.labels()[chosen]
        number = len(self.match.moves)
        text = remark.text(self.words)
        self.said.append(Said(number, f"{chosen} ({label})", remark, text, known))


def opinions(name: str, said: Said) -> Iterator[str]:
    """How the choice made, the coach's, and what a search likes best end in games played out."""
    if said.kind == "with":
        return
    game, chosen = games.load(name), said.chosen.partition(" ")[0]
    better = said.remark.better
    liked = SearchBot(game, 1, LONGER).consider(said.known, LEARNER)[0].choice
    coached = better.choice if better is not None else ""
    for mark, choice in (("chosen", chosen), ("coach", coached), ("search", str(liked))):
        if choice:
            yield f"{mark:>6}  {ending(game, said.known, choice):+.1f}  {choice}"


def ending(game: Game[Any], known: Imagine, choice: str) -> float:
    """Points ahead at the end, on average, if all go on by the rule of thumb."""
    total = 0.0
    for number in range(GAMES):
        s = known(number)
        game.apply(s, LEARNER, game.vocabulary.read(choice))
        while s.decisions:
            decision = s.decisions[0]
            game.apply(s, decision.seat, at_first_sight(game, s, decision))
        points = game.points(s)
        total += points[LEARNER] - max(points[1:])
    return total / GAMES


def survey(name: str, count: int, seed: int, level: str, most: int) -> None:
    """The figures of a game, then remarks to be read."""
    all_said = [Survey(name, seed + number, level).play() for number in range(count)]
    told = [said for game in all_said for said in game]
    print(f"{name}: {len(told)} remarks in {count} games: {[len(said) for said in all_said]}")
    print(f"kinds: {dict(Counter(said.kind for said in told))}")
    for about, number in Counter(said.about for said in told).most_common(12):
        print(f"{number:>4}  {about}")
    about_choices = [said for said in told if said.kind != "with"]
    step = max(1, len(about_choices) // most) if most else 1
    for said in about_choices[::step][:most]:
        print(f"\n[{said.kind}] move {said.move}, chosen: {said.chosen}\n    {said.text}")
        for opinion in opinions(name, said):
            print(f"      {opinion}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=13)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default=MATTERS)
    parser.add_argument("--read", type=int, default=8)
    given = parser.parse_args()
    survey(given.game, given.games, given.seed, given.level, given.read)


if __name__ == "__main__":
    main()
