import { expect, test } from 'vitest'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import { found, isFind, looks, walkthrough } from './walkthrough.ts'

const [first, second] = ['teller', 'letter']

const sorted = (word: string) => [...word].sort().join('')
const isAnagram = (one: string, other: string) => sorted(one) === sorted(other)
const setOf = (word: string) => [...new Set(word)].sort()
const countIn = (word: string, letter: string) => word.split(letter).length - 1
const sumOf = (word: string) =>
  [...word].reduce((sum, letter) => sum + letter.charCodeAt(0) - 'a'.charCodeAt(0) + 1, 0)

/** The code of the lesson without the comparison of lengths; `use` says what a match leaves of a count. */
function match(one: string, other: string, use = (count: number) => count - 1): boolean {
  const counts = new Map([...one].map((letter) => [letter, countIn(one, letter)]))
  return [...other].every((letter) => {
    const left = counts.get(letter) ?? 0
    counts.set(letter, use(left))
    return left > 0
  })
}

test('the same letters occur, but not equally often', () => {
  expect(isAnagram(first, second)).toBe(false)
  expect(match(first, second)).toBe(false)
  expect(setOf(first)).toEqual(setOf(second))
  expect(setOf(first)).toEqual(['e', 'l', 'r', 't'])
  expect(['l', 't'].map((letter) => [countIn(first, letter), countIn(second, letter)])).toEqual([
    [2, 1],
    [1, 2],
  ])
})

test('every wrong option is wrong for the reason it gives', () => {
  expect(match(first, second, (count) => count)).toBe(true)
  expect(match(first, first, () => 0)).toBe(false)
})

test('only the second pair shows that the lengths must be compared', () => {
  const pairs = [
    ['ab', 'abb'],
    ['abb', 'ab'],
    ['ab', 'cd'],
  ] as const
  expect(pairs.map(([one, other]) => match(one, other) !== isAnagram(one, other))).toEqual([
    false,
    true,
    false,
  ])
})

test('counts of the whole string fail where letters must be next to each other', () => {
  const parts = ['tas', 'ast', 'ste']
  expect([0, 1, 2].map((start) => 'taste'.slice(start, start + 3))).toEqual(parts)
  expect(parts.some((part) => isAnagram(part, 'tea'))).toBe(false)
  expect(match('taste', 'tea')).toBe(true)
})

test('every number of the lesson follows from its input', () => {
  expect(found.size).toBe(3)
  expectComputedNumbers(walkthrough, [
    ['l 2 and t 1 before, l 1 and t 2 after', 2, 1, 1, 2],
    ['The sums are 72 and 80', sumOf(first), sumOf(second)],
    ['have the same sum, 5,', sumOf('ad')],
    ['9 of the 12 looks', looks.filter((look) => !isFind(look)).length, looks.length],
    ['two texts of 100,000 letters', 100_000],
    ['the count of l is 2', countIn(first, 'l')],
    ['It drops to 1', countIn(first, 'l') - 1],
    ['6 - 6 = 0', first.length, second.length, first.length - second.length],
    ['at most 26 here', 26],
  ])
  expect(sumOf('bc')).toBe(sumOf('ad'))
  expect((100_000 * 100_001) / 2).toBeGreaterThan(2e9)
})
