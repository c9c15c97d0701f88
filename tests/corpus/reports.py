"""Bug reports about missed fusions, re-typed as small modules: the direct findings of each are those of reports.tsv, no more
and no fewer. A report whose EXPECT the excerpt cannot give says there what it lacks.

    reports.py FUSIONC    corpus in FUSIONC_CORPUS; exit 77 (skipped) without it
"""
import glob
import os
import sys

import corpus


def rows(path):
    """file -> (findings, what the excerpt lacks)"""
    out = {}
    for line in open(path, encoding="utf-8"):
        if line.strip() and not line.startswith("#"):
            name, findings, lacks = (line.rstrip("\n").split("\t") + [""])[:3]
            out[name] = ([] if findings == "-" else sorted(findings.split(" ")), lacks)
    return out


def main():
    folder = corpus.folder("reports")
    expected = rows(os.path.join(os.path.dirname(__file__), "reports.tsv"))
    files = {os.path.basename(path)[:-5]: path for path in glob.glob(os.path.join(folder, "*.mlir"))}
    failed = 0
    for name in sorted(files.keys() | expected.keys()):
        if name not in files or name not in expected:
            print(f"{name}: {'no such report' if name in expected else 'has no row in reports.tsv'}")
            failed += 1
            continue
        text = open(files[name], encoding="utf-8").read()
        found = corpus.audit(sys.argv[1], **{corpus.level(text): files[name]})
        got = sorted(f"{site.fused_op}@{site.line}" for site in found if site.source == "ttnn")
        wanted, lacks = expected[name]
        negative = "EXPECT: NEGATIVE" in text
        if got != wanted:
            print(f"{name}: finds {got}, not {wanted}")
            failed += 1
        elif not negative and not wanted and not lacks:
            print(f"{name}: something is expected, nothing is found, and no reason is given")
            failed += 1
    print(f"{len(files)} reports, {failed} wrong")
    return failed > 0 or not files


if __name__ == "__main__":
    sys.exit(main())
