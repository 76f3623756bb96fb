# Two commands: `make play` and `make test`. Each sets up everything it needs, in .venv.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: setup play test check bench docs occurrences clean

setup: .venv/ready

.venv/ready: pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "puertorico needs Python 3.11 or newer")'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@

play: setup
	@$(BIN)/puertorico play

# Rules and bots are compiled once before the tests run side by side.
test: setup check
	$(BIN)/python -c 'import puertorico.bots.engine'
	$(BIN)/python -m pytest -n 2

check: setup
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

bench: setup
	@$(BIN)/puertorico bench

# Writes what in docs/ is made from the source.
docs: setup
	$(BIN)/python -m puertorico.reference docs

# How often each question and answer occurs in the random games of the tests.
occurrences: setup
	@$(BIN)/python tests/test_random_games.py

clean:
	rm -rf .venv dist
