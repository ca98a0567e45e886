import { expect, test } from 'vitest'
import { lastUsedText, sessionNames, signedInText } from './own-sessions-query.ts'

const now = Date.parse('2026-11-21T12:00:00.000Z')

test.each([
  ['2026-11-21T12:01:00.000Z', 'Used in the last ten minutes'],
  ['2026-11-21T12:00:00.000Z', 'Used in the last ten minutes'],
  ['2026-11-21T11:50:01.000Z', 'Used in the last ten minutes'],
  ['2026-11-21T11:50:00.000Z', 'Last used 10 minutes ago'],
  ['2026-11-21T11:00:00.000Z', 'Last used 1 hour ago'],
  ['2026-11-20T12:00:01.000Z', 'Last used 23 hours ago'],
  ['2026-11-20T12:00:00.000Z', 'Last used 1 day ago'],
  ['2026-11-08T12:00:00.000Z', 'Last used 13 days ago'],
])('a session seen at %s: %s', (lastSeenAt, text) => {
  expect(lastUsedText(lastSeenAt, now)).toBe(text)
})

test('the moment of the sign-in is in words, on the clock of the browser', () => {
  const noon = new Date(2026, 10, 9, 12, 5)
  expect(signedInText(noon.toISOString())).toBe('signed in on November 9, 2026 at 12:05')
})

test('sessions on one kind of device are told apart by numbers', () => {
  const sessions = ['Chrome on Windows', 'Firefox on Linux', 'Chrome on Windows'].map((device) => ({
    id: device,
    device,
    isCurrent: false,
    lastSeenAt: '',
    signedInAt: '',
  }))
  expect(sessionNames(sessions)).toEqual([
    'Chrome on Windows (1 of 2)',
    'Firefox on Linux',
    'Chrome on Windows (2 of 2)',
  ])
})
