"""fusionc lint: each warning on a rule that has that mistake and no other, and silence on the same rule without it."""
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

binary, source = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
failures, seen = [], set()

FIXTURE = """module {{
  func.func @f(%a: tensor<4x8xf32>, %w: tensor<8x8xf32>, %b: tensor<8xf32>) -> tensor<4x8xf32> {{
    %0 = "{0}.matmul"(%a, %w) : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
    // fuse: one
    // fuse: two
    %1 = "{0}.add"(%0, %b) : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8xf32>
    // no-fuse: one
    // no-fuse: two
    %2 = "{0}.exp"(%1) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    return %2 : tensor<4x8xf32>
  }}
}}
"""


def rule(name="one", fused_op="ttnn.linear", source_name="ttnn", match="m = matmul(a, b)\n    out = add(m, bias)", where="",
         through="", metadata='torch "x @ w + b"\n  compiler { status no_pass }', level=""):
    return (f"rule {name} {{\n  fused_op {fused_op}\n  source {source_name}\n  summary \"s\"\n  {metadata}\n"
            + (f"  through {through}\n" if through else "") + f"  match {level}{{\n    {match}\n  }}\n"
            + (f"  where {{ {where} }}\n" if where else "") + "}\n")


def lint(folder, *arguments, program=binary):
    return subprocess.run([program, "lint", *arguments], cwd=folder, capture_output=True, text=True)


def case(what, text, *words, fixtures=True):
    with tempfile.TemporaryDirectory() as folder:
        open(os.path.join(folder, "r.fuse"), "w").write(text)
        for level in ("ttir", "ttnn") if fixtures else ():
            open(os.path.join(folder, f"r.{level}.mlir"), "w").write(FIXTURE.format(level))
        done = lint(folder, "r.fuse")
        codes = re.findall(r"warning\[(FUS\d+)\]", done.stdout)
        seen.update(codes)
        expected = [word for word in words if re.fullmatch(r"FUS\d+", word)]
        if sorted(codes) != sorted(expected) or done.returncode != (1 if expected else 0) or done.stderr:
            failures.append(f"{what}: exit {done.returncode}, {codes}\n{done.stdout}{done.stderr}")
        for word in words:
            if word not in done.stdout:
                failures.append(f"{what}: {word!r} is missing\n{done.stdout}")


case("clean", rule(), "1 rules, 0 warnings")
case("no such function", rule(fused_op="ttnn.liner"), "FUS170", "r.fuse:1:6:", "did you mean `ttnn.linear`?")
case("a theoretical one may name anything", rule(fused_op="cuda.mine", source_name="cuda", metadata='torch "t"\n  kernel "k" version "1"'))
case("exists unlisted", rule(fused_op="ttnn.experimental.rotary_embedding"))
case("pattern nobody calls", "pattern lonely(v) = exp(v)\n" + rule(), "FUS171", "r.fuse:1:9:", "`lonely` is never used")
case("parameter", "pattern p(v, w) = exp(v)\n" + rule(match="m = matmul(a, b)\n    out = add(m, bias) | p(m, m)"), "FUS171",
     "parameter `w`")
case("name inside", rule(match="m = matmul(a, b)\n    out = add((e = m), bias)"), "FUS171", "nothing refers to `e`")
case("name inside, used", rule(match="m = matmul(a, b)\n    out = add((e = m), bias)", where="rank(e) == 2"))
case("repeated alternative", rule(match="m = matmul(a, b)\n    out = add(m, bias) | add(m, bias) as again"), "FUS172",
     "alternative `again` repeats")
case("impossible alternative", rule(match="m = ttnn.matmul(a, b)\n    out = add(m, bias) | ttir.exp(m) as other", level="ttnn "),
     "FUS172", "`ttir.exp`")
case("shadowed", rule() + rule("two", where="rank(out) == 2"), "FUS173", "r.fuse:12:6:", "`one` finds every site of `two`")
case("not shadowed by priority", rule() + rule("two", where="rank(out) == 2", metadata='torch "t"\n  priority 1\n  compiler { status no_pass }'))
case("tie", rule(where="rank(out) == 2") + rule("two", where="rank(out) < 3"), "FUS174", "no `priority`")
case("classes do not tie", rule() + rule("two", "cuda.f", "cuda", metadata='torch "t"\n  kernel "k" version "1"'))
case("exact comparison", rule(where="scalar(bias) == 1 or rank(out) == 2"), "FUS176", "write `~=`")
case("integers may be equal", rule(where="numel(bias) == dim(out, -1)"))
case("loose look-through", rule(through="cast, reshape"), "FUS177")
case("with a condition", rule(through="cast, reshape if keeps(-1)"))
case("with a guard", rule(through="cast, reshape", where="numel(bias) == dim(out, -1)"))
case("no torch", rule(metadata="compiler { status no_pass }"), "FUS178", "no `torch`")
case("no compiler", rule(metadata='torch "t"'), "FUS178", "no `compiler`")
case("no kernel", rule(fused_op="cuda.f", source_name="cuda", metadata='torch "t" version "1"'), "FUS178", "no `kernel`")
case("no version", rule(fused_op="cuda.f", source_name="cuda", metadata='torch "t" kernel "k"'), "FUS178", "no `version`")
case("no fixtures", rule(level="ttnn "), "FUS179", "FUS179", "no positive fixture at TTNN", "no negative fixture at TTNN", fixtures=False)

with tempfile.TemporaryDirectory() as folder:
    # An op that TTIR does not have, in a rule for both levels: its TTIR fixtures cannot match either.
    open(os.path.join(folder, "r.fuse"), "w").write(rule(match="m = ttnn.matmul(a, b)\n    out = add(m, bias)"))
    done = lint(folder, "r.fuse", "--format", "json")
    found = json.loads(done.stdout)
    seen.update(each["code"] for each in found)
    impossible = [each for each in found if each["code"] == "FUS175"]
    if len(impossible) != 1 or "TTIR has no `ttnn.matmul`" not in impossible[0]["message"] or impossible[0]["line"] != 1:
        failures.append(f"impossible op: {done.stdout}")
    done = lint(folder, "nowhere.fuse")
    if done.returncode != 2 or "FUS001" not in done.stderr:
        failures.append(f"no such file: {done.stderr}")

    # The list of the public API, written anew beside a program of its own.
    os.mkdir(os.path.join(folder, "bin"))
    own = shutil.copy(binary, os.path.join(folder, "bin", "fusionc"))
    shutil.copytree(os.path.join(source, "rules", "ops"), os.path.join(folder, "rules", "ops"))
    rst, listed = os.path.join(folder, "api.rst"), os.path.join(folder, "rules", "ops", "ttnn_api.txt")
    open(rst, "w").write("APIs\n####\n\n.. autosummary::\n   :toctree: api\n\n   ttnn.zeta\n   ttnn.alpha\n   ttnn.sub.beta\n")
    open(os.path.join(folder, "r.fuse"), "w").write(rule(fused_op="ttnn.sub.beta"))
    done = lint(folder, "r.fuse", "--ttnn-api", rst, program=own)
    words = [line for line in open(listed).read().splitlines() if not line.startswith("#")]
    if words != ["ttnn.alpha", "ttnn.sub.beta", "ttnn.zeta"] or "FUS170" in done.stdout:
        failures.append(f"refreshed list: {words}\n{done.stdout}{done.stderr}")
    open(rst, "w").write("nothing here\n")
    done = lint(folder, "r.fuse", "--ttnn-api", rst, program=own)
    if done.returncode != 2 or "api.rst:1:1:" not in done.stderr or len(open(listed).read()) < 50:
        failures.append(f"not an API page: {done.returncode} {done.stderr}")

table = open(os.path.join(source, "engine", "support", "diagnostic_codes.def"), encoding="utf-8").read()
ours = {f"FUS{code}" for code in re.findall(r"^FUSIONC_CODE\((17\d),", table, re.M)}
if ours - seen:
    failures.append(f"no case shows {sorted(ours - seen)}")
print("\n".join(failures) or "fusionc lint is as expected")
sys.exit(bool(failures))
