"""Runs a learner's code in Pyodide: calls it with plain values and turns what it returns into plain values again.

Part of the memory snapshot, so what it imports is there at once when a run starts.
"""

import bisect, collections, copy, dataclasses, enum, fractions, functools, heapq, itertools, json, math, operator, random, re, string, sys, time, types, typing  # noqa

CODE = "your code"
SHOWN = 2_000


# Freeing a chain of some 10,000 objects overflows the stack of the browser and ends the interpreter. So nodes are kept
# until the end of a run and then taken apart one by one, and tracebacks are released from their end.
nodes_of_run = []


class ListNode:
    def __init__(self, val=0, next=None):
        self.val, self.next = val, next
        nodes_of_run.append(self)


class TreeNode:
    def __init__(self, val=0, left=None, right=None):
        self.val, self.left, self.right = val, left, right
        nodes_of_run.append(self)


def take_nodes_apart():
    for node in nodes_of_run:
        node.__dict__.clear()
    nodes_of_run.clear()


def release(error):
    while error is not None:
        chain, trace = [], error.__traceback__
        while trace is not None:
            chain.append(trace)
            trace = trace.tb_next
        error.__traceback__ = None
        for trace in chain:
            trace.tb_next = None
        trace = None
        while chain:
            chain.pop()
        error = error.__context__


class Stop(BaseException):
    """Ends a run; no `except Exception` of the learner catches it."""


def _cache(maxsize=128, typed=False):
    """functools.lru_cache in plain Python: the one in C ends the interpreter at a depth of some 900 calls."""

    def wrap(function):
        known, missing = {}, object()

        @functools.wraps(function)
        def cached(*args, **named):
            key = (args, tuple(sorted(named.items()))) if named else args
            value = known.get(key, missing)
            if value is missing:
                value = known[key] = function(*args, **named)
            elif limit is not None:
                known[key] = known.pop(key)
            if limit is not None and len(known) > limit:
                del known[next(iter(known))]
            return value

        cached.cache_clear = known.clear
        cached.cache_parameters = lambda: {"maxsize": limit, "typed": typed}
        return cached

    if callable(maxsize):
        function, maxsize = maxsize, 128
        limit = maxsize
        return wrap(function)
    limit = maxsize
    return wrap


functools.lru_cache = _cache
functools.cache = _cache(None)


class Output:
    """Standard output with an end."""

    def __init__(self):
        self.limit, self.parts, self.size = 0, [], 0

    def start(self, limit):
        self.limit, self.parts, self.size = limit, [], 0

    def write(self, text):
        self.size += len(text)
        self.parts.append(text[: max(0, self.limit - self.size + len(text))])
        if self.size > self.limit:
            raise Stop("output")
        return len(text)

    def flush(self):
        pass

    def isatty(self):
        return False

    def text(self):
        return "".join(self.parts)


output = Output()


def build_list(values, tail=-1):
    nodes = [ListNode(value) for value in values]
    for node, following in zip(nodes, nodes[1:]):
        node.next = following
    if tail >= 0:
        nodes[-1].next = nodes[tail]
    return nodes[0] if nodes else None


def build_tree(values):
    nodes = [None if value is None else TreeNode(value) for value in values]
    waiting = iter(nodes[1:])
    for node in nodes:
        if node:
            node.left, node.right = next(waiting, None), next(waiting, None)
    return nodes[0] if nodes else None


def find(node, value):
    """The node of a tree or list with this value."""
    waiting = [node]
    while waiting:
        node = waiting.pop()
        if node is None:
            continue
        if node.val == value:
            return node
        waiting += [node.left, node.right] if isinstance(node, TreeNode) else [node.next]
    return None


def build(value, kind, first=None):
    if kind == "list":
        return build_list(value)
    if kind == "cyclic-list":
        return build_list(value["values"], value["tail"])
    if kind == "tree":
        return build_tree(value)
    if kind == "node":
        return find(first, value)
    return copy.deepcopy(value)


class NotPlain(Exception):
    pass


def plain(value, bound):
    """A value that JSON has. `bound` is the number of elements that may still come."""
    if isinstance(value, ListNode):
        values = []
        while isinstance(value, ListNode):
            values.append(value.val)
            value = value.next
            if len(values) > bound:
                raise NotPlain("a list without an end")
        return [plain(item, bound) for item in values]
    if isinstance(value, TreeNode):
        nodes = [value]
        for node in nodes:
            if isinstance(node, TreeNode):
                nodes += [node.left, node.right]
            if len(nodes) > bound:
                raise NotPlain("a tree without an end")
        values = [plain(node.val, bound) if isinstance(node, TreeNode) else None for node in nodes]
        while values[-1] is None:
            values.pop()
        return values
    if value is None or isinstance(value, (bool, str)):
        return value
    if isinstance(value, int):
        return int(value)
    if isinstance(value, float):
        if not math.isfinite(value):
            raise NotPlain("a number without a value")
        return value
    if isinstance(value, (list, tuple, collections.deque)):
        if len(value) > bound:
            raise NotPlain("more elements than can be shown")
        return [plain(item, bound // max(1, len(value)) + 100) for item in value]
    raise NotPlain(type(value).__name__)


def shown(value):
    """As Python writes it; of nodes their values. Never longer than a screen, and never without an end."""
    try:
        if isinstance(value, (ListNode, TreeNode)):
            return f"{type(value).__name__} {plain(value, 1_000)}"[:SHOWN]
        if isinstance(value, (list, tuple, set, dict, frozenset, str)) and len(value) > 5_000:
            return f"{type(value).__name__} of {len(value)}"
        return repr(value)[:SHOWN]
    except NotPlain as problem:
        return str(problem)
    except Exception:
        return type(value).__name__


def failure(error, printed):
    line = column = None
    if isinstance(error, SyntaxError) and error.filename == CODE:
        line, column = error.lineno, error.offset
        reason, message = "syntax", f"{type(error).__name__}: {error.msg}"
    else:
        trace = error.__traceback__
        while trace:
            if trace.tb_frame.f_code.co_filename == CODE:
                line = trace.tb_lineno
            trace = trace.tb_next
        if isinstance(error, Stop):
            reason, message = str(error), ""
        elif isinstance(error, MemoryError):
            reason, message = "memory", "MemoryError"
        elif isinstance(error, RecursionError):
            reason, message = "depth", "RecursionError: maximum recursion depth exceeded"
        else:
            try:
                text = str(error)
            except Exception:
                text = ""
            reason, message = "error", type(error).__name__ + (f": {text}" if text else "")
    found = {"kind": "failed", "reason": reason, "message": message[:SHOWN], "printed": printed}
    if line is not None:
        found["line"] = line
    if column is not None:
        found["column"] = column
    return found


def camel_case(name):
    first, *rest = name.split("_")
    return first + "".join(word.capitalize() for word in rest)


def snake_case(name):
    return re.sub("[A-Z]", lambda letter: "_" + letter.group().lower(), name)


def lookup(names, name, what):
    found = names.get(name)
    if not callable(found):
        raise NameError(f"there is no {what} named {name}")
    return found


def lookup_function(names, name):
    """Under its name in either spelling, or as a method of a class Solution, as interview sites have it."""
    spellings = [name, snake_case(name), camel_case(name)]
    solution = names.get("Solution")
    for spelling in spellings:
        if callable(names.get(spelling)):
            return names[spelling]
        if isinstance(solution, type) and callable(getattr(solution, spelling, None)):
            return getattr(solution(), spelling)
    return lookup(names, name, "function")


def call_function(names, target, args):
    function = lookup_function(names, target["name"])
    given, types_ = [], target["parameters"]
    for value, kind in zip(args, types_):
        given.append(build(value, kind, given[0] if given else None))
    started = time.perf_counter()
    result = function(*given)
    elapsed = time.perf_counter() - started
    if isinstance(result, types.GeneratorType):
        result = list(result)
    return (given[0] if target["returns"] == "void" else result), elapsed


def call_class(names, target, args):
    made, results, elapsed = None, [], 0.0
    for name, *values in args[0]:
        signature = target["methods"][name]
        given = [build(value, kind) for value, kind in zip(values, signature["parameters"])]
        started = time.perf_counter()
        if name == "constructor":
            made, result = lookup(names, target["name"], "class")(*given), None
        else:
            method = getattr(made, snake_case(name), None) or getattr(made, name)
            result = method(*given)
        elapsed += time.perf_counter() - started
        results.append(None if signature["returns"] == "void" else as_type(result, signature["returns"]))
    return results, elapsed


def as_type(result, kind):
    if kind == "node":
        return result if result is None else getattr(result, "val", result)
    return [] if result is None and kind in ("list", "tree") else result


def count_lines(run):
    """How many lines of the learner's code run, and what `run` returns."""
    monitoring, count = sys.monitoring, 0
    event, tool = monitoring.events.LINE, monitoring.PROFILER_ID

    def on_line(code, line):
        nonlocal count
        if code.co_filename != CODE:
            return monitoring.DISABLE
        count += 1

    monitoring.use_tool_id(tool, "lines")
    monitoring.register_callback(tool, event, on_line)
    monitoring.set_events(tool, event)
    try:
        result = run()
    finally:
        monitoring.set_events(tool, 0)
        monitoring.free_tool_id(tool)
    return count, result


class Plain:
    def __init__(self):
        self.val = None


PLAIN_CLASS = {*vars(Plain), "__repr__", "__str__", "__annotations__"}
compiled = None
settings = {}


def load(request_json):
    """Compiles the code. @returns '' or the failure as JSON."""
    global compiled, settings
    settings = json.loads(request_json)
    sys.setrecursionlimit(settings["depth"])
    sys.stdout = sys.stderr = output
    try:
        compiled = compile(settings["source"], CODE, "exec")
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        return json.dumps(failure(error, ""))
    return ""


def use_own_nodes(names):
    """Replaces the definitions of nodes that learners paste, so that all nodes of a run are alike."""
    for own in (ListNode, TreeNode):
        theirs = names.get(own.__name__)
        if isinstance(theirs, type) and not set(vars(theirs)) - PLAIN_CLASS:
            names[own.__name__] = own


def run_once(args):
    names = {"__name__": "__main__", "ListNode": ListNode, "TreeNode": TreeNode}
    target = settings["target"]
    started = time.perf_counter()
    exec(compiled, names)
    use_own_nodes(names)
    if target["kind"] == "script":
        return None, time.perf_counter() - started
    call = call_class if target["kind"] == "class" else call_function
    return call(names, target, args)


def run(input_json):
    """Calls the code with one input. @returns the outcome as JSON."""
    args = json.loads(input_json)
    target, measure = settings["target"], settings["measure"]
    output.start(settings["output"])
    random.seed()
    lines = None
    try:
        result, elapsed = run_once(args)
        if measure:
            output.start(settings["output"])
            lines, _ = count_lines(lambda: run_once(args)[1])
            if elapsed < 0.2:
                output.start(settings["output"])
                elapsed = min(elapsed, run_once(args)[1])
        if target["kind"] == "function":
            result = as_type(result, target["parameters"][0] if target["returns"] == "void" else target["returns"])
    except BaseException as error:
        failed = failure(error, output.text())
        release(error)
        take_nodes_apart()
        return json.dumps(failed)
    outcome = {"kind": "returned", "shown": "", "printed": output.text(), "milliseconds": elapsed * 1000}
    if lines is not None:
        outcome["lines"] = lines
    if target["kind"] != "script" and not measure:
        outcome["shown"] = shown(result)
        try:
            value = json.dumps(plain(result, 100_000))
            if len(value) <= settings["value"]:
                outcome["value"] = json.loads(value)
        except (NotPlain, RecursionError, ValueError) as problem:
            if isinstance(problem, NotPlain):
                outcome["shown"] = str(problem) if not isinstance(result, (set, dict)) else outcome["shown"]
    result = None
    take_nodes_apart()
    try:
        return json.dumps(outcome)
    except ValueError:
        return json.dumps(failure(OverflowError("the result is too large to show"), output.text()))
