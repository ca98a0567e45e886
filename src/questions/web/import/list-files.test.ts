import { expect, test } from 'vitest'
import { batchesOf, chooseLists, type ListFile } from './list-files.ts'

const file = (path: string, size = 100): ListFile => ({ path, size, bytes: async () => new Uint8Array() })

test('chooses the lists among the files, those of one company together', () => {
  const lists = chooseLists([
    file('lists/Uber/5. All.csv'),
    file('lists/readme.txt'),
    file('lists/google.CSV'),
    file('lists/uber_6months.csv'),
    file('lists/Uber.xlsx'),
  ])
  expect(lists.map(({ path }) => path)).toEqual([
    'lists/Uber.xlsx',
    'lists/Uber/5. All.csv',
    'lists/uber_6months.csv',
    'lists/google.CSV',
  ])
})

test('sends at most twenty files or one megabyte per call, and a larger file alone', () => {
  const sizes = (lists: readonly ListFile[]) => batchesOf(lists).map((batch) => batch.length)
  expect(sizes([])).toEqual([])
  expect(sizes(Array.from({ length: 45 }, (_, index) => file(`acme ${index}a.csv`)))).toEqual([20, 20, 5])
  expect(sizes([file('a.csv', 600_000), file('b.csv', 400_000), file('c.csv', 1)])).toEqual([2, 1])
  expect(sizes([file('a.csv'), file('b.csv', 4_000_000), file('c.csv')])).toEqual([1, 1, 1])
})

test('never sends the files of one company in two calls', () => {
  const files = ['5. All', '4. More Than Six Months', '3. Six Months'].map((name) =>
    file(`Acme/${name}.csv`, 600_000),
  )
  expect(batchesOf([file('a.csv'), ...files, file('b.csv')]).map((batch) => batch.length)).toEqual([1, 3, 1])
})
