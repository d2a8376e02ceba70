# Short names for what we do. Each recipe is the command itself; nothing here is needed to build or to test.

.PHONY: build test ready bless compare bench fuzz sanitize hostile example static

build:
	swift build

test:
	swift test

# When ready, run what CI runs.
ready:
	.ci/run

# Rewrites the files that are rendered from the rules and the command line. Read the diff before you commit it.
bless:
	DEPLINT_BLESS=1 swift test

# Compares lexer and outline with Swift's own parser on any folder: make compare DIR=~/src/some-project
compare:
	@test -n "$(DIR)" || { echo "make compare: which folder? DIR=…" >&2; exit 2; }
	Scripts/compare "$(DIR)"

# Prints the tables of speed for a folder of Swift: make bench DIR=~/src
bench:
	@test -n "$(DIR)" || { echo "make bench: which folder? DIR=…" >&2; exit 2; }
	Benchmarks/run "$(DIR)"

# Feeds every parser with changed bytes, a minute each: make fuzz, or make fuzz TARGET=lexer SECONDS=600
fuzz:
	Scripts/fuzz/run $(TARGET) $(if $(SECONDS),--seconds $(SECONDS))

# Runs the tests under the address and the thread sanitizer.
sanitize:
	Scripts/sanitize

# Measures inputs that are made to hurt.
hostile:
	Scripts/hostile

# Finds the problems of the example, hence the exit status 1, which make is told to pass over.
example:
	-swift run -c release deplint Examples/ArticleShop

# What we ship for Linux. It needs no library, and starts in less than a millisecond.
static:
	swift build -c release -Xswiftc -static-executable
