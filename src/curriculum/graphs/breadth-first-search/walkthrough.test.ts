import { expect, test } from 'vitest'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import { paths, walkthrough } from './walkthrough.ts'

type Edges = readonly (readonly [string, string])[]

const edgesOf = (text: string) => text.split(', ').map((edge) => edge.split('-') as [string, string])
const trails = edgesOf('A-B, A-D, B-C, C-D, C-E, D-F, E-F')

function nearOf(node: string, edges: Edges): string[] {
  return edges.flatMap(([a, b]) => (a === node ? [b] : b === node ? [a] : [])).toSorted()
}

/** The least number of edges from A to each node: relaxed until nothing changes, with no queue. */
function leastFrom(edges: Edges): Map<string, number> {
  const least = new Map([['A', 0]])
  for (let hasChanged = true; hasChanged; ) {
    hasChanged = false
    for (const [a, b] of [...edges, ...edges.map(([x, y]) => [y, x] as const)]) {
      if (!least.has(a) || least.get(a)! + 1 >= (least.get(b) ?? Infinity)) continue
      least.set(b, least.get(a)! + 1)
      hasChanged = true
    }
  }
  return least
}

interface Slips {
  readonly takesLast?: boolean
  readonly marksLate?: boolean
  /** With late marks: a copy that leaves the queue is searched again. */
  readonly searchesCopies?: boolean
}

/** As in the lesson, with a slip; and how many joined the queue. */
function search(edges: Edges, { takesLast, marksLate, searchesCopies }: Slips = {}) {
  const hours = new Map<string, number>()
  const queue: [string, number][] = [['A', 0]]
  const joined = ['A']
  if (!marksLate) hours.set('A', 0)
  for (let taken = queue.shift(); taken; taken = takesLast ? queue.pop() : queue.shift()) {
    const [node, distance] = taken
    if (marksLate && !searchesCopies && hours.has(node)) continue
    hours.set(node, distance)
    for (const near of nearOf(node, edges)) {
      if (hours.has(near)) continue
      if (!marksLate) hours.set(near, distance + 1)
      queue.push([near, distance + 1])
      joined.push(near)
    }
  }
  return { hours, joined }
}

/** Hours if the newest hut always goes first, from the question on: D and C wait. */
function newestFirst(): Map<string, number> {
  const hours = new Map(Object.entries({ A: 0, B: 1, D: 1, C: 2 }))
  const waiting = ['D', 'C']
  for (let hut = waiting.pop(); hut; hut = waiting.pop()) {
    for (const near of nearOf(hut, trails)) {
      if (hours.has(near)) continue
      hours.set(near, hours.get(hut)! + 1)
      waiting.push(near)
    }
  }
  return hours
}

/** Hours along a walk that goes on to a new hut as long as there is one. */
function walkOn(): Map<string, number> {
  const hours = new Map<string, number>()
  function visit(node: string, depth: number) {
    hours.set(node, depth)
    for (const near of nearOf(node, trails)) if (!hours.has(near)) visit(near, depth + 1)
  }
  visit('A', 0)
  return hours
}

/** Paths from one of n nodes of which every two are joined. */
function pathsInComplete(n: number): number {
  return n < 2 ? 0 : (n - 1) * (1 + pathsInComplete(n - 1))
}

const byName = (hours: ReadonlyMap<string, number>) => [...'ABCDEF'].map((hut) => hours.get(hut))
const least = leastFrom(trails)

test('the rings give the least hours, and walking on does not', () => {
  expect(byName(least)).toEqual([0, 1, 2, 1, 3, 2])
  expect(search(trails).hours).toEqual(least)
  expect([...walkOn().keys()].join(', ')).toBe('A, B, C, D, F, E')
  expect(byName(walkOn())).toEqual([0, 1, 2, 3, 5, 4])
})

test('the table counts all paths', () => {
  const toC = paths.filter((path) => path.at(-1) === 'C').map((path) => path.length - 1)
  expect(toC.toSorted()).toEqual([2, 2, 4])
  for (const path of paths) expect(path.length - 1).toBeGreaterThanOrEqual(least.get(path.at(-1)!)!)
})

test('every wrong option is wrong for the reason it gives', () => {
  expect(nearOf('C', trails)).toContain('E')
  expect(nearOf('E', trails)).toContain('F')
  const late = search(trails, { marksLate: true })
  expect(late.hours).toEqual(least)
  expect(late.joined.toSorted().join('')).toBe('ABCCDEEF')
  // “Even if copies are skipped”: more join if they are not.
  expect(search(trails, { marksLate: true, searchesCopies: true }).joined).toHaveLength(9)
  expect(search(trails).joined.join('')).toBe('ABDCFE')
})

test('only the first graph shows the slip', () => {
  const shows = walkthrough.code.edge.options.map(({ text }) => {
    const edges = edgesOf(text.replaceAll('`', ''))
    return [leastFrom(edges).get('E'), search(edges, { takesLast: true }).hours.get('E')]
  })
  expect(shows[0]).toEqual([2, 3])
  for (const { text } of walkthrough.code.edge.options.slice(1)) {
    const edges = edgesOf(text.replaceAll('`', ''))
    expect(search(edges, { takesLast: true }).hours).toEqual(leastFrom(edges))
  }
})

test('every number of the lesson follows from its input', () => {
  const hours = (hut: string) => least.get(hut)!
  expectComputedNumbers(walkthrough, [
    ['It says 3 hours for D, and 1 is possible', walkOn().get('D')!, hours('D')],
    ['two lead to C in 2 hours, and one in 4', 2, 4],
    ['after 1 hour to D', hours('D')],
    ['So 5 of the 17 paths matter, and 12 do not', 5, paths.length, paths.length - 5],
    ['All paths of 3 hours or more', hours('E')],
    ['in fewer than 3 hours', hours('E')],
    [
      'Where every two of 10 huts are joined, 986,409 paths begin at A, and 9 of them matter',
      10,
      pathsInComplete(10),
      9,
    ],
    ['A has found B and D, at 1 hour. B has found C, at 2 hours', hours('B'), hours('C')],
    [
      'C finds E at 3 hours and E finds F at 4, although the path A, D, F takes 2',
      hours('C') + 1,
      hours('C') + 2,
      hours('F'),
    ],
    [
      'D is 1 hour away and C is 2. What D finds is 2 hours away and what C finds is 3',
      hours('D'),
      hours('C'),
      hours('D') + 1,
      hours('C') + 1,
    ],
    ['E finds F at 4 hours, while D, which offers F 2', newestFirst().get('F')!, hours('F')],
    ['so 6 huts join', search(trails).joined.length],
    ['8 join instead of 6', search(trails, { marksLate: true }).joined.length, search(trails).joined.length],
    ['C got 2 hours from B', hours('C')],
    ['its own hours plus 1', 1],
    ['it does not make 2 the smallest', hours('C')],
    ['with 3 hours, and then', walkOn().get('D')!],
    ['-1 means not found', 1],
    ['D gives E the distance 3. B would have given it 2', 3, 2],
    ['B and C at distance 1', 1],
    ['takes **8 hours**', 8],
    ['**2 hours**, and C-B takes **3**', 2, 3],
    ['2 + 3 = 5 hours', 2, 3, 2 + 3],
    ['5', 2 + 3],
    ['8', 8],
  ])
})
