"""Remarks drawn from games, for people to read."""

import random

from tests.learn.coach_reading import KINDS, drawn, opinions, position
from tests.learn.coach_survey import Survey


def test_remarks_of_every_kind_are_drawn_and_can_be_read() -> None:
    told = [one for seed in range(1, 9) for one in Survey("_template", seed).play()]
    random.Random(1).shuffle(told)
    found = [said for _, said in drawn({"_template": told}, 6, 1)]
    assert len(found) == 6
    assert {said.kind for said in found} == {said.kind for said in told} <= set(KINDS)
    for said in found:
        assert said.chosen.partition(" ")[0] in position("_template", said)
        assert bool(list(opinions("_template", said))) == (said.kind != "with")
