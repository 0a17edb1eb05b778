# Two commands do everything: `make play` and `make test`.
PYTHON ?= python3
PIP = .venv/bin/pip --disable-pip-version-check -q
JOBS ?= auto

.PHONY: play test setup setup-dev lint format bench soak balance gallery clean

play: setup  ## Start the bot: on Discord with a token in .env, else on the local Discord with its web page
	@.venv/bin/python bot.py

test: setup-dev lint  ## Lint, then all tests
	.venv/bin/pytest -n $(JOBS) --dist loadgroup

setup: .venv/ready  ## A virtual environment with everything the bot needs

setup-dev: .venv/ready-dev  ## And with everything the tests need

.venv/ready: requirements.txt
	@$(PYTHON) -c 'import sys; sys.exit("Dicehold needs Python 3.11 or newer, this is " + sys.version.split()[0] if sys.version_info < (3, 11) else 0)'
	@test -x .venv/bin/python || $(PYTHON) -m venv .venv
	@echo "Setting up (once) ..."
	@$(PIP) install -r requirements.txt
	@.venv/bin/python -m compileall -q bot.py cogs engine host render sandbox store words >/dev/null || true
	@touch $@

.venv/ready-dev: .venv/ready requirements-dev.txt
	@$(PIP) install -r requirements-dev.txt
	@touch $@

lint: setup-dev  ## ruff, pyright (strict on engine/), import-linter
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/pyright
	.venv/bin/lint-imports

format: setup-dev
	.venv/bin/ruff check --fix .
	.venv/bin/ruff format .

bench: setup-dev  ## Speed of the engine, the pictures, the store and the whole loop
	.venv/bin/python -m engine bench
	.venv/bin/python -m render bench
	.venv/bin/python -m store bench
	.venv/bin/python -m tests.bench.clicks

soak: setup-dev  ## Long: kill -9 a thousand times, thousands of checked matches
	.venv/bin/python -m tests.store.kill_soak --kills 1000
	EXTRA_GAMES=tests.lanterns .venv/bin/python -m tests.bench.soak

balance: setup-dev  ## Long: win shares, length and use of everything between good players, into docs/balance.md
	.venv/bin/python -m tests.bench.balance

gallery: setup  ## One of every kind of picture, in gallery/
	.venv/bin/python -m render gallery gallery

clean:
	rm -rf .venv gallery .pytest_cache .ruff_cache .hypothesis
