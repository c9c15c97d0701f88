"""fusionc match: raw matches of a named rule, of a rule file that is not installed, and of a pattern."""
import json
import os
import subprocess
import sys
import tempfile

fusionc = os.path.abspath(sys.argv[1])

TTNN = """module @Gate {
  func.func @main(%arg0: tensor<4x64xbf16>, %arg1: tensor<4x64xbf16>) -> tensor<4x64xbf16> {
    %0 = "ttnn.sigmoid"(%arg0) : (tensor<4x64xbf16>) -> tensor<4x64xbf16>
    %1 = "ttnn.multiply"(%0, %arg0) : (tensor<4x64xbf16>, tensor<4x64xbf16>) -> tensor<4x64xbf16>
    %2 = "ttnn.sigmoid"(%arg1) : (tensor<4x64xbf16>) -> tensor<4x64xbf16>
    %3 = "ttnn.typecast"(%2) <{dtype = #ttcore.supportedDataTypes<f32>}> : (tensor<4x64xbf16>) -> tensor<4x64xf32>
    %4 = "ttnn.multiply"(%1, %3) : (tensor<4x64xbf16>, tensor<4x64xf32>) -> tensor<4x64xbf16>
    return %4 : tensor<4x64xbf16>
  }
}
"""
TTIR = TTNN.replace("ttnn.", "ttir.")
OWN = """rule own { fused_op ttnn.silu source ttnn summary "own" default off
  match { s = sigmoid(x)  out = multiply(x, s) } note "" }
"""
TTIR_ONLY = """rule upper { fused_op ttnn.silu source ttnn summary "upper" match ttir { out = multiply(x, sigmoid(x)) } }"""


def run(*arguments):
    return subprocess.run([fusionc, "match", *arguments], capture_output=True, text=True)


def good(*arguments):
    result = run(*arguments)
    assert (result.returncode, result.stderr) == (0, ""), (arguments, result)
    return result.stdout


def matches(*arguments):
    return json.loads(good(*arguments, "--format", "json"))["matches"]


def bad(code, *words, arguments):
    result = run(*arguments)
    assert result.returncode == 2 and result.stdout == "" and f"error[{code}]" in result.stderr, (arguments, result)
    for word in words:
        assert word in result.stderr, (word, result.stderr)


with tempfile.TemporaryDirectory() as folder:
    os.chdir(folder)
    for name, text in (("gate.ttnn.mlir", TTNN), ("gate.ttir.mlir", TTIR), ("own.fuse", OWN), ("upper.fuse", TTIR_ONLY),
                       ("patterns.fuse", "pattern p(x) = neg(x)\n"), ("both.mlir", TTIR.replace("@Gate", "@A") + TTNN)):
        open(name, "w").write(text)

    # A pattern: the operand order of the IR does not matter, a cast in between only with --through.
    found = matches("-e", "multiply(x, sigmoid(x))", "gate.ttnn.mlir")
    assert [m["line"] for m in found] == [4], found
    assert found[0]["bindings"] == {"x": "%arg0", "root": "%1"} and found[0]["function"] == "main", found
    assert [(o["line"], o["op"], o["core"]) for o in found[0]["ops"]] == [(3, "ttnn.sigmoid", True), (4, "ttnn.multiply", True)]
    assert found[0]["ops"][1]["text"] == TTNN.splitlines()[3].strip()
    two = ["-e", "multiply(a, sigmoid(b))", "gate.ttnn.mlir"]
    assert [m["line"] for m in matches(*two)] == [4]
    found = matches(*two, "--through", "cast")
    assert [m["line"] for m in found] == [4, 7], found
    assert found[1]["bindings"] == {"a": "%1", "b": "%arg1", "root": "%4"}
    assert [(o["line"], o["core"]) for o in found[1]["ops"]] == [(5, True), (6, False), (7, True)]
    assert matches(*two, "--through", "cast", "--where", "argument(a)") == found[:1]
    # Equations; patterns that the shipped rules share.
    assert matches("-e", "s = sigmoid(x)\nout = multiply(x, s)", "gate.ttnn.mlir")[0]["bindings"] == {"x": "%arg0", "s": "%0", "out": "%1"}
    assert [m["line"] for m in matches("-e", "multiply(x, sigmoid_of(x))", "gate.ttir.mlir")] == [4]

    # The text says the same, with the lines as they are in the file.
    text = good("-e", "multiply(x, sigmoid(x))", "gate.ttnn.mlir").splitlines()
    assert text[0] == "gate.ttnn.mlir:4: pattern" and text[-1] == "1 match in TTNN", text
    assert text[1].split(None, 2) == ["3", "*", TTNN.splitlines()[2].strip()], text
    assert text[3].strip() == "x = %arg0, root = %1", text
    assert good("-e", "neg(x)", "gate.ttnn.mlir") == "0 matches in TTNN\n"

    # A rule file needs no installation, and being off does not matter here. So for a shipped rule.
    found = matches("own.fuse", "gate.ttnn.mlir")
    assert [(m["rule"], m["line"]) for m in found] == [("own", 4)]
    assert [(m["rule"], m["line"]) for m in matches("silu", "gate.ttir.mlir")] == [("silu", 4)]
    assert matches("own", "gate.ttnn.mlir", "--add-rules", "own.fuse") == found

    # Of a file with both levels TTNN is asked unless --level says otherwise.
    assert good("own.fuse", "both.mlir").endswith("in TTNN\n")
    assert good("own.fuse", "both.mlir", "--level", "ttir").endswith("in TTIR\n")
    assert good("own.fuse", "both.mlir", "--level", "ttnn", "--module", "Gate").endswith("1 match in TTNN\n")

    bad("FUS902", "silu", arguments=["sillu", "gate.ttnn.mlir"])
    bad("FUS902", arguments=["patterns.fuse", "gate.ttnn.mlir"])
    bad("FUS405", "TTNN", arguments=["upper.fuse", "gate.ttnn.mlir"])
    bad("FUS001", arguments=["absent.fuse", "gate.ttnn.mlir"])
    bad("FUS001", arguments=["silu", "absent.mlir"])
    bad("FUS004", arguments=["silu", "gate.ttnn.mlir", "--level", "ttir"])
    bad("FUS900", arguments=["silu"])
    bad("FUS900", arguments=["-e", "neg(x)"])
    bad("FUS900", arguments=["silu", "gate.ttnn.mlir", "-e", "neg(x)"])
    bad("FUS900", "--through", arguments=["silu", "gate.ttnn.mlir", "--through", "cast"])
    # Errors of a pattern are told in its own terms.
    bad("FUS110", "-e:1:10:", "sigmoid", arguments=["-e", "multiply(sigmod(x), x)", "gate.ttnn.mlir"])
    bad("FUS100", "-e:1:12:", arguments=["-e", "multiply(x,", "gate.ttnn.mlir"])
    bad("FUS111", "--through:1:1:", arguments=["-e", "neg(x)", "--through", "cst", "gate.ttnn.mlir"])
    bad("FUS115", "--where:1:8:", arguments=["-e", "neg(x)", "--where", "scalar(y) == 1", "gate.ttnn.mlir"])
