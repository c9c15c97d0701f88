"""fusionc near: near misses with the smallest repair, and none of the nonsense."""
import json
import os
import re
import subprocess
import sys
import tempfile

fusionc = os.path.abspath(sys.argv[1])

RULES = """
rule norm { fused_op ttnn.norm source ttnn summary "norm"
  match { minus = subtract(x, max(x){dim: last})  e = exp(minus)  out = div(e, sum(e){dim: last}) } uses { minus: 1 } }
rule same { fused_op cuda.norm source cuda kernel "k" summary "norm elsewhere"
  match { minus = subtract(x, max(x){dim: last})  e = exp(minus)  out = div(e, sum(e){dim: last}) } uses { minus: 1 } }
rule lin { fused_op ttnn.lin source ttnn summary "lin" match { out = add(matmul(x, w), b) } where { rank(x) == 3 } }
rule silu { fused_op ttnn.silu source ttnn summary "silu" match { out = multiply(x, sigmoid(x)) } }
"""
T = "tensor<4x64xf32>"
LAST = "{dim_arg = [1 : i32], keep_dim = true}"
NORM = [f"m = ttnn.max(a) {LAST}", "d = ttnn.subtract(a, m)", "e = ttnn.exp(d)", f"s = ttnn.sum(e) {LAST}", "o = ttnn.divide(e, s)"]


def module(ops):
    lines = []
    for op in ops:
        result, name, operands, attributes = re.fullmatch(r"(\w+) = ([\w.]+)\((.*?)\)\s*(.*)", op).groups()
        names = [o.strip() for o in operands.split(",")]
        attributes = f" <{attributes}>" if attributes else ""
        lines.append(f'    %{result} = "{name}"({", ".join("%" + n for n in names)}){attributes} : ({", ".join([T] * len(names))}) -> {T}')
    return (f"module {{\n  func.func @main(%a: {T}, %b: {T}, %c: {T}) -> {T} {{\n" + "\n".join(lines) +
            f"\n    return %{result} : {T}\n  }}\n}}\n")


def run(*arguments):
    return subprocess.run([fusionc, "near", *arguments], capture_output=True, text=True)


def near(ops, *arguments):
    open("in.mlir", "w").write(module(ops))
    result = run("in.mlir", "--rules", "rules.fuse", "--format", "json", *arguments)
    assert (result.returncode, result.stderr) == (0, ""), result
    return [(n["rule"], n["lines"], n["present"], n["missing"], n["repairs"]) for n in json.loads(result.stdout)["near_misses"]]


with tempfile.TemporaryDirectory() as folder:
    os.chdir(folder)
    open("rules.fuse", "w").write(RULES)

    # The site itself is no near miss of anything, and its pieces are none.
    assert near(NORM) == []
    # One user too many: with both numbers and the lines. The rule of TTNN stands for the others.
    assert near(NORM + ["u = ttnn.abs(d)"]) == [("norm", [7], 5, 0, [
        "would match if `%d` had 1 user; it has 2: lines 5, 8", "would match if `%d` were used inside the site only; `%d` is used outside too: line 8"])]
    assert [n[0] for n in near(NORM + ["u = ttnn.abs(d)"], "--ignore", "norm")] == ["same"]
    # A missing op, an op too many, another operand.
    without = [NORM[0], "e = ttnn.exp(a)"] + NORM[3:]
    assert near([op for op in without if "max" not in op]) == []
    assert near([NORM[0], NORM[1], "e = ttnn.tanh(d)", f"s = ttnn.sum(e) {LAST}", "o = ttnn.divide(e, s)"])[0][2:] == (
        4, 1, ["missing op: e (exp); `%e` is ttnn.tanh, line 5, which stands in its place"])
    assert near(NORM[:3] + ["r = ttnn.relu(e)", f"s = ttnn.sum(r) {LAST}", "o = ttnn.divide(e, s)"])[0][4] == ["would match without ttnn.relu, line 6"]
    found = near(NORM[:3] + [f"s = ttnn.sum(e) {{dim_arg = [0 : i32], keep_dim = true}}", NORM[4]])
    assert found == [("norm", [7], 5, 0, ["would match if sum has dim: -1; dim = [0 : i32], line 6"])], found
    # Equal near misses are counted together, the nearer first; --top cuts.
    two = ["p = ttnn.matmul(a, b)", "q = ttnn.add(p, c)", "r = ttnn.matmul(b, a)", "t = ttnn.add(r, c)"]
    found = near(NORM[:3] + [f"s = ttnn.sum(e) {{dim_arg = [0 : i32], keep_dim = true}}", NORM[4]] + two)
    assert [(n[0], n[1]) for n in found] == [("norm", [7]), ("lin", [9, 11])], found
    assert found[1][4] == ["would match if rank(x) == 3; rank(x) = 2"], found
    assert [n[0] for n in near(NORM[:3] + [f"s = ttnn.sum(e) {{dim_arg = [0 : i32], keep_dim = true}}", NORM[4]] + two, "--top", "1")] == ["norm"]
    # Two ops with another value are something else: a gate is not nearly a silu.
    assert near(["g = ttnn.sigmoid(a)", "o = ttnn.multiply(b, g)"]) == []

    text = run("in.mlir", "--rules", "rules.fuse").stdout
    assert text == "0 of 0 near misses\n", text
    open("in.mlir", "w").write(module(two))
    text = run("in.mlir", "--rules", "rules.fuse").stdout
    assert text == ("in.mlir:4: lin (ttnn.lin): 2 of 2 component ops are there\n  would match if rank(x) == 3; rank(x) = 2\n"
                    "  likewise at 1 more: line 6\n1 of 1 near misses\n"), text
    for arguments, code in ((["absent.mlir"], "FUS001"), ([], "FUS900"), (["in.mlir", "--select", "nothing"], "FUS902"),
                            (["in.mlir", "--top", "many"], "FUS900")):
        result = run(*arguments)
        assert result.returncode == 2 and result.stdout == "" and f"error[{code}]" in result.stderr, (arguments, result)
