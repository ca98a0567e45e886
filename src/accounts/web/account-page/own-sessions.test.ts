import { expect, test } from 'vitest'
import { lastUsedText, signedInText } from './own-sessions.ts'

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

test('the day of the sign-in is a date in words', () => {
  expect(signedInText('2026-11-09T12:00:00.000Z')).toBe('signed in on 9 November 2026')
})
