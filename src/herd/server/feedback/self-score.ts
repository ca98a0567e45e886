import { AppError } from '#platform/server/http/errors.ts'
import type { Store } from '#platform/server/store/store.ts'
import type { Interview, Scores } from '../../contract.ts'
import { findInterview, type StoredInterview } from '../interviews/interview-store.ts'
import { interviewNotFound, presentInterview } from '../interviews/read-interviews.ts'
import { setFeedbackOpened, setSelfScores } from './feedback-store.ts'

/**
 * Stores how candidates score themselves. They can change it until they open the feedback.
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
  const isSaved = await setSelfScores(store, id, userId, text)
  const interview = await findAsCandidate(store, userId, id)
  if (!isSaved && interview.self_scores !== text)
    throw new AppError('conflict', 'You have opened the feedback, so your own scores are final.')
  return presentInterview(interview, userId)
}

/** Records that the candidate has opened the feedback. Safe to repeat. @throws AppError */
export async function openFeedback(store: Store, userId: string, id: string): Promise<void> {
  await setFeedbackOpened(store, id, userId)
  const { status } = await findAsCandidate(store, userId, id)
  if (status !== 'completed') throw new AppError('conflict', 'There is no feedback to open yet.')
}

async function findAsCandidate(store: Store, userId: string, id: string): Promise<StoredInterview> {
  const interview = await findInterview(store, id)
  if (interview?.interviewee?.id === userId) return interview
  throw interview?.interviewer?.id === userId
    ? new AppError('forbidden', 'Only the candidate can do this.')
    : interviewNotFound()
}
