import { expect, test } from 'vitest'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import { recursion, walkthrough } from './walkthrough.ts'

type Edges = readonly (readonly [string, string])[]

const edgesOf = (text: string) => text.split(', ').map((edge) => edge.split('-') as [string, string])
const doors = edgesOf('A-B, A-D, A-E, B-C, B-D, F-G')

function nearOf(room: string, edges: Edges): string[] {
  return edges.flatMap(([a, b]) => (a === room ? [b] : b === room ? [a] : [])).toSorted()
}

/** Grows the set of rooms until no door leads out of it. */
function reachable(edges: Edges): string {
  const rooms = new Set('A')
  for (const _ of edges) for (const [a, b] of edges) if (rooms.has(a) || rooms.has(b)) rooms.add(a).add(b)
  return [...rooms].toSorted().join('')
}

/** The rooms in the order in which a guard with marks is in them. */
function walk(edges: Edges): string {
  const marked = new Set<string>()
  function visit(room: string): string {
    marked.add(room)
    let path = room
    for (const near of nearOf(room, edges)) if (!marked.has(near)) path += visit(near) + room
    return path
  }
  return visit('A')
}

const entriesOf = (path: string) => [...new Set(path)].join('')

/** Without marks, only not straight back; it gives up after 50 rooms. */
function walkUnmarked(edges: Edges): string {
  let entered = ''
  function visit(room: string, from?: string) {
    if (entered.length >= 50) return
    entered += room
    for (const near of nearOf(room, edges)) if (near !== from) visit(near, room)
  }
  visit('A')
  return entered
}

function fewestDoors(from: string, to: string): number {
  let rooms = new Set(from)
  for (let doorCount = 0; doorCount < 10; doorCount++) {
    if (rooms.has(to)) return doorCount
    rooms = new Set([...rooms].flatMap((room) => nearOf(room, doors)))
  }
  return -1
}

/** Doors that he passes to be in these rooms one after the other. */
function doorsAlong(rooms: string): number {
  return [...rooms].slice(1).reduce((sum, room, index) => sum + fewestDoors(rooms[index]!, room), 0)
}

function callsInComplete(rooms: number): number {
  return 1 + (rooms > 1 ? (rooms - 1) * callsInComplete(rooms - 1) : 0)
}

test('the walk enters every room that can be reached, and comes back', () => {
  expect(reachable(doors)).toBe('ABCDE')
  expect(entriesOf(walk(doors))).toBe('ABCDE')
  expect(walk(doors)).toBe('ABCBDBAEA')
})

test('each first try does what is said of it', () => {
  const onward = ['A']
  for (let next: string | undefined = 'A'; next !== undefined; ) {
    next = nearOf(next, doors).find((near) => !onward.includes(near))
    if (next !== undefined) onward.push(next)
  }
  expect(onward.join('')).toBe('ABC')
  expect([nearOf('A', doors)[0], nearOf('B', doors)[0]]).toEqual(['B', 'A'])
  const seen = ['A']
  for (const room of seen) for (const near of nearOf(room, doors)) if (!seen.includes(near)) seen.push(near)
  expect(seen.join('')).toBe('ABDEC')
})

test('only the cycle shows the slip', () => {
  const graphs = walkthrough.code.edge.options.map(({ text }) => edgesOf(text.replaceAll('`', '')))
  const shows = graphs.map((edges) => walkUnmarked(edges) !== entriesOf(walk(edges)))
  expect(shows).toEqual([false, false, true])
  expect(walkUnmarked(graphs[2]!)).toHaveLength(50)
  expect(walkUnmarked(doors)).toHaveLength(50)
})

test('every number of the lesson follows from its input', () => {
  const rooms = reachable(doors).length
  const { calls } = recursion
  expect(calls.filter(({ isRepeat }) => isRepeat).map(({ label }) => label)).toEqual(['D', 'B', 'C'])
  const doorsOfWalk = walk(doors).length - 1
  expectComputedNumbers(walkthrough, [
    ['He enters 3 rooms, and 5 are possible', 'ABC'.length, rooms],
    ['He enters 2 rooms, and 5 are possible', 'AB'.length, rooms],
    ['all 5 rooms, through 9 doors instead of 8', rooms, doorsAlong('ABDECA'), doorsOfWalk],
    ['back in A after 9 doors', doorsAlong('ABDECA')],
    ['back in A after 8 doors', doorsOfWalk],
    ['5 of the 8 calls', rooms, calls.length],
    [
      'Where every two of 10 rooms are joined, there are 986,410 calls. Entering each room once takes 10',
      10,
      callsInComplete(10),
      10,
    ],
    ['5 rooms and 5 calls', rooms, rooms],
    ['4 rooms and 8 doors', rooms - 1, doorsOfWalk],
    ['so 1 is right', fewestDoors('A', 'D')],
    ['through 1 door', fewestDoors('A', 'D')],
    ['1', fewestDoors('A', 'D')],
    ['2', walk(doors).includes('BD') ? 2 : 0],
  ])
})
