import { expect, test } from 'vitest'
import { isSame, type Row, RowSum } from './row-sum.ts'

const sumOf = (rows: readonly Row[]) => {
  const sum = new RowSum(['id', 'text'])
  for (const row of rows) sum.add(row)
  return sum.total()
}
const rows = [
  { id: 1, text: 'one' },
  { id: 2, text: null },
  { id: 3, text: new Uint8Array([0, 255]) },
]

test('the order of rows and of their columns does not matter', () => {
  const turned = rows.toReversed().map(({ id, text }) => ({ text, id }))
  expect(isSame(sumOf(rows), sumOf(turned))).toBe(true)
})

test('bytes count the same whichever driver gives them', () => {
  const asBuffer = rows.map((row) => (row.id === 3 ? { id: 3, text: Buffer.from([0, 255]) } : row))
  expect(isSame(sumOf(rows), sumOf(asBuffer))).toBe(true)
})

test.each<[string, readonly Row[]]>([
  ['a row is missing', rows.slice(1)],
  ['a row is there twice', [...rows, ...rows.slice(0, 1)]],
  ['a value has changed', [{ id: 1, text: 'One' }, ...rows.slice(1)]],
  ['a text is a number', [{ id: '1', text: 'one' }, ...rows.slice(1)]],
  ['nothing has become an empty text', [rows[0] ?? {}, { id: 2, text: '' }, ...rows.slice(2)]],
  [
    'two rows have changed places with their values',
    [{ id: 2, text: 'one' }, { id: 1, text: null }, ...rows.slice(2)],
  ],
])('%s: the sum is another', (_, others) => {
  expect(isSame(sumOf(rows), sumOf(others))).toBe(false)
})
