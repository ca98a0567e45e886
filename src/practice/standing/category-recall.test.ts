import { expect, test } from 'vitest'
import { categoryRecallOf, estimateOf } from './category-recall.ts'
import { recallOf } from './recall.ts'

const now = Date.parse('2026-11-23T12:00:00Z')

/** A pattern with so many right and wrong answers, all given now. */
function pattern(right: number, wrong: number) {
  const answers = Array.from({ length: right + wrong }, (_, index) => ({ at: now, isRight: index < right }))
  const { value: recall, ...rest } = recallOf(answers, 0, now)
  return { n: answers.length, recall, ...rest }
}

test('the recall of a category is the mean over its patterns that have a number', () => {
  const recall = categoryRecallOf([pattern(6, 0), pattern(2, 4), pattern(1, 1), pattern(0, 0)])
  expect(recall.estimate?.value).toBeCloseTo((6.5 / 8 + 2.5 / 8) / 2)
  expect(recall).toMatchObject({ knownCount: 2, begunCount: 3, total: 4, litCount: 1 })
})

test('the more patterns have a number, the narrower is the interval', () => {
  const widthOf = (count: number) => {
    const [low = 0, high = 1] =
      categoryRecallOf(Array.from({ length: count }, () => pattern(4, 3))).estimate?.interval ?? []
    return high - low
  }
  expect(widthOf(2)).toBeLessThan(widthOf(1))
  expect(widthOf(6)).toBeLessThan(widthOf(2))
})

test('one pattern with a number has its own interval', () => {
  const known = pattern(4, 1)
  expect(categoryRecallOf([known, pattern(0, 1)]).estimate).toEqual(estimateOf(known))
})

test('without a number in any pattern there is none for the category', () => {
  expect(categoryRecallOf([pattern(1, 1)])).toEqual({
    estimate: undefined,
    knownCount: 0,
    begunCount: 1,
    total: 1,
    litCount: 0,
  })
})
