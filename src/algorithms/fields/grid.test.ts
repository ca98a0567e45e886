import { describe, expect, test } from 'vitest'
import { landGrid, numberMatrix } from './grid.ts'

const field = landGrid({ label: 'Map', maxRows: 5, maxColumns: 6 })

function read(text: string): string {
  const parsed = field.parse(text)
  return 'error' in parsed ? parsed.error : field.format(parsed.value)
}

describe('a map that is typed', () => {
  test.each([
    ['110 / 011', '110 / 011'],
    ['##./.##', '110 / 011'],
    ['110 011', '110 / 011'],
    ['110,011', '110 / 011'],
    ['1 1 0\n0 1 1', '110 / 011'],
    ['[["1","1","0"],["0","1","1"]]', '110 / 011'],
    ['1', '1'],
    ['', ''],
    ['[]', ''],
  ])('reads %j as %j', (typed, written) => {
    expect(read(typed)).toBe(written)
  })

  test.each([
    ['110 / 012', '“2” is not a cell: type 1 or # for land, 0 or . for water.'],
    ['110 / 01', 'Row 2 has 2 cells, row 1 has 3: make all rows equally long.'],
    ['11 / 1', 'Row 2 has 1 cell, row 1 has 2'],
    ['1 1 1 1 1 1', 'These are 6 rows; the picture stays readable with up to 5.'],
    ['1111111', 'A row has 7 cells; the picture stays readable with up to 6.'],
  ])('answers %j with a sentence', (typed, sentence) => {
    expect(read(typed)).toContain(sentence)
  })
})

const matrix = numberMatrix({ label: 'Costs', min: -9, max: 99, maxRows: 3, maxColumns: 4 })

describe('a small grid of numbers', () => {
  test.each([
    ['1 3 1 / 1 5 1', '1 3 1 / 1 5 1'],
    ['1,3,1\n1,5,1', '1 3 1 / 1 5 1'],
    ['[[1, 3], [−1, +5]]', '1 3 / -1 5'],
    [' 4 ', '4'],
  ])('is read from %j as %j', (typed, written) => {
    const reading = matrix.parse(typed)
    expect('value' in reading && matrix.format(reading.value)).toBe(written)
  })

  test.each([
    ['', 'Type at least one number'],
    ['1 x', '“x” is not a whole number.'],
    ['1 100', '100 is outside the range: use whole numbers from -9 to 99.'],
    ['1 2 / 3', 'Row 2 has 1 number, row 1 has 2'],
    ['1/2/3/4', 'These are 4 rows'],
    ['1 2 3 4 5', 'A row has 5 numbers'],
  ])('answers %j with a sentence', (typed, sentence) => {
    const reading = matrix.parse(typed)
    expect('error' in reading && reading.error).toContain(sentence)
  })

  test('is never larger than allowed when generated', () => {
    for (const number of [0, 0.3, 0.999]) {
      const value = matrix.random(() => number)
      expect(matrix.parse(matrix.format(value))).toEqual({ value })
    }
  })
})
