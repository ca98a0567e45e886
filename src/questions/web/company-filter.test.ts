import { expect, test } from 'vitest'
import { sortings } from '../contract.ts'
import { difficulties } from '../question-schemas.ts'
import {
  allDifficulties,
  allSortings,
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

test('an address that says nothing shows everything, and everything needs no address', () => {
  expect(parseFilter('')).toEqual(everything)
  expect(writeFilter(everything)).toBe('')
})

test('what is chosen survives its way through the address', () => {
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
  [`?companies=${Array.from({ length: 60 }, (_, place) => `c${place}`)}`, { companies: manyNames(50) }],
  ['?q=%00', {}],
])('%s is read as far as it makes sense', (address, difference) => {
  expect(parseFilter(address)).toEqual({ ...everything, ...difference })
})

test('companies, patterns and difficulties count; toggles and search do not', () => {
  expect(countChosen(full)).toBe(6)
  expect(countChosen(parseFilter('?q=x&hide=solved&sql=true'))).toBe(0)
})

test('showing SQL or hiding patterns narrows nothing', () => {
  expect(isNarrowed({ ...everything, withSql: true, hidePatterns: true, search: '  ' })).toBe(false)
  expect(isNarrowed({ ...everything, hideSolved: true })).toBe(true)
})

test('a second choice takes the first back', () => {
  expect(toggled(toggled(['a'], 'b'), 'a')).toEqual(['b'])
})

test('the names are the contract’s', () => {
  expect([allDifficulties, allSortings]).toEqual([difficulties, sortings])
})

function manyNames(count: number): readonly string[] {
  return Array.from({ length: count }, (_, place) => `c${place}`)
}
