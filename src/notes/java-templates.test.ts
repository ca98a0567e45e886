import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { CodeProof, CodeType } from '#algorithms/code-proof.ts'
import { expectedResults, isInstalled, runCodes } from '#testing/run-code/code-runner.ts'
import { java } from '#testing/run-code/run-java.ts'

/** Adjacency lists. */
const tree = [[1, 2], [0, 3, 4], [0, 5, 6], [1], [1], [2], [2]]
const ring = [
  [1, 4],
  [0, 2],
  [1, 3],
  [2, 4],
  [3, 0],
]
const twoParts = [[1], [0, 2], [1], [4], [3]]
const oneNode = [[]]
const directed = [[1, 2], [3], [3], [4], [0]]
/** The guide's graph: A is 0, B is 1. */
const guide = [[1, 2], [0, 3, 4], [0, 5], [1], [1, 5], [2, 4, 6], [5]]

const templates: readonly { readonly file: string; readonly method: string; readonly cases: Cases }[] = [
  {
    file: 'graph-bfs',
    method: 'bfs',
    cases: [
      [
        [tree, 0],
        [0, 1, 1, 2, 2, 2, 2],
      ],
      [
        [ring, 1],
        [1, 0, 1, 2, 2],
      ],
      [
        [twoParts, 2],
        [2, 1, 0, -1, -1],
      ],
      [[oneNode, 0], [0]],
      [
        [directed, 1],
        [3, 0, 4, 1, 2],
      ],
      [
        [guide, 0],
        [0, 1, 1, 2, 2, 2, 3],
      ],
    ],
  },
  { file: 'graph-dfs', method: 'dfs', cases: depthFirst() },
  { file: 'graph-dfs-stack', method: 'dfsWithStack', cases: depthFirst() },
  {
    file: 'graph-backtracking',
    method: 'allPaths',
    cases: [
      [[tree, 3, 6], [[3, 1, 0, 2, 6]]],
      [
        [ring, 0, 2],
        [
          [0, 1, 2],
          [0, 4, 3, 2],
        ],
      ],
      [[twoParts, 0, 4], []],
      [[oneNode, 0, 0], [[0]]],
      [
        [directed, 0, 3],
        [
          [0, 1, 3],
          [0, 2, 3],
        ],
      ],
      [
        [guide, 0, 2],
        [
          [0, 1, 4, 5, 2],
          [0, 2],
        ],
      ],
    ],
  },
]

type Cases = readonly (readonly [args: readonly [number[][], ...number[]], result: unknown])[]

const missing = java.tools.filter((tool) => !isInstalled(tool))
const note = missing.length > 0 ? ` (skipped: ${missing.join(', ')} is not installed)` : ''

test.skipIf(missing.length > 0)(
  `the Java templates of the guide compile and give the expected results${note}`,
  { timeout: 300_000 },
  () => {
    const outcomes = runCodes(
      java,
      templates.map(({ file, method, cases }) => ({
        pattern: file,
        source: withLists(readTemplate(file), method, cases),
        proof: proofOf(cases),
      })),
    )
    for (const { file, cases } of templates)
      expect(outcomes.get(file), file).toEqual({ results: expectedResults(proofOf(cases)) })
  },
)

test.each(templates)('$file fits on a phone beside its line numbers', ({ file }) => {
  const tooLong = readTemplate(file)
    .split('\n')
    .filter((line) => line.length > 44)
  expect(tooLong).toEqual([])
})

/** Nodes in the order in which a depth-first search enters them. */
function depthFirst(): Cases {
  return [
    [
      [tree, 0],
      [0, 1, 3, 4, 2, 5, 6],
    ],
    [
      [ring, 1],
      [1, 0, 4, 3, 2],
    ],
    [
      [twoParts, 2],
      [2, 1, 0],
    ],
    [[oneNode, 0], [0]],
    [
      [directed, 1],
      [1, 3, 4, 0, 2],
    ],
    [
      [guide, 0],
      [0, 1, 3, 4, 5, 2, 6],
    ],
  ]
}

function readTemplate(file: string): string {
  return readFileSync(new URL(`../content/notes/templates/graphs/${file}.java`, import.meta.url), 'utf8')
}

/** The runner passes arrays, but the templates take lists, as one would write them. */
function withLists(template: string, method: string, cases: Cases): string {
  const numbers = (cases[0]?.[0].length ?? 1) - 1
  const names = Array.from({ length: numbers }, (_, index) => `n${index}`)
  return `${template}
Object call(int[][] near${names.map((name) => `, int ${name}`).join('')}) {
  List<List<Integer>> graph = new ArrayList<>();
  for (int[] nodes : near) {
    List<Integer> list = new ArrayList<>();
    for (int node : nodes) list.add(node);
    graph.add(list);
  }
  return ${method}(graph${names.map((name) => `, ${name}`).join('')});
}`
}

function proofOf(cases: Cases): CodeProof {
  const numbers = (cases[0]?.[0].length ?? 1) - 1
  const name = 'call'
  return {
    kind: 'function',
    name: { python: name, typescript: name, java: name, cpp: name },
    parameters: ['int[][]', ...Array.from({ length: numbers }, (): CodeType => 'int')],
    returns: 'int[]',
    cases: cases.map(([args, result]) => ({ args, result })),
  }
}
