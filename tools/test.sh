#!/bin/sh
# Installs what is missing, builds, and runs every test: the release build's, the fuzzers for a fixed number of runs under
# ASan and UBSan, and what runs on several threads under TSan. FUSIONC_CORPUS=DIR adds the tests that need real dumps.
# With arguments (they go to ctest, for example `-R golden`) only tests of the release build run.
cd "$(dirname "$0")/.."
. tools/setup.sh
install_missing $packages
echo "building ..." >&2
build release
ctest --preset release "$@"
[ $# -eq 0 ] || exit 0

install_missing clang-14 libclang-rt-14-dev libfuzzer-14-dev
echo "building the fuzzers ..." >&2
build fuzz
ctest --preset fuzz
echo "building for the thread sanitizer ..." >&2
build tsan
ctest --preset tsan
