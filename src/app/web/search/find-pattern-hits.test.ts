import { expect, test } from 'vitest'
import type { Category, Pattern } from '#patterns/contract.ts'
import { findPatternHits } from './find-pattern-hits.ts'

function pattern(
  id: number,
  displayName: string,
  more: Partial<Extract<Pattern, { locked: false }>> = {},
): Pattern {
  return {
    id,
    name: displayName.toLowerCase().replaceAll(' ', '-'),
    displayName,
    description: '',
    scenarios: [],
    identificationClues: '',
    rivals: [],
    practiceQuestionCount: 0,
    practiceQuestions: [],
    locked: false,
    ...more,
  }
}

function category(id: number, displayName: string, patterns: Pattern[]): Category {
  const counts = { totalCount: patterns.length, completedCount: 0, problemCount: 0 }
  return { id, displayName, description: '', icon: '', colorClass: '', locked: false, patterns, ...counts }
}

const categories = [
  category(1, 'Arrays', [
    pattern(1, 'Two Pointers'),
    pattern(2, 'Sliding Window', { identificationClues: 'A contiguous part of fixed length' }),
  ]),
  category(3, 'Strings', [pattern(11, 'String Two Pointers'), pattern(12, 'String Sliding Window')]),
  category(4, 'Linked Lists', [
    {
      id: 16,
      name: 'reversal',
      displayName: 'Reversal',
      practiceQuestionCount: 3,
      practiceQuestions: [],
      locked: true,
    },
  ]),
]

const found = (typed: string) => findPatternHits(categories, typed).map(({ displayName }) => displayName)

test('nothing typed finds nothing', () => {
  expect(found('')).toEqual([])
  expect(found('   ')).toEqual([])
})

test('a name that starts with the words comes before one that has them inside', () => {
  expect(found('two')).toEqual(['Two Pointers', 'String Two Pointers'])
  expect(found('sliding window')).toEqual(['Sliding Window', 'String Sliding Window'])
})

test('part of a word, capitals, hyphens and spare spaces do not matter', () => {
  expect(found('OINTER')).toEqual(['Two Pointers', 'String Two Pointers'])
  expect(found('two-pointers')).toEqual(['Two Pointers', 'String Two Pointers'])
  expect(found('  two   pointers ')).toEqual(['Two Pointers', 'String Two Pointers'])
})

test('a category finds its patterns, and a clue finds the pattern it belongs to', () => {
  expect(found('arrays')).toEqual(['Two Pointers', 'Sliding Window'])
  expect(found('contiguous')).toEqual(['Sliding Window'])
})

test('locked patterns are not found, neither by name nor by category', () => {
  expect(found('reversal')).toEqual([])
  expect(found('linked')).toEqual([])
})

test('at most eight are shown, in list order where they fit equally well', () => {
  const many = [
    category(
      1,
      'Trees',
      Array.from({ length: 12 }, (_, index) => pattern(index, `Tree Walk ${index}`)),
    ),
  ]
  expect(findPatternHits(many, 'tree').map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})

test('each result carries its category', () => {
  expect(findPatternHits(categories, 'string two')[0]?.category).toMatchObject({
    id: 3,
    displayName: 'Strings',
  })
})
