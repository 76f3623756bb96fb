# Two commands: `make play` and `make test`. Each sets up everything it needs, in .venv.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: setup page play test test-train check bench docs occurrences clean

setup: .venv/ready page

.venv/ready: pyproject.toml hatch_build.py
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "puertorico needs Python 3.11 or newer")'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@

# Built by the installation, and again when something in web/ has changed.
page: .venv/ready
	@$(BIN)/python web/build.py

play: setup
	@$(BIN)/puertorico play

# Rules, bots and environments are compiled once before the tests run side by side.
test: setup check
	$(BIN)/python tests/support/browser.py
	$(BIN)/python web/build.py test
	$(BIN)/python -c 'import puertorico.bots.engine, puertorico.envs, puertorico.compiled as c; c.module("envs.compiled.planner_stepping")'
	$(BIN)/python -m pytest -n 2

# The example that learns, with a tiny budget. PyTorch is large, so only this installs it.
test-train: setup .venv/train
	$(BIN)/python -m pytest examples

.venv/train: .venv/ready
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[train]'
	touch $@

check: setup
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/python web/build.py run check

bench: setup
	@$(BIN)/puertorico bench

# Writes what in docs/ is made from the source.
docs: setup
	$(BIN)/python -m puertorico.cli.reference docs

# How often each question and answer occurs in the random games of the tests.
occurrences: setup
	@PYTHONPATH=tests/support $(BIN)/python tests/rules/test_random_games.py

clean:
	rm -rf .venv dist web/node_modules puertorico/table/page
