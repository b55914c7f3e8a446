"""The command line: wiring of everything else."""


def main() -> None:
    """The command `dynasty`."""
    from dynasty.cli.app import run

    run()
