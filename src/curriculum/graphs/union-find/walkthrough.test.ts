import { expect, test } from 'vitest'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import { groupsAfter, walkthrough } from './walkthrough.ts'

type Edges = readonly (readonly [string, string])[]

const edgesOf = (text: string) => text.split(', ').map((edge) => edge.split('-') as [string, string])
const bridges = edgesOf('A-B, C-D, C-E, B-D, A-E, B-F')
const islands = [...'ABCDEFG']

/** The islands that can be reached from each, named by the first of them. */
function searchAll(edges: Edges, nodes: readonly string[]): string[] {
  return nodes.map((node) => {
    const reached = new Set([node])
    for (const _ of nodes)
      for (const [a, b] of edges) if (reached.has(a) || reached.has(b)) reached.add(a).add(b)
    return [...reached].toSorted()[0]!
  })
}

const countGroups = (edges: Edges, nodes: readonly string[]) => new Set(searchAll(edges, nodes)).size

/** The groups and parents of union-find; `linksEnds` is the slip. */
function unite(edges: Edges, nodes: readonly string[], linksEnds = false) {
  const parents = new Map(nodes.map((node) => [node, node]))
  const sizes = new Map(nodes.map((node) => [node, 1]))
  let groups = nodes.length
  const find = (node: string): string => {
    const parent = parents.get(node)!
    return parent === node ? node : find(parent)
  }
  for (const [first, second] of edges) {
    const [a, b] = [find(first), find(second)]
    if (a === b) continue
    groups--
    if (linksEnds) parents.set(second, first)
    else {
      const [large, small] = sizes.get(a)! < sizes.get(b)! ? [b, a] : [a, b]
      parents.set(small, large)
      sizes.set(large, sizes.get(a)! + sizes.get(b)!)
    }
  }
  return { groups, parents, sizes }
}

test('the table has the groups after each bridge, and the first tries count wrong', () => {
  expect(groupsAfter).toEqual(bridges.map((_, last) => searchAll(bridges.slice(0, last + 1), islands)))
  const names = new Map(islands.map((island) => [island, island]))
  for (const [first, second] of bridges) names.set(second, names.get(first)!)
  expect([...names.values()].join('')).toBe('AACAAAG')
})

test('the trees in the pictures are those of union by size', () => {
  const before = unite(bridges.slice(0, 3), islands)
  expect([...before.parents.values()].join('')).toBe('AACCCFG')
  expect([before.sizes.get('A'), before.sizes.get('C')]).toEqual([2, 3])
  expect([...unite(bridges.slice(0, 4), islands).parents.values()].join('')).toBe('CACCCFG')
})

test('only the second list of edges shows the slip', () => {
  const shows = walkthrough.code.edge.options.map(({ text }) => {
    const edges = edgesOf(text.replaceAll('`', ''))
    const nodes = [...new Set(edges.flat())].toSorted()
    return [countGroups(edges, nodes), unite(edges, nodes, true).groups]
  })
  expect(shows).toEqual([
    [1, 1],
    [1, 0],
    [1, 1],
  ])
})

test('every number of the lesson follows from its input', () => {
  const groups = countGroups(bridges, islands)
  const cells = groupsAfter.flat().length
  const changes = groupsAfter.flatMap((row, index) =>
    row.filter((group, column) => group !== (groupsAfter[index - 1] ?? islands)[column]),
  ).length
  const lessByBridges = islands.length - bridges.length
  const doublings = Math.floor(Math.log2(1_000_000))
  const streets = edgesOf('P-Q, R-Q, R-S')
  expectComputedNumbers(walkthrough, [
    ['It says 1 group, and there are 2', lessByBridges, groups],
    ['7 - 6 = 1', islands.length, bridges.length, lessByBridges],
    ['It says 3 groups, and there are 2', new Set('AACAAAG').size, groups],
    ['It says 2 groups', groups],
    ['2 groups: one of A to F, and G', groups],
    ['35 of the 42 cells', cells - changes, cells],
    ['For 100,000 islands and as many bridges, these are 10 billion', 100_000, (100_000 * 100_000) / 1e9],
    ['A is the root of 2 islands and C of 3', 2, 3],
    ['that can happen 19 times, so no path is longer than 19 steps', doublings, doublings],
    ['999,999 steps', 999_999],
    ['would be 1 group', lessByBridges],
    ['takes 1 step', 1],
    ['is below 5 for', 5],
    ['The answer is 1', 1],
    ['answers 0 groups instead of 1', 0, 1],
    ['the answer 1 is right', 1],
    ['so 1 is right', streets.filter(([from]) => from === 'P').length],
    ['you only get to 1 town', 1],
    ['1', 1],
    ['3', 4 / countGroups(streets, [...'PQRS']) - 1],
  ])
})
