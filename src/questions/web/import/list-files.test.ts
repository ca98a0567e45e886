import { expect, test } from 'vitest'
import { batchesOf, chooseLists, type ListFile } from './list-files.ts'

const file = (path: string, size = 100): ListFile => ({ path, size, text: async () => '' })

test('chooses one file for each company, in any order of files', () => {
  const { lists, leftOutCount } = chooseLists([
    file('lists/Uber/5. All.csv'),
    file('lists/readme.txt'),
    file('lists/Uber/1. Thirty Days.csv'),
    file('lists/google.CSV'),
  ])
  expect(lists.map(({ path }) => path)).toEqual(['lists/Uber/5. All.csv', 'lists/google.CSV'])
  expect(leftOutCount).toBe(1)
})

test('sends at most twenty files or one megabyte per call, and a larger file alone', () => {
  const sizes = (lists: readonly ListFile[]) => batchesOf(lists).map((batch) => batch.length)
  expect(sizes([])).toEqual([])
  expect(sizes(Array.from({ length: 45 }, (_, index) => file(`${index}.csv`)))).toEqual([20, 20, 5])
  expect(sizes([file('a', 600_000), file('b', 400_000), file('c', 1)])).toEqual([2, 1])
  expect(sizes([file('a'), file('b', 4_000_000), file('c')])).toEqual([1, 1, 1])
})
