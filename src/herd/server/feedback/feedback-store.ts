import type { ExpressionBuilder } from 'kysely'
import type { Store, StoreHandle, Tables } from '#platform/server/store.ts'
import '../friends/block-store.ts'
import '../interviews/interview-store.ts'

/** This person is to give feedback, and there is somebody who takes it: their candidate is here and has not blocked them. */
export function isOpenTo(interviewerId: string) {
  return ({ eb, and, not, exists, selectFrom }: ExpressionBuilder<Tables, 'interviews'>) =>
    and([
      eb('interviewer_id', '=', interviewerId),
      eb('interviewee_id', 'is not', null),
      eb('status', '=', 'feedback_pending'),
      not(
        exists(
          selectFrom('blocks')
            .select('blocker_id')
            .whereRef('blocker_id', '=', 'interviews.interviewee_id')
            .where('blocked_id', '=', interviewerId),
        ),
      ),
    ])
}

/**
 * One guarded statement: of many at once one completes the interview.
 *
 * @returns false when it is not this person's to complete, was completed before, or the candidate is gone or blocked
 * them.
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
    .where(isOpenTo(interviewerId))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** @returns false when it is not this candidate's interview, or they opened the feedback before. */
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

/** Keeps the first time; nothing happens before the feedback is there. */
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
