import type { Store, StoreHandle } from '#platform/server/store/store.ts'
import { canBeCompletedBy } from '../interviews/interview-store.ts'

/**
 * A single conditional update, so that only one of several concurrent requests completes the interview.
 *
 * @returns false when this person cannot complete it, or it is completed already.
 */
export async function setCompleted(
  tx: StoreHandle,
  id: string,
  interviewerId: string,
  { score, feedback }: { score: number; feedback: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('interviews')
    .set({ status: 'completed', score, feedback, completed_at: tx.now() })
    .where('id', '=', id)
    .where(canBeCompletedBy(interviewerId))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** @returns false when this person is not the candidate, or has opened the feedback already. */
export async function setSelfScores(
  handle: StoreHandle,
  id: string,
  intervieweeId: string,
  scores: string,
): Promise<boolean> {
  const { numUpdatedRows } = await handle.db
    .updateTable('interviews')
    .set({ self_scores: scores })
    .where('id', '=', id)
    .where('interviewee_id', '=', intervieweeId)
    .where('feedback_opened_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Stores the first time only, and only when there is feedback. */
export async function setFeedbackOpened(store: Store, id: string, intervieweeId: string): Promise<void> {
  await store.db
    .updateTable('interviews')
    .set({ feedback_opened_at: store.now() })
    .where('id', '=', id)
    .where('interviewee_id', '=', intervieweeId)
    .where('status', '=', 'completed')
    .where('feedback_opened_at', 'is', null)
    .execute()
}
