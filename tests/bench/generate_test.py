"""The benchmark's inputs are what its essay says: every generated layer is found, at both levels, and by threads alike."""
import os
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import generate
import yaml

binary, source = sys.argv[1], sys.argv[2]
failures = []
with tempfile.TemporaryDirectory() as work:
    for level in ("ttir", "ttnn"):
        path, report = os.path.join(work, level + ".mlir"), os.path.join(work, "report.yml")
        generate.module(level, 1, path)
        text = open(path).read()
        if not 0.9e6 < len(text) < 1.2e6:
            failures.append(f"{level}: {len(text)} bytes")
        layers = text.count('"func.func"')
        run = subprocess.run([binary, "check", "-q", f"--{level}", path, "-o", report], capture_output=True, text=True)
        if run.returncode != 1 or run.stderr:
            failures.append(f"{level}: exit {run.returncode}\n{run.stderr}")
            continue
        entries = yaml.safe_load(open(report))["missed_fusions"]
        for fused_op, each in (("ttnn.transformer.scaled_dot_product_attention", 1), ("ttnn.rms_norm", 2)):
            count = sum(len(e["instances"]) for e in entries if e["fused_op"] == fused_op)
            if count != each * layers:
                failures.append(f"{level}: {count} {fused_op} in {layers} layers")
    folder, same = generate.variants(os.path.join(source, "rules"), work, 3)
    run = subprocess.run([binary, "list", "--rules", folder], capture_output=True, text=True)
    names = {line.split()[0] for line in run.stdout.splitlines()[1:]}
    if run.returncode != 0 or len(names) < 100 or not set(same) < names:
        failures.append(f"variants: exit {run.returncode}, {len(names)} rules\n{run.stderr}")
print("\n".join(failures) or "generated inputs are as expected")
sys.exit(bool(failures))
