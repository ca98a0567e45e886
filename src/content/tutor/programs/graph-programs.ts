import { listed, program, type Say } from './program.ts'

type Edges = readonly (readonly number[])[]

const areNodes = (edges: Edges, n: number) =>
  edges.every((edge) => edge.length >= 2 && edge.slice(0, 2).every((node) => node >= 0 && node < n))

/** Kahn's algorithm: the courses in an order in which they can be taken. */
function takeCourses(say: Say, n: number, prerequisites: Edges): readonly number[] {
  const needs = Array.from({ length: n }, () => 0)
  for (const [course = 0] of prerequisites) needs[course] = (needs[course] ?? 0) + 1
  const queue = needs.flatMap((count, course) => (count === 0 ? [course] : []))
  say(
    `[a, b] means b before a. Courses 0 to ${n - 1} need ${needs.join(', ')} others (their indegrees). Without any need, in the queue: ${listed(queue)}.`,
  )
  const taken: number[] = []
  for (let course = queue.shift(); course !== undefined; course = queue.shift()) {
    taken.push(course)
    const freed: number[] = []
    const changes: string[] = []
    for (const [next = 0, before] of prerequisites) {
      if (before !== course) continue
      needs[next] = (needs[next] ?? 0) - 1
      changes.push(`${next} now needs ${needs[next]}`)
      if (needs[next] === 0) freed.push(next)
    }
    queue.push(...freed)
    say(
      `Take ${course}: ${changes.length > 0 ? changes.join(', ') : 'nothing waits for it'}. Queue: ${listed(queue)}.`,
    )
  }
  say(
    taken.length === n
      ? `All ${n} were taken, so there is no cycle.`
      : `The queue is empty after ${taken.length} of ${n}: the others wait for each other, so there is a cycle.`,
  )
  return taken.length === n ? taken : []
}

function namesOf(groups: readonly (readonly number[])[]): string {
  return groups.map((group) => `{${group.join(', ')}}`).join(', ')
}

/** Union-find on edges: says which groups there are after each edge. */
function joinGroups(say: Say, n: number, edges: Edges) {
  let groups: readonly (readonly number[])[] = Array.from({ length: n }, (_, node) => [node])
  let closing: readonly number[] | undefined
  for (const [a = 0, b = 0] of edges) {
    const [one = [], other = []] = [a, b].map((node) => groups.find((group) => group.includes(node)))
    if (one === other) {
      say(`Edge ${a}-${b}: both are in one group already, so it closes a cycle.`)
      closing ??= [a, b]
      continue
    }
    groups = [
      ...groups.filter((group) => group !== one && group !== other),
      [...one, ...other].sort((x, y) => x - y),
    ]
    say(`Edge ${a}-${b}: joins two groups. Groups: ${namesOf(groups)}.`)
  }
  return { groups, closing }
}

export const graphPrograms = [
  program<[number, Edges]>({
    problem: 207,
    head: '(n: int, prerequisites: int[][]) -> bool',
    asks: 'Return whether all `n` courses can be taken; `[a, b]` means that b comes before a.',
    examples: [
      [[2, [[1, 0]]], true],
      [
        [
          2,
          [
            [1, 0],
            [0, 1],
          ],
        ],
        false,
      ],
      [
        [
          4,
          [
            [1, 0],
            [2, 1],
            [1, 2],
          ],
        ],
        false,
      ],
    ],
    isValid: ([n, edges]) => areNodes(edges, n),
    run: (say, n, prerequisites) => takeCourses(say, n, prerequisites).length === n,
  }),
  program<[number, Edges]>({
    problem: 210,
    head: '(n: int, prerequisites: int[][]) -> int[]',
    asks: 'Return an order in which all `n` courses can be taken, empty if there is none; `[a, b]` means that b comes before a.',
    examples: [
      [
        [2, [[1, 0]]],
        [0, 1],
      ],
      [
        [
          2,
          [
            [1, 0],
            [0, 1],
          ],
        ],
        [],
      ],
    ],
    isValid: ([n, edges]) => areNodes(edges, n),
    run: takeCourses,
  }),
  program<[number, Edges]>({
    problem: 261,
    head: '(n: int, edges: int[][]) -> bool',
    asks: 'Return whether the undirected `edges` make the `n` nodes one tree.',
    examples: [
      [
        [
          3,
          [
            [0, 1],
            [0, 2],
          ],
        ],
        true,
      ],
      [
        [
          3,
          [
            [0, 1],
            [1, 2],
            [2, 0],
          ],
        ],
        false,
      ],
    ],
    isValid: ([n, edges]) => areNodes(edges, n),
    run(say, n, edges) {
      const { groups, closing } = joinGroups(say, n, edges)
      return groups.length === 1 && !closing
    },
  }),
  program<[number, Edges]>({
    problem: 323,
    head: '(n: int, edges: int[][]) -> int',
    asks: 'Return the number of connected components of the `n` nodes with the undirected `edges`.',
    examples: [
      [
        [
          5,
          [
            [0, 1],
            [1, 2],
            [3, 4],
          ],
        ],
        2,
      ],
    ],
    isValid: ([n, edges]) => areNodes(edges, n),
    run: (say, n, edges) => joinGroups(say, n, edges).groups.length,
  }),
  program<[Edges]>({
    problem: 684,
    head: '(edges: int[][]) -> int[]',
    asks: 'Return the first of the undirected `edges` whose ends are connected already.',
    examples: [
      [
        [
          [
            [1, 2],
            [1, 3],
            [2, 3],
          ],
        ],
        [2, 3],
      ],
    ],
    isValid: ([edges]) => edges.every(({ length }) => length === 2),
    run: (say, edges) => joinGroups(say, Math.max(...edges.flat()) + 1, edges).closing ?? [],
  }),
  program<[Edges]>({
    problem: 547,
    head: '(isConnected: int[][]) -> int',
    asks: 'Return the number of provinces: groups of cities that are connected, directly or not.',
    examples: [
      [
        [
          [
            [1, 1, 0],
            [1, 1, 0],
            [0, 0, 1],
          ],
        ],
        2,
      ],
    ],
    isValid: ([rows]) =>
      rows.every((row, at) => row.length === rows.length && row[at] === 1) &&
      rows.every((row, a) => row.every((value, b) => value === rows[b]?.[a] && (value === 0 || value === 1))),
    run(say, rows) {
      const edges = rows.flatMap((row, a) =>
        row.flatMap((value, b) => (value === 1 && a < b ? [[a, b]] : [])),
      )
      return joinGroups(say, rows.length, edges).groups.length
    },
  }),
  program<[Edges, number, number]>({
    problem: 743,
    head: '(times: int[][], n: int, k: int) -> int',
    asks: 'Return how long a signal from node `k` takes to reach all `n` nodes, -1 if it does not; each of the `times` is `[from, to, time]`.',
    examples: [
      [
        [
          [
            [2, 1, 1],
            [2, 3, 1],
            [3, 4, 1],
          ],
          4,
          2,
        ],
        2,
      ],
      [[[[1, 2, 1]], 2, 2], -1],
    ],
    isValid: ([times, n, k]) =>
      k >= 1 &&
      k <= n &&
      times.every(
        ([from = 0, to = 0, time = -1, ...more]) =>
          Math.min(from, to) >= 1 && Math.max(from, to) <= n && time >= 0 && more.length === 0,
      ),
    run(say, times, n, k) {
      const found = new Map<number, number>()
      const waiting = new Map([[k, 0]])
      while (waiting.size > 0) {
        const [node, time] = [...waiting].reduce((best, each) => (each[1] < best[1] ? each : best))
        waiting.delete(node)
        found.set(node, time)
        for (const [from, to = 0, more = 0] of times)
          if (from === node && !found.has(to))
            waiting.set(to, Math.min(waiting.get(to) ?? Infinity, time + more))
        say(
          `Node ${node} is final at ${time}. Waiting: ${listed([...waiting].map(([next, at]) => `${next} at ${at}`))}.`,
        )
      }
      return found.size === n ? Math.max(...found.values()) : -1
    },
  }),
]
