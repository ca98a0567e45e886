import { requestStop } from './stop-request-store.ts'
import type { TutorParts } from './tutor-parts.ts'
import { endSession as markEnded } from './tutor-session-store.ts'

/** Ends an own conversation, and an answer that nobody will read. Unknown ones are as good as ended. */
export async function endSession({ store, answers }: TutorParts, userId: string, id: string): Promise<void> {
  if (!(await markEnded(store, userId, id))) return
  const turnId = await requestStop(store, id)
  if (turnId !== undefined) await answers.stop(turnId)
}
