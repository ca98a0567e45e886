import { expect, test } from 'vitest'
import type { Interview } from '#herd/contract.ts'
import { findAfterToday, findComingUp, findUnscored } from './herd-news.ts'

const now = Date.parse('2026-11-23T12:00:00Z')

const person = (id: string) => ({ id, username: id, firstName: id, lastName: null })

function interview(id: string, startsAt: string | null, more: Partial<Interview> = {}): Interview {
  return {
    id,
    startsAt,
    startedAt: null,
    status: 'feedback_pending',
    interviewerId: 'ada',
    intervieweeId: 'grace',
    interviewer: person('ada'),
    interviewee: person('grace'),
    ...more,
  } as Interview
}

test('the next interview is the one that starts first', () => {
  const later = interview('later', '2026-11-25T12:00:00Z')
  const sooner = interview('sooner', '2026-11-23T12:30:00Z')
  const untimed = interview('untimed', null)
  const done = interview('done', '2026-11-23T12:10:00Z', { status: 'completed' })
  const found = findComingUp([untimed, later, sooner, done], 'ada', now)
  expect(found).toMatchObject({ interview: sooner, partner: 'grace', isInterviewer: true, isNow: true })
  expect(found?.hasBegun).toBe(false)
  expect(findComingUp([sooner], 'ada', Date.parse('2026-11-23T12:30:00Z'))?.hasBegun).toBe(true)
  expect(findComingUp([later], 'grace', now)).toMatchObject({
    partner: 'ada',
    isInterviewer: false,
    isNow: false,
  })
  expect(findComingUp([untimed], 'ada', now)).toMatchObject({ interview: untimed, isNow: false })
  expect(findComingUp([done], 'ada', now)).toBeUndefined()
})

test('the next interview after today skips those of today', () => {
  const today = interview('today', '2026-11-23T12:30:00Z')
  const later = interview('later', '2026-11-25T12:00:00Z')
  expect(findAfterToday([today, later], 'ada', now)?.interview).toBe(later)
  expect(findAfterToday([today], 'ada', now)).toBeUndefined()
})

test('hours after its start an interview waits for its feedback instead', () => {
  const running = interview('running', '2026-11-23T11:30:00Z')
  const over = interview('over', '2026-11-23T09:00:00Z', { startedAt: '2026-11-23T09:00:00Z' })
  const missed = interview('missed', '2026-11-23T08:00:00Z')
  expect(findComingUp([over, running], 'ada', now)?.interview).toBe(running)
  expect(findUnscored([over, missed, running], 'ada', now)).toEqual([over])
  expect(findUnscored([over], 'grace', now)).toEqual([])
})
