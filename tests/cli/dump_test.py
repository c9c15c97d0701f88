"""fusionc dump: what each stage shows of a small input, as text and as DOT."""
import os
import re
import subprocess
import sys
import tempfile

binary, source = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
failures = []
RULES = """pattern twice(v) = add(v, v)
rule r {
  fused_op a.b
  source ttnn
  summary "s"
  through cast, reshape if keeps(-1)
  match {
    m   = matmul(x, w){activation: none}
    out = relu(twice(m)) as plain | maximum(m, ~0)
  }
  where { rank(out) == 2 }
}
"""
IR = """module {
  func.func @f(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = "ttnn.exp"(%a) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = "ttnn.add"(%0, %a) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
  func.func @g(%b: tensor<2xf32>) -> tensor<2xf32> {
    return %b : tensor<2xf32>
  }
}
"""
AST = """file r.fuse
  pattern twice
    parameter: v
    call add
      value v
      value v
  rule r
    fused_op: a.b
    source: ttnn
    through: cast
    through: reshape if keeps(-1)
    match
      m =: call matmul {activation: none}
        value x
        value w
      out =: alternatives
        as plain: call relu
          call twice
            value m
        call maximum
          value m
          constant ~0
    where: rank(out) == 2
"""
GRAPH = """0 @f %a : tensor<4x8xf32>
1 3: %0 = ttnn.exp : tensor<4x8xf32>  -> 0 0
2 4: %1 = ttnn.add : tensor<4x8xf32>  -> 0 1, 1 0
3 5: func.return  -> 0 2
"""


def run(folder, *arguments):
    return subprocess.run([binary, "dump", *arguments], cwd=folder, capture_output=True, text=True)


def expect(what, done, code, out=None, words=()):
    text = done.stdout + done.stderr
    if done.returncode != code or (out is not None and done.stdout != out) or any(word not in text for word in words):
        failures.append(f"{what}: exit {done.returncode}\n{text}")


with tempfile.TemporaryDirectory() as folder:
    open(os.path.join(folder, "r.fuse"), "w").write(RULES)
    open(os.path.join(folder, "f.mlir"), "w").write(IR)
    expect("ast", run(folder, "ast", "r.fuse"), 0, AST)
    expect("graph", run(folder, "graph", "f.mlir", "--function", "f"), 0, GRAPH)
    expect("both functions", run(folder, "graph", "f.mlir"), 0, None, ["@f %a", "@g %b"])
    expect("no such function", run(folder, "graph", "f.mlir", "--function", "h"), 2, "", ["no function is called 'h'"])
    done = run(folder, "net", "--rules", "r.fuse")
    expect("net", done, 0, None, ["matmul", "constant 0", "[r]", " through typecast, reshape if keeps(-1)"])
    # Every edge leads somewhere, and the roots of the rule are its two alternatives.
    numbers = {int(line.split()[0]) for line in done.stdout.splitlines()}
    if not all(int(n) in numbers for line in done.stdout.splitlines() for n in re.findall(r"(\d+)(?=,|$)", line.partition("->")[2])):
        failures.append(f"net\n{done.stdout}")
    if done.stdout.count("[r]") != 2:
        failures.append(f"roots\n{done.stdout}")
    for stage, file in (("ast", ["r.fuse"]), ("net", ["--rules", "r.fuse"]), ("graph", ["f.mlir"])):
        done = run(folder, stage, *file, "--format", "dot")
        expect(f"{stage} as DOT", done, 0, None, [f"digraph {stage} {{", " -> "])
        if not all(re.fullmatch(r'  n\d+( -> n\d+)?( \[label="([^"\\]|\\.)*"\])?;', line) for line in done.stdout.splitlines()[2:-1]):
            failures.append(f"{stage} as DOT\n{done.stdout}")
    expect("a wrong file", run(folder, "ast", "f.mlir"), 2, "", ["f.mlir:1:1: error[FUS100]"])
    expect("no stage", run(folder), 2, "", ["FUS900"])
print("\n".join(failures) or "fusionc dump is as expected")
sys.exit(bool(failures))
