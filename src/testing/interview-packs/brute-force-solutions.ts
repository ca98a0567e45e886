/** Solved the plainest way, without the method a pack teaches, so that both are unlikely to share a mistake. */
const solutions: Readonly<Record<number, (...inputs: never[]) => unknown>> = {
  1: (nums: number[], target: number) => pairs(nums).find(([i, j]) => at(nums, i) + at(nums, j) === target),
  3: (s: string) => longest(pieces([...s]).filter((piece) => new Set(piece).size === piece.length)),
  15: (nums: number[]) => [
    ...new Map(
      subsets(nums)
        .filter((chosen) => chosen.length === 3 && sum(chosen) === 0)
        .map((chosen) => chosen.toSorted((a, b) => a - b))
        .map((triple) => [String(triple), triple]),
    ).values(),
  ],
  20: (s: string) => {
    const left = s.replace(/\(\)|\[\]|\{\}/, '')
    return left === s ? s === '' : solvePlainly(20, [left])
  },
  21: (a: number[], b: number[]) => [...a, ...b].toSorted((x, y) => x - y),
  33: (nums: number[], target: number) => nums.indexOf(target),
  49: (words: string[]) => Object.values(Object.groupBy(words, (word) => [...word].toSorted().join(''))),
  53: (nums: number[]) => Math.max(...pieces(nums).map(sum)),
  56: (intervals: [number, number][]) => {
    const inside = (x: number) => intervals.some(([from, to]) => from <= x && x <= to)
    const halves = Array.from({ length: 40 }, (_, index) => index / 2)
    const starts = halves.filter((x) => inside(x) && !inside(x - 0.5))
    const ends = halves.filter((x) => inside(x) && !inside(x + 0.5))
    return starts.map((start, index) => [start, ends[index]])
  },
  78: (nums: number[]) => subsets(nums),
  102: (tree: Tree) => levels(nodesOf(tree)).map((level) => level.map(({ value }) => value)),
  121: (prices: number[]) => Math.max(0, ...pairs(prices).map(([i, j]) => at(prices, j) - at(prices, i))),
  125: (s: string) => {
    const kept = s.toLowerCase().replace(/[^a-z0-9]/g, '')
    return kept === [...kept].toReversed().join('')
  },
  133: (graph: number[][]) => structuredClone(graph),
  155: (calls: string[]) => {
    const stack: number[] = []
    return replay(calls, {
      push: (value) => void stack.push(value),
      pop: () => void stack.pop(),
      top: () => stack.at(-1),
      min: () => Math.min(...stack),
    })
  },
  200: (grid: string[]) => {
    const land = cells(grid.map((row) => [...row])).filter(({ value }) => value === '1')
    return groups(land.length, (i, j) => touch(at(land, i), at(land, j)))
  },
  206: (list: number[]) => list.toReversed(),
  207: (courses: number, needs: [number, number][]) => {
    const open = new Set(Array.from({ length: courses }, (_, course) => course))
    for (let round = 0; round < courses; round += 1) {
      const free = [...open].find(
        (course) => !needs.some(([one, first]) => one === course && open.has(first)),
      )
      if (free !== undefined) open.delete(free)
    }
    return open.size === 0
  },
  236: (tree: Tree, p: number, q: number) => {
    const nodes = nodesOf(tree)
    const up = (value: number) => pathUp(nodes, nodes.find((node) => node.value === value)?.index ?? -1)
    return up(p).find((value) => up(q).includes(value))
  },
  238: (nums: number[]) => nums.map((_, i) => nums.reduce((all, each, j) => (i === j ? all : all * each), 1)),
  295: (calls: string[]) => {
    const seen: number[] = []
    return replay(calls, {
      add: (value) => void seen.push(value),
      median: () => {
        const sorted = seen.toSorted((a, b) => a - b)
        return (at(sorted, (sorted.length - 1) >> 1) + at(sorted, sorted.length >> 1)) / 2
      },
    })
  },
  322: (coins: number[], amount: number) => {
    let reached = new Set([0])
    for (let used = 0; used <= amount; used += 1) {
      if (reached.has(amount)) return used
      reached = new Set([...reached].flatMap((paid) => coins.map((coin) => paid + coin)))
    }
    return -1
  },
  347: (nums: number[], k: number) => {
    const count = (value: number) => nums.filter((each) => each === value).length
    return [...new Set(nums)].toSorted((a, b) => count(b) - count(a)).slice(0, k)
  },
  543: (tree: Tree) => {
    const nodes = nodesOf(tree)
    const up = nodes.map(({ index }) => pathUp(nodes, index))
    const apart = (a: number[], b: number[]) =>
      new Set([...a, ...b]).size - a.filter((value) => b.includes(value)).length
    return Math.max(0, ...pairs(up).map(([i, j]) => apart(at(up, i), at(up, j))))
  },
  739: (temps: number[]) =>
    temps.map((temp, day) =>
      Math.max(0, temps.findIndex((later, index) => index > day && later > temp) - day),
    ),
  743: (times: [number, number, number][], n: number, start: number) => {
    const known = Array.from({ length: n }, (_, index) => (index + 1 === start ? 0 : Infinity))
    for (let round = 0; round < n; round += 1) {
      for (const [from, to, time] of times) {
        known[to - 1] = Math.min(at(known, to - 1), at(known, from - 1) + time)
      }
    }
    return known.includes(Infinity) ? -1 : Math.max(...known)
  },
  875: (piles: number[], hours: number) => {
    // Every speed at which some pile takes a whole number of hours; the slowest good one is among their roundings.
    const speeds = piles.flatMap((pile) =>
      Array.from({ length: hours }, (_, each) => Math.ceil(pile / (each + 1))),
    )
    const enough = (speed: number) => sum(piles.map((pile) => Math.ceil(pile / speed))) <= hours
    return Math.min(...speeds.filter(enough))
  },
  994: (grid: number[][]) => {
    let now = cells(grid)
    for (let minute = 0; ; minute += 1) {
      const rotten = now.filter(({ value }) => value === 2)
      const next = now.map((cell) =>
        cell.value === 1 && rotten.some((other) => touch(cell, other)) ? { ...cell, value: 2 } : cell,
      )
      if (next.every(({ value }, index) => value === now[index]?.value)) {
        return now.some(({ value }) => value === 1) ? -1 : minute
      }
      now = next
    }
  },
  1143: (a: string, b: string) => {
    const texts = new Set(subsets([...b]).map((letters) => letters.join('')))
    return longest(subsets([...a]).filter((letters) => texts.has(letters.join(''))))
  },
}

/** Problems whose result may be given in any order, on every level of the list. */
const unordered = new Set([15, 49, 78, 347])

/** Brings a result whose order is free into a fixed order. */
export function arrangeResult(number: number, result: unknown): unknown {
  return unordered.has(number) ? sortDeep(result) : result
}

function sortDeep(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map(sortDeep).toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
}

/** Takes the inputs in the order in which the packs write them. */
export function solvePlainly(number: number, inputs: readonly unknown[]): unknown {
  return solutions[number]?.(...(inputs as never[]))
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new Error(`No element ${index} of ${list.length}`)
  return found
}

const sum = (nums: readonly number[]) => nums.reduce((total, each) => total + each, 0)
const longest = (lists: readonly (readonly unknown[])[]) => Math.max(0, ...lists.map(({ length }) => length))

function pairs(list: readonly unknown[]): [number, number][] {
  return list.flatMap((_, j) => list.slice(0, j).map((__, i): [number, number] => [i, j]))
}

function pieces<T>(list: readonly T[]): T[][] {
  return list.flatMap((_, from) => list.slice(from).map((__, more) => list.slice(from, from + more + 1)))
}

function subsets<T>(list: readonly T[]): T[][] {
  const [first, ...rest] = list
  if (first === undefined) return [[]]
  return subsets(rest).flatMap((chosen) => [chosen, [first, ...chosen]])
}

function replay(calls: readonly string[], object: Record<string, (value: number) => unknown>): unknown[] {
  return calls
    .map((call) => object[call.split(' ')[0] ?? '']?.(Number(call.split(' ')[1])))
    .filter((result) => result !== undefined)
}

interface Cell<T> {
  readonly row: number
  readonly column: number
  readonly value: T
}

function cells<T>(grid: readonly (readonly T[])[]): Cell<T>[] {
  return grid.flatMap((line, row) => line.map((value, column) => ({ row, column, value })))
}

function touch(a: Cell<unknown>, b: Cell<unknown>): boolean {
  return Math.abs(a.row - b.row) + Math.abs(a.column - b.column) === 1
}

/** How many groups remain when everything joined gets the same label. */
function groups(size: number, joined: (i: number, j: number) => boolean): number {
  let labels = Array.from({ length: size }, (_, index) => index)
  for (const [i, j] of pairs(labels)) {
    const [keep, drop] = [labels[i], labels[j]]
    if (joined(i, j)) labels = labels.map((label) => (label === drop ? (keep ?? label) : label))
  }
  return new Set(labels).size
}

type Tree = readonly (number | null)[]

interface TreeNode {
  readonly value: number
  /** Index in the written list. */
  readonly index: number
  readonly parent: number
  readonly level: number
}

/** Reads the usual level order, in which a missing node has no children to write. */
function nodesOf(tree: Tree): TreeNode[] {
  const nodes: TreeNode[] = []
  for (const [index, value] of tree.entries()) {
    const parent = index === 0 ? undefined : at(nodes, (index - 1) >> 1)
    if (value !== null) {
      nodes.push({ value, index, parent: parent?.index ?? -1, level: (parent?.level ?? -1) + 1 })
    }
  }
  return nodes
}

function levels(nodes: readonly TreeNode[]): TreeNode[][] {
  return Object.values(Object.groupBy(nodes, ({ level }) => level)).map((level) => level ?? [])
}

function pathUp(nodes: readonly TreeNode[], index: number): number[] {
  const node = nodes.find((each) => each.index === index)
  return node ? [node.value, ...pathUp(nodes, node.parent)] : []
}
