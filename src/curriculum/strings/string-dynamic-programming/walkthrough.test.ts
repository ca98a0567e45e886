import { expect, test } from 'vitest'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import { recursion, walkthrough } from './walkthrough.ts'

const [first, second] = ['tea', 'eat']

/** Everything that can remain of a word when letters are left out. */
function restsOf(word: string): string[] {
  return [...word].reduce<string[]>((rests, letter) => rests.concat(rests.map((rest) => rest + letter)), [''])
}

const commonOf = (a: string, b: string) => restsOf(a).filter((rest) => restsOf(b).includes(rest))
const most = (a: string, b: string) => Math.max(...commonOf(a, b).map(({ length }) => length))

function matchEarly(a: string, b: string): number {
  let from = 0
  let count = 0
  for (const letter of a) {
    const at = b.indexOf(letter, from)
    if (at < 0) continue
    from = at + 1
    count++
  }
  return count
}

function dropBoth(a: string, b: string): number {
  if (a === '' || b === '') return 0
  return dropBoth(a.slice(0, -1), b.slice(0, -1)) + (a.at(-1) === b.at(-1) ? 1 : 0)
}

/** The recursion of the lesson, in which a match keeps the last letter of b. */
function matchAbove(a: string, b: string): number {
  if (a === '' || b === '') return 0
  if (a.at(-1) === b.at(-1)) return matchAbove(a.slice(0, -1), b) + 1
  return Math.max(matchAbove(a.slice(0, -1), b), matchAbove(a, b.slice(0, -1)))
}

/** How many calls two words of these lengths take if they have no letter in common. */
function callsFor(i: number, j: number): number {
  return i === 0 || j === 0 ? 1 : 1 + callsFor(i - 1, j) + callsFor(i, j - 1)
}

test('the recursion finds the most that can remain, and nothing else is as long', () => {
  expect(recursion.result).toBe(most(first, second))
  expect(commonOf(first, second).filter(({ length }) => length === 2)).toEqual(['ea'])
  expect([most('te', ''), most('te', 'e')]).toEqual([0, 1])
})

test('only the last pair of words shows the slip', () => {
  const pairs = [
    ['a', 'a'],
    ['ab', 'ba'],
    ['aa', 'a'],
  ] as const
  expect(pairs.map(([a, b]) => matchAbove(a, b) !== most(a, b))).toEqual([false, false, true])
})

test('the table fails where the order does not matter', () => {
  expect(most('ate', 'steal')).toBe(2)
  expect('steal').toContain('tea')
  expect([...'tea'].sort()).toEqual([...'ate'].sort())
})

test('every number of the lesson follows from its input', () => {
  const repeats = recursion.calls.filter(({ isRepeat }) => isRepeat).length
  const two = most(first, second)
  expectComputedNumbers(walkthrough, [
    ['the first 2 letters of `tea` and the first 3 of `eat`', 2, 3],
    ['It keeps 1 letter, and 2 are possible', matchEarly(first, second), two],
    ['t: 1 letter', matchEarly(first, second)],
    ['ea: 2 letters', two],
    ['It says 3, and 2 is the most', new Set(first).size, two],
    ['It finds 2, and', two],
    ['4 of the 15 calls', repeats, recursion.calls.length],
    [
      'two words of 10 letters without a common letter take 369,511 calls, although they have only 121 pairs',
      10,
      callsFor(10, 10),
      11 * 11,
    ],
    ['with nothing of `eat` it is 0, and with its e it is 1', 0, most('te', 'e')],
    ['0 instead of 2', dropBoth(first, second), two],
    ['so the last cell is 1', matchAbove('a', 'a')],
    ['so it gives 1', matchAbove('ab', 'ba')],
    ['the last cell is 2 instead of 1', matchAbove('aa', 'a'), most('aa', 'a')],
    ['if that is 3', 'ate'.length],
    ['3, so yes', 'ate'.length],
    ['2, so no', most('ate', 'steal')],
    ['up to 1,000 characters', 1000],
  ])
})
