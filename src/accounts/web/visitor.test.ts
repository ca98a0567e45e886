import { expect, test } from 'vitest'
import { likelyKind, visitorOf } from './visitor.ts'

const user = { id: 'u1', username: 'priya', firstName: null, lastName: null, email: 'priya@example.com' }

test.each([
  ['a user is loaded', { user }, 'member'],
  ['a user is loaded and the guest flag is still set', { user, guestFlag: true }, 'member'],
  ['the server knows nobody', { user: null }, 'none'],
  ['the server knows nobody and the guest flag is set', { user: null, guestFlag: true }, 'guest'],
  ['the server has not answered', { guestFlag: true }, 'loading'],
  ['the server could not be asked', { couldNotAsk: true }, 'none'],
  [
    'the server could not be asked and the guest flag is set',
    { couldNotAsk: true, guestFlag: true },
    'guest',
  ],
  ['asking again failed', { user, couldNotAsk: true }, 'member'],
] as const)('when %s', (_, clues, kind) => {
  const visitor = visitorOf({
    user: undefined,
    couldNotAsk: false,
    guestFlag: false,
    hint: 'member',
    ...clues,
  })
  expect(visitor.kind).toBe(kind)
})

test('until the server has answered, the hint tells whom to show a page for', () => {
  expect(likelyKind({ kind: 'loading', hint: 'guest' })).toBe('guest')
  expect(likelyKind({ kind: 'member', user })).toBe('member')
})
