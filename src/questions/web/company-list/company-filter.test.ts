import { expect, test } from 'vitest'
import {
  type CompanyFilter,
  countChosen,
  everything,
  isNarrowed,
  parseFilter,
  toggled,
  writeFilter,
} from './company-filter.ts'

const full: CompanyFilter = {
  search: 'tree & more',
  companies: ['google', 'goldman-sachs'],
  patterns: ['two-pointers', 'digit-and-bit-parsing'],
  difficulties: ['Easy', 'Hard'],
  hideSolved: true,
  hidePatterns: true,
  withSql: true,
  starredOnly: true,
  sorting: 'shuffle',
  seed: 42,
}

test('a URL without a query string shows everything, and showing everything needs no query string', () => {
  expect(parseFilter('')).toEqual(everything)
  expect(writeFilter(everything)).toBe('')
})

test('the URL keeps every part of the filter', () => {
  expect(writeFilter(full)).toBe(
    '?q=tree+%26+more&companies=google,goldman-sachs&patterns=two-pointers,digit-and-bit-parsing&difficulty=easy,hard&hide=solved,patterns&sql=true&starred=true&sort=shuffle&seed=42',
  )
  expect(parseFilter(writeFilter(full))).toEqual(full)
})

test.each<[string, Partial<CompanyFilter>]>([
  ['?difficulty=HARD,foo', { difficulties: ['Hard'] }],
  ['?companies=Google,,google&companies=uber', { companies: ['google', 'uber'] }],
  ['?sort=colour&sql=yes&hide=all&starred=1&seed=3', {}],
  ['?sort=shuffle&seed=1e3', { sorting: 'shuffle' }],
  [`?q=${'x'.repeat(200)}`, { search: 'x'.repeat(100) }],
  [`?companies=${Array.from({ length: 60 }, (_, index) => `c${index}`)}`, { companies: manyNames(50) }],
  ['?q=%00', {}],
])('%s: ignores what it does not understand', (queryString, difference) => {
  expect(parseFilter(queryString)).toEqual({ ...everything, ...difference })
})

test('the badge counts companies, patterns and difficulties, but not the switches and the search', () => {
  expect(countChosen(full)).toBe(6)
  expect(countChosen(parseFilter('?q=x&hide=solved&sql=true'))).toBe(0)
})

test('including SQL or hiding patterns leaves no question out', () => {
  expect(isNarrowed({ ...everything, withSql: true, hidePatterns: true, search: '  ' })).toBe(false)
  expect(isNarrowed({ ...everything, hideSolved: true })).toBe(true)
})

test('choosing a value twice removes it again', () => {
  expect(toggled(toggled(['a'], 'b'), 'a')).toEqual(['b'])
})

function manyNames(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `c${index}`)
}
