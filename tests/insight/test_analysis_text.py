"""The report of an analysis as sentences, in both languages."""

from dataclasses import replace

import pytest

from dynasty import games
from dynasty.insight.analysis import Analysis, PositionStats
from dynasty.insight.analysis_text import (
    choice_labels,
    luck_sentences,
    mistake_lines,
    mistake_sentence,
    turning_point_lines,
)
from dynasty.insight.mistakes import Mistake
from dynasty.kernel import Match
from dynasty.localization import translator_for
from dynasty.text import LANGUAGES
from dynasty.text.hints import change_phrase
from tests.insight.golden_matches import decision_at, golden


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_analysis_is_told(language: str, short: tuple[Match, Analysis]) -> None:
    match, analysis = short
    words = translator_for(match.game, language, ["Ann", "Bob", "Cleo"])
    move = next(
        number
        for number, _ in enumerate(match.moves, 1)
        if len(decision_at(match, number).choices) > 1
    )
    decision = decision_at(match, move)
    chosen = match.moves[move - 1].choice
    better = next(str(one) for one in decision.choices if str(one) != chosen)
    flagged = Mistake(move, decision.seat, chosen, better, True, {})
    told = mistake_lines(match, Analysis(analysis.moments, [flagged]), words)
    assert [(one.move, one.before, one.grave) for one in told] == [(move, move - 1, True)]
    labels = choice_labels(match, {move}, words)[move]
    assert labels[chosen].rstrip(".") in told[0].text
    assert labels[better].rstrip(".") in told[0].text
    swung = [replace(one, opens=True, chances=(one.move % 2, 0, 0)) for one in analysis.moments]
    turned = Analysis(swung[: move + 1], [])
    for one in turning_point_lines(match, turned, words):
        assert "%" in one.text
    assert labels[chosen].rstrip(".") in one.text, "the last of them is the move above"
    assert luck_sentences(analysis, words)
    still = Analysis([replace(one, luck=()) for one in analysis.moments], [])
    assert luck_sentences(still, words) == [words.say("analysis-no-chance")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mistake_tells_what_the_better_choice_costs_and_when_it_shows(language: str) -> None:
    words = translator_for(games.load("xian"), language, ["Ann", "Bob"])
    labels = {"pass:coin": "Pass", "enter:lab": "Enter"}

    def told(**changes: float) -> str:
        return mistake_sentence(
            Mistake(9, 0, "pass:coin", "enter:lab", True, changes), labels, words
        )

    gain, cost = change_phrase(words, "score", 4.0), change_phrase(words, "rivals", -1.5)
    assert gain in told(score=4.0, rivals=-1.5)
    assert cost in told(score=4.0, rivals=-1.5)
    assert "⟨" not in told(score=4.0, rivals=-1.5)
    assert told(score=-3.0, rivals=1.0).endswith(words.say("mistake-later"))
    assert told().endswith(words.say("mistake-close"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turning_point_tells_what_of_it_was_the_draw(
    language: str,
) -> None:
    match = golden("_template_3")
    words = translator_for(match.game, language, ["Ann", "Bob", "Cleo"])

    def told(*gifts: float) -> str:
        before = PositionStats(0, -1, True, (0.2, 0.5, 0.3))
        after = PositionStats(1, 0, True, (0.5, 0.3, 0.2), gifts, (0.01,) * 3)
        [one] = turning_point_lines(match, Analysis([before, after], []), words)
        return one.text

    assert words.say("analysis-drawn", percent=12) in told(0.12, -0.12, 0.0)
    assert words.say("analysis-undrawn", percent=8) in told(-0.08, 0.08, 0.0)
    assert told(0.04, -0.04, 0.0).endswith(
        words.say("analysis-swing", seat="Ann", before=20, after=50)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_luck_is_told_only_beyond_its_error(language: str) -> None:
    words = translator_for(games.load("xian"), language, ["Ann", "Bob"])

    def told(share: float, error: float) -> list[str]:
        lucky = PositionStats(1, 0, True, (0.5, 0.5), (share, -share), (error, error))
        return luck_sentences(Analysis([PositionStats(0, -1, True, (0.5, 0.5)), lucky], []), words)

    assert told(0.07, 0.01) == [
        words.say("analysis-lucky", seat="Ann", percent=7),
        words.say("analysis-unlucky", seat="Bob", percent=7),
    ]
    assert told(0.07, 0.05) == told(0.03, 0.0) == [words.say("analysis-even")]
