import { listed, program } from './program.ts'

type List = readonly number[]

const isDigits = (values: List) => values.length > 0 && values.every((value) => value >= 0 && value <= 9)
export const listPrograms = [
  program<[List]>({
    problem: 735,
    head: '(asteroids: int[]) -> int[]',
    asks: 'Return the asteroids that are left; positive ones move right, negative ones left, and of two that meet the smaller one explodes, both if they are equal.',
    examples: [
      [[[5, 10, -5]], [5, 10]],
      [[[8, -8]], []],
      [[[10, 2, -5]], [10]],
    ],
    isValid: ([asteroids]) => !asteroids.includes(0),
    run(say, asteroids) {
      const stack: number[] = []
      for (const asteroid of asteroids) {
        let isAlive = true
        while (isAlive && asteroid < 0 && (stack.at(-1) ?? -1) > 0) {
          const top = stack.at(-1) ?? 0
          if (top <= -asteroid) stack.pop()
          isAlive = top < -asteroid
        }
        if (isAlive) stack.push(asteroid)
        say(`${asteroid}: stack ${listed(stack)}.`)
      }
      return stack
    },
  }),
  program<[List, List]>({
    problem: 496,
    head: '(nums1: int[], nums2: int[]) -> int[]',
    asks: 'Return for each value of `nums1` the next greater value after it in `nums2`, -1 if there is none.',
    examples: [
      [
        [
          [4, 1, 2],
          [1, 3, 4, 2],
        ],
        [-1, 3, -1],
      ],
    ],
    isValid: ([few, all]) => new Set(all).size === all.length && few.every((value) => all.includes(value)),
    run(say, few, all) {
      const next = new Map<number, number>()
      const stack: number[] = []
      for (const value of all) {
        while (stack.length > 0 && (stack.at(-1) ?? 0) < value) next.set(stack.pop() ?? 0, value)
        stack.push(value)
        say(
          `${value}: waiting ${listed(stack)}; found ${listed([...next].map(([from, to]) => `${from} -> ${to}`))}.`,
        )
      }
      return few.map((value) => next.get(value) ?? -1)
    },
  }),
  program<[number, List, List]>({
    problem: 853,
    head: '(target: int, position: int[], speed: int[]) -> int',
    asks: 'Return how many fleets of cars arrive at `target`; a faster car catches up and then drives with the one ahead.',
    examples: [
      [[12, [10, 8, 0, 5, 3], [2, 4, 1, 1, 3]], 3],
      [[10, [3], [3]], 1],
    ],
    isValid: ([target, position, speed]) =>
      position.length === speed.length &&
      new Set(position).size === position.length &&
      speed.every((value) => value > 0) &&
      position.every((value) => value >= 0 && value < target),
    run(say, target, position, speed) {
      const cars = position
        .map((from, at) => ({ from, time: (target - from) / (speed[at] ?? 1) }))
        .sort((a, b) => b.from - a.from)
      let [fleets, slowest] = [0, -1]
      for (const { from, time } of cars) {
        const isNew = time > slowest
        if (isNew) [fleets, slowest] = [fleets + 1, time]
        say(
          `Car at ${from}: ${Math.round(time * 100) / 100} hours, ${isNew ? `a new fleet (${fleets})` : 'joins the fleet ahead'}.`,
        )
      }
      return fleets
    },
  }),
  program<[List, List]>({
    problem: 2,
    head: '(l1: list, l2: list) -> list',
    asks: 'Return the sum of two numbers whose digits are in `l1` and `l2`, the last digit first, in the same form.',
    examples: [
      [
        [
          [2, 4, 3],
          [5, 6, 4],
        ],
        [7, 0, 8],
      ],
      [
        [[9, 9], [1]],
        [0, 0, 1],
      ],
    ],
    isValid: ([l1, l2]) => isDigits(l1) && isDigits(l2),
    run(say, l1, l2) {
      const digits: number[] = []
      let carry = 0
      for (let at = 0; at < Math.max(l1.length, l2.length) || carry > 0; at++) {
        const [a, b] = [l1[at] ?? 0, l2[at] ?? 0]
        const sum = a + b + carry
        say(`${a} + ${b} + carry ${carry} = ${sum}: digit ${sum % 10}, carry ${Math.floor(sum / 10)}.`)
        digits.push(sum % 10)
        carry = Math.floor(sum / 10)
      }
      return digits
    },
  }),
  program<[List]>({
    problem: 83,
    head: '(head: list) -> list',
    asks: 'Return the sorted list with each value only once.',
    examples: [[[[1, 1, 2, 3, 3]], [1, 2, 3]]],
    isValid: ([head]) => head.every((value, at) => at === 0 || value >= (head[at - 1] ?? 0)),
    run(say, head) {
      for (const [at, value] of head.entries())
        if (at > 0)
          say(
            value === head[at - 1]
              ? `The next node, ${value}, has the same value: skip it.`
              : `The next node, ${value}, has another value: move on.`,
          )
      return head.filter((value, at) => at === 0 || value !== head[at - 1])
    },
  }),
  program<[List]>({
    problem: 234,
    head: '(head: list) -> bool',
    asks: 'Return whether the list reads the same in both directions.',
    examples: [
      [[[1, 2, 2, 1]], true],
      [[[1, 2]], false],
      [[[1, 2, 1]], true],
    ],
    run(say, head) {
      const second = head.slice(Math.ceil(head.length / 2)).reverse()
      say(`The second half, reversed, is ${listed(second)}.`)
      for (const [at, value] of second.entries()) {
        say(`${head[at]} and ${value}: ${head[at] === value ? 'equal' : 'different'}.`)
        if (head[at] !== value) return false
      }
      return true
    },
  }),
  program<[List]>({
    problem: 143,
    head: '(head: list) -> list',
    asks: 'Return the list in the order first, last, second, second to last and so on.',
    examples: [
      [[[1, 2, 3, 4]], [1, 4, 2, 3]],
      [[[1, 2, 3, 4, 5]], [1, 5, 2, 4, 3]],
    ],
    run(say, head) {
      const middle = Math.ceil(head.length / 2)
      const [first, second] = [head.slice(0, middle), head.slice(middle).reverse()]
      say(`Split in the middle: ${listed(first)}, then ${listed(head.slice(middle))}.`)
      say(`The second half, reversed: ${listed(second)}.`)
      return first.flatMap((value, at) => [value, ...second.slice(at, at + 1)])
    },
  }),
  program<[List]>({
    problem: 24,
    head: '(head: list) -> list',
    asks: 'Return the list with each two nodes next to each other swapped.',
    examples: [
      [[[1, 2, 3, 4]], [2, 1, 4, 3]],
      [[[1, 2, 3]], [2, 1, 3]],
    ],
    run(say, head) {
      return head.flatMap((value, at) => {
        const other = head[at + 1]
        if (at % 2 === 1) return []
        say(
          other === undefined
            ? `${value} has no partner, stays.`
            : `${value} and ${other} become ${other}, ${value}.`,
        )
        return other === undefined ? [value] : [other, value]
      })
    },
  }),
  program<[List]>({
    problem: 328,
    head: '(head: list) -> list',
    asks: 'Return the list with the nodes at positions 1, 3, 5 and so on first, then those at 2, 4, 6.',
    examples: [[[[1, 2, 3, 4, 5]], [1, 3, 5, 2, 4]]],
    run(say, head) {
      const [odd, even] = [head.filter((_, at) => at % 2 === 0), head.filter((_, at) => at % 2 === 1)]
      say(`Odd positions: ${listed(odd)}. Even positions: ${listed(even)}.`)
      return [...odd, ...even]
    },
  }),
  program<[number]>({
    problem: 202,
    head: '(n: int) -> bool',
    asks: 'Return whether replacing `n` by the sum of the squares of its digits ends at 1.',
    examples: [
      [[19], true],
      [[2], false],
    ],
    isValid: ([n]) => n >= 1,
    run(say, n) {
      const seen = new Set<number>()
      let value = n
      while (value !== 1 && !seen.has(value)) {
        seen.add(value)
        const digits = [...String(value)]
        const next = digits.reduce((sum, digit) => sum + Number(digit) ** 2, 0)
        say(`${value}: ${digits.map((digit) => `${digit}²`).join(' + ')} = ${next}.`)
        value = next
      }
      say(value === 1 ? '1 is reached.' : `${value} was there before: a cycle without 1.`)
      return value === 1
    },
  }),
  program<[List]>({
    problem: 90,
    head: '(nums: int[]) -> int[][]',
    asks: 'Return all different subsets of `nums`, which may contain equal values.',
    examples: [[[[1, 2, 2]], [[], [1], [1, 2], [1, 2, 2], [2], [2, 2]]]],
    isValid: ([nums]) => nums.length <= 5,
    run(say, nums) {
      const values = nums.toSorted((a, b) => a - b)
      say(`Sorted: ${listed(values)}.`)
      const all: number[][] = []
      const choose = (start: number, path: number[]) => {
        all.push(path)
        say(`Store [${path.join(', ')}].`)
        for (let at = start; at < values.length; at++) {
          const value = values[at] ?? 0
          if (at > start && value === values[at - 1]) say(`Skip the second ${value} at this level.`)
          else choose(at + 1, [...path, value])
        }
      }
      choose(0, [])
      return all
    },
  }),
]
