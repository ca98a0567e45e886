import type { Store } from '#platform/server/store.ts'
import type { Interview, Scores } from '../../contract.ts'
import { refusals } from '../interviews/interview-refusals.ts'
import { findInterview, type StoredInterview } from '../interviews/interview-store.ts'
import { presentInterview } from '../interviews/present-interview.ts'
import { setFeedbackOpened, setSelfScores } from './feedback-store.ts'

/**
 * Keeps how candidates judge themselves, as often as they like until they open the feedback.
 *
 * @throws AppError
 */
export async function scoreYourself(
  store: Store,
  userId: string,
  id: string,
  scores: Scores,
): Promise<Interview> {
  const text = JSON.stringify(scores)
  const isKept = await setSelfScores(store, id, userId, text)
  const interview = await findAsCandidate(store, userId, id)
  if (!isKept && interview.self_scores !== text) throw refusals.feedbackOpened()
  return presentInterview(interview, userId)
}

/** Notes that the candidate reads the feedback. Safe to repeat. @throws AppError */
export async function openFeedback(store: Store, userId: string, id: string): Promise<void> {
  await setFeedbackOpened(store, id, userId)
  const { status } = await findAsCandidate(store, userId, id)
  if (status !== 'completed') throw refusals.noFeedback()
}

async function findAsCandidate(store: Store, userId: string, id: string): Promise<StoredInterview> {
  const interview = await findInterview(store, id)
  if (interview?.interviewee?.id === userId) return interview
  throw interview?.interviewer?.id === userId ? refusals.onlyCandidate() : refusals.notFound()
}
