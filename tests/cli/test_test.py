"""fusionc test: what it finds wrong, snapshots, coverage, formats; in a folder of its own."""
import json
import os
import subprocess
import sys
import tempfile

binary, source = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
failures = []

RULES = """rule linear {
  fused_op ttnn.linear
  source   ttnn
  summary  "matmul and bias add"
  torch    "x @ w.T + b"
  match {
    m   = matmul(a, b)
    out = add(m, bias)?
  }
  where {
    rank(out) == 2
    scalar(bias) < 5
  }
}
"""


def function(name, lines):
    return (f"  func.func @{name}(%a: tensor<4x8xf32>, %w: tensor<8x8xf32>, %b: tensor<8xf32>) -> tensor<4x8xf32> {{\n"
            + "".join(f"    {line}\n" for line in lines) + "    return %1 : tensor<4x8xf32>\n  }\n")


MATMUL = '%0 = "ttnn.matmul"(%a, %w) : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>'
ADD = '%1 = "ttnn.add"(%0, %b) : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8xf32>'
EXP = '%1 = "ttnn.exp"(%a) : (tensor<4x8xf32>) -> tensor<4x8xf32>'
ONE_USE = ["// fuse: linear [a=%a bias=%b out=%1]", ADD]


def fixture(*functions):
    return "module {\n" + "".join(function(f"f{i}", lines) for i, lines in enumerate(functions)) + "}\n"


def run(folder, *arguments):
    return subprocess.run([binary, "test", *arguments], cwd=folder, capture_output=True, text=True)


def expect(what, condition, shown=""):
    if not condition:
        failures.append(f"{what}\n{shown}")


def case(what, text, code, *words, arguments=(), extra=()):
    with tempfile.TemporaryDirectory() as folder:
        open(os.path.join(folder, "linear.fuse"), "w").write(RULES)
        open(os.path.join(folder, "linear.ttnn.mlir"), "w").write(text)
        for name, content in extra:
            open(os.path.join(folder, name), "w").write(content)
        done = run(folder, ".", "--rules", ".", *arguments)
        out = done.stdout + done.stderr
        expect(f"{what}: exit {done.returncode}, expected {code}", done.returncode == code, out)
        for word in words:
            expect(f"{what}: {word!r} is not in the output", word in out, out)
        return out


good = fixture([MATMUL] + ONE_USE, ["// no-fuse: linear", EXP])
case("as expected", good, 0, "2 checks in 1 files, 0 failed, 0 to do")
case("verbose", good, 0, "./linear.ttnn.mlir:5: fuse linear: ok", arguments=["-v"])
case("missing", fixture(["// fuse: linear", EXP]), 1, "./linear.ttnn.mlir:4: linear: missing:", '%1 = "ttnn.exp"')
case("noisy", fixture([MATMUL, "// no-fuse: linear", ADD]), 1, "./linear.ttnn.mlir:5: linear: noisy:")
case("noise nobody spoke of", fixture([MATMUL, ADD], ["// no-fuse: linear", EXP]), 1, ":4: linear: noisy: the rule matches here, and")
case("wrong binding", fixture([MATMUL, "// fuse: linear [a=%w]", ADD]), 1, "wrong binding: a is %a, not %w")
case("no such binding", fixture([MATMUL, "// fuse: linear [x=%w]", ADD]), 1, "wrong binding: x is not bound, not %w")
case("to do", fixture([MATMUL, "// todo-no-fuse: linear", ADD], ["// todo-fuse: linear", EXP]), 0, "0 failed, 2 to do")
case("to do, done", fixture([MATMUL, "// todo-fuse: linear", ADD], ["// todo-no-fuse: linear", EXP]), 1,
     "todo passes: the rule matches here now", "does not match here any more")
case("filter", fixture(["// fuse: linear", EXP]), 0, "0 checks", arguments=["-k", "rms_norm"])
case("filter that is none", good, 2, "FUS900", arguments=["-k", "("])
case("unknown rule", fixture([MATMUL, "// fuse: liner", ADD]), 2, "FUS902", "did you mean `linear`?", "linear.ttnn.mlir:4:")
case("no op below", good.replace("    return %1", "    // fuse: linear\n    }\n    return %1", 1), 2, "FUS")
case("nothing below", good + "// fuse: linear\n", 2, "FUS910", "no op follows")
case("not a binding", fixture([MATMUL, "// fuse: linear [a]", ADD]), 2, "FUS910", "name=%value")
case("text after the rule", fixture([MATMUL, "// fuse: linear a=%a", ADD]), 2, "FUS910", "only `[name=%value ...]`")
case("no name", fixture([MATMUL, "// fuse:", ADD]), 2, "FUS910", "name is missing")
case("broken IR", good.replace("tensor<4x8xf32>\n    // fuse", "tensor<4x8xf32\n    // fuse", 1), 2, "error[FUS0")
case("broken rules", good, 2, "FUS100", extra=[("other.fuse", "rule {")])

out = case("tap", fixture([MATMUL] + ONE_USE, ["// fuse: linear", EXP]), 1, arguments=["--format", "tap"])
expect("tap", out.startswith("TAP version 13\n1..2\nok 1 - ") and "\nnot ok 2 - " in out and "\n# missing:" in out, out)
out = case("json", fixture(["// fuse: linear", EXP]), 1, arguments=["--format", "json", "--coverage"])
loaded = json.loads(out)
expect("json", loaded["checks"][0]["ok"] is False and loaded["checks"][0]["line"] == 4, out)

# Of the two functions one takes the bias, none leaves it away; no fixture refutes a guard or leaves one unknown but one.
out = case("coverage", good, 0, arguments=["--coverage"])
for line in ("not covered: step of out skipped", "linear.fuse:11: not covered: guard `rank(out) == 2` refuted",
             "linear.fuse:12: not covered: guard `scalar(bias) < 5` proved", "at ttir: fixtures 0 %"):
    expect(f"coverage: {line!r} is missing", line in out, out)
ttnn = out.split("linear at ttnn")[1]
expect("coverage: taken", "step of out taken" not in ttnn and "rank(out) == 2` proved" not in ttnn, out)
expect("coverage: unknown", "`scalar(bias) < 5` unknown" not in out.split("at ttnn")[1], out)
case("threshold", good, 1, "BELOW", arguments=["--threshold", "90"])

# One site: values renamed, an unrelated op between, operands of the add exchanged, a layout move, another user of %0.
out = case("mutants", good, 0, "5 mutants, 0 failed; 0 changes", "(another user of %0, line 3): not found",
           "(a layout move in front of %0, line 5): still found", arguments=["--mutate", "-v"])
number = out.split(" (another user")[0].split("mutant ")[-1]
out = case("one mutant", good, 0, '%user = "test.user"(%0) : (tensor<4x8xf32>) -> tensor<4x8xf32>', arguments=["--print-mutant", number])
case("no such mutant", good, 2, "there are 5 mutants", arguments=["--print-mutant", "6"])
out = case("mutants as JSON", good, 0, arguments=["--mutate", "--format", "json"])
expect("mutants as JSON", [m["stays"] for m in json.loads(out)["mutants"]].count(False) == 1, out)
# What a rule lets escape may have other users: nothing is declared about them.
case("open", good, 0, "4 mutants, 0 failed; 1 changes", arguments=["--mutate"],
     extra=[("linear.fuse", RULES.replace("  where {", "  escapes m\n  where {"))])
with tempfile.TemporaryDirectory() as folder:
    done = run(folder, ".")
    expect("no fixtures", done.returncode == 2 and "FUS911" in done.stderr, done.stderr)
    done = run(folder, "nowhere")
    expect("no such folder", done.returncode == 2 and "FUS001" in done.stderr, done.stderr)
    # A snapshot beside a pair of fixtures.
    for level in ("ttir", "ttnn"):
        text = good.replace("ttnn.", level + ".")
        open(os.path.join(folder, f"linear.{level}.mlir"), "w").write(text)
    open(os.path.join(folder, "linear.fuse"), "w").write(RULES)
    snapshot = os.path.join(folder, "linear.yml")
    open(snapshot, "w").write("old\n")
    done = run(folder, "linear.fuse", "--rules", ".")
    expect("wrong snapshot", done.returncode == 1 and "wrong snapshot: line 1\n    - old\n    + input:" in done.stdout, done.stdout)
    expect("a failed test writes nothing", open(snapshot).read() == "old\n")
    expect("update", run(folder, "linear.fuse", "--rules", ".", "--update").returncode == 0)
    written = open(snapshot).read()
    expect("snapshot", "fused_op: ttnn.linear" in written and "ttir: linear.ttir.mlir" in written, written)
    expect("updated", run(folder, "linear.ttnn.mlir", "linear.ttir.mlir", "--rules", ".").returncode == 0)

one, eight = (run(source, "--coverage", "-j", threads).stdout for threads in "18")
expect("output depends on the number of threads", one == eight and len(one) > 1000)
print("\n".join(failures) or "fusionc test is as expected")
sys.exit(bool(failures))
