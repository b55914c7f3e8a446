"""`python -m dynasty` is the command `dynasty`."""

from dynasty.cli import main

if __name__ == "__main__":
    main()
