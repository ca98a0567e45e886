import { at, claim, Heap, replay, sidesOf, type TreeNode, toTree, type WrittenTree } from './sketch-parts.ts'

/** Problems with numbers from 207. */
export const solutionsFrom207: Readonly<Record<number, (...inputs: never[]) => unknown>> = {
  207: (courses: number, pairs: [number, number][]) => {
    const open = Array.from({ length: courses }, () => 0)
    for (const [course] of pairs) open[course] = at(open, course) + 1
    const queue = [...open.keys()].filter((course) => open[course] === 0)
    const taken = new Set<number>()
    for (let course = queue.shift(); course !== undefined; course = queue.shift()) {
      taken.add(course)
      for (const [dependent, prerequisite] of pairs) {
        if (prerequisite !== course) continue
        open[dependent] = at(open, dependent) - 1
        if (open[dependent] === 0) queue.push(dependent)
      }
    }
    const leftOver = [...open.keys()].filter((course) => !taken.has(course))
    claim(
      leftOver.every((course) => pairs.some(([one, first]) => one === course && leftOver.includes(first))),
      'each course left over waits for one that is also left over',
    )
    return leftOver.length === 0
  },
  236: (tree: WrittenTree, p: number, q: number) => {
    const search = (node: TreeNode | null): TreeNode | null => {
      if (!node || node.value === p || node.value === q) return node
      const [left, right] = [search(node.left), search(node.right)]
      return left && right ? node : (left ?? right)
    }
    return search(toTree(tree))?.value
  },
  238: (nums: number[]) => {
    const products: number[] = []
    for (const index of nums.keys()) {
      products.push(index === 0 ? 1 : at(products, index - 1) * at(nums, index - 1))
    }
    let right = 1
    for (const index of [...nums.keys()].toReversed()) {
      products[index] = at(products, index) * right
      right *= at(nums, index)
    }
    // Negative zero is no result of an integer product.
    return products.map((product) => product + 0)
  },
  295: (calls: string[]) => {
    const [lower, upper] = [new Heap<number>((a, b) => b - a), new Heap<number>((a, b) => a - b)]
    return replay(calls, {
      add: (value) => {
        lower.push(value)
        upper.push(lower.pop())
        if (upper.size > lower.size) lower.push(upper.pop())
        claim(Math.abs(lower.size - upper.size) <= 1, 'the sizes differ by at most one')
        claim(upper.size === 0 || lower.top <= upper.top, 'no lower number is above an upper one')
      },
      median: () => (lower.size > upper.size ? lower.top : (lower.top + upper.top) / 2),
    })
  },
  322: (coins: number[], amount: number) => {
    const fewest = [0]
    for (let x = 1; x <= amount; x += 1) {
      const options = coins.filter((coin) => coin <= x).map((coin) => at(fewest, x - coin))
      fewest.push(1 + Math.min(...options))
    }
    return fewest[amount] === Infinity ? -1 : fewest[amount]
  },
  347: (nums: number[], k: number) => {
    const counts = new Map<number, number>()
    for (const num of nums) counts.set(num, (counts.get(num) ?? 0) + 1)
    const heap = new Heap<[number, number]>(([, a], [, b]) => a - b)
    const buckets: number[][] = [[], ...nums.map(() => [])]
    for (const [num, count] of counts) {
      heap.push([num, count])
      if (heap.size > k) heap.pop()
      at(buckets, count).push(num)
    }
    const frequent = Array.from({ length: k }, () => heap.pop()[0])
    const fromBuckets = buckets.toReversed().flat().slice(0, k)
    claim(new Set([...frequent, ...fromBuckets]).size === k, 'heap and buckets agree')
    return frequent
  },
  543: (tree: WrittenTree) => {
    let longest = 0
    const heightOf = (node: TreeNode | null): number => {
      if (!node) return 0
      const [left, right] = [heightOf(node.left), heightOf(node.right)]
      longest = Math.max(longest, left + right)
      return 1 + Math.max(left, right)
    }
    heightOf(toTree(tree))
    return longest
  },
  739: (temps: number[]) => {
    const waits = temps.map(() => 0)
    const stack: number[] = []
    for (const [day, temp] of temps.entries()) {
      for (let top = stack.at(-1); top !== undefined && at(temps, top) < temp; top = stack.at(-1)) {
        stack.pop()
        waits[top] = day - top
      }
      stack.push(day)
      claim(
        stack.every((each, index) => index === 0 || at(temps, each) <= at(temps, at(stack, index - 1))),
        'the temperatures never increase from bottom to top',
      )
    }
    return waits
  },
  743: (times: [number, number, number][], n: number, start: number) => {
    const best = new Map([[start, 0]])
    const final = new Map<number, number>()
    const heap = new Heap<[number, number]>(([a], [b]) => a - b)
    heap.push([0, start])
    while (heap.size > 0) {
      const [time, node] = heap.pop()
      if (final.has(node)) continue
      claim(
        [...final.values()].every((earlier) => earlier <= time),
        'times become final in ascending order',
      )
      final.set(node, time)
      for (const [from, to, more] of times) {
        if (from !== node || time + more >= (best.get(to) ?? Infinity)) continue
        best.set(to, time + more)
        heap.push([time + more, to])
      }
    }
    return final.size < n ? -1 : Math.max(...final.values())
  },
  875: (piles: number[], hours: number) => {
    const enough = (speed: number) =>
      piles.reduce((total, pile) => total + Math.ceil(pile / speed), 0) <= hours
    let [slowest, fastest] = [1, Math.max(...piles)]
    while (slowest < fastest) {
      const middle = Math.floor((slowest + fastest) / 2)
      if (enough(middle)) fastest = middle
      else slowest = middle + 1
    }
    return slowest
  },
  994: (given: number[][]) => {
    const grid = given.map((line) => [...line])
    let fresh = grid.flat().filter((value) => value === 1).length
    let queue = grid.flatMap((line, row) =>
      line.flatMap((value, column) => (value === 2 ? [[row, column] as const] : [])),
    )
    let rounds = 0
    while (fresh > 0 && queue.length > 0) {
      const rotted: (readonly [number, number])[] = []
      for (const cell of queue) {
        for (const [row, column] of sidesOf(...cell)) {
          const line = grid[row]
          if (line?.[column] !== 1) continue
          line[column] = 2
          fresh -= 1
          rotted.push([row, column])
        }
      }
      queue = rotted
      rounds += 1
    }
    return fresh > 0 ? -1 : rounds
  },
  1143: (a: string, b: string) => {
    const table = [Array.from({ length: b.length + 1 }, () => 0)]
    for (const [i, one] of [...a].entries()) {
      const above = at(table, i)
      const row = [0]
      for (const [j, other] of [...b].entries()) {
        row.push(one === other ? at(above, j) + 1 : Math.max(at(above, j + 1), at(row, j)))
      }
      table.push(row)
    }
    return at(at(table, a.length), b.length)
  },
}
