import { sql } from 'kysely'
import { dayMs } from '#platform/durations.ts'
import type { Store, StoreHandle } from '#platform/server/store/store.ts'
import type { PlannedMeeting } from '../interviews/interview-store.ts'
import { namedColumns, namedPerson } from '../people-store.ts'

/** A request to be interviewed. It is deleted when it is accepted; the interview then has its id. */
interface InterviewRequestTable {
  id: string
  /** Who sent it. */
  candidate_id: string
  interviewer_id: string
  google_meet_link: string | null
  codepad_link: string | null
  starts_at: number | null
  created_at: number
  declined_at: number | null
}

declare module '#platform/server/store/store.ts' {
  interface Tables {
    interview_requests: InterviewRequestTable
  }
}

export type StoredRequest = Readonly<InterviewRequestTable>

const retentionMs = 30 * dayMs

export async function insertRequest(
  tx: StoreHandle,
  request: { readonly id: string; readonly candidateId: string; readonly interviewerId: string },
  plan: PlannedMeeting,
): Promise<void> {
  await tx.db
    .insertInto('interview_requests')
    .values({
      id: request.id,
      candidate_id: request.candidateId,
      interviewer_id: request.interviewerId,
      google_meet_link: plan.meetLink,
      codepad_link: plan.codeLink,
      starts_at: plan.startsAt,
      created_at: tx.now(),
      declined_at: null,
    })
    .execute()
}

export async function findRequest(handle: StoreHandle, id: string): Promise<StoredRequest | undefined> {
  return handle.db.selectFrom('interview_requests').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The one request between these two in this direction, with its age. */
export async function findRequestBetween(handle: StoreHandle, candidateId: string, interviewerId: string) {
  return handle.db
    .selectFrom('interview_requests')
    .selectAll()
    .select(sql<number>`${handle.now()} - created_at`.as('age'))
    .where('candidate_id', '=', candidateId)
    .where('interviewer_id', '=', interviewerId)
    .executeTakeFirst()
}

/** Newest first, with the person who was asked. */
export async function listSentRequests(handle: StoreHandle, candidateId: string) {
  const rows = await selectWith(handle, 'interviewer_id').where('candidate_id', '=', candidateId).execute()
  return rows.map((row) => ({ request: row, interviewer: namedPerson({ ...row, id: row.interviewer_id }) }))
}

/** Those that wait for an answer, newest first, with the person who asked. */
export async function listReceivedRequests(handle: StoreHandle, interviewerId: string) {
  const rows = await selectWith(handle, 'candidate_id')
    .where('interviewer_id', '=', interviewerId)
    .where('declined_at', 'is', null)
    .execute()
  return rows.map((row) => ({ request: row, candidate: namedPerson({ ...row, id: row.candidate_id }) }))
}

function selectWith({ db }: StoreHandle, person: 'interviewer_id' | 'candidate_id') {
  return db
    .selectFrom('interview_requests')
    .innerJoin('users', 'users.id', person)
    .selectAll('interview_requests')
    .select(namedColumns.filter((column) => column !== 'users.id'))
    .orderBy('interview_requests.created_at', 'desc')
    .orderBy('interview_requests.id', 'desc')
}

/** @returns false when this is not a request of the candidate to this person that waits for an answer. */
export async function deletePendingRequest(
  tx: StoreHandle,
  id: string,
  candidateId: string,
  interviewerId: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx.db
    .deleteFrom('interview_requests')
    .where('id', '=', id)
    .where('candidate_id', '=', candidateId)
    .where('interviewer_id', '=', interviewerId)
    .where('declined_at', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** @returns false when this person sent no such request. */
export async function deleteSentRequest(
  handle: StoreHandle,
  id: string,
  candidateId: string,
): Promise<boolean> {
  const { numDeletedRows } = await handle.db
    .deleteFrom('interview_requests')
    .where('id', '=', id)
    .where('candidate_id', '=', candidateId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** In both directions. */
export async function deleteRequestsBetween(tx: StoreHandle, one: string, other: string): Promise<void> {
  const both = [one, other]
  await tx.db
    .deleteFrom('interview_requests')
    .where('candidate_id', 'in', both)
    .where('interviewer_id', 'in', both)
    .execute()
}

/** @returns false when it is declined already, or not a request to this person. */
export async function setDeclined(tx: StoreHandle, id: string, interviewerId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('interview_requests')
    .set({ declined_at: tx.now() })
    .where('id', '=', id)
    .where('interviewer_id', '=', interviewerId)
    .where('declined_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes requests 30 days after they were sent, answered or not. */
export async function deleteOldRequests(store: Store): Promise<void> {
  await store.db
    .deleteFrom('interview_requests')
    .where('created_at', '<=', sql<number>`${store.now()} - ${retentionMs}`)
    .execute()
}
