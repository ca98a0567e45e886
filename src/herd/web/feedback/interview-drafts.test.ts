import fc from 'fast-check'
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { criteria } from '../../rating.ts'
import { draftSchema, type FeedbackDraft } from './interview-drafts.ts'

const nothing: FeedbackDraft = { scores: {}, score: 0, comment: '' }
const score = fc.integer({ min: 1, max: 5 })

test('a saved draft is read back unchanged', () => {
  const someScores = fc.record(Object.fromEntries(criteria.map(({ key }) => [key, score])), {
    requiredKeys: [],
    noNullPrototype: true,
  })
  fc.assert(
    fc.property(someScores, fc.oneof(fc.constant(0), score), fc.string(), (scores, one, comment) => {
      const draft = { scores, score: one, comment }
      expect(parse(draftSchema, draft)).toEqual(draft)
    }),
  )
})

test.each([
  [{ scores: null, score: null, comment: null }, nothing],
  [{ scores: { approach: 0, testing: 6, complexity: 2.5, codeQuality: '4' }, score: 6 }, nothing],
  [{ scores: { approach: 4, charm: 5 } }, { ...nothing, scores: { approach: 4 } }],
])('invalid parts of %j are ignored', (stored, draft) => {
  expect(parse(draftSchema, stored)).toEqual(draft)
})
