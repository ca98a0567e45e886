import { describe, expect, test } from 'vitest'
import { landGrid } from './grid.ts'

const field = landGrid({ label: 'Map', mostRows: 5, mostColumns: 6 })

function read(text: string): string {
  const parsed = field.parse(text)
  return 'fault' in parsed ? parsed.fault : field.format(parsed.value)
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
