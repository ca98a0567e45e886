import { expect, test } from 'vitest'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import { looks, walkthrough } from './walkthrough.ts'

const chambers = [15, 28, 32, 19, 44, 57, 36]

/** A list of a given length as indices: the last one leads to `tail`, or to nothing. */
interface Chain {
  readonly length: number
  readonly tail?: number
}

const cave: Chain = { length: chambers.length, tail: 3 }

function next({ length, tail }: Chain, index: number | undefined): number | undefined {
  if (index === undefined) throw new Error('null has no next node')
  return index + 1 < length ? index + 1 : tail
}

function findMeeting(chain: Chain, checksNext = true): { moves: number; at: number } | undefined {
  let slow: number | undefined = 0
  let fast: number | undefined = 0
  for (let moves = 1; fast !== undefined && (!checksNext || next(chain, fast) !== undefined); moves++) {
    slow = next(chain, slow)
    fast = next(chain, next(chain, fast))
    if (slow !== undefined && slow === fast) return { moves, at: slow }
  }
  return undefined
}

/** The first index that comes again. */
function cycleStart(chain: Chain): number {
  const seen = new Set<number>()
  let at = 0
  for (; !seen.has(at); at = next(chain, at)!) seen.add(at)
  return at
}

function stepsFrom(chain: Chain, index: number, count: number): number {
  return count === 0 ? index : stepsFrom(chain, next(chain, index)!, count - 1)
}

test('the cycle begins at 19 and the walkers meet at 44', () => {
  expect(chambers[cycleStart(cave)]).toBe(19)
  expect(chambers[findMeeting(cave)!.at]).toBe(44)
  expect(looks.filter(({ value }) => value === '=').map(({ inner }) => chambers[inner])).toEqual([19])
})

test('for every list, single steps from the head and the meeting point first meet at the start', () => {
  for (let length = 1; length <= 12; length++) {
    for (let tail = 0; tail < length; tail++) {
      const chain = { length, tail }
      const { moves, at } = findMeeting(chain)!
      expect(stepsFrom(chain, at, moves)).toBe(at)
      let [first, second] = [0, at]
      while (first !== second) [first, second] = [next(chain, first)!, next(chain, second)!]
      expect(first).toBe(cycleStart(chain))
      expect(moves).toBeLessThanOrEqual(length)
      // In the cycle, slow goes at most one round.
      expect(moves - tail).toBeLessThanOrEqual(length - tail)
    }
  }
})

test('every wrong option is wrong for the reason it gives', () => {
  const gaps = Array.from(
    { length: 20 },
    (_, moves) => stepsFrom(cave, 1, moves) !== stepsFrom(cave, 0, moves),
  )
  expect(gaps).not.toContain(false)
  expect(stepsFrom(cave, 0, 4)).toBe(chambers.indexOf(44))
  const short = { length: 5, tail: 3 }
  expect(findMeeting(short)!.moves).toBe(4)
  expect(short.length - cycleStart(short)).toBe(2)
})

test('only the list of three shows the slip', () => {
  expect(findMeeting({ length: 2 }, false)).toBeUndefined()
  expect(findMeeting({ length: 1, tail: 0 }, false)).toEqual({ moves: 1, at: 0 })
  expect(() => findMeeting({ length: 3 }, false)).toThrow('null has no next node')
  expect(findMeeting({ length: 3 })).toBeUndefined()
})

test('tickets read as links lead to the wrong number', () => {
  const tickets = [1, 2, 0, 4, 4]
  const seen: number[] = []
  for (let at = 0; !seen.includes(at); at = tickets[at]!) seen.push(at)
  expect(seen).toEqual([0, 1, 2])
  expect(tickets[seen.at(-1)!]).toBe(0)
  expect(tickets.filter((ticket, index) => tickets.indexOf(ticket) < index)).toEqual([4])
})

test('every number of the lesson follows from its input', () => {
  expectComputedNumbers(walkthrough, [
    ['24 of the 25 comparisons', looks.filter(({ value }) => value === '≠').length, looks.length],
    ['Seven chambers take 25 comparisons', looks.length],
    [
      'For 100,000 it is almost 5 billion',
      100_000,
      Math.ceil(((100_000 * 99_999) / 2 + cycleStart(cave) + 1) / 1e9),
    ],
    ['`slow` has taken 4 steps and `fast` 8', findMeeting(cave)!.moves, 2 * findMeeting(cave)!.moves],
  ])
})
