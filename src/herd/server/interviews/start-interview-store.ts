import { sql } from 'kysely'
import type { StoreHandle } from '#platform/server/store.ts'
import { isOpenTo } from '../feedback/feedback-store.ts'
import './interview-store.ts'

/** What the interviewer decides when an interview is created. */
export interface InterviewPlan {
  readonly intervieweeId: string
  readonly questionNumber: number
  readonly meetLink: string | null
  readonly codeLink: string | null
  readonly startsAt: number | null
}

export async function insertInterview(
  tx: StoreHandle,
  id: string,
  interviewerId: string,
  plan: InterviewPlan,
): Promise<void> {
  await tx.db
    .insertInto('interviews')
    .values({
      id,
      interviewer_id: interviewerId,
      interviewee_id: plan.intervieweeId,
      leetcode_question_number: plan.questionNumber,
      google_meet_link: plan.meetLink,
      codepad_link: plan.codeLink,
      starts_at: plan.startsAt,
      status: 'feedback_pending',
      score: null,
      feedback: null,
      self_scores: null,
      feedback_opened_at: null,
      created_at: tx.now(),
      completed_at: null,
    })
    .execute()
}

/** The id of an interview by the same plan that this person created moments ago. */
export async function findTwin(
  tx: StoreHandle,
  interviewerId: string,
  plan: InterviewPlan,
  withinMs: number,
): Promise<string | undefined> {
  const row = await tx.db
    .selectFrom('interviews')
    .select('id')
    .where('interviewer_id', '=', interviewerId)
    .where('interviewee_id', '=', plan.intervieweeId)
    .where('leetcode_question_number', '=', plan.questionNumber)
    .where('google_meet_link', 'is not distinct from', plan.meetLink)
    .where('codepad_link', 'is not distinct from', plan.codeLink)
    .where('starts_at', 'is not distinct from', plan.startsAt)
    .where('created_at', '>', sql<number>`${tx.now()} - ${withinMs}`)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return row?.id
}

/** Interviews that this person can still complete. */
export async function countOpenInterviews(tx: StoreHandle, interviewerId: string): Promise<number> {
  const { count } = await tx.db
    .selectFrom('interviews')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isOpenTo(interviewerId))
    .executeTakeFirstOrThrow()
  return count
}
