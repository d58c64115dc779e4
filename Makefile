# Two commands matter: `make play` and `make test`. Both set everything up first, in .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed
PYTEST := $(BIN)/python -m pytest -n 2
SANITISED := build/sanitised
LADDER_CHECK ?= sims:4000,sims:1000

# Test runs must not depend on what happens to be set in the shell.
unexport AZULEJOS_PURE AZULEJOS_SANITIZE AZULEJOS_NO_COMPILE

.PHONY: help play test check lint bench soak build compile clean postgresql
.PHONY: soak-properties soak-sanitised soak-ladders soak-load
.DEFAULT_GOAL := help

help:  ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: compile  ## play a game of Azul in the terminal
	@$(BIN)/azulejos play azul

test: postgresql build lint  ## every test, compiled and interpreted, and the examples in README and docstrings
	@echo "== all tests, compiled"
	@$(PYTEST) -m "not soak" --doctest-glob=README.md tests README.md
	@echo "== all tests, interpreted"
	@AZULEJOS_PURE=1 $(PYTEST) -m "not soak and not compiled_only" --doctest-modules src tests

# The tests of the server start a PostgreSQL of their own.
APT := DEBIAN_FRONTEND=noninteractive apt-get -qq
postgresql:
	@{ command -v initdb || ls /usr/lib/postgresql/*/bin/initdb; } >/dev/null 2>&1 || \
	    { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "== installing PostgreSQL" && \
	    $(APT) update && $(APT) install -y --no-install-recommends postgresql >/dev/null; } || \
	    { echo "PostgreSQL is missing, its tests will not run: sudo apt install postgresql"; \
	    [ "$$CI" != true ]; }

check: build lint  ## lint, types, import contracts and the quick tests (the inner loop)
	@echo "== quick tests, compiled"
	@$(PYTEST) -m "not slow and not soak"

lint: $(INSTALLED)
	@echo "== lint, format, types, import contracts"
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports

bench: build  ## the speed figures, and one minute of load on the server
	@$(BIN)/azulejos bench
	@echo "== load: players beside the server"
	@$(BIN)/python benchmarks/load/run.py --output build/load.json && echo "written to build/load.json"

soak: soak-properties soak-sanitised soak-ladders soak-load  ## properties, array bounds, ladders, load

soak-load: build
	@echo "== load for ten minutes"
	@$(BIN)/python benchmarks/load/run.py --players 1000 --seconds 600 --output build/load-soak.json

soak-properties: build
	@echo "== long property tests"
	@HYPOTHESIS_PROFILE=soak $(PYTEST)

# In a copy, so that the work tree never holds a sanitised module.
soak-sanitised: $(INSTALLED)
	@echo "== all tests with the sanitiser"
	@mkdir -p $(SANITISED)
	@rm -rf $(SANITISED)/tests $(SANITISED)/docs $(SANITISED)/examples
	@cp -R -p pyproject.toml setup.py README.md LICENSE docs examples tests $(SANITISED)
	@$(BIN)/python -c "import shutil; shutil.rmtree('$(SANITISED)/src', ignore_errors=True); \
	    shutil.copytree('src', '$(SANITISED)/src', \
	    ignore=shutil.ignore_patterns('*.so', '_built.json', '__pycache__'))"
	@cd $(SANITISED) && rm -f findings.* && \
	    export AZULEJOS_SANITIZE=1 PYTHONPATH=src UBSAN_OPTIONS=log_path=$$PWD/findings && \
	    "$(CURDIR)/$(BIN)/python" setup.py --quiet build_ext --inplace && \
	    { "$(CURDIR)/$(BIN)/python" -m pytest -n 2 -m "not soak" \
	    --ignore tests/cli/test_bench.py || { cat findings.*; exit 1; }; }

# Is every bot stronger than the one below it? An hour for each game at most; summary.json has it all.
soak-ladders: build
	@failed=0; for game in $$($(BIN)/python -c "import azulejos; print(*azulejos.GAMES)"); do \
	    echo "== ladder of $$game"; \
	    $(BIN)/azulejos arena ladder --game $$game --check $(LADDER_CHECK) --minutes 60 --strict \
	        --folder build/ladders/$$game --replace || failed=1; \
	done; exit $$failed

build: compile  ## compile what has changed; fails if anything stays interpreted
	@$(BIN)/python -W error -c "import azulejos"

compile: $(INSTALLED)
	@$(BIN)/python setup.py --quiet build_ext --inplace

$(INSTALLED): pyproject.toml setup.py | $(BIN)/python
	@echo "== installing azulejos and its tools into $(VENV)"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check "setuptools>=77" "Cython>=3.1"
	@AZULEJOS_NO_COMPILE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check \
	    --no-build-isolation --editable ".[dev]"
	@touch $@

$(BIN)/python:
	@$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11))" 2>/dev/null || \
	    { echo "azulejos needs Python 3.11 or newer: make PYTHON=/path/to/python"; exit 1; }
	@$(PYTHON) -c "import ensurepip, venv" 2>/dev/null || \
	    { echo "Python's venv is missing (on Debian: apt install python3-venv)"; exit 1; }
	@echo "== creating $(VENV)"
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }

clean:  ## remove everything that was made, including .venv
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	rm -rf src/*.egg-info
	find src tests -name __pycache__ -prune -exec rm -rf {} +
	find src \( -name '*.so' -o -name _built.json \) -delete
