# `make play` and `make test` are all you need. Each sets up what it uses, in .venv.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: setup page play compile test test-quick test-train check bench docs site dist occurrences clean

setup: .venv/ready page

.venv/ready: pyproject.toml hatch_build.py
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "puertorico needs Python 3.11 or newer")'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@

# The installation builds the page; this builds it again if something in web/ has changed.
page: .venv/ready
	@$(BIN)/python web/build.py

play: setup
	@$(BIN)/puertorico play

# Compile the rules, bots and environments once, before several test processes need them.
compile: setup
	$(BIN)/puertorico warm-up

test: check compile
	$(BIN)/python tests/support/browser.py
	$(BIN)/python web/build.py test
	$(BIN)/python -m pytest -n 2

# For a change of a rule: the rooms rules, game and bots only.
test-quick: compile
	$(BIN)/python -m pytest -n 2 tests/rules tests/game tests/bots

# Train the example, the network and the recipes of docs/ with a tiny budget. Only this installs PyTorch, which is large.
test-train: setup .venv/train
	$(BIN)/python -m pytest tests/train

.venv/train: .venv/ready
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[recipes]'
	touch $@

check: setup
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/python web/build.py run check

bench: setup
	@$(BIN)/puertorico bench

# Write what is generated from the source: pages of docs/ and the tables of the page.
docs: setup
	$(BIN)/python -m puertorico.cli.reference docs
	$(BIN)/python -m puertorico.table.views.typescript

# Build the documentation site into build/site. A dead link or anchor is an error.
site: setup
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict

# Build the wheel and the source archive into dist/, and try them with every supported Python on this machine.
dist: setup
	$(BIN)/python tests/support/try_archives.py

# Print how often each question and answer occurs in the random games of the tests.
occurrences: setup
	@PYTHONPATH=tests/support $(BIN)/python tests/rules/test_random_games.py

clean:
	rm -rf .venv build dist web/node_modules puertorico/table/page
