#!/bin/sh
# Installs what is missing, builds, and runs every test. FUSIONC_CORPUS=DIR adds the tests that need real dumps.
cd "$(dirname "$0")/.."
. tools/setup.sh
install_missing $packages
echo "building ..." >&2
build release
ctest --preset release "$@"
