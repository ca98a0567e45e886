import { arrows, type ContrastTexts, code, subsets, sum } from './texts.ts'

const nextLarger = (values: readonly number[]) =>
  values.map((value, index) => values.slice(index + 1).find((later) => later > value) ?? 0)

export const contrastsOnChains: ContrastTexts = {
  'linked-list-manipulation linked-list-two-pointers': () => {
    const values = [1, 2, 3, 4]
    return [
      'the 2nd node from the end',
      `of ${arrows(values)}`,
      `wrong node and leaves ${arrows(values.toSpliced(1, 1))}`,
      '2 nodes ahead',
      `in time and leave ${arrows(values.toSpliced(-2, 1))}`,
    ]
  },
  'linked-list-manipulation linked-list-reversal': () => {
    const digits = [1, 5, 7]
    const number = Number(digits.join(''))
    return [
      `the number ${number}`,
      `the list ${arrows(digits)}`,
      `gives ${arrows(digits.map((digit) => (digit * 2) % 10))}`,
      `it is ${arrows([...String(number * 2)].map(Number))}`,
    ]
  },
  'linked-list-manipulation prefix-sum': () => {
    const values = [1, 2, -3, 4]
    const isCancelled = values.some((value, index) => value + (values[index + 1] ?? value) === 0)
    const back = values.findIndex((_, index) => sum(values.slice(0, index + 1)) === 0) + 1
    return [
      `From ${arrows(values)}`,
      'whose sum is 0',
      `keeps all ${isCancelled ? '?' : values.length} nodes`,
      `back at 0 after ${back} nodes`,
      `only the node ${arrows(values.slice(back))} is left`,
    ]
  },
  'linked-list-two-pointers linked-list-reversal': () => {
    const values = [4, 1, 5, 3]
    const half = values.length / 2
    const gap = Math.max(...values.slice(0, half).map((value, index) => value + values[index + half]!))
    const mirror = Math.max(...values.map((value, index) => value + values.at(-1 - index)!))
    return [
      `in ${arrows(values)}`,
      `a gap of ${half} pair ${values[0]} with ${values[half]}, which makes ${gap}`,
      `${values[0]} is paired with ${values.at(-1)}, and the answer is ${mirror}`,
    ]
  },
  'linked-list-two-pointers hash-lookup': () => {
    const values = [4, 9, 2, 9]
    const outside = new Set(values.filter((value) => value >= values.length))
    const twice = values.find((value, index) => values.indexOf(value) < index)
    return [
      code(values),
      `${[...outside].join(' and ')} point outside of the ${values.length} positions`,
      `notices that ${twice} has`,
    ]
  },
  'linked-list-reversal monotonic-stack': () => {
    const values = [1, 2, 3]
    const largest = values.map((_, index) => Math.max(0, ...values.slice(index + 1)))
    return [
      `of ${arrows(values)} (0 if there is none)`,
      `gives ${largest.join(', ')}`,
      `are ${nextLarger(values).join(', ')}`,
    ]
  },
  'linked-list-design queue-operations': () => {
    const cache = ['a', 'b']
    const afterReading = [...cache.filter((key) => key !== 'a'), 'a']
    return [`A cache for ${cache.length} entries`, `drops ${cache[0]}`, `${afterReading[0]} is dropped`]
  },
  'linked-list-design stack-operations': () => {
    const stack = [1, 2, 3]
    return [
      'Store 1, 2 and 3, then remove the 1',
      `has to pop ${stack.length - stack.indexOf(1)} entries`,
      'unlinks 1 node',
    ]
  },
  'stack-operations monotonic-stack': () => {
    const days = [5, 3, 4, 6]
    const waiting: number[] = []
    const answered = new Set<number>()
    for (const day of days) {
      const top = waiting.at(-1)
      if (top !== undefined && top < day) answered.add(waiting.pop()!)
      waiting.push(day)
    }
    return [
      code(days),
      `${days[3]} removes ${days[2]}, and ${days[0]} ${answered.has(days[0]!) ? '?' : 'never gets an answer'}`,
      `${days[0]} is answered after ${days.findIndex((day) => day > days[0]!)} days`,
    ]
  },
  'stack-operations queue-operations': () => {
    const serve = (end: 'shift' | 'pop') => {
      const waiting = [1, 2, 3]
      const served = [waiting[end]()]
      waiting.push(4)
      while (waiting.length > 0) served.push(waiting[end]())
      return served.join(', ')
    }
    return ['Callers 1, 2 and 3 wait; 4 calls', `serves ${serve('pop')}`, `it is ${serve('shift')}`]
  },
  'queue-operations monotonic-stack': () => {
    const values = [5, 3, 1]
    const soFar = values.slice(1).map((_, index) => Math.max(...values.slice(0, index + 2)))
    const inWindow = values.slice(1).map((value, index) => Math.max(value, values[index]!))
    return [
      `each 2 neighbors in ${code(values)}`,
      `gives ${soFar.join(', ')}`,
      `Once ${values[0]} is too old, it must leave at the front: ${inWindow.join(', ')}`,
    ]
  },
  'monotonic-stack longest-increasing-subsequence': () => {
    const values = [4, 5, 1, 6]
    const stack: number[] = []
    const heights = values.map((value) => {
      while (stack.length > 0 && stack.at(-1)! > value) stack.pop()
      return stack.push(value)
    })
    const chains = subsets(values).filter((chain) =>
      chain.every((value, at) => at === 0 || value > chain[at - 1]!),
    )
    const best = chains.reduce((a, b) => (b.length > a.length ? b : a))
    return [
      code(values),
      'drops 4 and 5 when 1 arrives',
      `more than ${Math.max(...heights)}`,
      `The chain ${best.join(', ')} has ${best.length} elements`,
    ]
  },
  'linked-list-manipulation hash-lookup': () => {
    const [first, second] = [
      [1, 3],
      [2, 3],
    ] as const
    const merged = [...first, ...second].toSorted()
    return [
      `lists ${arrows(first)} and ${arrows(second)}`,
      'the second 3',
      `leaves ${arrows([...new Set(merged)])}.`,
      `all nodes: ${arrows(merged)}.`,
    ]
  },
}
