"""Every example of docs/language.md: a `fuse` block with the `mlir` block behind it passes `fusionc test`, what a `report`
block says stands in the report and a `table` block in the summary; a `fuse CODE` block is refused with that code."""
import os
import re
import subprocess
import sys
import tempfile

binary, source = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
text = open(os.path.join(source, "docs", "language.md"), encoding="utf-8").read()
blocks = [(m[1], m[2], text[: m.start()].count("\n") + 1) for m in re.finditer(r"^```([^\n]*)\n(.*?)^```$", text, re.M | re.S)]
failures, run_count, refused = [], 0, 0


def run(*arguments, folder):
    return subprocess.run([binary, *arguments], cwd=folder, capture_output=True, text=True)


for i, (kind, body, line) in enumerate(blocks):
    with tempfile.TemporaryDirectory() as folder:
        where = f"docs/language.md:{line}"
        if kind.startswith("fuse FUS"):
            open(os.path.join(folder, "r.fuse"), "w").write(body)
            done = run("list", "--rules", "r.fuse", folder=folder)
            refused += 1
            if done.returncode != 2 or f"error[{kind.split()[1]}]" not in done.stderr:
                failures.append(f"{where}: exit {done.returncode}\n{done.stderr}")
        if kind != "fuse" or i + 1 == len(blocks) or blocks[i + 1][0] != "mlir":
            continue
        run_count += 1
        open(os.path.join(folder, "r.fuse"), "w").write(body)
        open(os.path.join(folder, "r.mlir"), "w").write(blocks[i + 1][1])
        rules = set(re.findall(r"^rule (\w+)", body, re.M))
        for word in ("fuse", "no-fuse"):
            missing = rules - set(re.findall(rf"// {word}: (\w+)", blocks[i + 1][1]))
            if missing:
                failures.append(f"{where}: no `{word}` for {sorted(missing)}")
        done = run("test", "r.fuse", folder=folder)
        if done.returncode != 0:
            failures.append(f"{where}: exit {done.returncode}\n{done.stdout}{done.stderr}")
        for expected, command in (("report", ["-q", "-o", "-"]), ("table", ["--no-report"])):
            for block in [b for b in blocks[i + 2 : i + 4] if b[0] == expected][:1]:
                if blocks.index(block) != i + 2:
                    continue
                out = run("check", "--rules", "r.fuse", "--ttnn", "r.mlir", *command, folder=folder).stdout
                for wanted in block[1].splitlines():
                    if wanted not in out:
                        failures.append(f"docs/language.md:{block[2]}: `{wanted}` is not in\n{out}")
if run_count < 18 or refused < 5:
    failures.append(f"{run_count} examples, {refused} refusals")
print("\n".join(failures) or f"{run_count} examples and {refused} refusals are as the document says")
sys.exit(bool(failures))
