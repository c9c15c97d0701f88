"""Inputs of the benchmark: modules of any size, and variants of the shipped rules.

A module repeats one transformer layer (spelled-out RMSNorm, attention with grouped heads, gated MLP), each layer a
function of its own with other sizes of batch and sequence, in generic form, so that `mlir-opt
--allow-unregistered-dialect` reads it too. TTIR comes as a compiler prints it without locations, TTNN with layouts, a
location on every op and a table of their aliases.
"""
import itertools
import os
import re
import shutil

HEADS, KV_HEADS, HEAD, WIDTH, INNER = 32, 8, 64, 2048, 8192


class Layer:
    """One function. Values are numbered per function; `emit` returns the name of the result."""

    def __init__(self, dialect, index, locations):
        self.dialect, self.index, self.locations = dialect, index, locations
        self.rows = 32 * (1 + index % 13)
        self.arguments, self.lines, self.count = [], [], 0

    def type(self, shape, dtype="bf16"):
        dims = "".join(f"{d}x" for d in shape)
        return f"tensor<{dims}{dtype}, #ttnn_layout{len(shape)}>" if self.dialect == "ttnn" else f"tensor<{dims}{dtype}>"

    def argument(self, shape):
        name = f"%arg{len(self.arguments)}"
        self.arguments.append((name, self.type(shape)))
        return name, shape

    def emit(self, op, operands, shape, properties=""):
        name = f"%{self.count}"
        self.count += 1
        types = ", ".join(self.type(s) for _, s in operands)
        held = f" <{{{properties}}}>" if properties else ""
        self.lines.append(f'    {name} = "{self.dialect}.{op}"({", ".join(n for n, _ in operands)}){held} : '
                          f"({types}) -> {self.type(shape)}{self.location(op)}")
        return name, shape

    def location(self, op):
        if self.locations is None:
            return ""
        self.locations.append(f"layers.{self.index}/{op}.{self.count}")
        return f" loc(#loc{len(self.locations)})"

    def constant(self, value, shape):
        if self.dialect == "ttir":
            return self.emit("constant", [], shape, f"value = dense<{value:.6e}> : {self.type(shape)}")
        dims = "x".join(map(str, shape))
        return self.emit("full", [], shape, f"fill_value = {value:.6e} : f32, shape = #ttnn.shape<{dims}>")

    def reshape(self, x, shape):
        return self.emit("reshape", [x], shape, f"shape = [{', '.join(f'{d} : i32' for d in shape)}]")

    def permute(self, x, order):
        return self.emit("permute", [x], [x[1][i] for i in order],
                         f"permutation = array<i64: {', '.join(map(str, order))}>")

    def matmul(self, a, b, transpose_b=False):
        columns = b[1][-2 if transpose_b else -1]
        return self.emit("matmul", [a, b], a[1][:-1] + [columns],
                         f"transpose_a = false, transpose_b = {str(transpose_b).lower()}")

    def binary(self, op, a, b):
        return self.emit(op, [a, b], a[1])

    def divide(self, a, b):
        return self.binary("div" if self.dialect == "ttir" else "divide", a, b)

    def rms_norm(self, x, gamma):
        ms = self.emit("mean", [self.binary("multiply", x, x)], x[1][:-1] + [1],
                       "dim_arg = [-1 : i32], keep_dim = true")
        inverse = self.emit("rsqrt", [self.binary("add", ms, self.constant(1e-5, ms[1]))], ms[1])
        return self.binary("multiply", self.binary("multiply", x, inverse), gamma)

    def heads(self, x, count):
        return self.permute(self.reshape(x, [1, self.rows, count, HEAD]), [0, 2, 1, 3])

    def expand(self, x):
        group = HEADS // KV_HEADS
        wide = self.emit("repeat_interleave", [x], [1, HEADS, self.rows, HEAD],
                         f"dim = 1 : si32, repeats = {group} : ui32")
        return wide

    def attention(self, x, residual):
        weights = [self.argument([WIDTH, n * HEAD]) for n in (HEADS, KV_HEADS, KV_HEADS)]
        q, k, v = (self.heads(self.matmul(x, w), n) for w, n in zip(weights, (HEADS, KV_HEADS, KV_HEADS)))
        scores = self.matmul(q, self.expand(k), transpose_b=True)
        scores = self.binary("multiply", scores, self.constant(HEAD ** -0.5, scores[1]))
        scores = self.binary("add", scores, self.argument([1, 1, self.rows, self.rows]))
        weights = self.emit("softmax", [scores], scores[1],
                            "dimension = 3 : si32" + (", numericStable = true" if self.dialect == "ttnn" else ""))
        mixed = self.permute(self.matmul(weights, self.expand(v)), [0, 2, 1, 3])
        mixed = self.reshape(mixed, [self.rows, WIDTH])
        return self.binary("add", self.matmul(mixed, self.argument([WIDTH, WIDTH])), residual)

    def mlp(self, x, residual):
        gate = self.emit("silu", [self.matmul(x, self.argument([WIDTH, INNER]))], [self.rows, INNER])
        up = self.matmul(x, self.argument([WIDTH, INNER]))
        down = self.matmul(self.binary("multiply", gate, up), self.argument([INNER, WIDTH]))
        return self.binary("add", down, residual)

    def text(self):
        x = self.argument([self.rows, WIDTH])
        y = self.attention(self.rms_norm(x, self.argument([1, WIDTH])), x)
        z = self.mlp(self.rms_norm(y, self.argument([1, WIDTH])), y)
        types = ", ".join(t for _, t in self.arguments)
        block = ", ".join(f"{n}: {t}" for n, t in self.arguments)
        where = " loc(#loc)" if self.locations is not None else ""
        return "\n".join(
            [f'  "func.func"() <{{function_type = ({types}) -> {self.type(z[1])}, sym_name = "layer_{self.index}"}}> ({{',
             f"  ^bb0({block}):"] + self.lines +
            [f'    "func.return"({z[0]}) : ({self.type(z[1])}) -> (){where}', f"  }}) : () -> (){where}\n"])


LAYOUTS = "#dram = #ttnn.buffer_type<dram>\n#loc = loc(unknown)\n" + "".join(
    f"#ttnn_layout{rank} = #ttnn.ttnn_layout<({dims}) -> (0, d{rank - 1}), <1x1>, memref<1x8x!ttcore.tile<32x32, "
    "bf16>, #dram>, <interleaved>>\n"
    for rank, dims in ((r, ", ".join(f"d{i}" for i in range(r))) for r in (2, 3, 4)))


def module(dialect, megabytes, path):
    """Writes a module of about so many MB (10^6 bytes)."""
    locations = [] if dialect == "ttnn" else None
    size = 0
    with open(path, "w") as out:
        out.write((LAYOUTS if dialect == "ttnn" else "") + '"builtin.module"() <{sym_name = "bench"}> ({\n')
        for index in itertools.count():
            before = len(locations or ())
            text = Layer(dialect, index, locations).text()
            size += len(text) + sum(len(name) + 18 for name in (locations or ())[before:])
            out.write(text)
            if size >= megabytes * 1e6:
                break
        out.write("}) : () -> ()" + (" loc(#loc)\n" if dialect == "ttnn" else "\n"))
        for number, name in enumerate(locations or (), 1):
            out.write(f'#loc{number} = loc("{name}")\n')


# Ops that stand for each other in variants: of the same arity and with the same attributes, so that variants compile.
SWAPS = [["exp", "sin", "cos", "erf", "log", "sqrt", "rsqrt", "reciprocal", "tanh", "sigmoid", "relu", "gelu", "silu",
          "neg", "abs", "floor", "ceil", "tan", "sign", "log1p", "expm1", "cbrt", "atan"],
         ["add", "multiply", "subtract", "div", "maximum", "minimum", "pow", "atan2", "remainder", "logical_and",
          "logical_or"]]


def swapped(text, step):
    table = {op: ring[(i + step) % len(ring)] for ring in SWAPS for i, op in enumerate(ring)}
    return re.sub(r"(?<![~/\w])([a-z0-9_]+)(?=\((?!\d))", lambda m: table.get(m[1], m[1]), text)


def variants(shipped, work, step):
    """A folder with variants of the shipped rules: the same shapes of other ops, each with a fused op of its own name.
    Returns it with the names of the rules that have no op to swap, which would only repeat what is shipped."""
    folder, same = os.path.join(work, f"variant_{step}"), []
    shutil.rmtree(folder, ignore_errors=True)
    for root, _, files in os.walk(shipped):
        for name in files:
            if not name.endswith(".fuse"):
                continue
            path = os.path.join(root, name)
            target = os.path.join(folder, os.path.relpath(path, shipped))
            os.makedirs(os.path.dirname(target), exist_ok=True)
            parts = re.split(r"^(?=rule )", open(path).read(), flags=re.M)
            for i, part in enumerate(parts):
                changed = re.sub(r"^( *(?:match|pattern)\b.*?)(?=^  \}|^  where|\n\n|\Z)", lambda m: swapped(m[0], step),
                                 part, flags=re.S | re.M)
                rule = re.match(r"rule (\w+)", part)
                if rule and changed == part:
                    same.append(f"{rule[1]}_{step}")
                changed = re.sub(r"^rule (\w+)", lambda m: f"rule {m[1]}_{step}", changed)
                parts[i] = re.sub(r"^(  fused_op +)\S+\n(  source +)\w+",
                                  lambda m: f"{m[1]}bench.{rule[1]}_{step}\n{m[2]}cuda", changed, flags=re.M)
            open(target, "w").write("".join(parts))
    return folder, same
