import { AppError } from '#platform/server/http/errors.ts'
import { tutorLimits } from '../../session-rules.ts'
import type { ModelFailure } from '../models/tutor-model.ts'

/*
 * Clients tell the kind of a failure from words in its sentence (failures.ts of the chat), so each is chosen with that in
 * mind, and a test sends all of them through it.
 */
const failed = 'This question was not counted.'

export const refusals = {
  topicUnknown: () => new AppError('invalid', 'Topic not found'),
  /** Opening a session is also how one is reset. */
  topicMissing: () => new AppError('invalid', 'No topic specified for session reset'),
  topicDiffers: () => new AppError('invalid', 'Invalid topic: this conversation belongs to another topic.'),
  questionLength: () =>
    new AppError(
      'invalid',
      `Validation failed: a question must be 1 to ${tutorLimits.messageLength} characters.`,
    ),
  sessionMissing: () => new AppError('invalid', 'No active session'),
  sessionUnknown: () => new AppError('not_found', 'Tutor session not found. Please start a new session.'),
  sessionOver: () => new AppError('gone', 'Your session has expired. Please start a new session.'),
  sessionFull: () => new AppError('conflict', 'Session limit reached'),
  pending: () =>
    new AppError('conflict', 'Your previous question is still being answered. Please wait for the reply.'),
  tooManySessions: (seconds: number) =>
    later('limited', `Too many new conversations. Please wait ${Math.ceil(seconds / 60)} minutes.`, seconds),
  tooFast: (seconds: number) =>
    later('limited', `Too many questions in a short time. Please wait ${seconds} seconds.`, seconds),
  dayUsedUp: (seconds: number) =>
    later('limited', 'Too many AI questions today. Your allowance resets at 00:00 UTC.', seconds),
  busy: () => later('unavailable', 'The AI server is busy. Please try again later.', 30),
  stopped: () => new AppError('stopped', `Stopped before the answer began. ${failed}`),
  restarting: () => later('unavailable', `The AI server is restarting. ${failed} Please try again.`, 5),
  modelLimited: () =>
    later(
      'unavailable',
      `Too many requests at the AI provider right now. ${failed} Please try again in a minute.`,
      60,
    ),
  modelFailed: () =>
    new AppError('upstream_failed', `The AI server could not answer. ${failed} Please try again.`),
  modelTimedOut: () =>
    new AppError('upstream_timeout', `The AI server took too long to answer. ${failed} Please try again.`),
} as const satisfies Record<string, (seconds: number) => AppError>

function later(code: 'limited' | 'unavailable', sentence: string, retryAfterSeconds: number): AppError {
  return new AppError(code, sentence, { retryAfterSeconds })
}

/** The refusal for a failed model call. */
export function modelRefusal(kind: ModelFailure['kind']): AppError {
  if (kind === 'rate-limited') return refusals.modelLimited()
  return kind === 'timed-out' ? refusals.modelTimedOut() : refusals.modelFailed()
}
