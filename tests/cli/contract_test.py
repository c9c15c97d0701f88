"""The schema's own three examples, as one pair of modules, must give the schema's three entries."""
import os
import re
import subprocess
import sys
import tempfile

import yaml

fusionc, source = sys.argv[1], sys.argv[2]
data = os.path.join(source, "tests", "data")
TTIR, TTNN = os.path.join(data, "contract.ttir.mlir"), os.path.join(data, "contract.ttnn.mlir")

# fused_op, source, component_ops, results of the TTIR ops, results of the TTNN ops, refs that ir_loc must hold
EXPECTED = [
    ("ttnn.linear", "ttnn", ["ttnn.matmul", "ttnn.add"], ["%5", "%7"], ["%1727", "%1728"], ["#loc16303"]),
    ("ttnn.layer_norm", "ttnn", ["ttnn.layer_norm", "ttnn.add", "ttnn.multiply"],
     ["%14", "%15", "%16", "%17"], ["%1734", "%1735", "%1736", "%1737"], ["#loc", "#loc15643", "#loc16305"]),
    ("torch.scaled_dot_product_attention", "torch",
     ["ttnn.matmul", "ttnn.multiply", "ttnn.softmax", "ttnn.matmul"],
     ["%42", "%43", "%44", "%45"], ["%2001", "%2002", "%2003", "%2004"], ["#loc18800"]),
]


def ops(path, results):
    lines = [line.strip() for line in open(path, encoding="utf-8")]
    return [next(line for line in lines if line.startswith(result + " = ")) for result in results]


def audit(*files):
    with tempfile.TemporaryDirectory() as folder:
        out = os.path.join(folder, "fusion_todo.yml")
        run = subprocess.run([fusionc, "check", *files, "-o", out], capture_output=True, text=True)
        assert run.returncode == 1, (run.returncode, run.stderr)
        return yaml.safe_load(open(out, encoding="utf-8"))


def find(report, expected):
    found = [e for e in report["missed_fusions"] if (e["fused_op"], e["source"], e["component_ops"]) == expected[:3]]
    assert len(found) == 1, f"{expected[0]} with {expected[2]}: {[(e['fused_op'], e['component_ops']) for e in report['missed_fusions']]}"
    assert len(found[0]["instances"]) == 1
    return found[0]["instances"][0]


def refs(instance):
    return [ref.strip() for ref in re.split(r",\s*", instance["ir_loc"])]


report = audit("--ttir", TTIR, "--ttnn", TTNN)
assert report["input"] == {"ttir": TTIR, "ttnn": TTNN}
for expected in EXPECTED:
    instance = find(report, expected)
    assert instance["ttir_segment"].splitlines() == ops(TTIR, expected[3]), instance["ttir_segment"]
    assert instance["ttnn_segment"].splitlines() == ops(TTNN, expected[4]), instance["ttnn_segment"]
    missing = set(expected[5]) - set(refs(instance))
    assert not missing, (missing, instance["ir_loc"])
    for key in ("model location:", "source torch ops:"):
        assert key in instance["notes"], (key, instance["notes"])

# One level alone: the other path is left out, its segment is empty, and the note says what could not be proved.
alone = audit("--ttir", TTIR)
assert alone["input"] == {"ttir": TTIR}
linear = next(e for e in alone["missed_fusions"] if e["fused_op"] == "ttnn.linear")["instances"][0]
assert linear["ttnn_segment"] == "" and "unproven: no TTNN given" in linear["notes"]
assert linear["ttir_segment"].splitlines() == ops(TTIR, ["%5", "%7"])
