import type { BodyOf } from '#platform/endpoint.ts'
import { invalidField } from '#platform/server/http/errors.ts'
import { feedbackLimits, type herdApi } from '../../contract.ts'
import { criteria, formatFeedback, isScores, parseFeedback, totalOf } from '../../rating.ts'

export interface SubmittedFeedback {
  readonly score: number
  /** As it is stored: JSON with seven scores, or plain text; null for none. */
  readonly feedback: string | null
  /** It looks like JSON scores but cannot be read as such, so it is stored as plain text. */
  readonly isMalformed: boolean
}

/** Clients send the score rounded to one decimal, so it may differ this much from the exact mean. */
const roundingTolerance = 0.06

/**
 * Checks what an interviewer submitted. With seven scores the stored score is their exact mean.
 *
 * @throws AppError `invalid`
 */
export function readFeedback(sent: BodyOf<typeof herdApi.complete>): SubmittedFeedback {
  const { score } = sent
  if (sent.status !== 'completed') throw invalidField('status', 'An interview can only be set to completed.')
  if (typeof score !== 'number' || !(score >= 1 && score <= 5))
    throw invalidField('score', 'Please provide a score between 1 and 5.')
  const text = (sent.feedback ?? '').trim()
  if (text.length > feedbackLimits.stored) throw tooLong('Feedback', feedbackLimits.stored)
  if (text === '') return { score, feedback: null, isMalformed: false }
  const byCriteria = parseObject(text)
  if (!byCriteria?.has('scores')) {
    const read = parseFeedback(text)
    return { score, feedback: text, isMalformed: read.kind === 'text' && read.malformed }
  }

  const scores = byCriteria.get('scores')
  const comment = byCriteria.has('comment') ? byCriteria.get('comment') : ''
  const isKnown = [...byCriteria.keys()].every((key) => key === 'scores' || key === 'comment')
  if (!isKnown || !isScores(scores) || typeof comment !== 'string')
    throw invalidField(
      'feedback',
      'Feedback by criteria needs exactly the seven scores from 1 to 5, and a comment.',
    )
  if (comment.length > feedbackLimits.comment) throw tooLong('A comment', feedbackLimits.comment)
  const mean = totalOf(scores) / criteria.length
  if (Math.abs(score - mean) > roundingTolerance)
    throw invalidField('score', 'The score is not the mean of the seven scores.')
  return { score: mean, feedback: formatFeedback(scores, comment), isMalformed: false }
}

function tooLong(what: string, limit: number) {
  return invalidField('feedback', `${what} can be up to ${limit.toLocaleString('en-US')} characters.`)
}

function parseObject(text: string): ReadonlyMap<string, unknown> | undefined {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null && !Array.isArray(read)
      ? new Map(Object.entries(read))
      : undefined
  } catch {
    return
  }
}
