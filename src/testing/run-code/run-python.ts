import type { CodeProof } from '#algorithms/code-proof.ts'
import { type CodeRunner, type CodeToRun, headingOf } from './code-runner.ts'
import { createLiteralWriter, quote } from './literals.ts'

const literal = createLiteralWriter({
  array: (_, items) => `[${items.join(', ')}]`,
  text: quote,
  call: (name, words) => `${name}(${words})`,
  levels: (values) => JSON.stringify(values),
  graph: (edgesOf) => JSON.stringify(edgesOf),
})

const helpers = `
import json
true, false, null = True, False, None

class ListNode:
    def __init__(self, val=0, next=None):
        self.val, self.next = val, next

class TreeNode:
    def __init__(self, val=0, left=None, right=None):
        self.val, self.left, self.right = val, left, right

def makeCyclicList(values, tail):
    nodes = [ListNode(value) for value in values]
    for node, following in zip(nodes, nodes[1:]):
        node.next = following
    if tail >= 0:
        nodes[-1].next = nodes[tail]
    return nodes[0] if nodes else None

def makeList(values):
    return makeCyclicList(values, -1)

def makeTree(values):
    if not values or values[0] is None:
        return None
    root = TreeNode(values[0])
    level, rest = [root], iter(values[1:])
    while level:
        grown = []
        for node in level:
            for side in ("left", "right"):
                value = next(rest, None)
                if value is not None:
                    setattr(node, side, TreeNode(value))
                    grown.append(getattr(node, side))
        level = grown
    return root

def makeChain(values):
    root = None
    for value in reversed(values):
        root = TreeNode(value, None, root)
    return root

def progression(start, step, count):
    return [start + i * step for i in range(count)]

def progressions(starts, steps, count):
    return [[start + i * step for start, step in zip(starts, steps)] for i in range(count)]

def repeated(unit, count):
    return unit * count

def plain(value):
    if isinstance(value, ListNode):
        values = []
        while value:
            values.append(value.val)
            value = value.next
            assert len(values) < 10000, "this list has no end"
        return values
    if isinstance(value, TreeNode):
        values, level = [], [value]
        while any(level):
            values += [node and node.val for node in level]
            level = [child for node in level if node for child in (node.left, node.right)]
        while values[-1] is None:
            values.pop()
        return values
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    return value

def printPlain(value):
    print(json.dumps(plain(value)))

def printAs(value, kind):
    if kind == "node":
        printPlain(value and value.val)
    else:
        printPlain([] if value is None and kind in ("list", "tree") else value)

def use(heading, source, drive):
    print(heading)
    names = {**globals(), "print": printPlain}
    exec(compile(source, heading, "exec"), names)
    exec(drive, names)
`

export const python: CodeRunner = {
  language: 'Python',
  extension: 'py',
  tools: ['python3'],
  run(codes, { write, run }) {
    write('main.py', `${helpers}\n${codes.map(use).join('\n')}`)
    // Warnings count: an escape that is none, a comparison with a literal by identity.
    return run('python3', '-W', 'error', 'main.py')
  },
}

function use({ pattern, source, proof }: CodeToRun): string {
  return `use(${[headingOf(pattern), source, drive(proof)].map(quote).join(', ')})`
}

function drive(proof: CodeProof): string {
  if (proof.kind === 'driven') return withoutMargin(proof.drive.python)
  const { name, parameters, returns, cases } = proof
  return cases
    .map(({ args }) => {
      const given = parameters.map((type, index) => `a${index} = ${literal(args[index], type)}`)
      const names = parameters.map((_, index) => `a${index}`)
      const call = `result = ${name.python}(${names.join(', ')})`
      const shown = returns === 'void' ? `printAs(a0, "${parameters[0]}")` : `printAs(result, "${returns}")`
      return [...given, call, shown].join('\n')
    })
    .join('\n')
}

/** Statements written inside our own indented text. */
function withoutMargin(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const margin = Math.min(...lines.map((line) => line.search(/\S/)))
  return lines.map((line) => line.slice(margin)).join('\n')
}
