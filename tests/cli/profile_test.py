"""fusionc profile: the counts of the matcher, rule by rule."""
import json
import os
import re
import subprocess
import sys
import tempfile

fusionc, source = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])

T = "tensor<4x64xf32>"
OPS = ["s = sigmoid(a)", "m = multiply(s, a)", "n = multiply(a, b)", "t = sigmoid(b)", "o = multiply(a, t)", "p = tanh(o)"]
RULES = """
rule silu { fused_op ttnn.silu source ttnn summary "silu" match { out = multiply(x, sigmoid(x)) } where { rank(x) == 2 } }
rule gate { fused_op ttnn.gate source ttnn summary "gate" match { out = tanh(multiply(x, sigmoid(y))) } }
rule idle { fused_op ttnn.idle source ttnn summary "idle" match { out = erf(x) } }
"""


def module():
    lines = []
    for op in OPS:
        result, name, operands = re.fullmatch(r"(\w+) = (\w+)\((.*)\)", op).groups()
        names = operands.split(", ")
        lines.append(f'    %{result} = "ttnn.{name}"({", ".join("%" + n for n in names)}) : ({", ".join([T] * len(names))}) -> {T}')
    return f"module {{\n  func.func @main(%a: {T}, %b: {T}) -> {T} {{\n" + "\n".join(lines) + f"\n    return %p : {T}\n  }}\n}}\n"


def run(*arguments, command="profile"):
    return subprocess.run([fusionc, command, *arguments], capture_output=True, text=True)


with tempfile.TemporaryDirectory() as folder:
    os.chdir(folder)
    open("in.mlir", "w").write(module())
    open("rules.fuse", "w").write(RULES)
    result = run("in.mlir", "--rules", "rules.fuse", "--format", "json")
    assert (result.returncode, result.stderr) == (0, ""), result
    profile = json.loads(result.stdout)
    rules = {r["rule"]: r for r in profile["rules"]}
    seen = {name: tuple(r[k] for k in ("candidates", "pruned", "searched", "verified")) for name, r in rules.items()}
    # Three multiplies, of which two have a sigmoid, of which one has the same operand.
    assert seen == {"silu": (3, 1, 2, 1), "gate": (1, 0, 1, 1), "idle": (0, 0, 0, 0)}, seen
    assert rules["silu"]["guards"] >= 1 and rules["gate"]["guards"] == 0 and rules["idle"]["steps"] == 0, rules
    assert all(r["milliseconds"] >= 0 and r["out_of_steps"] == 0 for r in rules.values())
    assert [r["steps"] for r in profile["rules"]] == sorted((r["steps"] for r in rules.values()), reverse=True)
    # multiply(_, sigmoid(_)) is one part for both rules: that x is named twice is for the search.
    net = profile["net"]
    assert profile["ops"] == 7 and 1 <= net["shared"] < net["nodes"] < net["unshared_total"], profile

    text = run("in.mlir", "--rules", "rules.fuse").stdout
    assert "1 rule has no op of a kind its root can have" in text and not re.search(r"^idle", text, re.M), text
    assert run("in.mlir", "--rules", "rules.fuse", "--select", "gate").stdout.splitlines()[1].split()[:5] == ["gate", "1", "0", "1", "1"]
    for arguments, code in ((["absent.mlir"], "FUS001"), ([], "FUS900"), (["in.mlir", "--select", "nothing"], "FUS902")):
        result = run(*arguments)
        assert result.returncode == 2 and result.stdout == "" and f"error[{code}]" in result.stderr, (arguments, result)

    # The sums are those of an audit.
    sample = os.path.join(source, "samples", "dit_block.ttnn.mlir")
    rules = json.loads(run(sample, "--format", "json").stdout)["rules"]
    statistics = run("--ttnn", sample, "--no-report", "--stats", command="check").stderr
    searched, verified, steps = re.search(r"(\d+) candidates, (\d+) verified, \d+ matches, (\d+) steps", statistics).groups()
    assert sum(r["searched"] for r in rules) == int(searched), statistics
    assert sum(r["verified"] for r in rules) == int(verified) and sum(r["steps"] for r in rules) == int(steps), statistics
