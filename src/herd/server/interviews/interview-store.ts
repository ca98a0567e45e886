import { type ExpressionBuilder, sql } from 'kysely'
import type { StoreHandle, Tables } from '#platform/server/store/store.ts'

interface InterviewTable {
  id: string
  /** Null once that account is deleted. */
  interviewer_id: string | null
  interviewee_id: string | null
  leetcode_question_number: number
  google_meet_link: string | null
  codepad_link: string | null
  starts_at: number | null
  /** When the interviewer started it. */
  started_at: number | null
  status: 'feedback_pending' | 'completed'
  score: number | null
  feedback: string | null
  /** JSON of the candidate's self-scores. */
  self_scores: string | null
  feedback_opened_at: number | null
  created_at: number
  completed_at: number | null
}

declare module '#platform/server/store/store.ts' {
  interface Tables {
    interviews: InterviewTable
  }
}

interface Names {
  readonly username: string
  readonly firstName: string | null
  readonly lastName: string | null
}

/** An interview with the names of both; times in store milliseconds. */
export interface StoredInterview extends Readonly<Omit<InterviewTable, 'interviewer_id' | 'interviewee_id'>> {
  readonly interviewer: (Names & { readonly id: string }) | null
  readonly interviewee: (Names & { readonly id: string }) | null
}

function selectInterviews(handle: StoreHandle) {
  return handle.db
    .selectFrom('interviews')
    .leftJoin('users as interviewer', 'interviewer.id', 'interviews.interviewer_id')
    .leftJoin('users as interviewee', 'interviewee.id', 'interviews.interviewee_id')
    .selectAll('interviews')
    .select([
      'interviewer.username as interviewer_username',
      'interviewer.first_name as interviewer_first_name',
      'interviewer.last_name as interviewer_last_name',
      'interviewee.username as interviewee_username',
      'interviewee.first_name as interviewee_first_name',
      'interviewee.last_name as interviewee_last_name',
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof selectInterviews>['executeTakeFirstOrThrow']>>

function interviewOf(row: Row): StoredInterview {
  const person = (
    id: string | null,
    username: string | null,
    firstName: string | null,
    lastName: string | null,
  ) => (id === null || username === null ? null : { id, username, firstName, lastName })
  return {
    ...row,
    interviewer: person(
      row.interviewer_id,
      row.interviewer_username,
      row.interviewer_first_name,
      row.interviewer_last_name,
    ),
    interviewee: person(
      row.interviewee_id,
      row.interviewee_username,
      row.interviewee_first_name,
      row.interviewee_last_name,
    ),
  }
}

export async function findInterview(handle: StoreHandle, id: string): Promise<StoredInterview | undefined> {
  const row = await selectInterviews(handle).where('interviews.id', '=', id).executeTakeFirst()
  return row && interviewOf(row)
}

/** In both roles, newest first. */
export async function listInterviews(
  handle: StoreHandle,
  userId: string,
  limit: number,
): Promise<readonly StoredInterview[]> {
  const rows = await selectInterviews(handle)
    .where((row) => row.or([row('interviewer_id', '=', userId), row('interviewee_id', '=', userId)]))
    .orderBy('interviews.created_at', 'desc')
    .orderBy('interviews.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(interviewOf)
}

/**
 * Completed interviews by role, with their mean score; null when there is none. A score received counts once its
 * feedback was opened, so that candidates score themselves without knowing it.
 */
export async function readTotals(handle: StoreHandle, userId: string) {
  return handle.db
    .selectFrom('interviews')
    .select([
      sql<number | null>`sum(case when interviewer_id = ${userId} then 1 else 0 end)`.as('given'),
      sql<number | null>`sum(case when interviewee_id = ${userId} then 1 else 0 end)`.as('taken'),
      sql<number | null>`avg(case when interviewer_id = ${userId} then score end)`.as('mean_given'),
      sql<
        number | null
      >`avg(case when interviewee_id = ${userId} and feedback_opened_at is not null then score end)`.as(
        'mean_received',
      ),
    ])
    .where((row) => row.or([row('interviewer_id', '=', userId), row('interviewee_id', '=', userId)]))
    .where('status', '=', 'completed')
    .executeTakeFirstOrThrow()
}

/** Whether this person is the candidate of a recent, started and still open interview about this question. */
export async function isCandidateFor(
  handle: StoreHandle,
  userId: string,
  questionNumber: number,
  withinMs: number,
): Promise<boolean> {
  const row = await handle.db
    .selectFrom('interviews')
    .select('id')
    .where('interviewee_id', '=', userId)
    .where('interviewer_id', 'is not', null)
    .where('status', '=', 'feedback_pending')
    .where('started_at', 'is not', null)
    .where('leetcode_question_number', '=', questionNumber)
    .where('created_at', '>', sql<number>`${handle.now()} - ${withinMs}`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Where and when two people meet, as one of them plans it. */
export interface PlannedMeeting {
  readonly meetLink: string | null
  readonly codeLink: string | null
  readonly startsAt: number | null
}

/** What the interviewer decides when creating an interview. */
export interface InterviewPlan extends PlannedMeeting {
  readonly intervieweeId: string
  readonly questionNumber: number
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
      started_at: null,
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

/** Stores the first time only. */
export async function setStarted(handle: StoreHandle, id: string, interviewerId: string): Promise<void> {
  await handle.db
    .updateTable('interviews')
    .set({ started_at: handle.now() })
    .where('id', '=', id)
    .where('interviewer_id', '=', interviewerId)
    .where('status', '=', 'feedback_pending')
    .where('started_at', 'is', null)
    .execute()
}

/** @returns false when it has started or is gone. The caller has checked whose it is. */
export async function setStartsAt(tx: StoreHandle, id: string, startsAt: number): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('interviews')
    .set({ starts_at: startsAt })
    .where('id', '=', id)
    .where('status', '=', 'feedback_pending')
    .where('started_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** @returns false when it has started or is gone. The caller has checked whose it is. */
export async function deleteInterview(tx: StoreHandle, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.db
    .deleteFrom('interviews')
    .where('id', '=', id)
    .where('status', '=', 'feedback_pending')
    .where('started_at', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The id of an identical interview that this person created within the last `withinMs`. */
export async function findDuplicate(
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

/** An interview this person can still complete: the candidate has neither deleted their account nor blocked them. */
export function canBeCompletedBy(interviewerId: string) {
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

export async function countOpenInterviews(tx: StoreHandle, interviewerId: string): Promise<number> {
  const { count } = await tx.db
    .selectFrom('interviews')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(canBeCompletedBy(interviewerId))
    .executeTakeFirstOrThrow()
  return count
}
