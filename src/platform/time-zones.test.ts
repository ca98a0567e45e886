import { expect, test } from 'vitest'
import { dayOf } from './local-day.ts'
import { localDayIn, momentOf, offsetIn, timeZoneNamed } from './time-zones.ts'

const momentAt = (date: string, hour: number, timeZone: string) =>
  new Date(momentOf(dayOf(date), hour, timeZone)).toISOString()

test.each([
  ['2026-01-15', 7, 'America/New_York', '2026-01-15T12:00:00.000Z'],
  ['2026-07-15', 7, 'America/New_York', '2026-07-15T11:00:00.000Z'],
  ['2026-01-15', 7, 'Pacific/Auckland', '2026-01-14T18:00:00.000Z'],
  ['2026-01-15', 0, 'Asia/Kathmandu', '2026-01-14T18:15:00.000Z'],
  ['2026-01-15', 23, 'Pacific/Kiritimati', '2026-01-15T09:00:00.000Z'],
])('%s %i:00 in %s is %s', (date, hour, timeZone, at) => {
  expect(momentAt(date, hour, timeZone)).toBe(at)
})

test.each([
  ['2026-03-08', 1, 'America/New_York', '2026-03-08T06:00:00.000Z'],
  ['2026-03-08', 2, 'America/New_York', '2026-03-08T07:00:00.000Z'],
  ['2026-03-08', 3, 'America/New_York', '2026-03-08T07:00:00.000Z'],
  ['2026-03-29', 2, 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  // Only half an hour is left out.
  ['2026-10-04', 2, 'Australia/Lord_Howe', '2026-10-03T15:30:00.000Z'],
  // The day begins at 1:00.
  ['2026-04-24', 0, 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
])('when clocks go forward, %s %i:00 in %s is %s', (date, hour, timeZone, at) => {
  expect(momentAt(date, hour, timeZone)).toBe(at)
})

test.each([
  ['2026-11-01', 0, 'America/New_York', '2026-11-01T04:00:00.000Z'],
  ['2026-11-01', 1, 'America/New_York', '2026-11-01T05:00:00.000Z'],
  ['2026-11-01', 2, 'America/New_York', '2026-11-01T07:00:00.000Z'],
  ['2026-10-25', 2, 'Europe/Berlin', '2026-10-25T00:00:00.000Z'],
])('of an hour that comes twice, the first counts: %s %i:00 in %s is %s', (date, hour, timeZone, at) => {
  expect(momentAt(date, hour, timeZone)).toBe(at)
})

test('a moment has another date in another time zone', () => {
  const at = Date.parse('2026-11-27T23:30:00Z')
  expect(localDayIn('America/Los_Angeles', at)).toBe(dayOf('2026-11-27'))
  expect(localDayIn('Asia/Tokyo', at)).toBe(dayOf('2026-11-28'))
  expect(offsetIn('Asia/Kolkata', at)).toBe(330)
})

test('a time zone has one spelling, and an offset is none', () => {
  expect(timeZoneNamed('europe/BERLIN')).toBe('Europe/Berlin')
  expect(timeZoneNamed('UTC')).toBe('UTC')
  for (const name of ['Europe/Atlantis', '+05:30', '', 'x'.repeat(60)])
    expect(timeZoneNamed(name)).toBeUndefined()
})
