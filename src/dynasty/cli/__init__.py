"""The command line interface; it may import every other package."""


def main() -> None:
    """Run the command `dynasty`."""
    from dynasty.cli.app import run_app

    run_app()
