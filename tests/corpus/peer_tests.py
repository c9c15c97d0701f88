"""The compiler's own fusing tests: at every case we agree with it, or peer_tests.tsv argues why not. A case is one function, audited
alone; it agrees when the motif its file is about is found directly (in a case that fuses) or is not (in one that must not).

    peer_tests.py FUSIONC    corpus in FUSIONC_CORPUS; exit 77 (skipped) without it
"""
import glob
import os
import re
import sys
import tempfile

import corpus

# What a file is about: direct findings that count.
MOTIF = {
    "batch_norm_decomposition": r"conv2d$", "conv2d_bias_fusing": r"conv2d$", "gelu_fusing": r"gelu$",
    "matmul_with_bias_negative": r"linear$", "matmul_with_bias_positive": r"linear$",
    "reduction_fusing": r"(sum|mean|max)$", "rms_norm_fusion": r"rms_norm$", "rope": r"rotary_embedding",
    "sdpa": r"scaled_dot_product_attention", "silu_fusing": r"silu$", "softmax_fusing": r"softmax$",
    "zero_maximum_to_relu": r"relu$", "conv2d_activation_fusing": r"conv2d$", "matmul_fusing": r"(matmul|linear)$",
}


def functions(path):
    """(name, text) of each function; those called main have the name of their module."""
    lines = open(path, encoding="utf-8").read().split("\n")
    module, at = "", 0
    while at < len(lines):
        if head := re.match(r"\s*module (?:attributes.*)?@(\w+)", lines[at]):
            module = head[1]
        if head := re.match(r"(\s*)func\.func (?:private )?@([\w.]+)", lines[at]):
            end = at
            while not lines[end].startswith(head[1] + "}"):
                end += 1
            yield (module if head[2] == "main" and module else head[2]), "\n".join(lines[at:end + 1])
            at = end
        at += 1


def main():
    table = {}
    for line in open(os.path.join(os.path.dirname(__file__), "peer_tests.tsv"), encoding="utf-8"):
        if line.strip() and not line.startswith("#"):
            stem, name, fuses, reason = (line.rstrip("\n").split("\t") + [""])[:4]
            table[stem, name] = (fuses == "fuses", reason)
    files = glob.glob(corpus.folder("peer-tests", "tt*-fusing", "*.mlir"))
    failed, cases, argued = 0, set(), 0
    with tempfile.TemporaryDirectory() as scratch:
        one = os.path.join(scratch, "one.mlir")
        for path in sorted(files):
            stem = os.path.basename(path)[:-5]
            for name, text in functions(path):
                cases.add((stem, name))
                if (stem, name) not in table:
                    print(f"{stem} {name}: has no row in peer_tests.tsv")
                    failed += 1
                    continue
                open(one, "w", encoding="utf-8").write("module {\n" + text + "\n}\n")
                found = [site.fused_op for site in corpus.audit(sys.argv[1], **{corpus.level(text): one}) if site.source == "ttnn"]
                fuses, reason = table[stem, name]
                agrees = any(re.search(MOTIF[stem], name) for name in found) == fuses
                argued += not agrees
                if agrees == bool(reason):
                    print(f"{stem} {name}: finds {found}; " + ("agrees, though the table argues" if agrees else "disagrees, and no reason is given"))
                    failed += 1
    for stem, name in sorted(table.keys() - cases):
        print(f"{stem} {name}: no such case")
        failed += 1
    print(f"{len(cases)} cases, {argued} argued, {failed} wrong")
    return failed > 0 or not cases


if __name__ == "__main__":
    sys.exit(main())
