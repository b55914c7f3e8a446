"""Remarks of the coach to be read by a person, with what is needed to judge them.

A remark is a false alarm if
- it is about a choice, and what it proposes (for an idea: what the advice likes best there) ends no
  better than what was chosen, on average of games that the coach itself did not look at; or
- its idea does not fit the position: what it says is not so there, the choice that it names does
  not do it, or the learner can do nothing about it now or later in the game.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, zip_longest
from statistics import fmean
from typing import TYPE_CHECKING

from dynasty import games
from dynasty.bots.search_bot import SearchBot, SearchLimits
from dynasty.drawing.text_layout import regions_text
from dynasty.learn.coach_advice import choice_values
from dynasty.learn.coach_rollouts import final_lead_differences
from dynasty.localization import translator_for

if TYPE_CHECKING:
    from tests.learn.coach_survey import Said

LEARNER = 0
KINDS = ("before", "after", "with")
UNSEEN = range(10_000, 10_060)  # games that the coach did not look at
LONGER = SearchLimits(600, 12, 30.0)  # of the search that is asked as well
BREADTH = 110


def drawn(told: Mapping[str, Sequence[Said]], most: int, seed: int) -> Iterator[tuple[str, Said]]:
    """So many remarks, of each game the same number, and in it of each kind as far as it goes."""
    for at, (name, said) in enumerate(told.items()):
        share = most * (at + 1) // len(told) - most * at // len(told)
        kinds = [[one for one in said if one.kind == kind] for kind in KINDS]
        mixed = [random.Random(seed).sample(kind, len(kind)) for kind in kinds]
        in_turn = [one for one in chain(*zip_longest(*mixed)) if one is not None]
        yield from ((name, one) for one in in_turn[:share])


def read_out(name: str, said: Said, positions: bool) -> None:
    """One remark: what was chosen, what the coach said, what came of it, perhaps the position."""
    print(f"\n== {name} [{said.kind}] {said.about}, move {said.move}, chosen: {said.chosen}")
    print(f"   {said.text}")
    for opinion in opinions(name, said):
        print(f"   {opinion}")
    if positions:
        print(position(name, said))


def opinions(name: str, said: Said) -> Iterator[str]:
    """How much better what the coach likes ends, in games it did not see and by a longer search."""
    if said.kind == "with":
        return
    game, known = games.load(name), said.known
    chosen = game.vocabulary.read(said.chosen.partition(" ")[0])
    values = choice_values(game, known, LEARNER)
    better = said.remark.better
    liked = game.vocabulary.read(better.choice) if better else max(values, key=values.__getitem__)
    gap = fmean(final_lead_differences(game, known, LEARNER, liked, chosen, UNSEEN))
    yield f"{liked}: {gap:+.1f} in {len(UNSEEN)} pairs of games"
    thoughts = SearchBot(game, 1, LONGER).consider(known, LEARNER)
    margins = {thought.choice: thought.margin for thought in thoughts}
    if liked in margins and chosen in margins:
        ahead, first = margins[liked] - margins[chosen], thoughts[0].choice
        yield f"{ahead:+.1f} by the search, which likes {first}"


def position(name: str, said: Said) -> str:
    """The table as the learner saw it, as text, with all that could be chosen."""
    game, state = games.load(name), said.known(0)
    words = translator_for(game, "en", (), LEARNER)
    offers = game.offers(state, game.decision(state, LEARNER))
    pictures = games.load_board(name).draw(game.view(state, LEARNER), game.box, words.say)
    nouns = {offer.choice.partition(":")[2] for offer in offers}
    labels = [f"   * {offer.choice}: {words.label(offer)}" for offer in offers]
    return "\n".join([pictures.title, regions_text(pictures.regions, nouns, BREADTH), *labels])
