import { describe, expect, test } from 'vitest'
import { intervals } from './intervals.ts'

const field = intervals({ label: 'Intervals', min: -9, max: 30, maxIntervals: 3 })

describe('the field for intervals', () => {
  test.each([
    ['[1, 3], [2, 5]', '[1, 3], [2, 5]'],
    ['[[1,3],[2,5]]', '[1, 3], [2, 5]'],
    ['(1 3) [ 2 ; 5 ]', '[1, 3], [2, 5]'],
    ['1-3 2..5; 0–4', '[1, 3], [2, 5], [0, 4]'],
    ['-3--1, [−2, +4]', '[-3, -1], [-2, 4]'],
    ['[]', ''],
    ['  ', ''],
  ])('reads %j as %j', (typed, read) => {
    const parsed = field.parse(typed)
    expect('value' in parsed && field.format(parsed.value)).toBe(read)
  })

  test.each([
    ['[1, x]', '“[1, x]” is not an interval: write its two ends as whole numbers, as in [1, 3].'],
    ['[1, 3', '“[1, 3” is not an interval'],
    ['[1, 2, 3]', '“[1, 2, 3]” is not an interval'],
    ['7', '“7” is not an interval'],
    ['1-3 soon', '“soon” is not an interval'],
    ['[3, 31]', '31 is outside the range: use whole numbers from -9 to 30.'],
    ['[5, 2]', '[5, 2] does not end after it starts: put the smaller end first.'],
    ['4-4', '[4, 4] does not end after it starts'],
    ['1-2 1-3 1-4 1-5', 'These are 4 intervals; the picture stays readable with up to 3.'],
  ])('answers %j with a sentence', (typed, sentence) => {
    const parsed = field.parse(typed)
    expect('error' in parsed && parsed.error).toContain(sentence)
  })

  test('generates random intervals that it can parse', () => {
    for (let seed = 0; seed < 50; seed++) {
      let turn = seed
      const value = field.random(() => (turn++ * 0.618) % 1)
      expect(field.parse(field.format(value))).toEqual({ value })
    }
  })
})
