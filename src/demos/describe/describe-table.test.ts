import { expect, test } from 'vitest'
import type { IntervalsScene, TableCell, TableScene } from '#algorithms/scene.ts'
import { describeIntervals, describeTable } from './describe-table.ts'

const cell = (value: number | string, role: TableCell['role'] = 'default'): TableCell => ({ value, role })

test('a table names the current cell, the cells it reads, and all values', () => {
  const scene: TableScene = {
    kind: 'table',
    corner: 'amount',
    rowHeads: ['{1}', '{1,3}'],
    columnHeads: ['0', '1'],
    rows: [
      [cell(0), cell(1, 'compare')],
      [cell(0, 'compare'), cell('?', 'active')],
    ],
    arrows: [
      { from: [0, 1], to: [1, 1] },
      { from: [1, 0], to: [1, 1] },
    ],
  }
  expect(describeTable(scene)).toBe(
    'Table with 2 rows and 2 columns, amount. ' +
      'Now at row {1,3}, column 1, value ?; it reads row {1}, column 1, value 1; and row {1,3}, column 0, value 0. ' +
      'Row {1}: 0, 1. Row {1,3}: 0, ?.',
  )
})

test('a finished table names its path and its answer; rows and columns without headings are numbered from 1', () => {
  const scene: TableScene = {
    kind: 'table',
    title: 'Costs',
    isGrid: true,
    rows: [[{ ...cell(7, 'settled'), note: '7' }, { ...cell(9, 'result'), cameFrom: 'left' }, cell('')]],
  }
  expect(describeTable(scene)).toBe(
    'Costs. Grid with 1 row and 3 columns. Settled: row 1, column 1, value 7. ' +
      'The answer is at row 1, column 2, value 9. Row 1: 7 (7), 9 (from the left), empty.',
  )
})

test('unused cells are left out, and a table may be empty', () => {
  const outside: TableCell = { ...cell(''), isUnused: true }
  expect(describeTable({ kind: 'table', rows: [[outside, cell(3)]] })).toContain('Row 1: 3.')
  expect(describeTable({ kind: 'table', rows: [] })).toBe('An empty table.')
})

const scene: IntervalsScene = {
  kind: 'intervals',
  from: -2,
  to: 11,
  groups: [
    {
      title: 'By earliest end',
      bars: [
        { id: 'a', from: 3, to: 5, role: 'visited' },
        { id: 'b', from: 5, to: 7, role: 'active' },
        { id: 'c', from: 8, to: 11, role: 'default' },
      ],
    },
    { title: 'Kept', bars: [{ id: 'd', from: -2, to: 4, role: 'settled' }] },
  ],
  sweep: { at: 4, text: 'free from 4' },
}

test('the line, its groups and the sweep are described in order', () => {
  expect(describeIntervals(scene)).toBe(
    'A line from -2 to 11. By earliest end: 3 to 5 (ruled out), 5 to 7 (current), 8 to 11. ' +
      'Kept: -2 to 4 (settled). The sweep line stands at 4: free from 4.',
  )
})

test('an empty group is described as empty', () => {
  expect(describeIntervals({ ...scene, groups: [{ title: 'Kept', bars: [] }] })).toContain('Kept: nothing.')
})
