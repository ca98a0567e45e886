import { type ContrastTexts, code, ranges, subsets, sum } from './texts.ts'

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

export const contrastsOnGraphsAndTables: ContrastTexts = {
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
  'dynamic-programming unbounded-knapsack': () => {
    const fewest = (coins: readonly number[], amount: number): number =>
      amount === 0
        ? 0
        : 1 + Math.min(...coins.filter((coin) => coin <= amount).map((coin) => fewest(coins, amount - coin)))
    return [
      'coins of 1, 3 and 4 that make 6',
      `by 1 only, as from stair to stair, takes ${fewest([1], 6)} coins`,
      `the last one takes ${fewest([1, 3, 4], 6)}`,
    ]
  },
  'dynamic-programming state-machine-dp': () => {
    const costs = [
      [1, 2, 9],
      [1, 9, 9],
    ]
    const [first, second] = costs as [number[], number[]]
    const least = Math.min(...first)
    const color = first.indexOf(least)
    const remembered = least + Math.min(...second.filter((_, other) => other !== color))
    const pairs = first.flatMap((a, i) => second.flatMap((b, j) => (i === j ? [] : [[a, b]])))
    const best = pairs.reduce((a, b) => (sum(b) < sum(a) ? b : a))
    return [
      code(costs),
      `house 0 costs ${least}`,
      `then gives ${remembered}`,
      `${best.join(' + ')} = ${sum(best)}`,
    ]
  },
  'dynamic-programming greedy-intervals': () => {
    const all: readonly (readonly [number, number, number])[] = [
      [1, 4, 3],
      [2, 9, 10],
      [5, 8, 4],
    ]
    const isApart = (picked: typeof all) =>
      picked.every(([from], at) =>
        picked.every(([start, end], other) => other === at || start > from || end < from),
      )
    const worth = (picked: typeof all) => sum(picked.map(([, , value]) => value))
    let last = 0
    const byEnd = all
      .toSorted((a, b) => a[1] - b[1])
      .filter(([from, to]) => {
        if (from < last) return false
        last = to
        return true
      })
    return [
      'Ranges `[1, 4]`, `[2, 9]` and `[5, 8]` are worth 3, 10 and 4',
      `is worth ${worth(byEnd)}`,
      `alone is worth ${Math.max(...subsets(all).filter(isApart).map(worth))}`,
    ]
  },
  'dynamic-programming longest-increasing-subsequence': () => {
    const values = [1, 9, 3]
    const rising = subsets(values).filter((chain) =>
      chain.every((value, at) => at === 0 || value > chain[at - 1]!),
    )
    const chain = rising.reduce((a, b) => (sum(b) > sum(a) ? b : a))
    const best = (end: number): number =>
      end === 0
        ? 0
        : Math.max(
            ...[1, 2]
              .filter((size) => size <= end)
              .map((size) => best(end - size) + size * Math.max(...values.slice(end - size, end))),
          )
    return [
      `${code(values)} into parts of at most 2 elements`,
      `is ${chain.join(', ')} and adds up to ${sum(chain)}`,
      `gives ${best(values.length)}`,
    ]
  },
  'zero-one-knapsack unbounded-knapsack': () => {
    const weights = [3, 4]
    const fill = (isUpward: boolean) => {
      const row = [true, ...Array.from({ length: 6 }, () => false)]
      const sums = [1, 2, 3, 4, 5, 6]
      for (const weight of weights)
        for (const total of isUpward ? sums : sums.toReversed())
          row[total] = row[total]! || (total >= weight && row[total - weight]!)
      return row[6]!
    }
    return [
      `make 6 with the weights ${code(weights)}`,
      fill(true) ? 'says yes, because it uses 3 twice' : '?',
      fill(false) ? '?' : 'says no',
    ]
  },
  'zero-one-knapsack longest-increasing-subsequence': () => {
    const values = [7, 8, 9, 1]
    const rising = subsets(values).filter((chain) =>
      chain.every((value, at) => at === 0 || value > chain[at - 1]!),
    )
    const chain = rising.reduce((a, b) => (b.length > a.length ? b : a))
    const most = Math.max(...subsets(values).flatMap((picked) => (sum(picked) <= 8 ? [picked.length] : [])))
    return [
      `${code(values)} can you pick with a total of at most 8`,
      `has ${chain.length} numbers, but costs ${sum(chain)}`,
      `${most} numbers fit`,
    ]
  },
  'longest-increasing-subsequence state-machine-dp': () => {
    const values = [1, 5, 4, 2, 6]
    const longest = (isNext: (value: number, at: number, chain: readonly number[]) => boolean) =>
      Math.max(
        ...subsets(values)
          .filter((chain) => chain.every(isNext))
          .map(({ length }) => length),
      )
    const up = longest((value, at, chain) => at === 0 || value > chain[at - 1]!)
    const turns = longest(
      (value, at, chain) => at === 0 || (at % 2 === 1 ? value > chain[at - 1]! : value < chain[at - 1]!),
    )
    return [code(values), `goes up has ${up} elements`, `it is ${turns}`]
  },
  'grid-dp interval-dp': () => {
    const values = [3, 9, 1, 2]
    const size = values.length
    const pieces = ranges([...values.keys()]).map((piece) => [piece[0]!, piece.at(-1)!] as const)
    const lead = (order: readonly (readonly [number, number])[]) => {
      const table = Array.from({ length: size + 1 }, () => Array.from({ length: size }, () => 0))
      for (const [i, j] of order)
        table[i]![j] = Math.max(
          values[i]! - (i < j ? table[i + 1]![j]! : 0),
          values[j]! - (i < j ? table[i]![j - 1]! : 0),
        )
      return table[0]![size - 1]
    }
    const byRow = pieces.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
    const byLength = pieces.toSorted((a, b) => a[1] - a[0] - (b[1] - b[0]))
    return [code(values), `says ${lead(byRow)}.`, `it says ${lead(byLength)}.`]
  },
}
