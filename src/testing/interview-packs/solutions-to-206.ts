import {
  at,
  claim,
  type ListNode,
  replay,
  sidesOf,
  toList,
  toTree,
  toValues,
  type WrittenTree,
} from './sketch-parts.ts'

/** Problems with numbers up to 206. */
export const solutionsTo206: Readonly<Record<number, (...inputs: never[]) => unknown>> = {
  1: (nums: number[], target: number) => {
    const indices = new Map<number, number>()
    for (const [index, num] of nums.entries()) {
      const partner = indices.get(target - num)
      if (partner !== undefined) return [partner, index]
      indices.set(num, index)
    }
    return undefined
  },
  3: (s: string) => {
    const lastSeen = new Map<string, number>()
    let left = 0
    let longest = 0
    for (const [index, character] of [...s].entries()) {
      const last = lastSeen.get(character) ?? -1
      if (last >= left) left = last + 1
      lastSeen.set(character, index)
      const window = s.slice(left, index + 1)
      claim(new Set(window).size === window.length, 'the window never contains a character twice')
      longest = Math.max(longest, window.length)
    }
    return longest
  },
  15: (given: number[]) => {
    const nums = given.toSorted((a, b) => a - b)
    const triplets: number[][] = []
    for (const [i, num] of nums.entries()) {
      if (i > 0 && num === nums[i - 1]) continue
      let left = i + 1
      let right = nums.length - 1
      while (left < right) {
        const total = num + at(nums, left) + at(nums, right)
        if (total < 0) left += 1
        else if (total > 0) right -= 1
        else {
          triplets.push([num, at(nums, left), at(nums, right)])
          left += 1
          while (left < right && nums[left] === nums[left - 1]) left += 1
        }
      }
    }
    return triplets
  },
  20: (s: string) => {
    const closes: Record<string, string> = { ')': '(', ']': '[', '}': '{' }
    const stack: string[] = []
    for (const bracket of s) {
      const opening = closes[bracket]
      if (opening === undefined) stack.push(bracket)
      else if (stack.pop() !== opening) return false
    }
    return stack.length === 0
  },
  21: (a: number[], b: number[]) => {
    const dummy = { value: 0, next: null as ListNode | null }
    let tail: ListNode = dummy
    let [first, second] = [toList(a), toList(b)]
    while (first && second) {
      if (first.value <= second.value) {
        tail.next = first
        first = first.next
      } else {
        tail.next = second
        second = second.next
      }
      tail = tail.next
    }
    tail.next = first ?? second
    return toValues(dummy.next)
  },
  33: (nums: number[], target: number) => {
    let [first, last] = [0, nums.length - 1]
    while (first <= last) {
      const middle = (first + last) >> 1
      const [low, mid, high] = [at(nums, first), at(nums, middle), at(nums, last)]
      if (mid === target) return middle
      claim(low <= mid || mid <= high, 'at least one half is sorted')
      const inLeft = low <= mid ? low <= target && target < mid : !(mid < target && target <= high)
      if (inLeft) last = middle - 1
      else first = middle + 1
    }
    return -1
  },
  49: (words: string[]) => {
    const bySorted = new Map<string, string[]>()
    const byCounts = new Map<string, string[]>()
    for (const word of words) {
      const sorted = [...word].toSorted().join('')
      bySorted.set(sorted, [...(bySorted.get(sorted) ?? []), word])
      const counts = Array.from({ length: 26 }, () => 0)
      for (const letter of word) counts[letter.charCodeAt(0) - 97] = at(counts, letter.charCodeAt(0) - 97) + 1
      byCounts.set(counts.join(','), [...(byCounts.get(counts.join(',')) ?? []), word])
    }
    claim(
      JSON.stringify([...bySorted.values()]) === JSON.stringify([...byCounts.values()]),
      'both keys form the same groups',
    )
    return [...bySorted.values()]
  },
  53: (nums: number[]) => {
    let endingHere = at(nums, 0)
    let best = endingHere
    for (const num of nums.slice(1)) {
      endingHere = Math.max(num, num + endingHere)
      best = Math.max(best, endingHere)
    }
    return best
  },
  56: (intervals: [number, number][]) => {
    const merged: [number, number][] = []
    for (const [start, end] of intervals.toSorted(([a], [b]) => a - b)) {
      const last = merged.at(-1)
      if (last && start <= last[1]) last[1] = Math.max(last[1], end)
      else merged.push([start, end])
      claim(
        merged.slice(0, -1).every(([, finalEnd]) => finalEnd < start),
        'later intervals start after a merged interval that is not the last',
      )
    }
    return merged
  },
  78: (nums: number[]) => {
    const subsets: number[][] = []
    const subset: number[] = []
    const decide = (index: number) => {
      const num = nums[index]
      if (num === undefined) {
        subsets.push([...subset])
        return
      }
      decide(index + 1)
      subset.push(num)
      decide(index + 1)
      subset.pop()
    }
    decide(0)
    claim(subsets.length === 2 ** nums.length, 'there are 2 to the power n subsets')
    return subsets
  },
  102: (tree: WrittenTree) => {
    const root = toTree(tree)
    const levels: number[][] = []
    let queue = root ? [root] : []
    const depths = new Map(root && [[root, 0]])
    while (queue.length > 0) {
      const level = queue.splice(0, queue.length)
      claim(
        level.every((node) => depths.get(node) === levels.length),
        'a round begins with exactly one level',
      )
      levels.push(level.map(({ value }) => value))
      queue = level.flatMap(({ left, right }) => [left, right].filter((child) => child !== null))
      for (const child of queue) depths.set(child, levels.length)
    }
    return levels
  },
  121: (prices: number[]) => {
    let lowest = Infinity
    let best = 0
    for (const price of prices) {
      best = Math.max(best, price - lowest)
      lowest = Math.min(lowest, price)
    }
    return best
  },
  125: (s: string) => {
    const counts = (index: number) => /[a-z0-9]/i.test(s.charAt(index))
    let [left, right] = [0, s.length - 1]
    while (left < right) {
      while (left < right && !counts(left)) left += 1
      while (left < right && !counts(right)) right -= 1
      if (s.charAt(left).toLowerCase() !== s.charAt(right).toLowerCase()) return false
      left += 1
      right -= 1
    }
    return true
  },
  133: (graph: number[][]) => {
    interface GraphNode {
      readonly number: number
      neighbors: GraphNode[]
    }
    const originals = graph.map((_, index): GraphNode => ({ number: index + 1, neighbors: [] }))
    for (const [index, neighbors] of graph.entries()) {
      at(originals, index).neighbors = neighbors.map((number) => at(originals, number - 1))
    }
    const copies = new Map<GraphNode, GraphNode>()
    const clone = (node: GraphNode): GraphNode => {
      const known = copies.get(node)
      if (known) return known
      const copy: GraphNode = { number: node.number, neighbors: [] }
      copies.set(node, copy)
      copy.neighbors = node.neighbors.map(clone)
      return copy
    }
    if (originals[0]) clone(originals[0])
    const cloned = [...copies.values()].toSorted((a, b) => a.number - b.number)
    claim(
      cloned.every(({ neighbors }) => neighbors.every((neighbor) => cloned.includes(neighbor))),
      'the neighbors of a copy are copies',
    )
    return cloned.map(({ neighbors }) => neighbors.map(({ number }) => number))
  },
  155: (calls: string[]) => {
    const stack: { value: number; min: number }[] = []
    return replay(calls, {
      push: (value) => void stack.push({ value, min: Math.min(value, stack.at(-1)?.min ?? value) }),
      pop: () => void stack.pop(),
      top: () => stack.at(-1)?.value,
      min: () => stack.at(-1)?.min,
    })
  },
  200: (grid: string[]) => {
    const visited = new Set<string>()
    const isLand = (row: number, column: number) => grid[row]?.[column] === '1'
    let islands = 0
    for (const [row, line] of grid.entries()) {
      for (const column of [...line].keys()) {
        if (!isLand(row, column) || visited.has(`${row} ${column}`)) continue
        islands += 1
        const stack = [[row, column] as const]
        visited.add(`${row} ${column}`)
        for (let cell = stack.pop(); cell; cell = stack.pop()) {
          for (const [r, c] of sidesOf(...cell)) {
            if (!isLand(r, c) || visited.has(`${r} ${c}`)) continue
            visited.add(`${r} ${c}`)
            stack.push([r, c])
          }
        }
      }
    }
    return islands
  },
  206: (list: number[]) => {
    let current = toList(list)
    let previous: ListNode | null = null
    for (let visited = 0; current; visited += 1) {
      claim(
        String(toValues(previous)) === String(list.slice(0, visited).toReversed()),
        'the visited nodes form a reversed list that starts at previous',
      )
      const next: ListNode | null = current.next
      current.next = previous
      previous = current
      current = next
    }
    return toValues(previous)
  },
}
