# Two commands are all a newcomer needs: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PEERS := .venv-peers

MINUTES ?= 30
SIZE ?= 1
SEED ?=
KILLS ?= 1000

.PHONY: play terminal test quick install client wire lint types contracts browser-types chromium warm check suites soak \
	faults bench bench-server bench-browser train strength golden notebook screenshots clean help

help:  ## list what can be made
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*##/\t/' | expand -t 14

play: install  ## play in the browser, on a server of your own
	@$(BIN)/croupier serve --free-port --open

terminal: install  ## play Las Vegas in the terminal against three opponents
	@$(BIN)/croupier play las-vegas --seats you,medium,medium,medium

# Compiling leaves a core idle part of the time; the checks that read the sources run beside it.
test: install  ## lint, types, import contracts and all tests: about 20 minutes on two cores
	@$(MAKE) --no-print-directory --jobs 3 warm chromium lint types contracts browser-types
	@$(MAKE) --no-print-directory suites
	@$(BIN)/python -m tests.browser.needed

quick: install lint types contracts  ## lint, types, rules, library, one table of each game: 70 seconds once compiled
	CROUPIER_QUICK=1 $(BIN)/python $(PYTEST) tests/rules tests/library tests/contract

install: client  ## set everything up, and nothing else

$(VENV)/installed: pyproject.toml constraints.txt
	@command -v $(PYTHON) >/dev/null || { echo "Python 3.11 or newer is needed (set PYTHON=...)"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed, this is $$($(PYTHON) --version)"; exit 1; }
	@echo "Setting up Croupier in $(VENV); this happens once."
	@$(PYTHON) -m venv $(VENV)
	@CROUPIER_SKIP_CLIENT=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	@touch $@

# pip leaves the pages out above, because Node is in the environment only now, and sources change later, too.
client: $(VENV)/installed  ## build the pages for the browser, if their sources have changed
	@$(BIN)/python hatch_build.py

wire: $(VENV)/installed  ## write the browser's types of the protocol anew
	@$(BIN)/python client/generate.py

lint: install
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: install
	$(BIN)/mypy

contracts: install
	$(BIN)/lint-imports

browser-types: install
	$(BIN)/python hatch_build.py npm run --silent check
	$(BIN)/python hatch_build.py npm test --silent

# The tests in a browser need one; where it can be installed without a question, it is.
chromium: install
	@$(BIN)/python -m tests.browser.needed --install

# Tests are handed out one by one, so that neither worker is left with all the long ones at the end; tests/conftest.py
# has the one exception.
PYTEST := -m pytest -n 2 -q
RULES := tests/rules tests/contract tests/reference
# What only many draws or long searches show, which would take minutes interpreted.
NEED_MANY := $(addprefix --deselect tests/, \
	rules/yellow_dwarf/test_unseen.py::test_imagined_deals_are_even_over_exactly_the_deals_that_fit \
	kernel/test_rng.py::test_draws_follow_their_weights \
	kernel/test_search.py::test_every_iteration_is_one_try_of_a_legal_action)

# Bounds-checked code is compiled faster and runs slower: it plays few games.
CHECKED := NUMBA_BOUNDSCHECK=1 NUMBA_OPT=1

# Both modes on two cores, each with about as much to compile as the other.
SMALL := las-vegas sequence-dice yellow-dwarf
LARGE := las-vegas-royale

warm: install
	( $(BIN)/croupier warmup $(SMALL); $(CHECKED) $(BIN)/croupier warmup --rules $(LARGE) ) & \
	$(BIN)/croupier warmup $(LARGE); $(CHECKED) $(BIN)/croupier warmup --rules $(SMALL); wait

check: install warm
	@$(MAKE) --no-print-directory suites

# The rules run three times: compiled, compiled with bounds checks, and interpreted (which gives coverage).
suites:
	$(BIN)/python $(PYTEST)
	$(CHECKED) $(BIN)/python $(PYTEST) $(RULES) tests/kernel/test_search.py
	$(BIN)/python -m coverage erase
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m coverage run $(PYTEST) $(RULES) tests/kernel $(NEED_MANY)
	$(BIN)/python -m coverage combine --quiet
	$(BIN)/python -m coverage report --include='*/games/*,*/kernel/bits.py,*/kernel/drive.py,*/kernel/stack.py,*/kernel/standing.py' --omit='*/game.py,*/lab.py,*/notation*.py,*/telling*.py,*/written.py' --fail-under=100 --show-missing --skip-covered

soak: install  ## random games with new seeds for MINUTES=30, SIZE=1 times those of `make test`, then KILLS=1000 kills of a server; SEED=... plays one again
	$(BIN)/python -m tests.soak --minutes $(MINUTES) --size $(SIZE) --kills $(KILLS) --seed "$(SEED)"

faults: install  ## plant faults in the rules one by one and name those that no test finds; takes long
	$(BIN)/python -m tests.faults

bench: install $(PEERS)/installed  ## ratios of speed against named baselines, measured in one run
	$(BIN)/python bench/run.py --peers $(PEERS)/bin/python

# Node comes from this machine, or else from a package in the environment of the peers.
bench-server: install $(if $(shell command -v npm),,$(PEERS)/installed)  ## the server under load, beside a boardgame.io server; takes 20 minutes
	$(BIN)/python bench/server.py --peers $(PEERS)/bin/python

bench-browser: install chromium  ## what the pages weigh, and how many frames a slow browser drops; takes a few minutes
	$(BIN)/python -m bench.browser

train: install  ## teach the learned players of every table anew, those that come with the program; takes about an hour
	$(BIN)/python bench/train.py

strength: install  ## every level against the one below it, the table of docs/strength.md; takes an hour or so
	$(BIN)/python bench/strength.py

$(PEERS)/installed: bench/peers.txt
	@echo "Installing the peers that the benchmark compares with in $(PEERS); this happens once."
	@$(PYTHON) -m venv $(PEERS)
	@$(PEERS)/bin/python -m pip install --quiet --disable-pip-version-check --requirement bench/peers.txt
	@touch $@

golden: install  ## write the golden files anew; look at the difference before committing
	$(BIN)/python -m tests.golden.regenerate

notebook: install  ## write docs/research.ipynb anew from docs/research.md, and run it
	$(BIN)/python -m tests.golden.notebook

screenshots: install chromium  ## a picture of every screen at three widths, light and dark, in build/screenshots
	$(BIN)/python -m tests.browser.screenshots

clean:  ## remove everything that was made here, compiled games included
	@if [ -x $(BIN)/python ]; then $(BIN)/python -m croupier.kernel.decorator; fi
	rm -rf $(VENV) $(PEERS) bench/boardgame/node_modules client/node_modules src/croupier/server/client build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache .coverage*
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
