"""Sites of real dumps that were checked by eye are found, as often as expected.tsv says, where it says.

    expected.py FUSIONC    corpus in FUSIONC_CORPUS; exit 77 (skipped) without it
"""
import os
import sys

import corpus


def files(dump):
    if " + " in dump:
        ttir, ttnn = (corpus.folder("dumps", name) for name in dump.split(" + "))
        return {"ttir": ttir, "ttnn": ttnn}
    pair = {level: corpus.folder("dumps", f"{dump}.{level}.mlir") for level in ("ttir", "ttnn")}
    return {level: path for level, path in pair.items() if os.path.exists(path)}


def components(site):
    return " ".join(op.split(".", 1)[1] for op in site.component_ops)


def main():
    corpus.folder()
    audits, failed, rows = {}, 0, 0
    for line in open(os.path.join(os.path.dirname(__file__), "expected.tsv"), encoding="utf-8"):
        if not line.strip() or line.startswith("#"):
            continue
        rows += 1
        dump, ops, parts, count, lines = line.rstrip("\n").split("\t")[:5]
        if dump not in audits:
            audits[dump] = corpus.audit(sys.argv[1], **files(dump))
        sites = [site for site in audits[dump]
                 if (ops == "-" or f"{site.source} {site.fused_op}" in ops.split(", "))
                 and (parts in "*-" or components(site) in parts.split(", "))]
        faults = []
        if len(sites) != int(count):
            faults.append(f"{len(sites)} sites, not {count}")
        if lines != "-":
            first, last = map(int, lines.split("-"))
            if not any(first <= site.line <= last for site in sites):
                faults.append(f"none ends in lines {lines}: {sorted(site.line for site in sites)[:10]}")
        if faults:
            failed += 1
            print(f"{dump}: {ops}: {'; '.join(faults)}")
    # Without locations a pair is made of structure alone, and says so.
    paired = [site for site in corpus.audit(sys.argv[1], **files("deepseek_gather_changes")) if "paired by: structure" in site.notes]
    if not paired:
        failed += 1
        print("deepseek_gather_changes: nothing says that it is paired by structure")
    print(f"{rows} rows, {failed} wrong")
    return failed > 0 or not rows


if __name__ == "__main__":
    sys.exit(main())
