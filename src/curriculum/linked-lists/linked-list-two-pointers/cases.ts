import { type Cases, enlarge, list, wholeNumber } from '#algorithms/cases.ts'

interface CyclicList {
  readonly values: readonly number[]
  /** The index that the last node points to; -1 for a list with an end. */
  readonly tail: number
}

export const cases: Cases<readonly [head: CyclicList], number | null> = {
  kind: 'function',
  statement:
    'Return the node where the cycle of the linked list at `head` begins: the first node that you visit a second time as you follow the links. If there is no cycle, return null. `head` is null for an empty list, and different nodes may have equal values.',
  name: {
    python: 'detect_cycle',
    typescript: 'detectCycle',
    java: 'detectCycle',
    cpp: 'detectCycle',
  },
  parameters: [{ name: 'head', type: 'cyclic-list' }],
  returns: 'node',
  examples: [
    { name: 'the lesson', args: [{ values: [1, 2, 3, 4, 5, 6], tail: 2 }], result: 3 },
    { name: 'a list with an end', args: [{ values: [1, 2, 3, 4, 5], tail: -1 }], result: null },
    { name: 'a circle', args: [{ values: [4, 8, 15], tail: 0 }], result: 4 },
    { name: 'a circle of an even number of nodes', args: [{ values: [4, 8, 15, 16], tail: 0 }], result: 4 },
    { name: 'a circle of two', args: [{ values: [1, 2], tail: 0 }], result: 1 },
    { name: 'only the last node in the cycle', args: [{ values: [1, 2, 3, 4], tail: 3 }], result: 4 },
    { name: 'zero, which points to itself', args: [{ values: [0], tail: 0 }], result: 0 },
    { name: 'a negative value that points to itself', args: [{ values: [-1], tail: 0 }], result: -1 },
    { name: 'one node', args: [{ values: [0], tail: -1 }], result: null },
    { name: 'equal values are not the same node', args: [{ values: [7, 7, 7], tail: -1 }], result: null },
    { name: 'equal values in a cycle', args: [{ values: [7, 7, 7, 7], tail: 3 }], result: 7 },
    { name: 'no nodes', args: [{ values: [], tail: -1 }], result: null },
  ],
  random(next, size) {
    const values = list(next, size, () => wholeNumber(next, -2, 3))
    return [{ values, tail: wholeNumber(next, -1, values.length - 1) }]
  },
  larger: ([{ values, tail }]) => [{ values: enlarge(values), tail }],
  /** Follows the links and notes the nodes, until there is no link or a node comes again. */
  reference({ values, tail }) {
    const visited = new Set<number>()
    let at = values.length > 0 ? 0 : -1
    while (at >= 0 && !visited.has(at)) {
      visited.add(at)
      at = at + 1 < values.length ? at + 1 : tail
    }
    return values[at] ?? null
  },
  isValid: ([{ values, tail }]) => tail >= -1 && tail < values.length,
  demoInput: ([list]) => ({ ...list }),
  growth: {
    kind: 'A cycle of half the nodes: comparing each node with all before it takes n² / 2 comparisons.',
    order: 1,
    sizes: [4096, 16_384, 65_536, 262_144],
    input: (size) => [
      { values: Array.from({ length: size }, (_, index) => index), tail: Math.floor(size / 2) },
    ],
  },
}
