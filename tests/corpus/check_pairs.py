#!/usr/bin/env python3
"""Verifies the TTIR/TTNN pairs of reports, sharing no code with the program.

    check_pairs.py REPORT TTIR TTNN [-v]
    check_pairs.py --run FUSIONC [--corpus DIR] [-v]    audits every pair of the corpus and verifies each report

For every instance with both segments:
  text    every line of a segment stands in its input, in one function;
  names   each core op of either segment shares a resolved location with one of the other segment, unless the notes say
          `paired by: structure`, `decomposed by the backend`, or list it under `merged:`;
  kinds   where ops of one kind lie at one location, result element counts agree, and a dependence between two of them
          points the same way on both sides;
  enter   the values that enter both segments come from the same arguments, or from ops at the same locations with the
          same element counts;
  leave   the values that leave both segments agree likewise.
Exit code 1 when anything fails. Without --corpus and FUSIONC_CORPUS, --run prints a skip line and exits 77.
Needs python3-yaml.
"""
import argparse, collections, os, re, subprocess, sys, tempfile
import yaml

# ---- reading dumps ---------------------------------------------------------------------------------------------------

STRING = r'"(?:[^"\\]|\\.)*"'
ALIAS = re.compile(r'^(#loc\d*) = loc\((.*)\)\s*$', re.M)
RESULTS = re.compile(r'^((?:%[\w$.-]+(?::\d+)?(?:, )?)+) = ')
VALUE = re.compile(r'%[\w$.-]+(?:#\d+)?')
OP = re.compile(r'^"?([a-z_]+\.[\w.]+)"?|^(call|return|func\.call|func\.return)\b')
FUNC = re.compile(r'func\.func (?:private |public )?@([\w$.-]+|"[^"]*")\s*\(')


def closing(text, at):
    """Index of the bracket that closes text[at], strings and arrows skipped."""
    depth, i, pairs = 0, at, {'(': ')', '[': ']', '{': '}', '<': '>'}
    while i < len(text):
        c = text[i]
        if c == '"':
            i = re.compile(STRING).match(text, i).end()
            continue
        if text.startswith('->', i):
            i += 2
            continue
        if c in pairs:
            depth += 1
        elif c in pairs.values():
            depth -= 1
            if depth == 0:
                return i
        i += 1
    return len(text)


def split_top(text):
    """Splits at commas that are in no bracket."""
    parts, start, i = [], 0, 0
    while i < len(text):
        c = text[i]
        if c == '"':
            i = re.compile(STRING).match(text, i).end()
            continue
        if c in '([{<':
            i = closing(text, i)
        elif c == ',':
            parts.append(text[start:i])
            start = i + 1
        i += 1
    return [p.strip() for p in parts + [text[start:]] if p.strip()]


def numel(type_text):
    m = re.match(r'\s*tensor<([^<>,]*)', type_text)
    if not m:
        return None
    n = 1
    for d in re.findall(r'(\d+)x', m.group(1)):
        n *= int(d)
    return n


class Op:
    __slots__ = ('text', 'name', 'results', 'operands', 'types', 'loc', 'index', 'function', 'line', 'callee')


class Function:
    def __init__(self, name):
        self.name, self.ops, self.args, self.defs, self.uses = name, [], {}, {}, collections.defaultdict(list)
        self.arg_order, self.returns, self.kind = [], [], ''


class Dump:
    def __init__(self, path):
        text = open(path, errors='surrogateescape').read()
        self.aliases = dict(ALIAS.findall(text))
        self.cache, self.functions, self.by_text = {}, [], collections.defaultdict(list)
        function = None
        for number, raw in enumerate(text.split('\n'), 1):
            line = raw.strip()
            m = FUNC.search(line)
            if m:
                function = Function(m.group(1))
                self.read_arguments(function, line, m.end() - 1)
                self.functions.append(function)
            elif function is not None:
                op = self.read_op(line, number, function)
                if op:
                    self.by_text[line].append(op)
        self.by_name = {}
        for f in self.functions:
            if f.returns:
                self.by_name.setdefault(f.name, f)
        self.callers = collections.defaultdict(list)
        for f in self.functions:
            for op in f.ops:
                for callee in op.callee:
                    self.callers[callee].append(op)

    def read_arguments(self, function, line, at):
        end = closing(line, at)
        for i, part in enumerate(split_top(line[at + 1:end])):
            m = re.match(r'(%[\w$.-]+): ', part)
            if not m:
                continue
            name = m.group(1)
            loc = re.search(r' loc\((.*)\)$', part)
            kind = re.search(r'argument_type<(\w+)>', part)
            function.args[name] = (i, self.names(loc.group(1)) if loc else frozenset(), numel(part[m.end():]),
                                   kind.group(1) if kind else '')
            function.arg_order.append(name)
        rest = line[end:]
        kind = re.search(r'tt\.function_type = "(\w+)"', rest)
        function.kind = kind.group(1) if kind else 'const_eval' if re.search(r'attributes \{const_eval\}', rest) else ''

    def read_op(self, line, number, function):
        m = RESULTS.match(line)
        rest = line[m.end():] if m else line
        name = OP.match(rest)
        if not name:
            return None
        op = Op()
        op.text, op.line, op.function, op.index = line, number, function, len(function.ops)
        op.name = name.group(1) or name.group(2)
        op.results = []
        if m:
            for r in m.group(1).split(', '):
                base, _, count = r.partition(':')
                op.results += [f'{base}#{i}' for i in range(int(count))] if count else [base]
        op.callee = re.findall(r'@([\w$.-]+)', rest.split(' : ')[0])
        loc = re.search(r' loc\((.*)\)$', rest)
        op.loc = self.names(loc.group(1)) if loc else frozenset()
        if rest.endswith('loc(unknown)'):
            op.loc = frozenset()
        at = rest.find('(')
        if op.name.endswith('return'):
            body = rest.split(' : ')[0]
        else:
            body = rest[at + 1:closing(rest, at)] if at >= 0 else ''
        op.operands = VALUE.findall(re.sub(STRING, '', body))
        arrow = rest.rfind(') -> ')
        types = rest[arrow + 5:] if arrow >= 0 else rest[rest.rfind(' : ') + 3:]
        types = re.sub(r' loc\(.*$', '', types)
        if types.startswith('('):
            types = types[1:closing(types, 0)]
        op.types = [numel(t) for t in split_top(types)]
        if op.name.startswith(('ttir.', 'ttnn.')) and op.name.startswith('ttir.') and op.operands and op.results:
            last = function.defs.get(op.operands[-1])
            if last is not None and last[0].name in ('ttir.empty', 'tensor.empty'):
                op.operands = op.operands[:-1]
        function.ops.append(op)
        for i, r in enumerate(op.results):
            function.defs[r] = (op, i)
        for v in op.operands:
            function.uses[v].append(op)
        if op.name.endswith('return'):
            function.returns = op.operands
        return op

    # Resolved location names: compiler suffixes peeled, call stacks and unknown places name nothing.
    def names(self, loc, depth=0):
        loc = loc.strip()
        if depth > 60:
            return frozenset()
        if loc.startswith('#'):
            if loc not in self.cache:
                self.cache[loc] = self.names(self.aliases[loc], depth + 1) if loc in self.aliases else frozenset()
            return self.cache[loc]
        if loc.startswith('fused'):
            inner = loc[loc.index('[') + 1:loc.rindex(']')]
            return frozenset().union(*[self.names(p, depth + 1) for p in split_top(inner)])
        m = re.match(STRING, loc)
        if not m:
            return frozenset()
        name, rest = m.group(0)[1:-1], loc[m.end():].strip()
        if rest.startswith(':'):
            return frozenset([loc])
        if rest.startswith('('):
            child = rest[1:closing(rest, 0)].strip()
            for _ in range(60):
                if child.startswith('#'):
                    child = self.aliases.get(child, '').strip()
                m = re.match(STRING, child)
                if not m or child[m.end():].strip().startswith(':'):
                    break
                inner = m.group(0)[1:-1]
                if not name.startswith(inner):
                    break
                name, rest = inner, child[m.end():].strip()
                if not rest.startswith('('):
                    break
                child = rest[1:closing(rest, 0)].strip()
        return frozenset([re.sub(r'(_in_\d+_layout)+$', '', name)])


# ---- what values stand for -------------------------------------------------------------------------------------------

MOVES = set('''reshape permute transpose broadcast repeat typecast squeeze unsqueeze to_layout to_device from_device
    to_memory_config to_tensor_spec mesh_shard concatenate_heads nlp_concat_heads nlp_concat_heads_decode assign'''.split())
CREATION = set('constant full zeros ones arange empty get_device rand'.split())
SPLITS = {'slice_static', 'split_query_key_value_and_split_heads', 'nlp_create_qkv_heads_decode'}
SAME = {'dot_general': 'matmul', 'divide': 'div', 'broadcast': 'repeat', 'pow_scalar': 'pow', 'pow_tensor': 'pow', 'clamp_scalar': 'clamp',
        'clamp_tensor': 'clamp', 'embedding': 'gather'}


def base(op):
    return op.name.split('.', 1)[-1]


def kind(op):
    return SAME.get(base(op), base(op))


def computes(op):
    return op.name.startswith(('ttir.', 'ttnn.')) and base(op) not in MOVES | CREATION and base(op) != 'deallocate'


class Level:
    def __init__(self, dump):
        self.dump, self.fixed_cache, self.origin_cache = dump, {}, {}
        once = ('const_eval', 'forward_cpu', 'forward_cpu_declaration')
        self.present = frozenset().union(
            *[o.loc for f in dump.functions if f.kind not in once for o in f.ops if computes(o)])

    def around(self, op, other):
        """Locations of an op, and of the nearest ops before and after it whose location the other level still has."""
        names = set(op.loc)
        if op.loc & other.present:
            return names
        for forward in (False, True):
            todo, seen = [op], {op}
            while todo and len(seen) < 64:
                here = todo.pop()
                if forward:
                    near = [u for r in here.results for u in op.function.uses[r]]
                else:
                    near = [op.function.defs[v][0] for v in here.operands if v in op.function.defs]
                for o in near:
                    if o in seen or base(o) in CREATION or base(o) == 'deallocate':
                        continue
                    seen.add(o)
                    if computes(o) and o.loc & other.present:
                        names |= o.loc
                    else:
                        todo.append(o)
        return names

    def caller_value(self, function, index):
        """What the only caller of a private function passes as argument `index`; None when there is no such caller."""
        callers = [c for c in self.dump.callers[function.name] if c.function is not function]
        trace = [c for c in callers if c.name == 'ttnn.capture_or_execute_trace']
        if trace:
            return trace[0].function, trace[0].operands[index + 1]
        if len(callers) == 1 and len(callers[0].operands) == len(function.arg_order):
            return callers[0].function, callers[0].operands[index]
        return None

    def origins(self, function, value, calls=()):
        """Indices of the arguments without a caller behind a value; `calls` are the calls that led here, outermost first."""
        key = (function, value, calls)
        if key in self.origin_cache:
            return self.origin_cache[key]
        self.origin_cache[key] = frozenset()
        out = frozenset()
        if value in function.args:
            index = function.args[value][0]
            if calls:
                out = self.origins(calls[-1].function, calls[-1].operands[index], calls[:-1])
            else:
                up = self.caller_value(function, index)
                out = self.origins(*up) if up else frozenset([index])
        elif value in function.defs:
            op, result = function.defs[value]
            body = next((self.dump.by_name[c] for c in op.callee if c in self.dump.by_name), None)
            if body is not None and result < len(body.returns):
                out = self.origins(body, body.returns[result], calls + (op,))
            else:
                out = frozenset().union(*[self.origins(function, v, calls) for v in op.operands])
        self.origin_cache[key] = out
        return out

    def fixed(self, function, value):
        key = (function, value)
        if key not in self.fixed_cache:
            if value in function.args:
                up = self.caller_value(function, function.args[value][0])
                self.fixed_cache[key] = self.fixed(*up) if up else function.args[value][3] in ('parameter', 'constant')
            elif value in function.defs:
                op = function.defs[value][0]
                self.fixed_cache[key] = op.name == 'ttcore.load_cached' or all(
                    self.fixed(function, v) for v in op.operands)
            else:
                self.fixed_cache[key] = False
        return self.fixed_cache[key]

    def chain(self, function, value, other):
        """(arguments, names, element counts, op, names of ops that write it in place) of a value and of what it is
        moved from."""
        args, names, counts, source, written = set(), set(), set(), None, set()
        for _ in range(200):
            for u in function.uses[value]:
                if not u.results and u.operands[0] == value and computes(u):
                    written |= u.loc
            if value in function.args:
                up = self.caller_value(function, function.args[value][0])
                counts.add(function.args[value][2])
                if up is None:
                    args.add(function.args[value][0])
                    names |= function.args[value][1]
                    break
                function, value = up
                continue
            if value not in function.defs:
                break
            op, result = function.defs[value]
            names |= self.around(op, other) if computes(op) else op.loc
            counts.add(op.types[result] if result < len(op.types) else None)
            source = op
            if base(op) not in MOVES or not op.operands:
                break
            value = op.operands[0]
        return args, names, counts, source, written


    def parameters(self, op):
        """Arguments behind the fixed operands of an op."""
        return frozenset().union(
            *[self.origins(op.function, v) for v in op.operands if self.fixed(op.function, v)] or [frozenset()])

    def whole(self, function, value):
        """The op that computed what a value is a slice or a moved copy of."""
        while True:
            op = function.defs[value][0]
            data = [v for v in op.operands if not self.fixed(function, v)]
            if base(op) in MOVES or base(op) in SPLITS or (len(data) == 1 and not self.parameters(op)):
                if data and data[0] in function.defs:
                    value = data[0]
                    continue
            return op


def border(function, ops):
    inside = {r for o in ops for r in o.results}
    enter, leave = [], []
    for o in ops:
        enter += [v for v in o.operands if v not in inside and v not in enter]
        for r in o.results:
            users = [u for u in function.uses[r] if base(u) != 'deallocate']
            if not users or any(u not in ops for u in users):
                leave.append(r)
    return enter, leave


# ---- checks ----------------------------------------------------------------------------------------------------------

class Checker:
    def __init__(self, ttir, ttnn, verbose=False):
        self.ttir, self.ttnn, self.verbose = Level(Dump(ttir)), Level(Dump(ttnn)), verbose
        self.faults, self.counts = [], collections.Counter()

    def segment(self, level, text, hint=None):
        lines = [l for l in text.split('\n') if l.strip()]
        found = [level.dump.by_text.get(l.strip(), []) for l in lines]
        if not all(found):
            return None, 'not in the input: ' + next(l for l, f in zip(lines, found) if not f)[:120]
        functions = set.intersection(*[{o.function for o in f} for f in found])
        functions = [f for f in level.dump.functions if f in functions]
        if hint:
            functions = [f for f in functions if f.name == hint] or functions
        if not functions:
            return None, 'the lines are of several functions'
        return [next(o for o in f if o.function is functions[0]) for f in found], ''

    def report(self, document):
        for entry in document['missed_fusions']:
            for instance in entry['instances'] or []:
                upper, lower = instance.get('ttir_segment') or '', instance.get('ttnn_segment') or ''
                notes = instance.get('notes') or ''
                if not upper.strip() or not lower.strip():
                    self.counts['unpaired'] += 1
                    continue
                means = re.search(r'^paired by: (\w+)', notes, re.M)
                how = 'decomposed' if 'decomposed by the backend' in notes else means.group(1) if means else 'locations'
                self.counts[how] += 1
                faults = self.instance(upper, lower, notes, entry['component_ops'])
                if faults:
                    self.faults.append((entry['fused_op'], lower.split('\n')[0].strip()[:70], faults))

    def instance(self, upper, lower, notes, components):
        lower_ops, fault = self.segment(self.ttnn, lower)
        if fault:
            return ['text: ttnn ' + fault]
        upper_ops, fault = self.segment(self.ttir, upper, lower_ops[0].function.name)
        if fault:
            return ['text: ttir ' + fault]
        # Core ops: what the entry names; in TTIR what computes, or in a group of moves those of the same kind.
        kinds = {SAME.get(c.split('.', 1)[-1], c.split('.', 1)[-1]) for c in components}
        self.core = {o for o in lower_ops if o.name in components}
        self.core |= {o for o in upper_ops if computes(o)} or {o for o in upper_ops if kind(o) in kinds} or set(upper_ops)
        loose = 'paired by: structure' in notes or 'decomposed by the backend' in notes
        merged = set(re.findall(r'tt(?:ir|nn)\.\w+', ' '.join(re.findall(r'^merged: .*$', notes, re.M))))
        faults = [] if loose else self.names(upper_ops, lower_ops, merged)
        line = ' '.join(re.findall(r'^merged: .*$', notes, re.M))
        self.stands_for = {a: re.findall(r'%[\w$.#-]+', b) for a, b in re.findall(r'(%[\w$.#-]+) is ((?:%[\w$.#-]+(?: and )?)+)', line)}
        self.structural = 'paired by: structure' in notes
        self.decomposed = 'decomposed by the backend' in notes
        whole = any(len(b) > 1 for b in self.stands_for.values())
        if 'decomposed by the backend' not in notes and not whole:
            faults += self.kinds(upper_ops, lower_ops)
        return faults + self.enter(upper_ops, lower_ops) + self.leave(upper_ops, lower_ops)

    def names(self, upper, lower, merged):
        faults = []
        for side, other in ((upper, lower), (lower, upper)):
            there = frozenset().union(*[o.loc for o in other])
            for o in (o for o in side if o in self.core):
                if not o.loc & there and o.name not in merged:
                    faults.append(f'names: {o.name} (line {o.line}) shares no location')
        return faults

    def kinds(self, upper, lower):
        pairs, faults = [], []
        all_upper, all_lower = upper, lower
        upper, lower = [[o for o in side if o in self.core] for side in (upper, lower)]
        for a in lower:
            at = [b for b in upper if a.loc & b.loc and kind(a) == kind(b)]
            others = [c for c in lower if a.loc & c.loc and kind(c) == kind(a)]
            if len(at) == 1 and len(others) == 1:
                pairs.append((a, at[0]))
                if a.types[:1] != at[0].types[:1]:
                    faults.append(f'kinds: {a.name} (line {a.line}) has {a.types[:1]} elements, not {at[0].types[:1]}')
        for a, x in pairs:
            for b, y in pairs:
                if depends(b, a, all_lower) and depends(x, y, all_upper):
                    faults.append(f'kinds: order of {a.name} and {b.name} differs')
        return faults

    def enter(self, upper, lower):
        f, g = lower[0].function, upper[0].function
        ours, theirs = border(f, lower)[0], border(g, upper)[0]
        parameters = [frozenset().union(*[l.origins(h, v) for v in vs if l.fixed(h, v)] or [frozenset()])
                      for l, h, vs in ((self.ttnn, f, ours), (self.ttir, g, theirs))]
        faults = []
        if parameters[0] != parameters[1]:
            faults.append(f'enter: parameters differ: ttnn {sorted(parameters[0])} ttir {sorted(parameters[1])}')
        ours = [v for v in ours if not self.ttnn.fixed(f, v) and v in f.defs | f.args]
        theirs = [v for v in theirs if not self.ttir.fixed(g, v)]
        return faults + self.counterparts('enter', f, ours, g, theirs)

    def leave(self, upper, lower):
        f, g = lower[0].function, upper[0].function
        ours, theirs = border(f, lower)[1], border(g, upper)[1]
        # A value that only leaves for ops which TTNN no longer has (simplified away) does not leave in TTNN.
        inside = set(upper)
        idle = {v for v in theirs if g.uses[v] and not any(
            u not in inside and (not computes(u) or u.loc & self.ttnn.present or not u.loc) for u in g.uses[v])}
        return self.counterparts('leave', f, ours, g, theirs, idle)

    def padded(self, f, v, g, u):
        """The notes say that v is u padded, and slices alone read v and give as many elements as u has."""
        listed = [x for x in self.stands_for.get(v, []) if x in g.defs and g.defs[x] is g.defs.get(u)]
        uses = [o for o in f.uses[v] if base(o) != 'deallocate']
        return bool(listed and uses) and all(
            base(o) == 'slice_static' and o.loc & g.defs[u][0].loc and o.types[:1] == g.defs[u][0].types[:1] for o in uses)

    def begun(self, f, v, g, u):
        """The notes say that the backend decomposed an op, and v lies at the location of that op, u."""
        return self.decomposed and v in f.defs and u in g.defs and bool(f.defs[v][0].loc & g.defs[u][0].loc)

    def counterparts(self, what, f, ours, g, theirs, idle=frozenset()):
        a = {v: self.ttnn.chain(f, v, self.ttir) for v in ours}
        b = {v: self.ttir.chain(g, v, self.ttnn) for v in theirs}
        good = {(v, u) for v in a for u in b if same_value(a[v], b[u], self.structural) or self.part(f, v, g, u)
                or what == 'leave' and (self.padded(f, v, g, u) or self.begun(f, v, g, u))}
        return ([f'{what}: ttnn {v} has no counterpart' for v in a if not any((v, u) in good for u in b)] +
                [f'{what}: ttir {u} has no counterpart' for u in b if u not in idle and not any((v, u) in good for v in a)])

    def part(self, f, v, g, u):
        """The notes say that v is (or contains) u, and the op behind v takes the parameters of the op behind u."""
        source = self.ttir.chain(g, u, self.ttnn)[3]
        listed = [x for x in self.stands_for.get(v, []) if x in g.defs and self.ttir.chain(g, x, self.ttnn)[3] is source]
        if not listed or source is None:
            return False
        whole = self.ttnn.whole(f, v)
        want, have = self.ttir.parameters(source), self.ttnn.parameters(whole)
        before = [o for w in source.operands if w in g.defs for o in [self.ttir.chain(g, w, self.ttnn)[3]] if o]
        for o in before:   # bias added after the matmul
            want |= self.ttir.parameters(o) if self.ttir.parameters(o) <= have else frozenset()
        return bool(want) and want <= have


def depends(b, a, ops):
    """Does op b read, through ops of the segment, a result of op a?"""
    todo, seen, made = [b], set(), {r: o for o in ops for r in o.results}
    while todo:
        for v in todo.pop().operands:
            o = made.get(v)
            if o is a:
                return True
            if o is not None and o not in seen:
                seen.add(o)
                todo.append(o)
    return False


def same_value(x, y, structural):
    """The same argument, or a common location and element count; without locations the element count alone."""
    if not x[2] & y[2]:
        return False
    if x[4] & y[1] or x[1] & y[4]:
        return True
    if x[0] or y[0]:
        return bool(x[0] & y[0])
    return bool(x[1] & y[1]) or structural or bool(x[3] and y[3] and not x[3].loc and not y[3].loc)


# ---- corpus ----------------------------------------------------------------------------------------------------------

def corpus_pairs(corpus):
    dumps, models, sites = (os.path.join(corpus, d) for d in ('dumps', 'compiler/models', 'compiler/sites'))
    for f in sorted(os.listdir(dumps)):
        if f.endswith('.ttir.mlir') and os.path.exists(os.path.join(dumps, f.replace('.ttir.', '.ttnn.'))):
            yield os.path.join(dumps, f), os.path.join(dumps, f.replace('.ttir.', '.ttnn.'))
    for f in sorted(os.listdir(models)):
        if f.endswith('.ttir.mlir'):
            for low in ('.ttnn_nofuse.mlir', '.ttnn.mlir'):
                yield os.path.join(models, f), os.path.join(models, f.replace('.ttir.mlir', low))
    for f in sorted(os.listdir(sites)):
        if f.endswith('.mlir'):
            yield os.path.join(models, f.split('.')[0] + '.ttir.mlir'), os.path.join(sites, f)


def check(report, ttir, ttnn, verbose):
    checker = Checker(ttir, ttnn, verbose)
    checker.report(yaml.load(open(report), Loader=getattr(yaml, 'CSafeLoader', yaml.SafeLoader)))
    for fused_op, first, faults in checker.faults if verbose else checker.faults[:10]:
        print(f'  {fused_op}: {first}')
        for fault in faults:
            print(f'      {fault}')
    return checker


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument('files', nargs='*', help='REPORT TTIR TTNN')
    ap.add_argument('--run', metavar='FUSIONC')
    ap.add_argument('--rules')
    ap.add_argument('--corpus', default=os.environ.get('FUSIONC_CORPUS', ''))
    ap.add_argument('--only', help='only pairs whose TTNN path contains this')
    ap.add_argument('-v', action='store_true')
    a = ap.parse_args()
    if not a.run:
        checker = check(*a.files, a.v)
        print(dict(checker.counts), f'{len(checker.faults)} instances with faults')
        return 1 if checker.faults else 0
    if not a.corpus:
        print('skipped: no corpus')
        return 77
    total, bad = collections.Counter(), 0
    with tempfile.TemporaryDirectory() as tmp:
        out = os.path.join(tmp, 'report.yml')
        for ttir, ttnn in corpus_pairs(a.corpus):
            if a.only and a.only not in ttnn:
                continue
            if os.path.exists(out):
                os.remove(out)
            command = [a.run, 'check', '--ttir', ttir, '--ttnn', ttnn, '-q', '-o', out]
            code = subprocess.run(command + (['--rules', a.rules] if a.rules else []), stdout=subprocess.DEVNULL).returncode
            if code not in (0, 1):
                print(f'{ttnn}: exit {code}')
                bad += 1
            if not os.path.exists(out):
                continue
            checker = check(out, ttir, ttnn, a.v)
            print(f'{os.path.basename(ttnn)}: {dict(checker.counts)}, {len(checker.faults)} with faults')
            total.update(checker.counts)
            bad += len(checker.faults)
    print(f'all pairs: {dict(total)}, {bad} faults')
    return 1 if bad or not total else 0


if __name__ == '__main__':
    sys.exit(main())
