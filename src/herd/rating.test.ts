import { describe, expect, test } from 'vitest'
import { criterionKeys } from './contract.ts'
import {
  bandOf,
  criteria,
  differencesText,
  differenceText,
  findUnscored,
  formatFeedback,
  formatScore,
  isScores,
  maxTotal,
  parseFeedback,
  scoreOf,
  scoreWords,
  totalOf,
} from './rating.ts'

const scores = {
  problemUnderstanding: 5,
  approach: 4,
  complexity: 3,
  codeQuality: 4,
  testing: 3,
  communication: 4,
  optimization: 3,
}

test('the form has the keys of the stored feedback in the same order', () => {
  expect(criteria.map(({ key }) => key)).toEqual([...criterionKeys])
  expect(scoreWords.map((word, index) => `${index + 1} ${word}`).join(', ')).toBe(
    '1 Poor, 2 Below Average, 3 Average, 4 Good, 5 Excellent',
  )
})

test('seven scores make a total of 35 at most, and a score with one decimal', () => {
  expect(maxTotal).toBe(35)
  expect(totalOf(scores)).toBe(26)
  expect(formatScore(scoreOf(26))).toBe('3.7')
  expect([7, 20, 24, 35].map((total) => formatScore(scoreOf(total)))).toEqual(['1.0', '2.9', '3.4', '5.0'])
})

test('every rounded score is within the 0.06 that the server tolerates', () => {
  for (let total = 7; total <= 35; total += 1) {
    expect(Math.abs(scoreOf(total) - total / 7)).toBeLessThan(0.06)
  }
})

test.each([
  [35, 'Strong hire'],
  [30, 'Strong hire'],
  [29, 'Hire with confidence'],
  [25, 'Hire with confidence'],
  [24, 'Borderline/passable'],
  [20, 'Borderline/passable'],
  [19, 'No hire'],
  [7, 'No hire'],
])('a total of %i is "%s"', (total, band) => {
  expect(bandOf(total)).toBe(band)
})

test('the first criterion without a score is named by its title', () => {
  const { approach: _, testing: __, ...some } = scores
  expect(findUnscored({})?.title).toBe('Problem understanding')
  expect(findUnscored(some)?.title).toBe('Approach')
  expect(findUnscored(scores)).toBeUndefined()
})

test.each([
  ['null', null],
  ['an array', [5, 4, 3, 4, 3, 4, 3]],
  ['a missing key', { ...scores, testing: undefined }],
  ['an unknown key', { ...scores, luck: 5 }],
  ['zero', { ...scores, testing: 0 }],
  ['six', { ...scores, testing: 6 }],
  ['a fraction', { ...scores, testing: 3.5 }],
  ['a string', { ...scores, testing: '3' }],
])('%s is not valid as scores', (_, value) => {
  expect(isScores(scores)).toBe(true)
  expect(isScores(value)).toBe(false)
})

describe('stored feedback', () => {
  test('is JSON with ordered scores and a trimmed comment', () => {
    const { optimization, ...others } = scores
    expect(formatFeedback({ optimization, ...others }, ' Clear. ')).toBe(
      '{"scores":{"problemUnderstanding":5,"approach":4,"complexity":3,"codeQuality":4,"testing":3,"communication":4,"optimization":3},"comment":"Clear."}',
    )
  })

  test('can be read back unchanged', () => {
    const comment = 'Said "hm" <b>\n{twice}'
    expect(parseFeedback(formatFeedback(scores, comment))).toEqual({ kind: 'scored', scores, comment })
  })

  test('may have no comment', () => {
    expect(parseFeedback(JSON.stringify({ scores }))).toEqual({ kind: 'scored', scores, comment: '' })
  })

  test.each(['', 'Well done.', '[1, 2]', '42', 'null', '"quoted"'])('%j is plain text', (text) => {
    expect(parseFeedback(text)).toEqual({ kind: 'text', text, malformed: false })
  })

  test.each([
    '{"scores":{"approach":4}',
    '{}',
    '{"scores":null}',
    '{"scores":{"approach":4},"comment":"x"}',
    JSON.stringify({ scores, comment: 7 }),
    JSON.stringify({ scores: { ...scores, testing: 9 }, comment: '' }),
  ])('%s is shown as text and reported as malformed', (text) => {
    expect(parseFeedback(text)).toEqual({ kind: 'text', text, malformed: true })
  })
})

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
])('a self-score that differs by %i is %s', (difference, text) => {
  expect(differenceText(difference)).toBe(text)
})

test('the sentence names the criteria that differ most', () => {
  expect(differencesText(threes, threes)).toBe('Both of you gave the same seven scores.')
  expect(differencesText(threes, { ...threes, testing: 5, approach: 1, complexity: 4 })).toBe(
    'The same on 4 of 7. Furthest apart: Approach (self-score 2 lower), Testing (self-score 2 higher).',
  )
})
