"""The value model: weights at a moment of a game, and leads."""

from dynasty.kernel.value_model import ValueModel, Weights, interpolate_row


def test_weights_change_steadily_between_their_moments() -> None:
    assert [
        interpolate_row([0.0, 1.0, 4.0], moment) for moment in (-1, 0, 0.25, 0.5, 0.75, 1, 2)
    ] == [*(0.0, 0.0, 0.5, 1.0, 2.5, 4.0, 4.0)]
    assert interpolate_row([], 0.5) == 0.0
    assert interpolate_row([3.0], 0.5) == 3.0
    weights = Weights({"parts": {"goods": [2.0, 0.0]}, "start": [5.0, 1.0]})
    assert weights.worth({"score": 10.0, "goods": 4.0}, False, 0.5) == 14.0
    assert weights.worth({"score": 10.0, "goods": 4.0}, True, 1.0) == 11.0


def test_what_was_not_learned_counts_as_written_by_hand() -> None:
    assert ValueModel({}).play.worth({"score": 3.0, "goods": 1.5}, False, 0.3) == 4.5
