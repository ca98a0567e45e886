import { expect, test } from 'vitest'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import { tolls, walkthrough } from './walkthrough.ts'

/** One-way: from, to, cost. */
type Road = readonly [from: string, to: string, cost: number]

function roadsOf(text: string): readonly Road[] {
  return text.split(', ').flatMap((word): Road[] => {
    const [from, to, cost] = word.split(/[-:]/) as [string, string, string]
    return [
      [from, to, Number(cost)],
      [to, from, Number(cost)],
    ]
  })
}

const roads = roadsOf('A-B:6, A-C:1, B-C:3, B-E:1, C-D:2, D-E:5')
const costOf = (from: string, to: string) => roads.find((road) => road[0] === from && road[1] === to)![2]

/** The least cost from A, found by rounds over all roads (Bellman-Ford). */
function leastFrom(all: readonly Road[]): Map<string, number> {
  const least = new Map([['A', 0]])
  for (const _ of all)
    for (const [from, to, cost] of all) {
      const reach = (least.get(from) ?? Infinity) + cost
      if (reach < (least.get(to) ?? Infinity)) least.set(to, reach)
    }
  return least
}

/** Nodes in the order in which they leave a queue with the least first; a node keeps its number from then on, or from when it joins. */
function settle(all: readonly Road[], isFinalWhenJoined = false): Map<string, number> {
  const waiting = new Map([['A', 0]])
  const settled = new Map<string, number>()
  while (waiting.size > 0) {
    const [node, cost] = [...waiting].reduce((a, b) => (b[1] < a[1] ? b : a))
    waiting.delete(node)
    settled.set(node, cost)
    for (const [from, to, more] of all) {
      if (from !== node || settled.has(to) || (isFinalWhenJoined && waiting.has(to))) continue
      waiting.set(to, Math.min(waiting.get(to) ?? Infinity, cost + more))
    }
  }
  return settled
}

const least = leastFrom(roads)
const byName = (totals: ReadonlyMap<string, number>) => [...'ABCDE'].map((town) => totals.get(town))

/** Of the paths to a town with the fewest roads, the first by name. */
const fewestRoads = (town: string) =>
  tolls.filter(({ path }) => path.at(-1) === town).reduce((a, b) => (b.path.length < a.path.length ? b : a))

function cheapestNext(): Map<string, number> {
  const totals = new Map([['A', 0]])
  for (let [town, total]: [string | undefined, number] = ['A', 0]; town !== undefined; ) {
    const [next] = roads
      .filter((road) => road[0] === town && !totals.has(road[1]))
      .toSorted((a, b) => a[2] - b[2])
    town = next?.[1]
    total += next?.[2] ?? 0
    if (town !== undefined) totals.set(town, total)
  }
  return totals
}

function pathsInComplete(n: number): number {
  return n < 2 ? 0 : (n - 1) * (1 + pathsInComplete(n - 1))
}

test('settling the cheapest town gives the least tolls, and the first tries do not', () => {
  expect(byName(least)).toEqual([0, 4, 1, 3, 5])
  expect([...settle(roads)].map(([town]) => town).join('')).toBe('ACDBE')
  expect(settle(roads).get('E')).toBe(5)
  for (const [town, toll] of least)
    if (town !== 'A')
      expect(Math.min(...tolls.filter((each) => each.path.at(-1) === town).map((each) => each.toll))).toBe(
        toll,
      )
  expect([...'BCDE'].map((town) => fewestRoads(town).toll)).toEqual([6, 1, 3, 7])
  expect(byName(cheapestNext())).toEqual([0, 9, 1, 3, 8])
  expect(settle(roads, true).get('E')).toBe(8)
})

test('with a negative toll, a town leaves the queue too early', () => {
  const changed: readonly Road[] = [
    ...roads.filter(([from, to]) => ![from, to].every((town) => 'BC'.includes(town))),
    ['B', 'C', -6],
  ]
  expect(settle(changed).get('C')).toBe(1)
  const toC = tolls.filter(({ path }) => path.join('') === 'ABC')
  expect(toC).toHaveLength(1)
  expect(costOf('A', 'B') - 6).toBe(0)
})

test('only the first graph shows the slip', () => {
  const answers = walkthrough.code.edge.options.map(({ text }) => {
    const all = roadsOf(text.replaceAll('`', ''))
    return [
      settle(all, true).get('B'),
      leastFrom(all).get('B'),
      settle(all, true).get('C'),
      leastFrom(all).get('C'),
    ]
  })
  expect(answers).toEqual([
    [5, 2, 1, 1],
    [2, 2, 3, 3],
    [1, 1, 10, 10],
  ])
})

test('every number of the lesson follows from its input', () => {
  const toll = (town: string) => least.get(town)!
  const cheapest = tolls.find((each) => each.path.at(-1) === 'E' && each.toll === toll('E'))!
  const fewest = fewestRoads('E')
  expect(cheapest.path.join('')).toBe('ACBE')
  expectComputedNumbers(walkthrough, [
    ['It says 6 for B, and 4 is possible', fewestRoads('B').toll, toll('B')],
    ['1 + 3 = 4', costOf('A', 'C'), costOf('C', 'B'), toll('B')],
    ['It says 8 for E, and 5 is possible', cheapestNext().get('E')!, toll('E')],
    ['1 + 3 + 1 = 5', costOf('A', 'C'), costOf('C', 'B'), costOf('B', 'E'), toll('E')],
    ['4 of 14', least.size - 1, tolls.length],
    [
      'Where every two of 10 towns are joined, 986,409 paths begin at A, and 9 of them matter',
      10,
      pathsInComplete(10),
      9,
    ],
    ['D has reached E for 8', toll('D') + costOf('D', 'E')],
    ['D offers 8, and later B offers 4 + 1 = 5. Marked at once, E would keep 8', 8, 4, 1, 5, 8],
    ['6 - 6 = 0', 6, 6, 6 - 6],
    ['D reached it for 8, and then B for 5', 8, toll('E')],
    ['first reached for 8, from D, and B was still waiting at 4', 8, toll('B')],
    ['The entry with 8', 8],
    ['A, B, E has only 2, although it costs 7 instead of 5', fewest.path.length - 1, fewest.toll, toll('E')],
    ['it costs 7', fewest.toll],
    ['3', cheapest.path.length - 1],
    ['2', fewest.path.length - 1],
  ])
})
