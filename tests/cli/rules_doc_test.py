"""docs/rules.md is what the rules say: `fusionc list --format markdown`."""
import os
import subprocess
import sys

binary, source = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
run = subprocess.run([binary, "list", "--format", "markdown", "--rules", os.path.join(source, "rules")], capture_output=True, text=True)
path = os.path.join(source, "docs", "rules.md")
if run.returncode == 0 and os.environ.get("FUSIONC_UPDATE"):
    open(path, "w", encoding="utf-8").write(run.stdout)
shown = open(path, encoding="utf-8").read() if os.path.exists(path) else ""
text = subprocess.run([binary, "list", "--rules", os.path.join(source, "rules")], capture_output=True, text=True).stdout
names = [line.split()[0] for line in text.splitlines()[1:]]
missing = [name for name in names if run.stdout.count(f"| `{name}`") != 1]
if run.returncode or missing or not names:
    print(f"exit {run.returncode}, not one row: {missing}\n{run.stderr}")
elif shown != run.stdout:
    stale = [line.split("<br>")[0] for line in run.stdout.splitlines() if line not in shown.splitlines()]
    print(f"docs/rules.md is stale ({stale[:5]}); FUSIONC_UPDATE=1 writes it anew")
sys.exit(run.returncode != 0 or bool(missing) or not names or shown != run.stdout)
