import { AppError } from '#platform/server/http/errors.ts'
import type { Store } from '#platform/server/store/store.ts'
import type { Interview } from '../../contract.ts'
import { findInterview, setStarted } from './interview-store.ts'
import { interviewNotFound, presentInterview } from './read-interviews.ts'

/** Starts an interview, so that the candidate sees the question. Safe to repeat. @throws AppError */
export async function beginInterview(store: Store, userId: string, id: string): Promise<Interview> {
  await setStarted(store, id, userId)
  const interview = await findInterview(store, id)
  if (interview?.interviewer?.id === userId) return presentInterview(interview, userId)
  throw interview?.interviewee?.id === userId
    ? new AppError('forbidden', 'Only the interviewer can start the interview.')
    : interviewNotFound()
}
