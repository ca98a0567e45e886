import { expect, test } from 'vitest'
import { refusals } from '../../server/conversation/refusals.ts'
import { type FailureKind, failureKindOf, retryDelayMs, retryLabel, showFailure } from './failures.ts'

const network = 'Network connection error. Please check your internet connection and try again.'
const session = 'Your session has expired. Please start a new session.'
const limited = 'Too many requests. Please wait a moment before trying again.'
const authentication = 'Authentication error. Please log in again.'
const api = 'Server error occurred. Please try again in a moment.'

test.each<[text: string, kind: FailureKind, message: string, offersRetry: boolean]>([
  ['NetworkError when attempting to fetch resource.', 'network', network, true],
  ['The token has EXPIRED', 'session', session, false],
  ['rate limit exceeded', 'rate_limit', limited, true],
  ['Unauthorized', 'authentication', authentication, false],
  ['Invalid question', 'validation', 'Invalid question', false],
  ['Rapid clicks', 'api', api, true], // It is the spec's rule that a part of a word is enough.
  ['Topic not found', 'unknown', 'Topic not found', false],
  ['', 'unknown', 'An unexpected error occurred. Please try again.', false],
  ['network of sessions with invalid servers', 'network', network, true],
  ['invalid server', 'validation', 'invalid server', false],
])('"%s" is of the kind %s', (text, kind, message, offersRetry) => {
  expect(showFailure(text)).toMatchObject({ kind, message, offersRetry })
})

/** The client finds what we mean in the words we send. A refusal without its row does not compile. */
const meant: Record<keyof typeof refusals, FailureKind> = {
  topicUnknown: 'unknown',
  topicMissing: 'session',
  topicDiffers: 'validation',
  questionLength: 'validation',
  sessionMissing: 'session',
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
  // The page counts down, so the sentence does not also say when to try again.
  if (kind === 'rate_limit')
    expect(showFailure(message, 0, Date.now())).toMatchObject({
      message: limited,
      detail: expect.stringMatching(/^(?!.*(wait|again|resets)).+\.$/),
    })
})

test('opening a session may be tried three more times: after 2, 4 and 8 seconds and up to a tenth more', () => {
  const offers = [0, 1, 2, 3].map((attempts) => showFailure('Failed to fetch', attempts).offersRetry)
  expect(offers).toEqual([true, true, true, false])
  expect(showFailure('Failed to fetch', 3).detail).toBe('Cannot retry operation')
  expect([1, 2, 3, 4].map((attempt) => retryDelayMs(attempt, 0))).toEqual([2000, 4000, 8000, 15_000])
  expect(retryDelayMs(1, 1)).toBe(2200)
  const labels = [0, 3].map((attempts) => retryLabel(showFailure('Failed to fetch', attempts)))
  expect(labels).toEqual(['Retry', 'Retry (3/3)'])
  expect(retryLabel({ ...showFailure('Failed to fetch'), isRetrying: true })).toBe('Retrying...')
})
