#!/usr/bin/env python3
"""Measures an audit beside its peers, in one run, and prints the tables of docs/performance.md.

    python3 tests/bench/bench.py [BUILD/fusionc] [--megabytes 50] [--runs 5] [--add KIND=FILE ...]

The peer is `mlir-opt --allow-unregistered-dialect FILE -o /dev/null`, any version of it that is installed: it parses,
which is the least that a checker built on MLIR must do. Each row is the median of runs that alternate between all
programs compared, so that a busy machine slows them alike; what is judged are ratios. `--add ttir=FILE` measures
another file besides the generated ones. Exit code 1 when a gate is missed.
"""
import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time

import generate

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PHASES = ["rules", "read", "match", "pair", "report"]


def peer():
    names = ["mlir-opt"] + [f"mlir-opt-{version}" for version in range(30, 13, -1)]
    return next(filter(None, map(shutil.which, names)), None)


class Run:
    """One finished process: wall seconds, peak memory in bytes, what --stats said."""

    def __init__(self, command):
        start = time.perf_counter()
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        text = process.stderr.read()
        _, status, usage = os.wait4(process.pid, 0)
        self.wall = time.perf_counter() - start
        self.peak = usage.ru_maxrss * 1024
        code = os.waitstatus_to_exitcode(status)
        process.returncode = code
        if code not in (0, 1):
            sys.exit(f"{' '.join(command)}: exit {code}\n{text}")
        self.phases = {name: float(ms) / 1e3 for name, ms in re.findall(r"(\w+) ([0-9.]+) ms", text)}


def compare(runs, **commands):
    """Runs all commands in turn, `runs` times; the median run of each by wall time."""
    done = {name: [] for name in commands}
    for _ in range(runs):
        for name, command in commands.items():
            if command:
                done[name].append(Run(command))
    return {name: sorted(list_, key=lambda r: r.wall)[len(list_) // 2] if list_ else None
            for name, list_ in done.items()}


class Table:
    def __init__(self, title, *columns):
        print(f"\n### {title}\n\n| {' | '.join(columns)} |\n|{'---|' * len(columns)}")

    def row(self, *cells):
        print(f"| {' | '.join(cells)} |", flush=True)


GATES = []


def gate(name, value, most, unit=""):
    GATES.append((name, value, most, unit))
    return f"{value:.3g}{unit} ({'at most' if value <= most else 'MISSED, at most'} {most:.3g}{unit})"


def ms(seconds):
    return f"{seconds * 1e3:.1f} ms"


def audits(options, files):
    check = [options.fusionc, "check", "--no-report", "-q", "--stats"]
    phases = Table("One level of a large module: phases", "file", *PHASES, "wall, 1 thread", "wall, 2 threads", "1 / 2")
    rows = []
    for name, level, path in files:
        command = check + [f"--{level}", path]
        got = compare(options.runs, one=command + ["-j", "1"], two=command + ["-j", "2"], lines=["wc", "-l", path],
                      mlir=options.peer and [options.peer, "--allow-unregistered-dialect", path, "-o", "/dev/null"])
        one, two = got["one"], got["two"]
        phases.row(name, *(ms(two.phases[p]) for p in PHASES), ms(one.wall), ms(two.wall),
                   f"{one.wall / two.wall:.2f}")
        rows.append((name, os.path.getsize(path), got))
    table = Table("The same beside mlir-opt, which only parses, and wc -l", "file", "size", "fusionc", "mlir-opt",
                  "fusionc / mlir-opt", "wc -l", "fusionc / wc", "peak memory", "peak - 64 MiB / size")
    for name, size, got in rows:
        two, mlir, lines = got["two"], got["mlir"], got["lines"]
        table.row(name, f"{size / 1e6:.1f} MB", ms(two.wall), ms(mlir.wall) if mlir else "-",
                  gate(f"{name}: time of mlir-opt", two.wall / mlir.wall, 1 / 25) if mlir else "-", ms(lines.wall),
                  f"{two.wall / lines.wall:.1f}", f"{two.peak / 1e6:.0f} MB",
                  gate(f"{name}: memory", (two.peak - (64 << 20)) / size, 4))
        gate(f"{name}: time on 2 threads of that on 1", two.wall / got["one"].wall, 1 / 1.7)


def reports(options, files):
    table = Table("Writing the report", "file", "report", "with - without report", "cp of the report", "ratio")
    for name, level, path in files:
        report, copy = os.path.join(options.work, "report.yml"), os.path.join(options.work, "copy.yml")
        command = [options.fusionc, "check", "-q", f"--{level}", path]
        subprocess.run(command + ["-o", report], check=False)
        got = compare(options.runs, silent=command + ["--no-report"], written=command + ["-o", report],
                      copied=["cp", report, copy])
        extra = got["written"].wall - got["silent"].wall
        table.row(name, f"{os.path.getsize(report) / 1e6:.1f} MB", ms(extra), ms(got["copied"].wall),
                  gate(f"{name}: report in times of cp", extra / got["copied"].wall, 3))


def small(options):
    pair = [os.path.join(ROOT, f"samples/dit_block.{level}.mlir") for level in ("ttir", "ttnn")]
    got = compare(options.runs * 4, ours=[options.fusionc, "check", "--no-report", "-q", "--ttir", pair[0], "--ttnn", pair[1]],
                  listed=[options.fusionc, "list"], version=options.peer and [options.peer, "--version"])
    table = Table("A small pair: the whole process, all rules parsed and compiled", "command", "wall",
                  "/ mlir-opt --version")
    version = got["version"]
    for name, run in (("check of the sample pair", got["ours"]), ("list (rules only)", got["listed"])):
        table.row(name, ms(run.wall), gate(f"{name}: time of mlir-opt --version", run.wall / version.wall, 0.5)
                  if version else "-")


def scaling(options, files):
    rules = os.path.join(ROOT, "rules")
    listed = subprocess.run([options.fusionc, "list"], capture_output=True, text=True).stdout.splitlines()[1:]
    names = [line.split()[0] for line in listed if " (off)" not in line]
    copies = [generate.variants(rules, options.work, step) for step in range(1, 11)]
    per_copy = [[f"{n}_{step}" for n in names if f"{n}_{step}" not in same]
                for step, (_, same) in enumerate(copies, 1)]
    # Rules that match cost what they find. What more rules cost is told by rules that do not: real ones that match come
    # first, so that all sets have them, and variants that happen to match are left out.
    few = os.path.join(options.work, "few.mlir")
    generate.module("ttir", 1, few)
    found = [n for n in names if subprocess.run([options.fusionc, "check", "--no-report", "-q", "--ttir", few, "--select", n],
                                                capture_output=True).returncode == 1]
    names = found + [n for n in names if n not in found]
    everything = [options.fusionc, "check", "--no-report", "--all", "--ttir", few]
    for folder, _ in copies:
        everything += ["--add-rules", folder]
    matching = set(re.findall(r"^bench\.(\w+)", subprocess.run(everything, capture_output=True, text=True).stdout, re.M))
    per_copy = [[n for n in variants if n not in matching] for variants in per_copy]
    print(f"\n{len(found)} of {len(names)} rules match; {len(matching)} variants that match are left out")
    table = Table("Rules: real ones, then variants of them", "rules", "compile", "match", "match / match of 100")
    base = None
    _, level, path = files[0]
    for count in (50, 100, 300, 500, 1000):
        chosen, folders = names[:count], []
        for (folder, _), variants in zip(copies, per_copy):
            if len(chosen) < count:
                chosen, folders = chosen + variants[:count - len(chosen)], folders + [folder]
        command = [options.fusionc, "check", "--no-report", "-q", "--stats", f"--{level}", path]
        for folder in folders:
            command += ["--add-rules", folder]
        for name in chosen:
            command += ["--select", name]
        got = compare(options.runs, ours=command, version=options.peer and [options.peer, "--version"])
        ours = got["ours"]
        base = base or (ours.phases["match"] if count == 100 else None)
        ratio = "-" if count < 100 else f"{ours.phases['match'] / base:.2f}"
        if count == 1000:
            ratio = gate("match time of 1000 rules in times of 100", ours.phases["match"] / base, 2)
        if count == 300 and got["version"]:
            gate("compiling 300 rules: time of mlir-opt --version", ours.phases["rules"] / got["version"].wall, 0.5)
        table.row(str(len(chosen)), ms(ours.phases["rules"]), ms(ours.phases["match"]), ratio)

    table = Table("Ops", "file", "size", "match", "ratio")
    base = None
    for megabytes in (options.megabytes / 10, options.megabytes):
        path = os.path.join(options.work, f"ops_{megabytes}.mlir")
        generate.module("ttir", megabytes, path)
        command = [options.fusionc, "check", "--no-report", "-q", "--stats", "--ttir", path]
        match = compare(options.runs, ours=command)["ours"].phases["match"]
        base = base or match
        table.row("generated ttir", f"{megabytes:g} MB", ms(match), "1" if match == base else
                  gate("match time of 10 times the ops", match / base, 11))


def blob(options):
    path, size = os.path.join(options.work, "blob.mlir"), options.megabytes * 10
    with open(path, "w") as out:
        out.write('module {\n  func.func @f() -> tensor<9xf32> {\n    %0 = "ttir.constant"() <{value = dense<"0x')
        for _ in range(size):
            out.write("0123456789ABCDEF" * 62500)
        out.write('"> : tensor<9xf32>}> : () -> tensor<9xf32>\n    return %0 : tensor<9xf32>\n  }\n}\n')
    got = compare(options.runs, ours=[options.fusionc, "check", "--no-report", "-q", "--ttir", path],
                  lines=["wc", "-l", path])
    ours = got["ours"]
    table = Table(f'A constant of {size} MB, `dense<"0x...">`', "wall", "GB/s", "/ wc -l", "peak memory / size")
    table.row(ms(ours.wall), f"{size / 1e3 / ours.wall:.2f}", f"{ours.wall / got['lines'].wall:.1f}",
              gate("blob: memory", (ours.peak - (64 << 20)) / os.path.getsize(path), 4))
    os.unlink(path)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("fusionc", nargs="?", default=os.path.join(ROOT, "build/fusionc"))
    parser.add_argument("--megabytes", type=int, default=50)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--add", action="append", default=[], metavar="KIND=FILE")
    options = parser.parse_args()
    options.peer = peer()
    with tempfile.TemporaryDirectory() as options.work:
        files = [(f"generated {level}", level, os.path.join(options.work, f"{level}.mlir")) for level in ("ttir", "ttnn")]
        for _, level, path in files:
            generate.module(level, options.megabytes, path)
        for text in options.add:
            level, path = text.split("=", 1)
            files.append((os.path.basename(path), level, path))
        print(f"{os.cpu_count()} cores; peer: {options.peer or 'none installed'}; medians of {options.runs} runs")
        audits(options, files)
        reports(options, files)
        small(options)
        scaling(options, files)
        blob(options)
    missed = [g for g in GATES if g[1] > g[2]]
    print(f"\n{len(GATES) - len(missed)} of {len(GATES)} gates hold")
    for name, value, most, unit in missed:
        print(f"missed: {name}: {value:.3g}{unit}, at most {most:.3g}{unit}")
    return 1 if missed else 0


sys.exit(main())
