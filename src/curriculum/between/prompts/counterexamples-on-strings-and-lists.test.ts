import { describe, expect, test } from 'vitest'
import { collectSteps } from '#algorithms/collect-steps.ts'
import type { Trace } from '#algorithms/step.ts'
import { twoSumSorted } from '../../arrays/two-pointers/algorithm.ts'
import { reverseList } from '../../linked-lists/linked-list-reversal/algorithm.ts'
import { isAnagram } from '../../strings/frequency-counting/algorithm.ts'
import { longestCommonSubsequence } from '../../strings/string-dynamic-programming/algorithm.ts'
import { isPalindrome } from '../../strings/string-two-pointers/algorithm.ts'
import { pairs as linkedListsPairs } from '../pairs/linked-lists.ts'
import { pairs as stringsPairs } from '../pairs/strings.ts'

interface Methods {
  /** The method of the prompt's own pattern, or brute force. */
  readonly right: (input: never) => unknown
  /** The method of the rival. */
  readonly wrong: (input: never) => unknown
}

const methods: Readonly<Record<string, Methods>> = {
  'digit-and-bit-parsing--frequency-counting': {
    right: ({ number }: { number: string }) => Number(number) % 97,
    wrong: ({ number }: { number: string }) => Number(byCharacter(number)) % 97,
  },
  'digit-and-bit-parsing--hash-lookup': {
    right: ({ number }: { number: number }) => {
      const shown = new Set<number>()
      for (let at = number; !shown.has(at); at = nextNumber(at, 2)) shown.add(at)
      return shown.size
    },
    wrong: ({ number }: { number: number }) => {
      let seconds = 0
      for (let at = number; at > 9; at = nextNumber(at, 1)) seconds += 1
      return seconds
    },
  },
  'digit-and-bit-parsing--stack-operations': {
    right: ({ calculation }: { calculation: string }) => withStack(calculation),
    wrong: ({ calculation }: { calculation: string }) => runningTotal(calculation.replaceAll(/[()]/g, '')),
  },
  'digit-and-bit-parsing--string-two-pointers': {
    right: ({ first, second }: { first: string; second: string }) =>
      Number(first) % 89 === Number(second) % 89,
    wrong: ({ first, second }: { first: string; second: string }) =>
      first === second.split('').reverse().join(''),
  },
  'frequency-counting--hash-lookup': {
    right: ({ left, right }: { left: number[]; right: number[] }) =>
      answerOf(isAnagram(left.join(''), right.join(''))),
    wrong: ({ left, right }: { left: number[]; right: number[] }) =>
      left.every((number) => right.includes(number)) && right.every((number) => left.includes(number)),
  },
  'frequency-counting--heap-priority-queue': {
    right: ({ beads }: { beads: number[] }) => {
      const chain: number[] = []
      const left = [...beads]
      while (left.length > 0) {
        const next = byCount(left).find((color) => color !== chain.at(-1))
        if (next === undefined) break
        chain.push(...left.splice(left.indexOf(next), 1))
      }
      return chain
    },
    wrong: ({ beads }: { beads: number[] }) => byCount(beads),
  },
  'frequency-counting--string-sliding-window': {
    right: ({ ribbon, name }: { ribbon: string; name: string }) =>
      substrings(ribbon).some((piece) => answerOf(isAnagram(piece, name))),
    wrong: ({ ribbon, name }: { ribbon: string; name: string }) =>
      [...name].every((letter) => occurrences(letter, ribbon) >= occurrences(letter, name)),
  },
  'string-dynamic-programming--string-sliding-window': {
    right: ({ first, second }: { first: string; second: string }) =>
      answerOf(longestCommonSubsequence(first, second)).length,
    wrong: ({ first, second }: { first: string; second: string }) =>
      longestWindow(
        [...first].map((letter, index) => (letter === second[index] ? '=' : 'x')).join(''),
        (marks) => occurrences('x', marks) <= 2,
      ),
  },
  'string-dynamic-programming--string-two-pointers': {
    right: ({ piece, loudness, motif }: Melody) => loudest(piece, loudness, motif),
    wrong: ({ piece, loudness, motif }: Melody) => {
      let matched = 0
      let total = 0
      for (const [index, note] of [...piece].entries()) {
        if (note !== motif[matched]) continue
        matched += 1
        total += loudness[index] ?? 0
      }
      return matched === motif.length ? total : 0
    },
  },
  'string-sliding-window--string-two-pointers': {
    right: ({ frieze }: { frieze: string }) => fewestExchanges(frieze),
    wrong: ({ frieze }: { frieze: string }) =>
      frieze.length - Math.max(...[...frieze].map((color) => occurrences(color, frieze))),
  },
  'string-two-pointers--two-pointers': {
    right: ({ tiles }: { tiles: number[] }) => answerOf(twoSumSorted(tiles, 500)) !== undefined,
    wrong: ({ tiles }: { tiles: number[] }) =>
      tiles.some((tile, index) => tile + (tiles.at(-1 - index) ?? Number.NaN) === 500),
  },
  'linked-list-design--queue-operations': {
    right: ({ calls }: { calls: string[] }) =>
      serveAll(calls, (line, name) => line.filter((other) => other !== name)),
    wrong: ({ calls }: { calls: string[] }) => serveAll(calls, (line) => line.slice(0, -1)),
  },
  'linked-list-design--stack-operations': {
    right: ({ calls }: { calls: string[] }) =>
      topLayer(calls, (layers, name) => layers.filter((other) => other !== name)),
    wrong: ({ calls }: { calls: string[] }) => topLayer(calls, (layers) => layers.slice(0, -1)),
  },
  'linked-list-manipulation--linked-list-reversal': {
    right: ({ first, second }: { first: number[]; second: number[] }) =>
      answerOf(reverseList(subtractForward(answerOf(reverseList(first)), answerOf(reverseList(second))))),
    wrong: ({ first, second }: { first: number[]; second: number[] }) => subtractForward(first, second),
  },
  'linked-list-manipulation--linked-list-two-pointers': {
    right: ({ songs, k }: { songs: string[]; k: number }) => songs.toSpliced(songs.length - k, 0, 'jingle'),
    wrong: ({ songs, k }: { songs: string[]; k: number }) => songs.toSpliced(k, 0, 'jingle'),
  },
  'linked-list-manipulation--prefix-sum': {
    right: ({ amounts }: { amounts: number[] }) => {
      const kept: number[] = []
      for (const amount of amounts) {
        kept.push(amount)
        const from = kept.findIndex((_, index) => total(kept.slice(index)) === 0)
        if (from !== -1) kept.splice(from)
      }
      return kept
    },
    wrong: ({ amounts }: { amounts: number[] }) => amounts.filter((amount) => amount !== 0),
  },
  'linked-list-reversal--linked-list-two-pointers': {
    right: ({ camels }: { camels: number[] }) => [answerOf(reverseList(camels))],
    wrong: ({ camels }: { camels: number[] }) => {
      let slow = 0
      for (let fast = 0; fast < camels.length; fast += 2) slow += 1
      return [camels.slice(0, slow), camels.slice(slow)]
    },
  },
  'linked-list-reversal--monotonic-stack': {
    right: ({ heights }: { heights: number[] }) =>
      heights.map((height, index) => heights.slice(index + 1).find((later) => later > height) ?? 0),
    wrong: ({ heights }: { heights: number[] }) => {
      let largest = 0
      const fromTail = answerOf(reverseList(heights)).map((height) => {
        const after = largest
        largest = Math.max(largest, height)
        return after
      })
      return answerOf(reverseList(fromTail))
    },
  },
  'linked-list-two-pointers--sorting': {
    right: ({ times }: { times: number[] }) => times.toSorted((a, b) => a - b)[(times.length - 1) / 2],
    wrong: ({ times }: { times: number[] }) => {
      let slow = 0
      for (let fast = 0; fast < times.length - 1; fast += 2) slow += 1
      return times[slow]
    },
  },
}

describe.each([...stringsPairs, ...linkedListsPairs])('the pair $id', ({ id, counterexample }) => {
  test('has an input on which the method of the rival goes wrong', () => {
    const { input, right, wrong } = counterexample
    expect(wrong).not.toEqual(right)
    expect(methods[id]?.right(input as never)).toEqual(right)
    expect(methods[id]?.wrong(input as never)).toEqual(wrong)
  })
})

function answerOf<Answer>(trace: Trace<Answer>): Answer {
  return collectSteps(trace).answer
}

function total(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

/** The sum of the digits, each to this power. */
function nextNumber(number: number, power: number): number {
  return total([...String(number)].map((digit) => Number(digit) ** power))
}

/** The most frequent ones first, on a tie the smallest. */
function byCount(colors: readonly number[]): readonly number[] {
  const count = (color: number) => colors.filter((other) => other === color).length
  return colors.toSorted((a, b) => count(b) - count(a) || a - b)
}

function byCharacter(text: string): string {
  return [...text].sort().join('')
}

function occurrences(letter: string, text: string): number {
  return text.split(letter).length - 1
}

function substrings(text: string): readonly string[] {
  return [...text].flatMap((_, from) =>
    Array.from({ length: text.length - from }, (__, more) => text.slice(from, from + more + 1)),
  )
}

/** Grows at the right, and shrinks at the left while the condition fails. */
function longestWindow(text: string, isValid: (part: string) => boolean): number {
  let left = 0
  let longest = 0
  for (let right = 1; right <= text.length; right += 1) {
    while (left < right && !isValid(text.slice(left, right))) left += 1
    longest = Math.max(longest, right - left)
  }
  return longest
}

interface Melody {
  readonly piece: string
  readonly loudness: readonly number[]
  readonly motif: string
}

/** Tries each place for the first note of the motif; -Infinity without any choice. */
function loudest(piece: string, loudness: readonly number[], motif: string): number {
  if (motif === '') return 0
  return Math.max(
    ...[...piece].map((note, index) =>
      note === motif[0]
        ? (loudness[index] ?? 0) + loudest(piece.slice(index + 1), loudness.slice(index + 1), motif.slice(1))
        : -Infinity,
    ),
  )
}

/** The least distance to any text of the same colors that is the same when viewed from behind. */
function fewestExchanges(frieze: string): number {
  const texts = [...frieze].reduce<readonly string[]>(
    (before) => before.flatMap((text) => [...new Set(frieze)].map((color) => text + color)),
    [''],
  )
  return Math.min(
    ...texts
      .filter((text) => answerOf(isPalindrome(text)))
      .map((text) => [...text].filter((color, index) => color !== frieze[index]).length),
  )
}

function runningTotal(calculation: string): number {
  return (calculation.match(/[+-]?\d+/g) ?? []).reduce((total, term) => total + Number(term), 0)
}

function withStack(calculation: string): number {
  const saved: { readonly total: number; readonly sign: number }[] = []
  let total = 0
  let sign = 1
  for (const token of calculation.match(/\d+|[-+()]/g) ?? []) {
    if (token === '+') sign = 1
    else if (token === '-') sign = -1
    else if (token === '(') {
      saved.push({ total, sign })
      total = 0
      sign = 1
    } else if (token === ')') {
      const outer = saved.pop() ?? { total: 0, sign: 1 }
      total = outer.total + outer.sign * total
    } else total += sign * Number(token)
  }
  return total
}

function subtractForward(first: readonly number[], second: readonly number[]): readonly number[] {
  let borrow = 0
  return first.map((value, index) => {
    const difference = value - (second[index] ?? 0) - borrow
    borrow = difference < 0 ? 1 : 0
    return difference + borrow * 10
  })
}

function serveAll(
  calls: readonly string[],
  leave: (line: readonly string[], name: string) => readonly string[],
): readonly string[] {
  let line: readonly string[] = []
  const served: string[] = []
  for (const [verb, name = ''] of calls.map((call) => call.split(' '))) {
    if (verb === 'join') line = [...line, name]
    else if (verb === 'leave') line = leave(line, name)
    else {
      served.push(line[0] ?? '')
      line = line.slice(1)
    }
  }
  return served
}

function topLayer(
  calls: readonly string[],
  remove: (layers: readonly string[], name: string) => readonly string[],
): string | undefined {
  let layers: readonly string[] = []
  for (const [verb, name = ''] of calls.map((call) => call.split(' '))) {
    if (verb === 'add') layers = [...layers, name]
    else if (verb === 'remove') layers = remove(layers, name)
  }
  return layers.at(-1)
}
