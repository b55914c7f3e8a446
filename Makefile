# Needs make and Python 3.11 or newer; everything else is installed into .venv, once.

PYTHON ?= python3
ARGS   ?=
VENV   := .venv
BIN    := $(VENV)/bin
PINS   := pyproject.toml constraints.txt

# `make quick` tests this game and the template (another one: make quick GAME=yinzi), and leaves out
# the tests that measure which bot beats which.
GAME   := xian
OTHERS := $(filter-out $(GAME) _template __pycache__,$(notdir $(wildcard src/dynasty/games/*)))
OTHERS := $(filter-out %.py %.so %.typed %.md,$(OTHERS))

.DEFAULT_GOAL := help
.PHONY: help play quick test browser check lint format docs bench soak fuzz mutants proof lab ladder fast slow wheel clean
.PHONY: proof-crash proof-post proof-compiled proof-mutants

# Servers, their workers and tests are many Pythons: what one of them has compiled is kept.
unexport PYTHONDONTWRITEBYTECODE

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-7s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@echo
	@echo "  docs/learn/first-game.md to play, docs/learn/first-bot.md to write a bot,"
	@echo "  docs/learn/first-experiment.md to change a number, docs/learn/first-server.md to run a server,"
	@echo "  docs/index.md for everything"

play: $(VENV)/.ready-server ## Install Dynasty, start a server and open it in the browser
	@$(BIN)/dynasty serve $(ARGS)

quick: lint ## Lint and the tests of kernel, text, drawing, bots and one game, in a minute
	$(BIN)/pytest -n auto --dist loadgroup --no-loadscope-reorder -q \
	  -k "not beats$(OTHERS:%= and not %)" \
	  tests/kernel tests/text tests/drawing tests/bots tests/games/_template tests/games/$(GAME) $(ARGS)

test: $(VENV)/.ready-dev browser ## Install what tests need, a browser included, and run them
	$(BIN)/pytest -n auto --dist loadgroup --no-loadscope-reorder $(ARGS)

browser: ## Install Debian's Chromium, unless there is one or CHROMIUM names one
	@test -n "$$CHROMIUM" || command -v chromium >/dev/null || { \
	  $(MAY_USE_SUDO) && \
	  echo "Installing Chromium for the browser tests ..." && \
	  $$(test "$$(id -u)" = 0 || echo sudo) sh -c '$(INSTALL_CHROMIUM)'; }

INSTALL_CHROMIUM = apt-get -qq update && apt-get -qq install -y chromium chromium-headless-shell >/dev/null

# The question goes to the terminal itself: with --output-sync make holds back what a recipe prints.
MAY_USE_SUDO = { \
  test "$$(id -u)" = 0 || test "$$CI" = true || test "$$ASSUME_YES" = 1 || { \
    test -t 0 && \
    printf "%s" "The browser tests need Chromium. Install it with sudo apt-get? [y/N] " >/dev/tty && \
    read answer && case "$$answer" in [yY]*) ;; *) false;; esac; } || { \
  echo "Chromium is missing: run 'sudo apt-get install chromium chromium-headless-shell'," \
    "or set the variable CHROMIUM to the path of a Chromium." >&2; exit 1; }; }

check: lint test ## Everything CI runs: format, lint, types, import contracts, tests

lint: $(VENV)/.ready-dev ## The part of check that runs no tests
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

format: $(VENV)/.ready-dev ## Format the code and mend what ruff can mend
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

docs: $(VENV)/.ready-dev ## Build the documents as a site with search, in build/site
	@$(BIN)/python -m tools.site

bench: $(VENV)/.ready-bench ## Measure rules and server against yardsticks (ARGS=--json for scripts)
	@$(BIN)/dynasty bench $(ARGS)
	@$(BIN)/python bench/load.py $(ARGS)

soak: $(VENV)/.ready-bench ## Play for some minutes and hold the server's memory to its bounds
	@$(BIN)/python bench/soak.py $(ARGS)

fuzz: $(VENV)/.ready ## Play many random games with every invariant on
	@$(BIN)/dynasty fuzz $(ARGS)

mutants: $(VENV)/.ready-dev ## Put small mistakes into rules and views: do the tests find them?
	@$(BIN)/python -m tests.mutants $(ARGS)

proof: $(VENV)/.ready-dev browser ## The long forms of all tests, and games by the thousand; an hour
	PROOF=1 HOSTILE=10 $(BIN)/pytest -n auto -q tests/conformance tests/games tests/bots tests/test_docs.py tests/test_wheel.py tests/server/db/test_clocks.py tests/server/api/test_fuzz.py tests/server/test_peer_listener.py tests/server/api/test_schema.py tests/server/browser/test_streams.py
	WHOLE_GAMES=1 $(BIN)/pytest -n auto -q tests/server/browser/test_games.py tests/server/browser/test_layout.py tests/server/browser/test_lessons.py tests/server/browser/test_places.py
	$(MAKE) -j2 --output-sync proof-crash proof-post proof-compiled proof-mutants

# Each of these uses one core or little more, so two run beside each other.
proof-crash:
	$(BIN)/python -m tests.server.support.crash 200

proof-post:
	$(BIN)/python -m tests.server.support.crash_post 200

proof-compiled:
	$(BIN)/python -m tests.compiled 1000

proof-mutants:
	$(BIN)/python -m tests.mutants --number 25 --seconds 10 --out $$(mktemp -d)

lab: $(VENV)/.ready-lab,gym,ray ## Install what the commands for study need: reports, environments, Ray

ladder: $(VENV)/.ready-lab ## Play the published ladder again and write its page (takes hours)
	@$(BIN)/dynasty ladder --play $(ARGS)

fast: $(VENV)/.ready-fast slow ## Compile kernel, rules and bots (optional; needs a C compiler)
	@echo "Compiling; this takes some minutes ..."
	@rm -rf build && trap 'rm -rf build' EXIT && \
	  DYNASTY_COMPILE=1 $(BIN)/python setup.py -q build_ext --inplace

slow: ## Remove the compiled files; edits to the sources count again
	@find src -name '*.so' -delete

# What an earlier build left behind would get into this one.
wheel: $(VENV)/.ready$(if $(COMPILED),-fast) ## Build the package into dist (COMPILED=1: compiled as by `make fast`)
	@rm -rf build && trap 'rm -rf build' EXIT && \
	  DYNASTY_COMPILE=$(COMPILED) $(BIN)/pip wheel --quiet --disable-pip-version-check --no-deps \
	    $(if $(COMPILED),--no-build-isolation) --wheel-dir dist .

clean: slow ## Remove everything that make made
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis \
	  .import_linter_cache
	find src tests -name __pycache__ -prune -exec rm -rf {} +

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Dynasty needs Python 3.11 or newer, but $(PYTHON) is older or missing." >&2; \
	  echo "Name another one, for example: make PYTHON=python3.12 play" >&2; exit 1; }
	@$(PYTHON) -m venv --clear $(VENV)

# Older checkouts installed the package as `dynasty`; two packages with one program would be in each
# other's way.
REMOVE_FORMER = rm -rf src/dynasty.egg-info; $(BIN)/pip uninstall --yes dynasty >/dev/null 2>&1

# A stamp per set of extras: nothing is installed again while the pins are unchanged.
$(VENV)/.ready: $(PINS) | $(BIN)/python
	@echo "Installing into $(VENV) ..."
	@$(REMOVE_FORMER)
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e .
	@touch $@

$(VENV)/.ready-%: $(PINS) | $(BIN)/python
	@echo "Installing into $(VENV), with what $* needs ..."
	@$(REMOVE_FORMER)
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[$*]'
	@touch $@ $(VENV)/.ready
