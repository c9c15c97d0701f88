"""fusionc why: the first thing that keeps a rule from matching, and the later stage that drops a match."""
import os
import re
import subprocess
import sys
import tempfile

fusionc = os.path.abspath(sys.argv[1])

RULES = """
rule silu { fused_op ttnn.silu source ttnn summary "silu" through cast
  match { out = multiply(x, sigmoid(x)) } }
rule silu_neg { fused_op ttnn.own source ttnn summary "larger" through cast match { out = neg(multiply(x, sigmoid(x))) } }
rule half { fused_op ttnn.half source ttnn summary "half" match { out = add(div(y, ~2.0), n) } where { rank(y) == 2 } uses { y: 1 } }
rule norm { fused_op ttnn.norm source ttnn summary "norm" match { e = exp(x)  out = div(e, sum(e){dim: last}) } }
rule pair { fused_op ttnn.pair source ttnn summary "pair" match siblings >= 2 sharing x { out = matmul(x, w) }
  group where { distinct(w) == count() } }
rule chain { fused_op ttnn.chain source ttnn summary "chain" match { out = sqrt(abs(exp(x))) } }
rule add_relu { fused_op ttnn.add source ttnn summary "add with activation" match { out = relu(add(x, y)) } }
rule plain { fused_op ttnn.plain source ttnn summary "plain" match { out = relu(linear(x, w)) } }
rule bare { fused_op ttnn.bare source ttnn summary "bare" match { out = relu(linear(x, w, none)) } }
rule biased { fused_op ttnn.biased source ttnn summary "biased" match { out = relu(linear(x, w, b)) } }
rule two { fused_op ttnn.two source ttnn summary "two" match { s = exp(x)  p = relu(s)  q = abs(s)  roots p, q } }
rule quiet { fused_op ttnn.quiet source ttnn summary "quiet" default off match { out = tanh(x) } }
rule upper { fused_op ttnn.upper source ttnn summary "upper" match ttir { out = tanh(x) } }
"""

T = "tensor<4x64xf32>"


def module(ops, arguments=("a", "b", "c"), extra=""):
    """Ops as `r = ttnn.add(x, y) {attributes}`, the first on line 3."""
    lines = []
    for op in ops:
        result, name, operands, attributes = re.fullmatch(r"(\w+) = ([\w.]+)\((.*?)\)\s*(.*)", op).groups()
        names = [o.strip() for o in operands.split(",") if o.strip()]
        loc = f' loc("{result}.1")'
        attributes = f" <{attributes}>" if attributes else ""
        lines.append(f'    %{result} = "{name}"({", ".join("%" + n for n in names)}){attributes} : '
                     f'({", ".join([T] * len(names))}) -> {T}{loc}')
    head = ", ".join(f"%{a}: {T}" for a in arguments)
    body = "\n".join(lines)
    return f"module @M {{\n  func.func @main({head}) -> {T} {{\n{body}\n    return %{lines and result or arguments[0]} : {T}\n  }}\n{extra}}}\n"


def run(*arguments):
    return subprocess.run([fusionc, "why", *arguments], capture_output=True, text=True)


def why(*arguments):
    result = run(*arguments, "--rules", "rules.fuse")
    assert (result.returncode, result.stderr) == (0, ""), (arguments, result)
    return result.stdout


def says(ops, rule, line, *texts, **options):
    open("in.mlir", "w").write(module(ops, **options))
    out = why(rule, f"in.mlir:{line}" if line else "in.mlir")
    for text in texts:
        assert text in out, (text, out)
    return out


def bad(code, *words, arguments):
    result = run(*arguments)
    assert result.returncode == 2 and result.stdout == "" and f"error[{code}]" in result.stderr, (arguments, result)
    for word in words:
        assert word in result.stderr, (word, result.stderr)


SILU = ["s = ttnn.sigmoid(a)", "m = ttnn.multiply(a, s)"]
DIM = "{dim_arg = [1 : i32], keep_dim = true}"

with tempfile.TemporaryDirectory() as folder:
    os.chdir(folder)
    open("rules.fuse", "w").write(RULES)

    # Each kind of fault: expected, actual, place. The tree leads to it and shows nothing else.
    out = says(["s = ttnn.tanh(a)", "m = ttnn.multiply(a, s)"], "silu", 4, "in.mlir:4: silu: no match; 1 of 2 component ops are there\n",
               "\n    ✗ missing op: sigmoid\n", "found: `%s` is ttnn.tanh, line 3", "\n  ✓ out (multiply)  line 4: %m = \"ttnn.multiply\"(%a, %s)")
    assert out.count("✓") == 1 and out.count("✗") == 1, out
    says(["s = ttnn.sigmoid(a)", "r = ttnn.relu(s)", "m = ttnn.multiply(a, r)"], "silu", 5, "✗ ttnn.relu stands before sigmoid", "line 4")
    says(["e = ttnn.exp(a)", "t = ttnn.sum(e) {dim_arg = [1 : i32], keep_dim = true}", "o = ttnn.multiply(e, t)", "n = ttnn.relu(o)"], "silu_neg", 6,
         "silu_neg: ttnn.relu is no part of any attempt")
    out = says(["e = ttnn.exp(a)", "t = ttnn.tanh(e)", "o = ttnn.sqrt(t)"], "chain", 5, "2 of 3 component ops are there",
               "✗ missing op: abs", "found: `%t` is ttnn.tanh, line 4, which stands in its place")
    assert out.count("✗") == 1, out
    says(["s = ttnn.sigmoid(b)", "m = ttnn.multiply(a, s)"], "silu", 4, "✗ x is one value wherever the rule names it", "found: `%a` and `%b`\n")
    says(SILU + ["u = ttnn.abs(s)"], "silu", 4, "✗ sigmoid is used inside the site only", "`%s` is used outside too: line 5")
    says(["f = ttnn.full() {fill_value = 3.000000e+00 : f32}", "d = ttnn.divide(a, f)", "o = ttnn.add(d, b)"], "half", 5,
         "✗ a constant ~2\n", "`%f` is 3")
    says(["f = ttnn.full() {fill_value = 2.000000e+00 : f32}", "d = ttnn.divide(a, f)", "o = ttnn.add(d, a)"], "half", 5,
         "✗ y has 1 user\n", "`%a` has 2: lines 4, 5")
    says(["e = ttnn.exp(a)", "t = ttnn.sum(e) {dim_arg = [0 : i32], keep_dim = true}", "o = ttnn.divide(e, t)"], "norm", 5,
         "✗ sum has dim: -1", "dim = [0 : i32], line 4")
    biased, bare = ["l = ttnn.linear(a, b, c)", "r = ttnn.relu(l)"], ["l = ttnn.linear(a, b)", "r = ttnn.relu(l)"]
    says(biased, "plain", 4, "✗ linear has no other operands than the rule names", "ttnn.linear has more, line 3")
    says(biased, "bare", 4, "✗ an operand is absent", "it is `%c`")
    says(bare, "biased", 4, "✗ missing op: b", "ttnn.linear has no such operand, line 3")
    says(["e = ttnn.exp(a)", "r = ttnn.abs(e)", "t = ttnn.tanh(e)"], "two", 4, "2 of 3 component ops are there", "✗ missing op: p (relu)", "nothing is there")
    says(["e = ttnn.exp(a)", "r = ttnn.abs(e)", "t = ttnn.relu(e)"], "two", 5, "in.mlir:4: two: matches, reported as ttnn.two")
    guard = RULES.replace("rank(y) == 2", "rank(y) == 3 and dtype(n) == f32")
    open("rules.fuse", "w").write(guard)
    out = says(["f = ttnn.full() {fill_value = 2.000000e+00 : f32}", "d = ttnn.divide(a, f)", "o = ttnn.add(d, b)"], "half", 5,
               "✗ where rank(y) == 3 and dtype(n) == f32\n", "rank(y) = 2 and dtype(n) = f32")
    assert "1 of" not in out and "2 of 2 component ops are there" in out, out
    open("rules.fuse", "w").write(RULES)

    # Any op of the site may be named; one of no site says so, and one that is the fused op itself too.
    says(["s = ttnn.sigmoid(a)", "r = ttnn.relu(s)", "m = ttnn.multiply(a, r)"], "silu", 3, "in.mlir:5: silu: no match; 2 of 2")
    says(["q = ttnn.silu(a)"] + SILU, "silu", 3, "in.mlir:3: silu: ttnn.silu is no part of any attempt", "already fused")

    # Without a line: how many fail first at what, the nearest first, with an example.
    out = says(SILU + ["n = ttnn.multiply(b, c)", "o = ttnn.multiply(c, b)", "t = ttnn.sigmoid(b)", "p = ttnn.multiply(a, t)"], "silu", 0,
               "silu: 4 ops could be its root (multiply), 1 matches\n", "✓ matches, reported as ttnn.silu: 1\n",
               "✗ missing op: sigmoid: 2\n", "✗ x is one value wherever the rule names it: 1\n")
    assert out.index("✓") < out.index("x is one value") and "line 8 (2 of 2 component ops are there): `%a` and `%b`" in out, out

    # Siblings.
    out = says(["m = ttnn.matmul(a, b)"], "pair", 3, "no match; at least 2 siblings share their operand", "1 is there: line 3")
    says(["m = ttnn.matmul(a, b)", "n = ttnn.matmul(a, b)"], "pair", 3, "group where distinct(w) == count()", "distinct(w) = 1 and count() = 2")
    says(["m = ttnn.matmul(a, b)", "n = ttnn.matmul(a, c)"], "pair", 4, "in.mlir:4: pair: matches, reported as ttnn.pair")

    # A match that is not reported: which stage.
    says(SILU + ["n = ttnn.neg(m)"], "silu", 4, "not reported: superseded by rule silu_neg (ttnn.own)", "its root is line 5")
    says(["o = ttnn.tanh(a)"], "quiet", 3, "off by default", "--enable quiet")
    ce = ("  func.func private @ce(%z: T) -> T attributes {tt.function_type = \"const_eval\"} {\n    %s = \"ttnn.sigmoid\"(%z) : (T) -> T\n"
          "    %m = \"ttnn.multiply\"(%z, %s) : (T, T) -> T\n    return %m : T\n  }\n").replace("T)", T + ")").replace("-> T", "-> " + T)
    ce = re.sub(r"\bT\b(?=[,)\n ])", T, ce)
    says(SILU, "silu", 9, "only functions of the model are reported and this is const-eval", "in @ce", extra=ce)

    # A pair: TTNN decides. What matches in TTIR may be fused there, or be other ops.
    open("in.ttir.mlir", "w").write(module([op.replace("ttnn", "ttir") for op in SILU]))
    pair = ["--ttir", "in.ttir.mlir:4", "--ttnn", "in.ttnn.mlir"]
    for ops, texts in ((SILU, ["reported as ttnn.silu", "TTNN line 4"]), (["m = ttnn.silu(a)"], ["already fused in TTNN", "ttnn.silu line 3"]),
                       (["s = ttnn.tanh(a)"], ["TTNN decides, and the rule does not match", "ttnn.tanh line 3"]),
                       (["q = ttnn.tanh(a)"], ["TTNN decides, and has no op at these locations"])):
        open("in.ttnn.mlir", "w").write(module(ops))
        out = why("silu", *pair)
        for text in texts:
            assert text in out, (text, out)
    # Where the fused op is one of the ops with a parameter set, its name alone says nothing.
    open("fused.ttir.mlir", "w").write(module(["d = ttir.add(a, b)", "r = ttir.relu(d)"]))
    for ops, text in ((["d = ttnn.add(a, b)", "r = ttnn.relu(d)", "s = ttnn.abs(d)"], "TTNN decides, and the rule does not match"),
                      (["r = ttnn.add(a, b)"], "already fused in TTNN")):
        open("in.ttnn.mlir", "w").write(module(ops))
        out = why("add_relu", "--ttir", "fused.ttir.mlir:4", "--ttnn", "in.ttnn.mlir")
        assert text in out, (text, out)
    open("in.ttnn.mlir", "w").write(module(SILU))
    assert "TTIR segment from line 3" in why("silu", "--ttir", "in.ttir.mlir", "--ttnn", "in.ttnn.mlir:4")

    # A pattern, and a file that is not installed.
    open("in.mlir", "w").write(module(["s = ttnn.tanh(a)", "m = ttnn.multiply(a, s)"]))
    assert "missing op: sigmoid" in run("-e", "multiply(x, sigmoid(x))", "in.mlir").stdout
    assert "missing op: sigmoid" in run("rules.fuse", "in.mlir:4").stdout

    bad("FUS404", "in.mlir:1:1:", "module @M {", "after it begins on line 3", arguments=["silu", "in.mlir:1"])
    bad("FUS404", "has no line 99", "before it begins on line 5", arguments=["silu", "in.mlir:99"])
    bad("FUS405", arguments=["upper", "in.mlir", "--rules", "rules.fuse"])
    bad("FUS902", "silu", arguments=["sillu", "in.mlir"])
    bad("FUS900", arguments=["silu"])
    bad("FUS900", arguments=["silu", "in.mlir", "--ttir", "in.ttir.mlir"])
    bad("FUS900", arguments=["silu", "--ttir", "in.ttir.mlir:3", "--ttnn", "in.ttnn.mlir:3"])
    bad("FUS001", arguments=["silu", "absent.mlir:3"])
