import { sql } from 'kysely'
import '#accounts/server/account-store.ts'
import type { StoreHandle } from '#platform/server/store.ts'

interface InterviewTable {
  id: string
  /** Null once that account is gone. */
  interviewer_id: string | null
  interviewee_id: string | null
  leetcode_question_number: number
  google_meet_link: string | null
  codepad_link: string | null
  starts_at: number | null
  status: 'feedback_pending' | 'completed'
  score: number | null
  feedback: string | null
  /** JSON of the candidate's own scores. */
  self_scores: string | null
  feedback_opened_at: number | null
  created_at: number
  completed_at: number | null
}

declare module '#platform/server/store.ts' {
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
  most: number,
): Promise<readonly StoredInterview[]> {
  const rows = await selectInterviews(handle)
    .where((row) => row.or([row('interviewer_id', '=', userId), row('interviewee_id', '=', userId)]))
    .orderBy('interviews.created_at', 'desc')
    .orderBy('interviews.id', 'desc')
    .limit(most)
    .execute()
  return rows.map(interviewOf)
}

/** Completed interviews in one role, and their mean score; null when there is none. */
export async function summarise(
  handle: StoreHandle,
  role: 'interviewer_id' | 'interviewee_id',
  userId: string,
): Promise<{ count: number; mean: number | null }> {
  const { count, mean } = await handle.db
    .selectFrom('interviews')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.avg<number | null>('score').as('mean')])
    .where(role, '=', userId)
    .where('status', '=', 'completed')
    .executeTakeFirstOrThrow()
  return { count, mean }
}

/** Whether this person is yet to be told the result of an interview about this question, created lately. */
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
    .where('leetcode_question_number', '=', questionNumber)
    .where('created_at', '>', sql<number>`${handle.now()} - ${withinMs}`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
