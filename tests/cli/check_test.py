"""fusionc check from outside: exit codes, silence, where output goes, and what a loaded report holds.

Usage: check_test.py FUSIONC SOURCE_DIR. Real dumps are audited too where FUSIONC_CORPUS names them."""
import glob
import os
import re
import resource
import signal
import stat
import subprocess
import sys
import tempfile
import threading
import traceback

import yaml

FUSIONC, SOURCE = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
DATA = os.path.join(SOURCE, "tests", "data")
TTIR, TTNN, FUSED = (os.path.join(DATA, name) for name in
                     ("linear.ttir.mlir", "linear.ttnn.mlir", "linear_fused.ttnn.mlir"))
RULES = ["--rules", os.path.join(DATA, "linear.fuse")]
MISSED = ["check", "--ttir", TTIR, "--ttnn", TTNN, *RULES]
CLEAN = ["check", "--ttir", TTIR, "--ttnn", FUSED, *RULES]
REPORT = "fusion_todo.yml"
STALE = "input:\n  ttnn: old.mlir\n\nmissed_fusions:\n  - fused_op: ttnn.linear\n"

tests = []


def test(function):
    tests.append(function)
    return function


seen = set()  # codes of messages


def run(*arguments, **options):
    result = subprocess.run([FUSIONC, *arguments], capture_output=True, timeout=600, **options)
    seen.update(re.findall(rb"\[FUS(\d+)\]", result.stderr))
    return result


def expect(result, code, stdout=None, stderr=None):
    assert result.returncode == code, (result.returncode, result.stderr.decode(errors="replace"))
    if stdout is not None:
        assert result.stdout == stdout, result.stdout
    if stderr is not None:
        assert result.stderr == stderr, result.stderr


def write(path, content):
    with open(path, "wb") as file:
        file.write(content if isinstance(content, bytes) else content.encode())
    return path


def read(path):
    with open(path, "rb") as file:
        return file.read()


def load(path):
    with open(path, "rb") as file:
        return yaml.safe_load(file)


def error(result, code, *words):
    expect(result, 2, stdout=b"")
    text = result.stderr.decode()
    assert f"error[{code}]" in text, text
    for word in words:
        assert word in text, text


def instances(report):
    return [(entry, instance) for entry in report["missed_fusions"] for instance in entry["instances"]]


# ---- what is found and where it goes ------------------------------------------------------------------------------


@test
def findings_give_a_report_a_table_and_exit_1():
    result = run(*MISSED)
    expect(result, 1, stderr=b"")
    table = result.stdout.decode().splitlines()
    assert table[0].split() == ["fused_op", "class", "instances", "bytes", "saved"], table
    assert table[1].split() == ["ttnn.linear", "direct", "1", "8.0", "KiB"], table
    report = load(REPORT)
    assert report["input"] == {"ttir": TTIR, "ttnn": TTNN}
    [(entry, instance)] = instances(report)
    assert (entry["fused_op"], entry["source"], entry["component_ops"]) == ("ttnn.linear", "ttnn", ["ttnn.matmul", "ttnn.add"])
    assert instance["ir_loc"] == "#loc11, #loc12"
    lines = [line.strip() for line in read(TTNN).decode().splitlines()]
    assert instance["ttnn_segment"] == "".join(
        line + "\n" for line in lines if line.startswith(('%1 = "ttnn.matmul"', '%2 = "ttnn.add"', '"ttnn.deallocate"(%1)')))
    ttir = [line.strip() for line in read(TTIR).decode().splitlines()]
    for name in ('%1 = "ttir.matmul"', '%3 = "ttir.add"'):
        assert any(line.startswith(name) for line in instance["ttir_segment"].splitlines()), instance["ttir_segment"]
    assert set(instance["ttir_segment"].splitlines()) <= set(ttir)
    notes = instance["notes"].splitlines()
    assert notes[:3] == [
        "matmul and bias add",
        "model location: layer 7, at parameters model.layers.7.mlp.up_proj.weight, model.layers.7.mlp.up_proj.bias",
        "source torch ops: x @ w.T + b",
    ], notes
    assert "saves: 1 op, 8.0 KiB of intermediates not written and read again" in notes, notes
    assert not any(note.startswith("interleaved:") for note in notes), notes


@test
def nothing_found_is_silent():
    expect(run(*CLEAN), 0, b"", b"")
    assert os.listdir(".") == []


@test
def a_stale_report_is_removed_only_when_it_is_one():
    write(REPORT, STALE)
    expect(run(*CLEAN), 0, b"", b"")
    assert not os.path.exists(REPORT)
    run(*MISSED)
    expect(run(*CLEAN), 0, b"", b"")
    assert not os.path.exists(REPORT)
    for other in ("input: 1\n", "missed_fusions: []\n", STALE + "more: 1\n", "- input\n- missed_fusions\n", "input: [\n", "", "text",
                  "input: 1\nmissed_fusions: 2\n---\ninput: 1\nmissed_fusions: 2\n", b"\xff\xfe\x00binary"):
        write(REPORT, other)
        before = read(REPORT)
        expect(run(*CLEAN), 0, b"", b"")
        assert read(REPORT) == before, other
    write(REPORT, STALE)
    expect(run(*CLEAN, "--no-report"), 0, b"", b"")
    expect(run(*CLEAN, "-o", "-"), 0, b"", b"")
    assert read(REPORT) == STALE.encode()
    write("elsewhere.yml", STALE)
    expect(run(*CLEAN, "-o", "elsewhere.yml"), 0, b"", b"")
    assert not os.path.exists("elsewhere.yml") and os.path.exists(REPORT)


@test
def a_stale_report_behind_a_link_stays():
    write("real.yml", STALE)
    os.symlink("real.yml", REPORT)
    expect(run(*CLEAN), 0, b"", b"")
    assert os.path.islink(REPORT) and read("real.yml") == STALE.encode()


@test
def a_dash_writes_the_report_to_stdout_and_no_table():
    result = run(*MISSED, "-o", "-")
    expect(result, 1, stderr=b"")
    assert os.listdir(".") == []
    run(*MISSED)
    assert result.stdout == read(REPORT)


@test
def quiet_and_no_report():
    expect(run(*MISSED, "-q"), 1, b"", b"")
    assert os.path.exists(REPORT)
    os.unlink(REPORT)
    result = run(*MISSED, "--no-report")
    expect(result, 1, stderr=b"")
    assert b"ttnn.linear" in result.stdout and os.listdir(".") == []
    expect(run(*MISSED, "--no-report", "-q"), 1, b"", b"")


@test
def what_is_not_a_regular_file_is_written_through():
    expect(run(*MISSED, "-q"), 1)
    expected = read(REPORT)
    write("target.yml", "old and longer than nothing\n" * 1000)
    os.symlink("target.yml", "link.yml")
    expect(run(*MISSED, "-q", "-o", "link.yml"), 1, b"", b"")
    assert os.path.islink("link.yml") and read("target.yml") == expected
    os.symlink("new.yml", "dangling.yml")
    expect(run(*MISSED, "-q", "-o", "dangling.yml"), 1, b"", b"")
    assert os.path.islink("dangling.yml") and read("new.yml") == expected
    os.mkfifo("pipe")
    received = []
    reader = threading.Thread(target=lambda: received.append(read("pipe")))
    reader.start()
    expect(run(*MISSED, "-q", "-o", "pipe"), 1, b"", b"")
    reader.join()
    assert received == [expected] and stat.S_ISFIFO(os.stat("pipe").st_mode)
    expect(run(*MISSED, "-q", "-o", "/dev/null"), 1, b"", b"")
    expect(run(*CLEAN, "-o", "/dev/null"), 0, b"", b"")
    assert stat.S_ISCHR(os.stat("/dev/null").st_mode)


@test
def a_report_is_replaced_in_one_step_and_keeps_its_mode():
    write(REPORT, STALE)
    os.chmod(REPORT, 0o640)
    before = os.stat(REPORT)
    held = open(REPORT, "rb")
    expect(run(*MISSED, "-q"), 1)
    after = os.stat(REPORT)
    assert after.st_ino != before.st_ino and stat.S_IMODE(after.st_mode) == 0o640
    assert held.read() == STALE.encode()
    held.close()
    os.unlink(REPORT)
    expect(run(*MISSED, "-q", preexec_fn=lambda: os.umask(0o027)), 1)
    assert stat.S_IMODE(os.stat(REPORT).st_mode) == 0o640


@test
def a_failed_write_leaves_the_old_report_and_nothing_else():
    write(REPORT, STALE)

    def small_files_only():
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))

    error(run(*MISSED, preexec_fn=small_files_only), "FUS901", REPORT)
    assert os.listdir(".") == [REPORT] and read(REPORT) == STALE.encode()
    error(run(*MISSED, "-o", "no/such/folder.yml"), "FUS901", "no/such/folder.yml")
    os.mkdir("folder")
    error(run(*MISSED, "-o", "folder"), "FUS901", "folder")
    error(run(*MISSED, "-o", "/dev/full"), "FUS901")
    with open("/dev/full", "w") as full:
        for arguments in (MISSED, [*MISSED, "-o", "-"], ["version"], ["list"]):
            result = subprocess.run([FUSIONC, *arguments], stdout=full, stderr=subprocess.PIPE)
            assert result.returncode == 2 and b"FUS901" in result.stderr, (arguments, result)


@test
def an_input_is_never_overwritten():
    copy = write("copy.mlir", read(TTNN))
    os.symlink("copy.mlir", "link.mlir")
    for output in ("copy.mlir", "link.mlir", "./copy.mlir"):
        error(run("check", "--ttnn", copy, *RULES, "-o", output), "FUS900", "overwrite")
    assert read(copy) == read(TTNN)


# ---- errors -------------------------------------------------------------------------------------------------------


@test
def bad_inputs_give_a_message_and_no_report():
    write("empty.mlir", "")
    write("text.log", "just some words\nmodule is one of them\n")
    os.mkdir("folder")
    broken = write("broken.mlir", re.sub(rb'%2 = "ttnn.add"\(', b'%2 = "ttnn.add"(%undefined, ', read(TTNN)))
    write(REPORT, STALE)
    for path, code in (("missing.mlir", "FUS001"), ("folder", "FUS001"), ("empty.mlir", "FUS002"), ("text.log", "FUS003")):
        error(run("check", "--ttir", TTIR, "--ttnn", path, *RULES), code, path)
        error(run("check", "--ttir", path, *RULES), code, path)
        error(run("check", path, *RULES), code, path)
    line = 1 + next(i for i, text in enumerate(read(broken).splitlines()) if b"%undefined" in text)
    result = run("check", "--ttnn", broken, *RULES)
    expect(result, 2, stdout=b"")
    assert f"broken.mlir:{line}:" in result.stderr.decode(), result.stderr
    assert read(REPORT) == STALE.encode()


@test
def the_wrong_dialect_is_an_error_at_the_module():
    error(run("check", "--ttir", TTNN, "--ttnn", TTIR, *RULES), "FUS004", f"{TTNN}:9:", f"{TTIR}:4:", "exchange")
    error(run("check", "--ttir", TTIR, "--ttnn", TTIR, *RULES), "FUS004", "given as TTNN")
    error(run("check", "--ttnn", TTIR, *RULES), "FUS004")
    error(run("check", "--ttir", TTNN, *RULES), "FUS004")
    other = write("shlo.mlir", 'module @m {\n  func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {\n'
                               '    %0 = stablehlo.add %a, %a : tensor<2xf32>\n    return %0 : tensor<2xf32>\n  }\n}\n')
    error(run("check", "--ttir", other, *RULES), "FUS004", "neither")
    assert not os.path.exists(REPORT)


@test
def a_bad_rule_file_fails_before_any_input_is_read():
    write("bad.fuse", "rule x {\n  match { y = matmull(a) }\n}\n")
    result = run("check", "--ttir", "missing.mlir", "--ttnn", TTNN, "--add-rules", "bad.fuse")
    expect(result, 2, stdout=b"")
    assert b"bad.fuse:" in result.stderr and b"missing.mlir" not in result.stderr, result.stderr
    assert not os.path.exists(REPORT)
    expect(run("check", "--ttnn", TTNN, "--rules", "nowhere"), 2, stdout=b"")
    error(run(*MISSED, "--select", "linaer"), "FUS902", "linear")
    error(run(*MISSED, "--enable", "nothing"), "FUS902")


@test
def a_search_that_gives_up_is_an_error():
    """Nine operands in any order, and a guard that only the last one decides: more steps than one rule may spend."""
    names = "abcdefghi"
    rule = write("slow.fuse", f"""rule slow {{
  fused_op ttnn.linear
  source   ttnn
  summary  "a sum of nine values"
  torch    "sum"
  match {{ out = ac(add; {", ".join(names)}) }}
  where {{ {" + ".join(f"{i + 2} * dim({name}, 0)" for i, name in enumerate(names))} == 1 }}
}}
""")
    kind = "tensor<4x4xf32>"
    values = ["%a0"] + [f"%{i}" for i in range(1, 9)]
    sums = [f'    {values[i]} = "ttnn.add"({values[i - 1]}, %a{i}) : ({kind}, {kind}) -> {kind}' for i in range(1, 9)]
    arguments = ", ".join(f"%a{i}: {kind}" for i in range(9))
    path = write("sum.mlir", "\n".join(["module {", f"  func.func @main({arguments}) -> {kind} {{", *sums,
                                        f"    return {values[8]} : {kind}", "  }", "}", ""]))
    error(run("check", "--ttnn", path, "--rules", rule), "FUS403", "'slow'", "sum.mlir:10:5")
    assert not os.path.exists(REPORT)


@test
def usage_errors_exit_2():
    for arguments in ([], ["chekc"], ["check"], ["check", "--ttri", TTIR], ["check", TTNN, "--ttnn", TTNN], ["check", "a", "b"],
                      [*MISSED, "-j", "-1"], [*MISSED, "-j", "x"], [*MISSED, "--fail-on", "some"], [*MISSED, "--source", "torch"],
                      [*MISSED, "-o"], ["explain"]):
        error(run(*arguments), "FUS900")
    assert b"there is no command 'chck'" in run("chck").stderr and b"did you mean check?" in run("chck").stderr
    assert b"did you mean --ttir?" in run("check", "--ttri", TTIR).stderr
    error(run("explain", "linaer", *RULES), "FUS903", "linear")
    for arguments in (["--help"], ["check", "--help"], ["--version"]):
        result = run(*arguments)
        expect(result, 0, stderr=b"")
        assert result.stdout


# ---- options ------------------------------------------------------------------------------------------------------


@test
def classes_and_exit_codes():
    for option, code in ((["--fail-on", "none"], 0), (["--fail-on", "direct"], 1), (["--fail-on", "any"], 1)):
        result = run(*MISSED, *option)
        expect(result, code, stderr=b"")
        assert b"ttnn.linear" in result.stdout and load(REPORT)["missed_fusions"]
    torch = write("torch.fuse", read(os.path.join(DATA, "linear.fuse")).replace(b"ttnn.linear", b"torch.linear")
                  .replace(b"source   ttnn", b'source   torch\n  kernel "cublasLt epilogue"'))
    theoretical = ["check", "--ttir", TTIR, "--ttnn", TTNN, "--rules", torch]
    expect(run(*theoretical, "--fail-on", "direct"), 0)
    expect(run(*theoretical), 1)
    expect(run(*theoretical, "--source", "ttnn"), 0, b"", b"")
    assert not os.path.exists(REPORT)
    expect(run(*theoretical, "--source", "theoretical"), 1)
    expect(run(*MISSED, "--source", "theoretical"), 0, b"", b"")
    expect(run(*MISSED, "--source", "ttnn"), 1)
    expect(run(*MISSED, "--ignore", "linear"), 0, b"", b"")
    expect(run(*MISSED, "--select", "linear"), 1)


@test
def rules_that_are_off():
    off = write("off.fuse", read(os.path.join(DATA, "linear.fuse")).replace(b"source   ttnn", b"source   ttnn\n  group extra\n  default off"))
    pair = ["check", "--ttir", TTIR, "--ttnn", TTNN, "--rules", off]
    expect(run(*pair), 0, b"", b"")
    for option in (["--enable", "extra"], ["--enable", "linear"], ["--select", "linear"]):
        expect(run(*pair, *option), 1)
    listed = run("list", "--rules", off)
    expect(listed, 0, stderr=b"")
    assert listed.stdout.decode().splitlines()[1].split()[:4] == ["linear", "(off)", "extra", "both"], listed.stdout


@test
def one_level_alone():
    expect(run("check", "--ttir", TTIR, *RULES), 1)
    report = load(REPORT)
    assert report["input"] == {"ttir": TTIR}
    [(entry, instance)] = instances(report)
    assert entry["component_ops"] == ["ttir.matmul", "ttir.add"] and instance["ir_loc"] == "#loc5, #loc7"
    assert instance["ttnn_segment"] == "" and "unproven: no TTNN given\n" in instance["notes"]
    expect(run("check", "--ttir", TTIR, *RULES, "--proven"), 0, b"", b"")
    expect(run("check", "--ttnn", TTNN, *RULES), 1)
    report = load(REPORT)
    assert report["input"] == {"ttnn": TTNN}
    [(entry, instance)] = instances(report)
    assert instance["ttir_segment"] == "" and "unproven" not in instance["notes"]
    expect(run("check", "--ttnn", TTNN, *RULES, "--proven"), 1)


@test
def a_log_holds_both_levels():
    log = write("model.log", b"starting\n" + read(TTIR) + b"\x1b[32mINFO\x1b[0m \xff lowered\n" + read(TTNN) + b"done\n")
    expect(run("check", log, *RULES), 1, stderr=b"")
    report = load(REPORT)
    assert report["input"] == {"ttir": log, "ttnn": log}
    [(_, from_log)] = instances(report)
    expect(run("check", "--ttir", log, "--ttnn", log, *RULES, "-o", "twice.yml"), 1)
    assert read("twice.yml") == read(REPORT)
    expect(run(*MISSED), 1)
    [(_, from_pair)] = instances(load(REPORT))
    assert from_log == from_pair
    expect(run("check", "--ttir", log, "--ttnn", TTNN, *RULES), 1)
    expect(run("check", "--ttir", TTIR, "--ttnn", log, *RULES), 1)
    for name in ("Linear", "@Linear"):
        expect(run("check", log, *RULES, "--module", name), 1, stderr=b"")
    expect(run("check", log, *RULES, "--module", "1", "--module", "2"), 1, stderr=b"")
    error(run("check", log, *RULES, "--module", "Other"), "FUS402", "Other")


@test
def graphs_of_one_level_are_named_and_left_out():
    helper = read(TTNN).replace(b"@Linear", b"@Helper")
    log = write("model.log", read(TTIR) + read(TTNN) + helper)
    result = run("check", log, *RULES)
    expect(result, 1)
    assert b"warning[FUS401]" in result.stderr and b"@Helper" in result.stderr, result.stderr
    [_] = instances(load(REPORT))
    error(run("check", TTNN, *RULES), "FUS400")
    result = run("check", log, *RULES, "--module", "Helper")
    expect(result, 1, stderr=b"")
    [(_, instance)] = instances(load(REPORT))
    assert instance["ttir_segment"] == ""


@test
def several_graphs_are_told_apart():
    second = [read(path).replace(b"@Linear", b"@Second") for path in (TTIR, TTNN)]
    log = write("model.log", read(TTIR) + read(TTNN) + second[0] + second[1])
    expect(run("check", log, *RULES), 1, stderr=b"")
    places = [instance["notes"].splitlines()[1] for _, instance in instances(load(REPORT))]
    assert [place.split(":")[1].strip() for place in places] == ["@Linear", "@Second"], places


@test
def a_cut_log_audits_what_is_whole():
    second = read(TTNN).replace(b"@Linear", b"@Second")
    log = write("model.log", read(TTIR) + read(TTNN) + second[: second.index(b"ttnn.add")])
    result = run("check", log, *RULES)
    expect(result, 1)
    assert b"warning[FUS005]" in result.stderr and b"@Second is skipped" in result.stderr, result.stderr
    [_] = instances(load(REPORT))
    cut = write("cut.mlir", second[: second.index(b"ttnn.add")])
    error(run("check", "--ttnn", cut, *RULES), "FUS005", "cut.mlir:")


@test
def statistics_say_what_was_examined():
    result = run(*CLEAN, "--stats")
    expect(result, 0, stdout=b"")
    text = result.stderr.decode()
    for word in ("files", "modules", "rules", "TTIR", "TTNN", "candidates", "matches", "sites", "1 const-eval", "time", "total"):
        assert word in text, (word, text)


@test
def explain_and_version():
    result = run("explain", "fus003")
    expect(result, 0, stderr=b"")
    assert result.stdout.startswith(b"FUS003: no module found\n")
    result = run("explain", "linear", *RULES)
    expect(result, 0, stderr=b"")
    assert b"ttnn.linear" in result.stdout and b"x @ w.T + b" in result.stdout
    assert run("version").stdout == run("--version").stdout


# ---- texts --------------------------------------------------------------------------------------------------------


def with_add(text):
    """The TTNN fixture with this text instead of its add, as bytes."""
    lines = read(TTNN).split(b"\n")
    at = next(i for i, line in enumerate(lines) if b'%2 = "ttnn.add"' in line)
    lines[at] = b"    " + text
    return b"\n".join(lines)


ADD = b'%%2 = "ttnn.add"(%%1, %%0) <{%s}> : (tensor<32x128xbf16, #ttnn_layout3>, tensor<1x128xbf16, #ttnn_layout3>) -> tensor<32x128xbf16, #ttnn_layout3> loc(#loc12)'


@test
def segments_equal_the_input_whatever_bytes_it_holds():
    for inside in (b'a = "tab\there"', b'a = "\x01\x1b[0m"', b'a = "\x7f"', b'a = "caf\xc3\xa9 \xe2\x86\x92"', b'a = "nel\xc2\x85ls\xe2\x80\xa8ps\xe2\x80\xa9"',
                   b'a = "bom\xef\xbb\xbf"', b'a = "# : - | >"', b"a = 1 : i32,\n        b = 2 : i32", b"a = 1 : i32,\n\tb = 2 : i32",
                   b"a = 1 : i32,   \n   \n    b = 2 : i32", b"a = 1 : i32,\r\n  b = 2 : i32"):
        op = ADD % inside
        path = write("odd.mlir", with_add(op))
        for jobs in ("1", "2"):
            result = run("check", "--ttnn", path, *RULES, "-j", jobs)
            expect(result, 1, stderr=b"")
            [(_, instance)] = instances(load(REPORT))
            assert op.decode() + "\n" in instance["ttnn_segment"], (inside, instance["ttnn_segment"])
            assert instance["ttnn_segment"].count("ttnn.") == 3 + 0, instance["ttnn_segment"]


@test
def crlf_files_have_the_same_segments():
    expect(run(*MISSED), 1)
    [(_, unix)] = instances(load(REPORT))
    dos = [write(name, read(path).replace(b"\n", b"\r\n")) for name, path in (("a.mlir", TTIR), ("b.mlir", TTNN))]
    expect(run("check", "--ttir", dos[0], "--ttnn", dos[1], *RULES), 1, stderr=b"")
    [(_, windows)] = instances(load(REPORT))
    assert windows == unix


@test
def bytes_that_are_not_utf8_leave_the_segment_empty_and_say_so():
    path = write("odd.mlir", with_add(ADD % b'a = "\xff\xfe"'))
    expect(run("check", "--ttnn", path, *RULES), 1)
    [(_, instance)] = instances(load(REPORT))
    assert instance["ttnn_segment"] == ""
    assert "ttnn_segment is empty: its bytes in the input are not UTF-8" in instance["notes"]


@test
def odd_paths_load_as_they_are():
    for name in ("with space.mlir", "yes", "123", "a: b.mlir", "#x.mlir", "caf\u00e9.mlir", "quote'\".mlir"):
        path = write(name, read(TTNN))
        expect(run("check", "--ttnn", path, *RULES), 1)
        assert load(REPORT)["input"] == {"ttnn": name}


# ---- every report -------------------------------------------------------------------------------------------------


def check_report(path, files):
    """The report loads, has the schema's keys, and every segment line is a line of its input without leading blanks."""
    report = load(path)
    assert list(report) == ["input", "missed_fusions"] and report["missed_fusions"]
    lines = {level: {line.lstrip(b" \t") for line in read(file).replace(b"\r\n", b"\n").split(b"\n")} for level, file in files.items()}
    assert report["input"] == files
    counts = [len(entry["instances"]) for entry in report["missed_fusions"]]
    assert counts == sorted(counts, reverse=True)
    keys = [(e["fused_op"], e["source"], tuple(e["component_ops"])) for e in report["missed_fusions"]]
    assert len(set(keys)) == len(keys)
    for entry, instance in instances(report):
        assert list(entry) == ["fused_op", "source", "component_ops", "instances"]
        assert [k for k in instance if k != "ir_loc"] == ["ttir_segment", "ttnn_segment", "notes"]
        assert entry["source"] in ("ttnn", "torch", "triton", "cuda")
        notes = instance["notes"].splitlines()
        assert notes[1].startswith("model location: ") and notes[2].startswith("source torch ops: "), notes
        deciding = "ttnn" if "ttnn" in files else "ttir"
        assert instance[deciding + "_segment"] or "not UTF-8" in instance["notes"]
        names = re.findall(r'"((?:ttnn|ttir)\.\w+)"\(', instance[deciding + "_segment"])
        rest = iter(names)
        assert all(op in rest for op in entry["component_ops"]), (entry["component_ops"], names)
        for level in ("ttir", "ttnn"):
            segment = instance[level + "_segment"]
            assert level in files or segment == ""
            for line in segment.splitlines():
                assert line.lstrip(" \t").encode() in lines[level], line
    return len(instances(report))


@test
def reports_over_our_fixtures():
    pairs = [(TTIR, TTNN)] + [(os.path.join(DATA, n + ".ttir.mlir"), os.path.join(DATA, n + ".ttnn.mlir")) for n in ("contract",)]
    pairs.append((os.path.join(SOURCE, "samples", "dit_block.ttir.mlir"), os.path.join(SOURCE, "samples", "dit_block.ttnn.mlir")))
    for ttir, ttnn in pairs:
        expect(run("check", "--ttir", ttir, "--ttnn", ttnn, "-q"), 1, b"", b"")
        assert check_report(REPORT, {"ttir": ttir, "ttnn": ttnn}) > 0


@test
def reports_over_the_corpus():
    corpus = os.environ.get("FUSIONC_CORPUS")
    if not corpus:
        print("  skipped: no corpus")
        return
    jobs = []
    for folder in ("dumps", "compiler/models"):
        for ttnn in sorted(glob.glob(os.path.join(corpus, folder, "*.ttnn*.mlir"))):
            ttir = re.sub(r"\.ttnn\w*\.mlir$", ".ttir.mlir", ttnn)
            jobs.append({"ttir": ttir, "ttnn": ttnn} if os.path.exists(ttir) else {"ttnn": ttnn})
    total, size, largest = 0, 0, None
    for files in jobs:
        arguments = [word for level, file in files.items() for word in ("--" + level, file)]
        result = run("check", *arguments)
        assert result.returncode in (0, 1), (files, result.stderr.decode(errors="replace"))
        assert os.path.exists(REPORT) == (result.returncode == 1)
        if result.returncode == 1:
            total += check_report(REPORT, files)
            if sum(os.path.getsize(file) for file in files.values()) > size:
                size, largest = sum(os.path.getsize(file) for file in files.values()), arguments
            os.unlink(REPORT)
    outputs = {run("check", *largest, "-o", "-", "-j", jobs).stdout for jobs in ("1", "2", "8")}
    assert len(outputs) == 1
    print(f"  {len(jobs)} inputs, {total} instances")


@test
def any_number_of_threads_gives_the_same_bytes():
    many = b"".join(read(path).replace(b"@Linear", b"@M%d" % i) for i in range(20) for path in (TTIR, TTNN))
    log = write("many.log", many)
    outputs = {run("check", log, "-o", "-", "-j", jobs).stdout for jobs in ("1", "2", "8")}
    assert len(outputs) == 1 and outputs.pop().count(b"ttnn_segment") >= 20


@test
def every_message_of_the_audit_and_the_command_line_was_seen():  # 910 and on are of `fusionc test`
    table = open(os.path.join(SOURCE, "engine", "support", "diagnostic_codes.def"), encoding="utf-8").read()
    ours = {int(code) for code in re.findall(r"^FUSIONC_CODE\((\d+),", table, re.M)}
    # Tests of other commands demand messages with `bad("FUSnnn", ...)`.
    others = {int(code) for path in glob.glob(os.path.join(SOURCE, "tests", "cli", "*_test.py"))
              for code in re.findall(r'\bbad\("FUS(\d+)"', open(path, encoding="utf-8").read())}
    missing = {code for code in ours if code < 5 or 400 <= code < 500 or 900 <= code < 910} - {int(code) for code in seen} - others
    assert not missing, missing


def main():
    wanted = sys.argv[3:]
    failed = 0
    for function in tests:
        if wanted and function.__name__ not in wanted:
            continue
        with tempfile.TemporaryDirectory() as folder:
            os.chdir(folder)
            try:
                function()
                print("ok  ", function.__name__)
            except AssertionError as problem:
                where = [frame.lineno for frame in traceback.extract_tb(problem.__traceback__)]
                print("FAIL", function.__name__, "at lines", where, str(problem)[:2000])
                failed += 1
            os.chdir("/")
    print(f"{len(tests)} tests, {failed} failed")
    sys.exit(failed > 0)


main()
