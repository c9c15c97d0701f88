"""Runs every command shown in the documents: each line of a ```sh block, from the project's root, with its stated exit
code (`# exit N`, else 0). Commands that build, install or run all tests are the ones the test run itself consists of.

A block whose first line names a file after the language (```fuse my_rules/a.fuse) is written to that file before the commands
below it run. An ```output block shows what the last command before it prints: each of its lines must be (the beginning of, where it
ends in `...`) a line of that."""
import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile

binary, source = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
THE_TEST_RUN_ITSELF = re.compile(r"^(sh tools/(demo|test)\.sh|cmake |ctest )")

failures = ran = 0
with tempfile.TemporaryDirectory() as folder:
    # The commands name build/fusionc and write reports: give them a folder that looks like the project's root.
    os.mkdir(os.path.join(folder, "build"))
    os.symlink(binary, os.path.join(folder, "build", "fusionc"))
    for name in ("samples", "rules", "tests", "docs"):
        shutil.copytree(os.path.join(source, name), os.path.join(folder, name))
    for path in sorted(glob.glob(os.path.join(source, "*.md")) + glob.glob(os.path.join(source, "docs", "*.md"))):
        text = open(path, encoding="utf-8").read()
        printed = []
        for block in re.finditer(r"^```(\w+)(?: (\S+))?\n(.*?)^```", text, re.M | re.S):
            line_number = text[: block.start(3)].count("\n") + 1
            if block[2]:
                os.makedirs(os.path.join(folder, os.path.dirname(block[2])), exist_ok=True)
                open(os.path.join(folder, block[2]), "w").write(block[3])
            for offset, line in enumerate(block[3].splitlines() if block[1] == "output" else []):
                ran += 1
                if not any(p.startswith(line[:-3]) if line.endswith("...") else p == line for p in printed):
                    failures += 1
                    print(f"{os.path.relpath(path, source)}:{line_number + offset}: not printed: {line}")
            for offset, line in enumerate(block[3].splitlines() if block[1] == "sh" else []):
                command, _, comment = line.partition("  #")
                if not command.strip() or THE_TEST_RUN_ITSELF.match(command):
                    continue
                expected = int(m[1]) if (m := re.search(r"exit (\d+)", comment)) else 0
                run = subprocess.run(command, shell=True, cwd=folder, capture_output=True, text=True)
                ran += 1
                printed = (run.stdout + run.stderr).splitlines()
                if run.returncode != expected:
                    failures += 1
                    print(f"{os.path.relpath(path, source)}:{line_number + offset}: exit {run.returncode}, "
                          f"expected {expected}: {command}\n{run.stderr}")
print(f"{ran} commands, {failures} failed")
sys.exit(failures > 0 or ran == 0)
