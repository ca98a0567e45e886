import { describe, expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#platform/durations.ts'
import type { Interview } from '../../contract.ts'
import { findComing, stageOf, startOf, wasHeld } from './stage.ts'

const now = Date.parse('2026-11-24T18:00:00.000Z')
const nobody = { id: null, username: 'Deleted user', firstName: null, lastName: null }

function anInterview(changes: Partial<Interview>): Interview {
  return {
    id: '1',
    interviewerId: null,
    intervieweeId: null,
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
    createdAt: '2026-11-01T10:00:00.000Z',
    completedAt: null,
    ...changes,
  }
}

const fromNow = (ms: number) => new Date(now + ms).toISOString()

describe('the stage of an interview', () => {
  test.each<[string, Partial<Interview>, string]>([
    ['without a time', {}, 'unscheduled'],
    ['in an hour', { startsAt: fromNow(hourMs) }, 'later'],
    ['just more than ten minutes ahead', { startsAt: fromNow(10 * minuteMs + 1) }, 'later'],
    ['ten minutes ahead', { startsAt: fromNow(10 * minuteMs) }, 'now'],
    ['an hour late', { startsAt: fromNow(-hourMs) }, 'now'],
    ['more than an hour late', { startsAt: fromNow(-hourMs - 1) }, 'missed'],
    ['running without a time', { startedAt: fromNow(-minuteMs) }, 'now'],
    ['running before its time', { startsAt: fromNow(dayMs), startedAt: fromNow(-minuteMs) }, 'now'],
    ['started an hour ago', { startedAt: fromNow(-hourMs - 1) }, 'past'],
    ['marked as started a day late', { startsAt: fromNow(-dayMs), startedAt: fromNow(-minuteMs) }, 'past'],
    ['completed', { status: 'completed' }, 'past'],
    ['completed while it could be running', { status: 'completed', startsAt: fromNow(0) }, 'past'],
  ])('%s', (_, changes, stage) => {
    expect(stageOf(anInterview(changes), now)).toBe(stage)
  })

  test('an interview took place once it has started or has feedback', () => {
    expect(wasHeld(anInterview({ startsAt: fromNow(-dayMs) }))).toBe(false)
    expect(wasHeld(anInterview({ startedAt: fromNow(0) }))).toBe(true)
    expect(wasHeld(anInterview({ status: 'completed' }))).toBe(true)
  })

  test('it took place at the agreed time, or earlier when it started earlier', () => {
    expect(startOf(anInterview({ startsAt: fromNow(hourMs), startedAt: fromNow(0) }))).toBe(now)
    expect(startOf(anInterview({ startsAt: fromNow(-dayMs), startedAt: fromNow(0) }))).toBe(now - dayMs)
    expect(startOf(anInterview({}))).toBe(0)
  })
})

test('what comes up is in the order in which it needs someone', () => {
  const interviews = [
    anInterview({ id: 'no time' }),
    anInterview({ id: 'in two days', startsAt: fromNow(2 * dayMs) }),
    anInterview({ id: 'yesterday', startsAt: fromNow(-dayMs) }),
    anInterview({ id: 'tomorrow', startsAt: fromNow(dayMs) }),
    anInterview({ id: 'soon', startsAt: fromNow(minuteMs) }),
    anInterview({ id: 'over', status: 'completed' }),
  ]
  expect(findComing(interviews, now).map(({ interview }) => interview.id)).toEqual([
    'soon',
    'yesterday',
    'tomorrow',
    'in two days',
    'no time',
  ])
})
