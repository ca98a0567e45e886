import { describe, expect, test } from 'vitest'
import { criterionKeys } from './contract.ts'
import {
  bandOf,
  criteria,
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

test('the form asks for the keys of the stored form, in their order', () => {
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

test('the server takes every score that can be submitted: none is further than 0.06 from the exact mean', () => {
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
  ['a list', [5, 4, 3, 4, 3, 4, 3]],
  ['a missing key', { ...scores, testing: undefined }],
  ['an unknown key', { ...scores, luck: 5 }],
  ['zero', { ...scores, testing: 0 }],
  ['six', { ...scores, testing: 6 }],
  ['a half', { ...scores, testing: 3.5 }],
  ['a text', { ...scores, testing: '3' }],
])('%s does not pass as scores', (_, value) => {
  expect(isScores(scores)).toBe(true)
  expect(isScores(value)).toBe(false)
})

describe('stored feedback', () => {
  test('is JSON with scores in their order and the trimmed comment', () => {
    const { optimization, ...others } = scores
    expect(formatFeedback({ optimization, ...others }, ' Clear. ')).toBe(
      '{"scores":{"problemUnderstanding":5,"approach":4,"complexity":3,"codeQuality":4,"testing":3,"communication":4,"optimization":3},"comment":"Clear."}',
    )
  })

  test('comes back as it was given', () => {
    const comment = 'Said "hm" <b>\n{twice}'
    expect(parseFeedback(formatFeedback(scores, comment))).toEqual({ kind: 'scored', scores, comment })
  })

  test('may lack a comment', () => {
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
  ])('%s is shown as the text it is, and known as malformed', (text) => {
    expect(parseFeedback(text)).toEqual({ kind: 'text', text, malformed: true })
  })
})
