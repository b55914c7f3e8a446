"""A picture that counts how often it is released."""


class Picture:
    """Something that can be released."""

    def __init__(self) -> None:
        self.released = 0

    def release(self) -> None:
        self.released += 1
