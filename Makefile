# One word a task. A fresh machine needs Python 3.11 or newer and make; the rest is installed here, once.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
PIP := .venv/bin/pip --disable-pip-version-check -q
CLIENT := src/starlore/web/client
CARD ?=
LAWS := tests/core tests/games/test_contract.py tests/games/test_non_interference.py $(wildcard tests/games/*/test_laws.py) tests/table/test_laws.py
SERVER := tests/web tests/faults tests/third_game tests/library

.PHONY: run run-cluster torture demo test test-browser test-server test-rest test-client test-long test-fast coverage check bench types playthroughs vectors fits art fonts fan previews gallery screenshots locks audit format clean

run: .venv/run $(CLIENT)/index.html  ## serve a playable site
	.venv/bin/starlore serve $(ARGS)

run-cluster: .venv/dev $(CLIENT)/index.html  ## three NATS nodes and two servers of the same tables
	.venv/bin/python -m support.run_cluster $(ARGS)

torture: .venv/dev  ## a cluster in which everything fails, for as long as ARGS="--seconds 1800 --seed 7" says
	.venv/bin/python -m tests.cluster.torture $(ARGS)

demo: .venv/run  ## a whole game of random players in the terminal
	.venv/bin/starlore demo

test: .venv/dev $(CLIENT)/index.html .venv/browser  ## every test but the long ones
	$(MAKE) -j2 test-browser test-server test-rest test-client

# Two at a time, the longest first.
test-browser:
	.venv/bin/python -m pytest e2e -m "not long"

test-server:
	.venv/bin/python -m pytest $(SERVER) -m "not long"

test-rest:
	.venv/bin/python -m pytest tests $(addprefix --ignore=,$(SERVER)) -m "not long"

test-client:
	cd client && $(NPM) run -s test

test-long: .venv/dev $(CLIENT)/index.html .venv/browser  ## clusters, image work, the long walks in a browser, the laws harder
	HYPOTHESIS_PROFILE=long .venv/bin/python -m pytest $(LAWS)
	.venv/bin/python -m pytest tests e2e -m long

test-fast: .venv/dev  ## the rules, tables, stores and bots: no browser, no kills
	.venv/bin/python -m pytest tests -m "not long" --ignore=tests/web --ignore=tests/faults --ignore=tests/cluster --ignore=tests/third_game --ignore=tests/test_bench.py

coverage: .venv/dev $(CLIENT)/index.html  ## which lines and branches no Python test comes by
	.venv/bin/coverage run -m pytest tests -m "not long"
	.venv/bin/coverage combine -q
	.venv/bin/coverage report

check: .venv/dev client/node_modules/.installed  ## style, types, layers, generated files
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	.venv/bin/lint-imports
	.venv/bin/python -m tools.boundaries
	.venv/bin/python -m tools.docs_names
	.venv/bin/python -m tools.lengths
	.venv/bin/python -m art.catalogue --check
	.venv/bin/python -m starlore.web.typescript | diff - client/src/lib/protocol.ts
	cd client && $(NPM) run -s check

bench: .venv/bench $(CLIENT)/index.html .venv/browser  ## speed, beside peers in the same run
	PATH="$(CURDIR)/.venv/node:$$PATH" .venv/bin/python -m bench

types: .venv/run  ## the protocol's types for the client
	.venv/bin/python -m starlore.web.typescript > client/src/lib/protocol.ts

playthroughs: .venv/dev  ## the golden games anew
	.venv/bin/python -m tests.playthroughs

vectors: .venv-model/installed  ## the bots' table of word vectors, anew
	.venv-model/bin/python -m tools.make_vectors
	$(MAKE) fits

fits: .venv/run  ## how well every clue of the banks fits every picture, anew
	OPENBLAS_NUM_THREADS=1 .venv/bin/python tools/make_fits.py

art: .venv-art/installed  ## paint what is missing or changed, or CARD=17
	.venv-art/bin/python -m art $(CARD)

fonts: .venv/dev client/node_modules/.installed  ## the faces, cut down to what the client writes with
	.venv/bin/python tools/fonts.py

fan: .venv/dev  ## the home page's pictures, cut from the deck
	.venv/bin/python tools/fan.py

previews: .venv/dev  ## the pictures beside invitations in messengers
	.venv/bin/python tools/previews.py

gallery: .venv/run  ## one page with the whole deck
	.venv/bin/starlore gallery

screenshots: .venv/dev $(CLIENT)/index.html .venv/browser  ## every screen, phone and desktop
	.venv/bin/python -m e2e.screenshots

format: .venv/dev
	.venv/bin/ruff check --fix .
	.venv/bin/ruff format .

locks: .venv/dev  ## newest versions of all Python packages that are locked
	$(PIP) install uv
	for set in requirements/run requirements/dev requirements/bench requirements/model requirements/node art/requirements; do \
		.venv/bin/uv pip compile -q --upgrade --generate-hashes --no-header --no-emit-index-url --python-version 3.11 \
		$$set.in -o $$set.txt || exit; done

audit: .venv/dev client/node_modules/.installed  ## known weaknesses of what is installed, where they can be looked up
	-$(PIP) install pip-audit
	PATH="$(CURDIR)/.venv/bin:$(CURDIR)/.venv/node:$$PATH" .venv/bin/python -m tools.audit

clean:
	rm -rf .venv .venv-art .venv-model client/node_modules $(CLIENT) .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage*

# --- what is installed, and built, only when it is missing or its inputs have changed -------------

.venv/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Starlore needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version 2>&1)."; exit 1; }
	$(PYTHON) -m venv .venv
	touch $@

.venv/run: .venv/made requirements/run.txt pyproject.toml
	$(PIP) install --require-hashes -r requirements/run.txt
	$(PIP) install --no-deps -e .
	touch $@

.venv/dev: .venv/run requirements/dev.txt
	$(PIP) install --require-hashes -r requirements/dev.txt
	touch $@

.venv/bench: .venv/dev requirements/bench.txt
	$(PIP) install --require-hashes -r requirements/bench.txt
	touch $@

.venv-model/installed: requirements/model.txt
	$(PYTHON) -m venv .venv-model
	.venv-model/bin/pip --disable-pip-version-check -q install --require-hashes -r requirements/model.txt
	touch $@

.venv-art/installed: art/requirements.txt
	$(PYTHON) -m venv .venv-art
	.venv-art/bin/pip --disable-pip-version-check -q install --require-hashes -r art/requirements.txt
	touch $@

# Node only builds the client: the machine's own if it is new enough, else the one that PyPI brings.
NPM = PATH="$(CURDIR)/.venv/node:$$PATH" npm

.venv/node/found: .venv/run
	.venv/bin/python tools/find_node.py .venv/node
	touch $@

client/node_modules/.installed: client/package.json client/package-lock.json .venv/node/found
	cd client && $(NPM) install --no-save --no-audit --no-fund --loglevel=error
	touch $@

CLIENT_SOURCES := $(shell find client/src client/public -type f 2>/dev/null) $(wildcard client/*.ts client/*.js client/*.json client/*.html)

$(CLIENT)/index.html: client/node_modules/.installed $(CLIENT_SOURCES)
	cd client && $(NPM) run -s build
	touch $@

.venv/browser: .venv/dev
	.venv/bin/python tools/find_browser.py
	touch $@
