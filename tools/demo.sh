#!/bin/sh
# Installs what is missing, builds, and audits the sample pair shipped in samples/.
cd "$(dirname "$0")/.."
. tools/setup.sh
install_missing $packages
echo "building ..." >&2
build release fusionc

echo "+ build/fusionc check --ttir samples/dit_block.ttir.mlir --ttnn samples/dit_block.ttnn.mlir -o fusion_todo.yml" >&2
status=0
build/fusionc check --ttir samples/dit_block.ttir.mlir --ttnn samples/dit_block.ttnn.mlir -o fusion_todo.yml || status=$?
[ "$status" -eq 1 ] || { echo "the audit ended with exit $status, expected findings (1)" >&2; exit 1; }
cat fusion_todo.yml
