import type { Scores } from '../../contract.ts'
import { criteria, isScore } from '../../rating.ts'

/** Feedback that was begun: the seven scores of the detailed form, the one of the short form, and a text for either. */
export interface FeedbackDraft {
  readonly scores: Partial<Scores>
  /** 0 while none is picked. */
  readonly score: number
  readonly comment: string
}

/** From what a browser kept; what is not as it should be counts as not given. */
export function parseDraft(text: string): FeedbackDraft {
  const record = mapOf(parseJson(text))
  const given = mapOf(record.get('scores'))
  const score = record.get('score')
  const comment = record.get('comment')
  return {
    scores: Object.fromEntries(
      criteria.flatMap(({ key }) => {
        const value = given.get(key)
        return isScore(value) ? [[key, value]] : []
      }),
    ),
    score: isScore(score) ? score : 0,
    comment: typeof comment === 'string' ? comment : '',
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function mapOf(value: unknown): Map<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
}
