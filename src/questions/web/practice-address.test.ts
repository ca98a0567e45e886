import { expect, test } from 'vitest'
import { everything, parseFilter, writeFilter } from './company-filter.ts'
import { readPracticePlace, withPracticePlace } from './practice-address.ts'

const filter = { ...everything, search: 'at=5 & practice', companies: ['google', 'uber'] }

test('a place survives its way through the address, and the filter beside it', () => {
  const address = withPracticePlace(writeFilter(filter), { seed: 7, at: 12 })
  expect(readPracticePlace(address)).toEqual({ seed: 7, at: 12 })
  expect(parseFilter(address)).toEqual(filter)
  expect(withPracticePlace(address, undefined)).toBe(writeFilter(filter))
})

test('going on changes the place only', () => {
  expect(withPracticePlace('?practice=7&at=1&sql=true', { seed: 7, at: 2 })).toBe('?sql=true&practice=7&at=2')
  expect(withPracticePlace('?practice=7&at=1', undefined)).toBe('')
})

test.each([
  ['', undefined],
  ['?at=4', undefined],
  ['?practice', { seed: 0, at: 1 }],
  ['?practice=7&at=0', { seed: 7, at: 1 }],
  ['?practice=-1&at=1e3', { seed: 0, at: 1 }],
])('%s is read as far as it makes sense', (address, place) => {
  expect(readPracticePlace(address)).toEqual(place)
})
