import { expect, test } from 'vitest'
import { findWords, overlap, quoteWords } from './prompt-words.ts'

const text = 'Count the runs of stops, at most 200,000 stops.'

test.each([
  ['runs of stops', { from: 2, to: 4 }],
  ['at most', { from: 5, to: 6 }],
  ['200,000 stops', { from: 7, to: 8 }],
  ['Count', { from: 0, to: 0 }],
])('finds the words of %j', (phrase, range) => {
  expect(findWords(text, phrase)).toEqual(range)
})

test('a phrase that the text does not have is not found', () => {
  expect(findWords(text, 'trams')).toBeUndefined()
  expect(findWords(text, '')).toBeUndefined()
})

test('quoted words have no punctuation at their end', () => {
  expect(quoteWords(text, { from: 3, to: 4 })).toBe('of stops')
  expect(quoteWords(text, { from: 7, to: 8 })).toBe('200,000 stops')
})

test('ranges overlap when they share a word', () => {
  expect(overlap({ from: 1, to: 3 }, { from: 3, to: 4 })).toBe(true)
  expect(overlap({ from: 1, to: 2 }, { from: 3, to: 4 })).toBe(false)
})
