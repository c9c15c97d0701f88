"""fusionc modules: what a log holds and which prints an audit takes."""
import json
import os
import subprocess
import sys
import tempfile

fusionc, source = sys.argv[1], sys.argv[2]


def module(symbol, op, lines):
    body = "\n".join(f'    %{i} = "{op}"(%arg0) : (tensor<2xf32>) -> tensor<2xf32>' for i in range(lines))
    return f"module @{symbol} {{\n  func.func @main(%arg0: tensor<2xf32>) -> tensor<2xf32> {{\n{body}\n    return %arg0 : tensor<2xf32>\n  }}\n}}\n"


LOG = ("starting up\n"
       "2026-01-01 00:00:00.000 ( 1.0s) [ 1 ] module_builder.cc:1 1| MLIR Module shlo:\n" + module("g.1", "stablehlo.abs", 1) +
       "------------------ END OF MLIR MODULE ------------------\n"
       "2026-01-01 00:00:00.000 ( 1.0s) [ 1 ] module_builder.cc:1 1| MLIR Module ttir:\n" + module("g.1", "ttir.abs", 2) +
       "2026-01-01 00:00:00.000 ( 1.0s) [ 1 ] module_builder.cc:1 1| MLIR Module ttnn:\n" + module("g.1", "ttnn.abs", 3))


def run(*arguments):
    return subprocess.run([fusionc, "modules", *arguments], capture_output=True, text=True)


with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "run.log")
    open(path, "w").write(LOG)
    result = run(path, "--format", "json")
    assert (result.returncode, result.stderr) == (0, ""), result
    modules = json.loads(result.stdout)
    seen = [(m["symbol"], m["dialect"], m["stage"], m["ttir_ops"], m["ttnn_ops"], m["functions"], m["audited"]) for m in modules]
    assert seen == [("g.1", "other", "shlo", 0, 0, 1, False), ("g.1", "ttir", "ttir", 2, 0, 1, True),
                    ("g.1", "ttnn", "ttnn", 0, 3, 1, True)], seen
    lines = LOG.split("\n")
    for m in modules:
        assert lines[m["first_line"] - 1].startswith("module @g.1") and lines[m["last_line"] - 1] == "}", m
    text = run(path)
    assert text.returncode == 0 and len(text.stdout.splitlines()) == 4 and "@g.1" in text.stdout

    open(path, "w").write("nothing here\n")
    for arguments, code in (([path], "FUS003"), ([os.path.join(folder, "absent")], "FUS001"), ([path, "--format", "xml"], "FUS900")):
        result = run(*arguments)
        assert result.returncode == 2 and code in result.stderr and not result.stdout, (arguments, result)

# The print of a real debug log that is audited as TTIR is the one after the StableHLO conversion.
corpus = os.environ.get("FUSIONC_CORPUS")
if corpus is None:
    print("skipped: no corpus")
else:
    modules = json.loads(run(os.path.join(corpus, "logs", "qwen_2_5_debug.log"), "--format", "json").stdout)
    chosen = [m for m in modules if m["audited"] and m["symbol"] == "SyncTensorsGraph.16" and m["dialect"] == "ttir"]
    assert len(chosen) == 1 and chosen[0]["first_line"] <= 707 <= chosen[0]["last_line"], chosen
