"""fusionc fmt: in place, --check and --diff, and nothing written while any file is wrong."""
import os
import subprocess
import sys
import tempfile

binary, source = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
failures = []
UGLY = "# why\nrule r {\nfused_op a.b\nsource ttnn\nsummary \"s\"\nmatch { out = exp(x) }\n}\n"
NEAT = "# why\nrule r {\n  fused_op a.b\n  source   ttnn\n  summary  \"s\"\n  match { out = exp(x) }\n}\n"


def run(folder, *arguments):
    return subprocess.run([binary, "fmt", *arguments], cwd=folder, capture_output=True, text=True)


def expect(what, done, code, out=None, err=""):
    if done.returncode != code or (out is not None and done.stdout != out) or err not in done.stderr:
        failures.append(f"{what}: exit {done.returncode}\n{done.stdout}{done.stderr}")


with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "r.fuse")
    open(path, "w").write(UGLY)
    expect("check", run(folder, ".", "--check"), 1, "./r.fuse\n")
    done = run(folder, "r.fuse", "--diff")
    expect("diff", done, 1)
    if "    3 -fused_op a.b\n" not in done.stdout or "+  source   ttnn\n" not in done.stdout or "why" in done.stdout:
        failures.append(f"diff\n{done.stdout}")
    if open(path).read() != UGLY:
        failures.append("--check or --diff has written")
    broken = os.path.join(folder, "z.fuse")
    open(broken, "w").write("rule {")
    expect("a wrong file", run(folder, "."), 2, "", "z.fuse:1:6: error[FUS100]")
    if open(path).read() != UGLY:
        failures.append("a file was written although another is wrong")
    os.unlink(broken)
    expect("in place", run(folder, "."), 0, "./r.fuse\n")
    if open(path).read() != NEAT:
        failures.append(f"in place\n{open(path).read()}")
    expect("again", run(folder, "."), 0, "")
    expect("clean", run(folder, ".", "--check"), 0, "")
    expect("nowhere", run(folder, "nowhere.fuse"), 2, "", "FUS001")
    os.unlink(path)
    expect("empty folder", run(folder, "."), 2, "", "FUS152")
expect("the shipped rules are in the layout", run(source, "--check"), 0, "")
print("\n".join(failures) or "fusionc fmt is as expected")
sys.exit(bool(failures))
