import { refusals } from './refusals.ts'
import type { TutorParts } from './running-answers.ts'
import { findSession, endSession as markEnded } from './session-store.ts'
import { requestStop } from './turn-store.ts'

/**
 * Ends an answer where it is. Another process that writes it finds the note within half a second.
 *
 * @returns whether it was still being written.
 */
export async function stopAnswer(
  { store, answers }: TutorParts,
  userId: string,
  sessionId: string,
  messageId: string,
): Promise<boolean> {
  if (!(await findSession(store, userId, sessionId))) throw refusals.sessionUnknown()
  const turnId = await requestStop(store, sessionId, messageId)
  if (turnId === undefined) return false
  await answers.stop(turnId)
  return true
}

/** Ends the caller's own conversation and its answer in progress. Unknown conversations count as ended. */
export async function endSession({ store, answers }: TutorParts, userId: string, id: string): Promise<void> {
  if (!(await markEnded(store, userId, id))) return
  const turnId = await requestStop(store, id)
  if (turnId !== undefined) await answers.stop(turnId)
}
