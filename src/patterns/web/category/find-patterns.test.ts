import { describe, expect, it } from 'vitest'
import type { PatternStatus } from '#progress/rules.ts'
import {
  findPatterns,
  noPatternsText,
  type PatternFilter,
  type StatusTab,
  statusTabs,
} from './find-patterns.ts'

interface Sample {
  displayName: string
  description: string
  scenarios: string[]
  identificationClues: string
  status: PatternStatus
}

const patterns: Sample[] = [
  {
    displayName: 'Two Pointers',
    description: 'Two indices that meet.',
    scenarios: ['Find a pair', 'Squeeze out values'],
    identificationClues: 'Sorted input',
    status: 'Completed',
  },
  {
    displayName: 'Sliding Window',
    description: 'Grow and shrink a window.',
    scenarios: ['Longest substring'],
    identificationClues: 'Contiguous part (C++ too)',
    status: 'In Progress',
  },
  {
    displayName: 'Sorting',
    description: 'Order makes it easy.',
    scenarios: [],
    identificationClues: '',
    status: 'Not Started',
  },
]

const everything: PatternFilter = { search: '', tab: 'All', showCompleted: true }
const namesFor = (filter: Partial<PatternFilter>) =>
  findPatterns(patterns, { ...everything, ...filter }, ({ status }) => status).map((p) => p.displayName)

describe('search', () => {
  it.each([
    ['the display name', 'sliding', ['Sliding Window']],
    ['the description', 'ORDER makes', ['Sorting']],
    ['any scenario', 'squeeze', ['Two Pointers']],
    ['the clues', 'contiguous', ['Sliding Window']],
    ['special characters literally, not as a regular expression', 'c++', ['Sliding Window']],
    ['text with spaces around it', '  pair ', ['Two Pointers']],
    ['several patterns at once', 'sort', ['Two Pointers', 'Sorting']],
    ['nothing typed', '   ', ['Two Pointers', 'Sliding Window', 'Sorting']],
    ['no text at all', 'zebra', []],
  ])('finds %s', (_, search, names) => expect(namesFor({ search })).toEqual(names))
})

describe('the tabs and the switch', () => {
  it.each<[StatusTab, boolean, string[]]>([
    ['All', true, ['Two Pointers', 'Sliding Window', 'Sorting']],
    ['All', false, ['Sliding Window', 'Sorting']],
    ['Completed', true, ['Two Pointers']],
    ['Completed', false, []],
    ['In Progress', true, ['Sliding Window']],
    ['In Progress', false, ['Sliding Window']],
    ['Not Started', true, ['Sorting']],
    ['Not Started', false, ['Sorting']],
  ])('%s with completed patterns shown: %s', (tab, showCompleted, names) => {
    expect(namesFor({ tab, showCompleted })).toEqual(names)
  })

  it('apply together with the search', () => {
    expect(namesFor({ search: 'sort', tab: 'Completed' })).toEqual(['Two Pointers'])
    expect(namesFor({ search: 'sort', showCompleted: false })).toEqual(['Sorting'])
  })

  it('are four tabs in the order of the spec', () => {
    expect(statusTabs).toEqual(['All', 'Completed', 'In Progress', 'Not Started'])
  })
})

it('names the search, or else the filter, when no pattern matches', () => {
  expect(noPatternsText('zebra ')).toBe('No patterns match "zebra". Try adjusting your search terms.')
  expect(noPatternsText('')).toBe('No patterns match the selected filter. Try selecting a different filter.')
})
