import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Learning,
  type LessonProgress,
  mergeLearning,
  mergeLesson,
  mostAnswers,
  nothingLearned,
  startLesson,
} from './rules.ts'

const times = ['2026-01-01T08:00:00.000Z', '2026-01-01T08:00:00.001Z', '2026-03-01T00:00:00.000Z']
const time = fc.constantFrom(...times)
const questions = ['first', 'second', '3']
/** What each run answers does not depend on the device: two devices answer one question alike. */
const optionOf = (startedAt: string, question: string) => (times.indexOf(startedAt) + question.length) % 4
const lesson = fc
  .record({
    startedAt: time,
    step: fc.integer({ min: 0, max: 8 }),
    answered: fc.subarray(questions),
    finishedAt: fc.option(time, { nil: undefined }),
  })
  .map(
    ({ startedAt, step, answered, finishedAt }): LessonProgress => ({
      startedAt,
      step,
      answers: Object.fromEntries(answered.map((question) => [question, optionOf(startedAt, question)])),
      ...(finishedAt !== undefined && { finishedAt }),
    }),
  )
const learning: fc.Arbitrary<Learning> = fc.record({
  lessons: fc.dictionary(fc.constantFrom('trie', 'sorting'), lesson),
  hints: fc.dictionary(fc.constantFrom('1', '15', '70'), fc.integer({ min: 0, max: 4 })),
  // Their own rule: results.test.ts.
  results: fc.constant({}),
})

describe('merging what was learned', () => {
  it('gives the same in every order and however often', () => {
    fc.assert(
      fc.property(learning, learning, learning, (a, b, c) => {
        expect(mergeLearning(a, b)).toEqual(mergeLearning(b, a))
        expect(mergeLearning(mergeLearning(a, b), c)).toEqual(mergeLearning(a, mergeLearning(b, c)))
        expect(mergeLearning(mergeLearning(a, b), b)).toEqual(mergeLearning(a, b))
        expect(mergeLearning(a, nothingLearned)).toEqual(a)
        expect(mergeLearning(nothingLearned, a)).toEqual(a)
      }),
    )
  })

  it('takes nothing back', () => {
    fc.assert(
      fc.property(learning, learning, (known, added) => {
        const merged = mergeLearning(known, added)
        for (const [problem, rungs] of Object.entries(known.hints))
          expect(merged.hints[problem]).toBeGreaterThanOrEqual(rungs)
        for (const [pattern, before] of Object.entries(known.lessons)) {
          const after = merged.lessons[pattern]!
          if (before.finishedAt !== undefined) expect(after.finishedAt! <= before.finishedAt).toBe(true)
          expect(after.startedAt >= before.startedAt).toBe(true)
          if (after.startedAt === before.startedAt) expect(after.answers).toMatchObject(before.answers)
        }
      }),
    )
  })

  it('keeps the first answer to a question', () => {
    const run = { startedAt: times[0]!, step: 2 }
    const known = { ...run, answers: { why: 1 } }
    expect(mergeLesson(known, { ...run, answers: { why: 2, cost: 0 } }).answers).toEqual({ why: 1, cost: 0 })
  })

  it('begins a later run anew, and keeps when the lesson was first finished', () => {
    const first = { startedAt: times[0]!, step: 8, answers: { why: 1 }, finishedAt: times[1]! }
    const again = { startedAt: times[2]!, step: 1, answers: {} }
    expect(mergeLesson(first, again)).toEqual({ ...again, finishedAt: times[1] })
  })

  it('keeps no more answers than one lesson can have', () => {
    const run = (prefix: string) => ({
      startedAt: times[0]!,
      step: 0,
      answers: Object.fromEntries(Array.from({ length: mostAnswers }, (_, at) => [`${prefix}-${at}`, 0])),
    })
    expect(mergeLesson(run('known'), run('added'))).toEqual(run('known'))
  })
})

describe('a new run', () => {
  it('is later than the last one, even after the clock was set back', () => {
    const last = { startedAt: times[2]!, step: 8, answers: {} }
    expect(startLesson(last, Date.parse(times[0]!))).toEqual({
      startedAt: '2026-03-01T00:00:00.001Z',
      step: 0,
      answers: {},
    })
    expect(startLesson(undefined, Date.parse(times[1]!)).startedAt).toBe(times[1])
  })
})
