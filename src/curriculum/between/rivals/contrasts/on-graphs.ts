import { type ContrastTexts, code, sum } from './texts.ts'

type Edge = readonly [from: number, to: number, cost?: number]

/** The cheapest cost from the first node to each node. */
function cheapest(nodes: number, edges: readonly Edge[]): readonly number[] {
  const costs = Array.from({ length: nodes }, (_, node) => (node === 0 ? 0 : Number.POSITIVE_INFINITY))
  for (let round = 1; round < nodes; round++)
    for (const [from, to, cost = 1] of edges) costs[to] = Math.min(costs[to]!, costs[from]! + cost)
  return costs
}

/** Nodes in the order in which a depth-first search from these starts meets them. */
function deep(starts: readonly number[], next: (node: number) => readonly number[]): readonly number[] {
  const met: number[] = []
  const visit = (node: number): void => {
    if (met.includes(node)) return
    met.push(node)
    next(node).forEach(visit)
  }
  starts.forEach(visit)
  return met
}

/** The least total from the top left to the bottom right. */
function leastTotal(
  grid: readonly (readonly number[])[],
  moves: readonly (readonly [number, number])[],
): number {
  const columns = grid[0]!.length
  const edges = grid.flatMap((row, r) =>
    row.flatMap((_, c) =>
      moves.flatMap(([down, right]): Edge[] => {
        const cost = grid[r + down]?.[c + right]
        return cost === undefined ? [] : [[r * columns + c, (r + down) * columns + c + right, cost]]
      }),
    ),
  )
  return grid[0]![0]! + cheapest(grid.length * columns, edges).at(-1)!
}

export const contrastsOnGraphs: ContrastTexts = {
  'depth-first-search breadth-first-search': () => {
    const links: readonly Edge[] = [
      [1, 2],
      [2, 3],
      [3, 4],
      [1, 4],
    ]
    const order = deep([1], (node) => links.flatMap(([a, b]) => (a === node ? [b] : [])))
    const steps = cheapest(
      4,
      links.map(([a, b]): Edge => [a - 1, b - 1]),
    )[3]
    return [
      `The edges are 1-2, 2-3, 3-4 and 1-4. How many steps is 4 from 1`,
      `reaches 4 after ${order.indexOf(4)} steps`,
      `it takes ${steps}`,
    ]
  },
  'depth-first-search topological-sort': () => {
    const needs: Readonly<Record<number, readonly number[]>> = { 1: [], 2: [], 3: [1, 2], 4: [3] }
    const jobs = [1, 2, 3, 4]
    const met = deep([1, 2], (job) => jobs.filter((other) => needs[other]!.includes(job)))
    const done: number[] = []
    while (done.length < jobs.length)
      done.push(jobs.find((job) => !done.includes(job) && needs[job]!.every((need) => done.includes(need)))!)
    return [
      'Job 3 needs jobs 1 and 2, and job 4 needs job 3',
      'a search from 1 and then from 2',
      `the order is ${met.join(', ')}: too early for 3`,
      `gives ${done.join(', ')}`,
    ]
  },
  'depth-first-search union-find': () => {
    const streets: readonly Edge[] = [
      [1, 2],
      [3, 2],
    ]
    const along = (node: number) => streets.flatMap(([a, b]) => (a === node ? [b] : []))
    const either = (node: number) => [...along(node), ...streets.flatMap(([a, b]) => (b === node ? [a] : []))]
    return [
      'from 1 to 2 and from 3 to 2. Can you get from 1 to 3',
      deep([1], either).includes(3) ? 'put 1 and 3 together and say yes' : '?',
      deep([1], along).includes(3) ? '?' : 'says no',
    ]
  },
  'breadth-first-search shortest-path-and-mst': () => {
    const roads: readonly Edge[] = [
      [0, 1, 10],
      [0, 2, 1],
      [2, 1, 2],
    ]
    return [
      'from A to B costs 10, from A to C 1, and from C to B 2',
      `fewest roads costs ${roads[0]![2]}`,
      `costs ${cheapest(3, roads)[1]}`,
    ]
  },
  'matrix-traversal breadth-first-search': () => {
    // Cells by row: 0 and 1 on top, 2 and 3 below. Right, then down, then left.
    const next = [
      [1, 2],
      [3, 0],
      [3, 0],
      [2, 1],
    ]
    const steps = cheapest(
      4,
      next.flatMap((cells, cell) => cells.map((other): Edge => [cell, other])),
    )[2]
    return [
      'an open 2 x 2 grid',
      `there in ${deep([0], (cell) => next[cell]!).indexOf(2)} steps`,
      `it takes ${steps}`,
    ]
  },
  'matrix-traversal union-find': () => {
    const [cells, added] = [5, [1, 3, 2]]
    const islands = added.map((_, index) => {
      const land = added.slice(0, index + 1)
      return land.filter((cell) => !land.includes(cell - 1)).length
    })
    return [
      `a row of ${cells} cells, land appears at 1, then at 3, then at 2`,
      `looks at ${cells * added.length} cells`,
      `looks at ${2 * added.length}, and counts ${islands.join(', ')}`,
    ]
  },
  'matrix-traversal grid-dp': () => {
    const [cells, moves] = [3, 4]
    const leave = (cell: number, left: number): number =>
      cell < 0 || cell >= cells ? 1 : left === 0 ? 0 : leave(cell - 1, left - 1) + leave(cell + 1, left - 1)
    const met = deep([1], (cell) => [cell - 1, cell + 1].filter((next) => next >= 0 && next < cells))
    const exits = met.flatMap((cell) => [cell - 1, cell + 1]).filter((next) => next < 0 || next >= cells)
    return [
      `a row of ${cells} cells`,
      `up to ${moves} times`,
      `finds ${exits.length} ways`,
      `moves left finds ${leave(1, moves)}`,
    ]
  },
  'grid-dp shortest-path-and-mst': () => {
    const grid = [
      [1, 9, 1, 1, 1],
      [1, 9, 1, 9, 1],
      [1, 1, 1, 9, 1],
    ]
    const forward = [
      [1, 0],
      [0, 1],
    ] as const
    const total = leastTotal(grid, [...forward, [-1, 0], [0, -1]])
    return [code(grid), `right and down gives ${leastTotal(grid, forward)}`, `costs ${total}`]
  },
  'topological-sort shortest-path-and-mst': () => {
    const days = [2, 5]
    return [
      `jobs A (${days[0]} days) and B (${days[1]} days)`,
      `says after ${Math.min(...days)} days`,
      `so it is ${Math.max(...days)}`,
    ]
  },
  'union-find shortest-path-and-mst': () => {
    const links = [
      { ends: 'AB', cost: 5 },
      { ends: 'BC', cost: 1 },
      { ends: 'AC', cost: 2 },
    ]
    // Of the three links of a triangle, the first two join everything.
    const join = (order: typeof links) => sum(order.slice(0, 2).map(({ cost }) => cost))
    return [
      `A-B, B-C and A-C cost 5, 1 and 2`,
      `order costs ${join(links)}`,
      `first costs ${join(links.toSorted((a, b) => a.cost - b.cost))}`,
    ]
  },
}
