import { describe, expect, test } from 'vitest'
import { minuteMs } from '#platform/durations.ts'
import type { Interview } from '../../contract.ts'
import { rowTextOf } from './coming-text.ts'
import { stageOf } from './stage.ts'

const now = new Date(2026, 10, 24, 17, 51).getTime()
const marcus = { id: 'marcus', username: 'marcus', firstName: 'Marcus', lastName: 'Chen' }
const me = { id: 'me', username: 'me', firstName: 'Ada', lastName: null }

function textOf(role: 'interviewer' | 'candidate', changes: Partial<Interview> = {}) {
  const isInterviewer = role === 'interviewer'
  const [interviewer, interviewee] = isInterviewer ? [me, marcus] : [marcus, me]
  const interview: Interview = {
    id: '1',
    interviewerId: interviewer.id,
    intervieweeId: interviewee.id,
    interviewer,
    interviewee,
    leetcodeQuestionNumber: isInterviewer || changes.startedAt ? 200 : null,
    questionTitle: isInterviewer || changes.startedAt ? 'Number of Islands' : null,
    googleMeetLink: 'https://meet.example.org/abc',
    codepadLink: null,
    startsAt: null,
    startedAt: null,
    status: 'feedback_pending',
    score: null,
    feedback: null,
    selfScores: null,
    feedbackOpened: false,
    createdAt: new Date(2026, 10, 14).toISOString(),
    completedAt: null,
    ...changes,
  }
  return rowTextOf({ interview, stage: stageOf(interview, now) }, role, now)
}

const at = (day: number, hours: number, minutes = 0) => new Date(2026, 10, day, hours, minutes).toISOString()

describe('the text of a row', () => {
  test('that starts soon', () => {
    expect(textOf('candidate', { startsAt: at(24, 18) })).toEqual({
      when: 'Today, 18:00',
      distance: 'in 9 minutes',
      title: 'Marcus asks, you answer',
      text: '45 minutes, one question. You see it when the interview starts.',
      note: 'Camera and sound in your own call at meet.example.org.',
    })
    expect(textOf('interviewer', { startsAt: at(24, 18), googleMeetLink: null })).toMatchObject({
      title: 'You ask, Marcus answers',
      text: '200. Number of Islands, with its pack of hints and edge cases.',
      note: 'No call is set up yet. Agree on one with Marcus.',
    })
  })

  test('that is running', () => {
    const startedAt = new Date(now - 5 * minuteMs).toISOString()
    expect(textOf('candidate', { startedAt })).toMatchObject({
      when: 'Now',
      distance: 'started 5 minutes ago',
      text: 'The question is 200. Number of Islands.',
    })
    expect(textOf('candidate', { startedAt, startsAt: at(24, 18) })).toMatchObject({ when: 'Today, 18:00' })
  })

  test.each([
    [at(24, 19, 30), 'Today, 19:30', 'in 2 hours'],
    [at(25, 0, 5), 'Wed, Nov 25, 00:05', 'tomorrow'],
    [at(26, 19, 30), 'Thu, Nov 26, 19:30', 'in 2 days'],
    [at(23, 19, 30), 'Mon, Nov 23, 19:30', 'yesterday'],
  ])('at %s says how far away it is', (startsAt, when, distance) => {
    expect(textOf('candidate', { startsAt })).toMatchObject({ when, distance })
  })

  test('without a time, and one that nobody started', () => {
    expect(textOf('candidate')).toMatchObject({
      when: 'No time yet',
      distance: expect.stringMatching(/^since Nov 14/),
      text: 'Marcus has chosen the question.',
      note: 'Agree on a time with Marcus.',
    })
    expect(textOf('interviewer', { startsAt: at(23, 18) }).text).toBe(
      '200. Number of Islands. Nobody started it here. Did it take place?',
    )
    expect(textOf('candidate', { startsAt: at(23, 18) }).text).toBe(
      'Marcus has not started it here. If it took place, Marcus can confirm that. If not, choose a new time, or cancel it.',
    )
  })

  test('with a question without a pack, or a person who left', () => {
    const unknown = { leetcodeQuestionNumber: 4242, questionTitle: null }
    expect(textOf('interviewer', unknown).text).toBe('LeetCode 4242.')
    const withoutPack = { leetcodeQuestionNumber: 560, questionTitle: 'Subarray Sum Equals K' }
    expect(textOf('interviewer', withoutPack).text).toBe('560. Subarray Sum Equals K.')
    const interviewee = { id: null, username: 'Deleted user', firstName: null, lastName: null }
    expect(textOf('interviewer', { interviewee, intervieweeId: null })).toMatchObject({
      title: 'You ask, Deleted user answers',
      text: 'Their account no longer exists, so this interview cannot take place.',
    })
  })
})
