import type { Round } from '../contract.ts'
import type { AnswerSync } from './answer-sync.ts'

/** A round as the server sent it, with the answers that it may not have yet. */
export function withNewestAnswers(round: Round, sync: Pick<AnswerSync, 'newest'>): Round {
  const known = new Set(round.answers.map(({ id }) => id))
  return { ...round, answers: [...round.answers, ...sync.newest().filter(({ id }) => !known.has(id))] }
}
