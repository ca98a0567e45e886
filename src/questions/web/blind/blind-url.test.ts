import { expect, test } from 'vitest'
import { everything, parseFilter, writeFilter } from '../company-list/company-filter.ts'
import { readBlindPosition, withBlindPosition } from './blind-url.ts'

const filter = { ...everything, search: 'at=5 & practice', companies: ['google', 'uber'] }

test('the URL keeps the position in a blind round next to the filter', () => {
  const queryString = withBlindPosition(writeFilter(filter), { seed: 7, at: 12 })
  expect(readBlindPosition(queryString)).toEqual({ seed: 7, at: 12 })
  expect(parseFilter(queryString)).toEqual(filter)
  expect(withBlindPosition(queryString, undefined)).toBe(writeFilter(filter))
})

test('moving on changes only the position', () => {
  expect(withBlindPosition('?round=7&at=1&sql=true', { seed: 7, at: 2 })).toBe('?sql=true&round=7&at=2')
  expect(withBlindPosition('?round=7&at=1', undefined)).toBe('')
})

test.each([
  ['', undefined],
  ['?at=4', undefined],
  ['?round', { seed: 0, at: 1 }],
  ['?round=7&at=0', { seed: 7, at: 1 }],
  ['?round=-1&at=1e3', { seed: 0, at: 1 }],
])('%s: ignores what it does not understand', (queryString, position) => {
  expect(readBlindPosition(queryString)).toEqual(position)
})
