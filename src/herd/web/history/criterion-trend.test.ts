import { expect, test } from 'vitest'
import type { Interview } from '../../contract.ts'
import { criteria, formatFeedback } from '../../rating.ts'
import { courseText, criterionTrends, scoresOf } from './criterion-trend.ts'

const person = { username: 'ada', firstName: null, lastName: null }

function interview(day: number, approach: number, change: Partial<Interview> = {}): Interview {
  const scores = {
    problemUnderstanding: 3,
    approach,
    complexity: 3,
    codeQuality: 3,
    testing: 3,
    communication: 3,
    optimization: 3,
  }
  return {
    id: `i${day}`,
    interviewerId: 'a',
    intervieweeId: 'b',
    interviewer: { ...person, id: 'a' },
    interviewee: { ...person, id: 'b' },
    leetcodeQuestionNumber: 1,
    questionTitle: 'Two Sum',
    googleMeetLink: null,
    codepadLink: null,
    startsAt: null,
    startedAt: null,
    status: 'completed',
    score: 3,
    feedback: formatFeedback(scores, ''),
    selfScores: null,
    feedbackOpened: false,
    createdAt: '2026-01-01T00:00:00.000Z',
    completedAt: `2026-01-${String(day).padStart(2, '0')}T00:00:00.000Z`,
    ...change,
  }
}

const approachOf = (interviews: readonly Interview[]) =>
  criterionTrends(interviews).find(({ key }) => key === 'approach')

test('scores are in order of completion, and the mean covers the last five', () => {
  const newestFirst = [5, 5, 4, 4, 3, 1, 1].map((score, index) => interview(7 - index, score))
  expect(approachOf(newestFirst)).toMatchObject({
    title: 'Approach',
    scores: [1, 1, 3, 4, 4, 5, 5],
    mean: 21 / 5,
    count: 5,
  })
})

test('the mean of a single interview is its score', () => {
  expect(approachOf([interview(1, 2)])).toMatchObject({ scores: [2], mean: 2, count: 1 })
})

test('pending interviews and plain-text feedback are ignored', () => {
  const others = [
    interview(2, 5, { status: 'feedback_pending', feedback: null }),
    interview(3, 5, { feedback: 'Well done.' }),
    interview(4, 5, { feedback: '{"scores":{}}' }),
    interview(5, 5, { feedback: null }),
  ]
  expect(criterionTrends(others)).toEqual([])
  expect(approachOf([interview(1, 2), ...others])).toMatchObject({ scores: [2] })
})

test('there is a trend for each of the seven criteria', () => {
  expect(criterionTrends([interview(1, 4)]).map(({ key }) => key)).toEqual(criteria.map(({ key }) => key))
})

test('a pending interview has no scores', () => {
  expect(scoresOf(interview(1, 4, { status: 'feedback_pending' }))).toBeUndefined()
  expect(scoresOf(interview(1, 4))).toMatchObject({ approach: 4 })
})

test('the course names the first and the last total, and the weakest criterion', () => {
  const trendsOf = (...approaches: number[]) =>
    criterionTrends(approaches.map((approach, index) => interview(index + 1, approach)))
  expect(courseText(trendsOf(1, 2, 5))).toBe('From 2.7 to 3.3 in three interviews. Weakest so far: approach.')
  expect(courseText(trendsOf(3, 3))).toMatch(/^Steady at 3\.0 over two interviews\. /)
  expect(courseText(trendsOf(3))).toBeUndefined()
  expect(courseText([])).toBeUndefined()
})
