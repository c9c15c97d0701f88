"""What the tests on the corpus share: where it is, and an audit as a list of sites."""
import collections
import os
import re
import subprocess
import sys
import tempfile

import yaml

Site = collections.namedtuple("Site", "fused_op source component_ops lines line notes")


def folder(*parts):
    root = os.environ.get("FUSIONC_CORPUS")
    if not root:
        print("skipped: no corpus")
        sys.exit(77)
    return os.path.join(root, *parts)


def level(text):
    """Of the ops, whatever comments say."""
    return "ttnn" if re.search(r'^[^/"]*"ttnn\.', text, re.M) else "ttir"


def audit(fusionc, ttir=None, ttnn=None, options=()):
    """Sites of an audit. `lines` are those of the segment in the TTNN dump (or the TTIR dump where there is no other),
    `line` is the last of them: where the site ends."""
    with tempfile.TemporaryDirectory() as scratch:
        out = os.path.join(scratch, "report.yml")
        command = [fusionc, "check", "-q", "-o", out, *options]
        for name, path in (("--ttir", ttir), ("--ttnn", ttnn)):
            command += [name, path] if path else []
        run = subprocess.run(command, capture_output=True, text=True)
        if run.returncode not in (0, 1):
            raise SystemExit(f"exit {run.returncode}: {' '.join(command)}\n{run.stderr}")
        if not os.path.exists(out):
            return []
        document = yaml.load(open(out, encoding="utf-8"), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    numbers = {}
    for number, line in enumerate(open(ttnn or ttir, encoding="utf-8", errors="replace").read().split("\n"), 1):
        numbers.setdefault(line.strip(), number)
    sites = []
    for entry in document["missed_fusions"]:
        for instance in entry["instances"]:
            segment = (instance["ttnn_segment"] if ttnn else instance["ttir_segment"]).strip().split("\n")
            lines = [numbers.get(line.strip(), 0) for line in segment if not re.match(r'\s*"ttnn\.deallocate"', line)]
            sites.append(Site(entry["fused_op"], entry["source"], entry["component_ops"], lines, lines[-1], instance.get("notes") or ""))
    return sites
