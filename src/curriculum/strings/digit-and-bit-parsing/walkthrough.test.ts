import { expect, test } from 'vitest'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import { bitsOf } from './algorithm.ts'
import { alone, looks, ones, walkthrough } from './walkthrough.ts'

const tags = [6, 9, 6, 5, 9]

/** The values that occur this often, by counting. */
function occurring(values: readonly number[], times: number): number[] {
  const isSo = (value: number) => values.filter((each) => each === value).length === times
  return [...new Set(values)].filter(isSo)
}

function xor(values: readonly number[], start = 0): number {
  return values.reduce((single, value) => single ^ value, start)
}

/** The slip of the code. */
const fromFirst = (values: readonly number[]) => xor(values, values[0])

/** The sizes of a set of the tags that wait for their partner, after each tag. */
function waitingAfter(values: readonly number[]): number[][] {
  const waiting = new Set<number>()
  return values.map((value) => {
    if (!waiting.delete(value)) waiting.add(value)
    return [...waiting]
  })
}

test('5 is the tag without a partner, and adjacent tags do not show it', () => {
  expect(occurring(tags, 1)).toEqual([5])
  expect(alone).toBe(5)
  expect(xor(tags)).toBe(5)
  expect(tags.filter((tag, index) => tag === tags[index - 1])).toEqual([])
  expect(waitingAfter(tags)[3]).toEqual([9, 5])
  expect(waitingAfter(tags).at(-1)).toEqual([5])
})

test('the bits with an odd number of ones make the answer', () => {
  expect(ones).toEqual([2, 3, 2, 3])
  expect(ones.reduce((value, count) => value * 2 + (count % 2), 0)).toBe(5)
})

test('every wrong option is wrong for the reason it gives', () => {
  expect([8, 9, 8, 9, 5].filter((tag) => tag & 8)).toHaveLength(4)
  expect(xor([8, 9, 8, 9, 5]) & 8).toBe(0)
  expect(6 | 6).toBe(6)
  expect(xor([6, 9, 6])).toBe(xor([6, 6, 9]))
  expect(xor([6, 9, 6])).toBe(9)
  expect(tags).not.toContain(xor([6, 9]))
  expect(xor([6, 6, 6, 5])).toBe(6 ^ 5)
  expect(tags).not.toContain(6 ^ 5)
  expect(xor([9, 0, 9])).toBe(0)
})

test('only the last input shows the slip', () => {
  const inputs = [
    [0, 7, 0],
    [0, 3, 3],
    [4, 2, 2],
  ]
  expect(inputs.map((values) => occurring(values, 1))).toEqual(inputs.map((values) => [xor(values)]))
  expect(inputs.map((values) => fromFirst(values) !== xor(values))).toEqual([false, false, true])
  expect(fromFirst([4, 2, 2])).toBe(0)
})

test('XOR does not find the tag that occurs most often', () => {
  const values = [6, 9, 6, 5, 6, 9, 6]
  expect(xor(values)).toBe(5)
  expect(occurring(values, 4)).toEqual([6])
  expect(occurring(values, 2)).toEqual([9])
})

test('every number of the lesson follows from its input', () => {
  const unequal = looks.filter(({ value }) => value === '≠').length
  expectComputedNumbers(walkthrough, [
    ['These are 11 comparisons', looks.length],
    ['The 8 comparisons that say where', unequal],
    ['For 100,000 tags it can be about 5 billion', 100_000, Math.round((100_000 * 99_999) / 2 / 1e9)],
    ['sum of 8, 4, 2 and 1', 8, 4, 2, 1],
    ['6 = 4 + 2 is 0110', 4 + 2, 4, 2, Number(bitsOf(6, 4).join(''))],
    ['6 + 6 = 12', 6, 6, 6 + 6],
    ['after 6 and 9: 15', 6, 9, 6 ^ 9],
    ['After 6 and 9, `single` is 15', 6, 9, 6 ^ 9],
    ['that 15 has lost the 6', 6 ^ 9, 6],
    ['which is 3', 6 ^ 5],
    ['5 steps here instead of 11 comparisons', tags.length, looks.length],
  ])
})
