import { expect, test } from 'vitest'
import { dayMs } from '#platform/durations.ts'
import { dayOf } from '#platform/local-day.ts'
import { noRecords } from '#testing/plan-records.ts'
import { makePlan } from './make-plan.ts'
import { planCalendar } from './plan-calendar.ts'
import { planInputOf } from './plan-input.ts'

const owner = { owner: 'ada', origin: 'https://capra.example', now: Date.parse('2026-11-26T10:00:00Z') }
const firstDay = dayOf('2026-11-26')

function calendarOn(day: number, interviewOn: string | null = '2026-12-24'): string {
  const settings = { ...noRecords.settings, interviewOn }
  const plan = makePlan(planInputOf({ ...noRecords, settings, time: { now: day * dayMs, offset: 0 } }))
  return planCalendar(plan, owner)
}

const unfold = (text: string) => text.replaceAll('\r\n ', '')
const events = (text: string) =>
  unfold(text)
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((event) => new Map(event.split('\r\n').map((line) => [line.split(/[:;]/)[0], line])))
const uids = (text: string) => events(text).map((event) => event.get('UID'))

test('lines end with CRLF, have 75 octets at most, and text is escaped', () => {
  const text = calendarOn(firstDay)
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(unfold(text)).toContain('SUMMARY:Daily round\\, 6 minutes')
  expect(unfold(text)).toContain('About 62 minutes:\\n2026-11-26: Lesson: Two Pointers\\, 12 minutes\\n')
})

test('events are whole days without a time zone, and the interview is the last', () => {
  const all = events(calendarOn(firstDay))
  for (const event of all) expect(event.get('DTSTART')).toMatch(/^DTSTART;VALUE=DATE:\d{8}$/)
  expect(all.at(-1)?.get('SUMMARY')).toBe('SUMMARY:Interview')
  expect(all.at(-1)?.get('DTSTART')).toBe('DTSTART;VALUE=DATE:20261224')
  expect(all.at(-1)?.get('DTEND')).toBe('DTEND;VALUE=DATE:20261225')
})

test('the rounds are one event that repeats on the days of practice', () => {
  expect(unfold(calendarOn(firstDay))).toContain('RRULE:FREQ=WEEKLY;COUNT=23;BYDAY=SU,MO,TU,WE,TH,FR')
})

test('every event has a UID of its own, which it keeps when the plan moves, and a later sequence', () => {
  const first = calendarOn(firstDay)
  expect(new Set(uids(first)).size).toBe(uids(first).length)
  expect(uids(first)).toContain('UID:plan-ada-two-pointers@capra.example')
  const later = calendarOn(firstDay + 10)
  for (const uid of uids(later)) expect(uids(first)).toContain(uid)
  const [event] = events(later)
  expect(event?.get('UID')).toBe('UID:plan-ada-two-pointers@capra.example')
  expect(event?.get('DTSTART')).toBe('DTSTART;VALUE=DATE:20261206')
  expect(event?.get('SEQUENCE')).toBe(`SEQUENCE:${firstDay + 10}`)
})

test('without a date there is no interview in it', () => {
  expect(calendarOn(firstDay, null)).not.toContain('SUMMARY:Interview')
})
