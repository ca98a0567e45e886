import { listed, program } from './program.ts'

type Edges = readonly (readonly number[])[]

interface Cell {
  readonly row: number
  readonly column: number
}

function nextTo({ row, column }: Cell): readonly Cell[] {
  return [
    { row: row + 1, column },
    { row: row - 1, column },
    { row, column: column + 1 },
    { row, column: column - 1 },
  ]
}

type Grid = readonly (readonly number[])[]
const isGrid = (grid: Grid) =>
  grid.length > 0 && grid.every(({ length }) => length > 0 && length === grid[0]?.length)

export const searchPrograms = [
  program<[Edges]>({
    problem: 797,
    head: '(graph: int[][]) -> int[][]',
    asks: 'Return all paths from node 0 to the last node of the directed, acyclic `graph`, which lists for each node where its edges lead.',
    examples: [
      [
        [[[1, 2], [3], [3], []]],
        [
          [0, 1, 3],
          [0, 2, 3],
        ],
      ],
    ],
    // Every edge leads to a later node here, so that there is no cycle.
    isValid: ([graph]) => graph.every((row, at) => row.every((next) => next > at && next < graph.length)),
    run(say, graph) {
      const paths: number[][] = []
      const walk = (path: number[]) => {
        const node = path.at(-1) ?? 0
        const isEnd = node === graph.length - 1
        say(`Path ${path.join(' -> ')}${isEnd ? ': at the last node, store a copy' : ''}.`)
        if (isEnd) paths.push(path)
        else for (const next of graph[node] ?? []) walk([...path, next])
      }
      walk([0])
      return paths
    },
  }),
  program<[Edges]>({
    problem: 841,
    head: '(rooms: int[][]) -> bool',
    asks: 'Return whether all rooms can be entered from room 0, where `rooms` lists the keys in each.',
    examples: [
      [[[[1], [2], [3], []]], true],
      [[[[1, 3], [3, 0, 1], [2], [0]]], false],
    ],
    isValid: ([rooms]) => rooms.flat().every((key) => key >= 0 && key < rooms.length),
    run(say, rooms) {
      const seen = new Set([0])
      for (const room of seen) {
        const keys = (rooms[room] ?? []).filter((key) => !seen.has(key))
        for (const key of keys) seen.add(key)
        say(`Room ${room}: new keys ${listed(new Set(keys))}; can enter ${[...seen].join(', ')}.`)
      }
      return seen.size === rooms.length
    },
  }),
  program<[Grid]>({
    problem: 994,
    head: '(grid: int[][]) -> int',
    asks: 'Return after how many minutes no orange of `grid` is fresh (1), when rotten ones (2) infect their neighbors, -1 if one stays fresh.',
    examples: [
      [
        [
          [
            [2, 1, 1],
            [1, 1, 0],
            [0, 1, 1],
          ],
        ],
        4,
      ],
      [
        [
          [
            [2, 1, 1],
            [0, 1, 1],
            [1, 0, 1],
          ],
        ],
        -1,
      ],
      [[[[0, 2]]], 0],
    ],
    isValid: ([grid]) => isGrid(grid) && grid.flat().every((value) => [0, 1, 2].includes(value)),
    run(say, grid) {
      const cells = grid.map((row) => [...row])
      let wave = cells.flatMap((row, at) =>
        row.flatMap((value, column) => (value === 2 ? [{ row: at, column }] : [])),
      )
      const fresh = () => cells.flat().filter((value) => value === 1).length
      say(`Minute 0: ${wave.length} rotten in the queue, ${fresh()} fresh.`)
      let minutes = 0
      while (fresh() > 0) {
        const next: Cell[] = []
        for (const { row, column } of wave.flatMap(nextTo)) {
          const cellRow = cells[row]
          if (cellRow?.[column] !== 1) continue
          cellRow[column] = 2
          next.push({ row, column })
        }
        if (next.length === 0) {
          say(`No fresh orange is next to a rotten one, and ${fresh()} are left.`)
          return -1
        }
        minutes++
        say(
          `Minute ${minutes}: ${listed(next.map(({ row, column }) => `(${row}, ${column})`))} ${next.length > 1 ? 'rot' : 'rots'}, ${fresh()} fresh left.`,
        )
        wave = next
      }
      return minutes
    },
  }),
  program<[Grid]>({
    problem: 695,
    head: '(grid: int[][]) -> int',
    asks: 'Return the area of the largest island of ones in `grid`, 0 if there is none.',
    examples: [
      [
        [
          [
            [1, 1, 0],
            [0, 1, 0],
            [0, 0, 1],
          ],
        ],
        3,
      ],
      [[[[0]]], 0],
    ],
    isValid: ([grid]) => isGrid(grid) && grid.flat().every((value) => value === 0 || value === 1),
    run(say, grid) {
      const cells = grid.map((row) => [...row])
      const sink = (at: Cell): number => {
        const row = cells[at.row]
        if (row?.[at.column] !== 1) return 0
        row[at.column] = 0
        return nextTo(at).reduce((area, next) => area + sink(next), 1)
      }
      let best = 0
      for (const [row, values] of cells.entries())
        for (const column of values.keys()) {
          const area = sink({ row, column })
          best = Math.max(best, area)
          if (area > 0) say(`From (${row}, ${column}): an island of ${area}, largest ${best}.`)
        }
      return best
    },
  }),
  program<[Grid]>({
    problem: 542,
    head: '(mat: int[][]) -> int[][]',
    asks: 'Return for each cell of `mat` its distance to the nearest 0.',
    examples: [
      [
        [
          [
            [0, 0, 0],
            [0, 1, 0],
            [1, 1, 1],
          ],
        ],
        [
          [0, 0, 0],
          [0, 1, 0],
          [1, 2, 1],
        ],
      ],
    ],
    isValid: ([grid]) => isGrid(grid) && grid.flat().includes(0),
    run(say, grid) {
      const distances: number[][] = grid.map((row) => row.map((value) => (value === 0 ? 0 : -1)))
      let wave = distances.flatMap((row, at) =>
        row.flatMap((value, column) => (value === 0 ? [{ row: at, column }] : [])),
      )
      say(`All ${wave.length} zeros begin in the queue, with distance 0.`)
      for (let distance = 1; wave.length > 0; distance++) {
        const next: Cell[] = []
        for (const { row, column } of wave.flatMap(nextTo)) {
          const cellRow = distances[row]
          if (cellRow?.[column] !== -1) continue
          cellRow[column] = distance
          next.push({ row, column })
        }
        if (next.length > 0)
          say(`Distance ${distance}: ${listed(next.map(({ row, column }) => `(${row}, ${column})`))}.`)
        wave = next
      }
      return distances
    },
  }),
]
