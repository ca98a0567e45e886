import { expect, test } from 'vitest'
import { dayOf } from '#platform/local-day.ts'
import { type MailTimes, nextMail, weekdayOf } from './mail-times.ts'

const times: MailTimes = {
  timeZone: 'Europe/Berlin',
  hour: 7,
  days: [1, 2, 3, 4, 5, 6, 7],
  practice: true,
  weekly: false,
  lastMailedDay: null,
  lastSummaryDay: null,
}

/** 'practice 2026-11-27T06:00Z' */
function next(change: Partial<MailTimes>, after: string): string | undefined {
  const mail = nextMail({ ...times, ...change }, Date.parse(after))
  return mail && `${mail.kind} ${new Date(mail.at).toISOString().replace(':00.000', '')}`
}

test('weekdays are those of the calendar', () => {
  expect(weekdayOf(dayOf('2026-11-27'))).toBe(5)
  expect(weekdayOf(dayOf('2026-11-29'))).toBe(7)
  expect(weekdayOf(dayOf('2026-11-30'))).toBe(1)
})

test('the practice mail comes on chosen days at the chosen hour', () => {
  expect(next({}, '2026-11-27T05:59:59Z')).toBe('practice 2026-11-27T06:00Z')
  expect(next({}, '2026-11-27T06:00:00Z')).toBe('practice 2026-11-28T06:00Z')
  // On a Friday.
  expect(next({ days: [1] }, '2026-11-27T06:00:00Z')).toBe('practice 2026-11-30T06:00Z')
  expect(next({ days: [5] }, '2026-11-27T06:00:00Z')).toBe('practice 2026-12-04T06:00Z')
  expect(next({ days: [] }, '2026-11-27T06:00:00Z')).toBeUndefined()
  expect(next({ practice: false }, '2026-11-27T06:00:00Z')).toBeUndefined()
})

test('a day that had a mail gets no other, also with a later hour', () => {
  expect(next({ hour: 20, lastMailedDay: dayOf('2026-11-27') }, '2026-11-27T06:01:00Z')).toBe(
    'practice 2026-11-28T19:00Z',
  )
})

test('whoever flies west has had the mail of a day that is still to come', () => {
  const west = { timeZone: 'America/Los_Angeles', lastMailedDay: dayOf('2026-11-28') }
  expect(next(west, '2026-11-27T20:00:00Z')).toBe('practice 2026-11-29T15:00Z')
  expect(next({ ...west, days: [6] }, '2026-11-27T20:00:00Z')).toBe('practice 2026-12-05T15:00Z')
})

test('days that a wrong clock made up do not stop the mails', () => {
  const wrong = { lastMailedDay: dayOf('2036-01-01'), lastSummaryDay: dayOf('2036-01-01') }
  expect(next(wrong, '2026-11-27T05:00:00Z')).toBe('practice 2026-11-27T06:00Z')
  expect(next({ ...wrong, weekly: true }, '2026-11-29T05:00:00Z')).toBe('summary 2026-11-29T17:00Z')
})

test('the summary comes on Sunday at 18:00, in place of the practice mail', () => {
  const weekly = { weekly: true, lastSummaryDay: dayOf('2026-11-22') }
  expect(next(weekly, '2026-11-28T12:00:00Z')).toBe('summary 2026-11-29T17:00Z')
  expect(next({ ...weekly, practice: false }, '2026-11-24T12:00:00Z')).toBe('summary 2026-11-29T17:00Z')
})

test('a summary that was not sent on Sunday comes until Wednesday, at the hour of the practice mail', () => {
  const weekly = { weekly: true, practice: false, lastSummaryDay: dayOf('2026-11-22') }
  expect(next(weekly, '2026-11-29T17:00:00Z')).toBe('summary 2026-11-30T06:00Z')
  expect(next(weekly, '2026-12-01T17:00:00Z')).toBe('summary 2026-12-02T06:00Z')
  expect(next(weekly, '2026-12-02T17:00:00Z')).toBe('summary 2026-12-06T17:00Z')
  expect(next({ ...weekly, lastSummaryDay: dayOf('2026-11-30') }, '2026-11-30T06:00:00Z')).toBe(
    'summary 2026-12-06T17:00Z',
  )
})

test('clocks that change do not double or drop a mail', () => {
  const berlin = { hour: 2 }
  expect(next(berlin, '2026-03-28T12:00:00Z')).toBe('practice 2026-03-29T01:00Z')
  expect(next(berlin, '2026-03-29T01:00:00Z')).toBe('practice 2026-03-30T00:00Z')
  expect(next(berlin, '2026-10-24T12:00:00Z')).toBe('practice 2026-10-25T00:00Z')
  expect(next(berlin, '2026-10-25T00:00:00Z')).toBe('practice 2026-10-26T01:00Z')
})
