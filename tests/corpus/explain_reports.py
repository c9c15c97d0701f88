"""Bug reports of which the re-typed excerpt lacks what the motif needs: `fusionc why` and `fusionc near` name it.

    explain_reports.py FUSIONC    corpus in FUSIONC_CORPUS; exit 77 (skipped) without it
"""
import os
import subprocess
import sys

# file, command, rule (for why), line, then what the answer must say: the op or condition, and what is there instead.
CASES = [
    # Query alone: no keys and values with the same left side.
    ("tt-mlir-4037", "why", "split_qkv", 17, ["at least 3 siblings share their operand"]),
    # Three branches, but the products with one left side are arguments.
    ("tt-metal-25262", "why", "split_qkv", 8, ["missing op: lin (add, linear or matmul)", "`%q` is an argument"]),
    ("tt-metal-25262", "why", "split_qkv", 12, ["missing op: lin (add, linear or matmul)", "`%v` is an argument"]),
    # Scores are an argument.
    ("tt-mlir-6140", "why", "sdpa", 17, ["missing op: z (", "matmul", "`%s` is an argument"]),
    ("tt-mlir-6140", "near", None, 17, ["sdpa (ttnn.transformer.scaled_dot_product_attention): 7 of 8", "missing op: z (", "`%s` is an argument"]),
    # The halves are arguments, not slices of one value.
    ("tt-mlir-8415", "why", "rope_halves", 21, ["missing op: lo (slice_static)", "`%a` is an argument", "missing op: hi (slice_static)", "`%b` is an argument"]),
    ("tt-mlir-8415", "near", None, 21, ["rope_halves (ttnn.experimental.rotary_embedding", "7 of 9", "(slice_static); `%a` is an argument", "(slice_static); `%b` is an argument"]),
    # The convolution is an argument; its swish is found.
    ("tt-mlir-4663", "why", "conv2d_activation", 8, ["missing op: z (", "conv2d", "`%c` is an argument"]),
    ("tt-mlir-4663", "why", "silu", 8, ["matches, reported as ttnn.silu"]),
    # The normalisation happened before the excerpt: there is no rsqrt.
    ("tt-mlir-7153", "why", "rms_norm", 11, ["missing op: rsqrt", "`%2` is ttir.broadcast"]),
]


def main():
    fusionc, corpus = sys.argv[1], os.environ.get("FUSIONC_CORPUS")
    if not corpus:
        print("skipped: no corpus")
        return 77
    failed = 0
    for name, command, rule, line, texts in CASES:
        path = os.path.join(corpus, "reports", name + ".mlir")
        arguments = ["why", rule, f"{path}:{line}"] if command == "why" else ["near", path]
        result = subprocess.run([fusionc, *arguments], capture_output=True, text=True)
        missing = [text for text in texts if text not in result.stdout]
        if f"{path}:{line}: " not in result.stdout:
            missing.append(f"a site at line {line}")
        if result.returncode != 0 or missing:
            failed += 1
            print(f"{name}: {' '.join(arguments[:2])}: exit {result.returncode}, not said: {missing}\n{result.stdout}{result.stderr}")
    print(f"{len(CASES)} answers, {failed} wrong")
    return failed > 0


sys.exit(main())
