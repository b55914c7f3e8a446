"""Proposals: what they are about, and who has agreed."""

from dataclasses import replace

from dynasty.server.model.proposal import Proposal

UNDO = Proposal("p", "table", "undo", 0, "ann", 100.0, frozenset({0}), {})


def test_a_proposal_is_about_a_seat_only_if_it_names_one() -> None:
    assert UNDO.of == -1
    assert replace(UNDO, kind="away", details={"of": 2}).of == 2


def test_agreements_are_added_and_the_first_proposal_does_not_change() -> None:
    agreed = UNDO.agreed_by([2]).agreed_by([1, 2])
    assert agreed.answers == {0, 1, 2}
    assert UNDO.answers == {0}
    assert replace(agreed, answers=UNDO.answers) == UNDO
