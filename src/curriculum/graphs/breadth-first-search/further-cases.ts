import { type Cases, list, shuffle, wholeNumber } from '#algorithms/cases.ts'
import { randomText } from '#algorithms/fields/text.ts'
import { isRectangle } from '#algorithms/valid-inputs.ts'
import { neighborsFrom, randomGraph } from '../graph-inputs.ts'
import { isTwoWay, type Neighbors } from '../simple-graphs.ts'
import { smallerTwoWay } from '../smaller-graphs.ts'

type Grid = readonly (readonly number[])[]

const bfsMultiSource: Cases<readonly [grid: Grid], Grid> = {
  kind: 'function',
  name: {
    python: 'distance_to_nearest_source',
    typescript: 'distanceToNearestSource',
    java: 'distanceToNearestSource',
    cpp: 'distanceToNearestSource',
  },
  parameters: [{ name: 'grid', type: 'int[][]' }],
  returns: 'int[][]',
  statement:
    'The cells of `grid` are 1 for sources and 0 for others. Return for each cell the number of steps to the nearest source, where a step goes to a neighboring cell, horizontally or vertically; -1 if there is no source. All rows have the same length, and none is empty.',
  examples: [
    {
      name: 'two sources',
      args: [
        [
          [1, 0, 0, 0],
          [0, 0, 0, 1],
        ],
      ],
      result: [
        [0, 1, 2, 1],
        [1, 2, 1, 0],
      ],
    },
    {
      name: 'a source in the middle',
      args: [
        [
          [0, 0, 0],
          [0, 1, 0],
          [0, 0, 0],
        ],
      ],
      result: [
        [2, 1, 2],
        [1, 0, 1],
        [2, 1, 2],
      ],
    },
    { name: 'no source', args: [[[0, 0]]], result: [[-1, -1]] },
    { name: 'only sources', args: [[[1], [1]]], result: [[0], [0]] },
    { name: 'one cell', args: [[[1]]], result: [[0]] },
  ],
  random(next, size) {
    const side = Math.max(1, Math.floor(Math.sqrt(size)))
    const width = wholeNumber(next, 1, side + 1)
    return [
      Array.from({ length: wholeNumber(next, 1, side + 1) }, () =>
        Array.from({ length: width }, () => (next() < 0.25 ? 1 : 0)),
      ),
    ]
  },
  reference(grid) {
    const sources = grid.flatMap((row, r) => row.flatMap((cell, c) => (cell === 1 ? [[r, c] as const] : [])))
    return grid.map((row, r) =>
      row.map((_, c) =>
        sources.length === 0 ? -1 : Math.min(...sources.map(([y, x]) => Math.abs(y - r) + Math.abs(x - c))),
      ),
    )
  },
  isValid: ([grid]) => isRectangle(grid) && grid.flat().every((cell) => cell === 0 || cell === 1),
  growth: {
    kind: 'A square with sources along one side: a search of its own from each source takes n√n steps.',
    order: 1,
    sizes: [1024, 4096, 16_384],
    input(size) {
      const side = Math.floor(Math.sqrt(size))
      return [
        Array.from({ length: side }, () =>
          Array.from({ length: side }, (_, column) => (column === 0 ? 1 : 0)),
        ),
      ]
    },
  },
}

const bfsWordLadder: Cases<readonly [begin: string, end: string, words: readonly string[]], number> = {
  kind: 'function',
  name: { python: 'ladder_length', typescript: 'ladderLength', java: 'ladderLength', cpp: 'ladderLength' },
  parameters: [
    { name: 'begin', type: 'string' },
    { name: 'end', type: 'string' },
    { name: 'words', type: 'string[]' },
  ],
  returns: 'int',
  statement:
    'A ladder leads from `begin` to `end`: each word after the first is one of the `words` and differs from the one before it in one letter. Return the number of words in the shortest ladder, both ends included, or 0 if there is none. All words have the same length and lowercase letters, and `begin` and `end` differ.',
  examples: [
    { name: 'three steps', args: ['cat', 'dog', ['cot', 'dot', 'cog', 'dog', 'bat']], result: 4 },
    { name: 'the end is no word', args: ['cat', 'dog', ['cot', 'dot', 'cog']], result: 0 },
    { name: 'one step', args: ['a', 'c', ['a', 'b', 'c']], result: 2 },
    { name: 'no way there', args: ['aa', 'bb', ['bb', 'cc']], result: 0 },
    { name: 'one way of two', args: ['aaa', 'bbb', ['baa', 'bba', 'bbb', 'aca', 'acb']], result: 4 },
  ],
  random(next, size) {
    const length = wholeNumber(next, 1, 3)
    const word = () => randomText(next, 'abc', length)
    const begin = word()
    const end = next() < 0.9 ? 'abc'.slice(0, length) : 'c'.repeat(length)
    const words = list(next, 2 * size, word)
    return [
      begin === end ? 'b'.repeat(length) : begin,
      end,
      [...new Set(next() < 0.8 ? shuffle(next, [...words, end]) : words)],
    ]
  },
  reference(begin, end, words) {
    let reached = new Set([begin])
    for (let length = 1; length <= words.length + 1; length++) {
      if (reached.has(end)) return length
      reached = new Set(
        words.filter((word) => reached.has(word) || [...reached].some((each) => isNear(each, word))),
      )
    }
    return 0
  },
  isValid: ([begin, end, words]) =>
    begin !== end &&
    begin.length > 0 &&
    new Set(words).size === words.length &&
    [begin, end, ...words].every((word) => word.length === begin.length && /^[a-z]+$/.test(word)),
  growth: {
    kind: 'Words of three letters, all one step from others: comparing each word with all others takes n² / 2 comparisons.',
    order: 1,
    sizes: [256, 1024, 4096],
    input(size) {
      const letters = 'abcdefghijklmnopqrstuvwxyz'
      const word = (index: number) =>
        [0, 1, 2].map((digit) => letters[Math.floor(index / 16 ** digit) % 16]).join('')
      return ['aaa', word(size - 1), Array.from({ length: size - 1 }, (_, index) => word(index + 1))]
    },
  },
}

const bfsBitmask: Cases<readonly [graph: Neighbors], number> = {
  kind: 'function',
  name: {
    python: 'shortest_walk_over_all',
    typescript: 'shortestWalkOverAll',
    java: 'shortestWalkOverAll',
    cpp: 'shortestWalkOverAll',
  },
  parameters: [{ name: 'graph', type: 'int[][]' }],
  returns: 'int',
  statement:
    '`graph` lists the neighbors of each node, in ascending order, in a connected undirected graph of 1 to 12 nodes, numbered from 0. Return the smallest number of edges of a walk that visits every node; it may begin and end anywhere and use nodes and edges again.',
  examples: [
    { name: 'a star', args: [[[1, 2, 3, 4], [0], [0], [0], [0]]], result: 6 },
    { name: 'a path', args: [[[1], [0, 2], [1]]], result: 2 },
    {
      name: 'a ring',
      args: [
        [
          [1, 3],
          [0, 2],
          [1, 3],
          [0, 2],
        ],
      ],
      result: 3,
    },
    { name: 'two nodes', args: [[[1], [0]]], result: 1 },
    { name: 'one node', args: [[[]]], result: 0 },
  ],
  random(next, size) {
    const [count, edges] = randomGraph(next, Math.max(1, Math.min(5, size)), { minNodes: 1 })
    const path = Array.from({ length: count - 1 }, (_, node) => [node, node + 1] as const)
    const isNew = ([one, other]: readonly [number, number, ...unknown[]]) => Math.abs(one - other) > 1
    return [
      neighborsFrom(count, next() < 0.5 ? [...path, ...edges.filter((edge) => isNew(edge))] : starOf(count)),
    ]
  },
  /** Tries all orders of first visits, with the shortest way from each to the next. */
  reference(graph) {
    const nodes = [...graph.keys()]
    const far = nodes.map((one): number[] =>
      nodes.map((other) => (one === other ? 0 : graph[one]!.includes(other) ? 1 : 99)),
    )
    for (const via of nodes)
      for (const one of nodes)
        for (const other of nodes)
          far[one]![other] = Math.min(far[one]![other]!, far[one]![via]! + far[via]![other]!)
    const least = (from: number, left: readonly number[]): number =>
      left.length === 0
        ? 0
        : Math.min(
            ...left.map(
              (next) =>
                far[from]![next]! +
                least(
                  next,
                  left.filter((each) => each !== next),
                ),
            ),
          )
    return Math.min(
      ...nodes.map((start) =>
        least(
          start,
          nodes.filter((each) => each !== start),
        ),
      ),
    )
  },
  isValid: ([graph]) => graph.length >= 1 && graph.length <= 12 && isTwoWay(graph) && isConnected(graph),
  *smaller([graph]) {
    for (const [less] of smallerTwoWay([graph, -1])) yield [less]
  },
  growth: {
    kind: 'A star: all sets of its nodes have to be told apart, 2ⁿ of them.',
    order: 3,
    sizes: [3, 6, 12],
    input: (size) => [neighborsFrom(size, starOf(size))],
  },
}

function isNear(one: string, other: string): boolean {
  return [...one].filter((letter, index) => letter !== other[index]).length === 1
}

function starOf(count: number): readonly (readonly [number, number])[] {
  return Array.from({ length: count - 1 }, (_, index) => [0, index + 1] as const)
}

function isConnected(graph: Neighbors): boolean {
  const reached = new Set([0])
  for (const node of reached) for (const near of graph[node]!) reached.add(near)
  return reached.size === graph.length
}

/** What judges code for each further listing of the card, by the listing's id. */
export const furtherCases = {
  'bfs-multi-source': bfsMultiSource,
  'bfs-word-ladder': bfsWordLadder,
  'bfs-bitmask': bfsBitmask,
} satisfies Readonly<Record<string, Cases>>
