import { describe, expect, test } from 'vitest'
import type { CodeProof, CodeType, FunctionProof } from '../checks/code-proof.ts'
import { type CodeRunner, type CodeToRun, isInstalled, runCodes } from './code-runner.ts'
import { cpp } from './run-cpp.ts'
import { java } from './run-java.ts'
import { python } from './run-python.ts'
import { typescript } from './run-typescript.ts'

/** An identity function in each language. */
function echo(pattern: string, type: CodeType, values: readonly unknown[], spelled: Spelled): CodeInAll {
  return {
    pattern,
    sources: {
      py: 'def echo(value):\n    return value',
      ts: `function echo(value: ${spelled.ts}): ${spelled.ts} {\n  return value\n}`,
      java: `${spelled.java} echo(${spelled.java} value) { return value; }`,
      cpp: `${spelled.cpp} echo(${spelled.cpp} value) { return value; }`,
    },
    proof: named('echo', [type], type, values),
  }
}

interface Spelled {
  readonly ts: string
  readonly java: string
  readonly cpp: string
}

interface CodeInAll {
  readonly pattern: string
  readonly sources: Readonly<Record<string, string>>
  readonly proof: CodeProof
}

function named(
  name: string,
  parameters: readonly CodeType[],
  returns: CodeType,
  values: readonly unknown[],
): FunctionProof {
  return {
    kind: 'function',
    name: { python: name, typescript: name, java: name, cpp: name },
    parameters,
    returns,
    cases: values.map((value) => ({ args: [value], result: value })),
  }
}

const codes: readonly CodeInAll[] = [
  echo('ints', 'int', [0, -3], { ts: 'number', java: 'int', cpp: 'int' }),
  echo('bools', 'bool', [true, false], { ts: 'boolean', java: 'boolean', cpp: 'bool' }),
  echo('texts', 'string', ['', 'a "b" \\ c', 'x y'], { ts: 'string', java: 'String', cpp: 'string' }),
  echo('rows', 'int[]', [[], [1, -2]], { ts: 'number[]', java: 'int[]', cpp: 'vector<int>' }),
  echo('words', 'string[]', [[], ['a', 'b']], { ts: 'string[]', java: 'String[]', cpp: 'vector<string>' }),
  echo('grids', 'int[][]', [[], [[]], [[1, 2], [3]]], {
    ts: 'number[][]',
    java: 'int[][]',
    cpp: 'vector<vector<int>>',
  }),
  echo('tables', 'string[][]', [[['a', 'b'], []], [['a']]], {
    ts: 'string[][]',
    java: 'String[][]',
    cpp: 'vector<vector<string>>',
  }),
  echo('lists', 'list', [[], [1, 2, 2]], { ts: 'ListNode | null', java: 'ListNode', cpp: 'ListNode*' }),
  echo('trees', 'tree', [[], [1], [1, null, 2, 3], [5, 3, 8, null, 4]], {
    ts: 'TreeNode | null',
    java: 'TreeNode',
    cpp: 'TreeNode*',
  }),
  {
    pattern: 'cycles',
    sources: {
      py: 'def go(head, steps):\n    while head and steps:\n        head, steps = head.next, steps - 1\n    return head',
      ts: 'function go(head: ListNode | null, steps: number) {\n  while (head && steps-- > 0) head = head.next\n  return head\n}',
      java: 'ListNode go(ListNode head, int steps) { while (head != null && steps-- > 0) head = head.next; return head; }',
      cpp: 'ListNode* go(ListNode* head, int steps) { while (head && steps-- > 0) head = head->next; return head; }',
    },
    proof: {
      ...named('go', ['cyclic-list', 'int'], 'node', []),
      cases: [
        { args: [{ values: [4, 5, 6], tail: 1 }, 3], result: 5 },
        { args: [{ values: [4, 5, 6], tail: -1 }, 3], result: null },
        { args: [{ values: [], tail: -1 }, 1], result: null },
      ],
    },
  },
  {
    pattern: 'changed',
    sources: {
      py: 'def clear(values):\n    values[0] = 0',
      ts: 'function clear(values: number[]): void {\n  values[0] = 0\n}',
      java: 'void clear(int[] values) { values[0] = 0; }',
      cpp: 'void clear(vector<int>& values) { values[0] = 0; }',
    },
    proof: { ...named('clear', ['int[]'], 'void', []), cases: [{ args: [[7, 8]], result: [0, 8] }] },
  },
  {
    pattern: 'driven',
    sources: {
      py: 'class Box:\n    def __init__(self, value):\n        self.value = value',
      ts: 'class Box {\n  value: number\n  constructor(value: number) {\n    this.value = value\n  }\n}',
      java: 'class Box { int value; Box(int value) { this.value = value; } }',
      cpp: 'struct Box { int value; };',
    },
    proof: {
      kind: 'driven',
      drive: {
        python: `
          box = Box(5)
          print(box.value)
          if box:
              print([True, "b"])`,
        typescript: 'const box = new Box(5)\nprint(box.value)\nprint([true, "b"])',
        java: 'Box box = new Box(5); print(box.value); print(List.of(true, "b"));',
        cpp: 'Box box{5}; print(box.value); cout << "[true,\\"b\\"]" << endl;',
      },
      results: [5, [true, 'b']],
    },
  },
]

function resultsOf(proof: CodeProof): readonly unknown[] {
  return proof.kind === 'function' ? proof.cases.map(({ result }) => result) : proof.results
}

function inLanguage({ extension }: CodeRunner): CodeToRun[] {
  return codes.map(({ pattern, sources, proof }) => ({ pattern, proof, source: sources[extension] ?? '' }))
}

describe.each([python, typescript, java, cpp])('running $language', (runner) => {
  const isMissing = runner.tools.some((tool) => !isInstalled(tool))

  test.skipIf(isMissing)('hands over and prints every type', { timeout: 120_000 }, () => {
    const outcomes = runCodes(runner, inLanguage(runner))
    for (const { pattern, proof } of codes) {
      expect(outcomes.get(pattern), pattern).toEqual({ results: resultsOf(proof) })
    }
  })

  test.skipIf(isMissing)(
    'names the one code that cannot be run, and runs the rest',
    { timeout: 120_000 },
    () => {
      const [ints, bools] = inLanguage(runner)
      const broken = { ...bools!, pattern: 'broken', source: `${bools!.source}\n)` }
      const outcomes = runCodes(runner, [ints!, broken])
      expect(outcomes.get('ints')).toEqual({ results: [0, -3] })
      expect(outcomes.get('broken')).toEqual({ problem: expect.stringMatching(/failed\n[\s\S]*rror/) })
    },
  )
})
