import { expect, test } from 'vitest'
import { type BinaryNode, growTree, type TreeLevels } from '#algorithms/binary-tree.ts'
import { collectSteps } from '#algorithms/collect-steps.ts'
import { findSubsets } from '../../trees/backtracking/algorithm.ts'
import { pairs as stackAndQueuePairs } from '../pairs/stack-and-queue.ts'
import { pairs as treesPairs } from '../pairs/trees.ts'

/** The two methods of a pair, each run on the input of its counterexample. */
interface Methods<Input> {
  readonly right: (input: Input) => unknown
  readonly rival: (input: Input) => unknown
}

const methods = {
  'monotonic-stack--queue-operations': {
    right: ({ heights, k }: { heights: number[]; k: number }) =>
      heights.map((_, day) => Math.max(0, ...heights.slice(Math.max(0, day - k), day))),
    rival: ({ heights }: { heights: number[] }) =>
      heights.map((height, day) => heights.slice(0, day).findLast((earlier) => earlier > height) ?? 0),
  },
  'monotonic-stack--stack-operations': {
    right: ({ opposites, stones }: { opposites: Record<string, string>; stones: Stone[] }) =>
      dissolve(stones, (lower, upper) => opposites[lower[0]] === upper[0]),
    rival: ({ stones }: { stones: Stone[] }) => dissolve(stones, (lower, upper) => lower[1] < upper[1]),
  },
  'queue-operations--stack-operations': {
    right: ({ events }: { events: string[] }) => repair(events, (waiting) => waiting.shift()),
    rival: ({ events }: { events: string[] }) => repair(events, (waiting) => waiting.pop()),
  },
  'backtracking--depth-first-search': {
    right: ({ doors }: { doors: [number, number][] }) => longestTour(doors, 0, new Set()),
    rival: ({ doors }: { doors: [number, number][] }) => reach(doors, 0, new Set()).size,
  },
  'backtracking--grid-dp': {
    right: ({ rooms }: { rooms: string[] }) =>
      tours(rooms).filter((tour) => new Set(tour).size === tour.length).length,
    rival: ({ rooms }: { rooms: string[] }) =>
      tours(rooms).filter((tour) => [...tour].every((color, at) => color !== tour[at - 1])).length,
  },
  'backtracking--path-sum-and-lca': {
    right: ({ tree }: { tree: TreeLevels }) => pathsWithSum(growTree(tree), 30),
    rival: ({ tree }: { tree: number[] }) => collectSteps(findSubsets(tree, 30)).answer,
  },
  'backtracking--unbounded-knapsack': {
    right: ({ bags, rolls }: { bags: number[]; rolls: number }) => combinations(bags, rolls),
    rival: ({ bags, rolls }: { bags: number[]; rolls: number }) => countCombinations(bags, rolls),
  },
  'backtracking--zero-one-knapsack': {
    right: ({ crates, wagons }: { crates: number[]; wagons: number }) =>
      fillAll(crates, Array<number>(wagons).fill(sum(crates) / wagons)),
    rival: ({ crates, wagons }: { crates: number[]; wagons: number }) =>
      crates
        .reduce<readonly number[]>((totals, crate) => totals.flatMap((total) => [total, total + crate]), [0])
        .includes(sum(crates) / wagons),
  },
  'binary-search-tree--heap-priority-queue': {
    right: ({ events }: { events: CampsiteEvent[] }) =>
      rentCabins(events, (free, people) => free.find((beds) => beds >= people)),
    rival: ({ events }: { events: CampsiteEvent[] }) => rentCabins(events, (free) => free.at(-1)),
  },
  'binary-search-tree--tree-construction': {
    right: ({ tree }: { tree: TreeLevels }) => rowByRow(growTree(tree)),
    rival: ({ tree }: { tree: TreeLevels }) => rowByRow(insertAll(inorder(growTree(tree)))),
  },
  'binary-search-tree--tree-traversal': {
    right: ({ tree, number }: { tree: TreeLevels; number: number }) =>
      inorder(growTree(tree)).includes(number),
    rival: ({ tree, number }: { tree: TreeLevels; number: number }) => searchByOrder(growTree(tree), number),
  },
  'heap-priority-queue--sorting': {
    right: ({ times, k }: { times: number[]; k: number }) =>
      times.slice(k - 1).map((_, at) => times.slice(0, at + k).sort((a, b) => a - b)[k - 1]),
    rival: ({ times, k }: { times: number[]; k: number }) =>
      times.slice(k - 1).map(() => times.toSorted((a, b) => a - b)[k - 1]),
  },
  'level-order-traversal--tree-traversal': {
    right: ({ members }: { members: Members }) =>
      Math.max(...Object.keys(members).map((name) => (name === 'founder' ? 0 : teamSize(members, name) - 1))),
    rival: ({ members }: { members: Members }) => largestRow(members),
  },
  'path-sum-and-lca--tree-traversal': {
    right: ({ tree }: { tree: TreeLevels }) =>
      Math.max(...allNodes(growTree(tree)).map((node) => total(node))),
    rival: ({ tree }: { tree: TreeLevels }) =>
      Math.max(...allNodes(growTree(tree)).map((node) => node.value + down(node.left) + down(node.right))),
  },
} satisfies Readonly<Record<string, Methods<never>>>

const pairs = [...stackAndQueuePairs, ...treesPairs]

test.each(Object.entries<Methods<never>>(methods))('the two methods of %s differ', (id, { right, rival }) => {
  const { counterexample } = pairs.find((pair) => pair.id === id)!
  const input = () => structuredClone(counterexample.input) as never
  expect(right(input())).toEqual(counterexample.right)
  expect(rival(input())).toEqual(counterexample.wrong)
  expect(counterexample.wrong).not.toEqual(counterexample.right)
})

test('one search per word visits more cells than one search for all words', () => {
  const { counterexample } = pairs.find(({ id }) => id === 'backtracking--trie')!
  const { board, words } = counterexample.input as { board: string[]; words: string[] }
  const shared = trace(board, words)
  const single = words.map((word) => trace(board, [word]))
  expect(shared.longest).toBe(counterexample.right)
  expect(Math.max(...single.map(({ longest }) => longest))).toBe(counterexample.right)
  expect(single.reduce((sum, { visits }) => sum + visits, 0)).toBeGreaterThan(2 * shared.visits)
})

test('two lists give the shape of a tree, one of them does not', () => {
  const { counterexample } = pairs.find(({ id }) => id === 'tree-construction--tree-traversal')!
  const { before, between } = counterexample.input as { before: number[]; between: number[] }
  expect(carried(before, between)).toEqual(counterexample.right)
  expect(carried(before, [8, 2, 5])).toEqual({ 5: 2, 2: 1, 8: 0 })
})

const testedApart = ['backtracking--trie', 'tree-construction--tree-traversal']

test('every pair of these categories has a case', () => {
  expect([...Object.keys(methods), ...testedApart].sort()).toEqual(pairs.map(({ id }) => id).sort())
})

type Stone = readonly [color: string, weight: number]

function dissolve(stones: readonly Stone[], isGone: (lower: Stone, upper: Stone) => boolean) {
  const dissolvedBy: (number | null)[] = stones.map(() => null)
  const tube: number[] = []
  for (const [at, stone] of stones.entries()) {
    while (tube.length && isGone(stones[tube.at(-1)!]!, stone)) dissolvedBy[tube.pop()!] = at
    tube.push(at)
  }
  return dissolvedBy
}

function repair(events: readonly string[], take: (waiting: number[]) => number | undefined) {
  const waiting: number[] = []
  return events.flatMap((event) => {
    if (event === 'free') return take(waiting) ?? []
    waiting.push(Number(event.slice(3)))
    return []
  })
}

function neighbors(doors: readonly [number, number][], room: number) {
  return doors.flatMap(([a, b]) => (a === room ? b : b === room ? a : []))
}

function longestTour(doors: readonly [number, number][], room: number, used: ReadonlySet<number>): number {
  const withRoom = new Set([...used, room])
  const next = neighbors(doors, room).filter((other) => !withRoom.has(other))
  return 1 + Math.max(0, ...next.map((other) => longestTour(doors, other, withRoom)))
}

function reach(doors: readonly [number, number][], room: number, seen: Set<number>): Set<number> {
  seen.add(room)
  for (const other of neighbors(doors, room)) if (!seen.has(other)) reach(doors, other, seen)
  return seen
}

function pathsWithSum(node: BinaryNode | undefined, sum: number): number[][] {
  if (!node) return []
  if (!node.left && !node.right) return node.value === sum ? [[node.value]] : []
  return [node.left, node.right].flatMap((child) =>
    pathsWithSum(child, sum - node.value).map((path) => [node.value, ...path]),
  )
}

function combinations(bags: readonly number[], rolls: number): number[][] {
  if (rolls === 0) return [[]]
  return bags.flatMap((bag, at) =>
    bag > rolls ? [] : combinations(bags.slice(at), rolls - bag).map((rest) => [bag, ...rest]),
  )
}

function countCombinations(bags: readonly number[], rolls: number) {
  const ways = [1, ...Array<number>(rolls).fill(0)]
  for (const bag of bags)
    for (let amount = bag; amount <= rolls; amount++) ways[amount]! += ways[amount - bag]!
  return ways[rolls]
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** The colors of each way to the east and to the south, from corner to corner. */
function tours(rooms: readonly string[], row = 0, column = 0): string[] {
  const color = rooms[row]?.[column]
  if (color === undefined) return []
  if (row === rooms.length - 1 && column === rooms[row]!.length - 1) return [color]
  return [...tours(rooms, row, column + 1), ...tours(rooms, row + 1, column)].map((tour) => color + tour)
}

function fillAll(crates: readonly number[], room: readonly number[]): boolean {
  const [crate, ...others] = crates
  if (crate === undefined) return room.every((left) => left === 0)
  return room.some((left, wagon) => left >= crate && fillAll(others, room.with(wagon, left - crate)))
}

type CampsiteEvent = readonly ['free' | 'group', number]

function rentCabins(
  events: readonly CampsiteEvent[],
  choose: (free: readonly number[], people: number) => number | undefined,
) {
  const free: number[] = []
  return events.flatMap(([kind, count]) => {
    if (kind === 'free') {
      free.push(count)
      free.sort((a, b) => a - b)
      return []
    }
    const beds = choose(free, count) ?? 0
    if (free.includes(beds)) free.splice(free.indexOf(beds), 1)
    return beds
  })
}

function inorder(node: BinaryNode | undefined): number[] {
  return node ? [...inorder(node.left), node.value, ...inorder(node.right)] : []
}

function insertAll(values: readonly number[]): BinaryNode | undefined {
  let top: BinaryNode | undefined
  const insert = (node: BinaryNode | undefined, value: number): BinaryNode => {
    if (!node) return { id: String(value), value }
    if (value < node.value) node.left = insert(node.left, value)
    else node.right = insert(node.right, value)
    return node
  }
  for (const value of values) top = insert(top, value)
  return top
}

function rowByRow(top: BinaryNode | undefined): (number | null)[] {
  const row = [top]
  const values: (number | null)[] = []
  for (const node of row) {
    values.push(node?.value ?? null)
    if (node) row.push(node.left, node.right)
  }
  return values.slice(0, values.findLastIndex((value) => value !== null) + 1)
}

function searchByOrder(node: BinaryNode | undefined, number: number): boolean {
  if (!node) return false
  return node.value === number || searchByOrder(number < node.value ? node.left : node.right, number)
}

type Members = Readonly<Record<string, readonly string[]>>

function teamSize(members: Members, name: string): number {
  return (members[name] ?? []).reduce((sum, below) => sum + teamSize(members, below), 1)
}

function largestRow(members: Members) {
  let largest = 0
  for (let row = ['founder']; row.length; row = row.flatMap((name) => members[name] ?? []))
    largest = Math.max(largest, row.length)
  return largest
}

function allNodes(node: BinaryNode | undefined): BinaryNode[] {
  return node ? [node, ...allNodes(node.left), ...allNodes(node.right)] : []
}

function total(node: BinaryNode | undefined): number {
  return node ? node.value + total(node.left) + total(node.right) : 0
}

function down(node: BinaryNode | undefined): number {
  return node ? Math.max(0, node.value + Math.max(down(node.left), down(node.right))) : 0
}

/** How many others each part carries, from the order with parts first and the one with parts in the middle. */
function carried(before: readonly number[], between: readonly number[]): Record<number, number> {
  const top = before[0]
  if (top === undefined) return {}
  const left = between.indexOf(top)
  return {
    [top]: before.length - 1,
    ...carried(before.slice(1, left + 1), between.slice(0, left)),
    ...carried(before.slice(left + 1), between.slice(left + 1)),
  }
}

/** Walks the board only as long as one of the words begins with the letters so far. */
function trace(board: readonly string[], words: readonly string[]) {
  let longest = 0
  let visits = 0
  const visit = (row: number, column: number, before: string, used: ReadonlySet<string>) => {
    const cell = `${row},${column}`
    const letters = before + (board[row]?.[column] ?? '')
    if (letters === before || used.has(cell) || !words.some((word) => word.startsWith(letters))) return
    visits++
    longest = Math.max(longest, letters.length)
    for (const [down, right] of [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ] as const)
      visit(row + down, column + right, letters, new Set([...used, cell]))
  }
  for (const [row, line] of board.entries())
    for (const column of line.split('').keys()) visit(row, column, '', new Set())
  return { longest, visits }
}
