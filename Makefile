# What a contributor must know is in CONTRIBUTING.md; `make` alone lists it too.
PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV := .venv
BIN := $(VENV)/bin
JS := $(patsubst %,%/node_modules/.package-lock.json,tests/js tests/js/fastmcp-host)

.PHONY: help demo test lint bench chromium clean fuzz

help:
	@echo "make demo   shows the weather widget in the development host, fed by its MCP server"
	@echo "make test   lint, types and all tests, with what they need installed first"
	@echo "make lint   ruff and mypy"
	@echo "make bench  the benchmarks, against React and Preact"

$(BIN)/python:
	$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); sh tests/setup/apt python3-venv && $(PYTHON) -m venv $(VENV); }
	$(BIN)/python -m pip install --quiet --upgrade pip

# The project itself, editable; its build hook makes the page scripts and fetches the JavaScript runtimes.
$(VENV)/.project: $(BIN)/python pyproject.toml $(wildcard assets/*)
	$(BIN)/python -m pip install --quiet --editable ".[fastmcp,mcp,host,mpy]"
	@touch $@

$(VENV)/.dev: $(VENV)/.project
	$(BIN)/python -m pip install --quiet --group dev
	@touch $@

$(JS): %/node_modules/.package-lock.json: %/package-lock.json
	cd $* && npm ci --no-audit --no-fund
	@touch $@

chromium: $(VENV)/.dev
	@sh tests/setup/chromium $(BIN)/python

demo: $(VENV)/.project
	@if [ -e $(VENV)/.dev ]; then $(BIN)/python -m assets; fi
	$(BIN)/bascule build examples/weather/widget.py -o .cache/weather.html
	$(BIN)/python -m bascule.host examples/weather/server.py --tool get_weather --args '{"city": "Bergen"}'

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# Tracebacks as Python writes them: pytest's own parse the source anew, at which CPython 3.11 may fail while a thread of a
# server builds a page, and no further test would run. A run that breaks off so is not tried again, but has failed.
PYTEST := $(BIN)/python -m pytest --tb=native

test: lint $(JS) chromium
	$(BIN)/python -m assets
	$(PYTEST) || { [ $$? = 1 ] || exit 1; echo "what failed is tried once more, alone"; \
		$(PYTEST) --last-failed --last-failed-no-failures none; }

bench: $(VENV)/.dev $(JS) chromium
	$(BIN)/python -m assets
	for file in benchmarks/*.py; do $(BIN)/python $$file || exit 1; done

clean:
	rm -rf $(VENV) .cache tests/js/node_modules tests/js/.cache tests/js/fastmcp-host/node_modules tests/js/fastmcp-host/.cache

# Generated expressions on every engine against CPython; a difference becomes a program of the corpus.
fuzz: $(VENV)/.dev
	$(BIN)/python -m tests.portability.fuzz --count 3000
