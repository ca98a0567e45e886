import { expect, test } from 'vitest'
import {
  type FailureKind,
  failureKindOf,
  failureMessage,
  isRetryable,
  retryDelayMs,
  retryLabel,
  retryRefusal,
  showFailure,
} from './failures.ts'
import { refusals } from './server/conversation/refusals.ts'

test.each<[string, FailureKind]>([
  ['Failed to fetch', 'network'],
  ['NetworkError when attempting to fetch resource.', 'network'],
  ['Session limit reached', 'session'],
  ['The token has EXPIRED', 'session'],
  ['rate limit exceeded', 'rate_limit'],
  ['Too many requests', 'rate_limit'],
  ['Unauthorized', 'authentication'],
  ['Authentication required. Please sign in.', 'authentication'],
  ['Validation failed', 'validation'],
  ['Invalid topic.', 'validation'],
  ['API down', 'api'],
  ['Something went wrong on our server.', 'api'],
  ['Rapid clicks', 'api'], // It is the spec's rule that a part of a word is enough.
  ['network of sessions with invalid servers', 'network'],
  ['invalid server', 'validation'],
  ['Topic not found', 'unknown'],
  ['', 'unknown'],
])('"%s" is of the kind %s', (text, kind) => {
  expect(failureKindOf(text)).toBe(kind)
})

test('only network, server and rate-limit errors may be retried', () => {
  const kinds = [
    'network',
    'session',
    'rate_limit',
    'authentication',
    'validation',
    'api',
    'unknown',
  ] as const
  expect(kinds.filter(isRetryable)).toEqual(['network', 'rate_limit', 'api'])
})

test.each([
  ['Failed to fetch', 'Network connection error. Please check your internet connection and try again.'],
  ['Server away', 'Server error occurred. Please try again in a moment.'],
  ['It has expired', 'Your session has expired. Please start a new session.'],
  ['Too many', 'Too many requests. Please wait a moment before trying again.'],
  ['Unauthorized', 'Authentication error. Please log in again.'],
  ['Invalid topic.', 'Invalid topic.'],
  ['Topic not found', 'Topic not found'],
  ['', 'An unexpected error occurred. Please try again.'],
])('"%s" is told as "%s"', (text, told) => {
  expect(failureMessage(text)).toBe(told)
})

test.each<[FailureKind, string]>([
  ['validation', 'Invalid input. Please check your data and try again.'],
  ['unknown', 'An unexpected error occurred. Please try again.'],
])('a failure of the kind %s that says nothing is told as "%s"', (kind, told) => {
  expect(failureMessage('', kind)).toBe(told)
})

/** Contract 1.8: the client finds what we mean in the words we send. A refusal without its row does not compile. */
const meant: Record<keyof typeof refusals, FailureKind> = {
  topicUnknown: 'validation',
  topicDiffers: 'validation',
  questionLength: 'validation',
  sessionUnknown: 'session',
  sessionOver: 'session',
  sessionFull: 'session',
  pending: 'unknown',
  stopped: 'unknown',
  tooManySessions: 'rate_limit',
  tooFast: 'rate_limit',
  dayUsedUp: 'rate_limit',
  modelLimited: 'rate_limit',
  busy: 'api',
  restarting: 'api',
  modelFailed: 'api',
  modelTimedOut: 'api',
}

test.each(Object.entries(meant))('what the server says as %s is of the kind %s', (name, kind) => {
  const { message } = refusals[name as keyof typeof refusals](61)
  expect(failureKindOf(message)).toBe(kind)
  expect(message.length).toBeLessThanOrEqual(200)
})

test.each(['tooManySessions', 'tooFast', 'dayUsedUp', 'modelLimited'] as const)(
  'with a countdown, the sentence of %s does not also say when to try again',
  (name) => {
    const { message } = showFailure(refusals[name](61).message, 'send', 0, Date.now() + 61_000)
    expect(message).toMatch(/^Too many/)
    expect(message).not.toMatch(/wait|again|resets/)
  },
)

test('the wait doubles from two seconds and stops at fifteen', () => {
  expect([1, 2, 3, 4, 5].map((attempt) => retryDelayMs(attempt, 0))).toEqual([
    2000, 4000, 8000, 15_000, 15_000,
  ])
})

test('at most a tenth is added to it', () => {
  expect(retryDelayMs(1, 1)).toBe(2200)
  expect(retryDelayMs(2, 0.5)).toBe(4200)
})

test('the button says which attempt of three was the last', () => {
  expect([0, 1, 3].map((attempts) => retryLabel(attempts, false))).toEqual([
    'Retry',
    'Retry (1/3)',
    'Retry (3/3)',
  ])
  expect(retryLabel(1, true)).toBe('Retrying...')
})

test.each(['initialise', 'reset'] as const)(
  '%s may be tried three times, when that may help',
  (operation) => {
    for (const kind of ['network', 'api', 'rate_limit'] as const) {
      expect(retryRefusal(operation, kind, 2)).toBeUndefined()
      expect(retryRefusal(operation, kind, 3)).toBe('Cannot retry operation')
    }
    for (const kind of ['session', 'authentication', 'validation', 'unknown'] as const)
      expect(retryRefusal(operation, kind, 0)).toBe('Cannot retry operation')
  },
)

test('a question is never resent automatically', () => {
  expect(retryRefusal('send', 'network', 0)).toBe(
    'Message sending cannot be automatically retried. Please try sending your message again.',
  )
})
