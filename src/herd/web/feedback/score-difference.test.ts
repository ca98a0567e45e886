import { expect, test } from 'vitest'
import { differencesText, differenceText } from './score-difference.ts'

const threes = {
  problemUnderstanding: 3,
  approach: 3,
  complexity: 3,
  codeQuality: 3,
  testing: 3,
  communication: 3,
  optimization: 3,
}

test.each([
  [0, 'the same'],
  [2, '2 higher'],
  [-1, '1 lower'],
])('a self-score %i off is %s', (difference, text) => {
  expect(differenceText(difference)).toBe(text)
})

test('the sentence names where the two are furthest apart', () => {
  expect(differencesText(threes, threes)).toBe('Both of you gave the same seven scores.')
  expect(differencesText(threes, { ...threes, testing: 5, approach: 1, complexity: 4 })).toBe(
    'The same on 4 of 7. Furthest apart: Approach (self-score 2 lower), Testing (self-score 2 higher).',
  )
})
