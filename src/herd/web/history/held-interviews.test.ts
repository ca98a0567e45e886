import { expect, test } from 'vitest'
import type { Interview } from '../../contract.ts'
import { dayOf, historyOf } from './held-interviews.ts'

const nobody = { id: null, username: 'Deleted user', firstName: null, lastName: null }

function anInterview(id: string, changes: Partial<Interview>): Interview {
  return {
    id,
    interviewerId: 'bob',
    intervieweeId: 'ada',
    interviewer: nobody,
    interviewee: nobody,
    leetcodeQuestionNumber: null,
    questionTitle: null,
    googleMeetLink: null,
    codepadLink: null,
    startsAt: null,
    startedAt: null,
    status: 'feedback_pending',
    score: null,
    feedback: null,
    selfScores: null,
    feedbackOpened: false,
    createdAt: '2026-01-01T10:00:00.000Z',
    completedAt: null,
    ...changes,
  }
}

const day = (number: number) => `2026-01-0${number}T10:00:00.000Z`

test('the history of a role has what took place, first what waits for feedback, then the newest', () => {
  const interviews = [
    anInterview('planned', { startsAt: day(9) }),
    anInterview('old', { status: 'completed', startedAt: day(2), completedAt: day(8) }),
    anInterview('new', { status: 'completed', startedAt: day(5), completedAt: day(5) }),
    anInterview('pending', { startedAt: day(1) }),
    anInterview('theirs', { interviewerId: 'ada', intervieweeId: 'bob', startedAt: day(3) }),
  ]
  const idsOf = (role: 'candidate' | 'interviewer') => historyOf(interviews, role, 'ada').map(({ id }) => id)
  expect(idsOf('candidate')).toEqual(['pending', 'new', 'old'])
  expect(idsOf('interviewer')).toEqual(['theirs'])
  expect(historyOf(interviews, 'candidate', undefined)).toEqual([])
})

test('its day is when it started, or else when its feedback came', () => {
  expect(dayOf(anInterview('1', { startsAt: day(2), startedAt: day(3) }))).toBe(day(2))
  expect(dayOf(anInterview('1', { status: 'completed', completedAt: day(4) }))).toBe(day(4))
})
