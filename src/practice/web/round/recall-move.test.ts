import { expect, test } from 'vitest'
import { dayMs } from '#platform/durations.ts'
import { recallOf } from '../../standing/recall.ts'
import { beforeAnswers, withAnswer } from './recall-move.ts'

const now = Date.UTC(2026, 0, 30)
const before = [1, 5, 9, 20].map((days) => ({ at: now - days * dayMs, isRight: days < 6 }))
const standingOf = (answers: { at: number; isRight: boolean }[]) => {
  const { value, interval, weight, rightWeight } = recallOf(answers, 0, now)
  return {
    pattern: 'trie',
    n: answers.length,
    right: answers.filter(({ isRight }) => isRight).length,
    recall: value,
    interval: interval && ([...interval] as [number, number]),
    weight,
    rightWeight,
    stability: null,
    due: null,
    lastSeen: null,
    isSecure: false,
    isUsedUp: false,
  }
}

test('the recall after an answer is what the server will say', () => {
  const predicted = withAnswer(standingOf(before), true)
  const real = standingOf([...before, { at: now, isRight: true }])
  expect(predicted.after?.value).toBeCloseTo(real.recall ?? 0, 6)
  expect(predicted.before?.value).toBeCloseTo(standingOf(before).recall ?? 0, 6)
})

test('the recall before the answers of a round can be worked out from the one after them', () => {
  const after = standingOf([...before, { at: now, isRight: true }, { at: now, isRight: false }])
  expect(beforeAnswers(after, 2, 1).before?.value).toBeCloseTo(standingOf(before).recall ?? 0, 6)
})

test('with fewer than three answers there is no number', () => {
  expect(withAnswer(standingOf(before.slice(0, 1)), true).after).toBeUndefined()
  expect(withAnswer(standingOf(before.slice(0, 2)), true).after).toBeDefined()
})
