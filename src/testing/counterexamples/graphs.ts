import { type BinaryNode, growTree, type TreeLevels } from '#algorithms/binary-tree.ts'
import { collectSteps } from '#algorithms/collect-steps.ts'
import type { Graph } from '#algorithms/graph.ts'
import { breadthFirstSearch } from '#curriculum/graphs/breadth-first-search/algorithm.ts'
import { shortestDistances } from '#curriculum/graphs/shortest-path-and-mst/algorithm.ts'
import { walkInorder } from '#curriculum/trees/tree-traversal/algorithm.ts'
import type { Methods } from './methods.ts'

type Link = readonly [from: string, to: string]
type WeightedLink = readonly [from: string, to: string, cost: number]
type NumberedLink = readonly [from: number, to: number, cost: number]
type Cell = readonly [row: number, column: number]

export const graphsMethods: Readonly<Record<string, Methods>> = {
  'breadth-first-search--level-order-traversal': {
    right: ({ lines, start }: { lines: readonly Link[]; start: string }) => {
      const seen = new Set([start])
      const minutes: string[][] = []
      for (let minute = [start]; minute.length > 0; ) {
        minutes.push(minute)
        const next: string[] = []
        for (const [from, to] of lines) {
          if (!minute.includes(from) || seen.has(to)) continue
          seen.add(to)
          next.push(to)
        }
        minute = next
      }
      return minutes
    },
  },
  'breadth-first-search--depth-first-search': {
    right: ({ lifts, from, to }: { lifts: readonly Link[]; from: string; to: string }) =>
      allPaths(lifts, from, to),
    wrong: ({ lifts, from, to }: { lifts: readonly Link[]; from: string; to: string }) => {
      const path = firstPath(lifts, from, to)
      return path ? [path] : []
    },
  },
  'breadth-first-search--matrix-traversal': {
    right: ({ roof }: { roof: readonly (readonly number[])[] }) => {
      const moss = cellsOf(roof).filter(([row, column]) => roof[row]?.[column] === 1)
      return cellsOf(roof)
        .filter(([row, column]) => roof[row]?.[column] === 0)
        .map((cell) => Math.min(...moss.map((other) => distance(cell, other))))
    },
    wrong: ({ roof }: { roof: readonly (readonly number[])[] }) =>
      cellsOf(roof)
        .filter(([row, column]) => roof[row]?.[column] === 0)
        .map((cell) =>
          cellsOf(roof).filter((other) => distance(cell, other) === 1 && roof[other[0]]?.[other[1]] === 1),
        )
        .map((beside) => beside.length),
  },
  'breadth-first-search--shortest-path-and-mst': {
    right: ({ cars, from, to }: { cars: readonly WeightedLink[]; from: string; to: string }) => {
      const graph = graphOf(cars)
      const distances = collectSteps(shortestDistances(graph, from)).answer
      return distances[graph.nodes.findIndex(({ id }) => id === to)]
    },
    wrong: ({ cars, from, to }: { cars: readonly WeightedLink[]; from: string; to: string }) => {
      const graph = graphOf(cars)
      const rides = collectSteps(breadthFirstSearch(graph, from)).answer
      if (rides[graph.nodes.findIndex(({ id }) => id === to)] !== 1) return undefined
      // The fewest rides are one, so the direct car is what a search in rounds takes.
      return cars.find(([one, other]) => one === from && other === to)?.[2]
    },
  },
  'depth-first-search--path-sum-and-lca': {
    right: (course: Course) => Math.max(...course.points.map((_, start) => pointsWithin(course, start))),
    wrong: bestRun,
  },
  'depth-first-search--topological-sort': {
    right: ({ arrows }: { arrows: readonly Link[] }) => {
      const quests = [...new Set(arrows.flat())]
      const done = new Set<string>()
      for (let size = -1; size < done.size; ) {
        size = done.size
        for (const quest of quests) {
          if (arrows.every(([from, to]) => to !== quest || done.has(from))) done.add(quest)
        }
      }
      return done.size
    },
    wrong: ({ arrows }: { arrows: readonly Link[] }) => {
      const reached = new Set<string>()
      const visit = (quest: string): void => {
        if (reached.has(quest)) return
        reached.add(quest)
        for (const [from, to] of arrows) if (from === quest) visit(to)
      }
      for (const quest of arrows.flat()) if (!arrows.some(([, to]) => to === quest)) visit(quest)
      return reached.size
    },
  },
  'depth-first-search--tree-traversal': {
    right: ({ tree }: { tree: TreeLevels }) => collectSteps(walkInorder(tree)).answer,
    wrong: ({ tree }: { tree: TreeLevels }) => valuesOnArrival(growTree(tree)),
  },
  'depth-first-search--union-find': {
    right: ({ handshakes, from, to }: { handshakes: readonly Link[]; from: string; to: string }) =>
      allPaths([...handshakes, ...handshakes.map(([one, other]): Link => [other, one])], from, to)[0],
    wrong: ({ handshakes, from, to }: { handshakes: readonly Link[]; from: string; to: string }) => {
      const parents = new Map<string, string>()
      const chainOf = (guest: string): readonly string[] => {
        const parent = parents.get(guest)
        return parent === undefined ? [guest] : [guest, ...chainOf(parent)]
      }
      for (const [one, other] of handshakes) {
        const [first = one, second = other] = [chainOf(one).at(-1), chainOf(other).at(-1)]
        if (first !== second) parents.set(second, first)
      }
      const chain = chainOf(to)
      return chain.at(-1) === from ? chain.toReversed() : undefined
    },
  },
  'matrix-traversal--union-find': {
    right: ({ pebbles }: { pebbles: readonly Cell[] }) =>
      pebbles.map((_, index) => countGroups(pebbles.slice(0, index + 1))),
  },
  'shortest-path-and-mst--topological-sort': {
    right: (input: Relay) => arrivals(input, Math.max)[input.goal],
    wrong: (input: Relay) => arrivals(input, Math.min)[input.goal],
  },
  'shortest-path-and-mst--union-find': {
    right: ({ huts, offers }: { huts: number; offers: readonly NumberedLink[] }) =>
      pay(
        huts,
        offers.toSorted((one, other) => one[2] - other[2]),
      ),
    wrong: ({ huts, offers }: { huts: number; offers: readonly NumberedLink[] }) => pay(huts, offers),
  },
}

interface Course {
  readonly points: readonly number[]
  readonly trails: readonly (readonly [one: number, other: number])[]
}

function neighborsOf({ trails }: Course, checkpoint: number): readonly number[] {
  return trails.flatMap(([one, other]) => (one === checkpoint ? other : other === checkpoint ? one : []))
}

/** The points of all checkpoints that can be reached from the first one. */
function pointsWithin(course: Course, start: number): number {
  const reached = new Set([start])
  for (const checkpoint of reached) for (const next of neighborsOf(course, checkpoint)) reached.add(next)
  return [...reached].reduce((total, checkpoint) => total + (course.points[checkpoint] ?? 0), 0)
}

/** Joins the best two branches of each checkpoint. */
function bestRun(course: Course): number {
  let best = 0
  const reached = new Set<number>()
  const visit = (checkpoint: number): number => {
    reached.add(checkpoint)
    const branches = neighborsOf(course, checkpoint).map((next) => (reached.has(next) ? 0 : visit(next)))
    const [first = 0, second = 0] = branches.toSorted((a, b) => b - a)
    const here = course.points[checkpoint] ?? 0
    best = Math.max(best, here + first + second)
    return here + first
  }
  visit(0)
  return best
}

function valuesOnArrival(node?: BinaryNode): readonly number[] {
  return node ? [node.value, ...valuesOnArrival(node.left), ...valuesOnArrival(node.right)] : []
}

interface Relay {
  readonly stations: number
  readonly goal: number
  /** Each line leads to a station with a higher number. */
  readonly lines: readonly NumberedLink[]
}

function arrivals({ stations, lines }: Relay, choose: (...times: number[]) => number): readonly number[] {
  const times = [0]
  for (let station = 1; station < stations; station++) {
    const signals = lines.flatMap(([from, to, delay]) =>
      to === station ? [(times[from] ?? Infinity) + delay] : [],
    )
    times.push(choose(...signals))
  }
  return times
}

function pay(huts: number, offers: readonly NumberedLink[]): number {
  const groups = Array.from({ length: huts }, (_, hut) => hut)
  let total = 0
  for (const [one, other, price] of offers) {
    const [stays, goes] = [groups[one], groups[other]]
    if (stays === undefined || stays === goes) continue
    for (const [hut, group] of groups.entries()) if (group === goes) groups[hut] = stays
    total += price
  }
  return total
}

function countGroups(pebbles: readonly Cell[]): number {
  const open = new Set(pebbles)
  const flood = (cell: Cell): void => {
    open.delete(cell)
    for (const other of [...open]) if (distance(cell, other) === 1 && open.has(other)) flood(other)
  }
  let groups = 0
  for (const pebble of pebbles) {
    if (!open.has(pebble)) continue
    groups += 1
    flood(pebble)
  }
  return groups
}

function allPaths(
  links: readonly Link[],
  from: string,
  to: string,
  before: readonly string[] = [],
): readonly (readonly string[])[] {
  const path = [...before, from]
  if (from === to) return [path]
  return links.flatMap(([start, end]) =>
    start === from && !path.includes(end) ? allPaths(links, end, to, path) : [],
  )
}

/** By breadth-first search with a mark at the first visit. */
function firstPath(links: readonly Link[], from: string, to: string): readonly string[] | undefined {
  const paths = new Map([[from, [from]]])
  for (const [node, path] of paths) {
    for (const [start, end] of links) if (start === node && !paths.has(end)) paths.set(end, [...path, end])
  }
  return paths.get(to)
}

function cellsOf(grid: readonly (readonly number[])[]): readonly Cell[] {
  return grid.flatMap((row, i) => row.map((_, j): Cell => [i, j]))
}

function distance([row, column]: Cell, [otherRow, otherColumn]: Cell): number {
  return Math.abs(row - otherRow) + Math.abs(column - otherColumn)
}

function graphOf(links: readonly WeightedLink[]): Graph {
  const ids = [...new Set([...links.map(([from]) => from), ...links.map(([, to]) => to)])]
  return {
    nodes: ids.map((id) => ({ id, x: 0, y: 0 })),
    edges: links.map(([from, to, weight]) => ({ from, to, weight })),
  }
}
