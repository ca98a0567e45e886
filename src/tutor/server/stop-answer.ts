import { requestStop } from './stop-request-store.ts'
import type { TutorParts } from './tutor-parts.ts'
import { refusals } from './tutor-refusals.ts'
import { findSession } from './tutor-session-store.ts'

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
