"""Golden reports: the audit of every sample pair, byte for byte. A changed report is a decision, not an accident:
look at the difference, then `FUSIONC_UPDATE=1 ctest --preset release -R golden` writes the new text."""
import difflib
import glob
import os
import subprocess
import sys

fusionc, source = sys.argv[1], sys.argv[2]
os.chdir(source)
pairs = sorted(glob.glob("samples/*.ttnn.mlir") + glob.glob("tests/data/contract.ttnn.mlir"))
failures = 0
for ttnn in pairs:
    ttir = ttnn.replace(".ttnn.", ".ttir.")
    run = subprocess.run([fusionc, "check", "--ttir", ttir, "--ttnn", ttnn, "-o", "-"], capture_output=True, text=True)
    assert run.returncode == 1 and not run.stderr, (ttnn, run.returncode, run.stderr)
    path = os.path.join("tests", "golden", os.path.basename(ttnn).replace(".ttnn.mlir", ".yml"))
    if os.environ.get("FUSIONC_UPDATE"):
        with open(path, "w", encoding="utf-8") as file:
            file.write(run.stdout)
    expected = open(path, encoding="utf-8").read() if os.path.exists(path) else ""
    if run.stdout != expected:
        failures += 1
        sys.stdout.writelines(difflib.unified_diff(expected.splitlines(True), run.stdout.splitlines(True), path, "audit"))
print(f"{len(pairs)} golden reports, {failures} differ")
sys.exit(failures > 0 or len(pairs) < 2)
