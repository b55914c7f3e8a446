"""How often the coach speaks, and of what: games of novices, each as if it were the first.

    python -m tests.learn.coach_survey xian terracotta_army yinzi tianxia --games 13 --read 30

It prints how much the coach said in each game, its most frequent sentences, and remarks to be
read, of every game and kind, drawn by the seed (see `coach_reading`).
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass

from dynasty import bots, games
from dynasty.bots.bot import StateSampler
from dynasty.bots.self_play import state_sampler
from dynasty.kernel import Match, SeatEntry
from dynasty.lab.parallel import bot_seed
from dynasty.learn.coach_advice import BetterChoice, find_better_choice, is_clearly_worse
from dynasty.learn.coach_ideas import Occasion, load_coaching
from dynasty.learn.coach_session import LEVEL_MATTERS, CoachSession, Remark, idea_remark, is_final
from dynasty.learn.lesson_positions import legal_choices
from dynasty.localization import translator_for
from dynasty.text.hints import without_full_stop
from tests.learn.coach_reading import LEARNER, drawn, read_out

NOVICE = "novice"


@dataclass(frozen=True)
class Said:
    """A remark, where it was made, and what was chosen there."""

    move: int
    chosen: str
    remark: Remark
    text: str
    known: StateSampler

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

    def __init__(self, name: str, seed: int, level: str = LEVEL_MATTERS) -> None:
        self.game = games.load(name)
        seats = min(count for count in self.game.seat_counts if count > 1)
        self.match = Match(self.game, (SeatEntry("", NOVICE),) * seats, seed)
        self.bots = [
            bots.make_bot(NOVICE, self.game, bot_seed(seed, seat, 0)) for seat in range(seats)
        ]
        self.words = translator_for(self.game, "en", (), LEARNER)
        self.coach = CoachSession(LEARNER, level, set())
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
        return str(self.bots[seat].choose(state_sampler(self.game, self.match.state, seat), seat))

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
        known = state_sampler(self.game, match.state.clone(), LEARNER)
        if final and better is not None and coach.may_tell(match, better):
            self.say(self.rather(better, labels, chosen), chosen, known)
        match.choose(LEARNER, chosen)
        given_up = better is not None and better.choice not in legal_choices(match, LEARNER)
        if given_up and not final and better is not None and coach.may_tell(match, better):
            self.say(self.rather(better, labels), chosen, known, labels[chosen])

    def doubts(self, chosen: str) -> bool:
        """Does the advice, too, find something better?"""
        imagine = state_sampler(self.game, self.match.state, LEARNER)
        least = load_coaching(self.game.name).doubt
        return is_clearly_worse(self.game, imagine, LEARNER, chosen, least)

    def weighed(self, chosen: str) -> BetterChoice | None:
        """What the coach finds, where it may speak."""
        match, coach = self.match, self.coach
        if not coach.may_speak(match) or len(legal_choices(match, LEARNER)) < 2:
            return None
        least = load_coaching(self.game.name).least(coach.level)
        imagine = state_sampler(self.game, match.state, LEARNER)
        return find_better_choice(self.game, imagine, LEARNER, chosen, least, len(match.moves))

    def labels(self) -> dict[str, str]:
        state = self.match.state
        offers = self.game.offers(state, self.game.decision(state, LEARNER))
        return {offer.choice: without_full_stop(self.words.label(offer)) for offer in offers}

    def idea(self, found: Occasion, held: str = "") -> Remark:
        labels = {"en": self.labels().get(found.choice, "")}
        return idea_remark(found, self.coach.own_moves(self.match), labels, held)

    def rather(self, better: BetterChoice, labels: dict[str, str], held: str = "") -> Remark:
        known = {"en": labels[better.choice]}
        own = self.coach.own_moves(self.match)
        return Remark(own, better=better, labels=known, held=held)

    def say(
        self, remark: Remark, chosen: str, known: StateSampler | None = None, label: str = ""
    ) -> None:
        self.coach.say(self.match, remark)
        known = known or state_sampler(self.game, self.match.state.clone(), LEARNER)
        label = label or self.labels()[chosen]
        number = len(self.match.moves)
        text = remark.text(self.words)
        self.said.append(Said(number, f"{chosen} ({label})", remark, text, known))


def survey(name: str, count: int, seed: int, level: str) -> list[Said]:
    """The figures of a game, and all that was said."""
    all_said = [Survey(name, seed + number, level).play() for number in range(count)]
    told = [said for game in all_said for said in game]
    print(f"{name}: {len(told)} remarks in {count} games: {[len(said) for said in all_said]}")
    print(f"kinds: {dict(Counter(said.kind for said in told))}")
    for about, number in Counter(said.about for said in told).most_common(12):
        print(f"{number:>4}  {about}")
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--games", type=int, default=13, dest="count")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default=LEVEL_MATTERS)
    parser.add_argument("--read", type=int, default=30)
    parser.add_argument("--positions", action="store_true")
    given = parser.parse_args()
    told = {name: survey(name, given.count, given.seed, given.level) for name in given.games}
    for name, said in drawn(told, given.read, given.seed):
        read_out(name, said, given.positions)


if __name__ == "__main__":
    main()
