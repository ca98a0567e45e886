import { describe, expect, test } from 'vitest'
import { numberMatrix } from './matrix.ts'

const field = numberMatrix({ label: 'Costs', least: -9, most: 99, mostRows: 3, mostColumns: 4 })

describe('a small grid of numbers', () => {
  test.each([
    ['1 3 1 / 1 5 1', '1 3 1 / 1 5 1'],
    ['1,3,1\n1,5,1', '1 3 1 / 1 5 1'],
    ['[[1, 3], [−1, +5]]', '1 3 / -1 5'],
    [' 4 ', '4'],
  ])('is read from %j as %j', (typed, written) => {
    const reading = field.parse(typed)
    expect('value' in reading && field.format(reading.value)).toBe(written)
  })

  test.each([
    ['', 'Type at least one number'],
    ['1 x', '“x” is not a whole number.'],
    ['1 100', '100 is outside the range: use whole numbers from -9 to 99.'],
    ['1 2 / 3', 'Row 2 has 1 number, row 1 has 2'],
    ['1/2/3/4', 'These are 4 rows'],
    ['1 2 3 4 5', 'A row has 5 numbers'],
  ])('answers %j with a sentence', (typed, sentence) => {
    const reading = field.parse(typed)
    expect('fault' in reading && reading.fault).toContain(sentence)
  })

  test('is never larger than allowed when left to chance', () => {
    for (const number of [0, 0.3, 0.999]) {
      const value = field.random(() => number)
      expect(field.parse(field.format(value))).toEqual({ value })
    }
  })
})
