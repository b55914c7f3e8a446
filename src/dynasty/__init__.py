"""Dynasty: strategy board games about China, for people and for programs."""

__version__ = "0.1.0"
DISTRIBUTION = (
    "dynasty-games"  # as in pyproject.toml; package indexes call another project "dynasty"
)
