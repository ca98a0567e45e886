import type { BodyOf } from '#platform/endpoint.ts'
import { feedbackLimits, type herdApi } from '../../contract.ts'
import { criteria, formatFeedback, isScores, parseFeedback, totalOf } from '../../rating.ts'
import { refusals } from '../interviews/interview-refusals.ts'

export interface Verdict {
  readonly score: number
  /** The stored form, or plain text; null for none. */
  readonly feedback: string | null
  /** Meant as scores and not readable as such: kept as the text it is. */
  readonly isMalformed: boolean
}

/** How far a score may be from the mean of the seven: it is sent rounded to one decimal. */
const rounding = 0.06

/**
 * What an interviewer decided. Of seven scores it is their own mean that counts.
 *
 * @throws AppError `invalid`
 */
export function readVerdict(sent: BodyOf<typeof herdApi.complete>): Verdict {
  const { score } = sent
  if (sent.status !== 'completed') throw refusals.status()
  if (typeof score !== 'number' || !(score >= 1 && score <= 5)) throw refusals.score()
  const text = (sent.feedback ?? '').trim()
  if (text.length > feedbackLimits.stored) throw refusals.feedbackLength(feedbackLimits.stored)
  if (text === '') return { score, feedback: null, isMalformed: false }
  const byCriteria = parseObject(text)
  if (!byCriteria?.has('scores')) {
    const read = parseFeedback(text)
    return { score, feedback: text, isMalformed: read.kind === 'text' && read.malformed }
  }

  const scores = byCriteria.get('scores')
  const comment = byCriteria.has('comment') ? byCriteria.get('comment') : ''
  const isKnown = [...byCriteria.keys()].every((key) => key === 'scores' || key === 'comment')
  if (!isKnown || !isScores(scores) || typeof comment !== 'string') throw refusals.feedbackForm()
  if (comment.length > feedbackLimits.comment) throw refusals.commentLength(feedbackLimits.comment)
  const mean = totalOf(scores) / criteria.length
  if (Math.abs(score - mean) > rounding) throw refusals.scoreDiffers()
  return { score: mean, feedback: formatFeedback(scores, comment), isMalformed: false }
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
